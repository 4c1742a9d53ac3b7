"""What may be expected of cards, investigators and the game in Arkham Horror."""

from __future__ import annotations

from silverkey.arkham.words import (
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    FACEDOWN,
    HAND,
    IN_PLAY,
    LIMBO,
    REMOVED,
    SET_ASIDE,
    VICTORY,
)
from silverkey.judge.arkham.reading import STOPS
from silverkey.judge.case import Name, Wanted
from silverkey.judge.court import Reader
from silverkey.judge.expecting import flag, number, one_of, pile, player, text, words
from silverkey.judge.glossary import Glossary
from silverkey.judge.source import Node

THREAT_AREA = "threat area"
ZONES = (
    *(IN_PLAY, THREAT_AREA, HAND, DECK, DISCARD, ENCOUNTER_DECK, ENCOUNTER_DISCARD, VICTORY, SET_ASIDE, REMOVED),
    *(LIMBO, "act deck", "agenda deck", *FACEDOWN),
)
COUNTS = ("clues", "doom", "damage", "horror", "resources", "uses")
VALUES = ("fight", "evade", "health", "sanity", "shroud")


def _somewhere(node: Node, glossary: Glossary) -> Wanted:
    """A card, or nothing for none."""
    nowhere = (node.is_flag and not node.flag()) or (not node.is_flag and node.text().lower() == "no")
    return "" if nowhere else node.text()


def _trauma(node: Node, glossary: Glossary) -> Wanted:
    fields = node.fields(("physical", "mental"), "Trauma", glossary.faults)
    return tuple((Name(kind, value.place), value.number()) for kind, value in fields.items())


OF_CARD: dict[str, Reader] = {
    "zone": one_of(ZONES, "zone"),
    "controller": player,
    "owner": player,
    "exhausted": flag,
    "revealed": flag,
    "top of deck": flag,
    **dict.fromkeys(COUNTS, number),
    **dict.fromkeys(VALUES, number),
    "cost": number,
    "keywords": words,
    "has keywords": words,
    "traits": words,
    "has traits": words,
    "title": text,
    "location": _somewhere,
    "at": _somewhere,
    "engaged": _somewhere,
    "attached to": _somewhere,
    "enemies": pile,
    "left": text,
}
OF_PLAYER: dict[str, Reader] = {
    **dict.fromkeys((HAND, DECK, DISCARD, THREAT_AREA, "in play"), pile),
    **dict.fromkeys(("clues", "damage", "horror", "resources", "actions", "experience"), number),
    **dict.fromkeys(("willpower", "intellect", "combat", "agility", "health", "sanity"), number),
    "campaign deck": words,
    "story assets": words,
    "unspent": number,
    "location": _somewhere,
    "at": _somewhere,
    "trauma": _trauma,
    "eliminated": flag,
    "resigned": flag,
    "defeated": flag,
    "killed": flag,
    "insane": flag,
    "earned": words,
    "exiled": words,
}
OF_GAME: dict[str, Reader] = {
    "over": flag,
    "phase": one_of(STOPS, "phase"),
    "act": number,
    "agenda": number,
    "round": number,
    "resolution": text,
    "chaos bag": words,
    "log": words,
    "whole log": words,
    "remembered": words,
    "told": words,
    "outcome": text,
    "lead": player,
}
