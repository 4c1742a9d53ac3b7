"""A card: the facts that the catalogue has of it, and its abilities as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any, Self

import msgspec

from silverkey.arkham.printed.facts import PrintedCard, known_names
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.constants import InHand
from silverkey.arkham.words import (
    ACTION,
    ASSET,
    ELDER_SIGN_EFFECT,
    EVENT,
    FREE,
    HAND,
    IN_PLAY,
    ON_THE_BACK,
    PLAY,
    REVELATION,
    SKILL_LETTERS,
    TOKEN_EFFECT,
)
from silverkey.cardgame import card
from silverkey.cardgame.words.constants import Constant
from silverkey.language.node import Node

FAST, HIDDEN = "Fast", "Hidden"
BY_THE_RULES = (REVELATION, ELDER_SIGN_EFFECT, TOKEN_EFFECT, ON_THE_BACK)
"""Kinds of abilities that the rules have resolved at their time; nobody uses them, and no event sets them off."""


class Card(card.Card):
    """A card as printed. Immutable, shared by every game."""

    __slots__ = (
        "elder_sign",
        "heard_in_hand",
        "held",
        "icons",
        "keywords",
        "other_side",
        "play",
        "revelations",
        "reverse",
        "tokens",
        "traits",
        "type",
        "unrevealed",
        "unseen",
        "veiled",
    )

    GAME = "arkham"

    def __init__(
        self,
        facts: PrintedCard,
        abilities: tuple[Node, ...] = (),
        unrevealed: tuple[Node, ...] = (),
        turned: tuple[Node, ...] = (),
    ) -> None:
        super().__init__(facts, abilities)
        self.type = facts.type
        self.traits = frozenset(facts.traits)
        self.keywords = frozenset(facts.keywords)
        self.icons = Counter({skill: facts.icons.count(letter) for skill, letter in SKILL_LETTERS.items()})
        self.unrevealed = unrevealed
        """What a location says before anybody has entered it."""
        self.veiled: tuple[Constant, ...] = ()
        """What of that is simply on …"""
        self.unseen: tuple[Ability, ...] = ()
        """… and what can be used, or set off."""
        self.other_side: Card | None = None
        """What the card is when it is turned over, where that side says something while it is up."""
        if turned:
            self.other_side = Card(facts, turned)
            self.other_side.code = f"{facts.code}-turned"
        self.play: Ability | None = None
        """How the card is played from hand."""
        self.revelations: tuple[Ability, ...] = ()
        self.heard_in_hand: frozenset[str] = frozenset()
        """What its abilities listen to while it is in hand."""
        self.held: tuple[Constant, ...] = ()
        """What holds while the card is in hand."""
        self.elder_sign: Ability | None = None
        self.tokens: dict[str, Ability] = {}
        """What chaos tokens do, on a scenario card."""
        self.reverse: tuple[Ability, ...] = ()
        """What stands on the other side of an act or agenda."""

    @property
    def set(self) -> str:
        """The code of its pack."""
        return str(self.facts.pack)

    @property
    def fast(self) -> bool:
        """Whether it costs no action to play."""
        return FAST in self.keywords

    @property
    def hidden(self) -> bool:
        """Whether it is kept secretly in hand, where it counts as lying before whoever has it."""
        return HIDDEN in self.keywords

    def reworded(
        self,
        abilities: tuple[Node, ...] | None = None,
        unrevealed: tuple[Constant, ...] | None = None,
        turned: tuple[Node, ...] | None = None,
        **facts: Any,
    ) -> Card:
        """A card that is the same but for the facts or abilities given; neither indexed nor known to saved games."""
        if turned is None:
            turned = () if self.other_side is None else self.other_side.written
        return Card(
            msgspec.structs.replace(self.facts, **facts),
            self.written if abilities is None else abilities,
            self.unrevealed if unrevealed is None else unrevealed,
            turned,
        )

    def finish(self) -> Self:
        if self.other_side is not None:
            self.other_side.finish()
        return super().finish()

    @classmethod
    def known(cls) -> Mapping[str, Collection[str]]:
        return known_names()

    def nodes(self) -> dict[str, Node]:
        found = super().nodes()
        found |= {f"unrevealed-{place}": node for place, node in enumerate(self.unrevealed)}
        if self.play is not None and self.type == ASSET:
            found["play"] = self.play
        return found

    def index(self) -> None:
        super().index()
        abilities = [node for node in self.abilities if isinstance(node, Ability)]
        self.revelations = tuple(one for one in abilities if one.kind == REVELATION)
        self.elder_sign = next((one for one in abilities if one.kind == ELDER_SIGN_EFFECT), None)
        self.held = tuple(word.rule for word in self.constants if isinstance(word, InHand))
        if self.hidden:
            self.held = self.constants
            self.usable[HAND] = (*self.usable.get(HAND, ()), *self.usable.pop(IN_PLAY, ()))
        self.tokens = {one.number: one for one in abilities if one.kind == TOKEN_EFFECT}
        self.reverse = tuple(one for one in abilities if one.kind == ON_THE_BACK)
        self.usable = {
            zone: tuple(one for one in found if one.kind not in BY_THE_RULES) for zone, found in self.usable.items()
        }
        if self.other_side is not None:
            self.other_side.index()
            self.spoken = (*self.spoken, *self.other_side.spoken)
        self.veiled = tuple(node for node in self.unrevealed if isinstance(node, Constant))
        self.unseen = tuple(node for node in self.unrevealed if isinstance(node, Ability))
        self.spoken = (*self.spoken, *self.unseen)
        for constant in self.veiled:
            self.reads |= constant.reads
        if self.type == EVENT:
            self.play = next((one for one in abilities if one.zone == HAND and one.optional), None)
        elif self.type == ASSET:
            if self.play is None:
                kind, actions = (FREE, 0) if self.fast else (ACTION, 1)
                self.play = Ability(kind, (), zone=HAND, actions=actions, action=PLAY)
            self.usable[HAND] = (*self.usable.get(HAND, ()), self.play)
        self.heard_in_hand = frozenset(verb for ability in self.usable.get(HAND, ()) for verb in ability.verbs)

    def stationed(self) -> tuple[Ability, ...]:
        """What can be used or set off while it is in play."""
        return self.usable.get(IN_PLAY, ())
