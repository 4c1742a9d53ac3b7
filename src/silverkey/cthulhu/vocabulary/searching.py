"""Instructions that search decks and pick cards out of piles."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.references import Chosen, Ref
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.vocabulary.committing import joining_refusal
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.preventing import prevented
from silverkey.cthulhu.words import DECK, OPPONENT, WON, YOU
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

SEARCHED = "searched"
"""The name of the cards that an effect has looked at or searched."""


@dataclass(frozen=True, eq=False)
class Pick(Instruction):
    """Pick cards out of a pile while the effect resolves, without targeting; or none, where that is allowed."""

    cards: Cards | Either
    name: str = "chosen"
    optional: bool = False
    number: int = 1
    top: int = 0
    """Only so many cards from the top of the deck are searched; they are then known as "searched"."""
    to: str = ""
    """The verb that the card is picked for; what cannot suffer it is not picked."""
    to_join: Ref | None = None
    """The character that is to commit to the story picked."""

    @property
    def dependent(self) -> bool:
        return self.cards.dependent

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The cards that may be picked."""
        found = [card for card in self.cards.find(game, ctx) if zones.stuck(game, card) is None]
        if isinstance(self.cards, Cards) and self.cards.zone == WON:
            # A story whose effect is being carried out has been won, but lies where it was.
            found = [card for card in found if game.zone[card] == WON]
        if self.top:
            found = [card for card in found if card in ctx.cards[SEARCHED]]
        if self.to:
            found = [card for card in found if prevented(game, ctx, self.to, card, ctx.you) is None]
        if self.to_join is not None:
            found = [story for story in found if self.kept_out(game, ctx, story) is None]
        return found

    def kept_out(self, game: Game, ctx: Context, story: int) -> Refusal | None:
        """What keeps the character that is to join a story from it."""
        assert self.to_join is not None
        refusals = (joining_refusal(game, ctx.you, card, story) for card in self.to_join.cards(game, ctx))
        return next(filter(None, refusals), None)

    def possible(self, game: Game, ctx: Context) -> Any:
        if self.optional or self.hidden or self.legal(game, ctx):
            return None
        if self.to_join is not None:
            refusals = (self.kept_out(game, ctx, story) for story in self.cards.find(game, ctx))
            return next(filter(None, refusals), NO_TARGET)
        return NO_TARGET

    @property
    def hidden(self) -> bool:
        """Searching a deck may always be tried."""
        kinds = self.cards.kinds if isinstance(self.cards, Either) else (self.cards,)
        return all(kind.zone == DECK for kind in kinds)

    @property
    def of_a_kind(self) -> bool:
        """A search for a card of a kind, which may find none; one for any card finds (reading/65)."""
        return self.hidden and (isinstance(self.cards, Either) or bool(self.cards.checks))

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.hidden:
            game.reveal_to(ctx.you)
        if self.top:
            ctx.cards[SEARCHED] = tuple(reversed(game.sides[ctx.you].deck[-self.top :]))
        candidates = self.legal(game, ctx)
        if not candidates:
            return SHORT
        least = 0 if self.optional or self.of_a_kind else self.number
        question = "choose to wound" if self.to == "wound" else "pick" if self.to_join is None else "pick story"
        game.push(Choosing(ctx.you, question, candidates, min(least, len(candidates)), self.number, ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards[self.name] = value
        frame.ctx.numbers["of a kind"] = int(self.of_a_kind)
        return came(bool(value))

    def english(self, title: str) -> str:
        if isinstance(self.cards, Cards) and self.cards.among is not None and self.hidden:
            return f"{'you may ' if self.optional else ''}pick one of them"
        if self.hidden:
            kind, deck = self.cards.singular(placed=False), self.deck()
            if self.top:
                return f"search for {kind} among the top {self.top} cards of {deck}"
            return f"search {deck} for {kind}"
        return f"pick {self.what()}"

    def deck(self) -> str:
        """Whose deck is searched."""
        kinds = self.cards.kinds if isinstance(self.cards, Either) else (self.cards,)
        decks = {YOU: "your deck", OPPONENT: "an opponent's deck", "": "any deck"}
        return english.listed(dict.fromkeys(decks[kind.owner] for kind in kinds), "or")

    def what(self) -> str:
        """What is picked."""
        return self.cards.singular() if self.number == 1 else f"{self.number} {self.cards.plural()}"

    def at_once(self, who: Ref) -> bool:
        """Whether something is done at once to what is picked, without a search: 'put 2 cards into your hand'."""
        return isinstance(who, Chosen) and who.name == self.name and not (self.optional or self.hidden)

    def taken(self) -> str:
        """What is picked, with where it comes from: 'a character from your hand'."""
        return re.sub(r" in (?=(your|any|an opponent's) )", " from ", self.what())


@dataclass(frozen=True, eq=False)
class Shuffle(Instruction):
    """Shuffle one's deck, as after any search (coc-latest/2.11.a)."""

    DEED = "shuffle"

    but_rest: bool = False
    """Cards that were searched through are held apart, if one of them was found."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        apart = searched(game, ctx) if self.but_rest and frame.ok else []
        game.shuffle_deck(ctx.you, apart)
        game.note(Event("shuffle", player=ctx.you))
        return came(frame.ok)

    def english(self, title: str) -> str:
        return "shuffle your deck apart from the other cards searched" if self.but_rest else "shuffle your deck"


def searched(game: Game, ctx: Context) -> list[int]:
    """What was searched and not taken."""
    return [card for card in ctx.cards.get(SEARCHED, ()) if game.zone[card] == DECK]
