"""What it is worth to investigate and to go somewhere."""

from __future__ import annotations

from silverkey.agents.arkham.chances import chance
from silverkey.agents.arkham.fighting import pain, strength
from silverkey.agents.arkham.reading import TESTS, closed, text_of
from silverkey.agents.arkham.table import Table
from silverkey.arkham.state import NOBODY
from silverkey.arkham.view import LocationView
from silverkey.arkham.words import INTELLECT

CLUE = 5.0
"""What a clue is worth that the act asks for."""
UNKNOWN_CLUES, UNKNOWN_SHROUD = 2, 2
"""What a location is thought to have that nobody has entered."""
HELP = 2
"""What cards that are committed add to a test, by and large."""
FARTHER = 0.85
"""What each step takes from the worth of a place."""
MEETING, CHASE = 5.0, 2.5
FRIEND, HELPER = 4.0, 3.5
"""What it is worth to win somebody over, and to be where that helps others."""
FOR_ALL = "all investigators at your location"
STRONG_LEAD = 1
"""So far above an enemy's fight value one goes and looks for it."""


def investigation(table: Table, odds: float) -> float:
    """What it is worth to investigate here with such odds."""
    here = table.here
    if here is None or not here.clues or not table.clues_wanted:
        return -1.0
    return odds * CLUE


def promise(table: Table, place: LocationView) -> float:
    """What it is worth to be at a location."""
    found = 0.0
    if not place.revealed and place.title in closed():
        return found
    if table.clues_wanted:
        clues = place.clues if place.revealed else UNKNOWN_CLUES
        shroud = place.shroud if place.revealed and place.shroud is not None else UNKNOWN_SHROUD
        odds = chance(table.view.bag, table.mine.skills[INTELLECT] + HELP - shroud)
        found += odds * CLUE * (1.0 if clues > 1 else 0.9) if clues else 0.0
    elif place in table.goal:
        found += MEETING
    found += _friend(table, place)
    found += HELPER if helpful(table) and any(enemy.location == place.id for enemy in table.quarry) else 0.0
    found += sum(CHASE for enemy in table.quarry if enemy.location == place.id and _may_win(table, enemy.fight or 0))
    return found - sum(_danger(table, place))


def helpful(table: Table) -> bool:
    """Whether others fight better beside this investigator."""
    return len(table.standing) > 1 and any(FOR_ALL in table.words(card) for card in table.assets())


def _friend(table: Table, place: LocationView) -> float:
    """What it is worth that somebody may be won over at a location."""
    text = text_of(place.code) if place.revealed else ""
    waiting = any(card.location == place.id and card.title.lower() in text for card in table.assets(NOBODY))
    return FRIEND * promised(table, text) if waiting else 0.0


def promised(table: Table, text: str) -> float:
    """How likely the test is to succeed that an ability asks for."""
    found = TESTS.search(text)
    return 1.0 if found is None else chance(table.view.bag, table.mine.skills[found[1]] - int(found[2]))


def _danger(table: Table, place: LocationView) -> list[float]:
    """What the enemies at a location cost who comes there."""
    ready = [one for one in table.enemies() if one.location == place.id and one.threat < 0 and not one.exhausted]
    return [pain(table, one) * (0.15 if _may_win(table, one.fight or 0) else 0.4) for one in ready]


def _may_win(table: Table, fight: int) -> bool:
    return strength(table) >= fight + STRONG_LEAD


def journey(table: Table, towards: int) -> float:
    """What it is worth to take a step: the best place that lies that way, against staying."""
    reach = table.distances_from(towards)
    here = table.mine.location
    staying = promise(table, table.locations[here]) if here in table.locations else 0.0
    ways = [
        promise(table, place) * FARTHER ** reach[place.id]
        for place in table.view.locations
        if place.id in reach and place.id != here and reach[place.id] < table.distances.get(place.id, 99)
    ]
    best = max(ways, default=0.0)
    return best if best > staying else -1.0
