"""Terror in Venice: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

venice.card(
    "Fleeting Guise",
    action(
        choose(characters(controller=YOU), "copier"),
        choose(characters(unique=False, state="sane")),
        until_end_of_phase(Chosen("copier", "the first character"), CopyOf(Chosen("chosen", "the second"))),
    ),
)

venice.card(
    "Salvatore Neri",
    Static(
        THIS,
        (GainAbility(action(pay(1), choose(characters()), Lasts(THIS, (TextOf(CHOSEN, whole=True),), until="turn"))),),
        (AtLeast(1, Cards(type=CONSPIRACY)),),
    ),
)

venice.card(
    "Tenebrous Nightgaunt",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    response(
        on("succeed", card=ITS_STORY, player=YOU),
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (GiveUp(characters(controller=YOU), by="top", targeted=True),)),
    ),
)

venice.card(
    "The Black",
    Toll("trigger", 1, HOST, who=ControllerOf(HOST)),
    CommitToll(HOST, price=(pay(1),)),
    attach=characters(),
)

WEAK = characters(controller=OPPONENT, committed=HERE, skill=at_most(2))
HARDLY_STRONG = characters(controller=OPPONENT, committed=HERE, skill=at_most(4))

venice.card(
    "Devious Nightgaunt",
    Static(Every(WEAK), (Blank(),), (is_committed(),)),
    Static(
        Every(HARDLY_STRONG),
        (Blank(),),
        (is_committed(), ItIs("Night")),
    ),
)
