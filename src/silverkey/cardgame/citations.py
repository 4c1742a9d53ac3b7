"""The rulings that what happens in a game rests on, by their ids in the edition that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.rulings import DOCUMENTS, load

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame
    from silverkey.kernel.event import Event


def citations(game: CardGame, event: Event) -> tuple[str, ...]:
    """The rulings that an event rests on, by their ids in the document of the edition that is played.

    What simply happens rests on what that document says alone; what is left out has to have a reason.
    """
    edition = game.edition.name
    if event.verb == "left out":
        return under(event.memory.rulings, edition)
    return _in_document(game.VERBS[event.verb].citations(event), edition)


def under(rulings: tuple[str, ...], edition: str) -> tuple[str, ...]:
    """Rulings by the ids they have in an edition's document. Where it says nothing of any of them, as they are.

    >>> under(("coc-latest/1.13.a", "coc-latest/timing/step1"), "1.4"), under(("coc-latest/timing/step1",), "1.4")
    (('coc-1.4/rules/gaining-control.a',), ('coc-latest/timing/step1',))
    """
    return _in_document(rulings, edition) or tuple(dict.fromkeys(rulings))


def _in_document(rulings: tuple[str, ...], edition: str) -> tuple[str, ...]:
    """Those that stand in an edition's document, by their ids there."""
    documents = tuple(f"{name}/" for name, made in DOCUMENTS.items() if made == edition)
    found = dict.fromkeys(load().id_under(ruling, edition) for ruling in rulings)
    return tuple(ruling for ruling in found if ruling.startswith(documents))
