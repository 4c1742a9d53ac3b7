"""Whom and what an instruction is about: this card, the chosen card, every card of a kind; you, an opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.board import COMMITMENT, NOTHING
from silverkey.cardgame.words.amounts import Amount, Count, amount, amount_english
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.players import YOURSELF, ChosenPlayer, Who
from silverkey.cardgame.words.references import THIS, Called, Chosen, EventCard, Ref, ThisCard
from silverkey.cthulhu.state import DECKS, PILES, domain_at, place_of_domain
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.matching import story_of_event
from silverkey.cthulhu.vocabulary.parts import PILE_NAMES
from silverkey.cthulhu.words import CHARACTER, COST, DECK, DOMAIN, HAND, IN_PLAY, PLAYED, REMOVED
from silverkey.language import english
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class Host(Called):
    """The card, story or pile that this card is attached to, or was when it left play."""

    reads = NOTHING

    noun: str = "attached character"
    of: Ref | None = None
    """What another card is attached to."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        if self.of is not None:
            standings = (game.in_play.get(card) for card in self.of.cards(game, ctx))
            return tuple(lying.attached for lying in standings if lying is not None and lying.attached != -1)
        lies: Any = game.in_play.get(ctx.source)
        if lies is None and ctx.event >= 0 and (event := game.events[ctx.event]).card == ctx.source:
            lies = event.memory
        return () if lies is None or lies.attached == -1 else (lies.attached,)


@dataclass(frozen=True, eq=False)
class InHost(Called):
    """The cards in the discard pile, or the resources of the domain, that this card is attached to."""

    @property
    def many(self) -> bool:
        return True

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        standing = game.in_play.get(ctx.source)
        if standing is None:
            return ()
        if standing.attached in PILES:
            return tuple(game.sides[PILES.index(standing.attached)].discard)
        domain = domain_at(standing.attached)
        return () if domain is None else tuple(game.sides[domain[0]].domains[domain[1]].resources)


@dataclass(frozen=True, eq=False)
class StillShown(Called):
    """The card that the effect revealed, while it lies revealed on top of its deck."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return tuple(side.shown for side in game.sides if side.shown in ctx.cards.get("revealed", ()))


@dataclass(frozen=True, eq=False)
class RevealedBy(Ref):
    """What the effect revealed from the decks of certain players."""

    found_out = True

    who: Who

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        players = self.who.players(game, ctx)
        return tuple(card for card in ctx.cards.get("revealed", ()) if game.owner[card] in players)

    def english(self, title: str) -> str:
        return f"what {self.who.english()} revealed"


@dataclass(frozen=True, eq=False)
class Entered(Called):
    """What the effect put into play, if it has not left since."""

    found_out = True

    noun: str = "it"

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        entered = zip(ctx.cards.get("entered", ()), ctx.cards.get("entered@", ()), strict=True)
        return tuple(
            card for card, instance in entered if game.zone[card] == IN_PLAY and game.instance_of(card) == instance
        )


@dataclass(frozen=True, eq=False)
class BeingPlayed(Ref):
    """This event, for as long as it is being played."""

    found_out = True

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (ctx.source,) if game.zone[ctx.source] == PLAYED else ()

    def english(self, title: str) -> str:
        return title


@dataclass(frozen=True, eq=False)
class Remembered(Ref):
    """What an earlier effect of this card removed from the game, while it lasts."""

    ref: Ref

    @property
    def many(self) -> bool:
        return self.ref.many

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        earlier = [effect.context for effect in game.lasting if effect.context.source == ctx.source]
        found = [card for context in earlier for card in self.ref.cards(game, context)]
        return tuple(card for card in found if game.zone[card] == REMOVED)

    def english(self, title: str) -> str:
        return self.ref.english(title)


@dataclass(frozen=True, eq=False)
class Fitting(Ref):
    """Certain cards, as far as they are of a kind and still where that kind is looked for."""

    ref: Ref
    kind: Cards

    @property
    def reads(self) -> int:  # type: ignore[override]
        return self.ref.reads | self.kind.reads

    @property
    def many(self) -> bool:
        return self.ref.many

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        cards = self.ref.cards(game, ctx)
        there = [card for card in cards if card in game.in_play or self.kind.zone != IN_PLAY]
        return tuple(card for card in there if self.kind.match(game, ctx, card))

    def settled(self, game: Game, ctx: Context) -> tuple[int, ...] | None:
        return None if self.ref.settled(game, ctx) is None else self.cards(game, ctx)

    def english(self, title: str) -> str:
        if self.many:
            return f"the {self.kind.type}s among {self.ref.english(title)}"
        kind = self.kind
        if kind.type == CHARACTER and (kind.subtypes or kind.non):
            what = english.listed((english.article(subtype) for subtype in kind.subtypes or kind.non), "or")
            return f"{self.ref.english(title)}, if it is {'' if kind.subtypes else 'not '}{what},"
        return f"{self.ref.english(title)}, if it is {kind.singular()},"


PAYABLE = "payable"
"""The name of the cards that may be given up to pay, as long as what is targeted depends on which of them is."""


@dataclass(frozen=True, eq=False)
class Paid(Called):
    """What a cost has taken away; before it is paid, attached character, which it is going to take."""

    found_out = True

    noun: str = "the character you sacrificed"
    taken_before: bool = False
    """It is what a cost before this one takes."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return ctx.cards[COST] if COST in ctx.cards else HOST.cards(game, ctx)


