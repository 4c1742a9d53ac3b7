"""Passives about playing cards: what it costs, and from where they may be played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.words.amounts import Amount, X, amount
from silverkey.cardgame.words.changes import Delayed
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause, conditions_english
from silverkey.cardgame.words.constants import Constant, Rule
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table.board import Board
from silverkey.cthulhu.table.played import played
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.matching import NOWHERE
from silverkey.cthulhu.words import DISCARD, HAND, OPPONENT, YOU
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class CostChange(Rule):
    """Changes what it costs to play certain cards."""

    NAMES = (("per_faction_but", "faction"), ("per_resource", "faction"))

    cards: Cards | None
    """What is played, by its print; None for this card itself, which works while it is played (coc-latest/1.2.f)."""
    by: int = 0
    minimum: int = 0
    per: Amount | None = None
    who: str = ""
    """YOU, OPPONENT, or anybody."""
    per_faction_but: str = ""
    """For each faction other than this, neutral included, among the resources of the drained domain."""
    per_resource: str = ""
    """For each resource of this faction on the drained domain."""
    when: tuple[Condition, ...] = ()
    first: str = ""
    """Only the first such card that a player plays in each phase, turn or round, or in the whole game."""
    to: int = -1
    """What they cost in place of their printed cost, before anything else changes it."""
    price: Instruction | None = None
    """Only if whoever plays this card does something besides, as he may."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        if self.cards is not None:
            board.say(self, ctx)

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        if self.per is not None:
            lasting.context.numbers["each"] = self.per.value(game, ctx)

    def covers(self, game: Game, ctx: Context, player: int, card: int) -> bool:
        """Whether it changes what this player pays to play this card."""
        if (self.who and (player == ctx.you) is not (self.who == YOU)) or not all_true(self.when, game, ctx):
            return False
        if self.cards is None:
            return True
        earlier = played(game, player, self.first) if self.first else ()
        return self.fits(game, ctx, card) and not any(self.fits(game, ctx, one) for one in earlier)

    def fits(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether a card is of the kind that it speaks of."""
        return self.cards is not None and self.cards.fits(game, ctx, card, game.out_of_play(card), NOWHERE)

    def change(self, game: Game, ctx: Context, resources: list[int]) -> int:
        """By how much, if these resources are drained."""
        if self.per_faction_but:
            factions = {game.out_of_play(card).faction for card in resources} - {self.per_faction_but}
            return self.by * len(factions)
        if self.per_resource:
            return self.by * sum(game.out_of_play(card).faction == self.per_resource for card in resources)
        if "each" in ctx.numbers:
            return self.by * ctx.numbers["each"]
        return self.by * (1 if self.per is None else amount(self.per, game, ctx))

    def for_the_next(self, title: str) -> str:
        assert self.cards is not None
        number = str(abs(self.by)) if self.per is None else "X" if abs(self.by) == 1 else f"{abs(self.by)} times X"
        by = f"{number} {'less' if self.by < 0 else 'more'}"
        player = "you play" if self.who == YOU else "anybody plays"
        least = f" (to a minimum of {self.minimum})" if self.minimum else ""
        return f"make the next {self.cards.noun(placed=False)} that {player} this phase cost {by}{least}"

    def english(self, title: str) -> str:
        return english.sentence(self.clause(title))

    def clause(self, title: str) -> str:
        by = str(abs(self.by))
        if self.price is not None and self.per is X:
            by = "X" if by == "1" else f"{by} times X"
        number = str(self.to) if self.to >= 0 else f"{by} {'less' if self.by < 0 else 'more'}"
        if self.price is not None:
            return f"as you play {title}, you may {self.price.as_cost(title)} to have it cost {number}"
        text = f"{title} costs {number} to play"
        if self.cards is not None:
            you = {YOU: " you", OPPONENT: " opponents"}.get(self.who, "")
            player = {YOU: "you play", OPPONENT: "an opponent plays"}.get(self.who, "each player plays")
            text = f"{self.cards.plural(placed=False)} cost{you} {number} to play"
            if self.first:
                span = "" if self.first == "game" else f" each {self.first}"
                text = f"the first {self.cards.noun(placed=False)} that {player}{span} costs {number}"
        if self.minimum:
            text += f" (to a minimum of {self.minimum})"
        if self.per is not None:
            text += f" for each {self.per.each()}"
        if self.per_faction_but:
            but = self.per_faction_but.removeprefix("The ")
            text += f" for each kind of resource other than {but} on the domain drained for it"
        if self.per_resource:
            text += f" for each {self.per_resource.removeprefix('The ')} resource on the domain drained for it"
        if self.when:
            text = f"{conditions_clause(self.when, title)}, {text}"
        return text


@dataclass(frozen=True, eq=False)
class Toll(Rule):
    """Certain players must pay besides, resources or otherwise (coc-latest/2.13.d)."""

    to: str
    """To "play" cards, "trigger" effects, "target" cards with triggered effects, or "resource" a card."""
    price: int | tuple[Cost, ...]
    """How many resources; or (not to play) what else is paid, where 'you' is whoever pays."""
    cards: Cards | Ref | None = None
    """What is played, what is targeted, or the cards in play whose effects are triggered; None for anything."""
    who: str | Who = ""
    """YOU, OPPONENT, somebody in particular, or anybody."""
    unless: tuple[Condition, ...] = ()
    """What frees the player who would have to pay."""
    when: tuple[Condition, ...] = ()
    if_able: bool = False
    """Whoever cannot pay need not."""

    @property
    def resources(self) -> int:
        """How many resources are due."""
        return self.price if isinstance(self.price, int) else 0

    @property
    def deeds(self) -> tuple[Cost, ...]:
        """What else is due."""
        return () if isinstance(self.price, int) else self.price

    def asks(self, game: Game, ctx: Context, player: int, card: int, to: str) -> bool:
        """Whether this player must pay to do that with this card."""
        if to != self.to:
            return False
        if isinstance(self.who, Who):
            if player not in self.who.players(game, ctx):
                return False
        elif self.who and (player == ctx.you) is not (self.who == YOU):
            return False
        if not all_true(self.when, game, ctx):
            return False
        if self.unless and all_true(self.unless, game, Context(player, ctx.source)):
            return False
        if isinstance(self.cards, Ref):
            return self.cards.means(game, ctx, card)
        return self.cards is None or self.cards.match(game, ctx, card)

    def due(self, game: Game, ctx: Context, player: int, card: int) -> int:
        """How many resources this player must pay besides to play this card."""
        return self.resources if self.asks(game, ctx, player, card, "play") else 0

    def what(self, title: str) -> str:
        """What it is due for."""
        if self.to == "resource":
            return "attach a card as a resource in the resource phase"
        if self.cards is None:
            return "trigger an effect"
        if self.to == "trigger":
            of = self.cards.english(title) if isinstance(self.cards, Ref) else self.cards.plural()
            return f"trigger abilities of {of}"
        if isinstance(self.cards, Ref):
            return f"{self.to} {self.cards.english(title)}"
        return f"{self.to} {self.cards.singular(placed=self.to == 'target')}"

    def english(self, title: str) -> str:
        names = {YOU: "you", OPPONENT: "each opponent", "": "each player"}
        who = self.who.english() if isinstance(self.who, Who) else names[self.who]
        price = f"pay {self.price}"
        if not isinstance(self.price, int):
            price = english.listed(english.of_others(cost.english(title)) for cost in self.price)
        able = ", if able," if self.if_able else ""
        text = f"{who} must {price}{able} as an additional cost to {self.what(title)}"
        if self.unless:
            text += f", unless {conditions_english(self.unless, title).replace('you control', 'he controls')}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@dataclass(frozen=True, eq=False)
class MayPlay(Rule):
    """You may play certain cards, such as the revealed top card of a deck, as though they were in your hand."""

    who: Ref
    matching: bool = True
    """Whether a resource match is needed."""
    once: bool = False
    """Each of the cards once, while it lies where it is; an event among them goes under your deck afterwards."""

    reads = EVERYTHING

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        if self.once:
            lasting.cards = tuple((card, game.instance_of(card)) for card in self.who.cards(game, ctx))

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        if self.once:
            lent = [card for card, instance in lasting.cards if game.instance_of(card) == instance]
            board.may_play(lasting.context.you, [card for card in lent if game.zone[card] == DISCARD])
            return
        board.may_play(lasting.context.you, self.who.cards(game, lasting.context))
        super().begin(game, board, lasting)

    def english(self, title: str) -> str:
        match = "" if self.matching else ", ignoring resource matching"
        if not self.once:
            hold = "they were" if self.who.many else "it were"
            return english.sentence(f"you may play {self.who.english(title)} as though {hold} in your hand{match}")
        return (
            "Each of them may be played from there as if you held it in your hand; "
            "an event among them then goes under your deck and not back to the pile."
        )


@dataclass(frozen=True, eq=False)
class CheaperOn(Rule):
    """Certain cards cost you less to play onto a certain card."""

    cards: Cards
    by: int
    host: Ref

    def saves(self, game: Game, ctx: Context, player: int, card: int, hosts: Iterable[int]) -> int:
        """How much a player saves who plays this card onto one of those."""
        meant = player == ctx.you and self.cards.fits(game, ctx, card, game.printed[card], NOWHERE)
        return self.by if meant and not set(hosts).isdisjoint(self.host.cards(game, ctx)) else 0

    def english(self, title: str) -> str:
        cards = self.cards.plural(placed=False)
        return english.sentence(f"{cards} cost you {self.by} less to play on {self.host.english(title)}")


@dataclass(frozen=True, eq=False)
class Matches(Rule):
    """Resources of a faction match certain cards besides their own; or, without one, you need no match to play them.

    Loyal and Steadfast ask for theirs all the same.
    """

    NAMES = (("faction", "faction"),)

    cards: Cards
    faction: str = ""

    def frees(self, game: Game, ctx: Context, player: int, card: int) -> bool:
        """Whether this player needs no match to play this card."""
        mine = not self.faction and player == ctx.you
        return mine and self.cards.fits(game, ctx, card, game.printed[card], NOWHERE)

    def english(self, title: str) -> str:
        if not self.faction:
            return english.sentence(f"you need no resource match for {self.cards.plural(placed=False)}")
        faction = self.faction.removeprefix("The ")
        return english.sentence(f"{faction} resources count as a resource match for {self.cards.plural()}")

    def for_the_next(self, title: str) -> str:
        return f"ignore the resource match for the next {self.cards.noun(placed=False)} that you play this phase"


@dataclass(frozen=True, eq=False)
class PlayedIf(Constant):
    """Under these conditions alone this card, though no event, may be played; or from your discard pile as if held."""

    when: tuple[Condition, ...]
    zone: str = HAND

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Asked for as the card is played, or where it lies."""

    def from_discard(self, game: Game, ctx: Context) -> bool:
        """Whether the card may be played from the discard pile now."""
        return self.zone == DISCARD and all_true(self.when, game, ctx)

    def english(self, title: str) -> str:
        if self.zone == HAND:
            return english.sentence(f"play only if {conditions_english(self.when, title)}")
        text = f"you may play {title} from your discard pile as though it were in your hand"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}")


