"""Instructions about cards in play: a verb done to them, sacrifices, committing by an effect."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.flow import Then
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import CHOSEN_CARD, THIS, THIS_CARD, Chosen, Every, Ref, This
from silverkey.cthulhu.details import REGARDLESS
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.table.zones import stuck
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.verbs.states import joining_refusal
from silverkey.cthulhu.vocabulary.costs import (
    NOT_IN_PLAY,
    NOT_READY,
    NOTHING_TO_PAY_WITH,
    PayBy,
    as_cost,
    remember_paid,
)
from silverkey.cthulhu.vocabulary.domains import AsResources
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.measures import REMOVED_WOUNDS, Of, OfEvent
from silverkey.cthulhu.vocabulary.references import BeingPlayed, Committed, Entered, Host, Paid, Top
from silverkey.cthulhu.vocabulary.searching import SEARCHED, Pick, Rest, Shuffle, milled, show, told_at_once
from silverkey.cthulhu.words import COST, DECK, DOMAIN, HAND, PASSIVE, YOU
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import Node
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


MERGED = {"wound", "destroy", "ready", "exhaust", "restore", "insane"}
"""Verbs that read best together with the choice: 'choose and wound a character'."""


@dataclass(frozen=True, eq=False)
class Do(Instruction):
    """Do something to certain cards, all at once."""

    DESIGNATES = ("discarded", "moved", "left")

    verb: str
    who: Ref
    number: int | Amount = 1
    if_able: bool = False
    place: Ref | None = None
    """From where a wound is moved, which is not wounding (coc-latest/2.31.a); or the story that is committed to, for
    which characters need not be ready and do not exhaust (coc-latest/2.10.g)."""

    def possible(self, game: Game, ctx: Context) -> Any:
        """Every card that it is about must be able to suffer it; of "all", or for a passive, one will do.

        "All" of none is done (coc-latest/faq/destroy-all-zero), but starts no passive, unless a choice is yet to say
        who is meant. What cannot be chosen for it, the choice sees to.
        """
        cards = self.who.settled(game, ctx)
        if cards is None or (self.if_able and ctx.kind != PASSIVE):
            return None
        if not cards:
            of_none = isinstance(self.who, Every) and (ctx.kind != PASSIVE or self.who.kind.dependent)
            return None if of_none else NO_TARGET
        refusals = [self.refusal(game, ctx, card) for card in cards]
        if None in refusals and (ctx.kind == PASSIVE or isinstance(self.who, Every)):
            return None
        return next(filter(None, refusals), None)

    @property
    def tells(self) -> tuple[Node, ...]:
        """As many wounds as there are read as all of them."""
        return (self.number,) if self.verb == "remove wound" and isinstance(self.number, Of) else ()

    def refusal(self, game: Game, ctx: Context, card: int) -> Refusal | None:
        """Why it could not be done to a card."""
        if card in game.in_play and card not in self.meant(game, ctx):
            return NO_TARGET
        refusal = prevented(game, ctx, _verb_for(game, self.verb, card), card, ctx.you)
        if refusal is None and self.verb == "commit" and self.place is not None:
            stories = self.place.cards(game, ctx)
            kept_out = (joining_refusal(game, game.in_play[card].controller, card, story) for story in stories)
            refusal = next(filter(None, kept_out), None)
        return refusal

    def unpayable(self, game: Game, ctx: Context) -> Any:
        """Whatever is paid with must be one's own and in play (coc-latest/2.13.b)."""
        if isinstance(self.who, Paid) and COST not in ctx.cards and self.who.taken_before:
            return None
        cards = self.who.cards(game, ctx)
        if isinstance(self.who, Top) and len(cards) < amount(self.who.number, game, ctx):
            return NOTHING_TO_PAY_WITH
        for card in cards:
            standing = game.in_play.get(card)
            if standing is None and VERBS[_verb_for(game, self.verb, card)].anywhere and game.owner[card] == ctx.you:
                return stuck(game, card)
            if standing is None or (standing.controller != ctx.you and not game.lent(ctx.you, card)):
                return NOT_IN_PLAY
            if self.verb == "exhaust" and (standing.exhausted or standing.insane):
                return NOT_READY
            refusal = VERBS[self.verb].refusal(game, card, ctx.you)
            if refusal is not None:
                return refusal
        return None if cards else NOTHING_TO_PAY_WITH

    def as_cost(self, title: str) -> str:
        told = isinstance(self.who, This | Host)
        return as_cost(self.verb, self.who.english(title)) if told else self.english(title)

    def futile(self, game: Game, ctx: Context) -> bool:
        if isinstance(self.who, Every):
            return not self.able(game, ctx)
        cards = self.who.cards(game, ctx)
        return bool(cards) and all(self.refusal(game, ctx, card) is not None for card in cards)

    def able(self, game: Game, ctx: Context) -> tuple[int, ...]:
        """The cards that can suffer it; those out of play are not asked."""
        verb = VERBS[self.verb]
        return tuple(
            card
            for card in self.who.cards(game, ctx)
            if card not in game.in_play
            or (verb.moot(game, card, ctx.you) is None and verb.cannot(game, card, ctx.you) is None)
        )

    def meant(self, game: Game, ctx: Context) -> tuple[int, ...]:
        """The cards it is done to. Nobody sacrifices a card that another has come to control."""
        cards = self.who.cards(game, ctx)
        if self.verb != "sacrifice" or isinstance(self.who, Every):
            return cards
        return tuple(card for card in cards if card in game.in_play and game.in_play[card].controller == ctx.you)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        # What cannot suffer it is not among "all" (coc-latest/2.2.a); a chosen card is tried all the same.
        cards = self.able(game, ctx) if isinstance(self.who, Every) else self.meant(game, ctx)
        if not cards or (self.place is not None and not self.place.cards(game, ctx)):
            return came(isinstance(self.who, Every))  # "all" of none is done (coc-latest/faq/destroy-all-zero)
        tolls = None
        if self.verb == "commit" and self.place is not None:
            tolls = game.commit_tolls(ctx.you, dict.fromkeys(cards, self.place.cards(game, ctx)[0]))
        if tolls is not None:
            frame.stage = 1
            game.push(tolls)
            return LATER
        return game.happen(self.events(game, ctx, cards))

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0 or not value:
            return came(bool(value))
        frame.stage = 0  # the tolls are paid
        return game.happen(self.events(game, frame.ctx, self.meant(game, frame.ctx)))

    def events(self, game: Game, ctx: Context, cards: tuple[int, ...]) -> list[Event]:
        """What it brings about for these cards."""
        if self.verb == "sacrifice":
            remember_paid(game, ctx, cards)
        if self.verb in ("uncommit", "insane"):
            ctx.cards["left"] = Committed(of=self.who).cards(game, ctx)
        number = self.number
        if self.verb == "discard" and isinstance(self.who, Top):
            ctx.cards["discarded"] = cards
            several = amount(self.who.number, game, ctx)
            return [brought_about(ctx, "mill", -1, player, several) for player in self.who.whose.players(game, ctx)]
        if self.verb in ("bottom", "shuffle in", "uncommit", "take"):
            ctx.cards["moved"] = cards
        if self.verb == "discard from hand":
            ctx.cards["discarded"] = cards
        numbers = {card: number if isinstance(number, int) else number.value_for(game, ctx, card) for card in cards}
        if self.verb == "remove wound":
            ctx.cards["moved"] = cards
            ctx.numbers |= {f"{REMOVED_WOUNDS} of {card}": wounds for card, wounds in numbers.items()}
        places = (-1,) if self.place is None else self.place.cards(game, ctx)
        if not places:
            return []
        how = Manner(REGARDLESS) if self.verb == "insane regardless" else None
        verbs = [(card, _verb_for(game, self.verb, card)) for card in cards]  # one card may be meant twice
        if self.verb == "take" and ctx.numbers.get("of a kind") and all(game.zone[card] == DECK for card in cards):
            show(game, ctx, ctx.you, cards)  # coc-latest/2.11.c: a card of a kind that was searched for is shown
        return [
            brought_about(ctx, verb, card, ctx.you, numbers[card], place=places[0], detail=how)
            for card, verb in verbs
            if verb != "mill"
        ] + milled(game, ctx, (card for card, verb in verbs if verb == "mill"))

    def told_with(self, before: Instruction, title: str) -> list[str]:
        if told := told_at_once(self, before, title) or told_at_once(self, before, title, "place"):
            return told
        if self.verb == "take" and isinstance(before, Pick) and before.of_a_kind:
            cards, them = ("those cards", "them") if self.who.many else ("that card", "it")
            return [before.english(title), f"reveal {cards} and put {them} into your hand"]
        if not isinstance(before, Choose) or not self.joins(before):
            return []
        may = "may " if before.optional else ""
        able = ", if able" if before.if_able else ""
        if self.verb == "insane":
            return [f"{may}choose {before.what()} to go insane{able}"]
        return [f"{may}choose and {self.verb} {before.what()}{able}"]

    def joins(self, choice: Choose) -> bool:
        """Whether it reads best together with the choice: 'choose and wound a character'."""
        of_it = isinstance(self.who, Chosen) and self.who.name == choice.name
        return (
            of_it
            and choice.by is None
            and self.verb in MERGED
            and self.number == 1
            and not (choice.freely or self.if_able)
        )

    def english(self, title: str) -> str:
        does, who = VERBS[self.verb].does, self.who.english(title)
        if who in ("your hand", "your whole hand") or "your discard pile" in who or " from your hand" in who:
            does = does.replace("its owner's", "your")
        if self.who.many:
            for place in ("hand", "deck"):
                does = does.replace(f"its owner's {place}", f"their owners' {place}s")
            does = does.replace("goes", "go").replace("the story it is committed to", "their story")
            does = does.replace("exhausting it", "exhausting them")
        if isinstance(self.who, Chosen) and self.verb in ("top", "bottom"):
            does = _in_that_deck(does, self.who)
        place = "" if self.place is None else self.place.english(title)
        if self.verb == "commit" and isinstance(self.who, This):
            place += ", even from another one,"
        text = does.replace("{who}", who).replace("{place}", place)
        if self.verb == "sacrifice" and isinstance(self.who, Every) and not _of_yours(self.who):
            text = f"each player sacrifices {_everybodys(self.who, title)}"
        if self.verb == "wound" and self.number != 1:
            text = f"give {who} {amount_english(self.number)} wounds{' each' if self.who.many else ''}"
        if self.verb == "place wounds" and not isinstance(self.number, OfEvent):
            text = f"put {amount_english(self.number)} wounds on {who}"
        if self.verb == "remove wound" and isinstance(self.number, Of):
            text = text.replace("a wound", "all wounds")
        if isinstance(self.who, Entered):
            text += " if it is still in play"
        if isinstance(self.who, BeingPlayed):
            text += " instead of discarding it"
        return text + (", if able" if self.if_able else "")


