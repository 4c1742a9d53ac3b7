"""Terror in Venice: neutral cards."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

THEIRS = characters(controller=OPPONENT)
THE_WINNER_GETS_THEM = story_effect(PutIntoPlay(Remembered(THOSE_CHOSEN), verb="enter here"))

venice.card(
    "The Mage's Machinations",
    passive(
        AFTER_ENTERING,
        choose(THEIRS, by=EACH_PLAYER),
        Do("remove", THOSE_CHOSEN),
        when_leaving(when_(IsA(THIS, Cards(zone=WON), so=False), PutIntoPlay(THOSE_CHOSEN))),
    ),
    THE_WINNER_GETS_THEM,
).before_errata(
    "2.0",
    "1.4",
    champion=False,
    abilities=(
        passive(
            AFTER_ENTERING, choose(THEIRS, by=EACH_PLAYER, if_able=True), Do("remove", THOSE_CHOSEN), when_leaving()
        ),
        THE_WINNER_GETS_THEM,
    ),
)

venice.card("Before the Fast", passive(on("succeed", card=THIS), EachDoes(THE_EVENT_PLAYER, (GainDomain(),))))

SHUFFLED_IN = passive(AFTER_LEAVING, Do("shuffle in", THIS))

venice.card(
    "The Plague Stone",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    SHUFFLED_IN,
    action(SACRIFICE, pay(2), destroy(Every(characters()))),
)

venice.card(
    "Mass Hysteria",
    Cannot(characters(committed=HERE), "resist", "resist insanity by [T] icons", modal="does not"),
    passive(
        on("have committed", cards=characters(committed=HERE)),
        EachDoes(THE_EVENT_PLAYER, (may(choose(characters(state="insane", controller=YOU)), restore(CHOSEN)),)),
    ),
)
