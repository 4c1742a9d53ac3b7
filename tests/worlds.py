"""Two worlds that differ only in what a viewer cannot see, played side by side.

A game is played and recorded as one viewer gets it. From some of its decisions on it is then played again in another
world: the cards that stay out of the viewer's sight until a later decision are other cards, and the engine's numbers of
all that he does not see are others too. In that world everybody gives the answers that look the same to the viewer, so
he must get the same views, options, log lines and reasons.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec
from games import VIEWERS, give_faces

from silverkey.agents.base import Agent, ask
from silverkey.cardgame import wording
from silverkey.cardgame.citations import citations
from silverkey.cardgame.sight import SPECTATOR
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import all_cards, find_card
from silverkey.cthulhu.rules.setup import index_listeners
from silverkey.cthulhu.view import view
from silverkey.cthulhu.vocabulary.searching import Pick
from silverkey.cthulhu.words import DECK, DOMAIN, HAND, PLACE_DORMANT, STORY, STORY_DECK
from silverkey.kernel import codec
from silverkey.kernel.decision import DONE, NO, PASS, Decision, Option
from silverkey.kernel.event import Event
from silverkey.kernel.record import blank
from silverkey.language.program import Program
from silverkey.sitting.cthulhu.circumstances import circumstances
from silverkey.sitting.cthulhu.reasons import why_not
from silverkey.terminal.cthulhu.seats import SEATS

DECLINING = (PASS, DONE, NO)
QUIET = ("action", "mulligan")
"""Questions at which another world may begin: nothing is under way that knows hidden cards."""


class Watched(Game):
    """A game that notes what one viewer is told and which cards he comes to know."""

    __slots__ = ("known", "told", "viewer")

    viewer: int
    told: list[str]
    """The log as he reads it, with the rulings behind each line."""
    known: set[int]
    """The cards that he has seen since this was last emptied."""

    @classmethod
    def of(cls, game: Game, viewer: int) -> Watched:
        """A copy of a game under a viewer's eyes."""
        copy = game.clone()
        new = blank(cls)
        for name in (*Game.saved_fields(), "_board"):
            setattr(new, name, getattr(copy, name))
        new.viewer = viewer
        new.told, new.known = [], set()
        new.observer = new.hear
        return new

    def hear(self, event: Event) -> None:
        """Something has happened."""
        line = wording.line(self, event, self.viewer)
        if line:
            self.told.append(f"{line} {' '.join(citations(self, event))}")
        if event.verb == "reveal":
            self.known.update(event.cards)
        elif event.verb == "use" and event.cause != PLACE_DORMANT:
            self.known.add(event.card)
        self.look()

    def reveal_to(self, *players: int) -> None:
        """Whoever searches a deck looks through it, found or not."""
        super().reveal_to(*players)
        frame = self.stack[-1]
        if self.viewer in players and isinstance(frame, Program) and isinstance(frame.program[frame.position], Pick):
            for side in self.sides:
                self.known.update(side.deck)

    def look(self) -> None:
        """Note whatever the viewer can see now."""
        known = self.known
        known.update(c for c in range(len(self.zone)) if c not in known and not hidden(self, c, self.viewer))
        decision = self.pending
        if decision is not None and decision.player == self.viewer:
            self.known.update(cards_of(decision))


def hidden(game: Game, card: int, viewer: int) -> bool:
    """Whether a viewer cannot see what a card is: by where it lies, and not by what the game notes of his sight."""
    zone, owner = game.zone[card], game.owner[card]
    if zone in (DECK, STORY_DECK):
        return owner < 0 or card not in (game.sides[owner].faceup, game.sides[owner].shown)
    if zone == HAND:
        return owner != viewer
    if zone == DOMAIN:
        return any(domain.card == card for domain in game.sides[owner].domains)
    return card in game.in_play and game.in_play[card].facedown and game.in_play[card].controller != viewer


def cards_of(decision: Decision) -> Iterator[int]:
    """The cards that a question speaks of."""
    for card in (decision.about, *(option.card for option in decision.options if Game.WORDS[option.word].names_card)):
        if card >= 0:
            yield card


class Sighting(NamedTuple):
    """All that the viewer gets when somebody is asked something."""

    view: bytes
    reasons: tuple[str, ...]
    """Why not, for every card that he sees, and what he is told about his question."""


