"""Tables before their game begins: who has a chair, which are free, and what everybody brings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import count
from typing import Any, NamedTuple

from msgspec.structs import replace

from silverkey.server.keys import hashed
from silverkey.server.table import Person, Refused
from silverkey.sitting.host import Agreed, Host, Wish, host_of

WAITING = "open"
"""The stage of a table whose game has not begun."""
CUT = 38
"""So much of a name is left before a number: together they are no longer than the longest name."""


def name_among(name: str, others: Collection[str]) -> str:
    """What somebody is called at a table where others may be called so already.

    >>> name_among("Guest", []), name_among("Guest", ["Guest"]), name_among("Guest", ["Guest", "Guest 2"])
    ('Guest', 'Guest 2', 'Guest 3')
    """
    if name not in others:
        return name
    return next(numbered for n in count(2) if (numbered := f"{name[:CUT]} {n}") not in others)


class Chair(NamedTuple):
    """A place at a table: somebody's who has the key or the account, a bot's, or free for whoever is invited."""

    name: str = ""
    bot: str = ""
    key_hash: str = ""
    invite_hash: str = ""
    account: int | None = None
    decks: tuple[str, ...] = ("",)
    """One for each player that it decides for."""

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return not self.bot and not self.key_hash


class Gathering(NamedTuple):
    """A table whose game has not begun."""

    id: str
    wish: Wish
    """Without decks: those are with the chairs."""
    listed: bool
    clock: int
    """Minutes for each seat, or 0."""
    chairs: tuple[Chair, ...]

    @property
    def full(self) -> bool:
        """Whether every chair is taken."""
        return not any(chair.free for chair in self.chairs)

    @property
    def people(self) -> list[Person]:
        """Who sits at it."""
        return [Person(chair.name, chair.bot) for chair in self.chairs]

    def with_chair(self, place: int, chair: Chair) -> Gathering:
        """The same with another chair at a place."""
        return self._replace(chairs=(*self.chairs[:place], chair, *self.chairs[place + 1 :]))

    def named(self, place: int, name: str) -> Gathering:
        """The same with whoever has the chair at a place going by a name, or one like it where somebody else does."""
        others = {chair.name for other, chair in enumerate(self.chairs) if other != place}
        return self.with_chair(place, self.chairs[place]._replace(name=name_among(name, others)))

    def place_of(self, key: str) -> int:
        """The chair of a key. Raises Refused if it has none."""
        found = hashed(key)
        for place, chair in enumerate(self.chairs):
            if chair.key_hash == found:
                return place
        raise Refused("That is the key of no seat at this table.")

    def place_for(self, invitation: str) -> int:
        """The free chair of an invitation, or where strangers are welcome, the first. Raises Refused without one."""
        if invitation:
            found = hashed(invitation)
            place = next((n for n, chair in enumerate(self.chairs) if chair.invite_hash == found), -1)
            if place < 0:
                raise Refused("This link invites nobody to this table.")
            if not self.chairs[place].free:
                raise Refused("Somebody else has taken this seat already.")
            return place
        if not self.listed:
            raise Refused("Only whoever has been sent a link may join this table.")
        return next(n for n, chair in enumerate(self.chairs) if chair.free)

    def with_bots(self, kind: str) -> Gathering:
        """The same with a bot on every free chair."""
        taken = {chair.name for chair in self.chairs}
        names = (name for name in ("Bot", "Bot 2", "Bot 3", "Bot 4") if name not in taken)
        chairs = tuple(chair._replace(name=next(names), bot=kind) if chair.free else chair for chair in self.chairs)
        return self._replace(chairs=chairs)

    def agreed(self) -> tuple[Host[Any, Any, Any], Agreed]:
        """What is played if it begins now. Raises ValueError or LookupError, with a sentence, where that is no game."""
        host = host_of(self.wish.game)
        players = [len(chair.decks) for chair in self.chairs]
        require_seats(host, players)
        decks = tuple(deck for chair in self.chairs for deck in chair.decks)
        held_by = [seat for seat, number in enumerate(players) for _ in range(number)]
        names = [chair.name or "Somebody" for chair in self.chairs]
        return host, host.agree(replace(self.wish, decks=decks), names, held_by)


def require_seats(host: Host[Any, Any, Any], players: Sequence[int]) -> None:
    """Raises ValueError if a game is not for so many players, or one person may not decide for so many."""
    if sum(players) not in host.seats:
        raise ValueError(f"This game is for {' or '.join(map(str, host.seats))}, not for {sum(players)}.")
    if max(players) > host.each:
        raise ValueError("In this game everybody decides for one side alone.")


def chairs_for(wish: Wish, players: Sequence[int]) -> list[Chair]:
    """Empty chairs for a wish, each with the decks of its players. Raises ValueError if there are more decks."""
    if len(wish.decks) > sum(players):
        raise ValueError(f"There are {len(wish.decks)} decks for {sum(players)} players.")
    left = [*wish.decks, *[""] * (sum(players) - len(wish.decks))]
    return [Chair(decks=tuple(left.pop(0) for _ in range(number))) for number in players]
