"""Who takes damage and horror."""

from __future__ import annotations

from silverkey.agents.arkham.reading import is_weapon
from silverkey.agents.arkham.table import Table
from silverkey.arkham.view import OptionView

DEFEAT = 100.0


def assign(table: Table) -> OptionView:
    """What the investigator can bear best: assets with room first, and nobody is defeated who need not be."""
    return min(table.question.options, key=lambda option: _cost(table, option))


def _cost(table: Table, option: OptionView) -> float:
    parts = option.parts
    triples = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return sum(_borne(table, *triple) for triple in triples)


def _borne(table: Table, card: int, damage: int, horror: int) -> float:
    """What it costs that one card takes so much."""
    held = table.by_card.get(card)
    if held is not None:
        left = held.health - held.damage - damage, held.sanity - held.horror - horror
        return sum(DEFEAT if rest <= 0 else 3.0 / rest for rest in left) + 0.8 * (damage + horror)
    asset = table.cards.get(card)
    if asset is None:
        return 0.0
    lost = (asset.health is not None and asset.damage + damage >= asset.health) or (
        asset.sanity is not None and asset.horror + horror >= asset.sanity
    )
    return 0.3 * (damage + horror) + ((2.5 if is_weapon(asset.code) else 1.8) if lost else 0.0)
