"""Looking for cards: in one's own deck, in the encounter deck and its discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.table import zones
from silverkey.arkham.words import ENCOUNTER_DECK, HAND
from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class SearchDeck(Instruction):
    """Search your deck, or the cards on top of it, for a card and take or draw it; the deck is shuffled.

    What is looked for must be found if it is there (rules reference, Search).
    """

    cards: Kind
    top: int = 0
    """So many cards on top; 0 for the whole deck."""
    drawn: bool = False
    """It is drawn, and not merely added to the hand."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.investigators[ctx.you].deck else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        deck = game.investigators[ctx.you].deck
        seen = deck[-self.top :] if self.top else deck
        game.reveal_to(ctx.you)
        found = [card for card in reversed(seen) if self.cards.match(game, ctx, card)]
        if not found:
            game.shuffle(deck)
            return SHORT
        game.push(Choosing(ctx.you, "search", found, about=ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage:
            return FULL
        frame.stage = 1
        you, card = frame.ctx.you, value[0]
        zones.move(game, card, HAND)
        game.shuffle(game.investigators[you].deck)
        if game.printed[card].facts.weakness:
            game.resolve_weakness(card, you)
            return LATER
        return game.happen([Event("card drawn", card, you)]) if self.drawn else FULL

    def english(self, title: str) -> str:
        where = f"the top {self.top} cards of your deck" if self.top else "your deck"
        take = "draw it" if self.drawn else "add it to your hand"
        return f"search {where} for {self.cards.singular(placed=False)}, {take}, and shuffle your deck"


@dataclass(frozen=True, eq=False)
class FindEncounter(Instruction):
    """Search the encounter deck and its discard pile for a card and draw it; the encounter deck is shuffled."""

    cards: Kind

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.encounter_deck or game.encounter_discard else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        game.reveal_to(ctx.you)
        by_title: dict[str, int] = {}
        for card in (*game.encounter_discard, *game.encounter_deck):
            if self.cards.match(game, ctx, card):
                by_title.setdefault(game.name(card), card)
        if not by_title or game.investigators[ctx.you].fate:
            game.shuffle(game.encounter_deck)
            return SHORT
        game.push(Choosing(ctx.you, "search", list(by_title.values()), about=ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            frame.stage = 1
            game.happen([Event("encounter", value[0], frame.ctx.you)])
            return LATER
        game.shuffle(game.encounter_deck)
        return FULL

    def english(self, title: str) -> str:
        what = self.cards.singular(placed=False)
        return f"search the encounter deck and discard pile for {what}, draw it, and shuffle the encounter deck"


@dataclass(frozen=True, eq=False)
class DigFor(Instruction):
    """Cards are discarded from the encounter deck until so many of a kind are; these are drawn, or spawn somewhere."""

    cards: Kind
    number: int | Amount = 1
    where: Ref | None = None
    """Where they spawn; by default the first is drawn."""
    name: str = "chosen"

    @property
    def designates(self) -> tuple[str, ...]:
        return (self.name,)

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.encounter_deck or game.encounter_discard else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        found = self.dig(game, ctx)
        ctx.cards[self.name] = tuple(found)
        places = () if self.where is None else self.where.cards(game, ctx)
        if not found or (self.where is not None and not places):
            return SHORT
        if not places:
            return game.happen([Event("encounter", found[0], ctx.you)])
        events = [brought_about(ctx, "spawn", card, ctx.you, place=places[0]) for card in found]
        for event in events:
            event.cause = "at"
        return game.happen(events)

    def dig(self, game: Game, ctx: Context) -> list[int]:
        """What is found; a deck that runs empty is made anew as long as there is more to be found."""
        found: list[int] = []
        wanted = amount(self.number, game, ctx)
        while len(found) < wanted:
            if not game.encounter_deck:
                left = [card for card in game.encounter_discard if card not in found]
                if not any(self.cards.match(game, ctx, card) for card in left):
                    break
                zones.renew_encounters(game, found)
            card = game.encounter_deck[-1]
            zones.move(game, card, zones.discard_zone(game, card))
            if self.cards.match(game, ctx, card):
                found.append(card)
        return found

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        if self.number == 1:
            many = f"{self.cards.singular(placed=False)} is"
        else:
            many = f"{amount_english(self.number)} {self.cards.plural(placed=False)} are"
        what = "draw it" if self.where is None else f"what was found spawns at {self.where.english(title)}"
        return f"discard cards from the {ENCOUNTER_DECK} until {many} discarded; {what}"
