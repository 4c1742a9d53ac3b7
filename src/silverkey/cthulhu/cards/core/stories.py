"""The ten stories of the Core Set."""

from silverkey.cthulhu.cards.core.set import core
from silverkey.cthulhu.cards.writing import *

core.story(
    "Nowhere to Hide",
    156,
    story_effect(ClearTokens()),
)

core.story(
    "The Shadow out of Time",
    157,
    story_effect(EachDoes(EACH_PLAYER, (SwapWithDiscard(),))),
)

core.story(
    "Opening Night",
    158,
    story_effect(PutIntoPlay(Every(discarded(type="character")), insane=True)),
)

core.story(
    "Ancient Apocrypha",
    159,
    story_effect(EachDoes(EACH_PLAYER, (GainDomain(), DiscardPileAsResources()))),
)

core.story(
    "The Call of Cthulhu",
    160,
    story_effect(EachDoes(EACH_PLAYER, (Pick(Cards(zone=DECK, owner=YOU)), ToHand(CHOSEN_CARD), Shuffle()))),
)

core.story(
    "Through the Gates",
    161,
    story_effect(Do("sacrifice", Every(characters(skill_printed_min=3)))),
)

core.story(
    "Rotting Away",
    162,
    story_effect(Do("sacrifice", Every(characters(skill_printed_max=2)))),
)

core.story(
    "Frozen in Time",
    163,
    story_effect(EachDoes(EACH_PLAYER, (FreezeResources(2),))),
)

core.story(
    "Dreamwalkers",
    164,
    story_effect(EachDoes(EACH_PLAYER, (ShuffleStoryBack(),))),
)

core.story(
    "The Other Path",
    165,
    story_effect(EachDoes(EACH_PLAYER, (PickStory(own_max=2, optional=True), PlaceTokens(CHOSEN_STORY)))),
)
