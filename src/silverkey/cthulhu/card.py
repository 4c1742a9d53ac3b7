"""A card: the facts that the catalogue has of it, and its abilities as data."""

from __future__ import annotations

from typing import Any

import msgspec

from silverkey.cardgame.board import NOTHING
from silverkey.cardgame.words.constants import Constant
from silverkey.cthulhu import words
from silverkey.cthulhu.printed.facts import PrintedCard
from silverkey.cthulhu.vocabulary.abilities import Ability, as_event, playing, playing_free, waking
from silverkey.cthulhu.vocabulary.constants import AttachedAs
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.places import Places
from silverkey.cthulhu.vocabulary.playing import CostChange, own_cost_changes
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
from silverkey.kernel import shared
from silverkey.language.node import Node, register

STRUGGLES = (0, 1, 2, 3)


class Card:
    """A card as printed. Immutable, shared by every game."""

    __slots__ = (
        "abilities",
        "attach",
        "attached_as",
        "code",
        "constants",
        "cost",
        "descriptor",
        "dormant",
        "faction",
        "facts",
        "free",
        "icons",
        "keywords",
        "number",
        "own_cost",
        "play",
        "reads",
        "set",
        "skill",
        "spoken",
        "steadfast",
        "struggles",
        "subtypes",
        "title",
        "transient",
        "type",
        "unique",
        "usable",
        "versions",
        "written",
        "x_cost",
        "x_skill",
        "zoog",
    )

    def __init__(
        self,
        facts: PrintedCard,
        abilities: tuple[Node, ...] = (),
        attach: Cards | Either | Places | None = None,
    ) -> None:
        self.facts = facts
        """What the catalogue says of it."""
        self.code = facts.code
        self.title = facts.title
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
        self.written = abilities
        self.abilities = (
            (as_event(abilities[0]), *abilities[1:])
            if facts.type == EVENT and abilities and isinstance(abilities[0], Ability)
            else abilities
        )
        """As they are used: the first ability of an event is what it does when it is played."""
        self.zoog = facts.zoog
        self.versions: dict[str, Card] = {}
        """Other wordings of the card, by the editions that have them."""
        self.play: Ability | None = None
        """How the card is played from hand: for an event its own ability."""
        self.dormant: Ability | None = None
        """How the card is played when the story it lies dormant at is won."""
        self.free: Ability | None = None
        """How an event is played without paying its cost."""
        self.usable: dict[str, tuple[Ability, ...]] = {}
        """Triggered abilities and timed passives by the zone they work in."""
        self.spoken: tuple[Ability, ...] = ()
        """Every ability that its text speaks of, those it gives to others too."""
        self.own_cost: tuple[CostChange, ...] = ()
        """What the card says about its own cost."""
        self.attached_as = AttachedAs()
        """What the card has besides when its own effect has attached it."""
        self.constants: tuple[Constant, ...] = ()
        """Passives that are simply on while the card is in play."""
        self.reads = NOTHING
        """What those passives look at in a survey, of all that may change."""

    @property
    def name(self) -> str:
        """Title and descriptor."""
        return f"{self.title}, {self.descriptor}" if self.descriptor else self.title

    @property
    def handle(self) -> str:
        """Its name in saved games, which may be of any game."""
        return f"cthulhu/{self.code}"

    def __repr__(self) -> str:
        return f"<Card {self.code} {self.name}>"

    def before_errata(
        self,
        *editions: str,
        abilities: tuple[Node, ...] | None = None,
        attach: Cards | Either | Places | None = None,
        **facts: Any,
    ) -> Card:
        """The card as older editions have it: what is said so far, but for the facts or abilities given here."""
        for newer in dict.fromkeys(map(self.under, editions)):
            those = [edition for edition in editions if self.under(edition) is newer]
            older = newer.reworded(abilities, attach, **facts)
            older.code = f"{self.code}@{those[-1]}"
            older.finish()
            self.versions.update(dict.fromkeys(those, older))
        return self

    def reworded(
        self,
        abilities: tuple[Node, ...] | None = None,
        attach: Cards | Either | Places | None = None,
        **facts: Any,
    ) -> Card:
        """A card that is the same but for the facts or abilities given; neither indexed nor known to saved games."""
        written = self.written if abilities is None else abilities
        return Card(msgspec.structs.replace(self.facts, **facts), written, attach or self.attach)

    def under(self, edition: str) -> Card:
        """The card as an edition has it."""
        return self.versions.get(edition, self)

    def finish(self) -> Card:
        """Index the abilities and make the card and its words known to saved games."""
        self.index()
        shared.name(self, self.handle)
        played = None if self.type == EVENT else self.play  # an event's is one of its abilities
        for place, made in (("play", played), ("dormant", self.dormant), ("free", self.free)):
            if made is not None:
                register(made, f"{self.handle}/{place}")
        for index, node in enumerate(self.abilities):
            register(node, f"{self.handle}/{index}")
        if self.attach is not None:
            register(self.attach, f"{self.handle}/attach")
        return self

    def index(self) -> None:
        """Sort the abilities by how and where they are used."""
        by_zone: dict[str, list[Ability]] = {}
        for ability in self.abilities:
            if isinstance(ability, Ability):
                by_zone.setdefault(ability.zone, []).append(ability)
                if self.type == EVENT and ability.zone == HAND and ability.kind != PASSIVE:
                    self.play = ability
        if self.zoog:  # coc-latest/2.25.b: with this resource symbol a card is not silent as a resource
            by_zone.setdefault(DOMAIN, []).extend(by_zone.get(IN_PLAY, ()))
        self.usable = {zone: tuple(found) for zone, found in by_zone.items()}
        self.spoken = tuple(node for ability in self.abilities for node in ability.walk() if isinstance(node, Ability))
        self.constants = tuple(node for node in self.abilities if isinstance(node, Constant))
        for constant in self.constants:
            self.reads |= constant.reads
        self.own_cost = own_cost_changes(self)
        self.attached_as = next((node for node in self.constants if isinstance(node, AttachedAs)), AttachedAs())
        if self.type in (CHARACTER, SUPPORT, CONSPIRACY):
            self.play = playing(self)
        if "Dormant" in self.keywords:
            self.dormant = waking(self)
        if self.type == EVENT and self.play is not None:
            self.free = playing_free(self)
