"""Call of Cthulhu before the judge: reading, laying out, naming, refusing, checking."""
