"""Two worlds that differ only in what a viewer cannot see, played side by side.

A game is played and recorded as one viewer gets it. From some of its decisions on it is then played again in another
world: the cards that stay out of the viewer's sight until a later decision are other cards, the engine's numbers of
all that he does not see are others too, and so are the random numbers to come. In that world chance decides as it did,
and everybody gives the answers that look the same to the viewer, so he must get the same views, options, log lines and
reasons.

What a game hides, and how the other world is made of it, its ``Secrets`` say (``cthulhu_worlds``, ``arkham_worlds``).
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle, zip_longest
from typing import Any, Generic, NamedTuple, Self, TypeVar

import msgspec
from games import give_faces

from silverkey.agents.base import Agent, ask
from silverkey.cardgame import wording
from silverkey.cardgame.citations import citations
from silverkey.cardgame.game import CardGame
from silverkey.cardgame.questions import AN_EVENT, INNER
from silverkey.cardgame.sight import SPECTATOR
from silverkey.kernel import codec
from silverkey.kernel.decision import DONE, NO, PASS, Decision, Option
from silverkey.kernel.event import Event
from silverkey.kernel.record import blank
from silverkey.sitting.journal import concerned, named_in

G = TypeVar("G", bound=CardGame)
T = TypeVar("T")


class Lot(NamedTuple):
    """How chance has decided, and what it decided."""

    what: str
    place: int
    result: Any


class Watched(CardGame):
    """A game that notes what one viewer is told, which cards he comes to know and how chance decides."""

    __slots__ = ()

    viewer: int
    told: list[str]
    """The log as he reads it, with the rulings behind each line."""
    known: set[int]
    """The cards that he has seen since this was last emptied."""
    lots: list[Lot | list[int]]
    """How chance has decided so far, and into what order has been shuffled."""
    foretold: Iterator[Lot | list[int]] | None
    """How chance is to decide, where that is settled."""
    secrets: Secrets[Any]

    @classmethod
    def of(cls, game: CardGame, viewer: int, foretold: Iterable[Lot | list[int]] | None = None) -> Self:
        """A copy of a game under a viewer's eyes."""
        copy = game.clone()
        new = blank(cls)
        for name in (*type(game).saved_fields(), "_board"):
            setattr(new, name, getattr(copy, name))
        new.viewer = viewer
        new.told, new.known, new.lots = [], set(), []
        new.foretold = None if foretold is None else iter(foretold)
        new.observer = new.hear
        return new

    def hear(self, event: Event) -> None:
        """Something has happened."""
        line = wording.line(self, event, self.viewer)
        if line:
            number = self.sight.numbers[self.viewer][event.card] if event.card >= 0 else -1
            named = named_in(line, self, concerned(event))
            self.told.append(f"{line} {' '.join(citations(self, event))} {named} {number}")
        self.known.update(self.secrets.shown(self, event))
        self.look()

    def look(self) -> None:
        """Note whatever the viewer can see now."""
        known, viewer = self.known, self.viewer
        known.update(c for c in range(len(self.zone)) if c not in known and not self.secrets.hidden(self, c, viewer))
        decision = self.pending
        if decision is not None and decision.player == viewer:
            known.update(card for card in cards_of(self, decision) if not self.secrets.masked(self, card))

    def chance(self, what: str, among: Sequence[T]) -> T:
        """Chance decides as it did. Of things it is their place that it decides on, of words which."""
        if self.foretold is None:
            result = super().chance(what, among)
            self.lots.append(Lot(what, among.index(result), result))
            return result
        lot = next(self.foretold, None)
        if not isinstance(lot, Lot) or lot.what != what or lot.place >= len(among):
            raise Leak(f"chance decides {what} in one world, and in the record {lot}")
        self.reveal_to_all()
        return among[among.index(lot.result)] if isinstance(lot.result, str) else among[lot.place]

    def shuffle(self, items: list[T]) -> None:
        """What is shuffled comes into the same order."""
        order = list(range(len(items)))
        if self.foretold is None:
            super().shuffle(order)
            self.lots.append(order)
        else:
            lot = next(self.foretold, None)
            if not isinstance(lot, list) or len(lot) != len(items):
                raise Leak(f"{len(items)} cards are shuffled in one world, and in the record {lot}")
            self.reveal_to_all()
            order = lot
        self.secrets.shuffling(self, items)
        items[:] = [items[place] for place in order]


