"""Who commits where: an attack is planned against the best defence that the opponent seems to have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from silverkey.agents.heuristic.fighting import Fighter, fighter, may_attack, story_worth, walks_alone
from silverkey.agents.heuristic.table import Table
from silverkey.agents.heuristic.worth import STORIES_TO_WIN
from silverkey.cthulhu.view import CardView, GameView, OptionView, StoryView

HOLD_SHARE = 0.06
"""What it costs, of a character's worth, to have it exhausted in the opponent's turn."""
SIEGE_SHARE = 0.3
"""The same when the opponent may win the game in his turn."""
LEAST_GAIN = 0.01
SWEEPS = 3

Places = tuple[int, ...]
"""For each story the fighters there, as a set of bits."""


class Battle:
    """Two sides of fighters and the stories they may go to."""

    def __init__(
        self,
        table: Table,
        attacker: int,
        stories: list[StoryView],
        attackers: list[CardView],
        defenders: list[CardView],
    ) -> None:
        self.table = table
        self.attacker = attacker
        self.stories = stories
        self.attackers = [fighter(card) for card in attackers]
        self.defenders = [fighter(card) for card in defenders]
        self.known: dict[tuple[int, int, int], float] = {}
        share = _hold_share(table, attacker)
        self.hold = [share * f.worth for f in self.attackers]
        self.loners = sum(1 << place for place, card in enumerate(attackers) if walks_alone(card))

    def worth(self, story: int, attack: int, defence: int) -> float:
        """What a story brings the attacker."""
        key = (story, attack, defence)
        value = self.known.get(key)
        if value is None:
            value = self.known[key] = story_worth(
                self.table,
                self.stories[story],
                self.attacker,
                _members(self.attackers, attack),
                _members(self.defenders, defence),
            )
        return value

    def defend(self, attack: Places, defence: Places) -> tuple[float, Places]:
        """The best defence found by sending one defender after another where he hurts the attacker most."""
        places = list(defence)
        values = [self.worth(story, attack[story], places[story]) for story in range(len(attack))]
        attacked = [story for story in range(len(attack)) if attack[story]]
        free = [place for place in range(len(self.defenders)) if not any(there >> place & 1 for there in places)]
        while free:
            saved, place, story = max(
                (
                    (values[story] - self.worth(story, attack[story], places[story] | 1 << place), place, story)
                    for place in free
                    for story in attacked
                ),
                default=(0.0, -1, -1),
            )
            if saved < LEAST_GAIN:
                break
            free.remove(place)
            places[story] |= 1 << place
            values[story] -= saved
        return sum(values), tuple(places)

    def attack_worth(self, attack: Places, defence: Places) -> float:
        """What an attack brings after the best defence, less what it costs to have exhausted attackers."""
        everyone = 0
        for there in attack:
            if there & self.loners and there & (there - 1):
                return -1000.0
            everyone |= there
        cost = sum(price for place, price in enumerate(self.hold) if everyone >> place & 1)
        return self.defend(attack, defence)[0] - cost

    def attack(self, attack: Places, defence: Places) -> Places:
        """The best attack found by moving one attacker at a time, from nobody and from everybody at one story."""
        fixed = 0
        for there in attack:
            fixed |= there
        free = [place for place in range(len(self.attackers)) if not fixed >> place & 1]
        crowd = sum(1 << place for place in free)
        starts = [attack]
        starts += [_with(attack, story, attack[story] | crowd) for story in range(len(attack))]
        found = [self.improve(start, free, defence) for start in starts[:1]]
        best_crowd = max(starts[1:], key=lambda start: self.attack_worth(start, defence), default=attack)
        found.append(self.improve(best_crowd, free, defence))
        return max(found)[1]

    def improve(self, attack: Places, free: list[int], defence: Places) -> tuple[float, Places]:
        """Move attackers one at a time while that helps."""
        best = self.attack_worth(attack, defence)
        for _ in range(SWEEPS):
            before = best
            for place in free:
                for story in range(-1, len(attack)):
                    moved = _moved(attack, place, story)
                    if moved == attack:
                        continue
                    value = self.attack_worth(moved, defence)
                    if value > best + LEAST_GAIN:
                        best, attack = value, moved
            if best == before:
                break
        return best, attack


def _members(side: Sequence[Fighter], places: int) -> list[Fighter]:
    return [member for place, member in enumerate(side) if places >> place & 1]


def _with(places: Places, story: int, there: int) -> Places:
    return (*places[:story], there, *places[story + 1 :])


def _moved(places: Places, place: int, story: int) -> Places:
    bit = 1 << place
    return tuple((there & ~bit) | (bit if number == story else 0) for number, there in enumerate(places))


def _hold_share(table: Table, attacker: int) -> float:
    """Attackers are missing in defence; that hurts most when the opponent is about to win."""
    opponent = 1 - attacker
    near = len(table.player(opponent).won) == STORIES_TO_WIN - 1 and any(
        story.tokens[opponent] >= 2 for story in table.view.stories
    )
    return SIEGE_SHARE if near else HOLD_SHARE


def _standing(stories: list[StoryView], cards: list[CardView]) -> Places:
    """Where cards are committed already."""
    return tuple(sum(1 << place for place, card in enumerate(cards) if card.committed == story.id) for story in stories)


def _able(card: CardView) -> bool:
    return not card.insane and (card.committed >= 0 or not card.exhausted)


def commit(table: Table) -> OptionView:
    """The next character of the plan, or that is all."""
    places = plan(table.view)
    options = table.question.options
    for option in options:
        if option.word == "commit" and places.get(option.card) == option.number:
            return option
    return options[0]


def plan(view: GameView) -> dict[int, int]:
    """Which characters go to which stories. The board does not change while a player commits, so neither does this."""
    return _plan(msgspec.structs.replace(view, decision=None))


@lru_cache(maxsize=4)
def _plan(view: GameView) -> dict[int, int]:
    table = Table(view)
    stories = list(view.stories)
    attacker = view.active
    attackers = [card for card in table.characters(attacker) if _able(card)]
    if table.my_turn:
        attackers = [card for card in attackers if may_attack(table, card)]
    else:
        attackers = [card for card in attackers if card.committed >= 0]
    defenders = [card for card in table.characters(1 - attacker) if _able(card)]
    battle = Battle(table, attacker, stories, attackers, defenders)
    attack, defence = _standing(stories, attackers), _standing(stories, defenders)
    if table.my_turn:
        return _sent(stories, attackers, battle.attack(attack, defence))
    return _sent(stories, defenders, battle.defend(attack, defence)[1])


def _sent(stories: list[StoryView], cards: list[CardView], places: Places) -> dict[int, int]:
    return {
        card.id: story.id
        for story, there in zip(stories, places, strict=True)
        for number, card in enumerate(cards)
        if there >> number & 1 and card.committed < 0
    }
