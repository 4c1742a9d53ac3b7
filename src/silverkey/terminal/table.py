"""What a game says to the terminal. Everything else about sitting at a table is the same for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from rich.text import Text

from silverkey.cardgame.game import CardGame
from silverkey.cardgame.view import View, chosen
from silverkey.games import GAMES, part
from silverkey.kernel.decision import Option
from silverkey.sitting.autopass import Autopass, Settings
from silverkey.sitting.journal import Entry, Journal
from silverkey.sitting.news import News
from silverkey.sitting.seats import Seats
from silverkey.sitting.view import G, Kinds, V, answer_of
from silverkey.terminal.board import Board
from silverkey.terminal.glossary import Glossary
from silverkey.terminal.layout import Glyphs
from silverkey.terminal.match import M
from silverkey.terminal.menu import Entry as Choice
from silverkey.terminal.menu import Menu
from silverkey.terminal.naming import Named
from silverkey.terminal.prompt import Keyboard
from silverkey.terminal.saves import Save
from silverkey.terminal.screen import Screen

if TYPE_CHECKING:
    from silverkey.terminal.record import Record

G_contra = TypeVar("G_contra", bound=CardGame, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Opponent(Protocol[G_contra]):
    """Whoever decides where you do not. What is taken back and played again goes as it went."""

    def choose(self, game: G_contra) -> Option:
        """The answer to the pending decision."""
        ...

    def forget(self) -> None:
        """Something was taken back: whatever is remembered may never have been."""
        ...


@dataclass(frozen=True)
class Desk(Generic[G, V, M]):
    """What there is to ask about."""

    record: Record[G, V, M]
    seen: V
    menu: Menu | None


Reading: TypeAlias = Callable[[str, Desk[G, V, M]], Sequence[Text]]
"""What a command tells of its argument. Raises Misunderstood."""


class Wishes(ABC, Generic[M]):
    """What somebody wants of a new game. Making them raises ValueError where they fit no game."""

    notes: Sequence[str]
    """What is worth saying about them before the game begins."""

    @property
    @abstractmethod
    def made(self) -> bool:
        """Whether anything at all was wished for."""

    @abstractmethod
    def match(self) -> M:
        """The match that was wished for, with chance deciding what was left open."""

    @abstractmethod
    def another(self) -> M:
        """One more match like it, with other shuffles."""

    @abstractmethod
    def asked(self, screen: Screen, keyboard: Keyboard) -> M | None:
        """The match, once you have been asked about what matters and was left open; None if you leave instead."""


class Naming(Protocol[V_contra]):
    """The cards in sight, and which card a name means."""

    def cards_in_sight(self, seen: V_contra) -> Sequence[Named]:
        """All cards that you can see, each once."""
        ...

    def cards_in_hand(self, seen: V_contra) -> Sequence[Named]:
        """The cards of your hand, each once, in the order in which it is shown."""
        ...

    def named(self, text: str, seen: V_contra, menu: Menu | None) -> Named:
        """The card that is meant. Raises Misunderstood."""
        ...


class Texts(Protocol[V_contra]):
    """Things to read."""

    def card_text(self, card: Any, seen: V_contra) -> list[Text]:
        """A card's facts and text, and how its copies in play stand."""
        ...

    def discards(self, seen: V_contra) -> list[Text]:
        """The discard piles, the latest card first."""
        ...

    def score(self, seen: V_contra) -> list[Text]:
        """How far everybody has come."""
        ...


NONE: Mapping[str, str] = {}
"""No wishes."""


def known_wishes(given: Mapping[str, str], known: Sequence[str]) -> None:
    """Raise ValueError if something is wished for that a game does not know."""
    for name in given:
        if name not in known:
            there_are = f" What can be: {', '.join(f'--{one}' for one in known)}." if known else ""
            raise ValueError(f"--{name} is nothing that can be wished for in this game.{there_are}")


