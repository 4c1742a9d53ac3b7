"""What somebody wants of a new game of Call of Cthulhu."""

from __future__ import annotations

from rich.text import Text

from silverkey.cthulhu.decks import CORE_FACTIONS
from silverkey.sitting.cthulhu.names import short
from silverkey.terminal.cthulhu.match import Match, arrange, bring, wanted
from silverkey.terminal.prompt import Keyboard
from silverkey.terminal.screen import Screen
from silverkey.terminal.table import Wishes

ANY = "any"
"""Whoever says so leaves his factions to chance."""


class CthulhuWishes(Wishes[Match]):
    """A seed, factions, a packet, a kind of bot, an edition, decks; each may be left open.

    ``you`` and ``bot`` name one or two factions each, separated by a comma; ``deck`` and ``bot_deck`` are deck files
    and go before them.
    """

    def __init__(
        self,
        seed: int | None = None,
        you: str = "",
        bot: str = "",
        packet: int = 1,
        bot_kind: str = "heuristic",
        edition: str = "latest",
        deck: str = "",
        bot_deck: str = "",
    ) -> None:
        self.seed = seed
        self.you = wanted(you)
        self.bot = wanted(bot)
        self.packet = packet
        self.bot_kind = bot_kind
        self.edition = edition
        self.deck, problems = bring(deck, edition)
        self.bot_deck, more = bring(bot_deck, edition)
        self.notes = [f"In a tournament: {problem}" for problem in problems + more]
        self._match = self._arranged(seed, self.you)

    @property
    def made(self) -> bool:
        """Whether anything at all was wished for."""
        usual = (self.packet, self.bot_kind, self.edition) == (1, "heuristic", "latest")
        return self.seed is not None or not usual or any((self.you, self.bot, self.deck, self.bot_deck))

    def match(self) -> Match:
        """The match that was wished for, with chance deciding what was left open."""
        return self._match

    def another(self) -> Match:
        """One more match like it, with other shuffles."""
        return self._arranged(None, self.you)

    def asked(self, screen: Screen, keyboard: Keyboard) -> Match | None:
        """The match, once you have been asked for your factions if you have said nothing; None if you leave instead."""
        if self.seed is not None or self.you or self.deck:
            return self._match
        factions = ask_factions(screen, keyboard)
        return None if factions is None else self._arranged(None, factions)

    def _arranged(self, seed: int | None, factions: list[str]) -> Match:
        return arrange(seed, factions, self.bot, self.packet, self.bot_kind, self.edition, self.deck, self.bot_deck)


def ask_factions(screen: Screen, keyboard: Keyboard) -> list[str] | None:
    """The one question before a game: which factions, if you care."""
    while True:
        screen.say(Text("Which two factions do you play? Two numbers or names, such as 1 6, or any.", "bold"))
        screen.say("   ".join(f"{number} {short(faction)}" for number, faction in enumerate(CORE_FACTIONS, 1)))
        line = keyboard.read("> ")
        if line is None or line.strip().lower() in ("q", "quit", "exit"):
            return None
        if line.strip().lower() == ANY:
            return []
        try:
            if line.strip():
                return wanted(",".join(line.replace(",", " ").split()))
        except ValueError as error:
            screen.say(str(error))
