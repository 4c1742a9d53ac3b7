"""Refusals that many words share."""

from __future__ import annotations

from silverkey.cardgame.refusal import Refusals

REFUSALS = Refusals(
    no_target=("ahlcg-reference/target.a", "ahlcg-reference/triggered.d"),
    target_lost=("ahlcg-reference/target.a",),
    not_in_full=("ahlcg-reference/then.a",),
    not_to_be_cancelled=("ahlcg-reference/cannot.a",),
    forbidden=("ahlcg-reference/cannot.a",),
)