class Table(ABC, Generic[G, V, M]):
    """A game as the terminal needs it: how it begins and is kept, what is seen and asked of it, and how that reads."""

    word: ClassVar[str]
    """What saves call the game."""
    kinds: ClassVar[Kinds]
    """How its questions are treated."""
    news: ClassVar[type[News]]
    """How what has happened is put into paragraphs."""
    saves: type[Save[M]]
    """What its saves are read as."""
    readings: Mapping[str, Reading[G, V, M]]
    """What its commands tell that only tell something, besides those that read alike for every game."""
    plays: type[G]
    """What its games are."""
    autopasses: Callable[[Any], Autopass[G, V]]
    """What decides when you are asked, made of the settings of a save or of nothing."""
    journals: Callable[[Seats, Iterable[Entry]], Journal[G]]
    """What its log is, made of who sits where and of what is in it already."""
    glossary: Glossary
    """The words that can be looked up beside its cards."""
    naming: Naming[V]
    """Its cards in sight, and which of all a name means."""
    texts: Texts[V]
    """What there is to read."""

    # The game

    @property
    def known(self) -> tuple[str, ...]:
        """What can be wished for, besides the seed and the edition."""
        return tuple(GAMES[self.word].wishes) if self.word in GAMES else ()

    @abstractmethod
    def wishes(self, seed: int | None = None, edition: str = "latest", given: Mapping[str, str] = NONE) -> Wishes[M]:
        """What is wished for: a seed, an edition, and by name whatever else a game lets one wish for.

        Raises ValueError, with a sentence for people, if there is no such thing to wish for, or no such match.
        """

    @abstractmethod
    def begin(self, match: M) -> G:
        """The game of a match, waiting for its first decision."""

    def seats(self, match: M, game: G) -> Seats:
        """Who sits where as a game stands: you in the first seat, opposite a bot, unless it says otherwise."""
        return Seats()

    def keeps(self, match: M) -> bool:
        """Whether a game that is over is kept to be read: not unless a game says so."""
        return False

    @abstractmethod
    def opening(self, game: G) -> str:
        """The first line of its log."""

    def restored(self, state: dict[str, Any]) -> G:
        """The game of a save. Raises CorruptSave if it is none."""
        return self.plays.from_dict(state)

    def examine(self, game: G) -> None:
        """Raise an exception of any kind if a game from a file is not sound, or cannot be looked at."""
        game.examine()

    @abstractmethod
    def opponent(self, match: M) -> Opponent[G]:
        """Whoever decides where you do not."""

    # What is seen and asked

    def view(self, game: G, player: int) -> V:
        """What a player sees."""
        seen: V = game.view(player)
        return seen

    def sending(self, seen: V, pick: Option) -> V:
        """What you see with one more card on its way, of which the game has not been told, and nobody left to send.

        Only games with questions at which cards are sent to places need it.
        """
        raise NotImplementedError

    def chosen(self, game: G, seen: V, pick: Option) -> Option:
        """The option of the game that an answer in your own numbers means."""
        assert seen.decision is not None
        return chosen(game, seen, next(option for option in seen.decision.options if answer_of(option) == pick))

    def autopass(self, settings: Settings | None = None) -> Autopass[G, V]:
        """What decides when you are asked, with the settings of a save or the usual ones."""
        return self.autopasses(settings)

    @abstractmethod
    def menu(self, game: G, seen: V, roster: Mapping[str, Choice]) -> Menu:
        """The pending question. ``roster``: while cards are sent to places, the choices as they were at first."""

    # How it reads

    @abstractmethod
    def board(self, seen: V, match: M, going: Mapping[int, int], width: int, glyphs: Glyphs) -> Board:
        """The table. ``going``: which card is about to go where."""

    def journal(self, seats: Seats, entries: Iterable[Entry] = ()) -> Journal[G]:
        """The log, with what is in it already."""
        return self.journals(seats, entries)

    def explained(self, argument: str, desk: Desk[G, V, M]) -> Sequence[Text] | None:
        """What is meant by something that is no card, or that means more here than the card of that name; or None."""
        term = self.glossary.term(argument)
        return None if term is None else self.glossary.explained(term, term.rulings)

    @abstractmethod
    def why_not(self, text: str, desk: Desk[G, V, M]) -> list[str]:
        """What stands in the way of the card that is meant. Raises Misunderstood."""

    @abstractmethod
    def result(self, seen: V) -> list[str]:
        """How the game has ended."""


def table_of(game: str) -> Table[Any, Any, Any]:
    """What the terminal knows of a game. Raises UnknownGame."""
    table: Table[Any, Any, Any] = part("terminal", game).TABLE
    return table
