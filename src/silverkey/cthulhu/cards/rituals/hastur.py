"""Rituals of the Order: Hastur."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card(
    "Twisted Choreographer",
    Static(THIS, (IconsOf(Every(Cards(where=("on this",)))),)),
    response(AFTER_ENTERING, Pick(discarded(type="character", owner=YOU), to="attach"), Attach(CHOSEN, THIS)),
)

rituals.card(
    "Painful Reflection",
    action(
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (discard_cards(Count(characters(state="insane")), targeted=False, fewer=UP_TO),)),
    ),
)

rituals.card("Germaphobia", Company(HOST, "alone"), attach=characters(printed_skill=at_most(2)))
rituals.card(
    "Demented Phrenologist",
    action(
        GO_INSANE, Lasts(None, (CostChange(Cards(type=CHARACTER, faction=HASTUR), -1, minimum=1, who=YOU),), uses=1)
    ),
)

rituals.card(
    "Sinister Clerk",
    action(
        EXHAUST_NAMED,
        ChoosePlayer(opponents=True),
        discard_top(THAT_PLAYER, 1),
        when_(IsA(Chosen("discarded"), Cards(type=CHARACTER, zone=DISCARD)), return_to_hand(THIS)),
    ),
)

rituals.card("Horrifying Daydreams", action(choose(characters()), goes_insane(CHOSEN)))

rituals.card("Bloated Leng Spider", forced(AFTER_ENTERING, goes_insane(Every(characters(skill=at_most(2))))))

rituals.card(
    "Come With Us",
    action(
        choose(characters(state="insane", controller=OPPONENT)),
        restore(CHOSEN),
        ready(CHOSEN),
        Control(CHOSEN, until="phase"),
    ),
)

rituals.card(
    "Shadow Eater",
    action(
        EXHAUST_NAMED,
        Pick(stories(visited_by=characters(controller=OPPONENT))),
        Lasts(None, (CountsAt(THIS, CHOSEN_STORY),)),
    ),
)

rituals.card("Moonbound Byakhee", Static(Every(characters(subtypes=("Servitor",), controller=YOU)), (gains("T"),)))

rituals.card(
    "Unhealthy Fixation",
    Cannot(HOST, "uncommit", "uncommit from a story before that is won"),
    attach=characters(),
)

rituals.card("Final Note", response(AFTER_SUCCEEDING, destroy(Every(characters(state="insane")))))

rituals.card(
    "Scalpel",
    action(
        EXHAUST_NAMED,
        choose(characters()),
        ChooseIcon(),
        until_end_of_phase(CHOSEN, Icons(-1)),
    ),
    attach=characters(controller=YOU),
)

rituals.card(
    "Devoured by Shadow",
    action(
        EnterAs(CountsAs(2, icons("TTC"), keeps_text=True), Belongs("subtype", "Monster")),
        at_end("phase", sacrifice(STILL_IN_PLAY)),
    ),
)
