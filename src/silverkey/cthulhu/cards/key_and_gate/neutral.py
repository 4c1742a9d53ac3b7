"""The Key and the Gate: neutral cards."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "Prepared Alienist",
    Cannot(
        characters(), "triggered control", "change control by triggered effects", when=(is_in_state(THIS, "ready"),)
    ),
    Cannot(
        characters(), "triggered enter", "be put into play by triggered effects", when=(is_in_state(THIS, "ready"),)
    ),
)
