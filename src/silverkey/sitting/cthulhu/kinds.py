"""The questions of Call of Cthulhu by how the terminal treats them."""

from __future__ import annotations

from silverkey.sitting.view import Kinds

COMMITTING = ("commit characters", "defend")
SINGLE = ("respond", "disrupt", "resource")
"""Questions that take one answer and then lead elsewhere."""
KINDS = Kinds(
    actions=("action",),
    starting=("action", "respond", "disrupt", "resource", "mulligan"),
    planned=("action", "resource", "setup resource", "resolve story", "mulligan", *COMMITTING),
    assigning=COMMITTING,
    ordering=("resolve story",),
    dealing=("setup resource",),
    paying=("drain",),
    payer="domain",
    uses=("play", "trigger"),
    deeds=("play", "trigger", "commit"),
)
