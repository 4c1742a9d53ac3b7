"""The Core Set: Mystic cards."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card(
    "Forbidden Knowledge",
    DiscardedWhenEmpty(),
    free(EXHAUST, PayBy(Suffer(horror=1)), TakeUses("secret")),
)
core.card("Holy Rosary", Modifier(WILLPOWER, 1))
core.card(
    "Shrivelling",
    action(
        SpendUses("charge"),
        for_test(Modifier(ATTACK, 1), if_revealed(BAD_SYMBOLS, Suffer(horror=1))),
        Fight(WILLPOWER),
        action=FIGHT,
    ),
)
core.card("Scrying", action(EXHAUST, SpendUses("charge"), ArrangeTop(3)))
core.card(
    "Arcane Studies",
    free(TESTING, Spend(1), for_test(Modifier(WILLPOWER, 1))),
    free(TESTING, Spend(1), for_test(Modifier(INTELLECT, 1))),
)
core.card(
    "Arcane Initiate",
    after(FORCED, on("enter", card=THIS), PlaceDoom(1, THIS)),
    free(EXHAUST, SearchDeck(Cards(traits=("Spell",), zone=DECK), top=3, drawn=True)),
)
core.card("Drawn to the Flame", played(DrawEncounter(), then(Discover(2))))
core.card(
    "Ward of Protection",
    played(
        CancelEvent("cancel its revelation effect"),
        then(Suffer(horror=1)),
        trigger=on("revelation", card=Cards(type=TREACHERY, weakness=False, zone=LIMBO), player="you"),
        timing=WHEN,
    ),
)
core.card(
    "Blinding Light",
    played(
        for_test(if_revealed(BAD_SYMBOLS, LoseActions(1))),
        Evade(WILLPOWER, (DealDamage(1, TESTED),)),
        action=EVADE,
    ),
)
core.card("Fearless", if_successful(Do("heal horror", YOU)))
core.card(
    "Mind Wipe",
    played(
        choose(enemies(without=("Elite",), at=HERE)),
        Lasts(None, (Blank(CHOSEN),), END_OF_PHASE),
        trigger=on("phase begins"),
    ),
)
core.card(
    "Blinding Light (2)",
    played(
        for_test(if_revealed(BAD_SYMBOLS, LoseActions(1), Suffer(horror=1))),
        Evade(WILLPOWER, (DealDamage(2, TESTED),)),
        action=EVADE,
    ),
)
core.card(
    "Book of Shadows",
    ExtraSlot("arcane"),
    action(
        EXHAUST,
        choose(Cards(type=ASSET, traits=("Spell",), controller=YOURS, uses="charges")),
        Do("add uses", CHOSEN),
    ),
)
core.card(
    "Grotesque Statue",
    DiscardedWhenEmpty(),
    would(REACTION, on("reveal tokens", player="you"), SpendUses("charge"), RevealSeveral(2)),
)
