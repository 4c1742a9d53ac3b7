"""The decks that come with the game, by name. They are legal in a tournament under the newest lists."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import Path

import msgspec

from silverkey.cardgame.decks import DeckFileError
from silverkey.cardgame.names import candidates, fold
from silverkey.cthulhu.deck import Deck
from silverkey.cthulhu.deckfiles import read_deck, read_text


@lru_cache(maxsize=1)
def ready_decks() -> dict[str, Deck]:
    """The decks by name, in the order of their names; how each plays is in its notes.

    >>> "The Night Watch" in ready_decks()
    True
    """
    folder = resources.files(__package__) / "data"
    decks = (_named(read_text(file.read_bytes())) for file in folder.iterdir() if file.name.endswith(".txt"))
    return {deck.name: deck for deck in sorted(decks, key=lambda deck: fold(deck.name))}


def _named(deck: Deck) -> Deck:
    """A deck whose first note is its name."""
    name, _, about = (deck.notes or "").partition("\n")
    return msgspec.structs.replace(deck, name=name, notes=" ".join(about.split()))


def factions_of(deck: Deck) -> list[str]:
    """Its factions, the one with most cards first; neutral cards are of none."""
    counted: dict[str, int] = {}
    for section, entry in deck.entries():
        faction = entry.card(story=section.is_story_deck).faction
        counted[faction] = counted.get(faction, 0) + entry.quantity
    return sorted((name for name in counted if name not in ("", "Neutral")), key=lambda name: -counted[name])


def find_ready(name: str) -> Deck | None:
    """The only deck that a name may mean, be it a part of its own.

    >>> find_ready("night watch").name, find_ready("no such deck")
    ('The Night Watch', None)
    """
    fitting = candidates(name, ready_decks())
    return ready_decks()[fitting[0]] if len(fitting) == 1 else None


def deck_called(path: Path) -> Deck:
    """The deck of a file, or one that comes with the game by its name. Raises DeckFileError for neither."""
    ready = None if path.exists() or path.suffix else find_ready(str(path))
    if ready is not None:
        return ready
    try:
        return read_deck(path)
    except DeckFileError as error:
        if path.exists() or path.suffix:
            raise
        raise DeckFileError(f"{error} Decks that come with the game: {', '.join(ready_decks())}.") from None
