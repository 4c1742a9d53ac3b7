"""The catalogue: the facts of 976 cards of Arkham Horror, playable yet or not. No printed text."""
