"""Forgotten Lore: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "Omega Alumnus",
    action(
        pay(1),
        choose(characters()),
        ChooseIcon(),
        when_(IsA(CHOSEN, characters(icons=at_least(1, "I"))), until_end_of_phase(CHOSEN, loses("I"), Icons())),
    ),
).before_errata("2.0", "1.4", subtypes=("Sorceror",))

forgotten_lore.card(
    "Thomas Olney",
    response(
        on("destroy", card=characters(controller=YOU, other=True)),
        pay(2),
        IsA(THE_EVENT_CARD, discarded(owner=YOU)),
        PutIntoPlay(THE_EVENT_CARD),
    ),
).before_errata("1.4", subtypes=("Investigator", "Sorceror")).before_errata(
    "2.0",
    subtypes=("Investigator", "Sorceror"),
    abilities=(
        response(
            on("enters discard", card=characters(controller=YOU, other=True), origin=IN_PLAY),
            pay(2),
            IsA(THE_EVENT_CARD, discarded(owner=YOU)),
            PutIntoPlay(THE_EVENT_CARD),
        ),
    ),
)

forgotten_lore.card(
    "Seeker of the Profane",
    passive(
        on("phase begins", which=STORY_PHASE),
        EachDoes(EACH_PLAYER, (may(pay(2), Lasts(THIS, (RuleChange("heedless"),))),)),
    ),
    Cannot(Every(characters(skill=at_most(2))), "commit", "commit to stories"),
).before_errata("2.0", "1.4", subtypes=("Investigator", "Sorceror"))

forgotten_lore.card(
    "Professor Lake",
    forced(
        on("play"),
        Lasts(
            None,
            (
                Cannot(
                    either(Cards(zone=HAND, faction=NEUTRAL), Cards(zone=HAND, faction_of=Chosen("answered"))),
                    "play",
                    by=THAT_PLAYER,
                    rulings=("coc-latest/faq/professor-lake-neutral",),
                ),
            ),
        ),
    ),
)

forgotten_lore.card(
    "Notebook Sketches",
    Static(HOST, (Skill(1),)),
    action(
        EXHAUST_NAMED,
        NameA("card"),
        Lasts(None, (CostChange(Cards(where=("named",)), 4),), until=NEXT_TURN_BEGINS),
    ),
    attach=characters(controller=YOU),
)

forgotten_lore.card("Professor Rice", replacement(on("draw", causes=TRIGGERED), DrawOtherwise(ONE_MORE)))

forgotten_lore.card(
    "Unspeakable Research",
    action(YOUR_OPERATIONS, Pick(Cards(zone=DECK, owner=YOU)), take(CHOSEN_CARD), Shuffle()),
)

forgotten_lore.card(
    "The Hall School",
    action(SACRIFICE, ChooseIcon(), until_end_of_phase(Every(characters(controller=YOU)), Icons())),
)

forgotten_lore.card(
    "A Conspiracy of Scholars",
    story_effect(AtLeast(1, characters(faction=MISKATONIC, controller=YOU)), DrawCards(5)),
)

forgotten_lore.card(
    "Professor Morgan",
    response(
        on("draw", player=YOU, when=(Phase(DRAW, EACH_PLAYER, so=False),)),
        IsA(THIS, Cards(zone=HAND, where=("in event",))),
        PutIntoPlay(THIS),
        zone=HAND,
    ),
)

forgotten_lore.card(
    "Professor Armitage, Old and White-bearded",
    response(
        on("destroy", card=either(characters(controller=YOU), supports(subtypes=("Tome",), controller=YOU))),
        NameA("card"),
        Reveal(Top(5, AN_OPPONENT)),
        Pick(Cards(where=("named",), among=Chosen("searched"), zone=DECK)),
        Do("discard", CHOSEN_CARD),
        then(Shuffle(whose=THAT_OPPONENT)),
    ),
)

forgotten_lore.card(
    "Heavy Furs",
    Static(HOST, (Keyword("Fast", 0),)),
    Immune(HOST, Cards(type=EVENT, subtypes=("Polar",), zone=HAND)),
    Static(HOST, (Keyword("Toughness"),)),
    attach=characters(),
)

forgotten_lore.card(
    "Cafeteria Lady",
    action(EXHAUST_NAMED, choose(characters(icons=at_least(1, "T"))), exhaust(CHOSEN)),
)

forgotten_lore.card(
    "Professor Albert Wilmarth, On Sabbatical",
    Cannot(
        Every(characters(subtypes=("Monster",), committed=ANYWHERE)),
        "count skill",
        "count their skill",
        modal="does not",
    ),
)

forgotten_lore.card("Norm Grzbowski", forced(on("all have committed"), WinStories(Every(stories(held_by=11)))))
