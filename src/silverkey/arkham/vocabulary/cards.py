"""Descriptions of cards: of which type, with which traits, where, and how they lie there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.table import zones
from silverkey.arkham.table.enemies import enemies_at
from silverkey.arkham.table.map import connected
from silverkey.arkham.words import (
    DISCARD,
    ENCOUNTER_DECK,
    ENEMY,
    HAND,
    IN_PLAY,
    INVESTIGATOR,
    LIMBO,
    LOCATION,
    SACRIFICES,
    SET_ASIDE,
    UNDER_ACTS,
    UNDER_AGENDAS,
)
from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.language import english
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.card import Card
    from silverkey.arkham.game import Game
    from silverkey.arkham.remains import Remains
    from silverkey.arkham.state import Standing

HERE = "here"
"""At your location."""
CONNECTED = "connected"
"""At a location connected to yours."""
NEARBY = "nearby"
"""At your location or one connected to it."""
ELSEWHERE = "elsewhere"
"""Not at your location."""
PHRASES = {
    HERE: " at your location",
    CONNECTED: " at a connecting location",
    NEARBY: " that is yours or connected to it",
    ELSEWHERE: " not at your location",
}
LYING = {
    SET_ASIDE: "that is set aside",
    SACRIFICES: f"among the {SACRIFICES}",
    UNDER_ACTS: UNDER_ACTS,
    UNDER_AGENDAS: UNDER_AGENDAS,
}
"""How cards read that lie beside the table, or face down."""
ANYWHERE = ""
"""In whatever zone it is."""
YOURS = "yours"
OTHERS = "others"
ANYBODYS = "anybody"


@dataclass(frozen=True, eq=False)
class Cards(Kind):
    """Cards of a kind. Everything that is not said does not matter."""

    NAMES = (
        ("type", "type"),
        ("traits", "trait"),
        ("without", "trait"),
        ("title", "title"),
        ("unattached", "title"),
    )
    reads = EVERYTHING

    type: str = ""
    traits: tuple[str, ...] = ()
    """It has one of these."""
    without: tuple[str, ...] = ()
    """It has none of these."""
    title: str = ""
    at: str | Ref = ""
    """Where it is: HERE, CONNECTED, ELSEWHERE, or at a certain location."""
    zone: str = IN_PLAY
    controller: str = ""
    """YOURS: you control it, or it is in your hand or pile. OTHERS: another investigator does. ANYBODYS: one does."""
    engaged: str = ""
    """YOURS: with you. "nobody": with no investigator. "anybody": with some."""
    ready: bool | None = None
    revealed: bool | None = None
    clues: bool | None = None
    """Whether there are clues on it."""
    unattached: str = ""
    """No card of that title is attached to it."""
    covers: bool | None = None
    """Whether a card lies under it."""
    empty: bool = False
    """A location without enemies and investigators."""
    enemies: bool | None = None
    """Whether there are enemies at this location."""
    other: bool = False
    """Not this card."""
    besides: Ref | None = None
    """None of these."""
    weakness: bool | None = None
    unique: bool | None = None
    uses: str = ""
    """Of what its uses are."""
    level: int | None = None

    def find(self, game: Game, ctx: Context) -> list[int]:
        if self.zone == IN_PLAY:
            return [card for card in game.in_play if self.match(game, ctx, card)]
        owners = [ctx.you] if self.controller == YOURS else list(range(len(game.investigators)))
        found: list[int] = []
        for owner in owners:
            pile = zones.pile(game, self.zone, owner) or []
            found.extend(card for card in pile if card not in found and self.match(game, ctx, card))
        return found

    def match(self, game: Game, ctx: Context, card: int) -> bool:
        if (self.other and card == ctx.source) or not self.describes(game.face(card)):
            return False
        if self.besides is not None and card in self.besides.cards(game, ctx):
            return False
        return self.zone != IN_PLAY or self._lies(game, ctx, card)

    def describes(self, face: Card) -> bool:
        """Whether the facts of a card are such, wherever it lies."""
        if self.type and face.type != self.type:
            return False
        if self.traits and not face.traits.intersection(self.traits):
            return False
        if self.without and face.traits.intersection(self.without):
            return False
        if self.title and face.title != self.title:
            return False
        facts = face.facts
        if self.weakness is not None and facts.weakness is not self.weakness:
            return False
        if self.unique is not None and facts.unique is not self.unique:
            return False
        if self.level is not None and facts.level != self.level:
            return False
        return not self.uses or (facts.uses is not None and facts.uses[1] == self.uses)

    def described(self, ctx: Context, here: int, remains: Remains) -> bool:
        """Whether a card that has left play was such a one, at ``here`` if that is said, or engaged with you."""
        if self.at == HERE and remains.location != here:
            return False
        if self.engaged == YOURS and remains.engaged != ctx.you:
            return False
        return self.describes(remains.values.face)

    def _lies(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether a card in play lies as is said."""
        standing = game.in_play.get(card)
        if standing is None:
            return False
        if self.at and not self._there(game, ctx, card):
            return False
        if self.controller and not self._controlled(ctx, standing):
            return False
        if self.engaged and not self._engaged(game, ctx, card):
            return False
        if self.ready is not None and standing.exhausted is self.ready:
            return False
        if self.revealed is not None and standing.revealed is not self.revealed:
            return False
        if self.clues is not None and (standing.clues > 0) is not self.clues:
            return False
        if self.unattached and any(game.name(one) == self.unattached for one in zones.attachments(game, card)):
            return False
        if self.covers is not None and bool(zones.beneath(game, card)) is not self.covers:
            return False
        if self.enemies is not None and bool(enemies_at(game, card)) is not self.enemies:
            return False
        return not self.empty or not (game.at(card) or enemies_at(game, card))

    def _controlled(self, ctx: Context, standing: Standing) -> bool:
        if standing.controller < 0:
            return False
        return self.controller == ANYBODYS or (standing.controller == ctx.you) is (self.controller == YOURS)

    def _there(self, game: Game, ctx: Context, card: int) -> bool:
        place = game.location_of(card)
        if place < 0:
            return False
        if isinstance(self.at, Ref):
            return place in self.at.cards(game, ctx)
        here = game.investigators[ctx.you].location if ctx.you >= 0 else game.location_of(ctx.source)
        if self.at in (HERE, ELSEWHERE):
            return (place == here) is (self.at == HERE)
        if self.at == NEARBY and place == here:
            return True
        return here in game.in_play and place in connected(game, here)

    def _engaged(self, game: Game, ctx: Context, card: int) -> bool:
        with_whom = [player for player in game.playing() if card in game.engaged(player)]
        if self.engaged == YOURS:
            return ctx.you in with_whom
        return bool(with_whom) is (self.engaged == "anybody")

    def there(self, game: Game, card: int) -> bool:
        return game.zone[card] == self.zone

    def noun(self, placed: bool = True) -> str:
        words: list[str] = []
        if self.other or self.besides is not None:
            words.append("other")
        if self.ready is not None:
            words.append("ready" if self.ready else "exhausted")
        if self.unique:
            words.append("unique")
        if self.weakness is not None:
            words.append("weakness" if self.weakness else "non-weakness")
        words.extend(f"non-{trait}" for trait in self.without)
        if self.traits:
            words.append(" or ".join(self.traits))
        if self.empty:
            words.append("empty")
        if self.revealed is not None:
            words.append("revealed" if self.revealed else "unrevealed")
        unplaced = self.zone == ENCOUNTER_DECK and not placed
        words.append(self.title or self.type or ("encounter card" if unplaced else "card"))
        text = " ".join(words)
        return f"{text}{self._tail()}" if placed else text

    def _tail(self) -> str:
        """Where it is, after the noun."""
        tail = ""
        if self.engaged:
            with_whom = {YOURS: "you", "nobody": "nobody", "anybody": "an investigator"}[self.engaged]
            tail += f" engaged with {with_whom}"
        if self.controller:
            whose = {
                YOURS: "you control",
                OTHERS: "another investigator controls",
                ANYBODYS: "an investigator controls",
            }[self.controller]
            tail += f" {whose}" if self.zone == IN_PLAY else ""
        if isinstance(self.at, Ref):
            tail += f" at {self.at.english('this location')}"
        elif self.at:
            tail += PHRASES[self.at]
        tail += self._having()
        if self.zone == HAND:
            tail += " in your hand" if self.controller == YOURS else " in every hand"
        elif self.zone in LYING:
            tail += f" {LYING[self.zone]}"
        elif self.zone not in (IN_PLAY, LIMBO, ANYWHERE):
            pile = "discard pile" if self.zone == DISCARD else self.zone
            tail += f" in {'your ' if self.controller == YOURS else 'the '}{pile}"
        return tail

    def _having(self) -> str:
        """What there is on it and at it."""
        tail = ""
        if self.enemies is not None:
            tail += " with enemies" if self.enemies else " with no enemies"
        if self.clues is not None:
            tail += " with clues on it" if self.clues else " without clues"
        if self.unattached:
            tail += f" without {english.article(self.unattached)} attached"
        if self.covers is not None:
            tail += f" with {'an' if self.covers else 'no'} encounter card underneath"
        return tail

    def predicate(self) -> str:
        return f"{self.singular(placed=False)}{self._having()}"

    def singular(self, placed: bool = True) -> str:
        noun = self.noun(placed)
        if noun.startswith("other "):
            return f"an{noun}"
        return noun if self.title else english.article(noun)

    def there_are(self, number: str) -> str:
        if self.title and not number and self.zone == IN_PLAY and not self.controller:
            return f"{self.noun()} is in play"
        if self.controller == YOURS and self.zone == IN_PLAY:
            return f"you control {f'{number} {self.plural(placed=False)}' if number else self.singular(placed=False)}"
        return super().there_are(number)

    def plural(self, placed: bool = True) -> str:
        noun = self.noun(placed=False)
        return f"{english.plural(noun)}{self._tail() if placed else ''}"


def enemies(**said: object) -> Cards:
    """Enemies in play."""
    return Cards(type=ENEMY, **said)  # type: ignore[arg-type]


def locations(**said: object) -> Cards:
    """Locations in play."""
    return Cards(type=LOCATION, **said)  # type: ignore[arg-type]


def investigators(**said: object) -> Cards:
    """The cards of investigators, by which these are chosen."""
    return Cards(type=INVESTIGATOR, **said)  # type: ignore[arg-type]
