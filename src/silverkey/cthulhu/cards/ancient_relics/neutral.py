"""Ancient Relics: neutral cards."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card(
    "The Red Threshold",
    response(
        on("succeed", player=YOU, when=(AtMost(0, Happened(on("lose struggle", player=YOU), to=THAT_STORY)),)),
        Pick(characters(controller=YOU)),
        return_to_hand(CHOSEN),
        then(Pick(stories(zone=WON), name="story"), ExecuteStory(Chosen("story", "that story"), as_if_won=False)),
    ),
)
