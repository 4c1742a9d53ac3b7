"""Denizens of the Underworld: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Robert Friendly",
    Static(
        Every(
            characters(
                subtypes=("Government", "Investigator"), committed=Committed("the same story as Robert Friendly")
            )
        ),
        (NoIcons(INVESTIGATION),),
    ),
)

YOUR_CHARACTERS = characters(controller=YOU)

denizens.card(
    "Calculated Mutation",
    action(
        Phase(STORY_PHASE, EACH_PLAYER, after="active_player_commits"),
        AtLeast(1, characters(controller=YOU, committed=ANYWHERE)),
        ChooseIcon(),
        Times(
            Of("A", Every(YOUR_CHARACTERS)),
            (
                may(
                    Pick(characters(controller=YOU, icons=at_least(1, "A"))),
                    until_end_of_phase(CHOSEN, IconInto(ARCANE)),
                ),
            ),
        ),
    ),
)
