"""The Path to Carcosa: the cards that the 1.2 document names."""
