"""The moves of Call of Cthulhu: playing and triggering, committing, attaching a resource, choosing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.rules.committing import ActivePlayerCommits, Commits, OpponentCommits
from silverkey.cthulhu.rules.turn import Turn
from silverkey.cthulhu.table.values import Remains
from silverkey.cthulhu.words import ACTION, STORY_PHASE
from silverkey.cthulhu.words import PLAY as PLAYING
from silverkey.judge.case import Move, Name
from silverkey.judge.cthulhu import refusing
from silverkey.judge.cthulhu.abilities import ability_number, granted, text_of
from silverkey.judge.cthulhu.answers import CthulhuAnswers
from silverkey.judge.cthulhu.examined import Examined
from silverkey.judge.moves import PLAY, Choose, Deed, Plan, Use, trial_of
from silverkey.kernel import decision as answer
from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.event import Event

COMMIT, ATTACH = "commit", "resource"
COMMITTING = (ActivePlayerCommits.verb, OpponentCommits.verb)
ATTACHING = ("resource", "setup resource", "spread")


@dataclass(frozen=True, slots=True)
class CardUse(Use[Examined]):
    """Playing a card or triggering an ability."""

    drain: tuple[int, ...]
    x: int | None
    pay_with: tuple[Name, ...]
    ability: int | None
    at: Name | None
    """The story at which what is answered happens."""

    def beside(self, move: Move[Examined], card: int, height: int) -> CthulhuAnswers:
        """What stands beside the move, which is about to be made with a card."""
        return CthulhuAnswers(
            move, card, height, list(self.targets), x=self.x, drain=list(self.drain), pay_with=list(self.pay_with)
        )

    def plan(self, game: Examined, decision: Decision, move: Move[Examined]) -> Plan[Examined] | str:
        """The use, if it is offered; or yes to playing a Dormant card."""
        dormant = decision.kind == "play dormant" and self.word == PLAY
        if dormant and game.names.is_called(game, decision.about, self.card):
            return Plan((answer.YES,))
        return Use.plan(self, game, decision, move)

    def is_offered(self, game: Examined, option: Option) -> bool:
        """Whether an option is the use that is meant, as far as the card goes."""
        names = game.names
        if option.card < 0 or not (names.is_called(game, option.card, self.card) or granted(game, option, self.card)):
            return False
        if option.word == "dormant":
            return self.word == PLAY and bool(self.targets) and bool(names.stories(game, self.targets[0]))
        return option.word == self.word and (self.ability is None or self.ability == ability_number(game, option))

    def is_occasion(self, game: Examined, serial: int) -> bool:
        """Whether an event is the one that is to be answered, at the story where it is to happen."""
        return Use.is_occasion(self, game, serial) and (self.at is None or _happens_at(game, serial, self.at))

    def refusals(self, game: Examined, decision: Decision, player: int) -> Iterable[Refusal]:
        """Every reason the rules give against it at a question of its player."""
        return [refusal for refusal in refusing.uses(game, decision.kind, self, player) if refusal is not None]

    def unoffered(self, game: Examined, player: int) -> Refusal | None:
        """What the end of a phase or turn brings about is answered by nobody."""
        return refusing.unoffered(game, self, player)

    def never_offered(self, game: Examined, player: int) -> Iterable[Refusal]:
        """Where it answers something, that this did not come up."""
        return refusing.never_offered(game, self, player) or Deed.never_offered(self, game, player)

    def opportunities(self, game: Examined) -> tuple[str, ...]:
        """An action is taken in the action window."""
        return ("action",) if any(kind in (ACTION, PLAYING) for kind in self._kinds(game)) else ()

    def _kinds(self, game: Examined) -> Iterator[str]:
        """The kinds of ability that may be meant."""
        for card in game.names.cards(game, self.card):
            if self.word == PLAY:
                ability = game.printed[card].play
                if ability is not None:
                    yield ability.kind
                continue
            present = game.values(card).abilities if card in game.in_play else ()
            text = text_of(game, card, present)
            yield from (
                ability.kind for number, ability in enumerate(text, 1) if self.ability is None or number == self.ability
            )


def _happens_at(game: Examined, serial: int, name: Name) -> bool:
    event = game.events.get(serial)
    return event is not None and bool(_places(game, event) & set(game.names.stories(game, name)))


def _places(game: Examined, event: Event) -> set[int]:
    """The story an event is about, or that its card is or was committed to."""
    places = {event.card, event.place}
    if isinstance(event.memory, Remains):
        places.add(event.memory.committed)
    elif event.card in game.in_play:
        places.add(game.story_of(event.card))
    return places


@dataclass(frozen=True, slots=True)
class Commitment(Deed[Examined]):
    """Everyone whom a player commits in one window, and where each goes."""

    places: tuple[tuple[Name, Name], ...]

    def plan(self, game: Examined, decision: Decision, move: Move[Examined]) -> Plan[Examined] | str:
        """All of them, in an order in which they can be named, and no more."""
        if not isinstance(game.stack[-1], Commits):
            return ""
        trial = trial_of(game, move)
        waiting = list(self.places)
        taken: list[Option] = []
        while waiting:
            found = next(((place, option) for place in waiting for option in _commits(trial, *place)), None)
            if found is None:
                return f"{waiting[0][0].text} cannot commit to story {waiting[0][1].text}."
            waiting.remove(found[0])
            taken.append(found[1])
            trial.answer(found[1])
            trial.to_question()
        asked = trial.pending
        if asked is None or answer.DONE not in asked.options:
            return "That cannot be all: somebody else must commit too."
        return Plan((*taken, answer.DONE))

    def refusals(self, game: Examined, decision: Decision, player: int) -> Iterable[Refusal]:
        """Every reason the rules give against it in a commit window."""
        window = game.stack[-1]
        return refusing.commitments(game, window, self.places, player) if isinstance(window, Commits) else ()

    def left_out(self, game: Examined, event: Event) -> Refusal | None:
        """Why the phase, or what is left of it, is left out."""
        if event.verb != "left out" or not isinstance(game.stack[-1], Turn):
            return None
        assert isinstance(event.memory, Refusal)
        return event.memory

    def opportunities(self, game: Examined) -> tuple[str, ...]:
        """It is done in the commit windows."""
        return COMMITTING

    def comes_later(self, game: Examined, player: int) -> bool:
        """Whether the player's own commit window is still ahead in this phase."""
        if game.phase != STORY_PHASE:
            return False
        turn = game.stack[0]
        window = "active_player_commits" if player == game.active else "opponent_commits"
        return turn.step <= turn.STEPS.index(window)


