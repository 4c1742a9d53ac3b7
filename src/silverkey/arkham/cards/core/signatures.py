"""The Core Set: the investigators' signature cards and their own weaknesses."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card(
    "Roland's .38 Special",
    action(
        SpendUses("ammo"),
        If(AtLeast(1, TokensOn("clues")), (for_test(Modifier(COMBAT, 3)),), (for_test(Modifier(COMBAT, 1)),)),
        for_test(Modifier(ATTACK, 1)),
        Fight(),
        action=FIGHT,
    ),
)
core.card(
    "Cover Up",
    revelation(PutInto("threat", clues=3)),
    would(
        REACTION,
        on("discover", player="you", place=YOUR_LOCATION),
        AtLeast(1, TokensOn("clues", THIS)),
        Instead(),
        Do("remove clues", THIS, THAT_MANY),
    ),
    when(FORCED, on("game ends", player="you"), AtLeast(1, TokensOn("clues", THIS)), Trauma("mental")),
)
core.card("Daisy's Tote Bag", ExtraSlot("hand", 2, only=Cards(type=ASSET, traits=("Tome",), zone=ANYWHERE)))
core.card(
    "The Necronomicon",
    revelation(PutInto("threat", horror=3)),
    Cannot(THIS, "leave play", when=(AtLeast(1, TokensOn("horror", THIS)),)),
    ReadAs(ELDER_SIGN, AUTO_FAIL),
    action(MoveHorror(1, THIS, YOU), then(If(AtMost(0, TokensOn("horror", THIS)), (Do("discard", THIS),)))),
)
core.card(
    "On the Lam",
    played(
        Lasts(
            None,
            (Cannot(enemies(without=("Elite",)), "attack", "be attacked by", by=YOURSELF),),
            END_OF_ROUND,
        ),
        trigger=on("turn begins", player="you"),
    ),
)
core.card(
    "Hospital Debts",
    revelation(PutInto("threat")),
    free(MoveResources(1, THIS), Limit(2, "round", by_copy=True)),
    when(
        FORCED,
        on("game ends", player="you"),
        AtMost(5, TokensOn("tokens", THIS)),
        EarnExperience(-2, YOURSELF, victory=False),
    ),
)
core.card(
    "Heirloom of Hyperborea",
    after(REACTION, on("played", card=Cards(traits=("Spell",), zone=ANYWHERE), player="you"), DrawCards(1)),
)
core.card(
    "Dark Memory",
    played(PlaceDoom(1, THE_AGENDA, may_advance=True)),
    at(FORCED, on("turn ends", player="you"), ShowThis(), Suffer(horror=2), zone=HAND),
)
core.card("Wendy's Amulet", PlayDiscardedEvent(), EventsGoUnder())
core.card(
    "Abandoned and Alone",
    revelation(Suffer(horror=2, direct=True), Do("remove", Every(Cards(zone=DISCARD, controller=YOURS)))),
)
