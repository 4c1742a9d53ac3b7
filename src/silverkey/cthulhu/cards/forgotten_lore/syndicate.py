"""Forgotten Lore: The Syndicate."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "The Underground Conspiracy",
    story_effect(
        AtLeast(1, characters(faction=SYNDICATE, controller=YOU)),
        EachDoes(EACH_OPPONENT, (Do("discard from hand", Every(Cards(zone=HAND, owner=YOU))),)),
    ),
).before_errata("2.0", "1.4", faction=SHUB)

forgotten_lore.card(
    "William Bain",
    response(
        on("exhaust", card=Cards(controller=OPPONENT)),
        pay(1),
        look_at_top(2),
        Pick(SEEN, number=2, up_to=True),
        Do("bottom", THOSE_CARDS),
    ),
)

forgotten_lore.card("Tragic Celebrity", DrawsMore(when=(AtLeast(1, Cards(type=CONSPIRACY)),)))

forgotten_lore.card(
    "Gun Runner's Club",
    action(
        EXHAUST_NAMED,
        Compare(Has(AN_OPPONENT, Cards(zone=HAND)), "more than", Has(YOURSELF, Cards(zone=HAND))),
        DrawCards(),
    ),
)

forgotten_lore.card(
    "Danny O'Bannion's Crony",
    action(
        EXHAUST_NAMED,
        choose(characters(subtypes=("Criminal",), other=True)),
        ready(CHOSEN),
        until_end_of_phase(CHOSEN, gains("CI")),
    ),
)

forgotten_lore.card(
    "The Seventh House on the Left",
    action(EXHAUST_NAMED, choose(either(characters(), supports())), exhaust(CHOSEN_CARD)),
)

forgotten_lore.card(
    "Hack Journalist",
    action(
        EXHAUST_NAMED,
        SACRIFICE,
        choose(stories()),
        MoveToken(at=CHOSEN_STORY, every=True),
    ),
)

forgotten_lore.card(
    "Ancient Gold",
    action(
        PayBy(Do("shuffle in", THIS)),
        Lasts(None, (CostChange(Cards(type=CHARACTER, faction=SYNDICATE), -1, minimum=1, who=YOU),), uses=1),
    ),
)

forgotten_lore.card(
    "Richard Finchington III",
    forced(
        on("enter", card=characters(subtypes=("Monster", "Creature"))),
        until_end_of_phase(THE_EVENT_CARD, IconsOf(icon=TERROR, printed=False)),
        goes_insane(THE_EVENT_CARD, if_able=True),
    ),
)

forgotten_lore.card(
    "Demented Caretaker",
    forced(
        AFTER_ENTERING,
        one_of((choose(characters(skill=at_least(4))), exhaust(CHOSEN)), Do("sacrifice", THIS)),
    ),
)

forgotten_lore.card(
    "Island Hermit",
    CountsAt(THIS, Every(stories(visited_by=characters(subtypes=("Ancient One",)))), "skill"),
)

forgotten_lore.card(
    "Hand Camera",
    response(
        on("play", player=OPPONENT),
        SACRIFICE,
        Pick(Cards(same_title=EventCard(), zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
    attach=characters(),
)

forgotten_lore.card(
    "Specimen Bags",
    Static(HOST, (Belongs("subtype", "Scientist"),)),
    response(on("destroy", card=characters(controller=OPPONENT)), Attach(THE_EVENT_CARD, THIS)),
    Cannot(Cards(same_title=Every(Cards(where=("on this",)))), "play", by=EACH_OPPONENT),
    attach=characters(controller=YOU),
)
