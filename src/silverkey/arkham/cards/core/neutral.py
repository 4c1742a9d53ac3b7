"""The Core Set: neutral cards."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card(
    "Knife",
    action(for_test(Modifier(COMBAT, 1)), Fight(), action=FIGHT),
    action(PayBy(Do("discard", THIS)), for_test(Modifier(COMBAT, 2), Modifier(ATTACK, 1)), Fight(), action=FIGHT),
)
core.card(
    "Flashlight",
    action(
        SpendUses("supply"),
        for_test(Modifier("shroud", -2, YOUR_LOCATION)),
        Investigate(),
        action=INVESTIGATE,
    ),
)
core.card("Emergency Cache", played(Gain(3)))
core.card("Guts", CommitOnly(most=1), if_successful(DrawCards(1)))
core.card("Perception", CommitOnly(most=1), if_successful(DrawCards(1)))
core.card("Overpower", CommitOnly(most=1), if_successful(DrawCards(1)))
core.card("Manual Dexterity", CommitOnly(most=1), if_successful(DrawCards(1)))
core.card("Unexpected Courage", CommitOnly(most=1))
core.card("Bulletproof Vest")
core.card("Elder Sign Amulet")
