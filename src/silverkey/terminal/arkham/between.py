"""The table between two scenarios: no map, but what has come of the campaign, and the deck of whoever is asked."""

from __future__ import annotations

from enum import IntEnum

from rich.text import Text

from silverkey.arkham.campaignview import CampaignView
from silverkey.arkham.view import GameView
from silverkey.terminal.arkham import sheet
from silverkey.terminal.arkham.match import ArkhamMatch
from silverkey.terminal.board import Board
from silverkey.terminal.layout import Glyphs, cut, wrapped


class Fold(IntEnum):
    """How much gives way, each step more than the one before."""

    NONE = 0
    BAG = 1
    """No chaos bag, no log."""
    DECK = 2
    """No deck."""
    ALL = 3
    """Nothing but the heading."""


class CampaignBoard(Board):
    """A campaign between two scenarios, or at its end."""

    FOLDS = Fold.ALL
    FOR_NEWS = Fold.BAG
    BEFORE_NEWS = True

    def __init__(self, seen: GameView, campaign: CampaignView, match: ArkhamMatch, width: int, glyphs: Glyphs) -> None:
        super().__init__(width, glyphs)
        self.seen = seen
        self.campaign = campaign
        self.match = match

    def lines(self, fold: int, with_hand: bool) -> list[Text]:
        """The campaign, folded so far."""
        seen, campaign, dot = self.seen, self.campaign, self.glyphs.dot
        now = f"{campaign.title} {dot} {'the campaign is over' if seen.over else 'between scenarios'}"
        lines = [self.headed(now, f"{seen.difficulty} {dot} seed {self.match.seed}")]
        if fold == Fold.ALL:
            return lines
        lines += wrapped(Text(sheet.progress(campaign, dot)), self.width, indent=2)
        if fold < Fold.BAG:
            lines += wrapped(sheet.notes(seen.log), self.width, indent=2)
            lines += wrapped(Text.styled("Chaos bag: ", "bold").append(sheet.bag(seen.bag)), self.width, indent=2)
        for seat, one in enumerate(campaign.members):
            lines.append(cut(sheet.member(one, campaign.players, dot), self.width))
            if seat == max(0, seen.viewer) and fold < Fold.DECK:
                lines += sheet.deck(one.cards, self.width, self.glyphs.times)
        for line in sheet.missing(campaign):
            lines += wrapped(line, self.width, indent=2)
        return lines
