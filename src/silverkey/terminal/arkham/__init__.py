"""What the terminal knows of Arkham Horror."""