def _in_that_deck(does: str, who: Chosen) -> str:
    """What has been looked at lies in a deck that was spoken of; what is picked is put down one by one."""
    if who.name == SEARCHED or who.noun.endswith(" them"):
        does = re.sub(r"(its|their) owners?'s? decks?", "that deck", does)
    return f"{does} in any order" if who.many else does


def _of_yours(who: Every) -> bool:
    """Whether only your own cards are meant."""
    return isinstance(who.kind, Cards) and who.kind.controller == YOU


def _everybodys(who: Every, title: str) -> str:
    """Every card of a kind, as each player controls some of them."""
    if not isinstance(who.kind, Cards) or who.kind.controller:
        return who.english(title)
    return english.of_others(Every(replace(who.kind, controller=YOU)).english(title))


def _verb_for(game: Game, verb: str, card: int) -> str:
    if verb in ("discard", "destroy") and game.zone[card] in (DECK, HAND):
        return "mill" if game.zone[card] == DECK else "discard from hand"
    if verb == "destroy" and game.zone[card] == DOMAIN:
        return "destroy resource"
    return {"insane regardless": "insane", "take": "return"}.get(verb, verb)


@dataclass(frozen=True, eq=False)
class Together(Instruction):
    """Several things done to cards at the same moment, with nothing in between."""

    deeds: tuple[Do | AsResources, ...]

    def possible(self, game: Game, ctx: Context) -> Any:
        return next(filter(None, (deed.possible(game, ctx) for deed in self.deeds)), None)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        events = [event for deed in self.deeds for event in deed.events(game, ctx, deed.meant(game, ctx))]
        return game.happen(events) if events else SHORT

    def unpayable(self, game: Game, ctx: Context) -> Any:
        return next(filter(None, (deed.unpayable(game, ctx) for deed in self.deeds)), None)

    def as_cost(self, title: str) -> str:
        return english.listed(deed.as_cost(title) for deed in self.deeds)

    def english(self, title: str) -> str:
        told = [deed.english(title) for deed in self.deeds]
        if len({deed.who for deed in self.deeds}) > 1:
            return english.listed(told) + ", both at once" * any(isinstance(deed, AsResources) for deed in self.deeds)
        *first, last = told
        verbs = [text.removesuffix(f" {self.deeds[0].who.english(title)}") for text in first]
        return english.listed((*verbs, re.sub(" without exhausting (it|them)", "", last)))


