"""Summons of the Deep: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card("Called by Azathoth", Static(HOST, (Blank(),)), attach=characters())

summons.card(
    "Eye of the Deep",
    action(
        choose(characters(printed_skill=at_most(3)), every=True),
        until_end_of_phase(THOSE_CHOSEN, CountsAs(1, icons("CCA"))),
    ),
).before_errata(
    "2.0",
    abilities=(
        (
            action(
                choose(characters(printed_skill=at_most(3)), every=True),
                until_end_of_phase(THOSE_CHOSEN, CountsAs(1, icons("CCA"), title="Deep One")),
            )
        ),
    ),
)

summons.card("The Terror of the Tides", action(pay(3), PutIntoPlay(THIS), then(wound(THIS, 4)), zone=HAND))

summons.card("Julia Brown, Oddly Amphibious", forced(AFTER_COMMITTING, discard_at_random(2), then(DrawCards(2))))

summons.card(
    "Scalethorn Asylum",
    action(
        EXHAUST_NAMED,
        pay(1),
        choose(characters()),
        until_end_of_phase(CHOSEN, Belongs("subtype", "Deep One"), gains("CCA")),
    ),
)

summons.card(
    "Emerging Deep One",
    forced(
        on("enter", card=THIS, player=YOU, origin=HAND, causes=("play",)),
        choose(characters(faction=CTHULHU)),
        destroy(CHOSEN),
    ),
)

summons.card("Bite Marks", response(on("wound", card=HOST), destroy(HOST)), attach=characters())

summons.card(
    "Silver Twilight Temptress",
    response(
        on("commit", card=THIS, when=(Turn(),)),
        choose(characters(icons=at_most(0, "I"))),
        Lasts(None, (MustCommit(CHOSEN, with_this=True),)),
    ),
)

summons.card(
    "Nocturnal Scavenger",
    response(
        on("win struggle", player=YOU, which="Combat"),
        pay(X),
        choose(attachments(cost=at_most(X))),
        destroy(CHOSEN_CARD),
    ),
)

summons.card(
    "Muddy Waters",
    response(
        on("enters discard", card=Cards(type=CHARACTER, zone=DISCARD)),
        EXHAUST_NAMED,
        choose(characters()),
        exhaust(CHOSEN),
    ),
)

summons.card("Communal Shower", Company(characters(), "one faction"))

summons.card(
    "A Single Path",
    action(
        Phase(STORY_PHASE, EACH_PLAYER, before="active_player_commits"),
        Lasts(None, (Company(characters(), "one story"),)),
    ),
)

summons.card(
    "The Thing from the Shore",
    response(
        on("succeed", card=ITS_STORY, player=YOU),
        Do("remove wound", THIS, number=Of("wounds", THIS)),
    ),
)
