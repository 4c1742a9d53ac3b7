"""Call of Cthulhu as the terminal needs it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from rich.text import Text

from silverkey.cardgame.citations import under
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.questions import OptionWord
from silverkey.cthulhu.view import GameView, OptionView
from silverkey.kernel.decision import Option
from silverkey.sitting.cthulhu.autopass import CthulhuAutopass, CthulhuSettings
from silverkey.sitting.cthulhu.circumstances import circumstances
from silverkey.sitting.cthulhu.journal import CthulhuJournal
from silverkey.sitting.cthulhu.kinds import KINDS
from silverkey.sitting.cthulhu.news import CthulhuNews
from silverkey.sitting.cthulhu.reasons import why_not
from silverkey.sitting.cthulhu.terms import TERMS
from silverkey.sitting.opponent import Bots
from silverkey.terminal.cthulhu import choices, naming, texts
from silverkey.terminal.cthulhu.board import CthulhuBoard
from silverkey.terminal.cthulhu.match import Match
from silverkey.terminal.cthulhu.reading import READINGS, CthulhuDesk
from silverkey.terminal.cthulhu.seats import SEATS, YOU
from silverkey.terminal.cthulhu.wishes import CthulhuWishes
from silverkey.terminal.glossary import Glossary
from silverkey.terminal.layout import Glyphs
from silverkey.terminal.menu import Entry as Choice
from silverkey.terminal.menu import Menu
from silverkey.terminal.saves import Save
from silverkey.terminal.table import NONE, Table, known_wishes

DOMAIN = re.compile(r"d(\d)")


class CthulhuSave(Save[Match], kw_only=True):
    """A saved game of Call of Cthulhu."""

    match: Match
    settings: CthulhuSettings


class CthulhuTable(Table[Game, GameView, Match]):
    """A game between you and a bot."""

    word = "cthulhu"
    kinds = KINDS
    news = CthulhuNews
    saves = CthulhuSave
    readings = READINGS
    plays = Game
    autopasses = CthulhuAutopass
    journals = CthulhuJournal
    glossary = Glossary(TERMS)
    naming = naming
    texts = texts

    def wishes(
        self, seed: int | None = None, edition: str = "latest", given: Mapping[str, str] = NONE
    ) -> CthulhuWishes:
        """What is wished for: factions, a packet, a kind of bot, decks."""
        known_wishes(given, self.known)
        packet = given.get("packet", "1")
        return CthulhuWishes(
            seed,
            given.get("you", ""),
            given.get("bot", ""),
            int(packet) if packet.isdecimal() else 0,
            given.get("bot-kind", "heuristic"),
            edition,
            given.get("deck", ""),
            given.get("bot-deck", ""),
        )

    def begin(self, match: Match) -> Game:
        """The game of a match, waiting for its first decision."""
        return match.begin()

    def opening(self, game: Game) -> str:
        """Who goes first, and what that means."""
        first = "You go" if game.first == YOU else "Bot goes"
        return f"{first} first: one card less, and no story phase, in the first turn."

    def examine(self, game: Game) -> None:
        """Raise an exception if a game from a file breaks what holds in every game, or cannot be looked at."""
        super().examine(game)
        game.view(YOU)

    def opponent(self, match: Match) -> Bots:
        """The bot of a match."""
        return Bots(self.word, match.bot_kind, match.seed)

    def sending(self, seen: GameView, pick: Option) -> GameView:
        """What you see with one more character on its way."""
        decision = seen.decision
        assert decision is not None
        options, assigned = decision.options, (*decision.assigned, (pick.card, pick.number))
        if not any(option.word == OptionWord.DONE for option in options):
            options = (*options, OptionView(len(options), OptionWord.DONE, -1, -1, -1, "", None, None))
        return replace(seen, decision=replace(decision, options=options, assigned=assigned))

    def menu(self, game: Game, seen: GameView, roster: Mapping[str, Choice]) -> Menu:
        """The pending question."""
        return choices.build(seen, circumstances(game, SEATS), roster)

    def board(self, seen: GameView, match: Match, going: Mapping[int, int], width: int, glyphs: Glyphs) -> CthulhuBoard:
        """The table of two players."""
        return CthulhuBoard(seen, match, going, width, glyphs)

    def explained(self, argument: str, desk: CthulhuDesk) -> Sequence[Text] | None:
        """What lies on a domain, d1 being the first; or what a word means, by the edition that is played."""
        numbered = DOMAIN.fullmatch(argument.lower())
        if numbered is not None and 0 < int(numbered[1]) <= len(desk.seen.players[desk.seen.viewer].domains):
            return texts.domain(int(numbered[1]) - 1, desk.seen)
        term = self.glossary.term(argument)
        rulings = () if term is None else under(term.rulings, desk.record.game.edition.name)
        return None if term is None else self.glossary.explained(term, rulings)

    def why_not(self, text: str, desk: CthulhuDesk) -> list[str]:
        """What stands in the way of the card that is meant."""
        return why_not(desk.record.game, SEATS, desk.seen, naming.named(text, desk.seen, desk.menu))

    def result(self, seen: GameView) -> list[str]:
        """Who has won, why, and how long it took."""
        return texts.result(seen)


TABLE = CthulhuTable()
