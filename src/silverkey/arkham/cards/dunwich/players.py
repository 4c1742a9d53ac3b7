"""The Dunwich Legacy: investigators, their signature cards, and cards for players."""

from silverkey.arkham.cards.writing import *

dunwich = card_set("dwl")
miskatonic = card_set("tmm")
undimensioned = card_set("uau")
lost = card_set("litas")

dunwich.card(
    "Zoey Samaras",
    after(REACTION, on("engage", card=enemies(), player="you"), Gain(1)),
    elder_sign(Modify(1), for_test(Modifier(ATTACK, 1, when=(SucceedBy(0),)))),
)
dunwich.card("Jenny Barnes", Modifier(COLLECTED, 1), elder_sign(Modify(Yours("resources"))))
dunwich.card(
    '"Ashcan" Pete',
    BeginsWith("Duke"),
    free(
        DiscardCards(1),
        choose(Cards(type=ASSET, controller=YOURS, ready=False)),
        Do("ready", CHOSEN),
        Limit(1, "round", by_copy=True),
    ),
    elder_sign(Modify(2), Do("ready", AtTitle("Duke"))),
)
dunwich.card(
    "Smite the Wicked",
    revelation(
        SingleOut(Farthest(locations()), "place"),
        DigFor(Cards(type=ENEMY, zone=ENCOUNTER_DISCARD), where=THAT_PLACE),
        PutInto("attached", CHOSEN),
    ),
    when(FORCED, on("game ends", player="bearer"), IsA(HOST, enemies()), Trauma("mental", who=BEARER)),
)
dunwich.card(
    "Searching for Izzie",
    revelation(SingleOut(Farthest(locations())), PutInto("attached", CHOSEN)),
    action(Investigate(instead=(Do("discard", THIS),)), action=INVESTIGATE, actions=2),
    when(FORCED, on("game ends", player="bearer"), Trauma("mental", who=BEARER)),
)
dunwich.card(
    "Duke",
    action(EXHAUST, for_test(BaseSkill(COMBAT, 4), Modifier(ATTACK, 1)), Fight(), action=FIGHT),
    action(EXHAUST, may(MoveTo()), for_test(BaseSkill(INTELLECT, 4)), Investigate(), action=INVESTIGATE),
)
dunwich.card("Teamwork", played(Trade(("Item", "Ally"))))
dunwich.card("Double or Nothing", CommitOnly(most=1), DoubleOrNothing())
dunwich.card(
    "Dr. Henry Armitage",
    after(
        REACTION,
        on("card drawn", card=Cards(weakness=False, zone=HAND), player="you"),
        PayBy(Do("discard from hand", THAT_CARD)),
        EXHAUST,
        Gain(3),
    ),
)
miskatonic.card(
    "Fire Extinguisher",
    action(for_test(Modifier(COMBAT, 1)), Fight(), action=FIGHT),
    action(
        PayBy(Do("exile", THIS)),
        for_test(Modifier(AGILITY, 3)),
        Evade(more=(Do("evade", Every(enemies(engaged=YOURS, besides=TESTED))),)),
        action=EVADE,
    ),
)
undimensioned.card(
    "Lucky Dice (2)",
    when(
        REACTION,
        on("reveal token", player="you", but=AUTO_FAIL),
        Spend(2),
        IgnoreToken(if_revealed((AUTO_FAIL,), Do("remove", THIS))),
    ),
)
lost.card(
    "Dr. William T. Maleson",
    when(
        REACTION,
        on("encounter", player="you", causes=(FROM_DECK,)),
        EXHAUST,
        PayBy(DropClues(1)),
        CancelEvent("cancel its drawing"),
        ShuffleBack(),
        then(DrawEncounter()),
    ),
)
lost.card(
    "The Gold Pocket Watch (4)",
    when(REACTION, on("phase begins"), PayBy(Do("remove", THIS)), SkipPhase()),
    after(REACTION, on("phase ends"), PayBy(Do("remove", THIS)), RepeatPhase()),
)
lost.card(
    "Ward of Protection (5)",
    played(
        CancelEvent("cancel all of its effects"),
        DiscardDrawn(),
        then(Suffer(horror=1)),
        trigger=on("encounter", card=Cards(weakness=False, zone=ENCOUNTER_DECK), player="you"),
        timing=WHEN,
    ),
)
