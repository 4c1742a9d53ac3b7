"""Terror in Venice: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

venice.card("Malocchio", Static(THIS, (IconsOf(Every(Cards(type=CHARACTER, zone=DISCARD)), one_each=True),)))

A_CONSPIRACY = AtLeast(1, Cards(type=CONSPIRACY))
DAY_CARDS = Cards(keywords=("Day",))
CORVI_AT_NIGHT = (
    Static(THIS, (Keyword("Night"),), (A_CONSPIRACY,)),
    Immune(THIS, Cards(non=("Day",)), when=(A_CONSPIRACY,)),
    Static(Every(characters(controller=YOU)), (Keyword("Fast"), gains("T")), (ItIs("Night"),)),
)

venice.card(
    "Savio Corvi",
    passive(
        on("enter", "restore", card=THIS),
        A_CONSPIRACY,
        destroy(Every(DAY_CARDS)),
    ),
    passive(
        on("enter", card=Cards(type=CONSPIRACY), when=(AtMost(0, Cards(type=CONSPIRACY, but=EventCard())),)),
        destroy(Every(DAY_CARDS)),
    ),
    *CORVI_AT_NIGHT,
).before_errata("2.0", "1.4", abilities=(whenever(A_CONSPIRACY, destroy(Every(DAY_CARDS))), *CORVI_AT_NIGHT))

venice.card(
    "Dark Rebirth",
    action(
        ItIs("Night"),
        NameA("subtype", but=("Ancient One",)),
        Pick(discarded(type=CHARACTER, owner=YOU, where=("of subtype",)), any_number=True, to="enter"),
        PutIntoPlay(THOSE_CHOSEN),
    ),
)

venice.card("Baleful Reveler", Static(THIS, (gains("CC"),), (ItIs("Night"),)))

venice.card(
    "Untimely Burial",
    action(
        Pick(Cards(type=CHARACTER, faction=SHUB, zone=DECK, owner=YOU)),
        Do("discard", CHOSEN_CARD),
        Shuffle(),
        when_(ItIs("Night"), return_to_hand(THIS_EVENT)),
    ),
)

FACEDOWN_HERE = Count(Cards(where=("facedown", "on this")))

venice.card(
    "Ghoulish Scavenger",
    Static(THIS, (Skill(1, per=FACEDOWN_HERE), gains("CC", per=FACEDOWN_HERE))),
    action(
        Phase(RESOURCE),
        AtMost(0, Happened(on("resource", player=YOU))),
        Pick(Cards(zone=HAND, owner=YOU)),
        Attach(CHOSEN_CARD, THIS, facedown=True),
        Limit(1, "phase", by_copy=False),
    ),
)
