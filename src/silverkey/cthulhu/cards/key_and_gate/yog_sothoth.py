"""The Key and the Gate: Yog-Sothoth."""

from silverkey.cthulhu.cards.key_and_gate.set import key_and_gate
from silverkey.cthulhu.cards.writing import *

YITHIANS_DISCARDED = Count(Cards(subtypes=("Yithian",), zone=DISCARD, owner=YOU))

key_and_gate.character(
    "Nikola Tesla",
    4,
    YOG,
    forced(
        Trigger(
            ("use",),
            "after you trigger an effect from your discard pile",
            player=YOU,
            origin=DISCARD,
            causes=TRIGGERED,
        ),
        AddToken(THIS),
    ),
    disrupt(DESTROYING_THIS, SpreadTokens(THIS)),
    descriptor="Man Out of Time",
    unique=True,
    cost=2,
    skill=4,
    icons="AA",
    subtypes=("Scientist", "Independent"),
)

key_and_gate.character(
    "Professor Nathaniel Peaslee",
    6,
    YOG,
    action(
        YOUR_OPERATIONS,
        Pay(X, match=YOG),
        choose(characters(not_subtype="Ancient One", skill_max=X, controller=OPPONENT)),
        SwapControl(CHOSEN, THIS),
    ),
    descriptor="Alien Intelligence",
    unique=True,
    cost=1,
    skill=1,
    icons="A",
    subtypes=("Yithian",),
)

FACEDOWN_HERE = Count(Cards(facedown=True, on_this=True))

key_and_gate.character(
    "Fthaggua",
    7,
    YOG,
    Static(THIS, (gains("TC", per=FACEDOWN_HERE), Skill(1, per=FACEDOWN_HERE))),
    forced(
        AFTER_A_CHARACTER_IS_DESTROYED,
        UnlessCancelled((AttachFacedown(THE_EVENT_CARD),), (DiscardFromDeck(2),)),
    ),
    descriptor="Regent of the Fire Vampires",
    unique=True,
    cost=3,
    skill=2,
    icons="TC",
    subtypes=("Servitor", "Monster"),
    keywords="Invulnerability",
)

key_and_gate.character(
    "Lost Oracle",
    9,
    YOG,
    response(AFTER_WINNING_ARCANE, DiscardFromDeck(2), RemoveTokens(1), zone=DISCARD),
    cost=1,
    skill=1,
    icons="A",
    subtypes=("Independent", "Sorcerer"),
)

key_and_gate.character(
    "Hand of Aforgomon",
    14,
    YOG,
    Static(Every(characters(committed=HERE, other=True)), (SkillIs(0),), (IsCommitted(),)),
    cost=3,
    skill=0,
    icons="CAA",
    subtypes=("Cultist",),
)

key_and_gate.character(
    "Yithian Scout",
    15,
    YOG,
    response(
        AFTER_ENTERING_A_DISCARD_PILE,
        Pick(Cards(title="Yithian Scout", zone=DECK, owner=YOU)),
        ToHand(CHOSEN_CARD),
        Shuffle(),
    ),
    action(
        Limit(1, "turn", by_copy=True),
        DiscardTop(EACH_OPPONENT, 1),
        when_(Discarded(Cards(not_type=CHARACTER, zone=DISCARD)), PutIntoPlay(THIS)),
        zone=DISCARD,
    ),
    cost=1,
    skill=1,
    subtypes=("Yithian", "Investigator"),
    steadfast=((YOG, 2),),
)

KEEPER_DRAWS = Trigger(
    ("enters discard",),
    "after a Yithian card enters your discard pile",
    card=Cards(subtypes=("Yithian",), zone=DISCARD),
    player=YOU,
)

key_and_gate.character(
    "Keeper of the Great Library",
    16,
    YOG,
    Static(THIS, (SkillIsX(YITHIANS_DISCARDED),)),
    response(KEEPER_DRAWS, Limit(1, "phase", by_copy=True), DrawCards()),
    cost=2,
    skill="X",
    icons="AAA",
    subtypes=("Yithian",),
).before_errata(
    "2.0", "1.4", abilities=(Static(THIS, (SkillIsX(YITHIANS_DISCARDED),)), response(KEEPER_DRAWS, DrawCards()))
)

key_and_gate.support(
    "Frozen Time",
    22,
    YOG,
    Static(Host("attached card"), (Blank(),)),
    cost=2,
    subtypes=("Polar", "Attachment"),
    keywords="Loyal",
    attach=either(Cards(other=True), stories()),
)

key_and_gate.support(
    "Rite of the Silver Gate",
    25,
    YOG,
    action(
        EXHAUST_NAMED,
        choose(Cards(not_type=STORY)),
        RevealTop(who=ControllerOf(CHOSEN_CARD)),
        DiscardCostliest(Chosen("chosen revealed", "those two cards")),
        then(AddToken(THIS)),
    ),
    descriptor="Rending Space-Time",
    unique=True,
    cost=3,
    subtypes=("Ritual",),
    keywords="Fated 3",
)

key_and_gate.event(
    "Studying the Void",
    35,
    YOG,
    action(DiscardTop(EACH_PLAYER, 1)),
    response(AFTER_WINNING_ARCANE, SiftTop(ByHowMuch()), zone=DISCARD),
    cost=0,
    subtypes=("Yithian",),
    steadfast=((YOG, 2),),
)

RETURN_YITHIAN = action(choose(characters(subtypes=("Yithian",))), return_to_hand(CHOSEN))
MIGRATION = (BottomThis(), ChoosePlayer(deck=True), DiscardTop(THAT_PLAYER, YITHIANS_DISCARDED))

key_and_gate.event(
    "Interstellar Migration",
    37,
    YOG,
    RETURN_YITHIAN,
    action(Phase(STORY_PHASE, EACH_PLAYER), Limit(1, "phase", by_copy=False), *MIGRATION, zone=DISCARD),
    cost=2,
    subtypes=("Yithian",),
).before_errata(
    "2.0",
    "1.4",
    abilities=(as_event(RETURN_YITHIAN), action(Limit(1, "phase", by_copy=False), *MIGRATION, zone=DISCARD)),
)
