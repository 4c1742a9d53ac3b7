"""Forgotten Lore: the Agency."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

AFTER_A_POLAR_EVENT = on("play", card=Cards(type=EVENT, subtypes=("Polar",), zone=HAND))

forgotten_lore.card("Shadow Team", Static(Every(characters(controller=OPPONENT)), (loses("C"),)))

forgotten_lore.card(
    "Torch the Joint!",
    action(
        YOUR_OPERATIONS,
        choose(either(Cards(zone=DOMAIN, non=(AGENCY,)), supports(subtypes=("Location",)))),
        destroy(CHOSEN_CARD),
    ),
)

forgotten_lore.card(
    "The Terrible Old Man",
    passive(
        AFTER_COMMITTING,
        ChooseIcon(),
        unless(until_end_of_phase(THE_EVENT_STORY, SkipStruggles("")), AN_OPPONENT, pay(2)),
    ),
)

forgotten_lore.card("Mr. Grey", response(on("wound"), pay(1), EXHAUST_NAMED, Pick(stories()), PutTokens(CHOSEN_STORY)))

forgotten_lore.card(
    "The Blackwood Conspiracy",
    story_effect(
        AtLeast(1, characters(faction=AGENCY, controller=YOU)),
        choose(characters(icons=at_most(0, "C")), any_number=True),
        wound(THOSE_CHOSEN),
    ),
)

forgotten_lore.card(
    "Canine Guardian",
    response(
        on("destroy", card=Cards(controller=YOU)),
        SACRIFICE,
        IsA(EventCard(), discarded()),
        return_to_hand(EventCard()),
    ),
)

forgotten_lore.card(
    "Development Camp",
    action(EXHAUST_NAMED, choose(characters()), until_end_of_phase(CHOSEN, Skill(1), gains("C"))),
)

forgotten_lore.card(
    "Captain George Thorfinnsen",
    response(AFTER_A_POLAR_EVENT, EXHAUST_NAMED, choose(characters(state="exhausted")), wound(CHOSEN)),
)

forgotten_lore.card(
    "Safari Hunter",
    Static(THIS, (gains("C", per=Count(characters(subtypes=("Monster",), committed=HERE))),)),
)

forgotten_lore.card(
    "Ammunitions Expert",
    response(
        on("enter", card=characters(subtypes=("Monster",))),
        Pick(discarded(subtypes=("Weapon",), owner=YOU, where=("fits one of yours",))),
        PutIntoPlay(CHOSEN_CARD, onto=characters(controller=YOU)),
    ),
)

forgotten_lore.card(
    "Mr. Ngambe",
    Static(
        Every(characters(subtypes=("Monster", "Ancient One"), committed=HERE)),
        (Keyword("Toughness", 0),),
    ),
)

forgotten_lore.card(
    "The Barque Miskatonic",
    action(
        EXHAUST_NAMED,
        choose(characters()),
        Lasts(None, (Cannot(CHOSEN, "exhaust to commit", "exhaust to commit to stories", modal="does not"),)),
    ),
)

forgotten_lore.card(
    "Neil's Curiosity Shop", Static(THIS, (TextOf(Every(supports(controller=OPPONENT)), keywords=False),))
)
