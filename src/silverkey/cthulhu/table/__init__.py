"""The table: zones and what moves between them, who controls what, and the values of cards."""
