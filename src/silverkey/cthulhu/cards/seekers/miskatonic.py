"""Seekers of Knowledge: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Richard Pike",
    disrupt(
        DRIVING_THIS_INSANE,
        until_end_of_phase(
            Every(characters(faction=MISKATONIC, other=True)), Keyword("Willpower"), Keyword("Toughness")
        ),
    ),
)

seekers.card(
    "Matthew Alexander",
    Static(Every(characters(subtypes=("Explorer",))), (Skill(1),)),
    response(
        on("enter", "leaves play", card=characters(), by_effect=True),
        AtLeast(1, Cards(faction=MISKATONIC, controller=YOU)),
        PutIntoPlay(THIS),
        zone=HAND,
    ),
)

seekers.card(
    "Arctic Ethnologist",
    Static(THIS, (gains("C"),), (AllYours(MISKATONIC),)),
    Static(Every(characters(subtypes=("Explorer",), controller=YOU)), (gains("A"),), (AllYours(MISKATONIC),)),
)

DRAW_WHEN_PLAYED = forced(AFTER_PLAYING_THIS, DrawCards())

seekers.card(
    "Alternative Historian",
    DRAW_WHEN_PLAYED,
    action(
        PayBy(discard_cards(targeted=False)),
        choose(stories()),
        ChooseStruggle(),
        Lasts(CHOSEN_STORY, (Struggles(-1),)),
        Limit(3, "turn", by_copy=True),
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        DRAW_WHEN_PLAYED,
        action(
            PayBy(discard_cards(targeted=False)),
            choose(stories()),
            ChooseStruggle(),
            Lasts(CHOSEN_STORY, (Struggles(-1),)),
        ),
    ),
)

seekers.card(
    "Ipiutak",
    response(
        on("use", causes=TRIGGERED, when=(Alone(characters(controller=YOU)),)),
        EXHAUST_NAMED,
        choose(characters(where=("eligible",))),
        CopyEffect(onto=CHOSEN),
    ),
)

STRUGGLE_COMES = on("before struggle", card=stories())

seekers.card(
    "Expert Testimony",
    disrupt(
        STRUGGLE_COMES,
        choose(characters(faction=MISKATONIC)),
        Do("commit", CHOSEN, place=THAT_STORY),
        then(until_end_of_phase(CHOSEN, struggles("I"))),
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        (
            disrupt(
                STRUGGLE_COMES,
                choose(characters(faction=MISKATONIC)),
                Do("commit", CHOSEN, place=THAT_STORY),
                until_end_of_phase(CHOSEN, struggles("I")),
            )
        ),
    ),
)

seekers.card(
    "Station Eismitte",
    Immune(
        Every(characters(subtypes=("Explorer", "Scientist"), controller=YOU)),
        Cards(type=CHARACTER, zone=HAND),
        triggered=True,
    ),
)

seekers.card(
    "Protected by the Elder Sign",
    Static(Every(characters(committed=HERE)), (NoIcons(TERROR),)),
    attach=stories(),
)
