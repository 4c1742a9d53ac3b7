"""Revelations: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")


revelations.card(
    "Lord of the Woods", action(PayBy(sacrifice_own(Cards(subtypes=("Tome",)))), destroy(THIS), open_to_all=True)
)

revelations.card(
    "Lucas Corn",
    response(
        AFTER_ENTERING,
        PayBy(GiveUp(Cards(type=CHARACTER, zone=HAND, owner=YOU))),
        Do("shuffle in", THIS),
        open_to_all=True,
    ),
)

revelations.card("Feed Her Young", action(AsResources(THIS, Domains(EACH_PLAYER, drained=True)), then(DrawCards())))

revelations.card(
    "Black Dog",
    response(
        on("commit", player=OPPONENT, when=(Alone(THE_EVENT_CARD),)),
        pay(1),
        PutIntoPlay(THIS, at=THE_EVENT_STORY),
        after_story(THE_EVENT_STORY, return_to_hand(STILL_IN_PLAY)),
        zone=HAND,
    ),
)

revelations.card(
    "Corrupted Midwife", action(EXHAUST_NAMED, choose(discarded(type=CHARACTER, owner=YOU)), PlayNext(CHOSEN))
)

revelations.card(
    "The Three Bells",
    action(
        pay(1),
        EXHAUST_NAMED,
        EachDoes(EACH_PLAYER, (sacrifice_own(characters(), targeted=True),)),
        then(PutTokens(THIS)),
    ),
    action(
        AtLeast(3, Of("tokens", THIS)),
        EXHAUST_NAMED,
        SACRIFICE,
        Pick(discarded(type=CHARACTER), to="enter here"),
        PutIntoPlay(CHOSEN, verb="enter here"),
    ),
)

revelations.card(
    "The Necronomicon: Olaus Wormius Translation",
    passive(AFTER_ENTERING, Do("shuffle in", Every(Cards(copy_of="The Necronomicon", other=True)))),
    action(
        PayBy(Together((sacrifice(HOST), Do("shuffle in", THIS)))),
        PutIntoPlay(
            Every(
                discarded(
                    type=CHARACTER,
                    owner=YOU,
                    printed_skill=below(Of("printed skill", Paid("attached character"))),
                )
            )
        ),
    ),
    attach=characters(controller=YOU),
)

revelations.card(
    "Into The Woods",
    story_effect(
        Pick(Cards(type=CHARACTER, zone=DECK, owner=YOU), any_number=True, total=5, top=10, to="enter"),
        PutIntoPlay(THOSE_CHOSEN),
        Shuffle(),
    ),
)

revelations.card(
    "Karin Marley",
    Static(THIS, (gains("TC"),), (AtLeast(1, supports(subtypes=("Tome",), controller=YOU)),)),
    response(
        on(
            "drain",
            by=OPPONENT,
            player=OPPONENT,
            when=(AtMost(0, DomainCount(Domains(THAT_OPPONENT, drained=False))),),
        ),
        *take_from_top(5, Cards(type=SUPPORT, faction=SHUB, zone=DECK, owner=YOU)),
    ),
)

revelations.card(
    "Maleficium",
    disrupt(on("commit"), TurnBack(), then(Attach(THIS, THE_EVENT_CARD))),
    CommitToll(HOST, (pay(1),)),
)

revelations.card(
    "Book of Iod",
    action(EXHAUST_NAMED, Reveal(Top(2)), Pick(SEEN), take(CHOSEN_CARD), Rest(DISCARD, noun="the other")),
    attach=characters(controller=YOU),
)

revelations.card(
    "Abhorrent Spore",
    disrupt(
        on("destroy", card=HOST),
        Instead(),
        Do("remove wound", THE_EVENT_CARD, Of("wounds", EventCard()), if_able=True),
        Do("discard", Every(Cards(where=("on that card",)))),
    ),
    attach=characters(controller=YOU, non=("Ancient One",)),
)

revelations.card("Ya-te-veo", action(pay(1), choose(characters(skill=at_most(2), committed=HERE)), wound(CHOSEN)))

revelations.card(
    "Arthur Todd",
    action(
        SACRIFICE,
        Lasts(None, (CostChange(Cards(type=CHARACTER, faction=SHUB), -5, minimum=1, who=YOU),), uses=1),
    ),
)
