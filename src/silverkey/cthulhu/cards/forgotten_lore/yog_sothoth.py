"""Forgotten Lore: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

# The text of the oldest edition is known by what coc-2.0/errata/conspiracies/blood-magician says of it.
forgotten_lore.card(
    "Blood Magician",
    action(
        pay(1),
        choose(characters()),
        ChooseIcon(),
        one_of(until_end_of_phase(CHOSEN, Icons()), until_end_of_phase(CHOSEN, Icons(-1))),
    ),
).before_errata("1.4", subtypes=("Sorceror",)).before_errata(
    "2.0",
    subtypes=("Sorceror",),
    abilities=(
        action(
            pay(1),
            choose(characters()),
            ChooseIcon(),
            when_(
                AtLeast(1, Of("that kind", CHOSEN)),
                until_end_of_phase(CHOSEN, Icons(-1)),
                until_end_of_phase(THIS, Icons()),
            ),
        ),
    ),
)

WILBUR_SUCCEEDS = forced(
    on("succeed", player=YOU, targets=THIS),
    PutTokens(THIS),
)
WILBUR_WINS = whenever(AtLeast(4, Of("tokens", THIS)), Do("win", THIS))

forgotten_lore.card("Wilbur Whateley", WILBUR_SUCCEEDS, WILBUR_WINS).before_errata(
    "1.4", subtypes=("Sorceror",)
).before_errata(
    "2.0",
    subtypes=("Sorceror",),
    abilities=(
        WILBUR_SUCCEEDS,
        WILBUR_WINS,
        Cannot(THIS, "lose tokens", "lose its success tokens by going insane"),
    ),
)

forgotten_lore.card("Visitor from the Spheres", response(AFTER_EVENT_PLAYED, pay(3), CopyEffect()))

forgotten_lore.card(
    "Elder Thing",
    response(AFTER_ENTERING, Pick(discarded(owner=YOU), number=2, up_to=True), Do("top", THOSE_CARDS)),
)

forgotten_lore.card(
    "Revelation of the Spheres",
    action(
        YOUR_OPERATIONS,
        Reveal(Top(5, AN_OPPONENT)),
        Pick(Cards(type=CHARACTER, among=Chosen("searched"), zone=DECK), to="enter here"),
        PutIntoPlay(CHOSEN, verb="enter here"),
        then(Shuffle(whose=THAT_OPPONENT)),
    ),
)

forgotten_lore.card("Dreams in Limbo", action(choose(stories()), Lasts(CHOSEN_STORY, (SkipStruggles(),), until="turn")))
forgotten_lore.card(
    "Forgotten Shoggoth",
    Cannot(THIS, "attach", "have cards attached to it"),
    InsteadOfDiscard(Cards(owner=YOU)),
)

forgotten_lore.card(
    "The Ritual Conspiracy",
    story_effect(AtLeast(1, characters(faction=YOG, controller=YOU)), discard_top(EACH_OPPONENT, 10)),
)

forgotten_lore.card(
    "The Dunwich Horror",
    action(
        ChoosePlayer(opponents=True),
        Control(THIS, to=THAT_PLAYER, if_able=True),
        then(
            choose(
                either(
                    characters(controller=THAT_PLAYER, other=True),
                    supports(controller=THAT_PLAYER),
                )
            ),
            destroy(CHOSEN_CARD),
        ),
    ),
    Cannot(THIS, "cancelled", "have its effects cancelled or disrupted"),
)

forgotten_lore.card(
    "Sentinel Hill", response(on("control", "control ends"), EXHAUST_NAMED, return_to_hand(EventCard()))
)

forgotten_lore.card("Reawakened Elder Thing", forced(AFTER_EVENT_PLAYED, Do("exhaust", THIS, if_able=True)))

forgotten_lore.card(
    "Cthugha",
    Cannot(THIS, "blank", "have its text box blanked, nor counted as blank"),
    Cannot(
        Every(characters(committed=HERE, other=True)),
        "count Combat",
        "count their [C] icons",
        modal="does not",
        when=(is_committed(),),
    ),
)

forgotten_lore.card(
    "Tcho-Tcho Tribe",
    Static(
        THIS,
        (Skill(5), gains("TCCA")),
        (OPPONENTS_TURN, is_committed(), AtMost(0, characters(controller=YOU, committed=HERE, other=True))),
    ),
)

forgotten_lore.card("Opener of the Gate", BelongsElsewhere(Cards(subtypes=("Monster",)), "Spell"))