@dataclass(frozen=True, eq=False)
class Committed(Called):
    """The story that this card is committed to (in a borrowed text, the card it was borrowed from), or others are."""

    noun: str = "that story"
    of: Ref = THIS

    @property
    def reads(self) -> int:  # type: ignore[override]
        return COMMITMENT | self.of.reads

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        standings = (game.in_play.get(card) for card in self.of.cards(game, ctx))
        return tuple(dict.fromkeys(s.committed for s in standings if s is not None and s.committed >= 0))


@dataclass(frozen=True, eq=False)
class EventStory(Called):
    """The story of the answered event: where it happened, or where the card it happened to was committed."""

    reads = NOTHING

    noun: str = "that story"

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        noted = ctx.cards.get("answered at")  # what lasts outlives the event
        story = story_of_event(game, game.events[ctx.event]) if noted is None else noted[0]
        return (story,) if game.story(story) is not None else ()


@dataclass(frozen=True, eq=False)
class Here(Called):
    """The story at which the ability was used, wherever this card goes after that."""

    reads = NOTHING

    noun: str = "this story"

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (ctx.numbers["here"],) if "here" in ctx.numbers else ()


THIS_STORY = Here()
STRUGGLE_STORY = Chosen("here", "that story")
"""Where the struggle is whose result it is part of."""
THE_STORY_LEFT = Chosen("left", "the story it has left")
"""The story from which the effect has removed a character."""
CHOSEN = Chosen(noun="that character")
THOSE_CHOSEN = Chosen("chosen", "those characters")
THOSE_CARDS = Chosen("chosen", "those cards")
THAT_RESOURCE = Chosen("chosen", "that resource")
CHOSEN_STORY = Chosen("chosen", "that story")
REVEALED = Chosen("revealed", "that card")
STILL_IN_PLAY = Entered()
THIS_EVENT = BeingPlayed()
STILL_SHOWN = StillShown()
HOST = Host()
BEARER_ITSELF = ThisCard("attached character")
HOST_STORY = Host("attached story")
HOST_CARD = Host("attached card")
PAID = Paid()
ITS_STORY = Committed()
THE_EVENT_CARD = EventCard("that character")
THAT_DOMAINS_RESOURCES = Cards(zone=DOMAIN, where=("on that domain",))
THE_EVENT_STORY = EventStory()
THAT_STORY = EventCard("that story")


