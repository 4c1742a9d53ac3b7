"""Who plays whom with what in Call of Cthulhu: everything that makes a game the same game again."""

from __future__ import annotations

import random
from pathlib import Path
from shlex import quote

import msgspec

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.deckcheck import check, game_cards
from silverkey.cthulhu.decks import CORE_FACTIONS, PACKETS, core_stories, faction_named, starter_deck
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.newgame import new_game
from silverkey.cthulhu.ready.decks import deck_called
from silverkey.printable import printable
from silverkey.sitting.cthulhu.names import short

KINDS = ("heuristic", "random")
SEEDS = 1_000_000


class Brought(msgspec.Struct, frozen=True):
    """A deck that was brought to the table in a file, or that comes with the game."""

    name: str
    file: str
    cards: tuple[str, ...]
    """Codes of the library."""


class Match(msgspec.Struct, frozen=True):
    """A seed, what both sides play with, your packet of neutral cards, the kind of bot, and the edition."""

    seed: int
    you: tuple[str, str]
    bot: tuple[str, str]
    packet: int = 1
    bot_kind: str = "heuristic"
    edition: str = "latest"
    your_deck: Brought | None = None
    """Instead of a starter deck of your two factions."""
    bot_deck: Brought | None = None

    def begin(self) -> Game:
        """The game, waiting for its first decision. You are player 0."""
        return new_game([self.deck(0), self.deck(1)], core_stories(), self.seed, EDITIONS.named(self.edition))

    def deck(self, player: int) -> list[Card]:
        """The deck of a player."""
        brought = self.bot_deck if player else self.your_deck
        if brought is not None:
            return [find_card(code) for code in brought.cards]
        return starter_deck(*self.bot, 3 - self.packet) if player else starter_deck(*self.you, self.packet)

    def require_sound(self) -> None:
        """Raise ValueError or LookupError if a match read from a file is none that ``arrange`` makes."""
        EDITIONS.named(self.edition)
        if self.bot_kind not in KINDS or self.packet not in PACKETS:
            raise ValueError("There is no such bot, or no such packet of neutral cards.")
        if not {*self.you, *self.bot} <= set(CORE_FACTIONS):
            raise ValueError("There is no such faction.")
        for player in (0, 1):
            self.deck(player)

    def title(self) -> str:
        """What you play, and against what."""
        return f"{self.side(0)} against {self.side(1)}"

    def side(self, player: int) -> str:
        """What a player plays, in a few words."""
        brought = self.bot_deck if player else self.your_deck
        factions = self.bot if player else self.you
        return " & ".join(short(faction) for faction in factions) if brought is None else brought.name

    def command(self) -> str:
        """The command line that begins this match anew."""
        parts = [f"silverkey play --new --seed {self.seed}"]
        parts.append(f"--deck {quote(self.your_deck.file)}" if self.your_deck else f'--you "{pair(self.you)}"')
        parts.append(f"--bot-deck {quote(self.bot_deck.file)}" if self.bot_deck else f'--bot "{pair(self.bot)}"')
        if self.packet != 1:
            parts.append(f"--packet {self.packet}")
        if self.bot_kind != "heuristic":
            parts.append(f"--bot-kind {self.bot_kind}")
        if self.edition != "latest":
            parts.append(f"--edition {self.edition}")
        return " ".join(parts)


def pair(factions: tuple[str, str]) -> str:
    """Two factions as they are written on the command line."""
    return ",".join(short(faction) for faction in factions)


def wanted(text: str) -> list[str]:
    """The factions that a comma-separated list names: none, one or two.

    >>> wanted("agency, Misk")
    ['The Agency', 'Miskatonic University']
    """
    names = [_named(name.strip()) for name in text.split(",") if name.strip()]
    if len(names) > 2:
        raise ValueError("A starter deck takes two factions.")
    if len(set(names)) < len(names):
        raise ValueError("A starter deck takes two different factions.")
    for name in names:
        if name not in CORE_FACTIONS:
            raise ValueError(f"{name} has no starter deck. Factions are: {', '.join(CORE_FACTIONS)}.")
    return names


def _named(name: str) -> str:
    """A faction by its name, its number among the starters, or the beginning of its name."""
    if name.isdigit():
        if not 1 <= int(name) <= len(CORE_FACTIONS):
            raise ValueError(f"There is no faction {name}: the numbers go from 1 to {len(CORE_FACTIONS)}.")
        return CORE_FACTIONS[int(name) - 1]
    fitting = [faction for faction in CORE_FACTIONS if short(faction).lower().startswith(name.lower())]
    return fitting[0] if len(fitting) == 1 else faction_named(name)


def arrange(
    seed: int | None,
    you: list[str],
    bot: list[str],
    packet: int = 1,
    bot_kind: str = "heuristic",
    edition: str = "latest",
    your_deck: Brought | None = None,
    bot_deck: Brought | None = None,
) -> Match:
    """A match, with chance (the seed's) deciding what was left open. The bot takes factions that you did not."""
    if bot_kind not in KINDS:
        raise ValueError(f"There is no bot “{bot_kind}”. Bots are: {', '.join(KINDS)}.")
    if packet not in (1, 2):
        raise ValueError("There are two packets of neutral cards, 1 and 2.")
    if seed is None:
        seed = random.SystemRandom().randrange(SEEDS)
    rng = random.Random(seed)
    pool = list(CORE_FACTIONS)
    rng.shuffle(pool)
    mine = _filled(you, [faction for faction in pool if faction not in bot])
    theirs = _filled(bot, [faction for faction in pool if faction not in mine])
    return Match(seed, mine, theirs, packet, bot_kind, edition, your_deck, bot_deck)


def bring(file: str, edition: str) -> tuple[Brought | None, list[str]]:
    """A deck by its file or its name, and what a tournament would have against it.

    Raises ValueError if it cannot be played.
    """
    if not file:
        return None, []
    try:
        deck = deck_called(Path(file))
        cards = game_cards(deck)
    except (OSError, LookupError) as error:
        raise ValueError(f"{file}: {error}") from error
    problems = [problem.sentence for problem in check(deck, edition).problems]
    return Brought(deck.name or Path(file).stem, printable(file), tuple(card.code for card in cards)), problems


def _filled(named: list[str], pool: list[str]) -> tuple[str, str]:
    first, second = (named + [faction for faction in pool if faction not in named])[:2]
    return first, second
