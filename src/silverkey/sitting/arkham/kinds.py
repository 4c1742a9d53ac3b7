"""The questions of Arkham Horror by how the terminal treats them."""

from __future__ import annotations

from silverkey.arkham.questions import DecisionKind, OptionWord
from silverkey.kernel.decision import Option
from silverkey.sitting.view import Kinds

END_TURN = Option(OptionWord.END_TURN)
ANSWERING = (DecisionKind.WINDOW, DecisionKind.REACT)
"""Questions whether something is used that costs no action."""
GATHERING = (DecisionKind.MULLIGAN, DecisionKind.COMMIT, DecisionKind.HAND_SIZE, DecisionKind.PICK)
"""Questions that are put again until enough cards are named."""
ORDERING = (
    DecisionKind.ORDER,
    DecisionKind.ORDER_EFFECTS,
    DecisionKind.ORDER_ATTACKS,
    DecisionKind.ORDER_ATTACKED,
    DecisionKind.ORDER_MOVES,
    DecisionKind.ORDER_RESULTS,
)
BETWEEN = (
    DecisionKind.NEW_INVESTIGATOR,
    DecisionKind.STORY_ASSET,
    DecisionKind.BUY_CARDS,
    DecisionKind.COMPANY,
    DecisionKind.NEXT_LEAD,
)
"""Questions between two scenarios with which something new begins."""
DEEDS = (
    OptionWord.PLAY,
    OptionWord.TRIGGER,
    OptionWord.COMMIT,
    OptionWord.INVESTIGATE,
    OptionWord.MOVE,
    OptionWord.FIGHT,
    OptionWord.EVADE,
    OptionWord.ENGAGE,
)
KINDS = Kinds(
    actions=(DecisionKind.ACTION, DecisionKind.WINDOW),
    starting=(DecisionKind.ACTION, *ANSWERING, DecisionKind.MULLIGAN, DecisionKind.WHOSE_TURN, *BETWEEN),
    planned=(DecisionKind.ACTION, *GATHERING, *ORDERING, DecisionKind.BUY_CARDS, DecisionKind.COMPANY),
    assigning=(),
    ordering=ORDERING,
    dealing=(),
    paying=(),
    payer="",
    uses=(OptionWord.PLAY, OptionWord.TRIGGER),
    deeds=DEEDS,
)
