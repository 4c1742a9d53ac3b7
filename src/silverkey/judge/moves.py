"""Making moves: whether one is possible at a question, and the answers it comes to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic

from silverkey.cardgame.names import fold
from silverkey.cardgame.refusal import Refusal
from silverkey.judge.answers import AMBIGUOUS, Answers, default, interchangeable
from silverkey.judge.case import Move, Name
from silverkey.judge.stepper import NEXT_EFFECT, PUT_IN_ORDER, G
from silverkey.kernel import decision as answer
from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.event import Event

PLAY, TRIGGER, CHOOSE, PASS, YES, NO = ("play", "trigger", "choose", "pass", "yes", "no")
WORDS = (PASS, YES, NO)
"""Moves that are said in a word."""
ENOUGH = 20_000
"""Ticks after which a move that is being tried counts as gone through."""
NOT_OFFERED = Refusal("No window offers it.")
Fitting = Callable[[G, Decision], bool]


@dataclass(frozen=True, slots=True)
class Plan(Generic[G]):
    """The options to answer with, one after the other, and what is answered later."""

    options: tuple[Option, ...]
    answers: Answers[G] | None = None


class Deed(ABC, Generic[G]):
    """What is done in a move. Choosing, saying yes and using cards are the same in all games; each has more."""

    __slots__ = ()

    @abstractmethod
    def plan(self, game: G, decision: Decision, move: Move[G]) -> Plan[G] | str:
        """How it is done at a question of its player, or why it cannot be; nothing if it has no place there."""

    def refusals(self, game: G, decision: Decision, player: int) -> Iterable[Refusal]:
        """Every reason the rules give against it at a question of its player."""
        return ()

    def unoffered(self, game: G, player: int) -> Refusal | None:
        """Why it is not even offered at a moment at which it would otherwise be possible."""
        return None

    def never_offered(self, game: G, player: int) -> Iterable[Refusal]:
        """What to say of it if no window offered it."""
        return (NOT_OFFERED,)

    def left_out(self, game: G, event: Event) -> Refusal | None:
        """Why its opportunity does not come, if that is what an event tells."""
        return None

    def opportunities(self, game: G) -> tuple[str, ...]:
        """The questions at which it would be done, if these are no part of an action."""
        return ()

    def comes_later(self, game: G, player: int) -> bool:
        """Whether it has an opportunity still ahead after the player's next action window."""
        return False


def plan(game: G, move: Move[G]) -> Plan[G] | str:
    """How to make a move at the pending question, or why it cannot be made there; nothing if it has no place there."""
    decision = game.pending
    if decision is None or decision.player != move.player:
        return ""
    return move.deed.plan(game, decision, move)


def trial_of(game: G, move: Move[G]) -> G:
    """A copy of the game to try a move in."""
    trial = game.clone()
    trial.foretold.left[:0] = move.chance
    return trial


# Using cards


@dataclass(frozen=True, slots=True)
class Use(Deed[G]):
    """Playing a card or using one that is there, with what stands beside it."""

    word: str
    card: Name
    targets: tuple[Name, ...]
    to: Name | None
    """What is answered: a card or a player of the occurrence, or what it is about."""

    def beside(self, move: Move[G], card: int, height: int) -> Answers[G]:
        """What stands beside the move, which is about to be made with a card."""
        return Answers(move, card, height, list(self.targets))

    @abstractmethod
    def is_offered(self, game: G, option: Option) -> bool:
        """Whether an option is the use that is meant, as far as the card goes."""

    def is_occasion(self, game: G, serial: int) -> bool:
        """Whether an event is the one that is to be answered. An action answers none, and says nothing."""
        return self.to is None or _answered(game, serial, self.to)

    def plan(self, game: G, decision: Decision, move: Move[G]) -> Plan[G] | str:
        """The first of the options that are meant which comes to what stands beside the move."""
        if decision.kind not in game.WINDOWS and decision.kind != NEXT_EFFECT:
            return ""
        reasons: list[str] = []
        for option in decision.options:
            if not self.is_offered(game, option):
                continue
            if not self.is_occasion(game, option.other):
                reasons.append(f"{self.card.text} can be used here, but not for that occasion.")
                continue
            for answers in self._ways_to_mean(game, option, move):
                trial = trial_of(game, move)
                trial.answer(option)
                reason = _goes_through(trial, answers.copy())
                if not reason:
                    return Plan((option,), answers)
                reasons.append(reason)
        return " ".join(dict.fromkeys(reasons))

    def _ways_to_mean(self, game: G, option: Option, move: Move[G]) -> Iterator[Answers[G]]:
        """What stands beside a move; a target may also name what is answered: whose wound, which event."""
        answers = self.beside(move, option.card, len(game.stack))
        yield answers
        if answers.targets and concerns(game, option.other, answers.targets[0]):
            del answers.targets[0]
            yield answers


def concerns(game: G, serial: int, name: Name) -> bool:
    """Whether an event concerns a card of that name: it happens to it, comes from it or has it for a target."""
    event = game.events.get(serial)
    if event is None:
        return False
    return any(game.names.is_called(game, card, name) for card in {event.card, event.source, *event.cards} - {-1})


