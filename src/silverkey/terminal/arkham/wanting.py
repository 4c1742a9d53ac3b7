"""What is meant by what somebody types before a game: investigators and deck files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from silverkey.arkham.company import MOST
from silverkey.arkham.decks.check import check
from silverkey.arkham.decks.files import read_deck
from silverkey.printable import printable
from silverkey.sitting.arkham.wanting import Wanted, starter_named


def wanted(names: str, files: str) -> list[Wanted]:
    """The decks that two comma-separated lists name: deck files, and investigators with their starter decks.

    >>> [one.deck.name for one in wanted("wendy, 1", "")]
    ['Wendy Adams', 'Roland Banks']
    """
    brought = [_brought(file.strip()) for file in files.split(",") if file.strip()]
    return [*brought, *(Wanted(starter_named(name.strip())) for name in names.split(",") if name.strip())]


def _brought(file: str) -> Wanted:
    try:
        return Wanted(read_deck(Path(file)), printable(file))
    except (OSError, LookupError) as error:
        raise ValueError(f"{file}: {error}") from error


def party_named(line: str, with_them: Sequence[Wanted] = ()) -> list[Wanted]:
    """Investigators with commas or spaces between them, who can play together with some others."""
    party = wanted(",".join(line.replace(",", " ").split()), "")
    codes = [one.deck.investigator for one in (*with_them, *party)]
    if len(codes) > MOST:
        raise ValueError(f"At most {MOST} investigators can play.")
    if len(set(codes)) < len(codes):
        raise ValueError("Each investigator can be there only once.")
    return party


def problems(decks: Sequence[Wanted]) -> list[str]:
    """What the rules of building have against the decks of files, which may be played all the same."""
    found: list[str] = []
    for one in decks:
        against = check(one.deck, 0).problems if one.file else ()
        if against:
            found.append(f"The deck {one.file} is not legal, and is played all the same:")
            found += [f"  {problem.sentence}" for problem in against]
    return found
