"""What may be expected of cards, players and the game in Call of Cthulhu."""

from __future__ import annotations

from silverkey.cthulhu.words import (
    CHARACTER,
    CONSPIRACY,
    DECK,
    DISCARD,
    DOMAIN,
    DORMANT,
    EVENT,
    HAND,
    IN_PLAY,
    REMOVED,
    STORY,
    STORY_DECK,
    SUPPORT,
    WON,
)
from silverkey.judge.case import Name, Wanted
from silverkey.judge.court import Reader
from silverkey.judge.cthulhu.blanks import faction_named
from silverkey.judge.cthulhu.position import STOPS
from silverkey.judge.cthulhu.record import LEFT
from silverkey.judge.expecting import flag, number, numbers, one_of, pile, player, text, words
from silverkey.judge.glossary import Glossary
from silverkey.judge.source import Node

ZONES = (IN_PLAY, HAND, DECK, DISCARD, DOMAIN, REMOVED, WON, STORY_DECK)
TYPES = (CHARACTER, SUPPORT, EVENT, CONSPIRACY, STORY, DORMANT)
PILES = (HAND, DECK, DISCARD, REMOVED, WON)
WAYS_OUT = (*LEFT.values(), "no")


def _cost(node: Node, glossary: Glossary) -> Wanted:
    return "X" if str(node.value).upper() == "X" else node.number()


def _icons(node: Node, glossary: Glossary) -> Wanted:
    letters = "" if node.value == "" else node.text().upper()
    if letters in ("NO", "NONE"):
        return ""
    if set(letters) - set("TCAI"):
        raise node.wrong(f"Icons are written with the letters T, C, A and I, not “{node.text()}”.")
    return letters


def _way_out(node: Node, glossary: Glossary) -> Wanted:
    return "no" if node.is_flag and not node.flag() else node.one_of(WAYS_OUT, "way to leave play")


def _faction(node: Node, glossary: Glossary) -> Wanted:
    if isinstance(node.value, str) and node.value.lower() in ("", "no", "none"):
        return ""
    faction = faction_named(node.text())
    if faction is None:
        raise node.wrong(f"There is no faction called “{node.text()}”.")
    return faction


def _story(node: Node, glossary: Glossary) -> Wanted:
    """A story or card, or nothing for none."""
    nowhere = (node.is_flag and not node.flag()) or (not node.is_flag and node.text().lower() == "no")
    return "" if nowhere else glossary.site(node).text


def _host(node: Node, glossary: Glossary) -> Wanted:
    """What a card is attached to, which may be with a player too."""
    if not node.is_flag and glossary.player_number(node.text()) is not None:
        return node.text()
    return _story(node, glossary)


def _tokens(node: Node, glossary: Glossary) -> Wanted:
    return tuple((glossary.site(key), value.number()) for key, value in node.entries("tokens"))


def _resources(node: Node, glossary: Glossary) -> Wanted:
    return tuple((Name(str(key.number(1)), key.place), value.number()) for key, value in node.entries("resources"))


OF_CARD: dict[str, Reader] = {
    "zone": one_of(ZONES, "zone"),
    "controller": player,
    "owner": player,
    "exhausted": flag,
    "insane": flag,
    "facedown": flag,
    "top of deck": flag,
    "revealed": flag,
    "wounds": number,
    "tokens": number,
    "skill": number,
    "subtypes": words,
    "keywords": words,
    "has subtypes": words,
    "has keywords": words,
    "cost": _cost,
    "icons": _icons,
    "has icons": _icons,
    "left": _way_out,
    "faction": _faction,
    "type": one_of(TYPES, "type of card"),
    "title": text,
    "committed": _story,
    "attached to": _host,
}
OF_PLAYER: dict[str, Reader] = {
    **dict.fromkeys(PILES, pile),
    "drained": numbers,
    "tokens": _tokens,
    "resources": _resources,
    "wins": flag,
}
OF_GAME: dict[str, Reader] = {"over": flag, "phase": one_of(STOPS, "phase"), "day": flag, "night": flag}
