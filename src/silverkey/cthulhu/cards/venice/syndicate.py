"""Terror in Venice: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

PLOTTING = Cards(type=CONSPIRACY)

venice.card(
    "Cascio Di Boerio",
    Static(Every(characters(controller=YOU, committed=PLOTTING, other=True)), (Skill(1),)),
    Static(Every(characters(controller=OPPONENT, committed=PLOTTING)), (Skill(-1),)),
)

venice.card(
    "Restless Caporione",
    Static(THIS, (Keyword("Fast"),), (ItIs("Day"),)),
    Cannot(THIS, "exhaust to commit", "exhaust to commit to stories", modal="does not", when=(ItIs("Night"),)),
)

venice.card(
    "Carnevale Sentinel",
    Static(THIS, (gains("AI"), Keyword("Willpower")), (ItIs("Day"),)),
    Static(THIS, (gains("TC"), Keyword("Toughness")), (ItIs("Night"),)),
)

venice.card(
    "Bauta",
    Static(HOST, (gains("AI"), Skill(1)), (ItIs("Day"),)),
    Static(HOST, (gains("TC"), Skill(1)), (ItIs("Night"),)),
    attach=characters(),
)


def _turns(time: str, against: str) -> Ability:
    """It is a certain time of day until the end of the turn."""
    return action(pay(1), Lasts(THIS, (Keyword(time),), until="turn"), then(destroy(Every(Cards(keywords=(against,))))))


venice.card("The Gold Pocket Watch", _turns("Day", "Night"), _turns("Night", "Day"))

venice.card(
    "Early Start",
    action(
        Phase(STORY_PHASE, EACH_PLAYER),
        Phase(STORY_PHASE, EACH_PLAYER, before="opponent_commits", so=False),
        one_of(
            when_(ItIs("Day"), ready(Every(characters()))),
            when_(ItIs("Night"), exhaust(Every(characters()))),
        ),
    ),
)
