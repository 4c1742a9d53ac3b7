"""Triggered effects and timed passives: kind, trigger, restrictions, costs, effect."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from silverkey.cardgame.words import abilities
from silverkey.cardgame.words.abilities import Part, sorted_parts
from silverkey.cardgame.words.amounts import TheX
from silverkey.cardgame.words.changes import BEARER
from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.writer import Writer
from silverkey.cthulhu.vocabulary.changes import Change
from silverkey.cthulhu.vocabulary.conditions import YOUR_OPERATIONS
from silverkey.cthulhu.vocabulary.costs import MayGive, Pay, PayBy, PlayingCost
from silverkey.cthulhu.vocabulary.deeds import EXHAUST, EXHAUST_NAMED, AssignWounds
from silverkey.cthulhu.vocabulary.entering import EnterPlay
from silverkey.cthulhu.vocabulary.hands import GiveUp
from silverkey.cthulhu.vocabulary.icons import Measured
from silverkey.cthulhu.vocabulary.playing import PlayedAsCopy, PlayedIf
from silverkey.cthulhu.vocabulary.references import Paid
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.cthulhu.words import (
    ACTION,
    DECK,
    DISCARD,
    DISRUPT,
    DOMAIN,
    FORCED,
    HAND,
    IN_PLAY,
    ON_TOP,
    PASSIVE,
    PLAY,
    PLAYED,
    REPLACEMENT,
    RESPONSE,
    TRIGGERED,
    WON_PILE,
)
from silverkey.language import english
from silverkey.language.program import Instruction

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.table.values import Values
    from silverkey.language.context import Context

PLACES = {
    HAND: "in hand",
    DISCARD: "in your discard pile",
    DOMAIN: "as a resource",
    DECK: "face up on your deck",
    WON_PILE: "in your won pile",
    ON_TOP: "on top of your deck",
}
"""Where an ability works that does not work in play."""
WRITER = Writer(
    headings={ACTION: "Action", DISRUPT: "Disrupt", RESPONSE: "Response", FORCED: "Forced Response"},
    places=PLACES,
    measured=(Measured, AssignWounds),
    suffered={" goes insane": " go insane"},
)


@dataclass(frozen=True, eq=False)
class Ability(abilities.Ability):
    """An ability of this game's kinds: its targets are chosen as it is initiated (coc-latest/timing/step1, b).

    What is chosen after 'then' is no target (coc-latest/faq/small-price-to-pay.b). An ability that answers its card's
    own leaving play is heard although the card is gone (coc-latest/timing/leaving-play.a).
    """

    open_to_all: bool = False
    """Whether any player may trigger it, and pay for it."""
    triggered: bool = field(init=False, repr=False)
    """Action, Disrupt, Response or Forced Response."""
    tiring: bool = field(init=False, repr=False)
    """Whether its card exhausts to pay for it."""
    dues: int = field(init=False, repr=False)
    """As many resources one domain must have to pay for it, at the least."""
    gift: GiveUp | None = field(init=False, repr=False)
    """What is given up to pay, if that decides what may be targeted."""

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "triggered", self.kind in TRIGGERED)
        object.__setattr__(self, "tiring", any(cost in (EXHAUST, EXHAUST_NAMED) for cost in self.costs))
        dues = (cost.number for cost in self.costs if isinstance(cost, Pay))
        object.__setattr__(self, "dues", max((number for number in dues if isinstance(number, int)), default=0))
        deeds = (cost.deed for cost in self.costs if isinstance(cost, PayBy))
        decides = any(target.cards.holds(Paid) for target in self.targets)
        gift = next((deed for deed in deeds if isinstance(deed, GiveUp)), None) if decides else None
        object.__setattr__(self, "gift", gift)

    def english(self, title: str) -> str:
        """The ability as it would stand on a card."""
        text = WRITER.ability(self, title)
        return f"{text} Any player may trigger this effect." if self.open_to_all else text


@dataclass(frozen=True, eq=False)
class GainAbility(Change):
    """Gains a triggered ability, which is then its own."""

    ability: Ability
    of_giver: bool = False
    """A name in it means the card that gives it: 'exhaust …'."""

    gained = True

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.abilities = (*values.abilities, self.ability)
        if self.of_giver:
            values.borrowed = (*values.borrowed, (self.ability, ctx.source))

    def english(self, many: bool) -> str:
        return f"{english.agree(many, 'gain')} “{self.ability.english('{this}' if self.of_giver else BEARER)}”"


def action(*parts: Part, zone: str = IN_PLAY, open_to_all: bool = False) -> Ability:
    """An Action ability of a card in play."""
    return _ability(ACTION, None, parts, zone, open_to_all)


def response(trigger: Trigger, *parts: Part, zone: str = IN_PLAY, open_to_all: bool = False) -> Ability:
    """A Response."""
    return _ability(RESPONSE, trigger, parts, zone, open_to_all)


def forced(trigger: Trigger, *parts: Part, zone: str = IN_PLAY) -> Ability:
    """A Forced Response."""
    return _ability(FORCED, trigger, parts, zone)


def disrupt(trigger: Trigger, *parts: Part, zone: str = IN_PLAY) -> Ability:
    """A Disrupt."""
    return _ability(DISRUPT, trigger, parts, zone)


def passive(trigger: Trigger, *parts: Part, zone: str = IN_PLAY) -> Ability:
    """A passive that something starts (coc-latest/1.6.b)."""
    return _ability(PASSIVE, trigger, parts, zone)


def replacement(trigger: Trigger, *parts: Part) -> Ability:
    """A passive with 'instead' (coc-latest/1.8.a). Its effect begins with ``Instead``."""
    return _ability(REPLACEMENT, trigger, parts, IN_PLAY)


def whenever(condition: Condition, *parts: Part) -> Ability:
    """A passive that starts as soon as something is the case, and again after whatever else is done, unless limited."""
    return replace(_ability(PASSIVE, None, parts, IN_PLAY), while_true=(condition,))


def story_effect(*parts: Part) -> Ability:
    """What the winner of a story may have happen; a passive (coc-latest/faq/stories-are-not-triggered)."""
    return _ability(PASSIVE, None, parts, "won")


def playing(card: Card) -> Ability:
    """How a character, support or conspiracy is played from hand: an action of one's own operations phase."""
    choices: list[Instruction] = []
    if isinstance(card.attach, Kind):
        choices.append(Choose(card.attach, "host", to="attach"))
    choices.extend(Choose(node.cards, "model") for node in card.constants if isinstance(node, PlayedAsCopy))
    prices = [change.price for change in card.own_cost if change.price is not None]
    offers = (PayBy(price) if isinstance(getattr(price, "number", 0), TheX) else MayGive(price) for price in prices)
    only = (one for node in card.constants if isinstance(node, PlayedIf) and node.zone == HAND for one in node.when)
    when = (YOUR_OPERATIONS, *only)
    return Ability(PLAY, (*choices, EnterPlay()), costs=(*offers, PlayingCost()), when=when, zone=HAND)


def playing_free(card: Card) -> Ability:
    """How an event is played without paying its cost. It has been taken from where it lay."""
    assert card.play is not None
    costs = tuple(cost for cost in card.play.costs if not isinstance(cost, PlayingCost))
    return replace(card.play, costs=costs, trigger=None, zone=PLAYED)


def waking(card: Card) -> Ability:
    """How a Dormant card is played when its story is won, at a cost that is then reduced to 0 (new/dormant.b)."""
    assert card.play is not None
    return replace(card.play, trigger=None, when=(), zone=PLAYED, limit=None)


def _ability(
    kind: str, trigger: Trigger | None, parts: tuple[Part, ...], zone: str, open_to_all: bool = False
) -> Ability:
    effect, costs, when, limit = sorted_parts(parts)
    return Ability(kind, effect, costs, trigger, when, zone, limit, open_to_all=open_to_all)


def as_event(ability: Ability) -> Ability:
    """The ability of an event card: played from hand, for the card's cost before any other."""
    return replace(ability, costs=(PlayingCost(), *ability.costs), zone=HAND)
