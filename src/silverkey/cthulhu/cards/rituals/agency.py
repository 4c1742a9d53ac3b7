"""Rituals of the Order: the Agency."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card("Catastrophic Explosion", action(YOUR_OPERATIONS, wound(Every(characters(printed_skill=below(X))))))

rituals.card("Obsessive Detective", Cannot(THIS, "uncommit", "uncommit from a story before that is won"))

rituals.card(
    "Holy Rosary",
    action(EXHAUST_NAMED, until_end_of_phase(HOST, Keyword("Willpower"))),
    attach=characters(controller=YOU),
)

rituals.card(
    "Evidence Locker",
    action(
        EXHAUST_NAMED,
        pay(X),
        Pick(
            discarded(
                type=SUPPORT,
                subtypes=("Attachment",),
                owner=YOU,
                cost=Bound("exactly", X),
                where=("fits one of yours",),
            ),
            to="enter",
        ),
        PutIntoPlay(CHOSEN_CARD, onto=characters(controller=YOU)),
    ),
)

rituals.card("Educated Officer", response(on("wound", card=characters(controller=OPPONENT)), DrawCards()))

rituals.card(
    "Cover Up",
    action(Pick(Cards(type=CONSPIRACY, zone=DECK, owner=YOU), to="enter"), PutIntoPlay(CHOSEN_CARD), Shuffle()),
)

rituals.card("New Recruit", response(AFTER_DISCARDED_FROM_PLAY, Do("shuffle in", THIS)))

rituals.card(
    "Arrest Warrant",
    action(choose(characters()), until_end_of_phase(CHOSEN, loses("CCC"), Belongs("subtype", "Criminal"))),
)

rituals.card("Special Agent Clarkston", CostChange(Cards(subtypes=("Government",)), -1, minimum=1))

rituals.card(
    "Secret Service Agent",
    disrupt(on("wound", card=characters(unique=True, controller=YOU)), Instead(), put_wounds_on(THIS)),
)

rituals.card(
    "G-AAMX",
    action(
        EXHAUST_NAMED,
        ChoosePlayer(opponents=True),
        look_at_top(2, THAT_PLAYER),
        Pick(SEEN, any_number=True),
        Do("bottom", THOSE_CARDS),
        Rest("top", noun="the others", but="chosen"),
    ),
)

rituals.card(
    "Trial Judge",
    CostChange(None, -2, minimum=1, when=(ItIs("Day"),)),
    action(
        EXHAUST_NAMED,
        choose(characters()),
        Lasts(None, (Cannot(CHOSEN, "commit", "commit to stories"),), until="turn"),
    ),
)

rituals.card(
    "Unlikely Informant",
    response(
        AFTER_COMMITTING,
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (Reveal(Hand()),), if_able=True),
    ),
)

rituals.card(
    "Fire Extinguisher",
    disrupt(
        on("resolve", causes=TRIGGERED, when=(WouldDestroy(supports(subtypes=("Location",))),)),
        SACRIFICE,
        CancelEvent(),
    ),
)
