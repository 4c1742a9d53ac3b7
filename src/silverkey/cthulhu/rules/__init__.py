"""The rules, each in a file named after its place in the rulebook."""
