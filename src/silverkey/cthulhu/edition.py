"""Editions: the points on which the rules documents differ, as named switches."""

from __future__ import annotations

from dataclasses import dataclass

from silverkey.kernel import shared


@dataclass(frozen=True, slots=True)
class Edition:
    """One way of playing. Rules ask these switches and never a version number."""

    name: str
    active_responds_first: bool = True
    """coc-latest/timing/responses.a; False follows coc-latest/timing/step6: the player left of the initiator."""


LATEST = Edition("latest")
EDITIONS = {edition.name: edition for edition in (LATEST,)}
for _edition in EDITIONS.values():
    shared.name(_edition, f"edition/{_edition.name}")
