"""Whom and what an instruction is about: this card, the chosen card, every card of a kind; you, an opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from silverkey.cardgame.board import COMMITMENT, EVERYTHING, NOTHING
from silverkey.cthulhu.pieces import DECKS, PILES, domain_at
from silverkey.cthulhu.table.zones import instance_of
from silverkey.cthulhu.vocabulary.amounts import Amount, amount, amount_english
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.words import CHARACTER, COST, DECK, HAND, IN_PLAY, YOU
from silverkey.language import english
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


class Ref(Node):
    """Certain cards."""

    __slots__ = ()

    reads: ClassVar[int] = EVERYTHING
    """What decides which cards are meant, of all that may change."""

    @property
    def many(self) -> bool:
        """Whether it reads as a plural."""
        return False

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        """The cards meant."""
        raise NotImplementedError

    def settled(self, game: Game, ctx: Context) -> tuple[int, ...] | None:
        """The cards meant, or None if only the effect itself finds out which they are."""
        return self.cards(game, ctx)

    def english(self, title: str) -> str:
        """How the reference reads on a card of that title."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class This(Ref):
    """This card itself (coc-latest/1.2.e). In a borrowed text its name means the card it was borrowed from."""

    reads = NOTHING

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (ctx.numbers.get("self", ctx.source),)

    def english(self, title: str) -> str:
        return title


@dataclass(frozen=True, eq=False)
class ThisCard(Ref):
    """The card that the text is used on, be it borrowed from another (coc-latest/1.2.e)."""

    reads = NOTHING

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (ctx.source,)

    def english(self, title: str) -> str:
        return "this card"


@dataclass(frozen=True, eq=False)
class Host(Ref):
    """The card, story or pile that this card is attached to, or was when it left play."""

    reads = NOTHING

    noun: str = "attached character"

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        standing = game.in_play.get(ctx.source)
        host = -1 if standing is None else standing.attached
        if standing is None and ctx.event >= 0 and (event := game.events[ctx.event]).card == ctx.source:
            host = -1 if event.memory is None else event.memory.attached
        return (host,) if host != -1 else ()

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class InHost(Ref):
    """The cards in the discard pile, or the resources of the domain, that this card is attached to."""

    noun: str

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

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class StillShown(Ref):
    """The card that the effect revealed, while it lies revealed on top of its deck."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return tuple(side.shown for side in game.sides if side.shown in ctx.cards.get("revealed", ()))

    def english(self, title: str) -> str:
        return "that card"


@dataclass(frozen=True, eq=False)
class Chosen(Ref):
    """What was chosen, under a name or several."""

    reads = NOTHING

    name: str = "chosen"
    noun: str = "that character"

    @property
    def many(self) -> bool:
        return self.noun.startswith("those")

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return tuple(card for name in self.name.split() for card in ctx.cards.get(name, ()))

    def settled(self, game: Game, ctx: Context) -> tuple[int, ...] | None:
        return None

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class Entered(Ref):
    """What the effect put into play, if it has not left since."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        entered = zip(ctx.cards.get("entered", ()), ctx.cards.get("entered@", ()), strict=True)
        return tuple(
            card for card, instance in entered if game.zone[card] == IN_PLAY and instance_of(game, card) == instance
        )

    def settled(self, game: Game, ctx: Context) -> tuple[int, ...] | None:
        return None

    def english(self, title: str) -> str:
        return "it"


@dataclass(frozen=True, eq=False)
class Every(Ref):
    """Every card of a kind, as things stand when the effect gets there."""

    kind: Cards | Either

    @property
    def reads(self) -> int:  # type: ignore[override]
        """Whatever decides which cards are of the kind."""
        return self.kind.reads

    @property
    def many(self) -> bool:
        return True

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return tuple(self.kind.find(game, ctx))

    def english(self, title: str) -> str:
        kinds = self.kind.kinds if isinstance(self.kind, Either) else (self.kind,)
        if len(kinds) == 1 and kinds[0].zone == HAND and kinds[0].owner == YOU and not kinds[0].checks:
            return "your whole hand"
        apart = len({kind.zone for kind in kinds}) > 1
        plurals = [kind.plural() + (kind.place() if apart else "") for kind in kinds]
        plurals = [text.replace(" in any discard pile", " in all discard piles") for text in plurals]
        shared = " in all discard piles"
        if all(text.endswith(shared) for text in plurals):
            plurals = [*(text.removesuffix(shared) for text in plurals[:-1]), plurals[-1]]
        return f"all {english.listed(plurals)}".replace("attached to it", f"attached to {title}")


