"""The catalogue: what is printed on each of the 1,568 LCG cards, without the text, whether it can be played yet or not."""