class Group(NamedTuple):
    """Cards of the same kind that stay unseen: in the other world each of them may be any other of them."""

    cards: list[int]
    others: Sequence[Any] = ()
    """What else they may be, in a world of other decks."""
    always: bool = False
    """Whether they are something else in every other world."""


class Secrets(ABC, Generic[G]):
    """What a game hides from whom, and how another world is made of it."""

    watched: type[Watched]
    quiet: tuple[str, ...]
    """Questions at which another world may begin: nothing is under way that knows hidden cards."""
    declining: Option
    """How somebody lets an action be."""
    holding: tuple[str, ...]
    """The parts of a state with numbers of cards that cannot be dealt anew."""

    @abstractmethod
    def hidden(self, game: Any, card: int, viewer: int) -> bool:
        """Whether a viewer cannot see what a card is: by where it lies, and not by what the game notes of his sight."""

    @abstractmethod
    def groups(self, game: Any, viewer: int, known: set[int], answers: list[Option]) -> Iterator[Group]:
        """The cards that are others in the other world; not those that the viewer comes to know by these answers."""

    @abstractmethod
    def piles(self, game: Any) -> Iterable[list[int]]:
        """Every pile in which hidden cards may have other numbers."""

    @abstractmethod
    def reasons(self, game: Any, seen: Any) -> Iterator[str]:
        """All that somebody who is asked can be told besides: why not, for every card that he sees, and the like."""

    @abstractmethod
    def when(self, game: Any) -> tuple[int, ...]:
        """How far a game has come."""

    def laid_out(self, game: Any) -> int:
        """How often all cards have been put away for others, which have the same numbers."""
        return 0

    @abstractmethod
    def ask_again(self, game: Any) -> None:
        """Whoever could take an action is asked anew, since what he may do depends on what he holds."""

    def masked(self, game: Any, card: int) -> bool:
        """Whether nobody sees what a card is, though it can be chosen."""
        return False

    def shown(self, game: Any, event: Event) -> Iterable[int]:
        """The cards that an event shows to everybody, wherever they lie."""
        return ()

    def shuffling(self, game: Any, items: list[Any]) -> None:
        """Cards are shuffled."""

    def renumber(self, game: Any, numbers: list[int]) -> None:
        """Cards have other numbers: whatever else goes by them."""

    def listen(self, game: Any) -> None:
        """The cards of a game are others: note what they listen to."""

    def disorder(self, game: Any, rng: random.Random) -> None:
        """Whatever else lies in an order that nobody can see comes into another one."""


def cards_of(game: CardGame, decision: Decision) -> Iterator[int]:
    """The cards that a question speaks of."""
    for card in (decision.about, *(option.card for option in decision.options if game.WORDS[option.word].names_card)):
        if card >= 0:
            yield card


class Sighting(NamedTuple):
    """All that the viewer gets when somebody is asked something."""

    view: bytes
    reasons: tuple[str, ...]
    """Why not, for every card that he sees, and what he is told about his question."""


def sighting(game: Watched) -> Sighting:
    """What the viewer gets now."""
    seen = game.view(game.viewer)
    told = seen.decision is not None and game.viewer != SPECTATOR
    return Sighting(msgspec.json.encode(seen), tuple(game.secrets.reasons(game, seen)) if told else ())


class Moment(NamedTuple):
    """A decision of the game that is recorded, and how it was answered."""

    game: CardGame
    told: int
    """How many lines of the log had been told before."""
    lots: int
    """How often chance had decided before."""
    known: frozenset[int]
    """What the viewer has seen since the decision before."""
    seen: Sighting
    answer: Option | None
    """None at the end of the game."""


