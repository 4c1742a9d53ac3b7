"""The Key and the Gate: neutral cards."""

from silverkey.cthulhu.cards.key_and_gate.set import key_and_gate
from silverkey.cthulhu.cards.writing import *

key_and_gate.character(
    "Prepared Alienist",
    38,
    NEUTRAL,
    NotByTriggered(("control", "enter"), CHARACTER, (StateIs(THIS, "ready"),)),
    cost=2,
    skill=2,
    icons="AI",
    subtypes=("Scientist", "Independent"),
    keywords="Toughness +1",
)
