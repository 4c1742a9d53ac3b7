"""The state of a game and its one door, ``answer``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from silverkey.kernel import codec, dice
from silverkey.kernel.decision import Decision, IllegalAnswer, Option, Unanswerable
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.record import fields_of

T = TypeVar("T")
S = TypeVar("S", bound="State")

Observer = Callable[[Event], None]

UNTOLD = ""
"""``reply`` of a frame that the frame below is not told of."""
ENDLESS = 200_000
"""Steps without a question after which something must be wrong; a game takes a few hundred at the most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game has: frames, one pending decision, random numbers and the events of the current window.

    A game adds its own fields and defines ``settle`` and ``clone``. History and observers are not part of it.
    """

    __slots__ = (
        "events",
        "observer",
        "over",
        "pending",
        "questions",
        "random",
        "reveals",
        "serial",
        "stack",
        "unsettled",
    )

    NAME: ClassVar[str] = "the game"
    """What the game is called."""
    DERIVED: ClassVar[tuple[str, ...]] = ("observer",)
    """What a state holds that is not part of it: it can be worked out anew, or somebody else gave it."""
    puts_all: ClassVar[bool] = False
    """Whether questions with only one answer are put too, for those who examine a game."""

    def __init__(self, seed: int = 0, players: int = 2) -> None:
        self.stack: list[Frame[Any]] = []
        self.pending: Decision | None = None
        self.random = seed & dice.MASK
        self.serial = 0
        self.over = False
        self.events: dict[int, Event] = {}
        self.questions = [0] * players
        """How many questions each player has been asked; a decision's number is its player's own count."""
        self.reveals = [0] * players
        """How often each player has learnt something hidden or decided by chance. His undo does not go back over it."""
        self.unsettled = 0
        """What has changed that may have consequences under the rules, a bit for each kind; ``settle`` looks."""
        self.observer: Observer | None = None

    # The door

    def answer(self, option: Option, serial: int | None = None) -> None:
        """Answer the pending decision and play on to the next one.

        ``serial`` may name the decision that is meant, so that a late answer is not taken for another question.
        """
        decision = self.pending
        if decision is None:
            raise IllegalAnswer("The game is over: there is nothing to answer.")
        if serial is not None and serial != decision.serial:
            raise IllegalAnswer(
                f"That answer belongs to question {serial}, but the game now asks question {decision.serial}."
            )
        if not isinstance(option, Option):
            raise IllegalAnswer(f"An answer is one of the options; {option!r} is none.")
        if option not in decision.options:
            listed = ", ".join(_brief(o) for o in decision.options[:12])
            more = ", …" if len(decision.options) > 12 else ""
            raise IllegalAnswer(f"{_brief(option)} is not an answer to '{decision.kind}'. Answers are: {listed}{more}.")
        self.pending = None
        self.accepted(decision.player, option)
        self.stack[-1].answered(self, option)
        self.advance()

    def accepted(self, player: int, option: Option) -> None:
        """A legal answer has been given. For games that remember answers."""

    def advance(self) -> None:
        """Run until somebody must decide or the game is over. Rules that run in a circle are a fault, not a wait."""
        if not self.run(ENDLESS):
            where = type(self.stack[-1]).__name__
            raise RuntimeError(f"The rules run in a circle at {where}: {ENDLESS} steps and no question.")

    def run(self, steps: int) -> bool:
        """Run at most so many steps; whether somebody must decide now, or the game is over."""
        stack = self.stack
        for _ in range(steps):
            if self.pending is not None or self.over:
                return True
            changed = self.unsettled
            if changed:
                self.unsettled = 0
                if self.settle(changed):
                    continue
            frame = stack[-1]
            step, frame.step = frame.TABLE[frame.step]
            step(frame, self)
        return self.pending is not None or self.over

    def settle(self, changed: int) -> bool:
        """Carry out what the rules demand at once, after such changes; True if that needs a frame of its own."""
        raise NotImplementedError

    # For frames

    def ask(self, player: int, kind: str, options: list[Option], about: int = -1) -> None:
        """Put a question. A question with one answer answers itself, unless every question is to be put.

        One without any answer is a fault: whoever asks knows what happens then, and does not ask.
        """
        if not options:
            asking = self.stack[-1]
            raise Unanswerable(f"{type(asking).__name__} asks '{kind}' before {asking.next_step}: no answers.")
        if len(options) == 1 and not self.puts_all:
            self.stack[-1].answered(self, options[0])
            return
        self.questions[player] += 1
        self.pending = Decision(player, kind, options, self.questions[player], about)

    def push(self, frame: Frame[Any], reply: str = "returned") -> None:
        """Begin a procedure with its first step; the frame below waits until it is done.

        ``reply`` is the method of the frame below that is then told what has come of it; ``UNTOLD`` if it has nothing
        to do with it, as with what the rules demand at once.
        """
        frame.step = 0
        frame.reply = reply
        self.stack.append(frame)

    def pop(self, value: Any = None) -> None:
        """End the topmost procedure and tell the one below what has come of it."""
        reply = self.stack.pop().reply
        if reply and self.stack:
            getattr(self.stack[-1], reply)(self, value)

    def after(self, player: int) -> int:
        """The player who comes next in the order of play."""
        return (player + 1) % len(self.questions)

    def reveal_to(self, *players: int) -> None:
        """Somebody learns something hidden."""
        for player in players:
            self.reveals[player] += 1

    def reveal_to_all(self) -> None:
        """Everybody learns something hidden, or how chance has decided."""
        self.reveal_to(*range(len(self.reveals)))

    def enroll(self, event: Event) -> Event:
        """Give an event its number and keep it while its window lasts."""
        self.serial += 1
        event.serial = self.serial
        self.events[event.serial] = event
        return event

    # Chance

    def chance(self, what: str, among: Sequence[T]) -> T:
        """One of these, at random. Every random result of a game comes from here, and all players learn of it.

        ``what`` says what is being decided (``first player``, ``random discard`` …); ``among`` is what it is decided
        between, such as the numbers of cards, each as likely as any other. A game whose chance is foretold overrides
        this method and returns the member of ``among`` that is wanted. Undo never goes back over it.
        """
        if not among:
            raise ValueError(f"Chance has nothing to decide between: {what}.")
        self.reveal_to_all()
        return among[self._below(len(among))]

    def chances(self, what: str, among: Sequence[T], number: int) -> list[T]:
        """So many of these at random, one after the other, or all if there are no more."""
        left = list(among)
        picked: list[T] = []
        while left and len(picked) < number:
            one = self.chance(what, left)
            left.remove(one)
            picked.append(one)
        return picked

    def shuffle(self, items: list[T]) -> None:
        """Put a list into random order. Nobody sees it, but undo does not go back over it either."""
        self.reveal_to_all()
        for i in range(len(items) - 1, 0, -1):
            j = self._below(i + 1)
            items[i], items[j] = items[j], items[i]

    def _below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        limit = (1 << 64) - ((1 << 64) % n)
        while True:
            self.random = dice.step(self.random)
            value = dice.mix(self.random)
            if value < limit:
                return value % n

    # Copying and saving

    def clone(self: S) -> S:
        """A copy that plays on exactly as this game would."""
        raise NotImplementedError

    @classmethod
    def saved_fields(cls) -> tuple[str, ...]:
        """The names of all that is saved."""
        return tuple(name for name in fields_of(cls) if name not in cls.DERIVED)

    def _encoded(self) -> dict[str, Any]:
        return {name: codec.encode(getattr(self, name)) for name in self.saved_fields()}

    def to_dict(self) -> dict[str, Any]:
        """The whole game as plain data, with a check that nothing in it has been changed."""
        fields = self._encoded()
        return {**fields, "check": codec.digest(fields)}

    def digest(self) -> str:
        """A fingerprint of everything that matters for how the game goes on."""
        return codec.digest(self._encoded())

    @classmethod
    def from_dict(cls: type[S], data: Any) -> S:
        """The game that ``to_dict`` described."""
        cls.prepare()
        names = cls.saved_fields()
        if type(data) is not dict or set(data) != {*names, "check"}:
            raise codec.CorruptSave(f"This is not a saved game of {cls.NAME} of this version.")
        if codec.digest({name: data[name] for name in names}) != data["check"]:
            raise codec.CorruptSave("The saved game is damaged or has been changed.")
        game = cls()
        for name in names:
            value = codec.decode(data[name])
            expected = Decision if name == "pending" and value is not None else type(getattr(game, name))
            if type(value) is not expected:
                raise codec.CorruptSave(f"The saved game's {name} is not what it should be.")
            setattr(game, name, value)
        if not game.complete():
            raise codec.CorruptSave("The saved game is not complete, or says what no game says.")
        return game

    @classmethod
    def prepare(cls) -> None:
        """Make known whatever a saved game may name."""

    def complete(self) -> bool:
        """Whether a saved game has all that it needs to go on, in words that there are."""
        return bool(self.stack)

    def copy_base(self, new: State) -> None:
        """Copy the kernel's own fields into a new state. The copy has no observer."""
        new.stack = [frame.clone() for frame in self.stack]
        new.pending = self.pending
        new.random = self.random
        new.serial = self.serial
        new.over = self.over
        new.events = {number: event.copy() for number, event in self.events.items()} if self.events else {}
        new.questions = self.questions.copy()
        new.reveals = self.reveals.copy()
        new.unsettled = self.unsettled
        new.observer = None


def _brief(option: Option) -> str:
    numbers = [str(n) for n in (*option[1:4], *option.parts) if n != -1]
    return " ".join([option.word, *numbers])
