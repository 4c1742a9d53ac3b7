"""Revelations: Hastur."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

revelations.card(
    "Alyssa Graham",
    disrupt(
        on(ONE_DRAW),
        GO_INSANE,
        one_of(discard_top(THE_EVENT_PLAYER, 1), Do("top", Topmost(discarded(owner=YOU)))),
    ),
)

revelations.card("The Parlor", RuleChange("draws shown before")).before_errata(
    "2.0", "1.4", abilities=(RuleChange("draws shown"),)
)

revelations.card(
    "Maureen de Garmeaux",
    action(
        pay(3),
        choose(characters(non=("Ancient One",))),
        until_end_of_phase(
            THIS,
            Skill(1, per=Of("skill", CHOSEN)),
            IconsOf(CHOSEN, printed=False),
            TextOf(CHOSEN, whole=True),
        ),
        at_end("phase", goes_insane(THIS), still=THIS),
    ),
)