@dataclass(frozen=True, eq=False)
class Divert(Instruction):
    """What was about to happen to one card through an effect happens to another through it."""

    DEED = "replace"

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        cards = self.who.cards(game, frame.ctx)
        return game.happen([_likewise(event, card) for card in cards]) if cards else SHORT

    def english(self, title: str) -> str:
        return f"have that effect resolve on {self.who.english(title)}"


def _likewise(event: Event, card: int) -> Event:
    """The same as is about to happen, of another card."""
    return Event(
        event.verb,
        card,
        event.player,
        event.amount,
        source=event.source,
        by=event.by,
        cause=event.cause,
        place=event.place,
        detail=event.detail,
    )


@dataclass(frozen=True, eq=False)
class AssignWounds(Instruction):
    """You assign wounds among characters: all at once, so that one may get more than it bears, or one at a time."""

    DEED = "wound"

    cards: Cards
    per: Amount
    optional: bool = False
    together: bool = False

    def able(self, game: Game, ctx: Context) -> list[int]:
        """The characters that can be wounded."""
        return [card for card in self.cards.find(game, ctx) if VERBS["wound"].cannot(game, card, ctx.you) is None]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        able = self.able(game, ctx)
        if len(frame.memo) == self.per.value(game, ctx) or not able:
            return self.deal(game, frame)
        options = [Option("card", card) for card in able]
        return frame.ask(game, ctx.you, "assign wound", [*options, DONE] if self.optional else options)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if option == DONE:
            return self.deal(game, frame)
        frame.memo.append(option.card)
        if self.together:
            return self.run(game, frame)
        game.happen([brought_about(frame.ctx, "wound", option.card, frame.ctx.you)])
        return LATER

    def deal(self, game: Game, frame: Program) -> Outcome:
        """Wounds that were assigned together are dealt together."""
        if not self.together or not frame.memo:
            return came(bool(frame.memo))
        frame.stage = 1
        return game.happen(
            [
                brought_about(frame.ctx, "wound", card, frame.ctx.you, frame.memo.count(card))
                for card in dict.fromkeys(frame.memo)
            ]
        )

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return came(bool(value)) if frame.stage == 1 else LATER

    def english(self, title: str) -> str:
        how = "all at once" if self.together else "one at a time"
        may = "may " if self.optional else ""
        more = "" if isinstance(self.per, Of) and self.per.what == REMOVED_WOUNDS else " more"
        return f"{may}distribute 1{more} wound for each {self.per.each()}, {how}, among {self.cards.plural()}"


