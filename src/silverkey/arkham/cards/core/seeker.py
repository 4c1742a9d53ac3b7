"""The Core Set: seeker cards."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card("Magnifying Glass", Modifier(INTELLECT, 1, when=(Attempting(INVESTIGATE),)))
core.card(
    "Old Book of Lore",
    action(
        EXHAUST,
        choose(investigators(at=HERE)),
        EachDoes(PlayerOf(CHOSEN), (SearchDeck(Cards(zone=ANYWHERE), top=3, drawn=True),)),
    ),
)
core.card(
    "Research Librarian",
    after(
        REACTION,
        on("enter", card=THIS),
        SearchDeck(Cards(type=ASSET, traits=("Tome",), zone=ANYWHERE)),
    ),
)
core.card(
    "Dr. Milan Christopher",
    Modifier(INTELLECT, 1),
    after(REACTION, on("succeed", which=INVESTIGATE, player="you"), Gain(1)),
)
core.card(
    "Hyperawareness",
    free(TESTING, Spend(1), for_test(Modifier(INTELLECT, 1))),
    free(TESTING, Spend(1), for_test(Modifier(AGILITY, 1))),
)
core.card(
    "Medical Texts",
    action(
        choose(investigators(at=HERE)),
        Test(
            INTELLECT,
            2,
            success=(Do("heal damage", CHOSEN_INVESTIGATOR),),
            failure=(DealDamage(1, CHOSEN_INVESTIGATOR),),
        ),
    ),
)
core.card(
    "Mind over Matter",
    played(YOUR_TURN, Lasts(None, (UseSkill(INTELLECT, (COMBAT, AGILITY)),), END_OF_ROUND)),
)
core.card("Working a Hunch", played(YOUR_TURN, Discover(1)))
core.card(
    "Barricade",
    played(PutInto("attached", YOUR_LOCATION)),
    NoEntry(enemies(without=("Elite",))),
    when(FORCED, on("move", card=HOST), Do("discard", THIS)),
)
core.card("Deduction", Modifier(CLUES_DISCOVERED, 1, when=(Attempting(INVESTIGATE, won=True),)))
core.card(
    "Magnifying Glass (1)",
    Modifier(INTELLECT, 1, when=(Attempting(INVESTIGATE),)),
    free(AtMost(0, TokensOn("clues")), Do("return to hand", THIS)),
)
core.card(
    "Disc of Itzamna",
    when(
        REACTION,
        on("spawn", card=enemies(without=("Elite",), zone=ANYWHERE), place=YOUR_LOCATION),
        PayBy(Do("discard", THIS)),
        Instead("instead of spawning,"),
        Do("discard", THAT_ENEMY),
    ),
)
core.card(
    "Encyclopedia",
    action(
        EXHAUST,
        choose(investigators(at=HERE)),
        one_of(
            Lasts(None, (Modifier(WILLPOWER, 2, CHOSEN_INVESTIGATOR),), END_OF_PHASE),
            Lasts(None, (Modifier(INTELLECT, 2, CHOSEN_INVESTIGATOR),), END_OF_PHASE),
            Lasts(None, (Modifier(COMBAT, 2, CHOSEN_INVESTIGATOR),), END_OF_PHASE),
            Lasts(None, (Modifier(AGILITY, 2, CHOSEN_INVESTIGATOR),), END_OF_PHASE),
        ),
    ),
)
core.card(
    "Cryptic Research",
    played(YOUR_TURN, choose(investigators(at=HERE)), EachDoes(PlayerOf(CHOSEN), (DrawCards(3),))),
)
