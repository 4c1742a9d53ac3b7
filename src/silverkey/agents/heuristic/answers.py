"""What the bot answers to each kind of question."""

from __future__ import annotations

from collections.abc import Callable

from silverkey.agents.heuristic import choosing
from silverkey.agents.heuristic.acting import act
from silverkey.agents.heuristic.committing import commit
from silverkey.agents.heuristic.deeds import harm
from silverkey.agents.heuristic.economy import Purse, attach, drain, keep_worth, mulligan, prospects, reach
from silverkey.agents.heuristic.effects import effect_gain
from silverkey.agents.heuristic.fighting import fighter, story_worth
from silverkey.agents.heuristic.memory import Memory
from silverkey.agents.heuristic.pricing import exhaust_price
from silverkey.agents.heuristic.prospect import Prospect
from silverkey.agents.heuristic.table import Table, size
from silverkey.agents.heuristic.worth import TOKENS_TO_WIN, printed, worth
from silverkey.cthulhu.view import FaceView, GameView, OptionView
from silverkey.cthulhu.words import WON

Answer = Callable[[Table], OptionView]
DECK_RESERVE = 12
"""So many cards should stay in the deck when resources are paid for with it."""


def decide(view: GameView, memory: Memory) -> OptionView:
    """The answer to the question that a view puts, from nothing but that view and one's own memory."""
    table = Table(view)
    kind = table.question.kind
    if kind in ("action", "disrupt", "respond"):
        return act(table, memory)
    if kind in ANSWERS:
        return ANSWERS[kind](table)
    if kind.startswith("choose"):
        return choosing.choose(table)
    return careful(table)


def careful(table: Table) -> OptionView:
    """Where the bot does not know better: decline, or else the first answer."""
    options = table.question.options
    return next((option for option in options if option.word in ("pass", "done", "no")), options[0])


def yes(table: Table) -> OptionView:
    """Yes."""
    return _say(table, True)


def _say(table: Table, agreed: bool) -> OptionView:
    return next(option for option in table.question.options if option.word == ("yes" if agreed else "no"))


def first(table: Table) -> OptionView:
    """It hardly matters."""
    return table.question.options[0]


# Cards in play


def _least(cost: Callable[[Table, int], float]) -> Answer:
    def answer(table: Table) -> OptionView:
        cards = [option for option in table.question.options if option.word == "card"]
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
    kept = sum(option.word == "card" for option in table.question.options)
    if table.mine.deck_size - 2 * kept >= DECK_RESERVE:
        return next(option for option in table.question.options if option.word == "done")
    return _least(_loss)(table)


def may_drain(table: Table) -> OptionView:
    """An event is kept if the domain is not needed for something else this turn."""
    domains = [option for option in table.question.options if option.word == "domain"]
    if table.my_operations or not domains:
        return careful(table)
    return min(domains, key=lambda option: size(table.mine.domains[option.number]))


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


ANSWERS: dict[str, Answer] = {
    "mulligan": mulligan,
    "setup resource": attach,
    "resource": attach,
    "drain": drain,
    "may drain": may_drain,
    "x": choosing.set_x,
    "commit characters": commit,
    "defend": commit,
    "resolve story": resolve_story,
    "place token": yes,
    "play dormant": yes,
    "resilient": yes,
    "repeat loop": first,
    "execute story": execute_story,
    "win first": win_first,
    "shuffle back": first,
    "order": first,
    "order effects": first,
    "wound by struggle": _least(_wound),
    "insane by struggle": _least(_madness),
    "ready": _least(_most_worth),
    "restore": _least(_restoring),
    "sacrifice": _least(_worth),
    "pay by sacrifice": _least(_worth),
    "pay by exhaust": _least(_exhausting),
    "allegiance": _least(_worth),
    "discard": _least(_useless),
    "to bottom": _least(_useless),
    "arrange": _least(_useful),
    "arrange bottom": _least(_useful),
    "keep": _least(_useful),
    "exchange": exchange,
    "sacrifice resource": _least(_loss),
    "destroy resources": destroy_resources,
    "pick": choosing.pick,
    "pick story": choosing.pick_story,
    "choose player": choosing.choose_player,
    "choose struggle": choosing.choose_struggle,
    "choose domain": choosing.choose_domain,
    "remove tokens": choosing.remove_tokens,
    "move token": choosing.move_token,
}
