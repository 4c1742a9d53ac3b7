"""What the bot answers to each kind of question."""

from __future__ import annotations

from collections.abc import Callable

from silverkey.agents.cthulhu import choosing
from silverkey.agents.cthulhu.acting import act
from silverkey.agents.cthulhu.committing import commit
from silverkey.agents.cthulhu.courses import agreed_gain, way_gains
from silverkey.agents.cthulhu.deeds import deed_gain, harm
from silverkey.agents.cthulhu.economy import Purse, attach, drain, keep_worth, mulligan, prospects, reach
from silverkey.agents.cthulhu.effects import effect_gain
from silverkey.agents.cthulhu.fighting import fighter, story_worth
from silverkey.agents.cthulhu.memory import Memory
from silverkey.agents.cthulhu.pricing import exhaust_price
from silverkey.agents.cthulhu.prospect import Prospect
from silverkey.agents.cthulhu.table import Table
from silverkey.agents.cthulhu.worth import TOKENS_TO_WIN, printed, worth
from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.view import FaceView, GameView, OptionView
from silverkey.cthulhu.words import WON

Answer = Callable[[Table], OptionView]
DECK_RESERVE = 12
"""So many cards should stay in the deck when resources are paid for with it."""


def decide(view: GameView, memory: Memory) -> OptionView:
    """The answer to the question that a view puts, from nothing but that view and one's own memory."""
    table = Table(view)
    kind = table.question.kind
    if kind in (DecisionKind.ACTION, DecisionKind.DISRUPT, DecisionKind.RESPOND):
        return act(table, memory)
    if kind in ANSWERS:
        return ANSWERS[kind](table)
    if kind.startswith("choose"):
        return choosing.choose(table)
    return careful(table)


def careful(table: Table) -> OptionView:
    """Where the bot does not know better: decline, or else the first answer."""
    options = table.question.options
    return next((option for option in options if option.word.declines), options[0])


def yes(table: Table) -> OptionView:
    """Yes."""
    return _say(table, True)


def _say(table: Table, agreed: bool) -> OptionView:
    word = OptionWord.YES if agreed else OptionWord.NO
    return next(option for option in table.question.options if option.word == word)


def _asked(table: Table) -> tuple[Prospect, bool]:
    """The prospect of the player who is asked, and whether the card that asks is his own."""
    about = table.question.about
    card = table.cards.get(about)
    lying = table.piles.get(about)
    mine = card.controller == table.me if card is not None else lying is None or lying.owner == table.me
    return Prospect(table, table.me, about), mine


def may(table: Table) -> OptionView:
    """Whatever does one no harm."""
    p, mine = _asked(table)
    gain = agreed_gain(choosing.asking_abilities(table, table.question.about), p, mine)
    return careful(table) if gain is None else _say(table, gain >= 0.0)


def one_of(table: Table) -> OptionView:
    """The best of the ways; where they cannot be told apart, the first."""
    p, mine = _asked(table)
    gains = way_gains(choosing.asking_abilities(table, table.question.about), p, mine)

    def score(option: OptionView) -> float:
        return gains[option.number - 1] if 0 < option.number <= len(gains) else 0.0

    return max(table.question.options, key=score)


def first(table: Table) -> OptionView:
    """It hardly matters."""
    return table.question.options[0]


# Cards in play


def _least(cost: Callable[[Table, int], float]) -> Answer:
    def answer(table: Table) -> OptionView:
        cards = [option for option in table.question.options if option.word == OptionWord.CARD]
        return min(cards, key=lambda option: cost(table, option.card))

    return answer


def _worth(table: Table, card: int) -> float:
    return worth(table.cards[card])


def _most_worth(table: Table, card: int) -> float:
    return -worth(table.cards[card])


def _restoring(table: Table, card: int) -> float:
    return harm(table, table.cards[card], "restore")


def _wound(table: Table, card: int) -> float:
    return harm(table, table.cards[card], "wound")


def _madness(table: Table, card: int) -> float:
    return harm(table, table.cards[card], "insane")


def _losing(verb: str) -> Callable[[Table, int], float]:
    """What it costs that something is done to a card of one's own, wherever it lies."""

    def cost(table: Table, card: int) -> float:
        if card in table.cards:
            return harm(table, table.cards[card], verb)
        return _use(table, table.piles[card].face) if card in table.piles else 0.0

    return cost


def _hurting(table: Table, card: int) -> float:
    """What it costs oneself that any character is wounded."""
    return -deed_gain(Prospect(table, table.me, table.question.about), "wound", card)


def _exhausting(table: Table, card: int) -> float:
    return exhaust_price(table, table.cards[card])


# Cards in hand and deck


def _use(table: Table, face: FaceView) -> float:
    """How useful a card would be in hand."""
    purses = [Purse(domain.resources) for domain in table.mine.domains]
    return keep_worth(face) * reach(face, purses)


def _useless(table: Table, card: int) -> float:
    return _use(table, table.piles[card].face)


def _useful(table: Table, card: int) -> float:
    return -_use(table, table.piles[card].face)


def exchange(table: Table) -> OptionView:
    """Exchange the least useful cards of the hand while what the discard pile gives for them is better."""
    hand = sorted(table.mine.hand, key=lambda face: _use(table, face))
    offered = list(reversed(table.mine.discard))
    wanted: set[int] = set()
    gain = most = 0.0
    for number, (mine, other) in enumerate(zip(hand, offered, strict=False), start=1):
        gain += _use(table, other) - _use(table, mine)
        if gain > most:
            most, wanted = gain, {face.id for face in hand[:number]}
    return next((option for option in table.question.options if option.card in wanted), careful(table))


