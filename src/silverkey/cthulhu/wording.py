"""Telling people what is asked and what happened, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.triggering import ability_at
from silverkey.cthulhu.account import Account
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.sight import turned_away
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.matching import titles
from silverkey.cthulhu.words import FACTIONS, ICON_NAMES

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.decision import Decision, Option
    from silverkey.kernel.event import Event


def question(game: Game, decision: Decision) -> str:
    """What a player is asked, with the card that asks."""
    kind = DecisionKind(decision.kind)
    text = kind.question
    if decision.about >= 0:
        name = called(game, decision.about, decision.player)
        text = f"{text[:-1]} on {name}?" if kind is DecisionKind.PLACE_TOKEN else f"{name}: {text[0].lower()}{text[1:]}"
    return text


def called(game: Game, card: int, viewer: int) -> str:
    """What a card that somebody is asked about is called; for him, where it lies face down, by its place alone."""
    if not turned_away(game, card, viewer):
        return game.name(card)
    host = game.in_play[card].attached
    return f"A facedown card at {game.name(host)}" if host >= 0 else "A facedown card"


def option(game: Game, option: Option, decision: Decision) -> str:
    """How an answer reads."""
    word = OptionWord(option.word)
    _, card, number, other, _ = option
    name = called(game, card, decision.player) if word.names_card and card >= 0 else ""
    match word:
        case OptionWord.PASS:
            declines = decision.kind in (DecisionKind.RESOURCE, DecisionKind.MAY_DRAIN)
            return "No" if declines else "Pass"
        case OptionWord.DONE | OptionWord.YES | OptionWord.NO:
            return word.capitalize()
        case OptionWord.PLAY:
            return f"Play {name}"
        case OptionWord.DORMANT:
            return f"Place {name} face down at a story"
        case OptionWord.TRIGGER:
            return f"{name}: {ability_at(game, card, number, other).english(name)}"
        case OptionWord.COMMIT:
            return f"{name} to {game.name(number)}"
        case OptionWord.RESOURCE:
            return f"{name} to domain {number + 1}"
        case OptionWord.DOMAIN:
            owner = "" if decision.player == card else "opponent's "
            return f"{owner}domain {number + 1}".capitalize()
        case OptionWord.NUMBER:
            return str(number)
        case OptionWord.TITLE:
            return titles()[number]
        case OptionWord.ICON:
            return ICON_NAMES[number]
        case OptionWord.SUBTYPE:
            return all_subtypes()[number]
        case OptionWord.FACTION:
            return FACTIONS[number]
        case OptionWord.PLAYER:
            return "Yourself" if number == decision.player else "Your opponent"
        case OptionWord.TOKENS:
            mine, theirs = (number, other) if decision.player == 0 else (other, number)
            return f"{name}: {mine} of yours, {theirs} of your opponent's"
        case OptionWord.TOKEN:
            return f"{name}: {'from your side to the other' if number == decision.player else 'to your side'}"
        case OptionWord.STORY:
            return name
        case OptionWord.CARD:
            return where(game, card, decision.player)


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
