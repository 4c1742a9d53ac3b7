"""Revelations: the Agency."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

LEARNED = Static(THIS, (gains("AI"),), (AtLeast(1, Cards(subtypes=("Tome",), controller=YOU)),))
VISION = take_from_top(5, Cards(type=SUPPORT, faction=AGENCY, zone=DECK, owner=YOU))
NO_SUPPORT = AtMost(0, supports(controller=YOU))

revelations.card("Jenica Capra", LEARNED, action(NO_SUPPORT, *VISION, Limit(1, "turn", by_copy=True))).before_errata(
    "2.0", "1.4", abilities=(LEARNED, action(NO_SUPPORT, *VISION))
)

revelations.card(
    "Elena Belskaia",
    action(discard_cards(2, targeted=False, fewer=AS_MANY), then(DrawCards()), Limit(1, "turn", by_copy=True)),
).before_errata("2.0", "1.4", abilities=(action(discard_cards(2, targeted=False, fewer=AS_MANY), then(DrawCards())),))

revelations.card("Brother James Xavier", CannotTrigger(Cards(type=CHARACTER), when=(is_committed(),)))

revelations.card(
    "Daemonolatreia",
    Cannot(Cards(type=EVENT, zone=HAND), "play", by=EACH_OPPONENT, when=(is_committed(HOST),)),
    attach=characters(controller=YOU),
)

revelations.card(
    "Shadow War",
    story_effect(
        Pick(characters(subtypes=("Cultist", "Monster", "Servitor")), any_number=True, to="wound"),
        wound(THOSE_CHOSEN),
    ),
)

revelations.card("Customs Agent", action(EXHAUST_NAMED, Lasts(None, (CostChange(Cards(), 1),), uses=1)))

revelations.card(
    "Flush them Out",
    response(
        on("have committed", player=OPPONENT),
        OPPONENTS_TURN,
        choose(stories()),
        Do("uncommit", Every(characters(committed=stories(but=CHOSEN_STORY)))),
        then(Do("commit", Chosen("moved", "those characters"), place=CHOSEN_STORY)),
    ),
)

revelations.card(
    "Teodor Corvin",
    disrupt(
        on("wound"),
        EXHAUST_NAMED,
        CancelEvent("cancel {wound} to that character", 1),
        then(Lasts(THE_EVENT_CARD, (Keyword("Invulnerability"),), until="turn")),
    ),
)

revelations.card(
    "Cover Me!",
    disrupt(
        on("wound", card=characters(faction=AGENCY, controller=YOU)),
        choose(characters(state="exhausted"), to="wound"),
        Instead(),
        wound(CHOSEN),
    ),
)

revelations.card(
    "Paid Informant",
    action(
        pay(2),
        EXHAUST_NAMED,
        ChoosePlayer(opponents=True),
        Lasts(None, (LiesOpen(THAT_PLAYER, HAND),)),
    ),
)

revelations.card(
    "Black Maria",
    response(
        on("wound", card=characters(controller=YOU)),
        EXHAUST_NAMED,
        choose(characters(non=("Ancient One",))),
        Lasts(None, (Cannot(CHOSEN, "commit", "commit to stories"),), until=WHILE_EXHAUSTED),
    ),
)

revelations.card("St. Amabilis", response(on("insane"), EXHAUST_NAMED, wound(THE_EVENT_CARD)))

revelations.card(
    "Dr. Cornelius Rose",
    forced(
        on("story resolved", targets=THIS, when=(AtLeast(1, characters(keywords=("Villainous",), committed=THERE)),)),
        ready(THIS),
    ),
)

revelations.card(
    "The Necronomicon: Simon Translation",
    passive(AFTER_ENTERING, Do("shuffle in", Every(Cards(copy_of="The Necronomicon", other=True)))),
    response(
        on(
            "win struggle",
            card=Committed(of=HOST),
            player=YOU,
            which="Combat",
        ),
        PayBy(Together((sacrifice(HOST), Do("shuffle in", THIS)))),
        wound(Every(characters(committed=ANYWHERE, skill=below(Of("skill", Paid("attached character")))))),
    ),
    attach=characters(controller=YOU),
)
