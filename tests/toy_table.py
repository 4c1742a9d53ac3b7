"""Lanterns in the terminal: what a game has to say, and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec
from rich.text import Text
from toy import Lanterns
from toy_view import FaceView, View

from silverkey.cardgame import wording
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.sitting.autopass import Autopass, Settings
from silverkey.sitting.journal import Entry, Journal
from silverkey.sitting.news import News, Paragraph
from silverkey.sitting.seats import Seats
from silverkey.sitting.view import Kinds, answer_of
from silverkey.terminal import naming
from silverkey.terminal.board import Board
from silverkey.terminal.glossary import Glossary
from silverkey.terminal.layout import Glyphs
from silverkey.terminal.menu import Entry as Choice
from silverkey.terminal.menu import Menu
from silverkey.terminal.prompt import Keyboard
from silverkey.terminal.saves import Save
from silverkey.terminal.screen import Screen
from silverkey.terminal.table import NONE, Desk, Table, Wishes, known_wishes


class LanternsMatch(msgspec.Struct, frozen=True):
    """A seed is all there is to it."""

    seed: int
    edition: str = "latest"

    def title(self) -> str:
        return "three flames"

    def command(self) -> str:
        return f"lanterns {self.seed}"

    def require_sound(self) -> None:
        if self.edition != "latest":
            raise ValueError("There is no such edition.")


class LanternsWishes(Wishes[LanternsMatch]):
    """A seed."""

    notes = ()

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @property
    def made(self) -> bool:
        return self.seed > 0

    def match(self) -> LanternsMatch:
        return LanternsMatch(self.seed)

    def another(self) -> LanternsMatch:
        return LanternsMatch(self.seed + 1)

    def asked(self, screen: Screen, keyboard: Keyboard) -> LanternsMatch:
        return self.match()


class LanternsSettings(msgspec.Struct):
    """There is nothing to switch but windows."""

    yours: set[str] = msgspec.field(default_factory=set)
    theirs: set[str] = msgspec.field(default_factory=set)
    never: set[str] = msgspec.field(default_factory=set)


class LanternsAutopass(Autopass[Lanterns, View]):
    """You are always asked."""

    WINDOWS: ClassVar[Mapping[str, str]] = {}
    TOPICS: ClassVar[Mapping[str, str]] = {}
    ALIASES: ClassVar[Mapping[str, str]] = {}
    ALWAYS = "your own turn"
    EXAMPLES = "There is nothing to change."

    def __init__(self, settings: Settings | None) -> None:
        super().__init__()
        self.settings = settings or self.usual()

    def automatic(self, game: Lanterns, seen: View, news: int) -> Option | None:
        return None

    def answered(self, game: Lanterns, seen: View, news: int, pick: Option) -> None: ...

    def window(self, game: Lanterns) -> str:
        return ""

    def usual(self) -> LanternsSettings:
        return LanternsSettings()

    def everything(self) -> LanternsSettings:
        return LanternsSettings()

    def forget(self) -> None: ...


class LanternsJournal(Journal[Lanterns]):
    """The log."""

    def hear(self, game: Lanterns, event: Event) -> None:
        if line := wording.line(game, event, self.seats.eyes(game)):
            self.entries.append(Entry(self.seats.addressed(line), event.verb, event.player))

    def asked(self) -> None: ...

    def together(self, before: Entry, entry: Entry) -> str:
        return ""

    def implied(self, before: Entry, entry: Entry) -> bool:
        return False


class LanternsNews(News):
    """All in one paragraph."""

    OPENERS = ()
    COMMON = ()

    def under_way(self, entries: Sequence[Entry]) -> list[Paragraph]:
        return []

    def apart(self, told: list[Paragraph], entry: Entry, before: Entry) -> bool:
        return False

    def opening(self, entry: Entry) -> Paragraph:
        return self.paragraph(entry.text, entry.verb, entry.player)

    def belongs(self, paragraph: Paragraph, entry: Entry) -> bool:
        return True

    def spent(self, entry: Entry, price: Sequence[Entry]) -> tuple[str, list[Entry]]:
        return "", []


class LanternsBoard(Board):
    """The flames, and what lies before whom."""

    FOLDS = 1
    FOR_NEWS = 0

    def __init__(self, seen: View, width: int, glyphs: Glyphs) -> None:
        super().__init__(width, glyphs)
        self.seen = seen

    def lines(self, fold: int, with_hand: bool) -> list[Text]:
        heading = self.headed(f"Turn {self.seen.turn}", "Lanterns")
        told = [Text(f"{key}: {getattr(self.seen, key)}") for key in ("flames", "hands", "table", "deck")]
        return [heading] if fold else [heading, *told]


class LanternsSave(Save[LanternsMatch], kw_only=True):
    """A saved game of Lanterns."""

    match: LanternsMatch
    settings: LanternsSettings


class First:
    """Somebody who takes the first answer that there is."""

    def choose(self, game: Lanterns) -> Option:
        assert game.pending is not None
        return game.pending.options[0]

    def forget(self) -> None: ...


class LanternsNaming:
    """Which card is meant: one of your hand."""

    def cards_in_sight(self, seen: View) -> Sequence[FaceView]:
        return seen.hand

    def cards_in_hand(self, seen: View) -> Sequence[FaceView]:
        return seen.hand

    def named(self, text: str, seen: View, menu: Menu | None) -> FaceView:
        return naming.named(text, seen.hand)


class LanternsTexts:
    """What there is to read."""

    def card_text(self, card: FaceView, seen: View) -> list[Text]:
        return [Text(card.title)]

    def discards(self, seen: View) -> list[Text]:
        return []

    def score(self, seen: View) -> list[Text]:
        return [Text(f"Your flame is {seen.flames[seen.viewer]} high.")]


class LanternsTable(Table[Lanterns, View, LanternsMatch]):
    """You, and two others."""

    word = "lanterns"
    kinds = Kinds(
        actions=("turn",),
        starting=("turn",),
        planned=("turn",),
        assigning=(),
        ordering=(),
        dealing=(),
        paying=(),
        payer="",
        uses=("play", "trigger"),
        deeds=("play", "trigger"),
    )
    news = LanternsNews
    saves = LanternsSave
    plays = Lanterns
    autopasses = LanternsAutopass
    journals = LanternsJournal
    glossary = Glossary(())
    naming = LanternsNaming()
    texts = LanternsTexts()

    def __init__(self) -> None:
        self.readings = {"help": lambda argument, desk: [Text("Keep your flame alight.")]}

    def wishes(
        self, seed: int | None = None, edition: str = "latest", given: Mapping[str, str] = NONE
    ) -> LanternsWishes:
        known_wishes(given, self.known)
        return LanternsWishes(seed or 0)

    def begin(self, match: LanternsMatch) -> Lanterns:
        return Lanterns.begin(match.seed)

    def seats(self, match: LanternsMatch, game: Lanterns) -> Seats:
        return Seats(("You", "Ann", "Ben"), others="Somebody")

    def opening(self, game: Lanterns) -> str:
        return "Three flames are lit."

    def opponent(self, match: LanternsMatch) -> First:
        return First()

    def menu(self, game: Lanterns, seen: View, roster: Mapping[str, Choice]) -> Menu:
        assert seen.decision is not None
        entries: dict[str, Choice] = {}
        for number, option in enumerate(seen.decision.options, 1):
            title = option.face.title if option.face is not None else ""
            text = Text(f"{option.word} {title}".strip())
            entries[str(number)] = Choice(text, title, title, {"": [answer_of(option)]})
        return Menu(seen.decision.kind, f"Your {seen.decision.kind}?", entries, {}, {}, [])

    def board(
        self, seen: View, match: LanternsMatch, going: Mapping[int, int], width: int, glyphs: Glyphs
    ) -> LanternsBoard:
        return LanternsBoard(seen, width, glyphs)

    def why_not(self, text: str, desk: Desk[Lanterns, View, LanternsMatch]) -> list[str]:
        return [f"{self.naming.named(text, desk.seen, desk.menu).title} is in your hand."]

    def result(self, seen: View) -> list[str]:
        return [f"Your flame is {seen.flames[seen.viewer]} high."]


TABLE = LanternsTable()
