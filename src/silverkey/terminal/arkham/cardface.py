"""A card to read: its facts and its text."""

from __future__ import annotations

from rich.text import Text

from silverkey.arkham.catalogue import CardFacts, number
from silverkey.terminal import cardface
from silverkey.terminal.arkham.deckface import COLOURS

SKILLS = ("willpower", "intellect", "combat", "agility")


def card_lines(card: CardFacts) -> list[Text]:
    """Title, facts, traits and text."""
    name = f"{card.name} ({card.level})" if card.level else card.name
    lines = cardface.headed(name, card.unique, COLOURS.get(card.classes[0], ""), _facts(card), card.traits)
    if card.playable:
        lines.extend(Text(paragraph) for paragraph in card.text.splitlines())
    elif card.keywords:
        lines.append(Text(" ".join(f"{keyword}." for keyword in card.keywords)))
    return lines


def _facts(card: CardFacts) -> list[str]:
    kind = "basic weakness" if card.basic else "weakness" if card.weakness else card.type
    classes = [] if card.classes == ("mythos",) else [*card.classes]
    found = [
        " and ".join(classes),
        kind,
        *_player_facts(card),
        *_enemy_facts(card),
        *_place_facts(card),
        *_stage_facts(card),
        f"victory {card.victory}" if card.victory is not None else "",
        card.encounter_set_name,
        card.place,
    ]
    return [fact for fact in found if fact]


def _player_facts(card: CardFacts) -> list[str]:
    facts = [f"cost {number(card.cost)}"] if card.cost is not None else []
    facts += [f"level {card.level}"] if card.level is not None else []
    facts += [f"slots {' '.join(card.slots)}"] if card.slots else []
    facts += [f"{skill} {getattr(card, skill)}" for skill in SKILLS if card.type == "investigator"]
    facts += [f"icons {card.icons}"] if card.icons else []
    facts += [f"uses {number(card.uses[0])} {card.uses[1]}"] if card.uses else []
    return facts


def _enemy_facts(card: CardFacts) -> list[str]:
    facts = [f"fight {number(card.fight)}", f"evade {number(card.evade)}"] if card.type == "enemy" else []
    if card.health is not None or card.sanity is not None:
        facts.append(f"health {number(card.health)}{' per investigator' if card.health_per_investigator else ''}")
    facts += [f"sanity {card.sanity}"] if card.sanity is not None else []
    facts += [f"damage {card.damage}, horror {card.horror}"] if card.type == "enemy" else []
    return facts


def _place_facts(card: CardFacts) -> list[str]:
    facts = [f"shroud {card.shroud}"] if card.shroud is not None else []
    each = "" if card.clues_fixed or not card.clues else " per investigator"
    facts += [f"clues {card.clues}{each}"] if card.clues is not None else []
    facts += [f"symbol {card.symbol}"] if card.symbol else []
    facts += [f"connected to {' '.join(card.connects)}"] if card.connects else []
    return facts


def _stage_facts(card: CardFacts) -> list[str]:
    facts = [f"stage {card.stage}"] if card.stage else []
    return facts + ([f"doom {card.doom}"] if card.doom is not None else [])


def show_card(card: CardFacts) -> None:
    """Print a card."""
    cardface.show(card_lines(card), card.playable, card.rulings)
