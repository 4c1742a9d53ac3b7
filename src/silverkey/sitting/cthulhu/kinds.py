"""The questions of Call of Cthulhu by how the terminal treats them."""

from __future__ import annotations

from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.sitting.view import Kinds

ACTION, MULLIGAN, RESOURCE = DecisionKind.ACTION, DecisionKind.MULLIGAN, DecisionKind.RESOURCE
COMMITTING = (DecisionKind.COMMIT_CHARACTERS, DecisionKind.DEFEND)
SINGLE = (DecisionKind.RESPOND, DecisionKind.DISRUPT, RESOURCE)
"""Questions that take one answer and then lead elsewhere."""
KINDS = Kinds(
    actions=(ACTION,),
    starting=(ACTION, *SINGLE, MULLIGAN),
    planned=(ACTION, RESOURCE, DecisionKind.SETUP_RESOURCE, DecisionKind.RESOLVE_STORY, MULLIGAN, *COMMITTING),
    assigning=COMMITTING,
    ordering=(DecisionKind.RESOLVE_STORY,),
    dealing=(DecisionKind.SETUP_RESOURCE,),
    paying=(DecisionKind.DRAIN,),
    payer=OptionWord.DOMAIN,
    uses=(OptionWord.PLAY, OptionWord.TRIGGER),
    deeds=(OptionWord.PLAY, OptionWord.TRIGGER, OptionWord.COMMIT),
)
