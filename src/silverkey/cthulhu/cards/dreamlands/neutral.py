"""Dreamlands: neutral cards."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.character(
    "The Day Dreamer",
    17,
    NEUTRAL,
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    action(pay(2), PutIntoPlay(THIS), at_end("phase", Do("sacrifice", STILL_IN_PLAY)), zone=HAND),
    cost=2,
    skill=2,
    icons="AA",
    subtypes=("Dreamer",),
    keywords="Day",
)

dreamlands.character(
    "Dreamlands Wanderer",
    18,
    NEUTRAL,
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    action(pay(2), PutIntoPlay(THIS), at_end("phase", Do("sacrifice", STILL_IN_PLAY)), zone=HAND),
    cost=2,
    skill=2,
    icons="AA",
    subtypes=("Dreamer",),
    keywords="Night",
)

dreamlands.support(
    "The Rays of Dawn",
    19,
    NEUTRAL,
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    Static(Every(characters(unique=False)), (loses("T"),)),
    descriptor="Cleansing Light",
    cost=1,
    subtypes=("Environment",),
    keywords="Day",
)

dreamlands.support(
    "The Setting Sun",
    20,
    NEUTRAL,
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    Static(Every(characters(unique=False)), (loses("I"),)),
    descriptor="The Light Fails",
    cost=1,
    subtypes=("Environment",),
    keywords="Night",
)

dreamlands.character(
    "Secretive Zoog",
    36,
    NEUTRAL,
    response(
        Trigger(("drain",), "after you drain a domain to which {this} is attached", player=YOU, targets=THIS),
        PutThisIntoPlay(),
        choose(Cards(subtypes=("Zoog",), controller=YOU, other=True)),
        AsResources(CHOSEN_CARD),
        zone=DOMAIN,
    ),
    cost=2,
    skill=2,
    icons="A",
    subtypes=("Zoog", "Creature"),
    zoog=True,
)

_DRAWN = Cards(type=CHARACTER, subtypes=("Zoog",), zone=HAND, owner=YOU, in_event=True)

dreamlands.support(
    "Zoog Burrow",
    56,
    NEUTRAL,
    response(
        Trigger(("draw",), "after you draw a Zoog character", player=YOU, when=(AtLeast(1, _DRAWN),)),
        EXHAUST_NAMED,
        Pick(_DRAWN),
        AsResources(CHOSEN_CARD),
        then(may(DrainIt(), DrawCards())),
    ),
    cost=2,
    subtypes=("Dreamlands", "Location"),
).before_errata("2.0", zoog=True)

_CHEAP_AT_NIGHT = CostChange(None, -3, when=(ItIs("Night"),))

dreamlands.character(
    "The Night",
    57,
    NEUTRAL,
    _CHEAP_AT_NIGHT,
    Static(Every(characters(state="exhausted", unique=False, not_keyword="Night")), (Blank(),), when=(ItIs("Night"),)),
    descriptor="Darkness Incarnate",
    unique=True,
    cost=6,
    skill=6,
    icons="TTTTA",
    subtypes=("Monster",),
    keywords="Villainous",
).before_errata(
    "2.0",
    abilities=(
        _CHEAP_AT_NIGHT,
        Static(Every(characters(state="exhausted", unique=False)), (Blank(),), when=(ItIs("Night"),)),
    ),
)

dreamlands.support(
    "Dream Dagger",
    58,
    NEUTRAL,
    Static(Fitting(HOST, characters(not_subtype="Dreamer")), (gains("C"),)),
    Static(Fitting(HOST, characters(subtypes=("Dreamer",))), (gains("TCCA"),)),
    action(pay(1), Reattach(characters(controller=YOU))),
    cost=1,
    subtypes=("Attachment", "Item", "Weapon"),
    attach=characters(controller=YOU),
).before_errata("2.0", attach=characters())

_AS_PRINTED = AssignWounds(characters(controller=YOU, committed=HERE), ByHowMuch(), together=True)
_ONE_AT_A_TIME = AssignWounds(characters(controller=YOU, committed=HERE), ByHowMuch())
_ON_YOUR_TURN = Cannot("commit", THIS, (OPPONENTS_TURN,), "commit to stories")

dreamlands.character(
    "Halflings of D'haz",
    75,
    NEUTRAL,
    _ON_YOUR_TURN,
    InStruggles(COMBAT, (EachDoes(LOSER, (_ONE_AT_A_TIME,)),), taking_part=True),
    cost=4,
    skill=2,
    icons="CCCCC",
    subtypes=("Monster",),
).before_errata(
    "2.0",
    "1.4",
    abilities=(_ON_YOUR_TURN, InStruggles(COMBAT, (EachDoes(LOSER, (_AS_PRINTED,)),), taking_part=True)),
)

dreamlands.support(
    "Guardian Pillar",
    78,
    NEUTRAL,
    CommitsAs(
        Guise(4, icons("TCCC"), ("Invulnerability",)),
        when=(ControlsMore(YOURSELF, supports(subtypes=("Dreamlands",))),),
    ),
    unique=True,
    cost=3,
    subtypes=("Dreamlands", "Location", "Mutable"),
)

dreamlands.character(
    "Basilisk",
    96,
    NEUTRAL,
    forced(
        AT_END_OF_YOUR_TURN,
        one_of(wound(Every(characters(controller=YOU, other=True)), 2), Do("sacrifice", THIS)),
    ),
    cost=4,
    skill=7,
    icons="TCCCC",
    subtypes=("Creature", "Monster"),
    keywords="Fast, Toughness +3",
)

dreamlands.support(
    "Moon-Beast Galley",
    99,
    NEUTRAL,
    passive(
        AT_BEGINNING_OF_TURN,
        ControlsMore(YOURSELF, supports(subtypes=("Dreamlands",))),
        ready(Every(characters(subtypes=("Dreamer",)))),
    ),
    cost=1,
    subtypes=("Dreamlands",),
)

dreamlands.character(
    "The Cats of Ulthar",
    116,
    NEUTRAL,
    action(
        Phase(STORY_PHASE, EACH_PLAYER),
        pay(3),
        Pick(stories()),
        PutIntoPlay(THIS, at=CHOSEN_STORY),
        zone=HAND,
    ),
    action(pay(1), Pick(Cards(subtypes=("Zoog",))), destroy(CHOSEN_CARD), then(return_to_hand(THIS))),
    cost=3,
    skill=2,
    icons="CC",
    subtypes=("Creature",),
    keywords="Fast",
)

dreamlands.character(
    "Nyarlathotep",
    117,
    NEUTRAL,
    RandomResources(),
    descriptor="The Black Pharaoh",
    unique=True,
    cost=4,
    skill=4,
    icons="TCAI",
    subtypes=("Ancient One",),
    keywords="Villainous, Toughness +2",
)
