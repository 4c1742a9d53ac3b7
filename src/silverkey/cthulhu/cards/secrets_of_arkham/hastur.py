"""Secrets of Arkham: Hastur."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

NEVER_COMMITS = Cannot(THIS, "commit", "commit to stories")
CHANGES_HANDS = action(pay(2), Control(THIS, to=EACH_OPPONENT))

secrets_of_arkham.card(
    "Poltergeist",
    NEVER_COMMITS,
    Cannot(
        Every(characters(state="insane", controller=YOU)),
        "restore",
        "restore during the refresh phase",
        modal="does not",
    ),
    CHANGES_HANDS,
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        NEVER_COMMITS,
        Cannot(Every(characters(state="insane", controller=YOU)), "restore", "be restored"),
        CHANGES_HANDS,
    ),
)

secrets_of_arkham.card("Writhing Wall", disrupt(EFFECT_TRIGGERED, CancelEvent(), then(DrawCards())))

secrets_of_arkham.card(
    "Carcosa",
    action(
        EXHAUST,
        pay(2),
        ChoosePlayer(),
        EachDoes(THAT_PLAYER, (one_of((discard_cards(),), (discard_top(YOURSELF, 5),)),)),
    ),
)

secrets_of_arkham.card("Messenger from Hali", forced(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))))

secrets_of_arkham.card(
    "Infected by Madness",
    action(EachDoes(EACH_PLAYER, (discard_top(YOURSELF, Count(characters(state="insane", controller=YOU))),))),
)

secrets_of_arkham.card(
    "Implant Fear",
    action(
        YOUR_OPERATIONS,
        ChoosePlayer(opponents=True),
        EachDoes(
            THAT_PLAYER,
            (
                Do("discard from hand", Every(Cards(zone=HAND, owner=YOU))),
                then(Pick(discarded(owner=YOU), number=2, up_to=True), take(THOSE_CARDS)),
            ),
        ),
    ),
)
