"""Revelations: neutral cards."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

revelations.card(
    "Hall of Champions",
    action(
        EXHAUST_NAMED,
        Pick(Cards(where=("champion",), zone=DECK, owner=YOU), top=10, to="enter"),
        PutIntoPlay(CHOSEN_CARD),
        Shuffle(),
        at_end("phase", Do("bottom", STILL_IN_PLAY)),
    ),
)

SOME_TOME = Cards(subtypes=("Tome",))


def after_a_tome(icon: str) -> Ability:
    """What all libraries do after a Tome has been used: an icon more or less, and then a struggle."""
    there = Chosen("story", "that story")
    return response(
        on("use", card=SOME_TOME, player=EACH_PLAYER),
        choose(characters()),
        choose(stories(), "story"),
        one_of(until_end_of_phase(CHOSEN, gains(icon)), until_end_of_phase(CHOSEN, loses(icon))),
        then(
            one_of(
                until_end_of_phase(there, struggles(icon)),
                until_end_of_phase(there, struggles(icon, by=-1)),
            )
        ),
    )


revelations.card(
    "Library of Pergamum",
    disrupt(
        on(
            "resolve",
            causes=TRIGGERED,
            when=(WouldDestroy(SOME_TOME),),
            rulings=("coc-latest/faq/library-of-pergamum",),
        ),
        EXHAUST_NAMED,
        CancelEvent(),
    ),
    after_a_tome("C"),
)

revelations.card(
    "Marcus Jamburg", action(RETURN_TO_HAND, choose(discarded(type=SUPPORT, owner=YOU)), PutIntoPlay(CHOSEN_CARD))
)

revelations.card("Library of Alexandria", MayPlay(Every(discarded(subtypes=("Tome",), owner=YOU))), after_a_tome("A"))

revelations.card(
    "Library of Nalanda",
    Static(Every(characters(controller=YOU, bearing=SOME_TOME)), (Skill(3),)),
    after_a_tome("T"),
)

revelations.card(
    "A Fortunate Accident",
    response(
        on("destroy", card=characters(controller=YOU)),
        Pick(Cards(type=CHARACTER, zone=HAND, owner=YOU, cost=at_most(Of("printed cost", THE_EVENT_CARD))), to="enter"),
        PutIntoPlay(CHOSEN),
    ),
)

revelations.card(
    "Professor Zeus",
    Immune(
        Every(characters(subtypes=("Relic Hunter",), controller=YOU)),
        chosen=True,
        by=EACH_OPPONENT,
        when=(AtLeast(1, supports(subtypes=("Tome",), controller=YOU)),),
    ),
    action(
        pay(1),
        choose(discarded(type=SUPPORT, subtypes=("Tome",), owner=YOU)),
        take(CHOSEN_CARD),
        then(until_end_of_phase(THIS, gains("A"), Skill(2))),
    ),
)

revelations.card(
    "Library of Ebla",
    action(
        pay(1),
        Pick(Cards(subtypes=("Tome",), on=characters(controller=YOU)), "tome"),
        Pick(characters(but=Host(of=Chosen("tome"))), to="attach"),
        Attach(Chosen("tome"), CHOSEN, moved=True),
    ),
    after_a_tome("I"),
)
