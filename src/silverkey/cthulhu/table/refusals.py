"""Refusals that many words share."""

from __future__ import annotations

from silverkey.cardgame.refusal import Refusal

NO_TARGET = Refusal("There is nothing that it may choose.", ("coc-latest/1.9.b",))
