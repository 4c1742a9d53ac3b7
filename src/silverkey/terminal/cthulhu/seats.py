"""Who sits where at a game of Call of Cthulhu."""

from __future__ import annotations

from silverkey.sitting.seats import Seats

YOU = 0
BOT = 1
SEATS = Seats()
