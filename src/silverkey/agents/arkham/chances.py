"""The odds of a test that has not begun, from the chaos bag as everybody sees it.

What a symbol does differs from scenario to scenario; it is taken for what it usually costs.
"""

from __future__ import annotations

from silverkey.arkham.words import AUTO_FAIL, ELDER_SIGN, SYMBOLS

USUAL_SYMBOL = -2
USUAL_ELDER_SIGN = 1


def chance(bag: tuple[str, ...], lead: int) -> float:
    """The chance of success with a skill value so much above the difficulty.

    >>> chance(("+1", "0", "-1", "auto-fail"), 0)
    0.5
    """
    if not bag:
        return 1.0 if lead >= 0 else 0.0
    return sum(token != AUTO_FAIL and lead + _modifier(token) >= 0 for token in bag) / len(bag)


def _modifier(token: str) -> int:
    if token == ELDER_SIGN:
        return USUAL_ELDER_SIGN
    return USUAL_SYMBOL if token in SYMBOLS or token == AUTO_FAIL else int(token)
