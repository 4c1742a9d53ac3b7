"""What it is worth to attack, to evade, to stay out of a fight."""

from __future__ import annotations

from silverkey.agents.arkham.chances import chance
from silverkey.agents.arkham.reading import FIGHTS, bonus, more_damage, price
from silverkey.agents.arkham.table import Table
from silverkey.arkham.view import CardView
from silverkey.arkham.words import AGILITY, COMBAT

RID_OF_IT, QUARRY = 3.5, 3.0
WASTE = 0.25
"""What a charge is worth that does more than was needed."""
ONLY_ONE = "no enemy but the attacked one"
HOPELESS = 0.3
"""With odds below this an attack is no plan."""


def pain(table: Table, enemy: CardView) -> float:
    """What one attack of an enemy costs: more, the less the investigator can still bear."""
    cost = 0.0
    for dealt, left in ((enemy.deals_damage, table.health_left), (enemy.deals_horror, table.sanity_left)):
        cost += dealt * (1.0 if left > 2 * dealt else 1.8)
        cost += 6.0 if dealt > left else 0.0
    return cost


def provoked(table: Table) -> float:
    """What the attacks of opportunity would cost."""
    return sum(pain(table, enemy) for enemy in table.threats)


def rest(enemy: CardView) -> int:
    """How much damage defeats an enemy."""
    return max(1, (enemy.health or 1) - enemy.damage)


def strength(table: Table) -> int:
    """With how much combat the investigator fights when he takes his best weapon."""
    texts = [text for card in table.assets() if (text := table.words(card)) and FIGHTS in text]
    return table.mine.skills[COMBAT] + max((bonus(table.applying(text), COMBAT) for text in texts), default=0)


def attack(table: Table, enemy: CardView, text: str = "") -> float:
    """What an attack is worth, with a weapon that reads so."""
    odds = chance(table.view.bag, table.mine.skills[COMBAT] + bonus(table.applying(text), COMBAT) - (enemy.fight or 0))
    left, dealt = rest(enemy), 1 + more_damage(text)
    if ONLY_ONE in text and any(one is not enemy for one in table.engaged):
        dealt = 1
    hurt = pain(table, enemy)
    worth = RID_OF_IT + hurt if enemy in table.engaged else RID_OF_IT / 2 + hurt / 2
    worth += QUARRY if enemy in table.quarry else 0.0
    found = odds * min(dealt, left) / left * worth
    if odds < HOPELESS and enemy not in table.quarry:
        found *= odds
    if "Retaliate" in enemy.keywords and not enemy.exhausted:
        found -= (1 - odds) * hurt / 2
    if enemy.threat not in (-1, table.me):  # a miss would hit whoever is engaged with it
        found -= (1 - odds) * 2
    if "spend" in text and dealt > left:
        found -= WASTE * (dealt - left)
    return found - (1.0 if "discard" in price(text) else 0.0)


def with_weapon(table: Table, text: str) -> float:
    """What an attack with an ability is worth, on the enemy that it suits best."""
    return max((attack(table, enemy, text) for enemy in within_reach(table)), default=-1.0)


def within_reach(table: Table) -> list[CardView]:
    """The enemies that the investigator can attack."""
    return [one for one in table.enemies() if one.location == table.mine.location or one in table.engaged]


def evasion(table: Table, enemy: CardView) -> float:
    """What it is worth to try to evade an enemy: an attack less, and room for something else."""
    odds = chance(table.view.bag, table.mine.skills[AGILITY] - (enemy.evade or 0))
    beaten_in = rest(enemy) / max(0.1, chance(table.view.bag, strength(table) - (enemy.fight or 0)))
    worth = pain(table, enemy) * (1.0 if beaten_in > 3 else 0.6)
    return odds * worth * (0.5 if enemy in table.quarry else 1.0)
