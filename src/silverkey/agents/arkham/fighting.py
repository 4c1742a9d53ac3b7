"""What it is worth to attack, to evade, to stay out of a fight."""

from __future__ import annotations

from silverkey.agents.arkham.chances import chance
from silverkey.agents.arkham.reading import FIGHTS, bonus, more_damage, price, skill_of
from silverkey.agents.arkham.table import Table, left_of
from silverkey.arkham.view import CardView, InvestigatorView
from silverkey.arkham.words import AGILITY, COMBAT

RID_OF_IT, QUARRY = 3.5, 5.0
WASTE = 0.25
"""What a charge is worth that does more than was needed."""
ONLY_ONE = "no enemy but the attacked one"
BY_TWO, EACH_POINT = "if you succeed by 2 or more, your attack", "for each point"
BLOWS = 3
"""However much the quarry can bear, each blow is worth as if so much damage were enough."""
MOST = 5
"""No attack deals more, however well it goes."""
HOPELESS = 0.3
"""With odds below this an attack is no plan."""


def pain(table: Table, enemy: CardView, held: InvestigatorView | None = None) -> float:
    """What one attack of an enemy costs an investigator: more, the less he can still bear."""
    cost = 0.0
    body, mind = left_of(held or table.mine)
    for dealt, left in ((enemy.deals_damage, body), (enemy.deals_horror, mind)):
        cost += dealt * (1.0 if left > 2 * dealt else 1.8)
        cost += 6.0 if dealt > left else 0.0
    return cost


def provoked(table: Table) -> float:
    """What the attacks of opportunity would cost."""
    return sum(pain(table, enemy) for enemy in table.threats)


def rest(enemy: CardView) -> int:
    """How much damage defeats an enemy."""
    return max(1, (enemy.health or 1) - enemy.damage)


def strength(table: Table, held: InvestigatorView | None = None) -> int:
    """With how much skill an investigator fights when he takes his best weapon."""
    skills = table.skills if held is None else held.skills
    owner = table.me if held is None else table.view.investigators.index(held)
    texts = [text for card in table.assets(owner) if (text := table.words(card)) and FIGHTS in text]
    return max(_skill(table, skills, text) for text in ("", *texts))


def _skill(table: Table, skills: dict[str, int], text: str) -> int:
    """The skill of an attack with a weapon that reads so."""
    skill = skill_of(text, COMBAT)
    return skills[skill] + bonus(table.applying(text), skill)


def _dealt(table: Table, enemy: CardView, text: str, lead: int) -> float:
    """How much damage an attack deals that hits, by and large."""
    more = more_damage(text)
    if ONLY_ONE in text and any(one is not enemy for one in table.engaged):
        return 1
    if EACH_POINT in text:
        return min(MOST, max(1, lead))
    if BY_TWO in text:
        return 1 + more * chance(table.view.bag, lead - 2) / max(0.05, chance(table.view.bag, lead))
    return 1 + more


def attack(table: Table, enemy: CardView, text: str = "") -> float:
    """What an attack is worth, with a weapon that reads so."""
    lead = _skill(table, table.skills, text) - (enemy.fight or 0)
    odds = chance(table.view.bag, lead)
    left, dealt = rest(enemy), _dealt(table, enemy, text, lead)
    hurt = pain(table, enemy)
    if enemy in table.engaged:
        worth = RID_OF_IT + hurt
    elif enemy.threat >= 0:
        worth = RID_OF_IT / 2 + pain(table, enemy, table.view.investigators[enemy.threat])
    else:
        worth = RID_OF_IT / 2 + hurt / 2
    share = min(dealt, left) / left
    if enemy in table.quarry:
        worth, share = worth + QUARRY, max(share, min(dealt, left) / BLOWS)
    found = odds * share * worth
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


def evasion(table: Table, enemy: CardView, text: str = "") -> float:
    """What it is worth to try to evade an enemy: an attack less, and room for something else."""
    odds = chance(table.view.bag, table.skills[skill_of(text, AGILITY)] - (enemy.evade or 0))
    beaten_in = rest(enemy) / max(0.1, chance(table.view.bag, strength(table) - (enemy.fight or 0)))
    worth = pain(table, enemy) * (1.0 if beaten_in > 3 else 0.6)
    return odds * worth * (0.5 if enemy in table.quarry else 1.0)
