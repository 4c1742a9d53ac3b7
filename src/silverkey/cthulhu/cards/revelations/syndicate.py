"""Revelations: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

revelations.card(
    "Jon Pechon",
    Static(Every(characters(subtypes=("Criminal",))), (Skill(2),), (is_in_state(THIS, "exhausted"),)),
)

revelations.card(
    "Sergeant Donnelly",
    action(
        pay(2),
        choose(characters(non=("Ancient One",), committed=HERE)),
        until_end_of_phase(CHOSEN, SkillIs(0)),
    ),
)

SKILL_NONE_THERE = characters(skill=at_most(0), committed=WITH_HOST)

revelations.card(
    "O'Bannion's Ledger",
    whenever(AtLeast(1, SKILL_NONE_THERE), Do("discard", Every(SKILL_NONE_THERE))),
    attach=characters(),
)

revelations.card(
    "Thomas Fleming",
    action(
        pay(1),
        choose(Cards(zone=DOMAIN, owner=YOU)),
        Together((AsResources(Top(), DomainOf(THAT_RESOURCE)), Do("top", THAT_RESOURCE))),
    ),
)

revelations.card(
    "The Penthouse", response(on("succeed", player=YOU), EXHAUST_NAMED, refresh(Domains(drained=True), one=True))
)

revelations.card(
    "Lookout",
    response(
        on("enter", card=characters()),
        EXHAUST_NAMED,
        Do("exhaust", THE_EVENT_CARD, if_able=True),
        until_end_of_phase(THE_EVENT_CARD, Blank()),
    ),
)

revelations.card(
    "Inside Man",
    response(
        on("exhaust", "exhaust to commit", card=THIS),
        ChoosePlayer(deck=True),
        Reveal(Top(3, THAT_PLAYER)),
        then(Rest("top", noun="them")),
    ),
)

revelations.card(
    "On the Run",
    action(
        choose(stories()),
        Lasts(None, (Cannot(characters(), "commit", at=CHOSEN_STORY),)),
        Do("uncommit", Every(characters(committed=AT_CHOSEN))),
    ),
)

revelations.card(
    "Street Tough",
    action(
        pay(1),
        choose(characters(non=("Ancient One",))),
        until_end_of_phase(CHOSEN, Skill(-2)),
        then(until_end_of_phase(THIS, Skill(2))),
    ),
)

revelations.card(
    "The Necronomicon: George Hay Translation",
    passive(AFTER_ENTERING, Do("shuffle in", Every(Cards(copy_of="The Necronomicon", other=True)))),
    action(
        PayBy(Together((sacrifice(HOST), Do("shuffle in", THIS)))),
        exhaust(Every(characters(skill=below(Of("skill", Paid("attached character")))))),
    ),
    attach=characters(controller=YOU),
)

revelations.card(
    "Miranda Keeper",
    Static(THIS, (gains("CC"),), (AtLeast(1, Cards(subtypes=("Tome",), controller=YOU)),)),
    response(
        on("skill lowered"),
        *take_from_top(5, Cards(type=SUPPORT, faction=SYNDICATE, zone=DECK, owner=YOU)),
        Limit(1, "turn", by_copy=True),
    ),
)

revelations.card(
    "Fence",
    disrupt(
        on(*LEAVING, card=attachments(controller=OPPONENT)),
        Instead(),
        Attach(EventCard(), THIS, moved=True),
        Control(EventCard()),
    ),
)

TO_READY = either(characters(state="exhausted"), characters(state="insane"))
TIRED = Chosen("tired", "those characters")

revelations.card(
    "The Night Job",
    story_effect(
        Pick(TO_READY, any_number=True),
        restore(THOSE_CHOSEN),
        ready(THOSE_CHOSEN),
        then(
            choose(characters(state="ready"), "tired", number=Count(Cards(among=THOSE_CHOSEN))),
            exhaust(TIRED),
            Lasts(None, (Cannot(TIRED, "ready", modal="does not"),), NEXT_REFRESH_ENDS),
        ),
    ),
)

WITH_IT = Every(Cards(owner=YOU, on=Cards(where=("of event",))))

revelations.card(
    "Go Underground",
    disrupt(
        on("destroy", card=characters(faction=SYNDICATE, controller=YOU)),
        Together((return_to_hand(THE_EVENT_CARD), Do("shuffle in", WITH_IT))),
    ),
)
