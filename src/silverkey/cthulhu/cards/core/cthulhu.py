"""Core Set: Cthulhu."""

from silverkey.cthulhu.cards.core.set import core
from silverkey.cthulhu.cards.writing import *

core.character(
    "Cthulhu",
    41,
    CTHULHU,
    forced(
        AFTER_DRAW_PHASE_DRAW,
        EachDoes(THE_EVENT_PLAYER, (SacrificeOwn(characters()),), if_able=True),
    ),
    descriptor="The Great Old One",
    unique=True,
    cost=6,
    skill=8,
    icons="TTCCA",
    subtypes=("Ancient One",),
    keywords="Villainous, Invulnerability",
)

core.character(
    "Dagon",
    42,
    CTHULHU,
    disrupt(
        WOULD_BE_DESTROYED_BY_EVENT,
        pay(1),
        PayWith("sacrifice", characters(subtypes=("Deep One",))),
        CancelEffect("cancel those effects"),
    ),
    descriptor="Father of the Deep",
    unique=True,
    cost=5,
    skill=5,
    icons="TTAA",
    subtypes=("Ancient One",),
    keywords="Villainous, Invulnerability",
)

core.character(
    "Keeper of the Golden Path",
    43,
    CTHULHU,
    cost=2,
    skill=3,
    icons="TT",
    subtypes=("Cultist",),
    keywords="Villainous",
)

core.character(
    "Guardian Shoggoth",
    44,
    CTHULHU,
    cost=3,
    skill=2,
    icons="TC",
    subtypes=("Monster",),
    keywords="Toughness +2",
)

core.character(
    "Shadow-spawned Hunting Horror",
    45,
    CTHULHU,
    Static(Every(characters(committed=ANYWHERE)), (loses("I"),), (IsCommitted(),)),
    cost=4,
    skill=3,
    icons="CCA",
    subtypes=("Servitor",),
)

core.character(
    "Ravager from the Deep",
    46,
    CTHULHU,
    forced(AFTER_COMMITTING, wound(Every(characters(committed=HERE, other=True)))),
    cost=4,
    skill=2,
    icons="CCA",
    subtypes=("Deep One",),
    keywords="Villainous, Toughness +1",
)

core.character(
    "Innsmouth Troublemaker",
    47,
    CTHULHU,
    cost=1,
    skill=1,
    subtypes=("Servitor",),
    keywords="Toughness +1",
)

core.character(
    "Adult Deep One",
    48,
    CTHULHU,
    disrupt(CHOSEN_BY_EFFECT, pay(2), CancelEvent("cancel that effect")),
    cost=3,
    skill=1,
    icons="CCA",
    subtypes=("Deep One",),
)

core.character(
    "Ocean Crawlers",
    49,
    CTHULHU,
    Static(THIS, (Skill(1, per=Count(attachments())),)),
    cost=1,
    skill=1,
    icons="T",
    subtypes=("Monster",),
)

core.character(
    "Lord of the Silver Twilight",
    50,
    CTHULHU,
    CostChange(Cards(title="Cthulhu", zone=HAND), -1, minimum=1),
    cost=2,
    skill=2,
    icons="TA",
    subtypes=("Cultist",),
)

core.character(
    "Mature Deep One",
    51,
    CTHULHU,
    action(pay(3), choose(attachments()), destroy(CHOSEN)),
    cost=4,
    skill=3,
    icons="CCA",
    subtypes=("Deep One",),
)

core.character(
    "Young Deep One",
    52,
    CTHULHU,
    cost=2,
    skill=0,
    icons="CCA",
    subtypes=("Deep One",),
)

core.support(
    "Sleep of Reason",
    53,
    CTHULHU,
    Static(HOST_STORY, (struggles("TTT"),)),
    cost=2,
    subtypes=("Attachment", "Environment"),
    attach=stories(),
)

core.support(
    "Sword of Y'ha-tallo",
    54,
    CTHULHU,
    Static(HOST, (gains("TC"),)),
    cost=0,
    subtypes=("Attachment", "Weapon"),
    steadfast=((CTHULHU, 2),),
    attach=characters(),
)

core.support(
    "Shadowed Reef",
    55,
    CTHULHU,
    Static(Every(characters(subtypes=("Deep One",))), (gains("T"),)),
    cost=1,
    subtypes=("Location",),
)

core.event(
    "Deep One Assault",
    56,
    CTHULHU,
    action(choose(either(characters(cost_max=X), supports(cost_max=X))), destroy(CHOSEN)),
    cost="X",
    keywords="Loyal",
)

core.event(
    "Pulled Under",
    57,
    CTHULHU,
    action(
        PayWith("exhaust", characters(icon_min=(TERROR, 2))),
        choose(characters(state="exhausted", not_subtype="Ancient One")),
        destroy(CHOSEN),
    ),
    cost=0,
    steadfast=((CTHULHU, 2),),
)

core.event(
    "Get it Off!",
    58,
    CTHULHU,
    action(choose(attachments()), destroy(CHOSEN)),
    cost=1,
)

core.event(
    "Sacrificial Offerings",
    59,
    CTHULHU,
    action(
        choose(characters(controller=OPPONENT)),
        wound(CHOSEN),
        then(
            EachDoes(
                ControllerOf(CHOSEN),
                (choose(characters(), "second", optional=True, to="wound"), wound(Chosen("second"))),
            )
        ),
    ),
    cost=1,
)

core.event(
    "Touched by the Sleeper",
    60,
    CTHULHU,
    action(choose(characters(faction=CTHULHU)), until_end_of_phase(CHOSEN, gains("TT"))),
    cost=0,
)
