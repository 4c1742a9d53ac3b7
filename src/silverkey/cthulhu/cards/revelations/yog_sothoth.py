"""Revelations: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

revelations.card(
    "Feral Elder Thing",
    passive(
        on("turn begins", player=YOU),
        EachDoes(EACH_PLAYER, (discard_cards(2),), if_able=True),
        then(EachDoes(EACH_PLAYER, (DrawCards(),))),
    ),
)

revelations.card(
    "Pulled from the Beyond",
    action(
        choose(discarded(owner=OPPONENT, non=(EVENT,), cost=at_most(X))),
        PutIntoPlay(CHOSEN_CARD, verb="enter here"),
        at_end("phase", Do("discard", STILL_IN_PLAY)),
    ),
)

revelations.card(
    "Tindalos Alpha",
    disrupt(
        on(*LEAVING, card=THIS),
        Instead(),
        Do("bottom", THIS),
        then(take(Top(2, zone=DISCARD))),
    ),
)

revelations.card(
    "Walk the Path",
    response(on("use", player=OPPONENT), CopyEffect(anew=True)),
)

revelations.card(
    "Elder Thing Scavenger",
    action(
        EXHAUST_NAMED,
        choose(discarded(type=SUPPORT, non=("Location",))),
        PutIntoPlay(CHOSEN_CARD, verb="enter here"),
        at_end("phase", Do("discard", STILL_IN_PLAY)),
    ),
)

revelations.card(
    "Houngan Seydou",
    action(
        Pay(X),
        choose(characters(skill=Bound("exactly", X), committed=HERE, lacking=attachments(type=SUPPORT))),
        Do("uncommit", CHOSEN),
    ),
)

revelations.card(
    "Eltdown Shards",
    Static(HOST, (gains("AA"),)),
    response(
        on("win struggle", player=YOU, card=Committed(of=HOST), which="Arcane"),
        ChoosePlayer(opponents=True),
        Reveal(Hand(THAT_PLAYER), secretly=True),
        Pick(Cards(among=Chosen("revealed"), zone=HAND)),
        Do("discard from hand", CHOSEN_CARD),
    ),
    attach=characters(),
)

revelations.card(
    "Shoshana Hatch",
    action(
        is_committed(),
        GO_INSANE,
        ChooseStruggle(at=THE_STORY_LEFT),
        Lasts(THE_STORY_LEFT, (Struggles(-1),)),
    ),
)

revelations.card(
    "The Gate of The Silver Key",
    forced(
        on("succeed", card=HOST_STORY, player=YOU),
        Do("bottom", THIS),
        then(ChoosePlayer(deck=True), Reveal(Top(10, THAT_PLAYER)), Rest("top", noun="them")),
    ),
    attach=stories(),
)

revelations.card(
    "Servant to the Elder Things",
    action(
        EXHAUST_NAMED,
        ChoosePlayer(opponents=True),
        when_(
            AtLeast(2, discarded(owner=YOU)),
            EachDoes(THAT_PLAYER, (choose(discarded(owner=OPPONENT)), return_to_hand(CHOSEN_CARD))),
        ),
    ),
)

revelations.card(
    "The Necronomicon: Theodorus Philetas Translation",
    passive(AFTER_ENTERING, Do("shuffle in", Every(Cards(copy_of="The Necronomicon", other=True)))),
    response(
        on("succeed", player=YOU),
        PayBy(Together((sacrifice(HOST), Do("shuffle in", THIS)))),
        EachDoes(EACH_OPPONENT, (discard_top(YOURSELF, 5),)),
    ),
    attach=characters(controller=YOU),
)

revelations.card(
    "The Grand Design",
    CommitsExhausted(characters(in_title="Elder Thing"), at=THIS),
    story_effect(take(Top(Count(Cards(zone=HAND, owner=YOU)), zone=DISCARD))),
)

revelations.card("Pushed into the Beyond", action(choose(characters(cost=at_most(X))), Do("shuffle in", CHOSEN)))

FROM_A_DECK = on("enters discard", card=Cards(zone=DISCARD), origin=DECK)

revelations.card(
    "George Rogers",
    Static(THIS, (gains("CA"),), (AtLeast(1, Cards(subtypes=("Tome",), controller=YOU)),)),
    response(
        on("enters discard", origin=DECK, when=(AtLeast(2, Happened(FROM_A_DECK, whose=THE_EVENT_PLAYER)),)),
        *take_from_top(5, Cards(type=SUPPORT, faction=YOG, zone=DECK, owner=YOU)),
        Limit(1, "turn", by_copy=True),
    ),
)
