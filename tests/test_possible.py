"""Every instruction says when it cannot be carried out, so that nothing is triggered in vain (reading/64).

And what could not be carried out after all has not happened, so that nothing follows on it (coc-latest/1.3.b).
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from positions import Position

from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.references import Chosen
from silverkey.cthulhu.library import all_cards
from silverkey.kernel.outcome import SHORT
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

ALWAYS = {
    "nobody has a choice, so as much is done as can be, be it nothing (coc-latest/2.6.b)": "DrawCards",
    "it says if able, or may": "DrawFewer May SwapWithDiscard",
    "what comes later is not asked about (coc-latest/faq/small-price-to-pay.b)": "Then",
    "it is found out only on the way": "AssignWounds CopyEffect If",
    "it is about what was chosen before, which the choice sees to (coc-latest/1.10.a)": (
        "ForFree LieDormant ToStoryDeck"
    ),
    "it goes with what it stands beside": "CancelRest Instead Rest Shuffle",
    "whatever is below it says so": "Draining",
    "the card itself is being used, or paid with": "EnterPlay GainDomain",
}
"""Instructions that may always be tried, by the reason for it."""


def kinds(of: type[Instruction]) -> Iterator[type[Instruction]]:
    """All instructions below one that cards of Call of Cthulhu are made of, costs apart."""
    for kind in of.__subclasses__():
        if not issubclass(kind, Cost) and kind.__module__.startswith(("silverkey.cardgame.", "silverkey.cthulhu.")):
            yield kind
            yield from kinds(kind)


def test_every_instruction_says_when_it_is_possible_or_has_a_reason_to_be_always() -> None:
    assert all_cards()
    silent = {kind.__name__ for kind in kinds(Instruction) if kind.possible is Instruction.possible}
    assert silent == {name for names in ALWAYS.values() for name in names.split()}


ALL_OF_NONE = ("CopyOnto",)
"""It cannot do without the event that it answers."""


def about_chosen() -> list[Instruction]:
    """One instruction of each kind that says what happens to something chosen."""
    found: dict[str, Instruction] = {}
    for card in all_cards():
        for ability in card.spoken:
            for node in (node for instruction in ability.effect for node in instruction.walk()):
                if isinstance(node, Instruction) and isinstance(getattr(node, "who", None), Chosen):
                    found.setdefault(type(node).__name__, node)
    return [node for name, node in sorted(found.items()) if name not in ALL_OF_NONE]


@pytest.mark.parametrize("instruction", about_chosen(), ids=lambda node: type(node).__name__)
def test_what_was_to_happen_to_something_that_is_gone_has_not_happened(instruction: Instruction) -> None:
    game = Position().begin()
    frame = Program((instruction,), Context(0, max(game.in_play)))
    game.push(frame)
    assert instruction.run(game, frame) is SHORT
