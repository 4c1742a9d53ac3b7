"""Revelations: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

TOME = choose(Cards(subtypes=("Tome",), where=("usable",)))
THEN_GONE = then(EachDoes(ControllerOf(CHOSEN_CARD), (Do("sacrifice", CHOSEN_CARD),)))

revelations.card("Eryn Cochwyn", action(GO_INSANE, TOME, ForFree(CHOSEN_CARD, trigger=True), THEN_GONE)).before_errata(
    "2.0", "1.4", abilities=(action(GO_INSANE, TOME, ForFree(CHOSEN_CARD, trigger=True, as_yours=False), THEN_GONE),)
)

revelations.card(
    "The Great Library of Celaeno",
    response(
        on("use", card=Cards(subtypes=("Tome",)), player=EACH_PLAYER),
        choose(characters(bearing=Cards(subtypes=("Tome",))), any_number=True),
        ready(THOSE_CHOSEN),
        until_end_of_phase(THOSE_CHOSEN, Skill(3)),
    ),
)

revelations.card(
    "Sonje Olson",
    Static(THIS, (gains("AI"),), (AtLeast(1, Cards(subtypes=("Tome",), controller=YOU)),)),
    response(
        on("win struggle", player=YOU, which="Investigation", amount_min=2),
        *take_from_top(5, Cards(type=SUPPORT, faction=MISKATONIC, zone=DECK, owner=YOU)),
    ),
)

TOME_USED = on("use", card=supports(subtypes=("Tome",)), player=EACH_PLAYER)

revelations.card(
    "Celaeno Fragments",
    Static(HOST, (Keyword("Fast"), Skill(1, per=Count(Cards(subtypes=("Tome",)))))),
    response(
        TOME_USED,
        choose(
            either(
                discarded(type=SUPPORT, subtypes=("Tome",), owner=YOU),
                discarded(type=CHARACTER, faction=MISKATONIC, owner=YOU),
            )
        ),
        take(CHOSEN_CARD),
        Limit(1, "phase", by_copy=True),
    ),
    attach=characters(),
)

revelations.card("Research Assistant", response(TOME_USED, PayBy(ready(THIS)), DrawCards()))

revelations.card(
    "Infirmary",
    disrupt(
        on("destroy", card=characters(faction=MISKATONIC, controller=YOU)),
        Instead(),
        return_to_hand(THE_EVENT_CARD),
    ),
)

revelations.card(
    "Professor of Folklore",
    disrupt(
        on("wound", card=characters(faction=MISKATONIC)),
        pay(1),
        CancelEvent("cancel {wound} to that character", 1),
        when_(Overpaid(effect=True), may(ready(THE_EVENT_CARD))),
    ),
)

revelations.card(
    "Dr. Mya Badry",
    disrupt(
        on("destroy", card=characters(committed=ANYWHERE)),
        PutIntoPlay(THIS, at=THE_EVENT_STORY),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
        zone=HAND,
    ),
)

revelations.card(
    "Watchful Naturalist",
    action(pay(1), ChooseIcon(), until_end_of_phase(Every(characters(subtypes=("Monster", "Creature"))), Icons(-1))),
)

revelations.card(
    "Combing the Archives",
    story_effect(PutIntoPlay(Every(discarded(type=SUPPORT, subtypes=("Tome",))), verb="enter here")),
)

revelations.card(
    "The Necronomicon: Al Azif",
    passive(AFTER_ENTERING, Do("shuffle in", Every(Cards(copy_of="The Necronomicon", other=True)))),
    response(
        on("place token", player=YOU, card=Committed(of=HOST)),
        Together((sacrifice(HOST), Do("shuffle in", THIS))),
        then(PutTokens(Every(stories()))),
    ),
    attach=characters(controller=YOU),
)

revelations.card(
    "Surprising Find",
    response(
        on("draw", player=OPPONENT),
        DrawCards(3),
        then(Pick(Cards(zone=HAND, owner=YOU), number=2), Do("top", THOSE_CARDS)),
    ),
)

revelations.card(
    "Faculty Advisor",
    disrupt(
        on("wound", "insane", card=characters(subtypes=("Student",))),
        Instead(),
        sacrifice(THIS),
        then(DrawCards()),
    ),
)

revelations.card(
    "Dr. Laban Shrewsbury",
    disrupt(
        on(DRAWN, card=THIS, player=YOU),
        AtLeast(1, Cards(faction=MISKATONIC, controller=YOU)),
        Reveal(THIS),
        Do("shuffle in", THIS),
        then(one_of((choose(characters(keywords=("Villainous",))), Do("shuffle in", CHOSEN)), DrawCards())),
        Limit(1, "turn", by_copy=False),
        zone=HAND,
    ),
)
