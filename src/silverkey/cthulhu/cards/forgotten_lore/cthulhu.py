"""Forgotten Lore: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "The R'lyeh Conspiracy",
    story_effect(
        AtLeast(1, characters(faction=CTHULHU, controller=YOU)),
        choose(either(characters(), supports()), number=2, up_to=True),
        destroy(THOSE_CARDS),
    ),
).before_errata("2.0", "1.4", faction=MISKATONIC)

forgotten_lore.card(
    "Bokrug",
    Cannot(THIS, "blank", "have its text box blanked, nor counted as blank"),
    forced(
        on("wound", card=THIS, causes=("Combat",)),
        choose(characters(committed=THERE, other=True), to="wound"),
        wound(CHOSEN, if_able=True),
    ),
)

forgotten_lore.card(
    "Cthuloid Spawn", forced(on("story resolved", targets=THIS), destroy(Every(characters(committed=ANYWHERE))))
)

forgotten_lore.card(
    "The Sleeper Awakens!",
    action(
        YOUR_OPERATIONS,
        Do("sacrifice", Every(characters(lacking=Cards()))),
        Lasts(None, (Skips(),), until="turn"),
    ),
)

forgotten_lore.card(
    "St. Erasmus' Home for Mariners",
    action(
        PayBy(GiveUp(characters(subtypes=("Deep One",)), by="exhaust")),
        PayBy(sacrifice(Paid("that character", taken_before=True))),
        choose(characters(icons=at_most(0, "A"))),
        destroy(CHOSEN),
    ),
)

forgotten_lore.card(
    "Called to the Sea", action(until_end_of_phase(Every(characters()), Skill(-1, per=Of("printed skill", AFFECTED))))
)

forgotten_lore.card("Mutant Spawn", Static(THIS, (gains("TT"),), (AtLeast(1, Cards(type=CONSPIRACY)),)))

forgotten_lore.card(
    "Noises in the Hills",
    action(
        Phase(STORY_PHASE, EACH_PLAYER, after="opponent_commits"),
        choose(characters(controller=YOU, committed=ANYWHERE)),
        Do("uncommit", CHOSEN),
        Pick(stories(but=THE_STORY_LEFT), "there", to_join=CHOSEN),
        Do("commit", CHOSEN, place=Chosen("there", "that story")),
    ),
)

forgotten_lore.card("Devil's Hop Yard", CannotTrigger(Cards(), kinds=(DISRUPT,)))

forgotten_lore.card(
    "Ghatanothoa",
    Cannot(THIS, "blank", "have its text box blanked, nor counted as blank"),
    Static(THIS, (gains("C", per=Count(Cards(zone=HAND, owner=YOU))),)),
)

forgotten_lore.card("Cave Mouth", RuleChange("not replaced"))
