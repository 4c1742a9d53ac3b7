"""The commands that only tell something, as far as they are about Call of Cthulhu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.view import GameView
from silverkey.terminal.cthulhu import guide, texts
from silverkey.terminal.cthulhu.match import Match
from silverkey.terminal.table import Desk, Reading

CthulhuDesk: TypeAlias = Desk[Game, GameView, Match]


READINGS: Mapping[str, Reading[Game, GameView, Match]] = {
    "help": lambda argument, desk: guide.page(),
    "deck": lambda argument, desk: texts.deck(desk.seen, desk.record.match),
}
