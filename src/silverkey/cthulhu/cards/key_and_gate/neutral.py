"""The Key and the Gate: neutral cards."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "Prepared Alienist",
    Cannot("triggered control", characters(), (is_in_state(THIS, "ready"),), "change control by triggered effects"),
    Cannot("triggered enter", characters(), (is_in_state(THIS, "ready"),), "be put into play by triggered effects"),
)
