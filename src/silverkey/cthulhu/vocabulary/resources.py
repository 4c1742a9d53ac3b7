"""What resources provide: rules about their factions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.words import FACTIONS, NEUTRAL
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Domain
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class ResourceIs(Rule):
    """A resource is of the faction that was named, and not of its own."""

    who: Ref

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        lasting.cards = tuple((card, game.instance_of(card)) for card in self.who.cards(game, ctx))

    def faction(self, ctx: Context) -> str:
        """The faction that was named."""
        return FACTIONS[ctx.numbers["faction"]]

    def english(self, title: str) -> str:
        return english.sentence(f"{self.who.english(title)} is of that faction and not of its own")


def provided(game: Game, card: int, domain: Domain) -> str:
    """The faction of a resource: its own, none face down, or the one that an effect says."""
    if card in domain.facedown:
        return NEUTRAL
    for word, ctx, _ in game.said(ResourceIs):
        if card in word.who.cards(game, ctx):
            return word.faction(ctx)
    return game.printed[card].faction


def as_resource(game: Game, card: int) -> Card:
    """What a resource is taken for: a card of the faction that it provides."""
    face = game.printed[card]
    domains = (domain for side in game.sides for domain in side.domains if card in domain.resources)
    faction = next((provided(game, card, domain) for domain in domains), face.faction)
    return face if faction == face.faction else _of_faction(face, faction)


@lru_cache(maxsize=1000)
def _of_faction(face: Card, faction: str) -> Card:
    """A card as it would be if it were of another faction."""
    return face.reworded(faction=faction)