def sighting(game: Watched) -> Sighting:
    """What the viewer gets now."""
    seen = view(game, game.viewer)
    reasons: tuple[str, ...] = ()
    if seen.decision is not None and game.viewer != SPECTATOR:
        faces = (*seen.players[game.viewer].hand, *seen.in_play)
        named = [find_card(code) for code in dict.fromkeys(card.code for card in faces if card.code)]
        told = (line for card in named for line in why_not(game, SEATS, seen, card))
        reasons = (repr(circumstances(game, SEATS)), *told)
    return Sighting(msgspec.json.encode(seen), reasons)


DORMANT = [card for card in all_cards() if card.dormant is not None]


class Moment(NamedTuple):
    """A decision of the game that is recorded, and how it was answered."""

    game: Game
    told: int
    """How many lines of the log had been told before."""
    known: frozenset[int]
    """What the viewer has seen since the decision before."""
    seen: Sighting
    answer: Option | None
    """None at the end of the game."""


class Record:
    """A game as one viewer gets it, from its first decision to its end."""

    def __init__(self, game: Game, viewer: int, agents: list[Agent], limit: int = 3000) -> None:
        self.viewer = viewer
        self.moments: list[Moment] = []
        watched = Watched.of(game, viewer)
        for _ in range(limit):
            watched.look()
            known, watched.known = frozenset(watched.known), set()
            decision = watched.pending
            answer = None if decision is None else ask(agents[decision.player], watched)
            self.moments.append(Moment(watched.clone(), len(watched.told), known, sighting(watched), answer))
            if answer is None:
                break
            watched.answer(answer)
        self.told = watched.told

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
        self.first, self.last = first, last
        begin = record.moments[first]
        self.begin = begin
        self.game = Watched.of(begin.game, record.viewer)
        self.numbers = list(range(len(begin.game.printed)))
        """For each card of the recorded game, its number in the other world."""
        self.compared = self.changed = 0
        self._deal_anew(rng, foreign)
        self._renumber(rng)
        self._ask_again()

    # Making the other world

    def _deal_anew(self, rng: random.Random, foreign: bool) -> None:
        """Other cards take the places of those that stay unseen: of the same decks, or of any."""
        game, viewer = self.game, self.record.viewer
        stretch = self.record.moments[self.first : self.last]
        known = {card for moment in self.record.moments[self.first : self.last + 1] for card in moment.known}
        known.update(m.answer.card for m in stretch if m.answer is not None and m.answer.word in ("play", "trigger"))
        laid = {m.answer.card for m in stretch if m.answer is not None and m.answer.word == "dormant"} - known
        fixed = known | mentioned(game)
        unseen = [card for card in range(len(game.printed)) if hidden(game, card, viewer)]
        for owner in (0, 1, -1):
            cards = [c for c in unseen if game.owner[c] == owner and c not in game.in_play and c not in fixed]
            faces = [game.printed[card] for card in cards]
            if foreign:
                choice = [card for card in all_cards() if (card.type == STORY) is (owner < 0)]
                faces = [face.under(game.edition.name) for face in rng.choices(choice, k=len(cards))]
            rng.shuffle(faces)
            give_faces(game, dict(zip(cards, faces, strict=True)))
            self.changed += len(cards)
        for card in unseen:
            if card in laid or (card in game.in_play and card not in known):
                give_faces(game, {card: rng.choice(DORMANT).under(game.edition.name)})
                self.changed += 1
        if foreign:
            index_listeners(game)

    def _renumber(self, rng: random.Random) -> None:
        """The engine's numbers of hidden cards are dealt anew within each hand and deck."""
        game, before = self.game, self.begin.game
        free = set(range(len(game.printed))) - mentioned(before)
        zones: list[list[int]] = [game.story_deck]
        zones.extend(pile for side in game.sides for pile in (side.deck, side.hand))
        for pile in zones:
            cards = [card for card in pile if card in free and hidden(before, card, self.record.viewer)]
            others = cards.copy()
            rng.shuffle(others)
            for card, other in zip(cards, others, strict=True):
                self.numbers[card] = other
            pile[:] = [self.numbers[card] for card in pile]
        since, sight = game.since.copy(), game.sight.copy()
        give_faces(game, {other: game.printed[card] for card, other in enumerate(self.numbers)})
        for card, other in enumerate(self.numbers):
            game.since[other] = since[card]
            for viewer in VIEWERS:
                if viewer != self.record.viewer:
                    game.sight.know(viewer, other, sight.numbers[viewer][card])
        game.story_tokens = {self.numbers[card]: tokens for card, tokens in game.story_tokens.items()}

    def _ask_again(self) -> None:
        """What may be answered depends on what somebody holds."""
        game = self.game
        game._board = None
        if game.pending is not None and game.pending.kind == "action":
            game.questions[game.pending.player] -= 1
            game.pending = None
            game.advance()

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
            declined = next((option for option in DECLINING if option in decision.options), None)
            if declined is None:
                raise Apart(f"asked in one world only: {decision.kind}")
            game.answer(declined)

    def _is_at(self, moment: Moment) -> bool:
        """Whether the other world has come to a decision of the record."""
        theirs = _key(moment.game, moment.told - self.begin.told, self.numbers)
        return theirs == _key(self.game, len(self.game.told))

    def _is_beyond(self) -> bool:
        """Whether the other world has left the stretch behind."""
        last = self.record.moments[self.last]
        if last.answer is None or self.record.asks(last):
            return False
        mine = self.game.turn, self.game.stack[0].step, len(self.game.told)
        theirs = last.game.turn, last.game.stack[0].step, last.told - self.begin.told
        return mine[:2] > theirs[:2] or mine[2] > theirs[2]

    def _mirrored(self, now: int, answer: Option) -> Option:
        """The answer that looks the same to the viewer."""
        game, moment = self.game, self.record.moments[now]
        mine, theirs = game.pending, moment.game.pending
        assert mine is not None and theirs is not None
        if theirs.player == self.record.viewer:
            return mine.options[theirs.options.index(answer)]
        wanted = _outline(moment.game, answer, self.numbers)
        alike = [option for option in theirs.options if _outline(moment.game, option, self.numbers) == wanted]
        found = [option for option in mine.options if _outline(game, option) == wanted]
        place = alike.index(answer)
        if place >= len(found):
            raise Apart(f"{mine.kind}: {answer.word} cannot be mirrored")
        return found[place]

    # Comparing

    def _compare_told(self) -> None:
        """Line by line, as far as the stretch goes."""
        moments = self.record.moments
        told = self.record.told[self.begin.told : moments[self.last].told]
        mine = self.game.told if moments[self.last].answer is None else self.game.told[: len(told)]
        for line, meant in zip_longest(mine, told[: len(mine)]):
            if line != meant:
                raise Leak(f"told “{line}”, and “{meant}” in the record")

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


