"""Running a case: from step to step, answering for the players in between, and checking what is expected."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Generic, Protocol

from silverkey.judge.answers import AMBIGUOUS, Answers, default
from silverkey.judge.case import Asked, Cannot, Case, Check, Expectation, Move, Occasion, Until
from silverkey.judge.checking import failures
from silverkey.judge.explaining import Account, Told
from silverkey.judge.moves import Plan, Use, plan
from silverkey.judge.source import CaseError, Place
from silverkey.judge.stepper import G, G_contra
from silverkey.judge.watching import Moment, Order, Watch
from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.event import Event
from silverkey.rulings import load

PATIENCE = 6
"""Turns, of either player, within which a step must become possible."""
ENDLESS = 200_000
"""Ticks after which a case is given up."""


class Onlooker(Protocol[G_contra]):
    """Somebody who looks at the game while a case is run, and leaves it as it is."""

    def stands(self, game: G_contra, account: Account | None) -> None:
        """This is how things stand after a step; or at first, where there is none."""
        ...

    def declined(self, game: G_contra, decision: Decision, account: Account | None) -> None:
        """The judge is about to decline this for a player, or to take what the rules leave."""
        ...


class Failed(Exception):
    """The case does not go as it says; the arguments are sentences that say how."""


def run_case(
    case: Case[G], edition: str, explain: bool = False, onlooker: Onlooker[G] | None = None
) -> tuple[list[str], list[Account]]:
    """Run a case. Says what is wrong, which is nothing if it passes, and, if that is asked for, what happened."""
    runner = Run(case, edition, explain, onlooker)
    try:
        runner.all_steps()
    except Failed as failure:
        runner.messages.extend(failure.args)
    except CaseError as mistake:
        runner.messages.append(str(mistake))
    except Exception as error:  # a fault of the engine fails the case that shows it, and no other
        runner.messages.append(f"{case.place}: The engine broke off: {fault(error)}")
    if runner.messages:
        runner.show()
    return runner.messages, runner.accounts if explain else []


def fault(error: Exception) -> str:
    """Where in the code something went wrong."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"


