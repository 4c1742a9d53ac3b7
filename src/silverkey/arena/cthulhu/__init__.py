"""Call of Cthulhu in the arena."""
