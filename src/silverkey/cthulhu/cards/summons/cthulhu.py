"""Summons of the Deep: Cthulhu."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.support(
    "Called by Azathoth",
    9,
    CTHULHU,
    Static(HOST, (Blank(),)),
    cost=1,
    subtypes=("Attachment", "Curse"),
    attach=characters(),
)
