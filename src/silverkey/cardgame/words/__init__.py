"""The words of the card language that no game owns. A game adds its own and says which cards there are."""
