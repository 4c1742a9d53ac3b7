"""Decks that are ready to be played, each a file with its name, a sentence on how it plays, and its cards."""
