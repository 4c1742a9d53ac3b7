"""Dreamlands: Hastur."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

_SEARCH = Pick(Cards(type=CHARACTER, title="Magah Bird", zone=DECK, owner=YOU))

dreamlands.card("Magah Bird", response(AFTER_ENTERING, _SEARCH, take(CHOSEN), Shuffle())).before_errata(
    "2.0", "1.4", abilities=(response(AFTER_ENTERING, _SEARCH, PutIntoPlay(CHOSEN), Shuffle()),)
)

dreamlands.card(
    "The Seventy Steps",
    Enters((AtMost(0, Cards(zone=WON, owner=YOU)),), cards=Cards(type=CHARACTER, zone=HAND)),
    action(pay(2), Do("sacrifice", THIS)),
)

dreamlands.card(
    "Sweet Dreams...",
    action(
        ItIs("Night"),
        Lasts(None, (Cannot(characters(), "resist", "resist insanity by [T] icons", modal="does not"),)),
    ),
)

dreamlands.card(
    "The Seven Hundred Steps",
    Enters((AtLeast(2, Cards(zone=WON, owner=YOU)),), cards=Cards(type=CHARACTER, zone=HAND)),
    action(pay(2), Do("sacrifice", THIS)),
)

dreamlands.card(
    "The Cavern of Flame",
    Static(
        THIS,
        (
            GainAbility(
                action(
                    EXHAUST_NAMED,
                    choose(characters(non=("Dreamer",), committed=ANYWHERE)),
                    ready(CHOSEN),
                    Do("uncommit", CHOSEN),
                )
            ),
        ),
        (controls_more(YOURSELF, supports(subtypes=("Dreamlands",)), than=EACH_OPPONENT),),
    ),
)

dreamlands.card(
    "Victoria's Protege", forced(AFTER_ENTERING, Pick(characters(faction=HASTUR), to="return"), return_to_hand(CHOSEN))
)

dreamlands.card(
    "Ward Phillips",
    passive(on("win story", player=OPPONENT), sacrifice(THIS)),
    disrupt(on("resolve", causes=TRIGGERED, source_types=(CHARACTER,)), EXHAUST_NAMED, CancelEvent()),
)

dreamlands.card(
    "Keeper of Dreams",
    action(
        EXHAUST_NAMED,
        choose(characters()),
        unless(until_end_of_phase(CHOSEN, Keyword("Willpower", 0)), ControllerOf(CHOSEN), discard_at_random()),
    ),
)

dreamlands.card(
    "Nightmares!",
    action(ItIs("Night"), choose(characters()), OrElse((goes_insane(CHOSEN),), (Do("top", CHOSEN),))),
)

_WEAKER = TheOnly(Cards(among=Chosen("chosen other"), extreme=("lowest", "skill")))

dreamlands.card(
    "Devolution",
    action(
        choose(characters(controller=OPPONENT)),
        choose(characters(controller=YOU, but=CHOSEN), "other", to="exhaust", by=ControllerOf(CHOSEN)),
        exhaust(Chosen("other", "that other character")),
        then(wound(_WEAKER)),
    ),
)

dreamlands.card("Dream Parasite", response(on("use", causes=(FORCED,)), SACRIFICE, CopyEffect(paid=True)))

_NO_CONSPIRACY = (CONSPIRACY,)

dreamlands.card(
    "Dreams Within Dreams",
    action(
        choose(stories(non=_NO_CONSPIRACY)),
        Pick(Cards(type=STORY, zone=WON, owner=YOU), "won"),
        ExchangeStory(CHOSEN_STORY, Chosen("won", "that won story")),
    ),
)
