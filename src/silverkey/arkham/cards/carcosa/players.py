"""The Path to Carcosa: cards for players."""

from silverkey.arkham.cards.writing import *

carcosa = card_set("ptc")
echoes = card_set("eotp")

ON_A_SPELL = TestOn(Cards(traits=("Spell",), zone=ANYWHERE))

carcosa.card(
    "Spirit Athame (1)",
    free(ON_A_SPELL, EXHAUST, for_test(Modifier(SKILL_VALUE, 2))),
    action(EXHAUST, for_test(Modifier(COMBAT, 2)), Fight(), action=FIGHT),
)
echoes.card(
    "Grounded (1)",
    OnlyOne("Composure"),
    TakesHorrorFirst(),
    free(ON_A_SPELL, Spend(1), for_test(Modifier(SKILL_VALUE, 1))),
)
