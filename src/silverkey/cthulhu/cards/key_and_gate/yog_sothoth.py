"""The Key and the Gate: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

YITHIANS_DISCARDED = Count(Cards(subtypes=("Yithian",), zone=DISCARD, owner=YOU))

key_and_gate.card(
    "Nikola Tesla",
    forced(
        on("use", player=YOU, origin=DISCARD, causes=TRIGGERED),
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
