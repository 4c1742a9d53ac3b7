"""A card of any game: the facts that its catalogue has of it, its abilities as data, and its wordings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from silverkey.cardgame.board import NOTHING
from silverkey.cardgame.sense import require_sense
from silverkey.cardgame.words.abilities import Ability
from silverkey.cardgame.words.constants import Constant
from silverkey.kernel import shared
from silverkey.language.node import Node, register

C = TypeVar("C", bound="Card")


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card as printed. Immutable, shared by every game of it. Each game adds what its cards have."""

    __slots__ = (
        "abilities",
        "code",
        "constants",
        "facts",
        "reads",
        "spoken",
        "title",
        "usable",
        "versions",
        "written",
    )

    GAME: ClassVar[str] = ""
    """The word of the game, with which the names of its cards in saved games begin."""

    def __init__(self, facts: Any, abilities: tuple[Node, ...] = ()) -> None:
        self.facts = facts
        """What the catalogue says of it."""
        self.code: str = facts.code
        self.title: str = facts.title
        self.written = abilities
        self.abilities = abilities
        """As they are used."""
        self.versions: dict[str, Any] = {}
        """Other wordings of the card, by the editions that have them."""
        self.usable: dict[str, tuple[Any, ...]] = {}
        """Abilities by the zone they work in."""
        self.spoken: tuple[Any, ...] = ()
        """Every ability that its text speaks of, those it gives to others too."""
        self.constants: tuple[Constant, ...] = ()
        """Passives that are simply on while the card is in play."""
        self.reads = NOTHING
        """What those passives look at in a survey, of all that may change."""

    @property
    def name(self) -> str:
        """The title, with whatever tells it from others of that title."""
        return str(self.facts.name)

    @property
    def handle(self) -> str:
        """Its name in saved games, which may be of any game."""
        return f"{self.GAME}/{self.code}"

    def __repr__(self) -> str:
        return f"<Card {self.code} {self.name}>"

    # Wordings

    def under(self: C, edition: str) -> C:
        """The card as an edition has it."""
        worded: C = self.versions.get(edition, self)
        return worded

    def before_errata(self: C, *editions: str, **differing: Any) -> C:
        """The card as older editions have it: what is said so far, but for the facts or abilities given here."""
        for newer in dict.fromkeys(map(self.under, editions)):
            those = [edition for edition in editions if self.under(edition) is newer]
            older = newer.reworded(**differing)
            older.code = f"{self.code}@{those[-1]}"
            older.require_sense().finish()
            self.versions.update(dict.fromkeys(those, older))
        return self

    def reworded(self: C, abilities: tuple[Node, ...] | None = None, **facts: Any) -> C:
        """A card that is the same but for the facts or abilities given; neither indexed nor known to saved games."""
        written = self.written if abilities is None else abilities
        return type(self)(msgspec.structs.replace(self.facts, **facts), written)

    # Making it known

    def finish(self: C) -> C:
        """Index the abilities and make the card and its words known to saved games."""
        self.index()
        shared.name(self, self.handle)
        for place, node in self.nodes().items():
            register(node, f"{self.handle}/{place}")
        return self

    @classmethod
    def known(cls) -> Mapping[str, Collection[str]]:
        """The names that its words may say, by what they are names of."""
        return {}

    def require_sense(self: C) -> C:
        """Raise ValueError, with a sentence for whoever writes it, if what it says makes no sense."""
        require_sense(self.nodes().values(), self.known())
        return self

    def nodes(self) -> dict[str, Node]:
        """Everything that it is made of, each by its name in saved games."""
        return {str(place): node for place, node in enumerate(self.abilities)}

    def index(self) -> None:
        """Sort the abilities by how and where they are used."""
        by_zone: dict[str, list[Any]] = {}
        for ability in self.abilities:
            if isinstance(ability, Ability):
                by_zone.setdefault(ability.zone, []).append(ability)
        self.usable = {zone: tuple(found) for zone, found in by_zone.items()}
        self.spoken = tuple(node for ability in self.abilities for node in ability.walk() if isinstance(node, Ability))
        self.constants = tuple(node for node in self.abilities if isinstance(node, Constant))
        for constant in self.constants:
            self.reads |= constant.reads
