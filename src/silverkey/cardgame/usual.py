"""The words of options and the kinds of decision that no game owns, for every game to take over by name.

An enumeration takes a row of them at once: ``PASS, DONE, … = usual.ANSWERS``.
"""

from __future__ import annotations

from silverkey.cardgame.questions import (
    A_CARD,
    A_COUNT,
    A_PLAYER,
    AN_ABILITY,
    AN_EVENT,
    INNER,
    NOTHING,
    Answer,
    Question,
)

# Answers

PASS = Answer("pass")
DONE = Answer("done")
YES = Answer("yes")
NO = Answer("no")
PLAY = Answer("play", A_CARD, AN_ABILITY, AN_EVENT)
TRIGGER = Answer("trigger", A_CARD, AN_ABILITY, AN_EVENT)
CARD = Answer("card", A_CARD, INNER)
PLAYER = Answer("player", NOTHING, A_PLAYER)
NUMBER = Answer("number", NOTHING, A_COUNT)
ANSWERS = (PASS, DONE, YES, NO, PLAY, TRIGGER, CARD, PLAYER, NUMBER)

# Questions that the words and rules of every game put

ORDER = Question("order", "In which order? (done: as listed)")
ORDER_EFFECTS = Question("order effects", "Which effect comes first?")
RESPOND = Question("respond", "Respond?")
CHOOSE = Question("choose", "Choose")
CHOOSE_HOST = Question("choose host", "Attach to which card?")
CHOOSE_TO_EXHAUST = Question("choose to exhaust", "Choose what is exhausted")
CHOOSE_TO_READY = Question("choose to ready", "Choose what is readied")
CHOOSE_PLAYER = Question("choose player", "Which player?")
PICK = Question("pick", "Pick a card")
ONE_OF = Question("one of", "Which of these, in the order of the text?")
MAY = Question("may", "Do that?")
CANCEL = Question("cancel", "Cancel the effect at its price?")
ARRANGE = Question("arrange", "Put back, top card first")
X = Question("x", "What is X?")
CHOOSING = (ORDER, ORDER_EFFECTS, CHOOSE, CHOOSE_HOST, CHOOSE_TO_EXHAUST, CHOOSE_TO_READY)
DECIDING = (PICK, ONE_OF, MAY, CANCEL, ARRANGE, X)
