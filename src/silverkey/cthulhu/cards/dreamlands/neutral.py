"""Dreamlands: neutral cards."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "The Day Dreamer",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    action(pay(2), PutIntoPlay(THIS), at_end("phase", Do("sacrifice", STILL_IN_PLAY)), zone=HAND),
)

dreamlands.card(
    "Dreamlands Wanderer",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    action(pay(2), PutIntoPlay(THIS), at_end("phase", Do("sacrifice", STILL_IN_PLAY)), zone=HAND),
)

dreamlands.card(
    "The Rays of Dawn",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    Static(Every(characters(unique=False)), (loses("T"),)),
)

dreamlands.card(
    "The Setting Sun",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    Static(Every(characters(unique=False)), (loses("I"),)),
)

dreamlands.card(
    "Secretive Zoog",
    response(
        on("drain", by=YOU, targets=THIS),
        PayBy(PutIntoPlay(THIS)),
        choose(Cards(subtypes=("Zoog",), controller=YOU, other=True)),
        AsResources(CHOSEN_CARD),
        zone=DOMAIN,
    ),
)

dreamlands.card(
    "Zoog Burrow",
    response(
        on("draw", player=YOU, cards=Cards(type=CHARACTER, subtypes=("Zoog",))),
        EXHAUST_NAMED,
        Pick(Cards(type=CHARACTER, subtypes=("Zoog",), zone=HAND, owner=YOU, where=("in event",))),
        AsResources(CHOSEN_CARD),
        then(may(PayBy(Drain(THAT_DOMAIN)), DrawCards())),
    ),
).before_errata("2.0", zoog=True)

_CHEAP_AT_NIGHT = CostChange(None, -3, when=(ItIs("Night"),))

dreamlands.card(
    "The Night",
    _CHEAP_AT_NIGHT,
    Static(Every(characters(state="exhausted", unique=False, non=("Night",))), (Blank(),), when=(ItIs("Night"),)),
).before_errata(
    "2.0",
    abilities=(
        _CHEAP_AT_NIGHT,
        Static(Every(characters(state="exhausted", unique=False)), (Blank(),), when=(ItIs("Night"),)),
    ),
)

dreamlands.card(
    "Dream Dagger",
    Static(Fitting(HOST, characters(non=("Dreamer",))), (gains("C"),)),
    Static(Fitting(HOST, characters(subtypes=("Dreamer",))), (gains("TCCA"),)),
    action(pay(1), Pick(characters(controller=YOU, but=HOST), to="attach"), Attach(THIS, CHOSEN)),
    attach=characters(controller=YOU),
).before_errata("2.0", attach=characters())

_AS_PRINTED = AssignWounds(characters(controller=YOU, committed=HERE), OfEvent("margin"), together=True)
_ONE_AT_A_TIME = AssignWounds(characters(controller=YOU, committed=HERE), OfEvent("margin"))
_ON_YOUR_TURN = Cannot(THIS, "commit", "commit to stories", when=(OPPONENTS_TURN,))

dreamlands.card(
    "Halflings of D'haz", _ON_YOUR_TURN, InStruggles(COMBAT, (EachDoes(LOSER, (_ONE_AT_A_TIME,)),), taking_part=True)
).before_errata(
    "2.0", "1.4", abilities=(_ON_YOUR_TURN, InStruggles(COMBAT, (EachDoes(LOSER, (_AS_PRINTED,)),), taking_part=True))
)

dreamlands.card(
    "Guardian Pillar",
    CommitsAs(
        CountsAs(4, icons("TCCC"), ("Invulnerability",), keeps_text=True),
        when=(controls_more(YOURSELF, supports(subtypes=("Dreamlands",)), than=EACH_OPPONENT),),
    ),
)

dreamlands.card(
    "Basilisk",
    forced(
        on("phase begins", player=YOU, which=END_OF_TURN),
        one_of(wound(Every(characters(controller=YOU, other=True)), 2), Do("sacrifice", THIS)),
    ),
)

dreamlands.card(
    "Moon-Beast Galley",
    passive(
        AT_BEGINNING_OF_TURN,
        controls_more(YOURSELF, supports(subtypes=("Dreamlands",)), than=EACH_OPPONENT),
        ready(Every(characters(subtypes=("Dreamer",)))),
    ),
)

dreamlands.card(
    "The Cats of Ulthar",
    action(
        Phase(STORY_PHASE, EACH_PLAYER),
        pay(3),
        Pick(stories()),
        PutIntoPlay(THIS, at=CHOSEN_STORY),
        zone=HAND,
    ),
    action(pay(1), Pick(Cards(subtypes=("Zoog",))), destroy(CHOSEN_CARD), then(return_to_hand(THIS))),
)

dreamlands.card("Nyarlathotep", RuleChange("random resources"))

_ATTACHED_ZOOG = Static(THIS, (Belongs("subtype", "Zoog"),), (IsA(THIS, Cards(where=("attached",))),))
_YOU_DRAIN_ITS_DOMAIN = on("drain", by=YOU, targets=THIS)

dreamlands.card(
    "Furtive Zoog",
    Static(THIS, (gains("I"),), when=(ItIs("Day"),)),
    Static(THIS, (gains("T"),), when=(ItIs("Night"),)),
    response(_YOU_DRAIN_ITS_DOMAIN, PutIntoPlay(THIS), zone=DOMAIN),
)

dreamlands.card(
    "Twilight Ritual",
    action(until_end_of_phase(Every(Cards(keywords=("Day", "Night"))), Blank()), then(DrawCards())),
)

dreamlands.card(
    "Prize Pistol",
    Static(HOST, (gains("C"),)),
    action(EXHAUST_NAMED, pay(1), choose(characters(skill=below(Of("C", HOST)))), wound(CHOSEN)),
    attach=characters(faction=AGENCY),
)

dreamlands.card(
    "Daybreak!",
    action(destroy(Every(Cards(keywords=("Night",)))), Pick(stories()), Attach(THIS, CHOSEN_STORY)),
    Static(HOST_STORY, (SkipStruggles("T"),)),
    Static(THIS, (Keyword("Day"), Belongs("subtype", "Environment")), (IsA(THIS, Cards(where=("attached",))),)),
)

dreamlands.card(
    "The Enchanted Wood",
    Cannot(
        characters(),
        "resist",
        "resist insanity by [T] icons",
        modal="does not",
        when=(controls_more(YOURSELF, supports(subtypes=("Dreamlands",)), than=EACH_OPPONENT),),
    ),
)

dreamlands.card(
    "Kaman-Thah", Static(THIS, (Skill(3), gains("CA")), when=(AtLeast(1, Cards(title="Nasht", controller=YOU)),))
)

dreamlands.card(
    "Nasht", Static(THIS, (Skill(3), gains("TI")), when=(AtLeast(1, Cards(title="Kaman-Thah", controller=YOU)),))
)

dreamlands.card("Slime Mold", action(SACRIFICE, wound(Every(characters(where=("wounded",))))))

dreamlands.card(
    "Ancient Zoog",
    response(_YOU_DRAIN_ITS_DOMAIN, Pick(characters(non=("Zoog",)), to="attach"), Attach(THIS, CHOSEN), zone=DOMAIN),
    Static(HOST, (Belongs("subtype", "Dreamer"), gains("A"))),
    _ATTACHED_ZOOG,
)

_CHEAPER_AT_NIGHT = CostChange(None, -2, when=(ItIs("Night"),))

dreamlands.card(
    "Blasphemous Dreams",
    _CHEAPER_AT_NIGHT,
    action(
        PayBy(GiveUp(characters(subtypes=("Dreamer",)), by="ready")),
        choose(characters(non=("Dreamer",))),
        exhaust(CHOSEN),
    ),
)

dreamlands.card(
    "Assist Dreamer",
    _CHEAPER_AT_NIGHT,
    action(
        choose(characters(unique=True)),
        ready(CHOSEN),
        until_end_of_phase(CHOSEN, Belongs("subtype", "Dreamer"), gains("AAA")),
    ),
)

dreamlands.card("Cryptic Writings", CannotTrigger(HOST), attach=characters(non=("Ancient One",)))

dreamlands.card(
    "The Book of Black Stones",
    action(EXHAUST_NAMED, discard_top(EACH_PLAYER, 1)),
    attach=characters(controller=YOU),
)

dreamlands.card("Dreamlands Eclipse", LiesOpen(WhoeverHas("fewest", supports(subtypes=("Dreamlands",)))))

dreamlands.card(
    "Moon-Beast Captain",
    CostChange(None, -2, when=(controls_more(YOURSELF, supports(subtypes=("Dreamlands",)), than=EACH_OPPONENT),)),
)

dreamlands.card(
    "Curious Zoog",
    response(
        _YOU_DRAIN_ITS_DOMAIN,
        PayBy(return_to_hand(THIS)),
        Reveal(Top(1, EACH_PLAYER), secretly=True),
        may(Do("discard", Chosen("revealed", "those cards"))),
        zone=DOMAIN,
    ),
)

_WHILE_ATTACHED = (IsA(THIS, Cards(where=("attached",))),)

dreamlands.card(
    "Inconspicuous Zoog",
    response(_YOU_DRAIN_ITS_DOMAIN, Pick(stories()), Attach(THIS, CHOSEN_STORY), zone=DOMAIN),
    Static(THIS, (Belongs("subtype", "Zoog"), Skill(2), gains("A")), _WHILE_ATTACHED),
    CountsAt(THIS, HOST_STORY),
    replacement(
        on("destroy", card=THIS),
        IsA(HOST_STORY, Cards(zone=WON, owner=YOU)),
        Instead(),
        return_to_hand(THIS),
    ),
)

dreamlands.card(
    "The Sleep of the Dead",
    action(
        Phase(STORY_PHASE, before="uncommit"),
        choose(characters(), number=2, up_to=True),
        Lasts(None, (Cannot(THOSE_CHOSEN, "ready", modal="does not"),), NEXT_REFRESH_ENDS),
    ),
)

_KEPT = Chosen("kept", "those characters")

dreamlands.card(
    "The Light Side of the Moon",
    CostChange(None, to=0, when=(ItIs("Day"),)),
    response(
        on("win story", player=OPPONENT),
        choose(characters(controller=YOU), "kept", number=3, up_to=True, by=EACH_PLAYER),
        Do("shuffle in", Every(characters(but=_KEPT))),
    ),
)

dreamlands.card(
    "The Dark Side of the Moon",
    CostChange(None, to=0, when=(ItIs("Night"),)),
    response(
        on("win story", player=OPPONENT),
        choose(characters(controller=OPPONENT), by=EACH_PLAYER),
        Do("shuffle in", THOSE_CHOSEN),
    ),
)

dreamlands.card(
    "Unknown Kadath",
    action(
        EXHAUST_NAMED,
        ChoosePlayer(opponents=True),
        choose(discarded(keywords=("Day", "Night"), owner=OPPONENT), by=THAT_OPPONENT),
        take(CHOSEN_CARD),
    ),
)

dreamlands.card(
    "Stealthy Zoog",
    response(_YOU_DRAIN_ITS_DOMAIN, Pick(stories()), Attach(THIS, CHOSEN_STORY), zone=DOMAIN),
    _ATTACHED_ZOOG,
    Cannot(HOST_STORY, "decline", "be won without its effect being executed, if that is possible"),
)

_HIS_GHOULS = Cards(printed_subtype="Ghoul", where=("on this",))

dreamlands.card(
    "Richard Upton Pickman, Venerable Ghoul",
    Static(THIS, (IconsOf(Every(_HIS_GHOULS)),)),
    replacement(WOUNDING_THIS, may(PayBy(GiveUp(_HIS_GHOULS, by="discard")), Instead())),
    action(
        pay(2),
        Pick(
            either(
                Cards(type=CHARACTER, subtypes=("Ghoul",), zone=HAND, owner=YOU),
                discarded(type=CHARACTER, subtypes=("Ghoul",), owner=YOU),
            ),
            to="attach",
        ),
        Attach(CHOSEN_CARD, THIS),
    ),
)