class Run(Generic[G]):
    """A case on its way."""

    def __init__(self, case: Case[G], edition: str, explain: bool, onlooker: Onlooker[G] | None = None) -> None:
        self.case = case
        self.onlooker = onlooker
        self.explain = explain
        self.edition = edition
        self.game = case.position.lay_out(case.players, edition)
        self.game.foretold.left[:] = case.chance
        self.messages: list[str] = []
        self.accounts: list[Account] = []
        self.account: Account | None = None
        """That of the step under way."""
        self.open: list[Answers[G]] = []
        """What stands beside the moves that are under way, one within the other."""
        self.watches: list[Watch[G]] = []
        self.orders: list[Order] = []
        self.due: list[Expectation] = []
        self.ticks = 0
        self.moved = False
        """Whether a move has been made whose action is perhaps still under way."""
        self.under_way: Move[G] | Until | Occasion[G] | None = None
        self.record = case.court.record(self.game)
        self.explanation = case.court.explanation(self.game)
        self.game.observer = self.observe

    def observe(self, event: Event) -> None:
        """Something happened."""
        for watch in self.watches:
            watch.note(watch.cannot.move.deed.left_out(self.game, event))
        self.record.observe(event)
        if self.explain:
            self.explanation.observe(event)

    def all_steps(self) -> None:
        """Every step, then what is expected at the end."""
        for step in self.case.steps:
            if isinstance(step, Check):
                self.due.extend(step.expectations)
            elif isinstance(step, Cannot):
                moment = Moment(self.game, step.move) if step.move.now else None
                self.watches.append(Watch(step, self.account_of(step), moment))
            elif isinstance(step, Asked):
                self.orders.append(Order(step))
            elif isinstance(step, Occasion):
                self.let_happen(step)
            else:
                self.go_on_to(step)
        self.due.extend(self.case.expect)
        self.finish()

    @property
    def place(self) -> Place:
        """Where the step under way stands."""
        return (self.under_way or self.case).place

    # Going on

    def go_on_to(self, step: Move[G] | Until) -> None:
        """Play on until the next step is possible, and take it."""
        this_turn = self.game.turn
        told = 0
        moment = Moment(self.game, step) if isinstance(step, Move) and step.now else None
        reason = ""
        first = True
        while True:
            if self.look():
                self.begin(step)
            if isinstance(step, Until):
                if self.game.over or (not first and self.game.reached(step.phase)):
                    self.stop_at(step)
                    return
            elif self.game.over:
                raise Failed(f"{step.place}: “{step.words}” is not possible: the game is over. {reason}".rstrip())
            first = False
            if self.game.turn == this_turn:
                told = len(self.explanation.told)
            elif self.game.turn > this_turn + PATIENCE:
                del self.explanation.told[told:]
                self.explanation.told.append(Told(f"So it goes on for {PATIENCE} turns."))
                if isinstance(step, Move) and not reason:
                    never = step.deed.never_offered(self.game, step.player)
                    reason = " ".join(str(self.explanation.reason(refusal)) for refusal in never)
                raise Failed(f"{step.place}: “{step.words}” never became possible. {reason}".rstrip())
            if self.game.pending is None:
                if moment is not None and isinstance(step, Move) and moment.over(self.game):
                    raise Failed(f"{step.place}: “{step.words}” is not possible now. {reason}".rstrip())
                self.tick()
                continue
            self.probe()
            if self.reply():
                continue
            if isinstance(step, Move):
                made = plan(self.game, step)
                if isinstance(made, Plan):
                    self.make(step, made)
                    return
                if made.endswith(AMBIGUOUS) and isinstance(step.deed, Use):
                    raise Failed(f"{step.place}: “{step.words}”: {made}")
                if made or not reason:
                    reason = f"{made} {self.objections(step, made)}".strip()
                if moment is not None and moment.over(self.game):
                    raise Failed(f"{step.place}: “{step.words}” is not possible now. {reason}".rstrip())
            try:
                self.answer_for_the_player()
            except Failed as error:
                if not reason or not isinstance(step, Move):
                    raise
                raise Failed(f"{step.place}: “{step.words}” was not possible so far. {reason}", *error.args) from None

    def objections(self, move: Move[G], made: str) -> str:
        """What the rules have against a move at the pending question, besides what has been found trying to make it."""
        decision = self.game.pending
        if decision is None or decision.player != move.player:
            return ""
        said = dict.fromkeys(move.deed.refusals(self.game, decision, move.player))
        kept = (refusal for refusal in said if not (made and refusal in self.case.court.vague))
        return " ".join(str(self.explanation.reason(refusal)) for refusal in kept)

    def let_happen(self, step: Occasion[G]) -> None:
        """Once what is under way is resolved, something befalls the whole table."""
        while self.moved and not self.game.between_actions:
            self.go_on()
        self.check()
        self.close_orders()
        self.close_watches()
        self.begin(step)
        self.game = step.happen(self.game)
        self.game.observer = self.observe
        self.explanation.game = self.game
        self.moved = True

    def finish(self) -> None:
        """After the last step: the action is resolved, expectations are looked at, and cannots watched to their end."""
        while self.moved and not self.game.between_actions:
            self.go_on()
        self.show()
        self.check()
        self.close_orders()
        last_turn = self.game.turn + PATIENCE
        while not self.game.over and self.game.turn <= last_turn:
            watch = next((watch for watch in self.watches if not watch.ended), None)
            if watch is None:
                break
            self.explanation.told = watch.account.happened
            self.go_on()
        self.close_watches()
        unused = self.game.foretold.unused()
        if unused:
            raise Failed(unused)

    def go_on(self) -> None:
        """One tick or one answer further, after the last step."""
        if self.game.pending is None:
            self.tick()
            return
        self.probe(ending=True)
        if not self.reply():
            self.answer_for_the_player()

    def tick(self) -> None:
        """Let the game do the next thing by itself."""
        self.ticks += 1
        if self.ticks > ENDLESS:
            raise Failed(f"{self.case.place}: The game does not come to rest.")
        self.game.tick()
        self.see()
        while self.open and self.open[-1].over(self.game):
            answers = self.open.pop()
            unasked = answers.unasked(self.game)
            if unasked:
                raise Failed(f"{answers.move.place}: “{answers.move.words}” {unasked}.")

    def see(self) -> None:
        """What is watched from step to step looks at what has come."""
        if self.game.foretold.fault:
            raise Failed(self.game.foretold.fault)
        decision = self.game.pending
        if decision is not None:
            for order in self.orders:
                order.see(self.game, decision)
        for watch in self.watches:
            if decision is None and not watch.ended:
                move = watch.cannot.move
                watch.note(move.deed.unoffered(self.game, move.player))
                watch.ended = watch.moment is not None and watch.moment.over(self.game)

    def look(self) -> bool:
        """Check what is due, if the action that the last step belongs to is resolved; say whether it is."""
        resolved = not self.moved or self.game.between_actions
        if resolved:
            self.check()
        return resolved

    def check(self) -> None:
        """Check what is due now."""
        if not self.due:
            return
        due, self.due = tuple(self.due), []
        wrong = failures(self.case.court, self.game, due, self.record)
        if wrong:
            raise Failed(*wrong)

    def stop_at(self, until: Until) -> None:
        """The point has come."""
        self.close_orders()
        self.close_watches()
        self.check()
        self.moved = False

    # Answering

    def reply(self) -> bool:
        """Answer what stands beside the move that is under way; False if nothing does."""
        decision = self.game.pending
        assert decision is not None
        answers = self.answers_about(decision)
        if answers is None or decision.player != answers.move.player:
            return False
        reply = answers.reply(self.game, decision)
        if not isinstance(reply, Option):
            return False
        self.game.answer(reply)
        return True

    def answers_about(self, decision: Decision) -> Answers[G] | None:
        """What stands beside the move that a question belongs to."""
        return next((answers for answers in reversed(self.open) if answers.card == decision.about), None)

    def answer_for_the_player(self) -> None:
        """No step answers the question: do as a judge does, or fail.

        What stands beside a move may answer for the other player too, where the card asks him.
        """
        decision = self.game.pending
        assert decision is not None
        answers = self.answers_about(decision)
        reply = None if answers is None else answers.reply(self.game, decision)
        option = reply if isinstance(reply, Option) else default(self.game, decision)
        if answers is not None and isinstance(reply, str) and decision.player == answers.move.player:
            raise Failed(f"{answers.move.place}: “{answers.move.words}”: {reply}")
        if option is None:
            raise Failed(self.unanswered(decision))
        if self.onlooker is not None and len(decision.options) > 1:
            self.onlooker.declined(self.game, decision, self.account)
        self.game.answer(option)

    def unanswered(self, decision: Decision) -> str:
        """The failure of a question that a step should have answered."""
        player = self.game.names.players[decision.player]
        about = f" for {self.game.names.card(self.game, decision.about)}" if decision.about >= 0 else ""
        answers = self.game.names.options(self.game, decision.options)
        return f"{self.place}: {player} must answer “{decision.kind}”{about}, and no step does. Answers are: {answers}."

    # Moves

    def make(self, move: Move[G], made: Plan[G]) -> None:
        """Make a move."""
        self.check()
        self.close_orders()
        self.close_watches()
        self.begin(move)
        self.moved = True
        self.game.foretold.left[:0] = move.chance
        for answers in self.open:
            answers.interrupted = True
        if made.answers is not None:
            self.open.append(made.answers)
        for option in made.options:
            self.game.to_question()
            self.game.answer(option)

    def probe(self, ending: bool = False) -> None:
        """At a question, see that what cannot be done cannot be done."""
        decision = self.game.pending
        assert decision is not None
        for watch in self.watches:
            move = watch.cannot.move
            if watch.ended or move.player != decision.player:
                continue
            if isinstance(plan(self.game, move), Plan):
                where = f"in the {self.game.phase} phase, asked “{decision.kind}”"
                raise Failed(f"{watch.cannot.place}: “{move.words}” is possible, {where}.")
            for refusal in move.deed.refusals(self.game, decision, move.player):
                watch.note(refusal)
            if ending and decision.kind == self.game.WINDOWS[0] and not move.deed.comes_later(self.game, move.player):
                watch.ended = True
            if watch.moment is not None and watch.moment.over(self.game):
                watch.ended = True

    def close_orders(self) -> None:
        """The questions of this step are over: see that those were asked first of whom the case says so."""
        orders, self.orders = self.orders, []
        wrong = [fault for order in orders if (fault := order.fault(self.game.names.players))]
        if wrong:
            raise Failed(*wrong)

    def close_watches(self) -> None:
        """The windows of the cannots so far are over: see that the rulings they name were cited."""
        watches, self.watches = self.watches, []
        for watch in watches:
            move = watch.cannot.move
            if not watch.refused:
                watch.refused.update(dict.fromkeys(move.deed.never_offered(self.game, move.player)))
            watch.account.happened.extend(map(self.explanation.reason, watch.refused))
            rulings = tuple(ruling for refusal in watch.refused for ruling in refusal.rulings)
            cited = {load().id_under(ruling, self.edition) for ruling in rulings}
            for because in watch.cannot.because:
                if load().id_under(because, self.edition) not in cited:
                    listed = ", ".join(self.explanation.cited(rulings)) or "nothing"
                    said = f"“{move.words}” is impossible, but not because of {because}"
                    raise Failed(f"{watch.cannot.place}: {said}: the rules cite {listed}.")

    # Accounts

    def begin(self, step: Move[G] | Until | Occasion[G]) -> None:
        """What happens from now on, this step brings about."""
        if self.under_way is not step:
            self.show()
            self.under_way = step
            self.account = self.account_of(step)
            self.explanation.told = self.account.happened

    def show(self) -> None:
        """Let whoever looks on see how things stand now."""
        if self.onlooker is not None:
            self.onlooker.stands(self.game, self.account)

    def account_of(self, step: Move[G] | Cannot[G] | Until | Occasion[G]) -> Account:
        """The account of a step, after those of the steps before it."""
        account = Account(step.words, step.place.line)
        self.accounts.append(account)
        return account
