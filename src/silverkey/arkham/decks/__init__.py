"""Decks of investigators: files, the rules of building and upgrading them, weaknesses, and decks to start with."""
