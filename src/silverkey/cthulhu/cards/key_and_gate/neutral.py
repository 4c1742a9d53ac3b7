"""The Key and the Gate: neutral cards."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "Prepared Alienist",
    Cannot(
        characters(), "triggered control", "change control by triggered effects", when=(is_in_state(THIS, "ready"),)
    ),
    Cannot(
        characters(), "triggered enter", "be put into play by triggered effects", when=(is_in_state(THIS, "ready"),)
    ),
)

key_and_gate.card(
    "Will of Azathoth",
    Cannot(characters(), "commit", "be committed", at=HOST_STORY),
    forced(on("win story"), Do("discard", THIS)),
    attach=stories(),
)

key_and_gate.card(
    "Visions of the Future's Past",
    action(Phase(DRAW, EACH_PLAYER), Do("prophecy", THIS)),
    response(
        on("leaves play", card=Cards(controller=YOU), by=OPPONENT, causes=TRIGGERED),
        PayBy(Do("discard", THIS_CARD)),
        take(EventCard()),
        DrawCards(),
        zone=DECK,
    ),
)

key_and_gate.card(
    "Eidolon",
    response(
        on("destroy", card=characters(), by=OPPONENT),
        PutIntoPlay(THE_EVENT_CARD, verb="enter here"),
        Attach(THIS, Entered("that character")),
    ),
    Static(HOST, (NoIcons(), Keyword("Invulnerability"))),
    Static(Committed("the story to which attached character is committed", of=HOST), (Resolves(NO_SUCCESS),)),
)