# Resources


def _loss(table: Table, card: int) -> float:
    """What is lost with a resource."""
    purses = [Purse(tuple(face for face in domain.resources if face.id != card)) for domain in table.mine.domains]
    return -prospects(table.mine.hand, purses)


def destroy_resources(table: Table) -> OptionView:
    """Resources are kept, at two cards of the deck each, as long as the deck can bear it."""
    kept = sum(option.word == OptionWord.CARD for option in table.question.options)
    if table.mine.deck_size - 2 * kept >= DECK_RESERVE:
        return next(option for option in table.question.options if option.word == OptionWord.DONE)
    return _least(_loss)(table)


# Stories


def resolve_story(table: Table) -> OptionView:
    """The story that brings most comes first."""
    me = table.me

    def score(option: OptionView) -> float:
        sides = [[fighter(card) for card in table.committed(option.card, player)] for player in (me, 1 - me)]
        return story_worth(table, table.stories[option.card], me, *sides)

    return max(table.question.options, key=score)


def win_first(table: Table) -> OptionView:
    """One's own story before the opponent's."""
    return max(table.question.options, key=lambda option: table.stories[option.card].tokens[table.me] >= TOKENS_TO_WIN)


def execute_story(table: Table) -> OptionView:
    """A story's effect is executed if it does oneself more good than the opponent."""
    story = table.question.about
    effects = printed(table.code(story)).usable[WON]
    return _say(table, effect_gain(effects[0].effect, Prospect(table, table.me, story)) > 0.0)


ANSWERS: dict[DecisionKind, Answer] = {
    DecisionKind.MULLIGAN: mulligan,
    DecisionKind.SETUP_RESOURCE: attach,
    DecisionKind.RESOURCE: attach,
    DecisionKind.DRAIN: drain,
    DecisionKind.X: choosing.set_x,
    DecisionKind.COMMIT_CHARACTERS: commit,
    DecisionKind.DEFEND: commit,
    DecisionKind.RESOLVE_STORY: resolve_story,
    DecisionKind.PLACE_TOKEN: yes,
    DecisionKind.PLAY_DORMANT: yes,
    DecisionKind.RESILIENT: yes,
    DecisionKind.REPEAT_LOOP: first,
    DecisionKind.EXECUTE_STORY: execute_story,
    DecisionKind.WIN_FIRST: win_first,
    DecisionKind.ORDER: first,
    DecisionKind.ORDER_EFFECTS: first,
    DecisionKind.WOUND_BY_STRUGGLE: _least(_wound),
    DecisionKind.INSANE_BY_STRUGGLE: _least(_madness),
    DecisionKind.READY: _least(_most_worth),
    DecisionKind.RESTORE: _least(_restoring),
    DecisionKind.SACRIFICE: _least(_worth),
    DecisionKind.PAY_BY_SACRIFICE: _least(_worth),
    DecisionKind.PAY_BY_EXHAUST: _least(_exhausting),
    DecisionKind.ALLEGIANCE: _least(_worth),
    DecisionKind.MAY: may,
    DecisionKind.CANCEL: may,
    DecisionKind.ONE_OF: one_of,
    DecisionKind.EXHAUST: _least(_exhausting),
    DecisionKind.INSANE: _least(_madness),
    DecisionKind.WOUND: _least(_wound),
    DecisionKind.ASSIGN_WOUND: _least(_hurting),
    DecisionKind.REMOVE_WOUND: _least(_losing("remove wound")),
    DecisionKind.RETURN: _least(_losing("return")),
    DecisionKind.TOP: _least(_losing("top")),
    DecisionKind.PAY_BY_RETURN: _least(_losing("return")),
    DecisionKind.PAY_BY_BOTTOM: _least(_losing("bottom")),
    DecisionKind.PAY_BY_DISCARD: _least(_losing("discard")),
    DecisionKind.PAY_BY_INSANE: _least(_madness),
    DecisionKind.PAY_BY_WOUND: _least(_wound),
    DecisionKind.PAY_BY_REMOVE_WOUND: _least(_losing("remove wound")),
    DecisionKind.PAY_BY_DISCARD_FROM_HAND: _least(_losing("discard")),
    DecisionKind.PAY_BY_SACRIFICE_RESOURCE: _least(_loss),
    DecisionKind.PAY_BY_DISCARD_RESOURCE: _least(_loss),
    DecisionKind.DISCARD_RESOURCE: _least(_loss),
    DecisionKind.DESTROY_RESOURCE: _least(_loss),
    DecisionKind.DISCARD: _least(_useless),
    DecisionKind.TO_BOTTOM: _least(_useless),
    DecisionKind.ARRANGE: _least(_useful),
    DecisionKind.ARRANGE_BOTTOM: _least(_useful),
    DecisionKind.EXCHANGE: exchange,
    DecisionKind.SACRIFICE_RESOURCE: _least(_loss),
    DecisionKind.DESTROY_RESOURCES: destroy_resources,
    DecisionKind.PICK: choosing.pick,
    DecisionKind.PICK_STORY: choosing.pick_story,
    DecisionKind.CHOOSE_PLAYER: choosing.choose_player,
    DecisionKind.CHOOSE_STRUGGLE: choosing.choose_struggle,
    DecisionKind.CHOOSE_DOMAIN: choosing.choose_domain,
    DecisionKind.REMOVE_TOKENS: choosing.remove_tokens,
    DecisionKind.MOVE_TOKEN: choosing.move_token,
}
