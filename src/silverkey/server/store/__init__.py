"""What the server keeps: games as what was agreed and answered, accounts, decks, positions."""
