"""The Mark of Madness: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Argent Adept",
    response(
        on("leaves play", card=characters(faction=SILVER_TWILIGHT, controller=YOU)),
        Compare(Has(EACH_OPPONENT, Cards(zone=HAND)), "more than", Has(YOURSELF, Cards(zone=HAND))),
        DrawCards(),
    ),
)

mark_of_madness.card(
    "Monsieur Lamar",
    Enters(state="insane"),
    response(
        AFTER_RESTORED,
        PayBy(ready(THIS)),
        ChoosePlayer(),
        EachDoes(THAT_PLAYER, (Do("shuffle in", Hand(zone=DISCARD)),)),
    ),
)

mark_of_madness.card(
    "Enchanted Gargoyle",
    Static(
        THIS,
        (GainAbility(action(pay(1), until_end_of_phase(THIS_CARD, CountsAs(2, icons("TCA"), keeps_text=True)))),),
        (AtLeast(1, characters(subtypes=("Sorcerer",), controller=YOU)),),
    ),
)

mark_of_madness.card(
    "Invocation of the Abyss",
    action(
        ChoosePlayer(),
        EachDoes(
            THAT_PLAYER, (Do("shuffle in", Hand()), then(DrawCards(Count(Cards(zone=DECK, among=Chosen("moved"))))))
        ),
        DrawCards(),
    ),
)

mark_of_madness.card(
    "Dmitri Konstantinov",
    response(
        AFTER_ENTERING,
        choose(Cards(type=STORY, non=(CONSPIRACY,))),
        Pick(stories(zone=STORY_DECK), "found"),
        ToStoryDeck(CHOSEN_STORY, instead=Chosen("found", "the story you found")),
    ),
)
