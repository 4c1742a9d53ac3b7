"""The stories of Secrets of Arkham."""

from silverkey.cthulhu.cards.secrets_of_arkham.set import secrets_of_arkham
from silverkey.cthulhu.cards.writing import *

secrets_of_arkham.story(
    "Obsessive Research",
    53,
    story_effect(EachDoes(EACH_PLAYER, (DrawUpTo(8),))),
)

secrets_of_arkham.story(
    "The Well",
    60,
    story_effect(EachDoes(EACH_PLAYER, (ShuffleStoryBack(),)), then(destroy(Every(Cards(keywords=("Day", "Night")))))),
)

secrets_of_arkham.story(
    "The Secret of the North Woods",
    58,
    story_effect(EachDoes(EACH_PLAYER, (PutIntoPlay(Every(discarded(type=CHARACTER, owner=YOU))),))),
)
