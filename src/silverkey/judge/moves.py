"""Making moves: whether one is possible at a question, and the answers it comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from silverkey.cardgame.choosing import Choosing
from silverkey.cthulhu.rules.actions import ActionWindow
from silverkey.cthulhu.rules.committing import Commits
from silverkey.judge.abilities import ability_number, granted
from silverkey.judge.answers import AMBIGUOUS, ORDER, TOKEN, Answers, default, interchangeable
from silverkey.judge.bench import Bench
from silverkey.judge.case import ATTACH, CHOOSE, COMMIT, NO, PASS, PLAY, TRIGGER, YES, Move, Name
from silverkey.judge.naming import Names
from silverkey.judge.occasions import concerns, is_occasion
from silverkey.kernel import decision as answer
from silverkey.kernel.decision import Decision, Option

WINDOWS = ("action", "respond", "disrupt")
ORDERING = ("order", ORDER)
"""Questions that only put things into an order."""
ENOUGH = 20_000
"""Ticks after which a move that is being tried counts as gone through."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The options to answer with, one after the other, and what is answered later."""

    options: tuple[Option, ...]
    answers: Answers | None = None


def plan(names: Names, game: Bench, move: Move) -> Plan | str:
    """How to make a move at the pending question, or why it cannot be made there; nothing if it has no place there."""
    decision = game.pending
    if decision is None or decision.player != move.player:
        return ""
    if move.kind in (PLAY, TRIGGER):
        return _use(names, game, decision, move)
    if move.kind == COMMIT:
        return _commit(names, game, move)
    if move.kind == ATTACH:
        return _attach(names, game, decision, move)
    if move.kind == CHOOSE:
        return _choose(names, game, decision, move)
    return _say(names, game, decision, move)


def _trial(game: Bench, move: Move) -> Bench:
    """A copy of the game to try a move in."""
    trial = game.clone()
    if trial.foretold is not None:
        trial.foretold.left[:0] = move.chance
    return trial


# Playing and triggering


def _use(names: Names, game: Bench, decision: Decision, move: Move) -> Plan | str:
    assert move.card is not None
    if decision.kind == "play dormant" and move.kind == PLAY and names.is_called(game, decision.about, move.card):
        return Plan((answer.YES,))
    if decision.kind not in (*WINDOWS, ORDER):
        return ""
    reasons: list[str] = []
    for option in decision.options:
        if not _offers(names, game, option, move):
            continue
        if not is_occasion(names, game, option.other, move):
            reasons.append(f"{move.card.text} can be used here, but not for that occasion.")
            continue
        for answers in _ways_to_mean(names, game, option, move):
            trial = _trial(game, move)
            trial.answer(option)
            reason = _goes_through(names, trial, answers.copy())
            if not reason:
                return Plan((option,), answers)
            reasons.append(reason)
    return " ".join(dict.fromkeys(reasons))


def _ways_to_mean(names: Names, game: Bench, option: Option, move: Move) -> Iterator[Answers]:
    """What stands beside a move; a target may also name what is answered: the wounded character, the event drained."""
    answers = Answers.beside(move, option.card, len(game.stack))
    yield answers
    if answers.targets and concerns(names, game, option.other, answers.targets[0]):
        del answers.targets[0]
        yield answers


def _offers(names: Names, game: Bench, option: Option, move: Move) -> bool:
    """Whether an option is the move, as far as the card goes."""
    assert move.card is not None
    if option.card < 0 or not (
        names.is_called(game, option.card, move.card) or granted(names, game, option, move.card)
    ):
        return False
    if option.word == "dormant":
        return move.kind == PLAY and bool(move.targets) and bool(names.stories(game, move.targets[0]))
    return option.word == move.kind and (move.ability is None or move.ability == ability_number(game, option))


def _goes_through(names: Names, trial: Bench, answers: Answers) -> str:
    """Why a move that has been begun does not come to what stands beside it; nothing if it does."""
    for _ in range(ENOUGH):
        if not answers.left:
            return ""
        if answers.over(trial):
            unasked = answers.unasked(names)
            return f"It {unasked}." if unasked else ""
        if trial.pending is None:
            trial.tick()
            continue
        decision = trial.pending
        reply = answers.reply(names, trial, decision)
        if isinstance(reply, str):
            return reply
        option = reply or default(names, trial, decision)
        if option is not None:
            trial.answer(option)
        elif decision.about == answers.card and decision.player == answers.move.player:
            return _some_way(names, trial, answers, decision)
        else:
            return ""
    return ""


def _some_way(names: Names, trial: Bench, answers: Answers, decision: Decision) -> str:
    """The move leaves a question open: it goes through if it does with any of the answers."""
    reason = ""
    for option in decision.options:
        branch = trial.clone()
        branch.answer(option)
        reason = _goes_through(names, branch, answers.copy())
        if not reason:
            return ""
    return reason