class Record:
    """A game as one viewer gets it, from its first decision to its end."""

    def __init__(self, secrets: Secrets[Any], game: CardGame, viewer: int, agents: list[Agent], limit: int) -> None:
        self.secrets = secrets
        self.viewer = viewer
        self.moments: list[Moment] = []
        watched = secrets.watched.of(game, viewer)
        for _ in range(limit):
            watched.look()
            known, watched.known = frozenset(watched.known), set()
            decision = watched.pending
            answer = None if decision is None else ask(agents[decision.player], watched)
            so_far = len(watched.told), len(watched.lots)
            self.moments.append(Moment(watched.clone(), *so_far, known, sighting(watched), answer))
            if answer is None:
                break
            watched.answer(answer)
        self.told, self.lots = watched.told, watched.lots

    def next_view(self, place: int) -> int:
        """The next decision from one on at which a player is asked who is the viewer; the same for a spectator."""
        asked = (number for number, moment in enumerate(self.moments) if number >= place and self.asks(moment))
        return place if self.viewer == SPECTATOR else next(asked, len(self.moments) - 1)

    def asks(self, moment: Moment) -> bool:
        """Whether it is the viewer who is asked."""
        return moment.game.pending is not None and moment.game.pending.player == self.viewer


class Leak(AssertionError):
    """Something that the viewer gets depends on what he cannot see."""


class Apart(Exception):
    """The players of the two worlds could not go on giving answers that look alike."""


