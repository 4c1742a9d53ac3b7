"""Core Set: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

core = card_set("core")

core.card(
    "Cthulhu",
    forced(
        on("draw", when=(Phase(DRAW, THE_EVENT_PLAYER),)),
        EachDoes(THE_EVENT_PLAYER, (sacrifice_own(characters()),), if_able=True),
    ),
)

core.card(
    "Dagon",
    disrupt(
        on("destroy", card=THIS, source_types=(EVENT,)),
        pay(1),
        PayBy(sacrifice_own(characters(subtypes=("Deep One",)))),
        CancelEvent(whole=True),
    ),
)

core.card("Keeper of the Golden Path")

core.card("Guardian Shoggoth")

core.card(
    "Shadow-spawned Hunting Horror", Static(Every(characters(committed=ANYWHERE)), (loses("I"),), (is_committed(),))
)

core.card("Ravager from the Deep", forced(AFTER_COMMITTING, wound(Every(characters(committed=HERE, other=True)))))

core.card("Innsmouth Troublemaker")

core.card(
    "Adult Deep One",
    disrupt(on("resolve", "chosen", causes=TRIGGERED, targets=THIS), pay(2), CancelEvent("cancel that effect")),
)

core.card("Ocean Crawlers", Static(THIS, (Skill(1, per=Count(attachments())),)))

core.card("Lord of the Silver Twilight", CostChange(Cards(title="Cthulhu"), -1, minimum=1))

core.card("Mature Deep One", action(pay(3), choose(attachments()), destroy(CHOSEN)))

core.card("Young Deep One")

core.card("Sleep of Reason", Static(HOST_STORY, (struggles("TTT"),)), attach=stories())

core.card("Sword of Y'ha-tallo", Static(HOST, (gains("TC"),)), attach=characters())

core.card("Shadowed Reef", Static(Every(characters(subtypes=("Deep One",))), (gains("T"),)))

core.card(
    "Deep One Assault", action(choose(either(characters(cost=at_most(X)), supports(cost=at_most(X)))), destroy(CHOSEN))
)

core.card(
    "Pulled Under",
    action(
        PayBy(GiveUp(characters(icons=at_least(2, "T")), by="exhaust")),
        choose(characters(state="exhausted", non=("Ancient One",))),
        destroy(CHOSEN),
    ),
)

core.card("Get it Off!", action(choose(attachments()), destroy(CHOSEN)))

core.card(
    "Sacrificial Offerings",
    action(
        choose(characters(controller=OPPONENT)),
        wound(CHOSEN),
        then(
            EachDoes(
                ControllerOf(CHOSEN),
                (choose(characters(), "second", optional=True, to="wound"), wound(Chosen("second", "that character"))),
            )
        ),
    ),
)

core.card(
    "Touched by the Sleeper", action(choose(characters(faction=CTHULHU)), until_end_of_phase(CHOSEN, gains("TT")))
)
