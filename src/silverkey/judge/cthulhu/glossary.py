"""The names that mean something in a case of Call of Cthulhu."""

from __future__ import annotations

from collections.abc import Iterable

from silverkey.cardgame.names import fold
from silverkey.cthulhu.library import LIBRARY
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.words import CARD_TYPES, FACTIONS, ICON_NAMES, NEUTRAL
from silverkey.judge.case import Name
from silverkey.judge.cthulhu.blanks import faction_named
from silverkey.judge.glossary import Glossary
from silverkey.judge.source import Node


class CthulhuGlossary(Glossary):
    """Collects the names of a case of Call of Cthulhu."""

    LIBRARY = LIBRARY
    FILLERS = ("blank", "blank story")

    def site(self, node: Node) -> Name:
        """A story, by title or number; or any card."""
        name = Name(node.text(), node.place)
        if name.number is None:
            self.check_card(name)
        elif name.number < 1:
            raise node.wrong("Stories are counted from 1.")
        return name

    def answer_in_full(self, node: Node) -> Name:
        """A domain of a player, a subtype, or a card that need not be laid out."""
        entries = list(node.entries())
        if len(entries) != 1:
            raise node.wrong(
                "Write {player: number} for a domain, {subtype: name} for a subtype, {card: title} for a card."
            )
        key, value = entries[0]
        if fold(key.text()) in ("subtype", "card"):
            return Name(value.text(), node.place)  # what no card of the case has may be asked about or named too
        return Name(str(value.number(1)), node.place, self.player(key))

    def is_word(self, name: str) -> bool:
        """Whether it is an icon, a card type, a faction or a subtype."""
        return (
            fold(name) in {fold(word) for word in (*ICON_NAMES, *CARD_TYPES)}
            or faction_named(name) is not None
            or fold(name) in {fold(subtype) for subtype in all_subtypes()}
        )

    def words(self) -> Iterable[str]:
        """Icons, card types and factions; subtypes are too many to guess from."""
        return (*ICON_NAMES, *CARD_TYPES, *FACTIONS, NEUTRAL)
