"""Which investigators face which scenario: everything that makes a game of Arkham Horror the same game again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

import msgspec

from silverkey.agents.roster import agents_of
from silverkey.arkham.campaigns.making import scenario_titles
from silverkey.arkham.decks.check import check
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.files import read_deck
from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.decks.weaknesses import draw_weaknesses, weakness_pool
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.setup import Seat, new_scenario
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.words import DIFFICULTIES
from silverkey.cardgame.names import fold, meant
from silverkey.printable import printable
from silverkey.sitting.arkham.names import short

SEEDS = 1_000_000
MOST = 4
"""No more investigators than these."""
LISTED = 6
USUAL_SCENARIO = "The Gathering"
USUAL_DIFFICULTY = "standard"
PACKS = ("core",)
"""The products whose basic weaknesses are drawn from."""


class Sitting(msgspec.Struct, frozen=True):
    """An investigator with the deck that he brings."""

    investigator: str
    """The code."""
    cards: tuple[str, ...]
    """The codes of his deck, weaknesses drawn."""
    file: str = ""
    """The deck file, if it is no starter deck."""

    @property
    def title(self) -> str:
        """The whole name."""
        return printed_card(self.investigator).title

    @property
    def short(self) -> str:
        """What he is called at the table.

        >>> Sitting("01003", ()).short, Sitting("01001", ()).short
        ('Skids', 'Roland')
        """
        return short(self.title)


class ArkhamMatch(msgspec.Struct, frozen=True):
    """A seed, a scenario with its difficulty, the investigators, and how many of the first are yours."""

    seed: int
    scenario: str
    difficulty: str
    sittings: tuple[Sitting, ...]
    yours: int
    bot_kind: str = "random"
    edition: str = "latest"

    def begin(self) -> Game:
        """The scenario, waiting for its first decision."""
        seats = [Seat(investigator=sitting.investigator, deck=sitting.cards) for sitting in self.sittings]
        return new_scenario(all_scenarios()[self.scenario], seats, self.seed, self.difficulty)

    def require_sound(self) -> None:
        """Raise ValueError or LookupError if a match read from a file is none that ``arrange`` makes."""
        if self.scenario not in all_scenarios() or self.difficulty not in DIFFICULTIES:
            raise ValueError("There is no such scenario, or no such difficulty.")
        if not 0 < self.yours <= len(self.sittings) <= MOST or self.bot_kind not in agents_of("arkham"):
            raise ValueError("There are no such seats.")
        for sitting in self.sittings:
            require_playable(sitting)

    def title(self) -> str:
        """Who faces what."""
        return f"{', '.join(sitting.short for sitting in self.sittings)} in {self.scenario}"

    def titles(self, seat: int) -> dict[str, str]:
        """The titles of the cards that somebody has brought, by code."""
        return {code: printed_card(code).title for code in self.sittings[seat].cards}

    def command(self) -> str:
        """The command line that begins this match anew."""
        parts = [f"silverkey play --game arkham --new --seed {self.seed} --scenario {quote(self.scenario)}"]
        for option, files, seats in (
            ("you", "deck", self.sittings[: self.yours]),
            ("bot", "bot-deck", self.sittings[self.yours :]),
        ):
            named = [sitting.short for sitting in seats if not sitting.file]
            brought = [sitting.file for sitting in seats if sitting.file]
            parts += [f"--{option} {quote(', '.join(named))}"] if named else []
            parts += [f"--{files} {quote(','.join(brought))}"] if brought else []
        if self.difficulty != USUAL_DIFFICULTY:
            parts.append(f"--difficulty {self.difficulty}")
        if len(self.sittings) > self.yours and self.bot_kind != usual_bot():
            parts.append(f"--bot-kind {self.bot_kind}")
        return " ".join(parts)


def usual_bot() -> str:
    """The kind of bot that is taken where none is named: the best that there is."""
    return next(reversed(agents_of("arkham")))


class Wanted(msgspec.Struct, frozen=True):
    """A deck that somebody wants to play, with the file that it is from unless it is a starter deck."""

    deck: Deck
    file: str = ""


def wanted(names: str, files: str) -> list[Wanted]:
    """The decks that two comma-separated lists name: deck files, and investigators with their starter decks.

    >>> [printed_card(one.deck.investigator).title for one in wanted("wendy, 1", "")]
    ['Wendy Adams', 'Roland Banks']
    """
    brought = [_brought(file.strip()) for file in files.split(",") if file.strip()]
    return [*brought, *(Wanted(_starter(name.strip())) for name in names.split(",") if name.strip())]


def _brought(file: str) -> Wanted:
    try:
        return Wanted(read_deck(Path(file)), printable(file))
    except (OSError, LookupError) as error:
        raise ValueError(f"{file}: {error}") from error


def _starter(name: str) -> Deck:
    """A starter deck by the number or the name of its investigator, or the beginning of either of his names."""
    decks = list(starter_decks().values())
    if name.isdigit():
        if not 1 <= int(name) <= len(decks):
            raise ValueError(f"There is no investigator {name}: the numbers go from 1 to {len(decks)}.")
        return decks[int(name) - 1]
    fitting = [deck for deck in decks if any(part.startswith(fold(name)) for part in _names(deck.name))]
    if len(fitting) != 1:
        known = ", ".join(deck.name for deck in decks)
        raise ValueError(f"There is no starter deck for “{name}”. Investigators are: {known}.")
    return fitting[0]


def _names(title: str) -> tuple[str, ...]:
    folded = fold(title)
    return folded, *(fold(part.strip('"“”')) for part in title.split(" "))


def scenario_named(name: str) -> str:
    """The scenario that a title, a part of it or its number means."""
    return _titled(name, "scenario", scenario_titles())


def _titled(name: str, what: str, titles: Sequence[str]) -> str:
    if name.isdigit() and 1 <= int(name) <= len(titles):
        return titles[int(name) - 1]
    fitting = meant(name, titles)
    if len(fitting) != 1:
        raise ValueError(f"There is no {what} “{name}”. There is: {', '.join(titles)}.")
    return fitting[0]


def difficulty_named(name: str) -> str:
    """The difficulty that a word, its beginning or a number from 1 to 4 means.

    >>> difficulty_named("hard"), difficulty_named("e"), difficulty_named("4")
    ('hard', 'easy', 'expert')
    """
    if name.isdigit() and 1 <= int(name) <= len(DIFFICULTIES):
        return DIFFICULTIES[int(name) - 1]
    found = next((word for word in DIFFICULTIES if name and word.startswith(name.lower())), "")
    if not found:
        raise ValueError(f"There is no difficulty “{name}”. There are: {', '.join(DIFFICULTIES)}.")
    return found


def arrange(
    seed: int | None,
    yours: Sequence[Wanted],
    others: Sequence[Wanted] = (),
    scenario: str = USUAL_SCENARIO,
    difficulty: str = USUAL_DIFFICULTY,
    bot_kind: str = "",
) -> ArkhamMatch:
    """A match, with chance (the seed's) deciding what was left open: an investigator for you, and basic weaknesses."""
    if bot_kind and bot_kind not in agents_of("arkham"):
        raise ValueError(f"There is no bot “{bot_kind}”. Bots are: {', '.join(agents_of('arkham'))}.")
    if seed is None:
        seed = random.SystemRandom().randrange(SEEDS)
    rng = random.Random(seed)
    taken = {one.deck.investigator for one in others}
    free = [Wanted(deck) for code, deck in starter_decks().items() if code not in taken]
    all_wanted = [*(yours or [rng.choice(free)]), *others]
    codes = [one.deck.investigator for one in all_wanted]
    if len(codes) > MOST:
        raise ValueError(f"At most {MOST} investigators can play.")
    if len(set(codes)) < len(codes):
        raise ValueError("Each investigator can be there only once.")
    sittings: list[Sitting] = []
    decks: list[Deck] = []
    for one in all_wanted:
        deck = draw_weaknesses(one.deck, weakness_pool(PACKS, decks), rng.choice)
        decks.append(deck)
        cards = tuple(code for code, copies in sorted(deck.cards.items()) for _ in range(copies))
        sittings.append(Sitting(deck.investigator, cards, one.file))
        require_playable(sittings[-1])
    return ArkhamMatch(
        seed, scenario, difficulty, tuple(sittings), len(all_wanted) - len(others), bot_kind or usual_bot()
    )


def require_playable(sitting: Sitting) -> None:
    """Raise ValueError if a deck has cards that cannot be put into a game."""
    unknown = [code for code in dict.fromkeys((sitting.investigator, *sitting.cards)) if code not in by_code()]
    if unknown:
        names = ", ".join(printed_card(code).title for code in unknown[:LISTED])
        more = f" and {len(unknown) - LISTED} more" if len(unknown) > LISTED else ""
        raise ValueError(f"The deck of {sitting.title} has cards that cannot be played yet: {names}{more}.")


def problems(decks: Sequence[Wanted]) -> list[str]:
    """What the rules of building have against the decks of files."""
    return [problem.sentence for one in decks if one.file for problem in check(one.deck, 0).problems]
