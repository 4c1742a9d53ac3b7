"""A card: the facts that the catalogue has of it, and its abilities as data."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from silverkey.cardgame import card
from silverkey.cardgame.words.constants import Static
from silverkey.cardgame.words.references import THIS
from silverkey.cthulhu import words
from silverkey.cthulhu.printed.facts import PrintedCard, known_names
from silverkey.cthulhu.vocabulary.abilities import Ability, as_event, playing, playing_free, waking
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.memory import Happened
from silverkey.cthulhu.vocabulary.playing import CostChange, SeveralDomains, own_cost_changes
from silverkey.cthulhu.vocabulary.references import Places
from silverkey.cthulhu.vocabulary.story_changes import struggles
from silverkey.cthulhu.words import (
    CHARACTER,
    CONSPIRACY,
    DOMAIN,
    EVENT,
    HAND,
    ICON_LETTERS,
    IN_PLAY,
    NEUTRAL,
    PASSIVE,
    SUPPORT,
)
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.table.values import Values

STRUGGLES = (0, 1, 2, 3)


def _playable(abilities: tuple[Node, ...]) -> tuple[Node, ...]:
    """The words of an event: its first ability is what it does when it is played."""
    first = next((node for node in abilities if isinstance(node, Ability)), None)
    return tuple(as_event(node) if isinstance(node, Ability) and node is first else node for node in abilities)


class Card(card.Card):
    """A card as printed. Immutable, shared by every game."""

    __slots__ = (
        "attach",
        "cost",
        "descriptor",
        "dormant",
        "faction",
        "free",
        "icons",
        "keywords",
        "memories",
        "number",
        "own_cost",
        "play",
        "set",
        "several_domains",
        "skill",
        "steadfast",
        "struggle_order",
        "struggles",
        "subtypes",
        "transient",
        "type",
        "unique",
        "values",
        "words",
        "x_cost",
        "x_skill",
        "zoog",
    )

    GAME = "cthulhu"

    facts: PrintedCard
    versions: dict[str, Card]
    usable: dict[str, tuple[Ability, ...]]
    spoken: tuple[Ability, ...]

    def __init__(
        self,
        facts: PrintedCard,
        abilities: tuple[Node, ...] = (),
        attach: Cards | Either | Places | None = None,
    ) -> None:
        super().__init__(facts, abilities)
        self.descriptor = facts.descriptor
        self.set = facts.set
        self.number = facts.number
        self.type = facts.type
        self.faction = facts.faction or NEUTRAL
        self.unique = facts.unique
        self.x_cost = facts.cost == "X"
        """The printed cost is X. Its printed value is then 0 (coc-latest/2.26.b)."""
        self.cost = facts.cost if isinstance(facts.cost, int) else 0
        self.x_skill = facts.skill == "X"
        self.skill = facts.skill if isinstance(facts.skill, int) else 0
        self.icons = words.icons(facts.icons)
        self.subtypes = frozenset(facts.subtypes)
        self.keywords = facts.keyword_numbers
        self.steadfast = tuple(facts.steadfast.items())
        self.transient = facts.transient
        self.struggles = STRUGGLES if facts.struggles is None else tuple(map(ICON_LETTERS.index, facts.struggles))
        self.attach = attach
        """What an attachment is attached to."""
        if facts.type == EVENT:
            self.abilities = _playable(abilities)
        if facts.type == CHARACTER and facts.boosters:
            self.abilities = (*self.abilities, Static(THIS, (struggles(facts.boosters),)))
        self.zoog = facts.zoog
        self.play: Ability | None = None
        """How the card is played from hand: for an event its own ability."""
        self.dormant: Ability | None = None
        """How the card is played when the story it lies dormant at is won."""
        self.free: Ability | None = None
        """How an event is played without paying its cost."""
        self.own_cost: tuple[CostChange, ...] = ()
        """What the card says about its own cost."""
        self.several_domains = False
        """Whether several domains may be drained to play it."""
        self.memories: tuple[Happened, ...] = ()
        """What it asks of what has happened before."""
        self.struggle_order: tuple[int, ...] = ()
        """All kinds of struggles: as printed; one that is not printed takes its place in TCAI order."""
        self.words: frozenset[str] = frozenset()
        """The words that it is made of, by their classes."""
        self.values: dict[str, Values] = {}
        """Its values in play by how it lies there, each worked out when it is first asked for."""

    def reworded(
        self,
        abilities: tuple[Node, ...] | None = None,
        attach: Cards | Either | Places | None = None,
        **facts: Any,
    ) -> Card:
        """A card that is the same but for the facts or abilities given; neither indexed nor known to saved games."""
        written = self.written if abilities is None else abilities
        return Card(msgspec.structs.replace(self.facts, **facts), written, attach or self.attach)

    @classmethod
    def known(cls) -> Mapping[str, Collection[str]]:
        return known_names()

    def nodes(self) -> dict[str, Node]:
        """Everything that it is made of, each by its name in saved games."""
        played = None if self.type == EVENT else self.play  # an event's is one of its abilities
        made = {"play": played, "dormant": self.dormant, "free": self.free}
        found: dict[str, Node] = {place: node for place, node in made.items() if node is not None}
        found.update(super().nodes())
        if self.attach is not None:
            found["attach"] = self.attach
        return found

    def index(self) -> None:
        """Sort the abilities by how and where they are used."""
        super().index()
        self.values = {}
        if self.type == EVENT:
            played = [ability for ability in self.usable.get(HAND, ()) if ability.kind != PASSIVE]
            self.play = played[-1] if played else None
        if self.zoog and IN_PLAY in self.usable:
            # coc-latest/2.25.b: with this resource symbol a card is not silent as a resource
            self.usable[DOMAIN] = (*self.usable.get(DOMAIN, ()), *self.usable[IN_PLAY])
        self.own_cost = own_cost_changes(self)
        self.several_domains = any(isinstance(node, SeveralDomains) for node in self.constants)
        if self.type in (CHARACTER, SUPPORT, CONSPIRACY):
            self.play = playing(self)
        if "Dormant" in self.keywords:
            self.dormant = waking(self)
        if self.type == EVENT and self.play is not None:
            self.free = playing_free(self)
        printed = list(dict.fromkeys(self.struggles))
        order = printed + [icon for icon in range(4) if icon not in printed]
        self.struggle_order = tuple(sorted(order) if printed == sorted(printed) else order)
        nodes = [node for root in self.nodes().values() for node in root.walk()]
        self.memories = tuple(dict.fromkeys(node for node in nodes if isinstance(node, Happened)))
        self.words = frozenset(type(node).__name__ for node in nodes)
