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

venice.card(
    "Death Comes for All",
    Static(Every(characters(committed=HERE)), (Keyword("Toughness", 0), Keyword("Invulnerability", 0))),
    passive(on("win story", card=THIS), wound(Every(characters(where=("not in event",)))), zone=WON_PILE),
)

venice.card(
    "Purity of Purpose",
    disrupt(
        on("sacrifice", card=characters(controller=YOU), by_effect=True),
        PayBy(discard_top(YOURSELF, 2)),
        CancelEvent(whole=True),
        zone=WON_PILE,
    ),
)

venice.card(
    "The Guardian",
    passive(
        on("enter", card=THIS, player=YOU, causes=(PLAY,)),
        Pick(Cards(keywords=("Day", "Night"), zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
    WhileWon(Toll("target", 1, characters(controller=YOU), who=OPPONENT)),
)

venice.card(
    "Unending Festivities",
    RuleChange("one readies"),
    Cannot(
        characters(),
        "ready",
        when=(Phase(REFRESH, EACH_PLAYER), AtLeast(1, Happened(on("ready", card=characters())))),
    ),
)

venice.card(
    "The Supernal Prism",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    SHUFFLED_IN,
    action(
        SACRIFICE,
        Do("discard from hand", Every(Cards(zone=HAND))),
        EachDoes(OwnerOf(Chosen("discarded"), "each player who has discarded cards"), (DrawCards(5),)),
    ),
)
