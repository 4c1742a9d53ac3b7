"""Revelations: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

revelations.card(
    "Uroborus",
    response(
        on("leaves play", card=characters(subtypes=("Serpent",))),
        PutIntoPlay(THIS),
        zone=HAND,
    ),
    action(
        AtLeast(3, discarded(type=CHARACTER, subtypes=("Serpent",), owner=YOU)),
        PutIntoPlay(THIS, insane=True),
        zone=DISCARD,
    ),
).before_errata("2.0", "1.4", unique=False)

SUCCESSOR = (
    Pick(Cards(type=CHARACTER, faction=CTHULHU, zone=HAND, owner=YOU), to="enter"),
    PutIntoPlay(CHOSEN),
)

revelations.card("Padma Amrita", response(DESTROYING_THIS, *SUCCESSOR)).before_errata(
    "2.0", "1.4", abilities=(forced(DESTROYING_THIS, *SUCCESSOR),)
)

revelations.card(
    "Sibilant Cry",
    response(
        on("leaves play", card=characters(subtypes=("Serpent",))),
        Pick(discarded(type=CHARACTER, subtypes=("Serpent",), owner=YOU), any_number=True, to="enter"),
        PutIntoPlay(THOSE_CHOSEN),
    ),
)

revelations.card(
    "Shadowy Figure",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    action(
        pay(1),
        choose(characters()),
        until_end_of_phase(THIS, gains("C", per=Of("printed icons", CHOSEN))),
    ),
)

revelations.card(
    "Dragged into the Deep",
    action(
        choose(either(Cards(unique=False), Cards(type=CONSPIRACY))),
        Do("bottom", CHOSEN_CARD),
    ),
)

revelations.card(
    "Dr. Wentworth Moore",
    forced(
        on("succeed", player=YOU, card=ITS_STORY),
        Pick(discarded(type=CHARACTER, faction=CTHULHU, owner=YOU)),
        take(CHOSEN),
    ),
)

revelations.card(
    "Cthaat Aquadingen",
    response(
        on("play", card=Cards(type=CHARACTER, subtypes=("Deep One",)), player=YOU),
        choose(supports(non=("Location",))),
        Do("shuffle in", CHOSEN_CARD),
    ),
)

revelations.card(
    "The Carpathian",
    Static(THIS, (gains("CA"),), (AtLeast(1, Cards(subtypes=("Tome",), controller=YOU)),)),
    response(
        on("sacrifice", card=characters()),
        *take_from_top(5, Cards(type=SUPPORT, faction=CTHULHU, zone=DECK, owner=YOU)),
        Limit(1, "turn", by_copy=True),
    ),
)

revelations.card(
    "Descendent of Yig",
    forced(DESTROYING_THIS, ChoosePlayer(), EachDoes(THAT_PLAYER, (sacrifice_own(characters()),))),
)

SERPENT = characters(subtypes=("Serpent",))

revelations.card(
    "The Warrens",
    Static(Every(SERPENT), (gains("TT"),)),
    action(PayBy(sacrifice_own(SERPENT)), choose(stories()), until_end_of_phase(CHOSEN_STORY, struggles("TT"))),
)

revelations.card("Urumi", Static(HOST, (gains("TC"),)), Static(HOST, (struggles("TC"),)), attach=characters())

revelations.card(
    "The Necronomicon: Owlswick Translation",
    passive(AFTER_ENTERING, Do("shuffle in", Every(Cards(copy_of="The Necronomicon", other=True)))),
    action(
        PayBy(Together((sacrifice(HOST), Do("shuffle in", THIS)))),
        sacrifice(Every(characters(cost=below(Of("printed cost", Paid("attached character")))))),
    ),
    attach=characters(controller=YOU),
)

revelations.card(
    "Ancient Plans",
    story_effect(
        Pick(Cards(type=CHARACTER, subtypes=("Ancient One",), zone=DECK, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        Shuffle(),
    ),
)

revelations.card("Naaginn", response(on("destroy", card=supports()), PutIntoPlay(THIS), zone=DISCARD))
