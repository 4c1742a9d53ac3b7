"""What is printed on a card: facts, and abilities as data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from silverkey.cthulhu import words
from silverkey.cthulhu.vocabulary.abilities import Ability, playing, playing_free, waking
from silverkey.cthulhu.vocabulary.constants import AttachedAs, Constant
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.places import Places
from silverkey.cthulhu.vocabulary.playing import CostChange, own_cost_changes
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, DOMAIN, EVENT, HAND, IN_PLAY, NEUTRAL, PASSIVE, SUPPORT
from silverkey.kernel import shared
from silverkey.language.node import Node, register

STRUGGLES = (0, 1, 2, 3)


class Card:
    """A card as printed. Immutable, shared by every game."""

    __slots__ = (
        "abilities",
        "attach",
        "attached_as",
        "boosters",
        "champion",
        "code",
        "constants",
        "cost",
        "descriptor",
        "dormant",
        "faction",
        "free",
        "icons",
        "keywords",
        "number",
        "own_cost",
        "play",
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
        "x_cost",
        "x_skill",
        "zoog",
    )

    def __init__(
        self,
        title: str,
        *,
        set: str,
        number: int | str,
        type: str,
        faction: str = NEUTRAL,
        descriptor: str = "",
        unique: bool = False,
        cost: int | str = 0,
        skill: int | str = 0,
        icons: str = "",
        subtypes: tuple[str, ...] = (),
        keywords: Mapping[str, int] | None = None,
        steadfast: tuple[tuple[str, int], ...] = (),
        transient: bool = False,
        boosters: str = "",
        struggles: tuple[int, ...] = STRUGGLES,
        attach: Cards | Either | Places | None = None,
        abilities: tuple[Node, ...] = (),
        zoog: bool = False,
        champion: bool = False,
    ) -> None:
        self.title = title
        self.descriptor = descriptor
        self.set = set
        self.number = number
        """In its set. Cards of the collectible game have a letter before it, and some have none that is known."""
        self.code = f"{set}-{str(number).lower() or _slug(title)}"
        self.type = type
        self.faction = faction
        self.unique = unique
        self.x_cost = cost == "X"
        """The printed cost is X. Its printed value is then 0 (coc-latest/2.26.b)."""
        self.cost = 0 if isinstance(cost, str) else cost
        self.x_skill = skill == "X"
        self.skill = 0 if isinstance(skill, str) else skill
        self.icons = words.icons(icons)
        self.subtypes = frozenset(subtypes)
        self.keywords: dict[str, int] = dict(keywords or {})
        self.steadfast = steadfast
        self.transient = transient
        self.boosters = words.icons(boosters)
        self.struggles = struggles
        self.attach = attach
        self.abilities = abilities
        self.zoog = zoog
        self.champion = champion
        """Designed by a World Champion (coc-latest/faq/hall-of-champions)."""
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

    def before_errata(self, *editions: str, **changes: Any) -> Card:
        """The card as older editions have it: the same but for the facts or abilities given."""
        older = self.reworded(**changes)
        older.code = f"{self.code}@{editions[-1]}"
        older.finish()
        for edition in editions:
            self.versions[edition] = older
        return self

    def reworded(self, **changes: Any) -> Card:
        """A card that is the same but for the facts or abilities given; neither indexed nor known to saved games."""
        facts: dict[str, Any] = {
            "title": self.title,
            "set": self.set,
            "number": self.number,
            "type": self.type,
            "faction": self.faction,
            "descriptor": self.descriptor,
            "unique": self.unique,
            "cost": "X" if self.x_cost else self.cost,
            "skill": "X" if self.x_skill else self.skill,
            "icons": words.icon_letters(self.icons),
            "subtypes": tuple(self.subtypes),
            "keywords": self.keywords,
            "steadfast": self.steadfast,
            "transient": self.transient,
            "boosters": words.icon_letters(self.boosters),
            "struggles": self.struggles,
            "attach": self.attach,
            "abilities": self.abilities,
            "zoog": self.zoog,
            "champion": self.champion,
        }
        return Card(**{**facts, **changes})

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
        self.own_cost = own_cost_changes(self)
        self.attached_as = next((node for node in self.constants if isinstance(node, AttachedAs)), AttachedAs())
        if self.type in (CHARACTER, SUPPORT, CONSPIRACY):
            self.play = playing(self)
        if "Dormant" in self.keywords:
            self.dormant = waking(self)
        if self.type == EVENT and self.play is not None:
            self.free = playing_free(self)


def _slug(title: str) -> str:
    """
    >>> _slug("The Secret of the North Woods")
    'the-secret-of-the-north-woods'
    """
    return "-".join(re.findall(r"\w+", title.lower()))