def _commits(game: Examined, name: Name, place: Name) -> list[Option]:
    if game.pending is None:
        return []
    stories = game.names.stories(game, place)
    return [
        option
        for option in game.pending.options
        if option.word == COMMIT and option.number in stories and game.names.is_called(game, option.card, name)
    ]


@dataclass(frozen=True, slots=True)
class Attachment(Deed[Examined]):
    """The one card of the resource phase, and the domain it goes to."""

    places: tuple[tuple[Name, Name], ...]

    def plan(self, game: Examined, decision: Decision, move: Move[Examined]) -> Plan[Examined] | str:
        """The option of that card and that domain."""
        if decision.kind not in ATTACHING:
            return ""
        ((card, domain),) = self.places
        for option in decision.options:
            there = option.word == ATTACH and domain.number == option.number + 1
            if there and game.names.is_called(game, option.card, card):
                return Plan((option,))
        return f"{card.text} cannot be attached to domain {domain.text}."

    def opportunities(self, game: Examined) -> tuple[str, ...]:
        """It is done when a card becomes a resource."""
        return ATTACHING


@dataclass(frozen=True, slots=True)
class Choice(Choose[Examined]):
    """Answering a question with what is chosen."""

    def refusals(self, game: Examined, decision: Decision, player: int) -> Iterable[Refusal]:
        """What keeps cards from being chosen for what the question is about."""
        return refusing.choices(game, decision, self.chosen, player)
