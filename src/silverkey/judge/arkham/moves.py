"""The moves of Arkham Horror: playing and triggering, the actions, committing, assigning."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from silverkey.arkham.rules.harm import triples
from silverkey.arkham.words import PARLEY, RESIGN
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import ability_at
from silverkey.judge.answers import Answers
from silverkey.judge.arkham import refusing
from silverkey.judge.arkham.examined import END_TURN, Examined
from silverkey.judge.case import Move, Name
from silverkey.judge.moves import Deed, Plan, Use, trial_of
from silverkey.kernel.decision import DONE, Decision, Option

INVESTIGATE, MOVE, FIGHT, EVADE, ENGAGE, DRAW, RESOURCE = (
    "investigate",
    "move",
    "fight",
    "evade",
    "engage",
    "draw",
    "resource",
)
COMMIT, ASSIGN, END = "commit", "assign", "end turn"


@dataclass(slots=True)
class ArkhamAnswers(Answers[Examined]):
    """What stands beside a move and has not been asked for yet."""

    commits: list[Name] | None = None
    """The cards that are committed to the test; None where nothing is said."""

    def copy(self) -> ArkhamAnswers:
        """A copy to try things with."""
        commits = None if self.commits is None else self.commits.copy()
        return ArkhamAnswers(
            self.move, self.card, self.height, self.targets.copy(), self.interrupted, self.asked, commits
        )

    @property
    def left(self) -> bool:
        """Whether something has not been asked for."""
        return bool(self.targets) or bool(self.commits)

    def waiting(self, game: Examined) -> list[str]:
        """What has not been asked for, in words. A target that is not asked for is no mistake."""
        return [f"commit {name.text}" for name in self.commits or ()]

    def answer(self, game: Examined, decision: Decision) -> Option | str | None:
        """The answer to a question of this card; why what is said is no answer; or None if nothing is said."""
        if decision.kind == COMMIT:
            return self._commit(game, decision)
        return self.pick(game, decision, self.targets)

    def _commit(self, game: Examined, decision: Decision) -> Option | str | None:
        if decision.player != self.move.player or self.commits is None:
            return None
        if not self.commits:
            return DONE
        name = self.commits[0]
        for option in decision.options:
            if option.word == COMMIT and game.names.is_called(game, option.card, name):
                del self.commits[0]
                return option
        return f"{name.text} cannot be committed to this test."


@dataclass(frozen=True, slots=True)
class CardUse(Use[Examined]):
    """Playing a card or triggering an ability."""

    commits: tuple[Name, ...] | None = None
    ability: int | None = None

    def beside(self, move: Move[Examined], card: int, height: int) -> ArkhamAnswers:
        """What stands beside the move, which is about to be made with a card."""
        commits = None if self.commits is None else list(self.commits)
        return ArkhamAnswers(move, card, height, list(self.targets), commits=commits)

    def is_offered(self, game: Examined, option: Option) -> bool:
        """Whether an option is the use that is meant, as far as the card goes."""
        if option.word != self.word or option.card < 0 or not game.names.is_called(game, option.card, self.card):
            return False
        return self.ability is None or self.ability == option.number % 100 + 1

    def refusals(self, game: Examined, decision: Decision, player: int) -> Iterable[Refusal]:
        """Every reason the rules give against it at a question of its player."""
        if decision.kind not in game.WINDOWS:
            return
        yield from refusing.uses(game, self, player)

    def never_offered(self, game: Examined, player: int) -> Iterable[Refusal]:
        """What the rules have against it as things stand in the end."""
        return list(refusing.uses(game, self, player)) or Deed.never_offered(self, game, player)

    def opportunities(self, game: Examined) -> tuple[str, ...]:
        """What costs an action is done in one's turn."""
        cards = game.names.cards(game, self.card)
        if any(ability.actions for card in cards for ability in refusing.meant(game, self, card)):
            return ("action",)
        return ()


