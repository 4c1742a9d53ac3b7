"""For the Greater Good: the Agency."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card("Red Tape", RuleChange("first cancelled"))


greater_good.card("Officer Gibson", Immune(THIS, by=EACH_OPPONENT))
greater_good.card("Relentless Stalker", Cannot(THIS, "uncommit", "be uncommitted", modal="need not"))
greater_good.card(
    "Keen-eyed Detective",
    Static(THIS, (gains("AII"),), (AtLeast(2, characters(controller=OPPONENT, committed=HERE)),)),
)

greater_good.card(
    "Warrant Officer",
    response(
        AFTER_COMMITTING,
        until_end_of_phase(Every(characters(faction=AGENCY, controller=YOU, committed=HERE)), gains("CA")),
    ),
)

GOVERNMENT = characters(subtypes=("Government",), controller=YOU)

greater_good.card("Attaché", Static(THIS, (Skill(1, per=Count(GOVERNMENT)),)), Static(Every(GOVERNMENT), (gains("A"),)))

greater_good.card(
    "Armored Car",
    Static(Every(characters(controller=YOU, committed=WITH_HOST)), (Keyword("Invulnerability"),)),
    action(pay(1), Pick(characters(faction=AGENCY, but=HOST), to="attach"), Attach(THIS, CHOSEN)),
    attach=characters(faction=AGENCY),
)

greater_good.card(
    "General Edward Irving",
    SeveralDomains(),
    response(on("lose struggle", player=YOU, which="Terror", card=ITS_STORY), ready(THIS)),
)
