"""Ancient Relics: stories."""

from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics
from silverkey.cthulhu.cards.writing import *

ancient_relics.story(
    "A New Challenge",
    10,
    story_effect(after_replacing(RedistributeTokens(EACH_PLAYER, most=4))),
)

ancient_relics.story(
    "The Seventh Gate",
    12,
    story_effect(SearchStoryDeck(), ExecuteStory(CHOSEN_STORY), TakeInstead(CHOSEN_STORY)),
)
