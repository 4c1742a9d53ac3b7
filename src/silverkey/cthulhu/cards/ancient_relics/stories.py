"""Ancient Relics: stories."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card("A New Challenge", story_effect(after_replacing(LayTokens(EACH_PLAYER, most=4))))

ancient_relics.card(
    "The Seventh Gate",
    story_effect(Pick(stories(zone=STORY_DECK)), ExecuteStory(CHOSEN_STORY), TakeInstead(CHOSEN_STORY)),
)

ancient_relics.card(
    "Heart of the Labyrinth",
    story_effect(
        EachDoes(
            EACH_PLAYER,
            (
                NameA("type"),
                EachDoes(EACH_OPPONENT, (Pick(Cards(controller=YOU, where=("of type",))), return_to_hand(CHOSEN_CARD))),
            ),
        )
    ),
)