class Pair:
    """The other world, beside the stretch of a recorded game from one decision to a later one."""

    def __init__(self, record: Record, first: int, last: int, rng: random.Random, foreign: bool) -> None:
        self.record = record
        self.secrets = record.secrets
        self.first, self.last = first, last
        begin = record.moments[first]
        self.begin = begin
        self.game = self.secrets.watched.of(begin.game, record.viewer, record.lots[begin.lots :])
        self.game.random = rng.getrandbits(64)
        self.numbers = list(range(len(begin.game.printed)))
        """For each card of the recorded game, its number in the other world."""
        self.compared = self.changed = 0
        self._deal_anew(rng, foreign)
        self._renumber(rng)
        self._ask_again()

    # Making the other world

    def _deal_anew(self, rng: random.Random, foreign: bool) -> None:
        """Other cards take the places of those that stay unseen: of the same decks, or of any."""
        game = self.game
        moments = [one for one in self.record.moments[self.first : self.last + 1] if self._same_cards(one)]
        known = {card for moment in moments for card in moment.known}
        answers = [moment.answer for moment in moments if moment.answer is not None]
        known.update(answer.card for answer in answers if answer.word in ("play", "trigger"))
        for group in self.secrets.groups(game, self.record.viewer, known, answers):
            faces = [game.printed[card] for card in group.cards]
            if group.always or (foreign and group.others):
                faces = rng.choices(group.others, k=len(group.cards))
            rng.shuffle(faces)
            give_faces(game, dict(zip(group.cards, faces, strict=True)))
            self.changed += len(group.cards)
        if foreign:
            self.secrets.listen(game)

    def _renumber(self, rng: random.Random) -> None:
        """The engine's numbers of hidden cards are dealt anew within each hand and deck."""
        game, before, viewer = self.game, self.begin.game, self.record.viewer
        free = set(range(len(game.printed))) - mentioned(before, self.secrets)
        for pile in self.secrets.piles(game):
            cards = [card for card in pile if card in free and self.secrets.hidden(before, card, viewer)]
            others = cards.copy()
            rng.shuffle(others)
            for card, other in zip(cards, others, strict=True):
                self.numbers[card] = other
            pile[:] = [self.numbers[card] for card in pile]
        give_faces(game, {other: game.printed[card] for card, other in enumerate(self.numbers)})
        for other in range(SPECTATOR, len(game.questions)):
            if other != viewer:
                known = dict(zip(self.numbers, game.sight.numbers[other], strict=True))
                game.sight.numbers[other] = tuple(known[card] for card in range(len(known)))
        self.secrets.renumber(game, self.numbers)
        self.secrets.disorder(game, rng)

    def _ask_again(self) -> None:
        """What may be answered depends on what somebody holds."""
        game = self.game
        game._board = None
        if game.pending is not None and game.pending.kind == "action":
            game.questions[game.pending.player] -= 1
            game.pending = None
            self.secrets.ask_again(game)

    # Playing

    def play(self) -> None:
        """Play both to the end of the stretch; raises Leak if the viewer gets something else."""
        now = self.first
        while (now := self._aligned(now)) <= self.last:
            self._compare(now)
            answer = self.record.moments[now].answer
            if answer is None or now == self.last:
                return
            self.game.answer(self._mirrored(now, answer))
            now += 1

    def _aligned(self, now: int) -> int:
        """The decision of the record that the other world has come to; one past the last if it has gone beyond.

        What answered itself in this world is passed over. Whoever is asked in this world alone declines.
        """
        game, viewer = self.game, self.record.viewer
        while True:
            self._compare_told()
            for later in range(now, self.last + 1):
                moment = self.record.moments[later]
                if self._is_at(moment):
                    return later
                if self.record.asks(moment) or moment.told - self.begin.told > len(game.told):
                    break
            if self._is_beyond():
                return self.last + 1
            decision = game.pending
            if decision is None or decision.player == viewer:
                theirs = self.record.moments[now].game.pending
                raise Leak(f"{self._where(now)}: the viewer is asked {decision}, and in the record {theirs}")
            declined = next((o for o in (PASS, DONE, NO, self.secrets.declining) if o in decision.options), None)
            if declined is None:
                raise Apart(f"asked in one world only: {decision.kind}")
            game.answer(declined)

    def _is_at(self, moment: Moment) -> bool:
        """Whether the other world has come to a decision of the record."""
        theirs = self._key(moment.game, moment.told - self.begin.told, self._translation(moment))
        return theirs == self._key(self.game, len(self.game.told))

    def _is_beyond(self) -> bool:
        """Whether the other world has left the stretch behind."""
        last = self.record.moments[self.last]
        if last.answer is None or self.record.asks(last):
            return False
        mine, theirs = self.secrets.when(self.game), self.secrets.when(last.game)
        return mine > theirs or len(self.game.told) > last.told - self.begin.told

    def _mirrored(self, now: int, answer: Option) -> Option:
        """The answer that looks the same to the viewer."""
        game, moment = self.game, self.record.moments[now]
        mine, theirs = game.pending, moment.game.pending
        assert mine is not None and theirs is not None
        if theirs.player == self.record.viewer:
            return mine.options[theirs.options.index(answer)]
        translated = self._translation(moment)
        wanted = outline(moment.game, answer, translated)
        alike = [option for option in theirs.options if outline(moment.game, option, translated) == wanted]
        found = [option for option in mine.options if outline(game, option) == wanted]
        place = alike.index(answer)
        if place >= len(found):
            raise Apart(f"{mine.kind}: {answer.word} cannot be mirrored")
        return found[place]

    def _same_cards(self, moment: Moment) -> bool:
        """Whether the cards are those with which the stretch begins."""
        return self.secrets.laid_out(moment.game) == self.secrets.laid_out(self.begin.game)

    def _translation(self, moment: Moment) -> Callable[[int], int]:
        """What the cards of the recorded game are in the other world; those laid out since have the same numbers."""
        return self._translated if self._same_cards(moment) else int

    def _translated(self, card: int) -> int:
        """A card of the recorded game by its number in the other world; what joined it later has the same."""
        return self.numbers[card] if 0 <= card < len(self.numbers) else card

    def _key(self, game: CardGame, told: int, translated: Callable[[int], int] = int) -> tuple[Any, ...]:
        """What a decision is, by what both worlds have in common."""
        decision = game.pending
        if decision is None:
            return ("over", told)
        frame, when = game.stack[-1], self.secrets.when(game)
        about = translated(decision.about)
        return decision.player, decision.kind, about, type(frame).__name__, frame.step, when, told

    # Comparing

    def _compare_told(self) -> None:
        """Line by line, as far as the stretch goes."""
        moments = self.record.moments
        told = self.record.told[self.begin.told : moments[self.last].told]
        mine = self.game.told if moments[self.last].answer is None else self.game.told[: len(told)]
        for line, meant in zip_longest(mine, told[: len(mine)]):
            if line != meant:
                raise Leak(f"{self._where(-1)}: told “{line}”, and “{meant}” in the record")

    def _compare(self, now: int) -> None:
        """The viewer gets the same in both worlds."""
        moment, seen = self.record.moments[now], sighting(self.game)
        self.compared += 1
        if len(self.game.told) != moment.told - self.begin.told:
            raise Leak(f"{self._where(now)}: the log is longer in the record")
        for mine, theirs, what in zip(seen, moment.seen, Sighting._fields, strict=True):
            if mine != theirs:
                raise Leak(f"{self._where(now)}: another {what}\n{_difference(mine, theirs)}")

    def _where(self, now: int) -> str:
        return f"viewer {self.record.viewer}, decisions {self.first} to {self.last}, at {now}"


