"""What is watched from one step to the next: what cannot be done, who is asked, and until when now is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.rules.committing import Commits
from silverkey.cthulhu.words import ACTION
from silverkey.cthulhu.words import PLAY as PLAYING
from silverkey.judge.abilities import text_of
from silverkey.judge.answers import AS_LISTED
from silverkey.judge.bench import Bench
from silverkey.judge.case import ATTACH, COMMIT, PLAY, TRIGGER, Asked, Cannot, Move
from silverkey.judge.naming import Names
from silverkey.kernel.decision import Decision
from silverkey.kernel.frame import Frame

WINDOWS = ("action", "respond", "disrupt")
ATTACHING = ("resource", "setup resource")
ORDERING = ("order", *AS_LISTED)


class Moment:
    """How long now lasts for a move.

    An action, a commitment or a resource: at the player's next opportunity for one. Anything else: until the action
    under way is over, or the next one if none is.
    """

    def __init__(self, names: Names, game: Bench, move: Move) -> None:
        self.move = move
        self.question = _question(names, game, move)
        self.begun = not game.between_actions

    def over(self, game: Bench) -> bool:
        """Whether now is past. To be asked at every tick, and at a question when it is about to be answered."""
        decision = game.pending
        if self.question:
            return (
                decision is not None
                and decision.player == self.move.player
                and _kind(game, decision) in (self.question)
            )
        if not game.between_actions:
            self.begun = True
            return False
        return self.begun


def _question(names: Names, game: Bench, move: Move) -> tuple[str, ...]:
    """The questions at which the move would be made, if these are no part of an action."""
    if move.kind == COMMIT:
        return (COMMIT,)
    if move.kind == ATTACH:
        return ATTACHING
    if move.kind not in (PLAY, TRIGGER) or not any(kind in (ACTION, PLAYING) for kind in _kinds(names, game, move)):
        return ()
    return ("action",)


def _kind(game: Bench, decision: Decision) -> str:
    return COMMIT if isinstance(game.stack[-1], Commits) else decision.kind


def _kinds(names: Names, game: Bench, move: Move) -> Iterable[str]:
    """The kinds of ability that a move may mean."""
    assert move.card is not None
    for card in names.cards(game, move.card):
        if move.kind == PLAY:
            ability = game.printed[card].play
            if ability is not None:
                yield ability.kind
            continue
        present = game.values(card).abilities if card in game.in_play else ()
        text = text_of(game, card, present)
        yield from (
            ability.kind for number, ability in enumerate(text, 1) if move.ability is None or number == move.ability
        )


@dataclass(slots=True)
class Watch:
    """A cannot that is being watched, and what the rules have said about it so far."""

    cannot: Cannot
    moment: Moment | None = None
    """How long now is, if that is all that counts."""
    refused: dict[Refusal, None] = field(default_factory=dict)
    """What the rules have against it, in the order in which they said so."""
    ended: bool = False

    def note(self, refusal: Refusal | None) -> None:
        """The rules have said something against it, or nothing."""
        if refusal is not None and not self.ended:
            self.refused.setdefault(refusal)


@dataclass(slots=True)
class Order:
    """Who has been asked so far at the questions that a case speaks of."""

    asked: Asked
    seen: list[int] = field(default_factory=list)

    def see(self, game: Bench, decision: Decision) -> None:
        """A question has come up. One that goes on with the question before is none of its own."""
        if _sort(decision) == self.asked.kind and not game.plain and not _goes_on(game.stack[-1]):
            self.seen.append(decision.player)

    def fault(self, players: tuple[str, str]) -> str:
        """What is not as the case says; nothing if all is."""
        wanted = self.asked.players
        found = self.seen[: len(wanted)] if wanted else self.seen
        if tuple(found) == wanted:
            return ""
        return f"{self.asked.place}: {self.asked.kind}: asked is {_list(players, found)}, not {_list(players, wanted)}."


def _sort(decision: Decision) -> str:
    """The kind of question that cases call it."""
    if decision.kind in WINDOWS:
        return decision.kind
    return "order" if decision.kind in ORDERING else "choose"


def _goes_on(frame: Frame[Bench]) -> bool:
    """Whether a question is one more pick of several."""
    return bool((isinstance(frame, Choosing) and frame.picked) or (isinstance(frame, Commits) and frame.places))


def _list(players: tuple[str, str], numbers: Iterable[int]) -> str:
    return ", ".join(players[number] for number in numbers) or "nobody"
