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
