"""Summons of the Deep: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card(
    "Book of Eibon",
    whenever(
        AtLeast(6, Has(ControllerOf(HOST), Cards(zone=HAND))),
        EachDoes(ControllerOf(HOST), (discard_cards(Count(Cards(zone=HAND, owner=YOU), but=5)),)),
    ),
    attach=characters(),
)

summons.card(
    "Across Dimensions",
    action(
        AllYours(YOG, CHARACTER),
        until_end_of_phase(Every(characters(faction=YOG)), gains("C", per=Count(characters(faction=YOG)))),
    ),
)

summons.card(
    "The Sleepwalker",
    response(
        AFTER_COMMITTING,
        choose(characters(controller=OPPONENT, icons=at_least(1, "C"))),
        Lasts(None, (Cannot(CHOSEN, "commit", at=Committed("the same story as The Sleepwalker")),)),
    ),
)

summons.card("Bloodthirsty Zealot", Static(THIS, (gains("CC"),), (AtLeast(1, characters(state="insane")),)))

summons.card(
    "Unfathomable Elder Thing",
    response(
        AFTER_COMMITTING,
        choose(characters(controller=OPPONENT, icons=at_least(1, "I"))),
        Lasts(None, (Cannot(CHOSEN, "commit", at=Committed("the same story as Unfathomable Elder Thing")),)),
    ),
)

summons.card("Path of Blood", action(choose(characters(faction=NEUTRAL)), return_to_hand(CHOSEN)))

summons.card(
    "Shadow Sorceress",
    response(
        on("win struggle", card=ITS_STORY, player=YOU, which="Arcane"),
        take(Topmost(discarded(subtypes=("Spell",), owner=YOU))),
    ),
)

summons.card(
    "Nebulous Ooze",
    action(
        is_committed(),
        pay(1),
        Do("uncommit", THIS),
        then(
            Pick(characters(faction=YOG, controller=YOU, state="ready")),
            Do("commit", CHOSEN, place=THE_STORY_LEFT),
        ),
    ),
)

summons.card(
    "Domestic Sacrifice",
    action(
        ChoosePlayer(deck=True),
        discard_top(THAT_PLAYER, 2),
        Times(
            Count(Cards(among=Chosen("discarded"), faction=YOG, zone=DISCARD)),
            (Pick(characters(faction=YOG, state="exhausted"), optional=True), ready(CHOSEN)),
        ),
    ),
)

summons.card(
    "Hideous Guardian",
    disrupt(on("wound", card=characters(controller=YOU, other=True)), Instead(), put_wounds_on(THIS)),
)

summons.card(
    "Idol of the Abomination",
    action(pay(2), until_end_of_phase(THIS, CountsAs(3, icons("TTCC"), keeps_text=True))),
)

summons.card(
    "Touched with Madness",
    action(Phase(STORY_PHASE), Lasts(None, (RuleChange("you pick insane"),))),
)
