"""Revelations: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

revelations.card(
    "Feral Elder Thing",
    passive(
        on("turn begins", player=YOU),
        EachDoes(EACH_PLAYER, (discard_cards(2),), if_able=True),
        then(EachDoes(EACH_PLAYER, (DrawCards(),))),
    ),
)

revelations.card(
    "Pulled from the Beyond",
    action(
        choose(discarded(owner=OPPONENT, non=(EVENT,), cost=at_most(X))),
        PutIntoPlay(CHOSEN_CARD, verb="enter here"),
        at_end("phase", Do("discard", STILL_IN_PLAY)),
    ),
)

revelations.card(
    "Tindalos Alpha",
    disrupt(
        on(*LEAVING, card=THIS),
        Instead(),
        Do("bottom", THIS),
        then(take(Top(2, zone=DISCARD))),
    ),
)

revelations.card(
    "Walk the Path",
    response(on("use", player=OPPONENT, causes=(ACTION, DISRUPT, RESPONSE)), CopyEffect(anew=True)),
)
