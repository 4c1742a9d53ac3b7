"""Which cards an investigator may have in a deck."""

from __future__ import annotations

from silverkey.arkham.printed.facts import DeckOption, PrintedCard
from silverkey.cardgame.decks import Problem


def option_for(card: PrintedCard, investigator: PrintedCard) -> DeckOption | None:
    """What allows an investigator a card, if anything does; what has no limit counts first."""
    fitting = [option for option in investigator.deck_options if _fits(card, option)]
    if any(option.forbidden for option in fitting):
        return None
    return min(fitting, key=lambda option: option.limit is not None, default=None)


def _fits(card: PrintedCard, option: DeckOption) -> bool:
    return _of_kind(card, option) and card.level is not None and option.lowest <= card.level <= option.highest


def _of_kind(card: PrintedCard, option: DeckOption) -> bool:
    """Whether a card is of the kind, whatever its level."""
    return (
        (not option.classes or not set(option.classes).isdisjoint(card.classes))
        and (not option.traits or not set(option.traits).isdisjoint(card.traits))
        and (not option.uses or (card.uses is not None and card.uses[1] == option.uses))
    )


def why_not(card: PrintedCard, investigator: PrintedCard) -> Problem:
    """Why an investigator may not have a card."""
    where = f"{investigator.title}, Deckbuilding Options"
    kinds = [option for option in investigator.deck_options if _of_kind(card, option)]
    forbidden = next((option for option in kinds if option.forbidden), None)
    if forbidden:
        sentence = f"{investigator.title} may have no {' or '.join(forbidden.traits)} cards; {card.name} is one."
        return Problem("class", sentence, (card.name,), rulebook=where)
    if kinds:
        highest = max(option.highest for option in kinds)
        levels = f"up to level {highest}" if highest else "of level 0 alone"
        sentence = f"{investigator.title} may have such cards {levels}; {card.name} is level {card.level}."
        return Problem("level", sentence, (card.name,), rulebook=where)
    sentence = f"{investigator.title} may have no {' or '.join(card.classes)} cards such as {card.name}."
    return Problem("class", sentence, (card.name,), rulebook=where)
