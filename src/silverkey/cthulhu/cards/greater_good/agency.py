"""For the Greater Good: the Agency."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card("Red Tape", RuleChange("first cancelled"))


greater_good.card("Officer Gibson", Immune(THIS, by=EACH_OPPONENT))
greater_good.card("Relentless Stalker", Cannot(THIS, "uncommit", "be uncommitted", modal="need not"))