@dataclass(frozen=True, slots=True)
class Act(Deed[Examined]):
    """An action: a basic one, or one that a card gives, with what stands beside it."""

    word: str
    what: Name | None
    using: Name | None
    """The card whose ability it is."""
    targets: tuple[Name, ...] = ()
    commits: tuple[Name, ...] | None = None
    kinds: tuple[str, ...] = field(default=("action",))

    def plan(self, game: Examined, decision: Decision, move: Move[Examined]) -> Plan[Examined] | str:
        """The action that is meant, if it can be taken now."""
        if decision.kind not in game.WINDOWS:
            return ""
        for option in decision.options:
            if self.is_meant(game, option):
                source = option.card if option.word in ("trigger", "play") else game.investigators[move.player].card
                targets = list(self.targets)
                if option.word in ("trigger", "play") and self.what is not None and self.word not in (PARLEY, RESIGN):
                    targets.insert(0, self.what)
                commits = None if self.commits is None else list(self.commits)
                answers = ArkhamAnswers(move, source, len(game.stack), targets, commits=commits)
                return Plan((option,), answers)
        return f"{move.words} is not possible now."

    def is_meant(self, game: Examined, option: Option) -> bool:
        """Whether an option is this action."""
        if option.word in ("trigger", "play"):
            if self.using is None and self.word not in (PARLEY, RESIGN):
                return False
            ability = ability_at(game, option.card, option.number)
            name = self.using or (self.what if self.word == PARLEY else None)
            return ability.action == self.word and (name is None or game.names.is_called(game, option.card, name))
        if self.using is not None or option.word != self.word:
            return False
        return self.what is None or game.names.is_called(game, option.card, self.what)

    def refusals(self, game: Examined, decision: Decision, player: int) -> Iterable[Refusal]:
        """Every reason the rules give against it at a question of its player."""
        if decision.kind not in game.WINDOWS:
            return
        yield from refusing.acts(game, self, player)

    def opportunities(self, game: Examined) -> tuple[str, ...]:
        """It is done in one's turn."""
        return self.kinds


@dataclass(frozen=True, slots=True)
class Commitment(Deed[Examined]):
    """The cards that somebody commits to another's test, or to his own."""

    cards: tuple[Name, ...]

    def plan(self, game: Examined, decision: Decision, move: Move[Examined]) -> Plan[Examined] | str:
        """All of them, one after the other, and no more."""
        if decision.kind != COMMIT:
            return ""
        trial = trial_of(game, move)
        taken: list[Option] = []
        for name in self.cards:
            asked = trial.pending
            options = () if asked is None or asked.player != move.player else asked.options
            found = next((o for o in options if o.word == COMMIT and trial.names.is_called(trial, o.card, name)), None)
            if found is None:
                return f"{name.text} cannot be committed to this test."
            taken.append(found)
            trial.answer(found)
            trial.to_question()
        asked = trial.pending
        more = asked is not None and asked.kind == COMMIT and asked.player == move.player
        return Plan((*taken, DONE) if more else tuple(taken))

    def refusals(self, game: Examined, decision: Decision, player: int) -> Iterable[Refusal]:
        """Every reason the rules give against it while cards are committed."""
        if decision.kind == COMMIT:
            yield from refusing.commitments(game, self.cards, player)

    def opportunities(self, game: Examined) -> tuple[str, ...]:
        """It is done in a skill test."""
        return (COMMIT,)


@dataclass(frozen=True, slots=True)
class Assignment(Deed[Examined]):
    """How damage and horror are assigned."""

    shares: tuple[tuple[Name, int, int], ...]

    def plan(self, game: Examined, decision: Decision, move: Move[Examined]) -> Plan[Examined] | str:
        """The assignment that is meant."""
        if decision.kind != ASSIGN:
            return ""
        for option in decision.options:
            if self.is_meant(game, option):
                return Plan((option,))
        can = game.names.options(game, decision.options)
        return f"It cannot be assigned like that; it can be: {can}."

    def is_meant(self, game: Examined, option: Option) -> bool:
        """Whether an option gives to each what is said."""
        left = list(triples(option.parts))
        for name, damage, horror in self.shares:
            found = next(
                (s for s in left if game.names.is_called(game, s[0], name) and s[1:] == (damage, horror)), None
            )
            if found is None:
                return False
            left.remove(found)
        return not left

    def refusals(self, game: Examined, decision: Decision, player: int) -> Iterable[Refusal]:
        """What the rules say of assigning."""
        if decision.kind == ASSIGN:
            yield refusing.OTHERWISE

    def opportunities(self, game: Examined) -> tuple[str, ...]:
        """It is done when damage or horror is dealt."""
        return (ASSIGN,)


@dataclass(frozen=True, slots=True)
class EndTurn(Deed[Examined]):
    """Ending one's turn."""

    def plan(self, game: Examined, decision: Decision, move: Move[Examined]) -> Plan[Examined] | str:
        """At the question for an action."""
        return Plan((END_TURN,)) if END_TURN in decision.options else ""

    def opportunities(self, game: Examined) -> tuple[str, ...]:
        """In one's turn."""
        return ("action",)
