"""How triggering conditions read."""

from __future__ import annotations

from typing import Any

from silverkey.arkham.words import DEALT, ENCOUNTER_DECK, FROM_DECK
from silverkey.language import english

READINGS: dict[str, tuple[str, str]] = {
    "defeat": ("{card} is defeated", "you defeat {card}"),
    "damage": ("{amount} damage is placed on {card}", "damage is placed on {card}"),
    "horror": ("horror is placed on {card}", "horror is placed on {card}"),
    "deal": ("damage or horror is dealt to {card}", "you are dealt damage or horror"),
    "attack": ("{card} attacks an investigator", "{card} attacks you"),
    "engage": ("{card} engages an investigator", "{card} engages you"),
    "evade": ("{card} is evaded", "you evade {card}"),
    "spawn": ("{card} spawns", "{card} spawns"),
    "enter": ("{card} enters play", "{card} enters play"),
    "discover": ("clues are discovered", "you discover clues"),
    "draw": ("cards are drawn", "you draw cards"),
    "gain clues": ("clues are gained", "you gain clues"),
    "place clues": ("clues are placed on {card}", "you place clues on {card}"),
    "card drawn": ("{card} is drawn", "you draw {card}"),
    "encounter": ("{card} is drawn", "you draw {card}"),
    "revelation": ("{card} is drawn", "you draw {card}"),
    "move": ("an investigator moves{place}", "you move{place}"),
    "leave": ("an investigator leaves {card}", "you leave {card}"),
    "enter location": ("an investigator enters {card}", "you enter {card}"),
    "succeed": ("a skill test succeeds", "you succeed at a skill test"),
    "fail": ("a skill test fails", "you fail a skill test"),
    "test ends": ("a skill test ends", "your skill test ends"),
    "reveal location": ("{card} is revealed", "you reveal {card}"),
    "reveal tokens": ("a chaos token is revealed", "you reveal a chaos token"),
    "reveal token": ("a chaos token is revealed", "you reveal a chaos token"),
    "round ends": ("the round ends", "the round ends"),
    "round begins": ("the round begins", "the round begins"),
    "phase begins": ("{which} begins", "{which} begins"),
    "phase ends": ("{which} ends", "{which} ends"),
    "turn begins": ("an investigator's turn begins", "your turn begins"),
    "turn ends": ("an investigator's turn ends", "your turn ends"),
    "game ends": ("the game ends", "the game ends for you"),
    "played": ("{card} is played", "you play {card}"),
    "advance": ("{card} advances", "{card} advances"),
    "ready": ("{card} readies", "{card} readies"),
    "exhaust": ("{card} is exhausted", "{card} is exhausted"),
}
"""By the name of the event: how it reads of anybody, and of you."""

AGAINST = {"investigate": "", "fight": "on ", "evade": "against "}
"""What stands between an attempt and what it is made on."""
PLACED = ("discover", "spawn")
"""What happens at a place."""
OF_ENEMIES = ("attack", "engage", "evade", "spawn")
"""What only enemies do or suffer."""
ATTEMPTS = {
    "investigate": "while investigating",
    "fight": "during an attack",
    "evade": "during an evasion attempt",
}


def clause(trigger: Any, title: str, kind: str) -> str:
    """The clause that introduces an ability: 'after you defeat an enemy'."""
    timing = kind.rpartition(" ")[2]
    word = {"would": "when", "at": "at the moment when"}.get(timing, timing)
    if trigger.last_clue is not None:
        return f"{word} the last clue is removed from {trigger.last_clue.english(title)}"
    if "return to hand" in trigger.verbs:
        return f"{word} {_card(trigger, title)} leaves play"
    if trigger.which == DEALT:
        return f"{word} you take horror of which any is assigned to {_card(trigger, title)}"
    told = []
    for verb in trigger.verbs:
        anybody, you = READINGS["leave" if verb == "move" and trigger.card is not None else verb]
        text = (you if trigger.player == "you" else anybody).format(
            card=_card(trigger, title), amount="any", place=_place(trigger, title), which=_which(trigger)
        )
        told.append(text)
    text = english.listed(told, "or")
    if timing == "would":
        text = f"you would {text[4:]}" if text.startswith("you ") else f"it would come about that {text}"
    if trigger.causes == ("attack",):
        text += " by an attack"
    if trigger.causes == (FROM_DECK,):
        text += f" from the {ENCOUNTER_DECK}"
    if trigger.place is not None and trigger.verbs[0] in PLACED:
        text += f" at {trigger.place.english(title)}"
    if trigger.which in ATTEMPTS:
        text += f" {ATTEMPTS[trigger.which]}{_against(trigger, title)}"
    if trigger.least >= 0:
        text += f" by {trigger.least} or more"
    if trigger.most >= 0:
        text += f" by {trigger.most} or less"
    if trigger.beside:
        text = f"{text} by an investigator at {title}'s location"
    if trigger.but:
        text += f" other than [{trigger.but}]"
    if trigger.negative:
        text += " with a negative modifier"
    if trigger.here:
        text += " at your location"
    return f"{word} {text}"


def _card(trigger: Any, title: str) -> str:
    verb = trigger.verbs[0]
    if trigger.card is None:
        return "an enemy" if verb in OF_ENEMIES else "an encounter card" if verb == "encounter" else "a card"
    if hasattr(trigger.card, "english"):
        return str(trigger.card.english(title))
    return str(trigger.card.singular(placed=verb != "encounter"))


def _place(trigger: Any, title: str) -> str:
    """Where somebody moves to, or what he moves out of."""
    if trigger.place is None or trigger.which in ATTEMPTS:
        return "" if trigger.card is None else f" out of {_card(trigger, title)}"
    return f" to {trigger.place.english(title)}"


def _against(trigger: Any, title: str) -> str:
    if trigger.place is None:
        return ""
    on = trigger.place.english(title) if hasattr(trigger.place, "english") else trigger.place.singular()
    return f" {AGAINST[trigger.which]}{on}"


def _which(trigger: Any) -> str:
    return f"the {trigger.which} phase" if trigger.which else "a phase"
