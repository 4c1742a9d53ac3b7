"""The catalogue: the facts of all 1,568 LCG cards, playable yet or not. No printed text."""
