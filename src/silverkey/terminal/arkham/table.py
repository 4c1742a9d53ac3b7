"""Arkham Horror as the terminal needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from silverkey.arkham.chronicle import Chronicle
from silverkey.arkham.edition import EDITIONS
from silverkey.arkham.game import Game
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.actions import BASIC
from silverkey.arkham.view import GameView
from silverkey.kernel import codec
from silverkey.sitting.arkham.autopass import ArkhamAutopass, ArkhamSettings
from silverkey.sitting.arkham.circumstances import circumstances
from silverkey.sitting.arkham.ending import opening, result
from silverkey.sitting.arkham.journal import ArkhamJournal
from silverkey.sitting.arkham.kinds import KINDS
from silverkey.sitting.arkham.names import short
from silverkey.sitting.arkham.news import ArkhamNews
from silverkey.sitting.arkham.reasons import OFFERED, why_no_action, why_not, why_not_offered, why_not_there
from silverkey.sitting.arkham.seats import holders_of, seats_of
from silverkey.sitting.arkham.terms import TERMS
from silverkey.sitting.opponent import Bots
from silverkey.sitting.seats import Seats
from silverkey.terminal.arkham import choices, naming, texts
from silverkey.terminal.arkham.between import CampaignBoard
from silverkey.terminal.arkham.board import ArkhamBoard
from silverkey.terminal.arkham.match import YOU, ArkhamMatch
from silverkey.terminal.arkham.reading import READINGS, ArkhamDesk
from silverkey.terminal.arkham.wanting import wanted
from silverkey.terminal.arkham.wishes import ArkhamWishes
from silverkey.terminal.board import Board
from silverkey.terminal.glossary import Glossary
from silverkey.terminal.layout import Glyphs
from silverkey.terminal.menu import Entry as Choice
from silverkey.terminal.menu import Menu, Misunderstood
from silverkey.terminal.saves import Save
from silverkey.terminal.table import NONE, Table, known_wishes


class ArkhamSave(Save[ArkhamMatch], kw_only=True):
    """A saved game of Arkham Horror."""

    match: ArkhamMatch
    settings: ArkhamSettings

    @property
    def turn(self) -> int:
        """The round that the game has come to."""
        rounds = self.state.get("round")
        return rounds if isinstance(rounds, int) else 0

    @property
    def title(self) -> str:
        """Who faces what: in a campaign those who play in it now."""
        chronicle = codec.decode(self.state["chronicle"]) if self.match.campaign else Chronicle()
        names = [short(printed_card(member.investigator).title) for member in chronicle.members]
        return f"{', '.join(names)} in {self.match.campaign}" if names else self.match.title()

    @property
    def progress(self) -> str:
        """The round, and in a campaign the scenario."""
        now = f"round {self.turn}" if self.turn else "setting up"
        return f"{self.state.get('scenario')}, {now}" if self.match.campaign else now


class ArkhamTable(Table[Game, GameView, ArkhamMatch]):
    """One to four investigators, each yours or a bot's."""

    word = "arkham"
    kinds = KINDS
    news = ArkhamNews
    saves = ArkhamSave
    readings = READINGS
    plays = Game
    autopasses = ArkhamAutopass
    journals = ArkhamJournal
    glossary = Glossary(TERMS)
    naming = naming
    texts = texts

    def wishes(self, seed: int | None = None, edition: str = "latest", given: Mapping[str, str] = NONE) -> ArkhamWishes:
        """What is wished for: scenario or campaign, difficulty, investigators or deck files for you and for bots."""
        known_wishes(given, self.known)
        if edition != "latest":
            EDITIONS.named(edition)
        return ArkhamWishes(
            seed,
            wanted(given.get("you", ""), given.get("deck", "")),
            wanted(given.get("bot", ""), given.get("bot-deck", "")),
            given.get("scenario", ""),
            given.get("difficulty", ""),
            given.get("bot-kind", ""),
            given.get("campaign", ""),
            wanted("", given.get("reserve", "")),
        )

    def begin(self, match: ArkhamMatch) -> Game:
        """The scenario of a match, waiting for its first decision."""
        return match.begin()

    def seats(self, match: ArkhamMatch, game: Game) -> Seats:
        """The investigators, by who plays them."""
        return seats_of(game, holders_of(game, match.holders), YOU)

    def keeps(self, match: ArkhamMatch) -> bool:
        """The log of a campaign is kept."""
        return bool(match.campaign)

    def opening(self, game: Game) -> str:
        """Which scenario it is."""
        return opening(game)

    def examine(self, game: Game) -> None:
        """Raise an exception if a game from a file breaks what holds in every game, or cannot be looked at."""
        super().examine(game)
        for player in range(len(game.investigators)):
            game.view(player)

    def opponent(self, match: ArkhamMatch) -> Bots:
        """The bots of a match."""
        return Bots(self.word, match.bot_kind, match.seed)

    def menu(self, game: Game, seen: GameView, roster: Mapping[str, Choice]) -> Menu:
        """The pending question."""
        return choices.build(seen, circumstances(game))

    def board(self, seen: GameView, match: ArkhamMatch, going: Mapping[int, int], width: int, glyphs: Glyphs) -> Board:
        """The table of the investigators; between scenarios, what has come of the campaign."""
        if seen.campaign is not None and seen.campaign.between:
            return CampaignBoard(seen, seen.campaign, match, width, glyphs)
        return ArkhamBoard(seen, match, width, glyphs)

    def explained(self, argument: str, desk: ArkhamDesk) -> Sequence[Text] | None:
        """What a word means; but the act and the agenda are cards."""
        return None if argument.lower() in ("act", "agenda") else super().explained(argument, desk)

    def why_not(self, text: str, desk: ArkhamDesk) -> list[str]:
        """What stands in the way of the card or the action that is meant, or of an action with a card or a location."""
        game, seen = desk.record.game, desk.seen
        action = naming.action(text.lower(), desk.menu)
        if action in BASIC:
            return [why_no_action(game, seen, action)]
        if action in OFFERED:
            return why_not_offered(game, seen, action)
        place = naming.location(text, seen)
        if place is not None:
            return why_not_there(game, seen, place)
        try:
            card = naming.named(text, seen, desk.menu)
        except Misunderstood:
            deed, _, what = text.partition(" ")
            if not what or deed.lower() not in naming.DEEDS:
                raise
            return self.why_not(what, desk)
        return why_not(game, seen, card)

    def result(self, seen: GameView) -> list[str]:
        """How the scenario has ended, and for whom."""
        return result(seen)


TABLE = ArkhamTable()
