"""What is in the chaos bag of each campaign, by difficulty."""

from silverkey.arkham.words import AUTO_FAIL, CULTIST, ELDER_SIGN, SKULL, TABLET

_SYMBOLS = (SKULL, SKULL, CULTIST, TABLET, AUTO_FAIL, ELDER_SIGN)


def _bag(numbers: dict[str, int]) -> tuple[str, ...]:
    """So many tokens of each number, and the symbols."""
    return (*(token for token, copies in numbers.items() for _ in range(copies)), *_SYMBOLS)


NIGHT_OF_THE_ZEALOT: dict[str, tuple[str, ...]] = {
    "easy": _bag({"+1": 2, "0": 3, "-1": 3, "-2": 2}),
    "standard": _bag({"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1}),
    "hard": _bag({"0": 3, "-1": 2, "-2": 2, "-3": 2, "-4": 1, "-5": 1}),
    "expert": _bag({"0": 1, "-1": 2, "-2": 2, "-3": 2, "-4": 2, "-5": 1, "-6": 1, "-8": 1}),
}
