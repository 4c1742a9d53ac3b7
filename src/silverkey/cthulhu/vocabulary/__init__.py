"""The words that cards are written in, a file a kind of word."""
