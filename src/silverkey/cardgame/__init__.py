"""What every card game has: a board of values and words in effect, and what follows from it. Knows no game."""