@dataclass(frozen=True, eq=False)
class OwnerOf(Who):
    """The player who owns a card, or the deck or discard pile that is meant; or everybody who owns one of several."""

    ref: Ref
    noun: str = ""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        owners = {self.owner(game, card) for card in self.ref.cards(game, ctx)}
        return tuple(player for player in game.players_in_order() if player in owners)

    def owner(self, game: Game, card: int) -> int:
        """Whose a card, a deck or a discard pile is."""
        for places in (DECKS, PILES):
            if card in places:
                return places.index(card)
        return game.owner[card]

    def english(self) -> str:
        return self.noun or f"{self.ref.english('')}'s owner"


WINNER = ChosenPlayer("winner")
LOSER = ChosenPlayer("loser")


@dataclass(frozen=True, eq=False)
class Hand(Ref):
    """The whole hand of a player, or his whole discard pile."""

    found_out = True

    whose: Who = YOURSELF
    zone: str = HAND

    @property
    def many(self) -> bool:
        return True

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        sides = [game.sides[player] for player in self.whose.players(game, ctx)]
        return tuple(card for side in sides for card in (side.hand if self.zone == HAND else side.discard))

    def english(self, title: str) -> str:
        return whose_pile(self.whose, self.zone)


@dataclass(frozen=True, eq=False)
class Top(Ref):
    """The top cards of a player's deck, or of his discard pile, the topmost first; or those at its bottom."""

    found_out = True

    number: int | Amount = 1
    whose: Who = YOURSELF
    zone: str = DECK
    bottom: bool = False

    @property
    def many(self) -> bool:
        return self.number != 1

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        number = amount(self.number, game, ctx)
        sides = [game.sides[player] for player in self.whose.players(game, ctx)]
        piles = [side.deck if self.zone == DECK else side.discard for side in sides]
        if self.bottom:
            return tuple(card for pile in piles for card in pile[:number])
        return tuple(card for pile in piles for card in reversed(pile[max(0, len(pile) - number) :]))

    def english(self, title: str) -> str:
        pile = whose_pile(self.whose, self.zone)
        if isinstance(self.number, Count) and self.number.times > 1 and isinstance(kind := self.number.cards, Kind):
            among = isinstance(kind, Cards) and bool(kind.among)
            return f"the top {self.number.times} cards of {pile} for each of the {kind.plural(placed=not among)}"
        if amount_english(self.number) == "that many":
            return f"that many cards from the {'bottom' if self.bottom else 'top'} of {pile}"
        cards = "card" if self.number == 1 else f"{amount_english(self.number)} cards"
        return f"the {'bottom' if self.bottom else 'top'} {cards} of {pile}"


def whose_pile(who: Who, zone: str = DECK) -> str:
    """A pile with its owner: 'your deck'."""
    owners = {
        "you": "your",
        "each opponent": "an opponent's",
        "an opponent": "an opponent's",
        "each player": "each player's",
    }
    whose = owners.get(who.english(), "that player's")
    return f"{whose} {PILE_NAMES.get(zone, zone)}"


@dataclass(frozen=True, eq=False)
class Places(Node):
    """Places that are no cards, as what a card may be attached to: decks, discard piles, or your own domains."""

    kind: str
    opponents: bool = False
    """Only those of opponents."""

    def find(self, game: Game, ctx: Context) -> list[int]:
        """All of them, as a card notes what it is attached to."""
        if self.kind == DOMAIN:
            return [place_of_domain(ctx.you, number) for number in range(len(game.sides[ctx.you].domains))]
        places = DECKS if self.kind == DECK else PILES
        return [places[1 - ctx.you]] if self.opponents else [places[ctx.you], places[1 - ctx.you]]

    def any(self, game: Game, ctx: Context) -> bool:
        """There are always some."""
        return True

    def singular(self) -> str:
        """As a text box has it."""
        if self.kind == DOMAIN:
            return "a domain you control"
        whose = "an opponent's" if self.opponents else "a player's"
        return f"{whose} deck" if self.kind == DECK else f"{whose} discard pile"
