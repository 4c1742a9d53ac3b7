"""The names that mean something in a case of Arkham Horror."""

from __future__ import annotations

from collections.abc import Iterable

from silverkey.arkham.library import LIBRARY
from silverkey.arkham.words import SKILLS, TOKENS
from silverkey.cardgame.names import fold
from silverkey.judge.case import Name
from silverkey.judge.glossary import Glossary
from silverkey.judge.source import Node

ANSWERS = ("physical", "mental", *SKILLS)


class ArkhamGlossary(Glossary):
    """Collects the names of a case of Arkham Horror."""

    LIBRARY = LIBRARY
    FILLERS = ("blank",)
    scenario = False
    """With a scenario, any of its cards may be named without being laid out."""
    resolutions: frozenset[str] = frozenset()
    """How the scenario may end."""

    def has_card(self, name: str) -> bool:
        """Whether a card of that name is laid out, or may be there."""
        return super().has_card(name) or (self.scenario and bool(self.title_of(name)))

    def pile_member(self, node: Node) -> Name:
        """A card of this case; where chance is foretold, a chaos token too."""
        if str(node.value) in TOKENS:
            return Name(str(node.value), node.place)
        return super().pile_member(node)

    def answer_in_full(self, node: Node) -> Name:
        """An answer that need not be laid out: {card: title}."""
        entries = list(node.entries())
        if len(entries) != 1 or fold(entries[0][0].text()) != "card":
            raise node.wrong("Write {card: title} for a card that is not laid out.")
        return Name(entries[0][1].text(), node.place)

    def is_word(self, name: str) -> bool:
        """Whether it is a skill, a kind of trauma, a resolution, or part of what a choice says."""
        return True

    def words(self) -> Iterable[str]:
        """Words of the game that a misspelt answer may have meant."""
        return ANSWERS
