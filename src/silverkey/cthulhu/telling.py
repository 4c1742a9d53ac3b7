"""Telling people what is asked and what happened, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.triggering import ability_at
from silverkey.cthulhu.account import Account
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.sight import turned_away
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.matching import titles
from silverkey.cthulhu.words import FACTIONS, ICON_NAMES

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.decision import Decision, Option
    from silverkey.kernel.event import Event

CARD_WORDS = ("play", "trigger", "card", "commit", "resource", "dormant")

QUESTIONS = {
    "action": "Take an action",
    "disrupt": "Disrupt?",
    "respond": "Respond?",
    "mulligan": "Take a new setup hand?",
    "setup resource": "Attach a card to this domain as its first resource",
    "resource": "Attach a card to a domain as a resource?",
    "commit characters": "Commit characters to stories",
    "defend": "Commit characters to oppose them",
    "resolve story": "Which story resolves next?",
    "drain": "Drain which domain?",
    "may drain": "Drain a domain to keep the event?",
    "x": "What is X?",
    "order": "In which order? (done: as listed)",
    "order effects": "Which effect comes first?",
    "choose": "Choose",
    "move to story": "Move it to another story?",
    "choose host": "Attach to which card?",
    "choose to wound": "Choose who is wounded",
    "choose to insane": "Choose who goes insane",
    "choose to insane regardless": "Choose who goes insane",
    "choose to control": "Choose whom to take control of",
    "choose to enter": "Choose what is put into play",
    "choose to enter here": "Choose what is put into play under your control",
    "choose to return": "Choose what returns to hand",
    "choose to destroy": "Choose what is destroyed",
    "choose to exhaust": "Choose what is exhausted",
    "choose to ready": "Choose what is readied",
    "choose to restore": "Choose who is restored",
    "choose to become resource": "Choose what becomes a resource",
    "choose to move wound": "Choose who gets the wound",
    "choose to uncommit": "Choose who leaves the story",
    "pick": "Pick a card",
    "pick story": "Pick a story",
    "assign wound": "Whom does the next wound go to?",
    "one of": "Which of these, in the order of the text?",
    "discard": "Discard a card",
    "sacrifice": "Sacrifice a card",
    "sacrifice resource": "Sacrifice a resource",
    "destroy resources": "Which resources are destroyed? The others cost 2 cards of your deck each",
    "stay exhausted": "Which cards stay exhausted?",
    "restore": "Restore which insane character?",
    "ready": "Ready one of your characters there?",
    "insane by struggle": "Which of your characters goes insane?",
    "wound by struggle": "Which of your characters is wounded?",
    "place token": "Place a success token?",
    "execute story": "Execute the story's effect?",
    "win first": "Which story is won first?",
    "choose struggle": "Which struggle?",
    "random resource": "Which domain does a resource at random go to?",
    "choose subtype": "Which subtype?",
    "draw fewer": "How many of these cards do you not draw?",
    "choose icon": "Which kind of icon?",
    "may": "Do that?",
    "redistribute": "On which story does the next token lie?",
    "redistribute opponent's": "On which story does your opponent's next token lie?",
    "name a card": "Name a card",
    "choose faction": "Which faction?",
    "trigger which": "Trigger which Action?",
    "choose player": "Which player?",
    "choose domain": "Which domain?",
    "to bottom": "Which card goes to the bottom?",
    "arrange": "Put back, top card first",
    "arrange bottom": "Which card goes to the bottom next?",
    "sift": "Discard which of them?",
    "cancel": "Cancel the effect at its price?",
    "play dormant": "Play the Dormant card? (no: it is discarded)",
    "repeat loop": "You can go on like this for ever. How often do you repeat it?",
    "resilient": "Put it on top of its owner's deck instead (Resilient)?",
    "keep": "Take one of them into your hand?",
    "exchange": "Exchange which cards of your hand?",
    "shuffle back": "Which won story goes back?",
    "remove tokens": "Which tokens are discarded?",
    "move token": "Which token changes sides?",
    "allegiance": "You cannot have both Heroic and Villainous characters. Discard which?",
    "pay by tokens": "Discard success tokens from which story?",
    "pay by exhaust": "Exhaust which card to pay?",
    "pay by sacrifice": "Sacrifice which card to pay?",
    "pay by sacrifice resource": "Sacrifice which resource to pay?",
    "pay by discard resource": "Discard which resource to pay?",
    "pay by return": "Return which card to your hand to pay?",
    "pay by exhausting any": "Exhaust which cards to pay? (done: no more)",
    "pay by discard from hand": "Discard which card of your hand to pay?",
}


def question(game: Game, decision: Decision) -> str:
    """What a player is asked, with the card that asks."""
    text = QUESTIONS.get(decision.kind)
    if text is None:
        text = decision.kind[0].upper() + decision.kind[1:]
    if decision.about >= 0:
        name = called(game, decision.about, decision.player)
        text = f"{name}: {text[0].lower()}{text[1:]}" if decision.kind != "place token" else f"{text[:-1]} on {name}?"
    return text


def called(game: Game, card: int, viewer: int) -> str:
    """What a card that somebody is asked about is called; for him, where it lies face down, by its place alone."""
    if not turned_away(game, card, viewer):
        return game.name(card)
    host = game.in_play[card].attached
    return f"A facedown card at {game.name(host)}" if host >= 0 else "A facedown card"


def option(game: Game, option: Option, decision: Decision) -> str:
    """How an answer reads."""
    word, card, number, other = option
    named = word in (*CARD_WORDS, "story", "tokens", "token") and card >= 0
    name = called(game, card, decision.player) if named else ""
    if word == "pass":
        return "Pass" if decision.kind not in ("resource", "may drain") else "No"
    if word == "done":
        return "Done"
    if word in ("yes", "no"):
        return word.capitalize()
    if word == "play":
        return f"Play {name}"
    if word == "dormant":
        return f"Place {name} face down at a story"
    if word == "trigger":
        ability = ability_at(game, card, number, other)
        text = ability.english(name)
        return f"{name}: {text}"
    if word == "commit":
        return f"{name} to {game.name(number)}"
    if word == "resource":
        return f"{name} to domain {number + 1}"
    if word == "domain":
        owner = "" if decision.player == card else "opponent's "
        return f"{owner}domain {number + 1}".capitalize()
    if word == "number":
        return str(number)
    if word == "title":
        return titles()[number]
    if word == "icon":
        return ICON_NAMES[number]
    if word == "subtype":
        return all_subtypes()[number]
    if word == "faction":
        return FACTIONS[number]
    if word == "player":
        return "Yourself" if number == decision.player else "Your opponent"
    if word == "tokens":
        mine, theirs = (number, other) if decision.player == 0 else (other, number)
        return f"{name}: {mine} of yours, {theirs} of your opponent's"
    if word == "token":
        return f"{name}: {'from your side to the other' if number == decision.player else 'to your side'}"
    return where(game, card, decision.player) if word == "card" else name or word


def where(game: Game, card: int, viewer: int) -> str:
    """A card with what tells it from others of its name."""
    name = called(game, card, viewer)
    standing = game.in_play.get(card)
    if standing is None:
        zone = game.zone[card]
        return name if zone in ("hand", "in play") else f"{name} ({zone})"
    notes = [
        word
        for word, true in (
            ("insane", standing.insane),
            ("exhausted", standing.exhausted),
            ("1 wound" if standing.wounds == 1 else f"{standing.wounds} wounds", standing.wounds > 0),
        )
        if true
    ]
    return f"{name} ({', '.join(notes)})" if notes else name


def line(game: Game, event: Event, viewer: int | None) -> str:
    """The log line of an event for a viewer, with {player 0} and {player 1} for the players; empty if not worth one.

    It says no more than the viewer knows; to ``account.EVERYTHING`` it says all.
    """
    text = VERBS[event.verb].log(Account(game, event, viewer))
    return text[:1].upper() + text[1:]
