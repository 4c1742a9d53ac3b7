"""Who plays whom with what: everything that makes a game the same game again."""

from __future__ import annotations

import random

import msgspec

from silverkey.cthulhu.decks import CORE_FACTIONS, core_stories, faction_named, starter_deck
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.setup import new_game

KINDS = ("heuristic", "random")
SEEDS = 1_000_000


class Match(msgspec.Struct, frozen=True):
    """A seed, the factions of both sides, your packet of neutral cards, and the kind of bot."""

    seed: int
    you: tuple[str, str]
    bot: tuple[str, str]
    packet: int = 1
    bot_kind: str = "heuristic"

    def begin(self) -> Game:
        """The game, waiting for its first decision. You are player 0."""
        decks = [starter_deck(*self.you, self.packet), starter_deck(*self.bot, 3 - self.packet)]
        return new_game(decks, core_stories(), self.seed)

    def command(self) -> str:
        """The command line that begins this match anew."""
        parts = [f"silverkey play --new --seed {self.seed}", f'--you "{pair(self.you)}"', f'--bot "{pair(self.bot)}"']
        if self.packet != 1:
            parts.append(f"--packet {self.packet}")
        if self.bot_kind != "heuristic":
            parts.append(f"--bot-kind {self.bot_kind}")
        return " ".join(parts)


def short(faction: str) -> str:
    """A faction in one word.

    >>> short("Miskatonic University"), short("The Agency"), short("Yog-Sothoth")
    ('Miskatonic', 'Agency', 'Yog-Sothoth')
    """
    return faction.removeprefix("The ").split(" ")[0]


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
    return Match(seed, mine, theirs, packet, bot_kind)


def _filled(named: list[str], pool: list[str]) -> tuple[str, str]:
    first, second = (named + [faction for faction in pool if faction not in named])[:2]
    return first, second
