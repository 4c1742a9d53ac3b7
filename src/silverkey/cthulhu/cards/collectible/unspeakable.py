"""Unspeakable Tales."""

from silverkey.cthulhu.cards.writing import *

unspeakable_tales = card_set("unspeakable-tales")

unspeakable_tales.card(
    "Paranormal Specialist",
    Static(
        THIS,
        (GainAbility(action(EXHAUST, pay(1), choose(characters(keywords=("Villainous",))), return_to_hand(CHOSEN))),),
        (ItIs("Day"),),
    ),
)

unspeakable_tales.card("Forced Entry", action(YOUR_OPERATIONS, choose(characters(skill=at_most(3))), wound(CHOSEN)))

unspeakable_tales.card("On Ice", action(choose(stories(non=(CONSPIRACY,))), ToStoryDeck(CHOSEN_STORY, "bottom")))

unspeakable_tales.card(
    "Cthulhu",
    Static(Every(characters(other=True)), (loses("T"),)),
    Static(THIS, (GainAbility(action(pay(1), goes_insane(Every(characters(committed=HERE))))),), (is_committed(),)),
)

unspeakable_tales.card(
    "Forgotten Isle",
    Cannot(THIS, "ready", "ready in your refresh phase if you do not want it to", modal="need not"),
    action(EXHAUST, choose(characters()), Lasts(CHOSEN, (Blank(),), until=WHILE_EXHAUSTED)),
)

unspeakable_tales.card(
    "Lair of the Deep Ones",
    forced(
        on("draw", player=YOU, when=(Phase(DRAW, EACH_PLAYER),)),
        EXHAUST,
        choose(characters(extreme=("lowest", "skill")), if_able=True),
        destroy(CHOSEN),
    ),
)

unspeakable_tales.card(
    "Yog-Sothoth", CostChange(None, -1, minimum=1, per=Count(Cards(subtypes=("Spell",), zone=DISCARD, owner=YOU)))
)

unspeakable_tales.card(
    "Unstoppable Hound", disrupt(on("wound", "destroy", card=THIS, causes=(*TRIGGERED, PASSIVE)), return_to_hand(THIS))
)

unspeakable_tales.card(
    "Seal of Isis",
    action(Lasts(None, (Cannot(Cards(type=EVENT), "cancelled", "have their effects cancelled"),))),
)

unspeakable_tales.card(
    "Shub-Niggurath",
    action(
        pay(3),
        Pick(Cards(type=CHARACTER, subtypes=("Dark Young",), zone=DECK, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        Shuffle(),
    ),
)
