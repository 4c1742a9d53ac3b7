"""The Dunwich Legacy: the cards that the 1.2 document names."""