def mentioned(game: CardGame, secrets: Secrets[Any]) -> set[int]:
    """Every number that what is going on holds; some of them may be cards."""
    fields = ("stack", "pending", "events", "lasting", "limits", "occurrences", "spent", *secrets.holding)
    return set(numbers([codec.encode(getattr(game, name)) for name in fields]))


def numbers(data: Any) -> Iterator[int]:
    """Every number in plain data."""
    if type(data) is int:
        yield data
    elif isinstance(data, list | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from numbers(part)


def outline(game: CardGame, option: Option, translated: Callable[[int], int] = int) -> tuple[Any, ...]:
    """An option by what both worlds have in common."""
    word = game.WORDS[option.word]
    card = translated(option.card) if word.names_card else option.card
    number = translated(option.number) if word.number.card else option.number
    parts = tuple(
        translated(part) if meaning.card else part
        for part, meaning in zip(option.parts, cycle(word.parts), strict=False)
    )
    other: Any = option.other
    if word.other is AN_EVENT:
        event = game.events.get(option.other)
        other = event and (event.verb, translated(event.card), event.player, translated(event.source))
    return str(word), card, -1 if word.number is INNER else number, other, parts


def _difference(mine: Any, theirs: Any) -> str:
    if isinstance(mine, bytes):
        mine, theirs = msgspec.json.decode(mine), msgspec.json.decode(theirs)
    return "\n".join(_differences(mine, theirs, ""))


def _differences(mine: Any, theirs: Any, where: str) -> Iterable[str]:
    if type(mine) is dict and type(theirs) is dict:
        for name in mine:
            yield from _differences(mine[name], theirs[name], f"{where}.{name}")
    elif isinstance(mine, list | tuple) and isinstance(theirs, list | tuple) and len(mine) == len(theirs):
        for place, (one, other) in enumerate(zip(mine, theirs, strict=True)):
            yield from _differences(one, other, f"{where}[{place}]")
    elif mine != theirs:
        yield f"{where}: {mine!r} and {theirs!r} in the record"


class Tally:
    """How much has been compared, and how often the worlds could not be kept together."""

    def __init__(self) -> None:
        self.compared = 0
        self.changed = 0
        self.pairs = 0
        self.apart: Counter[str] = Counter()

    def compare(
        self,
        secrets: Secrets[Any],
        game: CardGame,
        viewer: int,
        agents: list[Agent],
        rng: random.Random,
        stretches: int,
        limit: int,
    ) -> None:
        """Play one game, so many decisions long at the most, and compare it with others: one from beginning to end,
        and some for a stretch."""
        record = Record(secrets, game, viewer, agents, limit)
        end = len(record.moments) - 1
        quiet = [
            place
            for place, moment in enumerate(record.moments)
            if moment.game.pending is not None and moment.game.pending.kind in secrets.quiet
        ]
        parts = [(0, end)]
        for first in rng.choices(quiet, k=stretches):
            parts.append((first, record.next_view(min(end, first + rng.choice((1, 3, 10, 30, 100))))))
        for number, (first, last) in enumerate(parts):
            pair = Pair(record, first, last, rng, foreign=bool(number % 2))
            try:
                pair.play()
            except Apart as reason:
                self.apart[str(reason)] += 1
            self.pairs += 1
            self.compared += pair.compared
            self.changed += pair.changed