def mentioned(game: Game) -> set[int]:
    """Every number that what is going on holds; some of them may be cards."""
    fields = ("stack", "pending", "events", "lasting", "limits", "occurrences", "spent", "blame", "doomed", "trail")
    return set(numbers([codec.encode(getattr(game, name)) for name in (*fields, "script")]))


def numbers(data: Any) -> Iterator[int]:
    """Every number in plain data."""
    if type(data) is int:
        yield data
    elif isinstance(data, list | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from numbers(part)


def _key(game: Game, told: int, numbers: list[int] | None = None) -> tuple[Any, ...]:
    """What a decision is, by what both worlds have in common."""
    decision = game.pending
    if decision is None:
        return ("over", told)
    frame = game.stack[-1]
    about = decision.about if numbers is None or decision.about < 0 else numbers[decision.about]
    when = game.turn, game.stack[0].step
    return decision.player, decision.kind, about, type(frame).__name__, frame.step, when, told


def _outline(game: Game, option: Option, numbers: list[int] | None = None) -> tuple[Any, ...]:
    """An option by what both worlds have in common."""

    def translated(card: int) -> int:
        return card if card < 0 or numbers is None else numbers[card]

    word, card, number, other, _ = option
    card = translated(card) if Game.WORDS[word].names_card else card
    if word in ("play", "trigger"):
        event = game.events.get(other)
        answered = () if event is None else (event.verb, translated(event.card), event.player, translated(event.source))
        return word, card, number, answered
    if word == "card":
        return (word, card)
    return word, card, translated(number) if word == "commit" else number, other


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

    def compare(self, game: Game, viewer: int, agents: list[Agent], rng: random.Random, stretches: int) -> None:
        """Play one game and compare it with others: one from beginning to end, and some for a stretch."""
        record = Record(game, viewer, agents)
        end = len(record.moments) - 1
        quiet = [
            place
            for place, moment in enumerate(record.moments)
            if moment.game.pending is not None and moment.game.pending.kind in QUIET
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
