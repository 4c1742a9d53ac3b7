"""The Thousand Young: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

DAY_CARDS = Cards(keywords=("Day",))
YEBS_TOLL = forced(
    on("enter", card=THIS, player=YOU, origin=HAND, causes=("play",)),
    EachDoes(EACH_PLAYER, (sacrifice_own(Cards(), targeted=True, number=DomainCount(Domains(most=2))),)),
)

thousand_young.card("Yeb", passive(AFTER_ENTERING, destroy(Every(DAY_CARDS))), YEBS_TOLL).before_errata(
    "2.0", "1.4", abilities=(whenever(AtLeast(1, DAY_CARDS), destroy(Every(DAY_CARDS))), YEBS_TOLL)
)

A_WOUND = (Pick(characters(controller=YOU), to="wound"), wound(CHOSEN))

TOXEMIAS_TOLL = CommitToll(characters(), A_WOUND, rulings=("coc-latest/errata/thousand-young/pervasive-toxemia",))

thousand_young.card(
    "Pervasive Toxemia", TOXEMIAS_TOLL, Cannot(THIS, "cancelled", "have its effects cancelled")
).before_errata("2.0", "1.4", "4.1", abilities=(TOXEMIAS_TOLL,))

thousand_young.card("Favor of Eshu", MayPlay(InHost("the resources of attached domain")), attach=Places(DOMAIN))

thousand_young.card(
    "Baka",
    response(
        AFTER_ENTERING,
        Pick(characters(controller=YOU, other=True), to="wound"),
        Pick(characters(controller=OPPONENT), "victim", to="wound"),
        wound(Chosen("chosen victim", "those characters")),
    ),
)
