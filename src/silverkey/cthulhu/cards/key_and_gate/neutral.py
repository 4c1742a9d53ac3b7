"""The Key and the Gate: neutral cards."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card("Prepared Alienist", NotByTriggered(("control", "enter"), CHARACTER, (StateIs(THIS, "ready"),)))
