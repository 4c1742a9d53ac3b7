"""What is asked and answered in Lanterns, and what its players see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from silverkey.cardgame import usual
from silverkey.cardgame.questions import Kind, Word
from silverkey.cardgame.view import DecisionView, Eyes, OptionView, asked_of, decision_view
from silverkey.cardgame.wording import Wording

if TYPE_CHECKING:
    from toy import Lanterns

    from silverkey.kernel.decision import Decision, Option


class Say(Word):
    """The words of options."""

    PASS = usual.PASS
    YES = usual.YES
    NO = usual.NO
    CARD = usual.CARD
    PLAY = usual.PLAY
    TRIGGER = usual.TRIGGER
    WAIT = "wait"
    DRAW = "draw"


class Ask(Kind):
    """The kinds of decision."""

    TURN = "turn", "What do you do?"
    BEFORE = "before", "Stop it?"
    RESPOND = usual.RESPOND
    ORDER_EFFECTS = usual.ORDER_EFFECTS


class Sentences(Wording["Lanterns"]):
    """How answers read."""

    def trigger(self, game: Lanterns, option: Option, decision: Decision) -> str:
        return f"Use {self.called(game, option.card, decision.player)}"


class FaceView(msgspec.Struct, frozen=True):
    """A card that somebody sees."""

    id: int
    title: str

    @property
    def name(self) -> str:
        """What it is called in full."""
        return self.title

    @property
    def code(self) -> str:
        """What tells it from cards of other titles."""
        return self.title


class Answer(OptionView[Say, FaceView], frozen=True):
    """One legal answer."""


class Question(DecisionView[Ask, Answer], frozen=True):
    """What the viewer is asked."""


class View(msgspec.Struct, frozen=True):
    """The game as one player sees it."""

    viewer: int
    turn: int
    active: int
    flames: tuple[int, ...]
    hand: tuple[FaceView, ...]
    hands: tuple[int, ...]
    table: tuple[tuple[int, FaceView], ...]
    deck: int
    decision: Question | None
    phase: str = ""


def view(game: Lanterns, viewer: int) -> View:
    """The game as a player sees it."""
    eyes = Eyes(game, viewer)
    decision = asked_of(game, viewer)
    asked = None if decision is None else decision_view(game, decision, eyes, (Question, Answer), _seen)
    return View(
        viewer,
        game.turns,
        game.active,
        tuple(game.flames),
        tuple(_seen(game, card, eyes) for card in game.hands[viewer]) if viewer >= 0 else (),
        tuple(len(hand) for hand in game.hands),
        tuple((standing.controller, _seen(game, card, eyes)) for card, standing in game.in_play.items()),
        len(game.deck),
        asked,
    )


def _seen(game: Lanterns, card: int, eyes: Eyes) -> FaceView:
    return FaceView(eyes.number(card), game.name(card))