# Committing and attaching


def _commit(names: Names, game: Bench, move: Move) -> Plan | str:
    if not isinstance(game.stack[-1], Commits):
        return ""
    trial = _trial(game, move)
    waiting = list(move.places)
    taken: list[Option] = []
    while waiting:
        found = next(((place, option) for place in waiting for option in _commits(names, trial, place)), None)
        if found is None:
            return f"{waiting[0][0].text} cannot commit to story {waiting[0][1].text}."
        waiting.remove(found[0])
        taken.append(found[1])
        trial.answer(found[1])
        trial.to_question()
    decision = trial.pending
    if decision is None or answer.DONE not in decision.options:
        return "That cannot be all: somebody else must commit too."
    return Plan((*taken, answer.DONE))


def _commits(names: Names, game: Bench, place: tuple[Name, Name]) -> list[Option]:
    if game.pending is None:
        return []
    stories = names.stories(game, place[1])
    return [
        option
        for option in game.pending.options
        if option.word == "commit" and option.number in stories and names.is_called(game, option.card, place[0])
    ]


def _attach(names: Names, game: Bench, decision: Decision, move: Move) -> Plan | str:
    if decision.kind not in ("resource", "setup resource"):
        return ""
    name, domain = move.places[0]
    for option in decision.options:
        there = option.word == "resource" and domain.number == option.number + 1
        if there and names.is_called(game, option.card, name):
            return Plan((option,))
    return f"{name.text} cannot be attached to domain {domain.text}."


# Answering questions


def _choose(names: Names, game: Bench, decision: Decision, move: Move) -> Plan | str:
    if decision.kind in (*WINDOWS, "resource") or isinstance(game.stack[-1], Commits):
        return ""
    if decision.kind in ORDERING and (game.plain or _asked_later(names, game, _offers_choice(names, move))):
        return ""
    if not move.chosen:
        declined = [option for option in decision.options if option in (answer.PASS, answer.DONE, answer.NO)]
        return Plan((declined[0],)) if declined else ""
    trial = _trial(game, move)
    taken: list[Option] = []
    waiting = list(move.chosen)
    while waiting:
        asked = trial.pending
        if asked is None or asked.player != move.player:
            return ""
        options, used = names.select(trial, asked, waiting)
        if not options:
            can = names.options(trial, asked.options)
            return f"{waiting[0].text} is no answer to “{asked.kind}”; answers are: {can}."
        if len(options) > 1 and not interchangeable(names, trial, options):
            return f"{names.options(trial, options)}: {AMBIGUOUS}"
        del waiting[:used]
        taken.append(options[0])
        trial.answer(options[0])
        trial.to_question()
    if move.listed and _same_question(game, trial):
        taken.append(answer.DONE)
    return Plan(tuple(taken))


def _same_question(game: Bench, trial: Bench) -> bool:
    """Whether the pick that was begun could go on."""
    frame = trial.stack[-1]
    return (
        isinstance(frame, Choosing)
        and len(trial.stack) == len(game.stack)
        and trial.pending is not None
        and answer.DONE in trial.pending.options
        and bool(frame.picked)
    )


def _say(names: Names, game: Bench, decision: Decision, move: Move) -> Plan | str:
    """Pass, yes and no. A success token is placed anyway, so yes is never about one."""
    options = decision.options
    if move.kind == PASS:
        refusal = next((option for option in (answer.PASS, answer.DONE) if option in options), None)
        if refusal is None or (game.plain and not isinstance(game.stack[-1], ActionWindow)):
            return ""
        return Plan((refusal,))
    if move.kind == YES and answer.YES in options and decision.kind != TOKEN:
        return Plan((answer.YES,))
    if move.kind == NO and answer.NO in options:
        if decision.kind == TOKEN and _asked_later(names, game, _can_be_refused(move)):
            return ""
        return Plan((answer.NO,))
    return ""


Fitting = Callable[[Bench, Decision], bool]


def _can_be_refused(move: Move) -> Fitting:
    """Questions, other than about a token, that the player can say no to."""
    return lambda game, decision: (
        decision.player == move.player and decision.kind != TOKEN and answer.NO in decision.options
    )


def _offers_choice(names: Names, move: Move) -> Fitting:
    """Questions, other than about order, that the player can answer with what he chooses."""
    return lambda game, decision: (
        decision.player == move.player
        and decision.kind not in (*ORDERING, *WINDOWS)
        and bool(move.chosen)
        and bool(names.answers(game, decision, move.chosen[0]))
    )


def _asked_later(names: Names, game: Bench, fits: Fitting) -> bool:
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
        option = default(names, trial, decision)
        if option is None:
            return False
        trial.answer(option)
    return False
