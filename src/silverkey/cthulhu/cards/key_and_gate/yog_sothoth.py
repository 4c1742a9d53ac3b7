"""The Key and the Gate: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

YITHIANS_DISCARDED = Count(Cards(subtypes=("Yithian",), zone=DISCARD, owner=YOU))

key_and_gate.card(
    "Nikola Tesla",
    forced(
        on("use", player=YOU, origin=DISCARD),
        PutTokens(THIS),
    ),
    disrupt(DESTROYING_THIS, LayTokens(origin=THIS)),
)

key_and_gate.card(
    "Professor Nathaniel Peaslee",
    action(
        YOUR_OPERATIONS,
        Pay(X, match=YOG),
        choose(characters(non=("Ancient One",), skill=at_most(X), controller=OPPONENT)),
        Control(CHOSEN, in_exchange=THIS),
    ),
)

FACEDOWN_HERE = Count(Cards(where=("facedown", "on this")))

key_and_gate.card(
    "Fthaggua",
    Static(THIS, (gains("TC", per=FACEDOWN_HERE), Skill(1, per=FACEDOWN_HERE))),
    forced(
        DESTROYING_A_CHARACTER,
        EachDoes(EACH_PLAYER, (may(PayBy(discard_top(YOURSELF, 2)), CancelRest()),)),
        Attach(THE_EVENT_CARD, THIS, facedown=True),
    ),
)

key_and_gate.card(
    "Lost Oracle", response(AFTER_WINNING_ARCANE, PayBy(discard_top(YOURSELF, 2)), RemoveTokens(1), zone=DISCARD)
)

key_and_gate.card(
    "Hand of Aforgomon", Static(Every(characters(committed=HERE, other=True)), (SkillIs(0),), (is_committed(),))
)

key_and_gate.card(
    "Yithian Scout",
    response(
        AFTER_ENTERING_A_DISCARD_PILE,
        Pick(Cards(title="Yithian Scout", zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
    action(
        Limit(1, "turn", by_copy=True),
        discard_top(EACH_OPPONENT, 1),
        when_(AtLeast(1, Cards(non=(CHARACTER,), zone=DISCARD, among=Chosen("discarded"))), PutIntoPlay(THIS)),
        zone=DISCARD,
    ),
)

KEEPER_DRAWS = on("enters discard", card=Cards(subtypes=("Yithian",), zone=DISCARD), player=YOU)

key_and_gate.card(
    "Keeper of the Great Library",
    Static(THIS, (skill_is(YITHIANS_DISCARDED),)),
    response(KEEPER_DRAWS, Limit(1, "phase", by_copy=True), DrawCards()),
).before_errata(
    "2.0", "1.4", abilities=(Static(THIS, (skill_is(YITHIANS_DISCARDED),)), response(KEEPER_DRAWS, DrawCards()))
)

key_and_gate.card("Frozen Time", Static(Host("attached card"), (Blank(),)), attach=either(Cards(other=True), stories()))

key_and_gate.card(
    "Rite of the Silver Gate",
    action(
        EXHAUST_NAMED,
        choose(Cards(non=(STORY,))),
        Reveal(Top(1, ControllerOf(CHOSEN_CARD))),
        Do("discard", TheOnly(Cards(among=Chosen("chosen revealed"), extreme=("highest", "cost")))),
        then(PutTokens(THIS)),
    ),
)

key_and_gate.card(
    "Studying the Void",
    action(discard_top(EACH_PLAYER, 1)),
    response(
        AFTER_WINNING_ARCANE,
        Reveal(Top(OfEvent("margin"))),
        Pick(SEEN, any_number=True),
        Do("discard", THOSE_CARDS),
        Rest("top", noun="the others"),
        zone=DISCARD,
    ),
)

RETURN_YITHIAN = action(choose(characters(subtypes=("Yithian",))), return_to_hand(CHOSEN))
MIGRATION = (PayBy(Do("bottom", THIS)), ChoosePlayer(deck=True), discard_top(THAT_PLAYER, YITHIANS_DISCARDED))

key_and_gate.card(
    "Interstellar Migration",
    RETURN_YITHIAN,
    action(Phase(STORY_PHASE, EACH_PLAYER), Limit(1, "phase", by_copy=False), *MIGRATION, zone=DISCARD),
).before_errata(
    "2.0", "1.4", abilities=((RETURN_YITHIAN), action(Limit(1, "phase", by_copy=False), *MIGRATION, zone=DISCARD))
)

_HERE_WITH_HER = Count(characters(committed=HERE, other=True))

key_and_gate.card(
    "Jeanne D'Ys",
    action(
        Limit(1, "turn", by_copy=True),
        ChoosePlayer(deck=True),
        discard_top(THAT_PLAYER, _HERE_WITH_HER),
        then(PutTokens(THIS)),
    ),
)

key_and_gate.card(
    "Claude Owen",
    action(
        Limit(1, "turn", by_copy=True),
        pay(3),
        choose(discarded(type=CHARACTER, owner=YOU), "yours", to="enter here"),
        choose(discarded(type=CHARACTER, owner=OPPONENT), "theirs", to="enter here"),
        PutIntoPlay(Chosen("yours theirs", "those characters"), verb="enter here"),
        at_end("phase", Control(Entered("those characters"), to=OwnerOf(STILL_IN_PLAY))),
    ),
)

_READY_AND_ABLE = Every(characters(state="ready", skill=at_least(4)))

key_and_gate.card(
    "Nadine Eskiy",
    forced(AFTER_COMMITTING, Together((exhaust(_READY_AND_ABLE), Do("commit", _READY_AND_ABLE, place=ITS_STORY)))),
)

_A_SPELL = Cards(type=EVENT, subtypes=("Spell",), zone=HAND, owner=YOU)

key_and_gate.card(
    "Wilbur Whateley, Scion of Yog-Sothoth",
    CostChange(Cards(type=EVENT, subtypes=("Spell",)), -1, who=YOU, first="turn"),
    action(
        PayBy(GiveUp(_A_SPELL)),
        choose(characters(state="exhausted", controller=OPPONENT)),
        EachDoes(ControllerOf(CHOSEN), (one_of(Do("top", CHOSEN), discard_cards(1, targeted=False)),)),
    ),
)

key_and_gate.card(
    "Yog-Sothoth, All-In-One",
    CostChange(None, -1, per=Count(discarded(type=CHARACTER, subtypes=("Sorcerer",), owner=YOU))),
    forced(
        on("place token"),
        choose(Cards(controller=THE_EVENT_PLAYER)),
        until_end_of_phase(CHOSEN_CARD, Keyword("Fated", 3)),
        then(PutTokens(CHOSEN_CARD)),
    ),
)

key_and_gate.card("Wentshukumishiteu", forced(AFTER_LEAVING, discard_top(EACH_OPPONENT, 3)))

key_and_gate.card(
    "Hungry Star Vampire",
    forced(on("ready", card=THIS), choose(characters(extreme=("lowest", "skill"))), destroy(CHOSEN)),
)

key_and_gate.card(
    "Decrepit Wizard",
    disrupt(
        on("resolve", "chosen", causes=TRIGGERED, targets=characters(controller=YOU)),
        PayBy(GiveUp(Cards(zone=DOMAIN, owner=YOU), by="discard resource")),
        CancelEvent("cancel that effect"),
        then(PutTokens(THIS)),
    ),
)

key_and_gate.card(
    "Scholar from Yith",
    action(pay(1), until_end_of_phase(THIS, turns("A", "I"))),
    action(pay(2), choose(characters()), until_end_of_phase(CHOSEN, Blank()), zone=DISCARD),
)

key_and_gate.card(
    "Scientist from Yith",
    response(
        on("play", card=Cards(subtypes=("Yithian",), zone=HAND), player=YOU),
        ChoosePlayer(opponents=True),
        Reveal(Top(3, THAT_PLAYER)),
        Pick(SEEN, any_number=True),
        Do("bottom", THOSE_CARDS),
    ),
)

key_and_gate.card(
    "Displaced",
    action(PayBy(GiveUp(characters(subtypes=("Yithian",)), by="bottom")), Control(HOST, "turn")),
    attach=characters(non=("Ancient One",)),
)

key_and_gate.card(
    "Elder Chasm", Company(characters(controller=OPPONENT), at=HOST_STORY, company="several"), attach=stories()
)

key_and_gate.card(
    "De Vermis Mysteriis",
    Static(Every(characters()), (Skill(-1, per=Of("tokens", THIS)),)),
    action(
        EXHAUST_NAMED,
        discard_top(YOURSELF, 1),
        when_(AtLeast(1, Cards(non=(CHARACTER,), zone=DISCARD, among=Chosen("discarded"))), PutTokens(THIS)),
    ),
)

key_and_gate.card(
    "Lost City of Pnakotus",
    response(
        on("enter", card=Cards(subtypes=("Yithian",))),
        EXHAUST_NAMED,
        ChoosePlayer(),
        EachDoes(THAT_PLAYER, (DrawCards(2), then(discard_cards(2)))),
    ),
)

key_and_gate.card(
    "Song of the Spheres",
    Static(HOST, (Blank(), NoIcons())),
    action(pay(Of("printed cost", HOST)), destroy(THIS), open_to_all=True),
    attach=characters(),
)

key_and_gate.card(
    "Mists of Lethe",
    response(
        on("commit", player=OPPONENT),
        Pick(stories(but=THE_EVENT_STORY), to_join=THE_EVENT_CARD),
        Do("commit", THE_EVENT_CARD, place=CHOSEN_STORY),
    ),
    action(PayBy(GiveUp(Cards(faction=YOG), by="return")), Do("bottom", THIS), zone=DISCARD),
)

key_and_gate.card(
    "Calling the Williwaw",
    response(
        on("use", card=either(characters(), supports()), player=EACH_PLAYER),
        EachDoes(THE_EVENT_PLAYER, (one_of(pay(2), sacrifice(EventCard())),)),
    ),
)

key_and_gate.card(
    "Vortex of Time",
    action(DrawCards(2)),
    response(
        on("drain"),
        Limit(1, "turn", by_copy=True),
        Reveal(Top(1, WHOEVER_DID)),
        may(Do("bottom", REVEALED)),
        zone=DISCARD,
    ),
)

key_and_gate.card(
    "Return to Yith", action(choose(discarded(subtypes=("Yithian",), owner=YOU), number=X), take(THOSE_CARDS))
)

_A_SCIENTIST = Cards(type=CHARACTER, subtypes=("Scientist",), zone=HAND, owner=YOU)

key_and_gate.card(
    "Quantum Theorist",
    Matches(_A_SCIENTIST, YOG),
    Static(
        THIS,
        (gains("I"), Keyword("Fast")),
        when=(AtLeast(1, characters(subtypes=("Scientist",), non=(YOG,), controller=YOU)),),
    ),
)

key_and_gate.card("One-In-All", MayTrigger(HOST_CARD), attach=supports(controller=OPPONENT))

key_and_gate.card(
    "Rite of the Silver Key",
    forced(on("turn begins", player=YOU), PutTokens(THIS), then(discard_top(YOURSELF, 1))),
    action(
        EXHAUST_NAMED,
        PayBy(PutTokens(THIS, X, off=True)),
        choose(discarded(type=CHARACTER, owner=YOU, cost=at_most(X))),
        PutIntoPlay(CHOSEN_CARD),
    ),
)

key_and_gate.card(
    "Ys",
    disrupt(
        on(*LEAVING, card=characters(controller=YOU), by=OPPONENT),
        EXHAUST_NAMED,
        Pick(characters(controller=YOU, where=("spared",))),
        Instead(),
        Divert(CHOSEN),
    ),
)

key_and_gate.card(
    "Dark Passenger",
    Static(HOST, (NoIcons(),)),
    Cannot(HOST, "uncommit", "be uncommitted from a story before that is won"),
    response(
        on("enters discard", card=THIS, player=YOU, origin=DOMAIN),
        AtLeast(1, Cards(faction=YOG, controller=YOU)),
        Pick(characters(non=("Ancient One",)), to="attach"),
        Attach(THIS, CHOSEN),
        zone=DISCARD,
    ),
    attach=characters(non=("Ancient One",)),
)

key_and_gate.card(
    "Summon Spectral Hunter",
    PlayedIf((ItIs("Day", so=False),)),
    Static(HOST, (Skill(-1, per=Of("tokens", HOST)),)),
    whenever(AtMost(0, Of("skill", HOST)), destroy(HOST)),
    forced(on("turn begins", player=OwnerOf(THIS_CARD)), PutTokens(HOST)),
    attach=characters(non=("Ancient One",)),
)

key_and_gate.card(
    "Temporal Slip",
    disrupt(on("after struggle"), ChooseStruggle(THE_EVENT_STORY), ResolveStruggle(won_by=YOURSELF)),
)
