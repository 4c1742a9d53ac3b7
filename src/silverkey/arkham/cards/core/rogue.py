"""The Core Set: Rogue cards."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card("Switchblade", action(for_test(Modifier(ATTACK, 1, when=(SucceedBy(2),))), Fight(), action=FIGHT))
core.card("Burglary", action(EXHAUST, Investigate(instead=(Gain(3),)), action=INVESTIGATE))
core.card("Pickpocketing", after(REACTION, on("evade", card=enemies(), player="you"), EXHAUST, DrawCards(1)))
core.card(
    ".41 Derringer",
    action(
        SpendUses("ammo"),
        for_test(Modifier(COMBAT, 2), Modifier(ATTACK, 1, when=(SucceedBy(2),))),
        Fight(),
        action=FIGHT,
    ),
)
core.alike("Leo De Luca", "Leo De Luca (1)", abilities=(AdditionalAction(),))
core.card(
    "Hard Knocks",
    free(TESTING, Spend(1), for_test(Modifier(COMBAT, 1))),
    free(TESTING, Spend(1), for_test(Modifier(AGILITY, 1))),
)
core.card(
    "Elusive",
    played(
        YOUR_TURN,
        Disengage(
            Every(enemies(engaged=YOURS)),
            (choose(locations(revealed=True, enemies=False, at=ELSEWHERE)), MoveTo("chosen")),
        ),
    ),
)
core.card("Backstab", played(for_test(Modifier(ATTACK, 2)), Fight(AGILITY), action=FIGHT))
core.card("Sneak Attack", played(choose(enemies(ready=False, at=HERE)), DealDamage(2, CHOSEN)))
core.card("Opportunist", CommitOnly(own=True), Returning(3))
core.card(
    "Cat Burglar",
    Modifier(AGILITY, 1),
    action(EXHAUST, Disengage(Every(enemies(engaged=YOURS)), (MoveTo(),)), UNPROVOKING),
)
core.card("Sure Gamble", played(SwitchSign(), trigger=on("reveal token", player="you", negative=True)))
core.card("Hot Streak", played(Gain(10)))