@dataclass(frozen=True, eq=False)
class TheOnly(Ref):
    """The one card of a kind; nobody chooses, so a tie means none (coc-latest/2.29.c)."""

    kind: Cards

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        found = self.kind.find(game, ctx)
        return tuple(found) if len(found) == 1 else ()

    def settled(self, game: Game, ctx: Context) -> tuple[int, ...] | None:
        return None

    def english(self, title: str) -> str:
        if self.kind.among and self.kind.but:
            return f"the other {self.kind.type or CHARACTER}"
        if self.kind.among and self.kind.extreme:
            if len(self.kind.among.split()) > 2:
                return "whichever of those cards has the {} {}".format(*self.kind.extreme)
            return "whichever of those two cards has the {} {}".format(*self.kind.extreme).replace("est ", "er ")
        return f"the {'' if self.kind.extreme else 'only '}{self.kind.noun()}"


@dataclass(frozen=True, eq=False)
class Fitting(Ref):
    """Certain cards, as far as they are of a kind and still where that kind is looked for."""

    ref: Ref
    kind: Cards

    @property
    def reads(self) -> int:  # type: ignore[override]
        """Whatever decides which cards are meant and of the kind."""
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
        if kind.type == CHARACTER and (kind.subtypes or kind.unwanted):
            what = english.listed((english.article(subtype) for subtype in kind.subtypes or kind.unwanted), "or")
            return f"{self.ref.english(title)}, if it is {'' if kind.subtypes else 'not '}{what},"
        return f"{self.ref.english(title)}, if it is {kind.singular()},"


@dataclass(frozen=True, eq=False)
class Topmost(Ref):
    """The topmost card of a kind in one's discard pile."""

    kind: Cards

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return tuple(self.kind.find(game, ctx)[-1:])

    def english(self, title: str) -> str:
        return f"the topmost {self.kind.noun()}"


@dataclass(frozen=True, eq=False)
class Both(Ref):
    """Two cards together."""

    first: Ref
    second: Ref

    @property
    def many(self) -> bool:
        return True

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (*self.first.cards(game, ctx), *self.second.cards(game, ctx))

    def settled(self, game: Game, ctx: Context) -> tuple[int, ...] | None:
        known = [cards for ref in (self.first, self.second) if (cards := ref.settled(game, ctx)) is not None]
        return tuple(card for cards in known for card in cards) if known else None

    def english(self, title: str) -> str:
        return f"{self.first.english(title)} and {self.second.english(title)}"


@dataclass(frozen=True, eq=False)
class EventCard(Ref):
    """The card that the answered event happened to."""

    noun: str = "that character"

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (game.events[ctx.event].card,)

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class Paid(Ref):
    """What a cost has taken away; before it is paid, attached character, which it is going to take."""

    noun: str = "the character you sacrificed"

    @property
    def many(self) -> bool:
        return self.noun.startswith("those")

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return ctx.cards[COST] if COST in ctx.cards else HOST.cards(game, ctx)

    def settled(self, game: Game, ctx: Context) -> tuple[int, ...] | None:
        return None

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class Affected(Ref):
    """The card that a change applies to, where its measure is taken on that card itself."""

    reads = NOTHING

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return ()

    def english(self, title: str) -> str:
        return "it"


