"""The Core Set: encounter sets that several scenarios use."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

CULTIST_ENEMY = enemies(traits=("Cultist",))
MADNESS = Cards(weakness=True, traits=("Madness",), zone=DECK)

core.card("Swarm of Rats")

core.card("Ghoul Minion")
core.card("Ravenous Ghoul", Prey("remaining health", most=False))
core.card("Grasping Hands", revelation(Test(AGILITY, 3, failure=(Suffer(damage=MARGIN),))))

core.card("Rotting Remains", revelation(Test(WILLPOWER, 3, failure=(Suffer(horror=MARGIN),))))
core.card(
    "Frozen in Fear",
    revelation(PutInto("threat")),
    ActionTax((MOVE, FIGHT, EVADE)),
    at(FORCED, on("turn ends", player="you"), Test(WILLPOWER, 3, success=(Do("discard", THIS),))),
)
core.card(
    "Dissonant Voices",
    revelation(PutInto("threat")),
    Cannot(Cards(type=ASSET, zone=HAND), "play", by=YOURSELF),
    Cannot(Cards(type=EVENT, zone=HAND), "play", by=YOURSELF),
    at(FORCED, on("round ends"), Do("discard", THIS)),
)

core.card("Ancient Evils", revelation(PlaceDoom(1, THE_AGENDA, may_advance=True)))

core.card(
    "Crypt Chill",
    revelation(
        Test(
            WILLPOWER,
            4,
            failure=(
                OrElse(
                    (choose(Cards(type=ASSET, controller=YOURS), to="discard"), Do("discard", CHOSEN)),
                    (Suffer(damage=2),),
                ),
            ),
        )
    ),
)
core.card(
    "Obscuring Fog",
    revelation(PutInto("attached", YOUR_LOCATION, limit=1)),
    Modifier("shroud", 2, HOST),
    after(FORCED, on("succeed", which=INVESTIGATE, place=HOST), Do("discard", THIS)),
)

core.card(
    "Acolyte",
    Spawn(locations(empty=True), "any empty location"),
    after(FORCED, on("spawn", card=THIS), PlaceDoom(1, THIS)),
)
core.card(
    "Wizard of the Order",
    Spawn(locations(empty=True), "any empty location"),
    at(FORCED, on("phase ends", which=MYTHOS), PlaceDoom(1, THIS)),
)
core.card(
    "Mysterious Chanting",
    revelation(
        If(
            AtLeast(1, CULTIST_ENEMY),
            (SingleOut(Nearest(CULTIST_ENEMY)), PlaceDoom(2, CHOSEN)),
            (FindEncounter(enemies(traits=("Cultist",), zone=ENCOUNTER_DECK)),),
        )
    ),
)

core.card("Hunting Nightgaunt", DoubledTokens())
core.card(
    "On Wings of Darkness",
    revelation(
        Test(
            AGILITY,
            4,
            failure=(
                Suffer(damage=1, horror=1),
                then(
                    Disengage(
                        Every(enemies(without=("Nightgaunt",), engaged=YOURS)),
                        (choose(locations(traits=("Central",))), MoveTo("chosen")),
                    ),
                ),
            ),
        )
    ),
)

core.card(
    "Locked Door",
    revelation(SingleOut(WithMost("clues", locations(unattached="Locked Door"))), PutInto("attached", CHOSEN)),
    Cannot(HOST, INVESTIGATE, "be investigated"),
    action(
        one_of(
            Test(COMBAT, 4, success=(Do("discard", THIS),)),
            Test(AGILITY, 4, success=(Do("discard", THIS),)),
        )
    ),
)

SHAKEN = (ENGAGED, Compare(Yours("remaining sanity"), "or less", 4))
core.card(
    "Screeching Byakhee",
    Prey("remaining sanity", most=False),
    Modifier("fight", 1, THIS, when=SHAKEN),
    Modifier("evade", 1, THIS, when=SHAKEN),
)
core.card(
    "The Yellow Sign",
    revelation(Test(WILLPOWER, 4, failure=(Suffer(horror=2), SearchDeck(MADNESS, drawn=True)))),
)

core.card(
    "Yithian Observer",
    Prey("cards in hand", most=False),
    when(
        FORCED,
        on("attack", card=THIS, player="you"),
        If(AtLeast(1, Yours("cards in hand")), (DiscardAtRandom(1),), (Harder(1),)),
    ),
)
core.card(
    "Offer of Power",
    revelation(one_of((DrawCards(2), PlaceDoom(2, THE_AGENDA, may_advance=True)), Suffer(horror=2), must=True)),
)

core.card(
    "Relentless Dark Young",
    Prey(AGILITY, most=False),
    at(FORCED, on("round ends"), Do("heal damage", THIS, 2)),
)
core.card(
    "Goat Spawn",
    when(FORCED, on("defeat", card=THIS), Suffer(horror=1, who=EachInvestigator(ITS_LOCATION))),
)

core.card(
    "Young Deep One",
    Prey(COMBAT, most=False),
    after(FORCED, on("engage", card=THIS, player="you"), Suffer(horror=1)),
)
core.card(
    "Dreams of R'lyeh",
    revelation(PutInto("threat")),
    Modifier(WILLPOWER, -1),
    Modifier("sanity", -1),
    action(Test(WILLPOWER, 3, success=(Do("discard", THIS),))),
)
