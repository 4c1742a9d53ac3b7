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

ancient_relics.card(
    "Tzu San Niang",
    forced(on("succeed", player=YOU, card=ITS_STORY), return_to_hand(Every(characters(committed=HERE)))),
)

ancient_relics.card("Ice Shaft", action(SACRIFICE, choose(characters(skill=at_most(3))), destroy(CHOSEN)))

ancient_relics.card(
    "The Sanguine Watcher",
    action(pay(X), ChoosePlayer(opponents=True), look_at_top(X, THAT_PLAYER), Rest("top", noun="those cards")),
)
