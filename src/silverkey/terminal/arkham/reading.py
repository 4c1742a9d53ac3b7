"""The commands that only tell something, as far as they are about Arkham Horror."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from rich.text import Text

from silverkey.arkham.game import Game
from silverkey.arkham.view import GameView
from silverkey.terminal.arkham import guide, sheet, texts
from silverkey.terminal.arkham.match import ArkhamMatch
from silverkey.terminal.layout import Glyphs
from silverkey.terminal.table import Desk, Reading

STORY = ("story", "resolution")
WIDTH = 78
"""Decks are set in columns that find room everywhere."""
ArkhamDesk: TypeAlias = Desk[Game, GameView, ArkhamMatch]


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
    "deck": _deck,
    "story": _story,
    "campaign": _campaign,
}
