"""What a view of any card game has: the viewer's own numbers, the question that he is asked, and his answer to it.

Every number of a card in a view is the viewer's own (``sight.py``). An answer is given by its place among the options;
``chosen`` turns it into the option of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from silverkey.cardgame.questions import A_CARD, AN_EVENT, INNER, Kind, Word
from silverkey.kernel.decision import Decision, IllegalAnswer, Option

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame

W = TypeVar("W", bound=Word)
F = TypeVar("F")
K = TypeVar("K", bound=Kind)
A = TypeVar("A", bound="OptionView[Any, Any]")
D = TypeVar("D", bound="DecisionView[Any, Any]")


class EventView(msgspec.Struct, frozen=True):
    """Something that happens or has happened, for all to see."""

    verb: str
    card: int
    player: int
    amount: int
    source: int
    cards: tuple[int, ...]


class Seen(msgspec.Struct, frozen=True):
    """A card that is seen, wherever it lies: the viewer's number for it, and what it is."""

    id: int
    code: str
    title: str


class OptionView(msgspec.Struct, Generic[W, F], frozen=True):
    """One legal answer and how it reads. Its place among the options is what is given back."""

    place: int
    word: W
    card: int
    number: int
    other: int
    text: str
    face: F | None
    answers: EventView | None
    """What an ability that answers an event would answer."""
    parts: tuple[int, ...] = ()
    """Further numbers, where an answer settles several things at once; the word says what they stand for in turn."""


class DecisionView(msgspec.Struct, Generic[K, A], frozen=True):
    """What the viewer is asked."""

    serial: int
    kind: K
    question: str
    about: int
    options: tuple[A, ...]
    assigned: tuple[tuple[int, int], ...]
    """While cards are being sent to places: which is to go where."""


class View(Protocol):
    """A game as one player sees it. Each game has more in it."""

    @property
    def viewer(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def active(self) -> int: ...
    @property
    def decision(self) -> DecisionView[Any, Any] | None:
        """What he is asked, if it is he who is asked."""
        ...


class Eyes:
    """One viewer's numbers for the cards of a game.

    A card that he only looks at, while he is asked something, has the next free number until the question is answered.
    """

    __slots__ = ("_numbers", "_passing", "viewer")

    def __init__(self, game: CardGame, viewer: int) -> None:
        self.viewer = viewer
        self._numbers = game.sight.numbers[viewer]
        self._passing = game.open_on_decks()
        decision = game.pending
        if decision is not None and decision.player == viewer:
            free = game.sight.dealt[viewer]
            for card in (decision.about, *spoken_of(game, decision)):
                if card >= 0 and self._numbers[card] < 0 and card not in self._passing:
                    self._passing[card] = free
                    free += 1

    def number(self, card: int) -> int:
        """The viewer's number for a card, or -1 if it is out of his sight. What is no card stays what it is."""
        if card < 0:
            return card
        number = self._numbers[card]
        return number if number >= 0 else self._passing.get(card, -1)


def spoken_of(game: CardGame, decision: Decision) -> list[int]:
    """The cards that the answers to a decision are about."""
    found: list[int] = []
    for option in decision.options:
        word = game.WORDS[option.word]
        if word.names_card:
            found.append(option.card)
        if option.parts:
            found.extend(word.cards_among(option.parts))
    return found


def asked_of(game: CardGame, viewer: int) -> Decision | None:
    """The open question, if it is the viewer's to answer."""
    decision = game.pending
    return decision if decision is not None and decision.player == viewer else None


def decision_view(
    game: CardGame, decision: Decision, eyes: Eyes, kinds: tuple[type[D], type[A]], face: Any, **more: Any
) -> D:
    """What the viewer is asked, in a game's own kinds of question and answer, with whatever else it says of it.

    ``face`` makes the view of a card that he may look at: (game, card, eyes).
    """
    question, answer = kinds
    return question(
        serial=decision.serial,
        kind=game.KINDS[decision.kind],
        question=game.WORDING.question(game, decision),
        about=eyes.number(decision.about),
        options=_option_views(game, decision, eyes, answer, face),
        **{"assigned": (), **more},
    )


def _option_views(game: CardGame, decision: Decision, eyes: Eyes, kind: type[A], face: Any) -> tuple[A, ...]:
    """The options of a decision in the viewer's numbers. Events are numbered as the options come to speak of them."""
    events: dict[int, int] = {}
    found: list[A] = []
    for place, option in enumerate(decision.options):
        word, card, number, parts = _numbered(game, option, eyes)
        known = word.card is A_CARD and option.card >= 0 and not game.turned_away(option.card, eyes.viewer)
        answers = option.other if word.other is AN_EVENT else -1
        other = events.setdefault(answers, len(events)) if answers >= 0 else option.other
        text = game.WORDING.option(game, option, decision)
        shown = face(game, option.card, eyes) if known else None
        found.append(kind(place, word, card, number, other, text, shown, _event(game, answers, eyes), parts))
    return tuple(found)


def _numbered(game: CardGame, option: Option, eyes: Eyes) -> tuple[Word, int, int, tuple[int, ...]]:
    """Word, card, number and further numbers of an option in the viewer's numbers."""
    word = game.WORDS[option.word]
    card = eyes.number(option.card) if word.names_card else option.card
    number = eyes.number(option.number) if word.number.card else option.number
    parts = tuple(
        eyes.number(part) if meaning.card else part
        for part, meaning in zip(option.parts, cycle(word.parts), strict=False)
    )
    return word, card, -1 if word.number is INNER else number, parts


def _event(game: CardGame, serial: int, eyes: Eyes) -> EventView | None:
    event = game.events.get(serial)
    if event is None:
        return None
    seen = tuple(number for card in event.cards if (number := eyes.number(card)) >= 0)
    return EventView(event.verb, eyes.number(event.card), event.player, event.amount, eyes.number(event.source), seen)


def chosen(game: CardGame, seen: View, answer: OptionView[Any, Any]) -> Option:
    """The option of the pending decision that an answer picked from a view means.

    Raises IllegalAnswer if the view is of another moment or the answer of another view.
    """
    decision = game.pending
    if decision is None:
        raise IllegalAnswer("The game is over: there is nothing to answer.")
    asked = seen.decision
    if asked is None or seen.viewer != decision.player:
        raise IllegalAnswer("That view asks nothing: it is somebody else who decides.")
    if asked.serial != decision.serial:
        raise IllegalAnswer(
            f"That view asks question {asked.serial}, but the game now asks question {decision.serial}."
        )
    options: Sequence[OptionView[Any, Any]] = asked.options
    if not 0 <= answer.place < len(decision.options) or answer not in options:
        raise IllegalAnswer(f"“{answer.text}” is not among the answers of that view.")
    option = decision.options[answer.place]
    if (answer.word, answer.card, answer.number, answer.parts) != _numbered(game, option, Eyes(game, seen.viewer)):
        raise IllegalAnswer(f"“{answer.text}” is an answer to something else.")
    return option


def view_bytes(game: CardGame, viewer: int) -> bytes:
    """The view as it would be sent over a wire."""
    return msgspec.json.encode(game.view(viewer))