def _answered(game: G, serial: int, name: Name) -> bool:
    event = game.events.get(serial)
    if event is None:
        return False
    if game.names.player(name) is not None:
        return event.player == game.names.player(name)
    return fold(name.text) == fold(event.word) or concerns(game, serial, name)


def _goes_through(trial: G, answers: Answers[G]) -> str:
    """Why a move that has been begun does not come to what stands beside it; nothing if it does."""
    for _ in range(ENOUGH):
        if not answers.left:
            return ""
        if answers.over(trial):
            unasked = answers.unasked(trial)
            return f"It {unasked}." if unasked else ""
        if trial.pending is None:
            trial.tick()
            continue
        decision = trial.pending
        reply = answers.reply(trial, decision)
        if isinstance(reply, str):
            return reply
        option = reply or default(trial, decision)
        if option is not None:
            trial.answer(option)
        elif decision.about == answers.card and decision.player == answers.move.player:
            return _some_way(trial, answers, decision)
        else:
            return ""
    return ""


def _some_way(trial: G, answers: Answers[G], decision: Decision) -> str:
    """The move leaves a question open: it goes through if it does with any of the answers."""
    reason = ""
    for option in decision.options:
        branch = trial.clone()
        branch.answer(option)
        reason = _goes_through(branch, answers.copy())
        if not reason:
            return ""
    return reason


# Answering questions


@dataclass(frozen=True, slots=True)
class Choose(Deed[G]):
    """Answering a question with what is chosen."""

    chosen: tuple[Name, ...]
    listed: bool
    """A list was given, which is the whole answer."""

    def plan(self, game: G, decision: Decision, move: Move[G]) -> Plan[G] | str:
        """The options that are named, one after the other."""
        if game.has_a_move(decision):
            return ""
        if _puts_in_order(decision) and (game.plain or _asked_later(game, self._fitting(move))):
            return ""
        if not self.chosen:
            declined = [option for option in decision.options if option in (answer.PASS, answer.DONE, answer.NO)]
            return Plan((declined[0],)) if declined else ""
        trial = trial_of(game, move)
        taken: list[Option] = []
        waiting = list(self.chosen)
        while waiting:
            asked = trial.pending
            if asked is None or asked.player != move.player:
                return ""
            options, used = trial.names.select(trial, asked, waiting)
            if not options:
                can = trial.names.options(trial, asked.options)
                return f"{waiting[0].text} is no answer to “{asked.kind}”; answers are: {can}."
            if len(options) > 1 and not interchangeable(trial, options):
                return f"{trial.names.options(trial, options)}: {AMBIGUOUS}"
            del waiting[:used]
            taken.append(options[0])
            trial.answer(options[0])
            trial.to_question()
        if self.listed and _same_question(game, trial):
            taken.append(answer.DONE)
        return Plan(tuple(taken))

    def _fitting(self, move: Move[G]) -> Fitting[G]:
        """Questions, other than about order, that the player can answer with what he chooses."""
        return lambda game, decision: (
            decision.player == move.player
            and not _puts_in_order(decision)
            and decision.kind not in game.WINDOWS
            and bool(self.chosen)
            and bool(game.names.answers(game, decision, self.chosen[0]))
        )


def _puts_in_order(decision: Decision) -> bool:
    """Whether a question only puts things into an order."""
    return decision.kind in (PUT_IN_ORDER, NEXT_EFFECT)


def _same_question(game: G, trial: G) -> bool:
    """Whether the pick that was begun could go on."""
    return (
        len(trial.stack) == len(game.stack)
        and trial.pending is not None
        and answer.DONE in trial.pending.options
        and trial.goes_on
    )


@dataclass(frozen=True, slots=True)
class Say(Deed[G]):
    """Pass, yes and no. What the judge grants anyway is not meant by yes."""

    word: str

    def plan(self, game: G, decision: Decision, move: Move[G]) -> Plan[G] | str:
        """The answer of that word, if there is one."""
        options = decision.options
        if self.word == PASS:
            refusal = next((option for option in (answer.PASS, answer.DONE) if option in options), None)
            if refusal is None or (game.plain and decision.kind != game.WINDOWS[0]):
                return ""
            return Plan((refusal,))
        granted = decision.kind in game.GRANTED
        if self.word == YES and answer.YES in options and not granted:
            return Plan((answer.YES,))
        if self.word == NO and answer.NO in options:
            if granted and _asked_later(game, _can_be_refused(move)):
                return ""
            return Plan((answer.NO,))
        return ""


def _can_be_refused(move: Move[G]) -> Fitting[G]:
    """Questions, other than those that are granted, that the player can say no to."""
    return lambda game, decision: (
        decision.player == move.player and decision.kind not in game.GRANTED and answer.NO in decision.options
    )


def _asked_later(game: G, fits: Fitting[G]) -> bool:
    """Whether a fitting question comes up before the action is over, if nobody does anything else."""
    trial = game.clone()
    for _ in range(ENOUGH):
        if trial.between_actions:
            return False
        decision = trial.pending
        if decision is None:
            trial.tick()
            continue
        if fits(trial, decision):
            return True
        option = default(trial, decision)
        if option is None:
            return False
        trial.answer(option)
    return False
