"""Refusals that many words share."""

from __future__ import annotations

from silverkey.cardgame.refusal import Refusals

REFUSALS = Refusals(
    no_target=("coc-latest/1.9.b",),
    target_lost=("coc-latest/1.9.d",),
    not_in_full=("coc-latest/1.3.b",),
    not_to_be_cancelled=("coc-latest/2.2.a", "coc-latest/2.2.b"),
    everyone=("coc-latest/faq/the-three-bells",),
    forbidden=("coc-latest/2.2.a",),
)
NO_TARGET = REFUSALS.no_target
