"""One table: a game, who sits at it, what each of them has been told, and what may be taken back.

Nothing here waits or writes. Whatever is done comes back as deeds, which are the table's whole past: whoever plays them
again, from what was agreed, is where the table was.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from silverkey.cardgame.game import CardGame
from silverkey.cardgame.view import View, chosen
from silverkey.kernel.decision import IllegalAnswer, Option
from silverkey.kernel.event import Event
from silverkey.server.protocol import Consented, Line, lines_of
from silverkey.sitting.host import Agreed, Host
from silverkey.sitting.journal import conceding
from silverkey.sitting.opponent import Bots
from silverkey.sitting.seats import Seats
from silverkey.sitting.view import answer_of

WATCHING = -1
REMEMBERED = 80
"""So many answers can be taken back."""
SCENES = 40
"""So many of the last moments can be shown to a seat one after the other."""
ENDLESS = 10_000
"""Automatic answers in a row after which something must be wrong."""

ANSWER, ASKED, UNDO, CONCEDE = "answer", "asked", "undo", "concede"
"""Kinds of deeds: an answer that was given for somebody, one that he gave himself, and so many answers left."""


GAVE_UP, OUT_OF_TIME = "conceded", "time"
"""How somebody loses whom the others have not beaten."""
PLAYERS = 8
"""No game has more players than these."""


class Refused(Exception):
    """What somebody wants is not done, and nothing has changed. The message says why."""


def _numbered(serial: int, player: int) -> int:
    """The number of a question for somebody who decides for several players, each of whose questions are counted."""
    return serial * PLAYERS + player


class Deed(NamedTuple):
    """Something that was done, as it is kept."""

    seat: int
    kind: str
    said: list[Any]


def standing(deeds: Iterable[Deed]) -> list[Deed]:
    """The deeds that have not been taken back."""
    left: list[Deed] = []
    for deed in deeds:
        if deed.kind == UNDO:
            del left[deed.said[0] :]
        else:
            left.append(deed)
    return left


class Person(NamedTuple):
    """Whoever sits somewhere: what he is called, and which kind of bot he is, if he is one."""

    name: str
    bot: str = ""


class Moment(NamedTuple):
    """How things stood for a seat when its log was so long."""

    lines: int
    seen: View


class Seating:
    """What one seat, or those who watch, have been told, and when it is asked."""

    def __init__(self, table: Table, seat: int, settings: Any = None) -> None:
        self.table = table
        self.seat = seat
        self.seats = table.seated(seat)
        self.journal = table.host.journal(self.seats)
        self.news = table.host.news(self.seats)
        self.answered = 0
        """How long the log was when the seat last answered."""
        self.autopass = table.host.autopass(settings)
        self.attended = False
        """Whether anybody is there to be told."""
        self.moments: deque[Moment] = deque(maxlen=SCENES)
        """What is worth following with the eye and has not been told yet."""
        self.journal.note(table.host.opening(table.game, self.seats))

    def sit(self, table: Table) -> None:
        """Others may play for whom this seat decides, or its players go by other names."""
        seats = table.seated(self.seat)
        if seats != self.seats:
            self.seats = self.journal.seats = seats
            self.news = table.host.news(seats)

    def hear(self, event: Event) -> None:
        """Something has happened. It is seen as well, where that is worth it and somebody is there."""
        game, before = self.table.game, len(self.journal.entries)
        self.journal.hear(game, event)
        if self.attended and len(self.journal.entries) > before and self.table.host.staged(game):
            seen: View = game.clone().view(self.seats.eyes(game))
            self.moments.append(Moment(len(self.journal.entries), msgspec.structs.replace(seen, decision=None)))  # type: ignore[type-var]

    def lines(self, start: int = 0) -> tuple[Line, ...]:
        """The log from an entry on."""
        return lines_of(self.journal.entries[start:])

    def window(self) -> str:
        """The action window in which the seat is asked, or nothing."""
        decision = self.table.game.pending
        if decision is None or decision.kind not in self.table.host.kinds.actions or self.table.decider != self.seat:
            return ""
        return self.autopass.window(self.table.game)

    def told(self) -> tuple[str, ...]:
        """What has happened since the seat last answered."""
        return tuple(self.news.grouped(self.journal.entries, self.answered)) if self.seat >= 0 else ()


class _Past(NamedTuple):
    """How things stood before an answer."""

    game: Any
    asked: int
    """The seat that gave the answer itself, or -1."""
    kind: str
    """The kind of question."""
    told: tuple[int, ...]
    """How long the log of each seating was."""
    quiet: bool = False
    """Whether the answer was one of several steps, of which nobody else has seen anything."""


class Table:
    """A game with those who sit at it. A seat is the place of a person or a bot, who may decide for several players."""

    def __init__(self, host: Host[Any, Any, Any], agreed: Agreed, people: Sequence[Person]) -> None:
        self.host = host
        self.agreed = agreed
        self.people = list(people)
        self.game: CardGame = host.begin(agreed)
        self.answers = 0
        """How many answers led here."""
        self.place = 0
        """How many deeds there have been, those that were taken back and the taking back among them."""
        self.replayable = True
        """Whether what was agreed and the deeds lead here."""
        self.conceded = WATCHING
        """Who has given up, or run out of time."""
        self.how_conceded = GAVE_UP
        self.hushed = host.secretive and sum(not person.bot for person in people) > 1
        """Whether somebody might learn what another person holds from when that one is asked."""
        self.quiet = False
        """Whether the last answer was one of several steps, of which nobody else has seen anything."""
        self.shown = False
        """Whether anybody else has seen something come of it."""
        self._given = [0] * len(people)
        self._undone = 0
        self.seatings = [Seating(self, seat) for seat in (*range(len(people)), WATCHING)]
        """One for each seat, and the last for those who watch."""
        self._past: deque[_Past] = deque(maxlen=REMEMBERED)
        self._bots = {
            seat: Bots(host.word, person.bot, agreed.seed + seat) for seat, person in enumerate(people) if person.bot
        }
        self.game.observer = self._hear

    def _hear(self, event: Event) -> None:
        for seating in self.seatings:
            seating.sit(self)
            seating.hear(event)

    def seating(self, seat: int) -> Seating:
        """That of a seat, or of those who watch."""
        return self.seatings[seat]

    # How things stand

    @property
    def held_by(self) -> Sequence[int]:
        """The seat that decides for each player."""
        return self.host.held_by(self.agreed, self.game)

    @property
    def decider(self) -> int:
        """The seat that is to decide now, or -1."""
        decision = self.game.pending
        return WATCHING if decision is None else self.held_by[decision.player]

    def seated(self, seat: int) -> Seats:
        """Who sits where, as a seat sees it."""
        return self.host.seated(self.agreed, self.game, [person.name for person in self.people], seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.pending is None or self.conceded != WATCHING

    @property
    def result(self) -> dict[str, Any] | None:
        """How it has ended."""
        if not self.over:
            return None
        if self.conceded != WATCHING:
            others = [seat for seat in range(len(self.people)) if seat != self.conceded]
            return {"winners": others if self.host.rivals else [], "how": self.how_conceded}
        return dict(self.host.result(self.game))

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot is to decide now."""
        return not self.over and self.decider in self._bots

    def view(self, seat: int) -> View:
        """What a seat sees, as whichever of its players is asked. Once it is over those who watch see everything."""
        if seat == WATCHING and self.over:
            opened: View = self.host.opened(self.game)
            return opened
        yours = self.seating(seat).seats
        seen: View = self.game.view(yours.eyes(self.game))
        asked = seen.decision
        if asked is None:
            return seen
        shown = None if self.over else msgspec.structs.replace(asked, serial=self._number(seat, seen.viewer))
        return msgspec.structs.replace(seen, decision=shown)  # type: ignore[type-var]

    def standing(self, seat: int) -> int:
        """How much was done at the table, as far as a seat may know: where the rest tells too much, what it did."""
        return (self._given[seat] if seat >= 0 else 0) + self._undone if self.hushed else self.place

    def _number(self, seat: int, player: int) -> int:
        """The number of a question that is put to a seat; one that comes again after an undo has another."""
        standing = self.standing(seat)
        if self.hushed or len(self.seating(seat).seats.yours) == 1:
            return standing
        return _numbered(standing, player)

    def waiting(self, viewer: int) -> tuple[int, ...]:
        """Who is to decide, as far as a viewer may know: whether somebody else is asked may tell what he holds."""
        if self.over:
            return ()
        if self.decider == viewer or not self.host.secretive:
            return (self.decider,)
        return tuple(seat for seat in range(len(self.people)) if seat != viewer)

    def rename(self, seat: int, name: str) -> None:
        """Somebody goes by another name."""
        self.people[seat] = self.people[seat]._replace(name=name)
        self._sit()

    # What is done

    def begin(self) -> list[Deed]:
        """What is answered for people before anybody has said anything."""
        return self._settle()

    def answer(self, seat: int, question: int, place: int) -> list[Deed]:
        """Somebody answers the question of that number with the option at that place."""
        decision = self.game.pending
        if self.over or decision is None:
            raise Refused("The game is over: there is nothing to answer.")
        if self.decider != seat:
            raise Refused("You are not asked anything now.")
        seen: View = self.game.view(decision.player)
        assert seen.decision is not None
        now = self._number(seat, seen.viewer)
        if now != question:
            raise Refused(f"That answers question {question}, but you are now asked question {now}.")
        if not 0 <= place < len(seen.decision.options):
            raise Refused(f"The question has {len(seen.decision.options)} answers; there is no answer {place}.")
        picked = seen.decision.options[place]
        try:
            option = chosen(self.game, seen, picked)
        except IllegalAnswer as error:
            raise Refused(str(error)) from None
        seating = self.seating(seat)
        seating.autopass.answered(self.game, seen, len(seating.journal.entries), answer_of(picked))
        seen_by_others = len(self.seatings[WATCHING].journal.entries)
        deeds = [self._do(option, asked=True), *self._settle()]
        asked = self.game.pending
        goes_on = asked is not None and self.decider == seat and asked.kind not in self.host.kinds.starting
        self.shown = len(self.seatings[WATCHING].journal.entries) > seen_by_others
        # Whoever passes lets others act, though nobody may see it.
        self.quiet = goes_on and not self.shown and not self.game.WORDS[option.word].declines
        if len(deeds) <= len(self._past):
            self._past[-len(deeds)] = self._past[-len(deeds)]._replace(quiet=self.quiet)
        return deeds

    def let_bot_answer(self) -> list[Deed]:
        """The bot whose turn it is to decide does so."""
        option = self._bots[self.decider].choose(self.game)
        return [self._do(option, asked=False), *self._settle()]

    def _settle(self) -> list[Deed]:
        """Give the answers for which people need not be asked, until somebody is."""
        deeds: list[Deed] = []
        while len(deeds) < ENDLESS:
            decision = self.game.pending
            if decision is None or self.decider in self._bots:
                return deeds
            seen: View = self.game.view(decision.player)
            seating = self.seating(self.decider)
            answer = seating.autopass.automatic(self.game, seen, len(seating.journal.entries))
            if answer is None:
                return deeds
            assert seen.decision is not None
            picked = next(option for option in seen.decision.options if answer_of(option) == answer)
            deeds.append(self._do(chosen(self.game, seen, picked), asked=False))
        raise RuntimeError(f"{ENDLESS} automatic answers in a row.")

    def _do(self, option: Option, asked: bool) -> Deed:
        decision = self.game.pending
        assert decision is not None
        seat = self.decider
        told = tuple(len(seating.journal.entries) for seating in self.seatings)
        before = self.game.clone()
        if decision.kind in self.host.kinds.actions:
            self.seating(seat).journal.asked()
        if asked:
            self.seating(seat).answered = told[seat]
        if option.word in self.host.kinds.deeds:
            for seating in self.seatings:
                if seating.seat != seat:
                    seating.autopass.stirred()
        self.game.answer(option)
        self._past.append(_Past(before, seat if asked else WATCHING, decision.kind, told))
        self._sit()
        self._given[seat] += asked
        self.answers += 1
        self.place += 1
        return Deed(seat, ASKED if asked else ANSWER, [*option[:4], list(option.parts)])

    def _sit(self) -> None:
        for seating in self.seatings:
            seating.sit(self)

    def concede(self, seat: int, how: str = GAVE_UP) -> list[Deed]:
        """Somebody gives the game up, or has run out of time."""
        if self.over:
            raise Refused("The game is over already.")
        self.conceded, self.how_conceded = seat, how
        self.place += 1
        for seating in self.seatings:
            name = "You" if seating.seat == seat else self.people[seat].name
            seating.journal.note(conceding(name, in_time=how == GAVE_UP))
        return [Deed(seat, CONCEDE, [] if how == GAVE_UP else [how])]

    # Taking back

    def undo_needs(self, seat: int, whole: bool) -> list[int]:
        """The people who must agree before a seat takes back what it did. Raises Refused if nobody could allow it."""
        target = self._target(seat, whole)
        since = list(self._past)[target:]
        others = [s for s, person in enumerate(self.people) if not person.bot and s != seat]
        learnt = self._has_learnt(seat, since[0])
        if learnt and not others:
            by_chance = since[0].game.random != self.game.random
            what = "chance has decided something" if by_chance else "you have seen a card that was hidden"
            raise Refused(f"Undo stops here: since then {what}.")
        answered = any(past.asked in others for past in since)
        seen = self.hushed and not all(past.quiet for past in since if past.asked == seat)
        return others if learnt or answered or seen else []

    def _has_learnt(self, seat: int, since: _Past) -> bool:
        """Whether a seat has seen something since then that was hidden, or chance has decided."""
        return any(
            before != now
            for before, now, holder in zip(since.game.reveals, self.game.reveals, self.held_by, strict=False)
            if holder == seat
        )

    def undo_of(self, seat: int, whole: bool) -> Consented:
        """Whether a seat may take something back."""
        try:
            return "ask" if self.undo_needs(seat, whole) else "yes"
        except Refused:
            return "no"

    def hurry(self, seat: int, how: str) -> list[Deed]:
        """A seat passes until something happens, until the turn ends, or no more."""
        if self.over:
            raise Refused("The game is over: there is nothing to pass.")
        autopass = self.seating(seat).autopass
        autopass.hurry = how
        if how:
            autopass.insisting = False
        return self._settle()

    def act(self, seat: int) -> list[Deed]:
        """A seat wants to be asked for an action or a defence: for the last that was passed for it, or the next."""
        if self.over:
            raise Refused("The game is over: there is nothing to do any more.")
        place, decision = self._passed_for(seat), self.game.pending
        deeds: list[Deed] = []
        if place is not None:
            self._go_back(len(self._past) - place)
            deeds.append(Deed(seat, UNDO, [self.answers]))
        elif decision is not None and self.decider == seat and decision.kind in self.host.kinds.actions:
            raise Refused("You are asked for an action now.")
        self.seating(seat).autopass.insisting = True
        return deeds

    def _passed_for(self, seat: int) -> int | None:
        """The place of the last action window or defence that was passed for a seat, if nothing speaks against going
        back there: nobody else has answered since, and the seat has learnt nothing."""
        for place in range(len(self._past) - 1, -1, -1):
            past = self._past[place]
            if past.asked != WATCHING or self._has_learnt(seat, past):
                return None
            holder = self.host.held_by(self.agreed, past.game)[past.game.pending.player]
            if holder == seat and past.kind in (*self.host.kinds.actions, *self.host.kinds.assigning):
                return place
        return None

    def undo(self, seat: int, whole: bool) -> list[Deed]:
        """Go back to before a seat's last answer, or the beginning of its last action."""
        target = self._target(seat, whole)
        self._go_back(len(self._past) - target)
        return [Deed(seat, UNDO, [self.answers])]

    def _go_back(self, steps: int) -> None:
        past = self._past[-steps]
        for _ in range(steps):
            self._past.pop()
        self.answers -= steps
        self._undone += 1
        self.place += 1
        self.game = past.game
        self.game.observer = self._hear
        for seating, told in zip(self.seatings, past.told, strict=True):
            del seating.journal.entries[told:]
            seating.moments.clear()
            seating.answered = min(seating.answered, told)
            seating.autopass.reset()
        self._sit()
        for bot in self._bots.values():
            bot.forget()

    def _target(self, seat: int, whole: bool) -> int:
        """The place in the past to which a seat's undo goes."""
        if self.over:
            raise Refused("The game is over: nothing is taken back any more.")
        kinds = self.host.kinds
        for place in range(len(self._past) - 1, -1, -1):
            past = self._past[place]
            if past.asked == seat and (not whole or past.kind in kinds.starting or past.kind in kinds.assigning):
                return self._first_of_kind(place) if whole and past.kind in kinds.assigning else place
        raise Refused("There is nothing to take back.")

    def _first_of_kind(self, place: int) -> int:
        """The first of several answers in a row to questions of one kind."""
        kind, seat = self._past[place].kind, self._past[place].asked
        while place and (self._past[place - 1].kind, self._past[place - 1].asked) == (kind, seat):
            place -= 1
        return place

    # The past, played again

    def _count(self, past: Sequence[Deed]) -> None:
        """Count what was done, what was taken back included."""
        self.place = len(past)
        self._undone = sum(deed.kind == UNDO for deed in past)
        self._given = [
            sum((deed.seat, deed.kind) == (seat, ASKED) for deed in past) for seat in range(len(self.people))
        ]

    def stand(self, game: CardGame, past: Sequence[Deed]) -> None:
        """Go on from a position, without a past that could be taken back."""
        self.game = game
        self.game.observer = self._hear
        self._sit()
        self._count(past)
        self.replayable = False

    def replay(self, deeds: Iterable[Deed]) -> None:
        """Do again what was done. Raises IllegalAnswer, or anything, if the rules do not lead there any more."""
        past = list(deeds)
        for deed in standing(past):
            if deed.kind == CONCEDE:
                self.concede(deed.seat, *deed.said)
                continue
            word, card, amount, other, parts = deed.said
            self._do(Option(word, card, amount, other, tuple(parts)), asked=deed.kind == ASKED)
        self._count(past)
