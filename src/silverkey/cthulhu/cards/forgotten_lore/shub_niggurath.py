"""Forgotten Lore: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "Glimpse of the Void",
    action(
        YOUR_OPERATIONS,
        Lasts(
            None,
            (Skips(STORY_PHASE, EACH_PLAYER, ("coc-latest/errata/forgotten-lore/glimpse-of-the-void",)),),
            until=NEXT_TURN_ENDS,
        ),
        DrawCards(),
        Do("remove", THIS),
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        (action(YOUR_OPERATIONS, Lasts(None, (Skips(STORY_PHASE, EACH_PLAYER),), until=NEXT_TURN_ENDS), DrawCards())),
    ),
)

forgotten_lore.card(
    "Displaced Chthonian",
    forced(
        AT_BEGINNING_OF_TURN,
        EachDoes(THE_EVENT_PLAYER, (sacrifice_own(supports()),), if_able=True),
    ),
).before_errata("2.0", "1.4", title="Displaced Cthonian", subtypes=("Cthonian",))

forgotten_lore.card(
    "Snow Graves",
    Cannot(InHost("cards in attached discard pile"), "leave discard", "leave it"),
    attach=Places(DISCARD),
)

forgotten_lore.card(
    "Dreamlands Messenger",
    CannotTrigger(Cards(), when=(is_committed(),)),
    Cannot(Cards(type=EVENT), "play", by=EACH_PLAYER, when=(is_committed(),)),
)

forgotten_lore.card(
    "Basil Elton", action(PayBy(Do("shuffle in", THIS)), refresh(Domains(EACH_PLAYER, drained=True), one=True))
)

forgotten_lore.card(
    "Thunder in the East", action(YOUR_OPERATIONS, choose(supports()), destroy(CHOSEN_CARD), then(DrawCards()))
)

forgotten_lore.card(
    "Dreamlands Conspiracy",
    story_effect(
        AtLeast(1, characters(faction=SHUB, controller=YOU)),
        Pick(discarded(type=CHARACTER, faction=SHUB, owner=YOU), number=3, up_to=True, to="enter"),
        PutIntoPlay(THOSE_CHOSEN),
    ),
)

forgotten_lore.card(
    "Lavinia Whateley",
    action(
        SACRIFICE,
        Pick(
            either(
                Cards(type=CHARACTER, faction=YOG, zone=DECK, owner=YOU),
                Cards(type=CHARACTER, faction=CTHULHU, zone=DECK, owner=YOU),
            )
        ),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

forgotten_lore.card(
    "The Stone on the Peak",
    action(EXHAUST_NAMED, pay(X), ChoosePlayer(), Do("shuffle in", Top(X, THAT_PLAYER, zone=DISCARD))),
)

forgotten_lore.card(
    "Antarctic Yeti",
    Immune(THIS, Cards(type=EVENT, subtypes=("Polar",), zone=HAND)),
    response(
        on("commit", card=THIS, when=(Turn(),)),
        choose(characters(where=("unwounded",))),
        until_end_of_phase(CHOSEN, Blank()),
    ),
)

forgotten_lore.card(
    "Nyogtha",
    Cannot(THIS, "blank", "have its text box blanked, nor counted as blank"),
    action(
        PayBy(sacrifice_own(characters(subtypes=("Monster",)))),
        one_of(ready(THIS), Do("remove wound", THIS)),
    ),
)

forgotten_lore.card(
    "Ghoulish Worshipper", CostChange(Cards(subtypes=("Monster", "Ancient One")), -1, minimum=1, who=YOU)
)

forgotten_lore.card(
    "Dark Druid",
    response(
        AFTER_ENTERING_FROM_HAND, Pick(Cards(title="Dark Druid", zone=DECK, owner=YOU)), take(CHOSEN_CARD), Shuffle()
    ),
)