@dataclass(frozen=True, eq=False)
class PlayedAsCopy(Constant):
    """As this card is played from hand, another is chosen, and it enters play as a printed copy of that one."""

    cards: Cards
    afterwards: Delayed
    """What happens if the other leaves play."""

    copies = True

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Asked for as the card is played."""

    def english(self, title: str) -> str:
        played = english.sentence(
            f"as you play {title} from hand, choose {self.cards.singular()}, of which it is a printed copy from then on"
        )
        effects = english.listed(instruction.english(title) for instruction in self.afterwards.effect)
        return f"{played} {english.sentence(f'should that one leave play, {effects}')}"


@dataclass(frozen=True, eq=False)
class PlayedOffThis(Rule):
    """Players may play cards of their own that are attached to this card as though from hand, for something besides."""

    cards: Cards
    price: Cost

    def lent(self, game: Game, ctx: Context) -> list[int]:
        """The cards that may be played from there."""
        there = game.attachments(ctx.source)
        return [card for card in there if self.cards.fits(game, ctx, card, game.printed[card], NOWHERE)]

    def english(self, title: str) -> str:
        cards, price = self.cards.plural(placed=False), english.third_person(self.price.english(title))
        lent = f"{cards} of his that are attached to {title} as though they were in his hand"
        return english.sentence(f"each player may play {lent}, if he also {price}")


@dataclass(frozen=True, eq=False)
class SeveralDomains(Constant):
    """Several domains may be drained to play this card."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Asked for as the card is played."""

    def english(self, title: str) -> str:
        return english.sentence(f"you may drain several domains to play {title}")


def own_cost_changes(card: Card) -> tuple[CostChange, ...]:
    """What a card says about its own cost."""
    return tuple(node for node in card.constants if isinstance(node, CostChange) and node.cards is None)
