"""The Core Set: Survivor cards."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card("Leather Coat")
core.card(
    "Scavenging",
    after(
        REACTION,
        on("succeed", which=INVESTIGATE, player="you", least=2),
        EXHAUST,
        choose(Cards(traits=("Item",), zone=DISCARD, controller=YOURS)),
        Do("return to hand", CHOSEN),
    ),
)
core.card(
    "Baseball Bat",
    action(
        for_test(
            Modifier(COMBAT, 2),
            Modifier(ATTACK, 1),
            if_revealed((SKULL, AUTO_FAIL), Do("discard", THIS), afterwards=True),
        ),
        Fight(),
        action=FIGHT,
    ),
)
core.card("Rabbit's Foot", after(REACTION, on("fail", player="you"), EXHAUST, DrawCards(1)))
core.card(
    "Stray Cat",
    free(PayBy(Do("discard", THIS)), choose(enemies(without=("Elite",), at=HERE)), Do("evade", CHOSEN)),
)
core.card(
    "Dig Deep",
    free(TESTING, Spend(1), for_test(Modifier(WILLPOWER, 1))),
    free(TESTING, Spend(1), for_test(Modifier(AGILITY, 1))),
)
core.card("Cunning Distraction", played(Do("evade", Every(enemies(at=HERE))), action=EVADE))
core.card(
    '"Look what I found!"',
    played(Discover(2), trigger=on("fail", which=INVESTIGATE, player="you", most=2)),
)
core.card(
    "Lucky!",
    played(for_test(Modifier(SKILL_VALUE, 2)), trigger=on("fail", player="you"), timing=WOULD),
)
core.card(
    "Survival Instinct",
    if_successful(
        If(
            Attempting(EVADE, yours=False),
            (
                EachDoes(
                    TESTER, (Disengage(Every(enemies(engaged=YOURS, besides=TESTED)), (may(MoveTo()),), optional=True),)
                ),
            ),
        )
    ),
)
core.card(
    "Aquinnah",
    when(
        REACTION,
        on("attack", card=enemies(), player="you"),
        EXHAUST,
        PayBy(Do("horror", THIS)),
        choose(enemies(at=HERE, besides=THAT_ENEMY)),
        DealDamage(ValueOf("damage", THAT_ENEMY), CHOSEN),
        WithoutDamage(),
    ),
)
core.card(
    "Close Call",
    played(
        Do("shuffle in", THAT_ENEMY),
        trigger=on("evade", card=enemies(without=("Elite",), weakness=False, at=HERE)),
    ),
)
core.card(
    "Lucky! (2)",
    played(for_test(Modifier(SKILL_VALUE, 2)), DrawCards(1), trigger=on("fail", player="you"), timing=WOULD),
)
core.card("Will to Survive", played(YOUR_TURN, Lasts(None, (SilentBag(),), END_OF_TURN)))
