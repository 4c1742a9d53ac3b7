"""What is left of a card that lies otherwise than it is printed."""

from __future__ import annotations

import inventions as cards
import pytest

from silverkey.cthulhu.table.values import Values, printed_values, turned_values
from silverkey.cthulhu.words import CHARACTER, DORMANT, SUPPORT

NOTHING = {
    "abilities": (),
    "blank": True,
    "cost": 0,
    "faction": "",
    "icons": (0, 0, 0, 0),
    "insane": True,
    "keywords": {},
    "skill": 0,
    "subtypes": frozenset(),
    "unique": False,
}
BODILESS = {"type": SUPPORT, "skill": 0, "icons": (0, 0, 0, 0), "keywords": {}, "subtypes": frozenset({"Attachment"})}
TURNED = {
    "insane": NOTHING | {"type": CHARACTER},
    "dormant": NOTHING | {"type": DORMANT},
    "facedown": NOTHING | {"type": SUPPORT, "subtypes": frozenset({"Attachment"})},
    "attached": BODILESS,
    "mute": BODILESS | {"abilities": ()},
}
"""How a card may lie, and what is then otherwise than printed."""


def fields(values: Values) -> dict[str, object]:
    return {name: getattr(values, name) for name in Values.__slots__}


@pytest.mark.plain
@pytest.mark.parametrize("how", TURNED)
def test_a_card_that_is_turned_or_attached_has_only_what_the_rules_leave_it(how: str) -> None:
    printed = fields(printed_values(cards.PARAGON))
    assert fields(turned_values(cards.PARAGON, how)) == printed | TURNED[how]
    assert all(printed[name] != value for name, value in TURNED["dormant"].items()), "the card has too little to lose"


@pytest.mark.plain
def test_a_copy_of_values_has_all_of_them_and_keywords_of_its_own() -> None:
    values = Values(cards.PARAGON)
    for number, name in enumerate(Values.__slots__):
        setattr(values, name, {"Fast": number} if name == "keywords" else number)
    copied = values.copy()
    assert fields(copied) == fields(values)
    assert copied.keywords is not values.keywords
