"""Two sides of fighters and the stories they may go to; looking for a good attack and a good defence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from silverkey.agents.cthulhu.fighting import Fighter, fighter, story_worth, walks_alone
from silverkey.agents.cthulhu.table import Table
from silverkey.agents.cthulhu.worth import GAME
from silverkey.cthulhu.view import CardView

LEAST_GAIN = 0.01
SWEEPS = 3

Places = tuple[int, ...]
"""For each story who is there, as a set of bits."""


class Battle:
    """The stories of one turn."""

    def __init__(self, table: Table, attacker: int, attackers: list[CardView], defenders: list[CardView]) -> None:
        self.table = table
        self.attacker = attacker
        self.stories = table.view.stories
        self.attackers = [fighter(card) for card in attackers]
        self.defenders = [fighter(card) for card in defenders]
        self.loners = sum(1 << place for place, card in enumerate(attackers) if walks_alone(card))
        self.hold = [0.0] * len(attackers)
        """What it costs to have each attacker exhausted when the opponent attacks in turn."""
        self.known: dict[tuple[int, int, int], float] = {}

    def worth(self, story: int, attack: int, defence: int) -> float:
        """What a story brings the attacker."""
        key = (story, attack, defence)
        value = self.known.get(key)
        if value is None:
            value = self.known[key] = story_worth(
                self.table,
                self.stories[story],
                self.attacker,
                members(self.attackers, attack),
                members(self.defenders, defence),
            )
        return value

    def quick_defence(self, attack: Places, defence: Places) -> float:
        """What an attack brings if defenders go, one after the other, where each hurts the attacker most."""
        places = list(defence)
        values = [self.worth(story, attack[story], places[story]) for story in range(len(attack))]
        attacked = [story for story in range(len(attack)) if attack[story]]
        free = [place for place in range(len(self.defenders)) if not any(there >> place & 1 for there in places)]
        while free and attacked:
            saved, place, story = max(
                (values[story] - self.worth(story, attack[story], places[story] | 1 << place), place, story)
                for place in free
                for story in attacked
            )
            if saved < LEAST_GAIN:
                break
            free.remove(place)
            places[story] |= 1 << place
            values[story] -= saved
        return sum(values)

    def attack_worth(self, attack: Places, defence: Places) -> float:
        """What an attack brings after a defence, less what the attackers would be needed for at home."""
        everyone = 0
        for there in attack:
            if there & self.loners and there & (there - 1):
                return -GAME
            everyone |= there
        needed = sum(price for place, price in enumerate(self.hold) if everyone >> place & 1)
        return self.quick_defence(attack, defence) - needed

    def best_attack(self, attack: Places, defence: Places) -> tuple[float, Places]:
        """The best attack found, and what it brings. Who is committed already stays."""
        return search(attack, len(self.attackers), lambda places: self.attack_worth(places, defence))

    def best_defence(self, attack: Places, defence: Places) -> tuple[float, Places]:
        """The best defence found, and what it saves (as less than nothing lost)."""

        def saved(places: Places) -> float:
            if any(there and not attack[story] for story, there in enumerate(places)):
                return -GAME
            return -sum(self.worth(story, attack[story], there) for story, there in enumerate(places))

        return search(defence, len(self.defenders), saved)


def search(start: Places, number: int, value: Callable[[Places], float]) -> tuple[float, Places]:
    """Begin as things stand, and with everybody at the best story; move one at a time while it helps."""
    fixed = 0
    for there in start:
        fixed |= there
    free = [place for place in range(number) if not fixed >> place & 1]
    crowd = sum(1 << place for place in free)
    crowds = [(*start[:story], start[story] | crowd, *start[story + 1 :]) for story in range(len(start))]
    found = [improve(start, free, value)]
    if len(free) > 1 and crowds:
        found.append(improve(max(crowds, key=value), free, value))
    return max(found)


def improve(places: Places, free: list[int], value: Callable[[Places], float]) -> tuple[float, Places]:
    """Move one fighter at a time, to another story or home, while that helps."""
    best = value(places)
    for _ in range(SWEEPS):
        before = best
        for place in free:
            for story in range(-1, len(places)):
                changed = moved(places, place, story)
                if changed != places and (found := value(changed)) > best + LEAST_GAIN:
                    best, places = found, changed
        if best == before:
            break
    return best, places


def moved(places: Places, place: int, story: int) -> Places:
    """The same with one fighter somewhere else; -1 is at home."""
    bit = 1 << place
    return tuple((there & ~bit) | (bit if number == story else 0) for number, there in enumerate(places))


def members(side: Sequence[Fighter], places: int) -> list[Fighter]:
    """The fighters of a set of bits."""
    return [member for place, member in enumerate(side) if places >> place & 1]