@dataclass(frozen=True, eq=False)
class Committed(Ref):
    """The story that this card is committed to; in a borrowed text, the card it was borrowed from."""

    reads = COMMITMENT

    noun: str = "that story"

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        standing = game.in_play.get(ctx.numbers.get("self", ctx.source))
        return (standing.committed,) if standing is not None and standing.committed >= 0 else ()

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class EventStory(Ref):
    """The story of the answered event: where somebody committed, or suffered from a struggle."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        story = game.events[ctx.event].other
        return (story,) if game.story(story) is not None else ()

    def english(self, title: str) -> str:
        return "that story"


THIS = This()
THIS_CARD = ThisCard()
CHOSEN = Chosen()
CHOSEN_CARD = Chosen("chosen", "that card")
THOSE_CHOSEN = Chosen("chosen", "those characters")
THAT_RESOURCE = Chosen("chosen", "that resource")
CHOSEN_STORY = Chosen("chosen", "that story")
STILL_IN_PLAY = Entered()
STILL_SHOWN = StillShown()
ATTACHED = Chosen("attached", "it")
"""The card that the effect has attached."""
HOST = Host()
HOST_STORY = Host("attached story")
HOST_CARD = Host("attached card")
PAID = Paid()
AFFECTED = Affected()
ITS_STORY = Committed()
THE_EVENT_CARD = EventCard()
THE_EVENT_STORY = EventStory()
THAT_STORY = EventCard("that story")


class Who(Node):
    """Certain players."""

    __slots__ = ()

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        """The players meant, in turn order from the active player."""
        raise NotImplementedError

    def english(self) -> str:
        """How the players are called as a subject."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class You(Who):
    """The player who uses the ability."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (ctx.you,)

    def english(self) -> str:
        return "you"


@dataclass(frozen=True, eq=False)
class EachPlayer(Who):
    """Every player, the active player first."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (game.active, 1 - game.active)

    def english(self) -> str:
        return "each player"


@dataclass(frozen=True, eq=False)
class EachOpponent(Who):
    """Every opponent."""

    noun: str = "each opponent"

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (1 - ctx.you,)

    def english(self) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class ChosenPlayer(Who):
    """The player chosen before."""

    noun: str = "that player"

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        chosen = ctx.numbers.get("player", -1)
        return (chosen,) if chosen >= 0 else ()

    def english(self) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class OfStruggle(Who):
    """The winner or the loser of the struggle whose result this is part of."""

    side: str

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (ctx.numbers[self.side],)

    def english(self) -> str:
        return f"its {self.side}"


@dataclass(frozen=True, eq=False)
class EventPlayer(Who):
    """The player of the answered event."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (game.events[ctx.event].player,)

    def english(self) -> str:
        return "that player"


@dataclass(frozen=True, eq=False)
class ControllerOf(Who):
    """The player who controls a card, or controlled it when it left play."""

    ref: Ref

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        for card in self.ref.cards(game, ctx):
            standing = game.in_play.get(card)
            return (standing.controller if standing is not None else ctx.numbers.get("controller", game.owner[card]),)
        return ()

    def english(self) -> str:
        return f"{self.ref.english('')}'s controller"


@dataclass(frozen=True, eq=False)
class OwnerOf(Who):
    """The player who owns a card, or the deck or discard pile that is meant."""

    ref: Ref

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        for card in self.ref.cards(game, ctx):
            for places in (DECKS, PILES):
                if card in places:
                    return (places.index(card),)
            return (game.owner[card],)
        return ()

    def english(self) -> str:
        return f"{self.ref.english('')}'s owner"


YOURSELF = You()
EACH_PLAYER = EachPlayer()
EACH_OPPONENT = EachOpponent()
THAT_OPPONENT = EachOpponent("that player")
"""The opponent of whom the effect has just spoken."""
THAT_PLAYER = ChosenPlayer()
THE_EVENT_PLAYER = EventPlayer()
WINNER = OfStruggle("winner")
LOSER = OfStruggle("loser")


@dataclass(frozen=True, eq=False)
class Top(Ref):
    """The top cards of a player's deck, or of his discard pile, the topmost first."""

    number: int | Amount = 1
    whose: Who = YOURSELF
    zone: str = DECK

    @property
    def many(self) -> bool:
        return self.number != 1

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        number = amount(self.number, game, ctx)
        sides = [game.sides[player] for player in self.whose.players(game, ctx)]
        piles = [side.deck if self.zone == DECK else side.discard for side in sides]
        return tuple(card for pile in piles for card in reversed(pile[max(0, len(pile) - number) :]))

    def settled(self, game: Game, ctx: Context) -> tuple[int, ...] | None:
        return None

    def english(self, title: str) -> str:
        cards = "card" if self.number == 1 else f"{amount_english(self.number)} cards"
        return f"the top {cards} of {whose_pile(self.whose, self.zone)}"


def whose_pile(who: Who, zone: str = DECK) -> str:
    """A pile with its owner: 'your deck'."""
    owners = {"you": "your", "each opponent": "an opponent's", "each player": "each player's"}
    whose = owners.get(who.english(), "that player's")
    return f"{whose} {'deck' if zone == DECK else 'discard pile'}"
