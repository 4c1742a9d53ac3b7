"""The commands that only tell something, as far as they are about Arkham Horror."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from rich.text import Text

from silverkey.arkham.game import Game
from silverkey.arkham.view import GameView
from silverkey.sitting.arkham.terms import TERMS
from silverkey.terminal.arkham import guide, naming, sheet, texts
from silverkey.terminal.arkham.match import ArkhamMatch
from silverkey.terminal.glossary import Glossary
from silverkey.terminal.layout import Glyphs
from silverkey.terminal.table import Desk, Reading

STORY = ("story", "resolution")
WIDTH = 78
"""Decks are set in columns that find room everywhere."""
GLOSSARY = Glossary(TERMS)
ArkhamDesk: TypeAlias = Desk[Game, GameView, ArkhamMatch]


def _card(argument: str, desk: ArkhamDesk) -> Sequence[Text]:
    """One card, the one that asks, all in sight, or a word of the game."""
    if argument.lower() == "all":
        return texts.cards(naming.cards_in_sight(desk.seen), desk.seen)
    if not argument and desk.menu is not None and desk.menu.asker:
        argument = desk.menu.asker
    if argument.lower() in ("words", "glossary"):
        return GLOSSARY.listed()
    term = GLOSSARY.term(argument)
    if term is not None and argument.lower() not in ("act", "agenda"):
        return GLOSSARY.explained(term, term.rulings)
    return texts.card_text(naming.named(argument, desk.seen, desk.menu), desk.seen)


def _hand(argument: str, desk: ArkhamDesk) -> Sequence[Text]:
    return texts.cards(naming.cards_in_hand(desk.seen), desk.seen) or [Text("You have no cards in hand.")]


def _deck(argument: str, desk: ArkhamDesk) -> Sequence[Text]:
    """What is left in your deck; between scenarios, all of it."""
    campaign = desk.seen.campaign
    if campaign is None or not campaign.between:
        return texts.deck(desk.seen, desk.record.match)
    mine = campaign.members[max(0, desk.seen.viewer)]
    return [sheet.member(mine, campaign.players), *sheet.deck(mine.cards, WIDTH)]


def _story(argument: str, desk: ArkhamDesk) -> Sequence[Text]:
    """The story so far."""
    told = [entry.text for entry in desk.record.journal.entries if entry.verb in STORY]
    return [Text(line) for line in told] or [Text("Nothing has been told yet.")]


def _campaign(argument: str, desk: ArkhamDesk) -> Sequence[Text]:
    """How far the campaign has come, and with whom."""
    seen = desk.seen
    if seen.campaign is None:
        return [Text(f"{seen.scenario} is played alone; it belongs to no campaign.")]
    return sheet.page(seen.campaign, seen.log, (*seen.bag, *seen.drawn), WIDTH, Glyphs())


READINGS: Mapping[str, Reading[Game, GameView, ArkhamMatch]] = {
    "help": lambda argument, desk: guide.page(),
    "card": _card,
    "hand": _hand,
    "score": lambda argument, desk: texts.score(desk.seen),
    "discard": lambda argument, desk: texts.discards(desk.seen),
    "deck": _deck,
    "story": _story,
    "campaign": _campaign,
}
