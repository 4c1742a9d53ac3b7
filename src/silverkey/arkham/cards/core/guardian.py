"""The Core Set: guardian cards."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card(
    ".45 Automatic",
    action(SpendUses("ammo"), for_test(Modifier(COMBAT, 1), Modifier(ATTACK, 1)), Fight(), action=FIGHT),
)
core.card(
    "Physical Training",
    free(TESTING, Spend(1), for_test(Modifier(WILLPOWER, 1))),
    free(TESTING, Spend(1), for_test(Modifier(COMBAT, 1))),
)
core.card(
    "Beat Cop",
    Modifier(COMBAT, 1),
    free(PayBy(Do("discard", THIS)), choose(enemies(at=HERE)), DealDamage(1, CHOSEN)),
)
core.card(
    "First Aid",
    DiscardedWhenEmpty(),
    action(
        SpendUses("supply"),
        one_of(
            (choose(investigators(at=HERE)), Do("heal damage", CHOSEN_INVESTIGATOR)),
            (choose(investigators(at=HERE)), Do("heal horror", CHOSEN_INVESTIGATOR)),
        ),
    ),
)
core.card(
    "Machete",
    action(for_test(Modifier(COMBAT, 1), Modifier(ATTACK, 1, when=(ONLY_FOE,))), Fight(), action=FIGHT),
)
core.card("Guard Dog", when(REACTION, on("damage", card=THIS, causes=("attack",)), DealDamage(1, THE_ATTACKER)))
core.card("Evidence!", played(Discover(1), trigger=on("defeat", card=enemies(), player="you")))
core.card("Dodge", played(CancelEvent("cancel that attack"), trigger=on("attack", here=True), timing=WHEN))
core.card(
    "Dynamite Blast",
    played(
        choose(locations(at=NEARBY)),
        DealDamage(3, Both(Every(enemies(at=CHOSEN_PLACE)), Every(investigators(at=CHOSEN_PLACE)))),
    ),
)
core.card("Vicious Blow", Modifier(ATTACK, 1, when=(Attempting(FIGHT, won=True),)))
core.card(
    "Extra Ammunition",
    played(
        choose(Cards(type=ASSET, traits=("Firearm",), controller=ANYBODYS, at=HERE)),
        AddUses(3, "ammo", CHOSEN),
    ),
)
core.card(
    "Police Badge",
    Modifier(WILLPOWER, 1),
    free(
        TURN_HERE,
        PayBy(Do("discard", THIS)),
        EachDoes(ACTING, (Lasts(None, (AdditionalAction(number=2),), END_OF_TURN),)),
    ),
)
core.card(
    "Beat Cop (2)",
    Modifier(COMBAT, 1),
    free(EXHAUST, PayBy(DealDamage(1, THIS)), choose(enemies(at=HERE)), DealDamage(1, CHOSEN)),
)
core.card(
    "Shotgun",
    action(
        SpendUses("ammo"),
        for_test(
            Modifier(COMBAT, 3),
            StandardDamage(Margin(1, 5), "1 damage for each point you succeed or fail by, at least 1 and at most 5"),
        ),
        Fight(),
        action=FIGHT,
    ),
)
