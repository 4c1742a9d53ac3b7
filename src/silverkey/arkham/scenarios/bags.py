"""What is in the chaos bag of each campaign, by difficulty."""

from silverkey.arkham.words import AUTO_FAIL, CULTIST, ELDER_SIGN, SKULL, TABLET

_SYMBOLS = (SKULL, SKULL, CULTIST, TABLET, AUTO_FAIL, ELDER_SIGN)

NIGHT_OF_THE_ZEALOT: dict[str, tuple[str, ...]] = {
    "easy": ("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2", *_SYMBOLS),
    "standard": ("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4", *_SYMBOLS),
    "hard": ("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5", *_SYMBOLS),
    "expert": ("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8", *_SYMBOLS),
}
