"""Terror in Venice: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

venice.card(
    "Elisabetta Magro",
    Static(
        THIS,
        (
            GainAbility(
                response(
                    AFTER_SUCCESS,
                    EachDoes(
                        EACH_PLAYER,
                        (choose(characters(controller=YOU, committed=THERE)), return_to_hand(CHOSEN)),
                        if_able=True,
                    ),
                    then(PutTokens(THIS_CARD)),
                )
            ),
        ),
        (AtLeast(1, Cards(type=CONSPIRACY)),),
    ),
)

venice.card("Guardian of Dawn", Static(THIS, (gains("CA"),), (ItIs("Day"),)))

venice.card(
    "Zanni",
    Company(characters(controller=OPPONENT), "several", at=Committed("the story to which this card is committed")),
)

venice.card(
    "Volto",
    response(
        on("commit", card=HOST),
        choose(characters(lacking=supports(subtypes=("Mask",)), committed=THERE)),
        Do("uncommit", CHOSEN),
    ),
    attach=characters(controller=YOU),
)

ITS_CARD = EventCard("the card that it is of")

venice.card(
    "Hermetic Seal",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    Immune(THIS, Cards(non=("Night",))),
    disrupt(
        on("resolve", causes=(RESPONSE, FORCED), when=(Suffered(ITS_CARD, "enter"),)),
        RETURN_TO_HAND,
        CancelEvent(),
    ),
)

RETURNED = Paid("the character you returned")

venice.card(
    "Look to the Future!",
    action(
        ItIs("Day"),
        PayBy(GiveUp(characters(controller=YOU), by="return")),
        DrawCards(Of("printed cost", RETURNED)),
        then(
            Pick(Cards(zone=HAND, owner=YOU), number=Of("printed cost", RETURNED)),
            Do("top", Chosen("chosen", "those cards")),
        ),
    ),
)
