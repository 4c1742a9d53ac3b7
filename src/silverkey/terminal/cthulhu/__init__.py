"""Call of Cthulhu in the terminal: its board, its words, its questions."""
