"""The names that mean something in one case: its players, its cards, and what answers can be called."""

from __future__ import annotations

from silverkey.cardgame.names import fold
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import UnknownCard, find_card, names_of
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.words import FACTIONS, ICON_NAMES, NEUTRAL
from silverkey.judge.blanks import faction_named
from silverkey.judge.case import Name
from silverkey.judge.source import CaseError, Faults, Node, Place, nearest

NOTHING = ("none", "nothing", "pass", "no", "yes")
"""Words that answer a question without naming anything."""


class Glossary:
    """Collects names as a position is read, and finds fault with those that are not among them."""

    def __init__(self, players: tuple[str, str], faults: Faults) -> None:
        self.players = players
        self.faults = faults
        self.labels: dict[str, str] = {}
        self.titles: dict[str, str] = {}

    def add(self, card: Card, label: str, place: Place) -> None:
        """A card is laid out, perhaps under a name of its own."""
        for name in (card.title, card.name, card.code):
            self.titles.setdefault(fold(name), name)
        for folded in names_of(card):
            self.titles.setdefault(folded, card.name)
        if not label:
            return
        if fold(label) in self.labels or fold(label) in {fold(player) for player in self.players}:
            raise CaseError(f"Something else is called “{label}” already.", place)
        self.labels[fold(label)] = label

    def excuse(self, *names: str) -> None:
        """A card could not be read: whatever else is said of it is no mistake of its own."""
        self.titles.update((fold(name), name) for name in names if name)

    def player(self, node: Node) -> int:
        """The number of the player who is named."""
        number = self.player_number(node.text())
        if number is None:
            hint = nearest(node.text(), self.players) or f" There are {' and '.join(self.players)}."
            raise node.wrong(f"There is no player called “{node.text()}”.{hint}")
        return number

    def player_number(self, name: str) -> int | None:
        """The number of the player of that name, if there is one."""
        for number, player in enumerate(self.players):
            if fold(player) == fold(name):
                return number
        return None

    def has_card(self, name: str) -> bool:
        """Whether a card of that name is laid out."""
        return fold(name) in self.labels or fold(name) in self.titles

    def card(self, node: Node) -> Name:
        """A card of this case."""
        name = Name(node.text(), node.place)
        self.check_card(name)
        return name

    def check_card(self, name: Name) -> None:
        """A name that no card of the case has is an error."""
        if self.has_card(name.text):
            return
        known = [*self.labels.values(), *self.titles.values()]
        hint = nearest(name.text, known)
        try:
            title = find_card(name.text).name
        except UnknownCard:
            raise CaseError(f"There is no card called “{name.text}”.{hint}", name.place) from None
        raise CaseError(f"No {title} is laid out in this case.{hint}", name.place)

    def story(self, node: Node) -> Name:
        """A story, by title or number; or any card."""
        name = Name(node.text(), node.place)
        if name.number is None:
            self.check_card(name)
        elif name.number < 1:
            raise node.wrong("Stories are counted from 1.")
        return name

    def answer(self, node: Node) -> Name:
        """Anything that a question can be answered with."""
        if node.is_map:
            entries = list(node.entries())
            if len(entries) != 1:
                raise node.wrong(
                    "Write {player: number} for a domain, {subtype: name} for a subtype, {card: title} for a card."
                )
            key, value = entries[0]
            if fold(key.text()) in ("subtype", "card"):
                return Name(value.text(), node.place)  # what no card of the case has may be asked about or named too
            return Name(str(value.number(1)), node.place, self.player(key))
        if node.is_flag:
            return Name("yes" if node.flag() else "no", node.place)
        name = Name(node.text(), node.place)
        folded = fold(name.text)
        if (
            name.number is not None
            or self.has_card(name.text)
            or self.player_number(name.text) is not None
            or folded in NOTHING
            or folded in {fold(icon) for icon in ICON_NAMES}
            or faction_named(name.text) is not None
            or folded in {fold(subtype) for subtype in all_subtypes()}
        ):
            return name
        known = [*self.labels.values(), *self.titles.values(), *self.players, *ICON_NAMES, *FACTIONS, NEUTRAL]
        hint = nearest(name.text, known)
        raise node.wrong(f"Nothing in this case is called “{name.text}”.{hint}")