wound = partial(Do, "wound")
destroy = partial(Do, "destroy")
goes_insane = partial(Do, "insane")
restore = partial(Do, "restore")
ready = partial(Do, "ready")
exhaust = partial(Do, "exhaust")
return_to_hand = partial(Do, "return")
take = partial(Do, "take")
"""Put cards of a pile into your hand."""
sacrifice = partial(Do, "sacrifice")


def put_wounds_on(who: Ref) -> Do:
    """Put the wounds that are about to be dealt on another card: all of them."""
    return Do("place wounds", who, OfEvent("wounds"))


def take_from_top(number: int, cards: Cards) -> tuple[Instruction, ...]:
    """Search the top cards of your deck for one of a kind, put it into your hand, and the others under the deck."""
    return (Pick(cards, top=number), take(CHOSEN_CARD), Shuffle(but_rest=True), Then((Rest(),)))


def discard_top(who: Who, number: int | Amount) -> Do:
    """Discard cards from the top of a player's deck; they are then known as "discarded"."""
    return Do("discard", Top(number, who))


EXHAUST = PayBy(exhaust(THIS_CARD))
EXHAUST_NAMED = PayBy(exhaust(THIS))
"""The card's name stands in the cost, so that a borrower of the text must exhaust that card."""
SACRIFICE = PayBy(sacrifice(THIS))
DISCARD_FROM_PLAY = PayBy(Do("discard", THIS))
GO_INSANE = PayBy(goes_insane(THIS))
RETURN_TO_HAND = PayBy(return_to_hand(THIS))
