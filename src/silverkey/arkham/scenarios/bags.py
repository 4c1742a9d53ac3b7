"""What is in the chaos bag of each campaign, by difficulty."""

from silverkey.arkham.words import AUTO_FAIL, CULTIST, ELDER_SIGN, SKULL, TABLET

NUMBERS = {
    "easy": {"+1": 2, "0": 3, "-1": 3, "-2": 2},
    "standard": {"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1},
    "hard": {"0": 3, "-1": 2, "-2": 2, "-3": 2, "-4": 1, "-5": 1},
    "expert": {"0": 1, "-1": 2, "-2": 2, "-3": 2, "-4": 2, "-5": 1, "-6": 1, "-8": 1},
}
"""How many tokens there are of each number, the same in all of these campaigns."""


def _bags(*symbols: str) -> dict[str, tuple[str, ...]]:
    """So many tokens of each number, and the symbols."""
    numbers = {
        kind: [token for token, copies in those.items() for _ in range(copies)] for kind, those in NUMBERS.items()
    }
    return {kind: (*those, *symbols, AUTO_FAIL, ELDER_SIGN) for kind, those in numbers.items()}


NIGHT_OF_THE_ZEALOT = _bags(SKULL, SKULL, CULTIST, TABLET)
THE_DUNWICH_LEGACY = _bags(SKULL, SKULL, CULTIST)
THE_PATH_TO_CARCOSA = _bags(SKULL, SKULL, SKULL)
