"""The stories of Secrets of Arkham."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card("Obsessive Research", story_effect(EachDoes(EACH_PLAYER, (DrawCards(8, up_to=True),))))

secrets_of_arkham.card(
    "The Well",
    story_effect(
        EachDoes(EACH_PLAYER, (Pick(stories(zone=WON, owner=YOU, other=True)), ToStoryDeck(CHOSEN_STORY))),
        then(destroy(Every(Cards(keywords=("Day", "Night"))))),
    ),
)

secrets_of_arkham.card(
    "The Secret of the North Woods",
    story_effect(EachDoes(EACH_PLAYER, (PutIntoPlay(Every(discarded(type=CHARACTER, owner=YOU))),))),
)
