"""The rulings that what happens in a game rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.words import (
    ACTION,
    DECK,
    DISRUPT,
    END_OF_TURN,
    FORCED,
    PASSIVE,
    PLAY,
    REPLACEMENT,
    RESPONSE,
    WON,
)
from silverkey.rulings import DOCUMENTS, load

if TYPE_CHECKING:
    from silverkey.kernel.event import Event

RULINGS: dict[str, tuple[str, ...]] = {
    "wound": ("coc-latest/2.37.a",),
    "insane": ("coc-latest/handbook/insanity", "coc-latest/2.34.c"),
    "restore": ("coc-latest/2.34.b",),
    "ready": ("coc-latest/2.10.d",),
    "exhaust": ("coc-latest/2.10.d",),
    "commit": ("coc-latest/2.10.f",),
    "uncommit": ("coc-latest/2.10.i",),
    "attach": ("coc-latest/1.15.a",),
    "unattach": ("coc-latest/1.15.c",),
    "control": ("coc-latest/1.13.a",),
    "control ends": ("coc-latest/1.4.a",),
    "copy": ("coc-latest/1.4.b",),
    "destroy": ("coc-latest/2.7.a",),
    "sacrifice": ("coc-latest/2.7.a",),
    "discard": ("coc-latest/2.7.a",),
    "return": ("coc-latest/2.7.a", "coc-latest/2.23.b"),
    "remove": ("coc-latest/new/remove-from-game.a",),
    "bottom": ("coc-latest/2.23.b",),
    "enter": ("coc-latest/2.24.d",),
    "drain": ("coc-latest/2.13.a",),
    "overpay": ("coc-latest/2.15.a",),
    "cancelled": ("coc-latest/2.13.f",),
    "move wound": ("coc-latest/2.31.a",),
    "reveal": ("coc-latest/2.4.a",),
    "phase begins": ("coc-latest/timing/framework.a",),
    "story begins": ("coc-latest/3.1.c", "coc-latest/3.5.a"),
    "win struggle": ("coc-latest/3.3.a",),
    "win story": ("coc-latest/3.2.c",),
    "shuffle": ("coc-latest/2.11.a",),
    "mulligan": ("coc-latest/2.20.a",),
    "lie dormant": ("coc-latest/new/dormant.a",),
    "prophecy": ("coc-latest/new/prophecy.a",),
}
"""By the verb of the event."""

USING: dict[str, tuple[str, ...]] = {
    PLAY: ("coc-latest/2.24.c", "coc-latest/timing/step1"),
    ACTION: ("coc-latest/timing/actions.a", "coc-latest/timing/step1"),
    RESPONSE: ("coc-latest/timing/responses.a", "coc-latest/timing/step6"),
    DISRUPT: ("coc-latest/timing/disrupts.a", "coc-latest/timing/step2"),
    FORCED: ("coc-latest/1.11.a", "coc-latest/timing/step5"),
    PASSIVE: ("coc-latest/1.6.a", "coc-latest/timing/step4"),
    REPLACEMENT: ("coc-latest/1.8.a", "coc-latest/timing/passives.a"),
}
"""By the kind of the ability that is used."""

EXECUTING = ("coc-latest/faq/stories-are-not-triggered",)
"""The effect of a story, which is a passive too."""
WINNING = {"stories": ("coc-latest/3.4.a",), "deck": ("coc-latest/faq/samantha-grace-deck-out",)}
"""By the outcome of the game."""
ENDING = ("coc-latest/timing/end-of-turn.a",)
"""The end of the turn, which is a phase of its own."""
FINDING = ("coc-latest/2.11.d",)
"""A card that is taken out of a deck: it would have stayed there."""


def grounds(event: Event, edition: str) -> tuple[str, ...]:
    """The rulings that an event rests on, by their ids in the document of an edition.

    What simply happens rests on what that document says alone; what is left out has to have a reason.
    """
    if event.verb == "left out":
        return under(event.memory.rulings, edition)
    if event.verb == "use":
        rulings = EXECUTING if event.origin == WON else USING.get(event.cause, ())
    elif event.verb == "return" and event.origin == DECK:
        rulings = FINDING
    elif event.verb == "phase begins" and event.origin == END_OF_TURN:
        rulings = ENDING
    elif event.verb == "game over":
        rulings = WINNING.get(event.origin, ())
    else:
        rulings = RULINGS.get(event.verb, ())
    return _in_document(rulings, edition)


def under(rulings: tuple[str, ...], edition: str) -> tuple[str, ...]:
    """Rulings by the ids they have in an edition's document. Where it says nothing of any of them, as they are.

    >>> under(("coc-latest/1.13.a", "coc-latest/timing/step1"), "1.4"), under(("coc-latest/timing/step1",), "1.4")
    (('coc-1.4/rules/gaining-control.a',), ('coc-latest/timing/step1',))
    """
    return _in_document(rulings, edition) or tuple(dict.fromkeys(rulings))


def _in_document(rulings: tuple[str, ...], edition: str) -> tuple[str, ...]:
    """Those that stand in an edition's document, by their ids there."""
    document = next(name for name, made in DOCUMENTS.items() if made == edition)
    found = dict.fromkeys(load().id_under(ruling, edition) for ruling in rulings)
    return tuple(ruling for ruling in found if ruling.startswith(f"{document}/"))
