"""Which investigators face which scenario or campaign: everything that makes a game of Arkham Horror the same again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from shlex import quote

import msgspec

from silverkey.agents.roster import agents_of
from silverkey.arkham.campaign import Entrant, new_campaign
from silverkey.arkham.campaigns.making import all_campaigns
from silverkey.arkham.company import MOST
from silverkey.arkham.decks.deck import RANDOM_WEAKNESS, Deck
from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.decks.weaknesses import draw_weaknesses, weakness_pool
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.setup import Seat, new_scenario
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.words import DIFFICULTIES
from silverkey.sitting.arkham.names import short
from silverkey.terminal.arkham.wanting import Wanted

SEEDS = 1_000_000
LISTED = 6
USUAL_SCENARIO = "The Gathering"
USUAL_DIFFICULTY = "standard"
PACKS = ("core",)
"""The products whose basic weaknesses are drawn from."""
PLAYERS = ("you", "a bot")
"""Who plays in a campaign; where they decide together, you do."""
YOU, BOT = range(len(PLAYERS))


class Sitting(msgspec.Struct, frozen=True):
    """An investigator with the deck that he brings."""

    investigator: str
    """The code."""
    cards: tuple[str, ...]
    """The codes of his deck; weaknesses drawn, where a scenario stands alone."""
    file: str = ""
    """The deck file, if it is no starter deck."""
    exempt: tuple[str, ...] = ()
    """The codes among these that a campaign has given, and that no limit counts."""

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

    @property
    def deck(self) -> Deck:
        """The deck."""
        cards, exempt = Counter(self.cards), Counter(self.exempt)
        return Deck(investigator=self.investigator, cards=dict(cards), name=self.title, exempt=dict(exempt))


class ArkhamMatch(msgspec.Struct, frozen=True):
    """A seed, a scenario or a campaign with its difficulty, the investigators, and how many of the first are yours."""

    seed: int
    scenario: str
    """Nothing where a campaign is played."""
    difficulty: str
    sittings: tuple[Sitting, ...]
    yours: int
    bot_kind: str = "random"
    edition: str = "latest"
    campaign: str = ""
    reserve: tuple[Sitting, ...] = ()
    """Who may join a campaign later, besides those with starter decks."""

    def begin(self) -> Game:
        """The scenario or campaign, waiting for its first decision."""
        if self.campaign:
            return self._campaign()
        seats = [Seat(investigator=sitting.investigator, deck=sitting.cards) for sitting in self.sittings]
        return new_scenario(all_scenarios()[self.scenario], seats, self.seed, self.difficulty)

    def _campaign(self) -> Game:
        entrants = [
            Entrant(deck=sitting.deck, player=YOU if seat < self.yours else BOT)
            for seat, sitting in enumerate(self.sittings)
        ]
        pool = {**starter_decks(), **{sitting.investigator: sitting.deck for sitting in self.reserve}}
        campaign = all_campaigns()[self.campaign]
        return new_campaign(campaign, entrants, self.seed, self.difficulty, list(pool.values()), PLAYERS)

    def require_sound(self) -> None:
        """Raise ValueError or LookupError if a match read from a file is none that ``arrange`` makes."""
        known = self.campaign in all_campaigns() if self.campaign else self.scenario in all_scenarios()
        if not known or self.difficulty not in DIFFICULTIES:
            raise ValueError("There is no such scenario or campaign, or no such difficulty.")
        if not 0 < self.yours <= len(self.sittings) <= MOST or self.bot_kind not in agents_of("arkham"):
            raise ValueError("There are no such seats.")
        for sitting in (*self.sittings, *self.reserve):
            require_playable(sitting)

    def title(self) -> str:
        """Who faces what."""
        return f"{', '.join(sitting.short for sitting in self.sittings)} in {self.campaign or self.scenario}"

    def command(self) -> str:
        """The command line that begins this match anew."""
        what = f"--campaign {quote(self.campaign)}" if self.campaign else f"--scenario {quote(self.scenario)}"
        parts = [f"silverkey play --game arkham --new --seed {self.seed} {what}"]
        for option, files, seats in (
            ("you", "deck", self.sittings[: self.yours]),
            ("bot", "bot-deck", self.sittings[self.yours :]),
            ("", "reserve", self.reserve),
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


def arrange(
    seed: int | None,
    yours: Sequence[Wanted],
    others: Sequence[Wanted] = (),
    scenario: str = "",
    difficulty: str = USUAL_DIFFICULTY,
    bot_kind: str = "",
    campaign: str = "",
    reserve: Sequence[Wanted] = (),
) -> ArkhamMatch:
    """A match, with chance (the seed's) deciding what was left open: an investigator for you, and basic weaknesses.

    In a campaign these are drawn as it begins.
    """
    if bot_kind and bot_kind not in agents_of("arkham"):
        raise ValueError(f"There is no bot “{bot_kind}”. Bots are: {', '.join(agents_of('arkham'))}.")
    if reserve and not campaign:
        raise ValueError("A reserve is for campaigns: nobody joins in the middle of a scenario.")
    if seed is None:
        seed = random.SystemRandom().randrange(SEEDS)
    rng = random.Random(seed)
    taken = {one.deck.investigator for one in others}
    free = [Wanted(deck) for code, deck in starter_decks().items() if code not in taken]
    all_wanted = [*(yours or [rng.choice(free)]), *others]
    if len(all_wanted) > MOST:
        raise ValueError(f"At most {MOST} investigators can play.")
    codes = [one.deck.investigator for one in (*all_wanted, *reserve)]
    if len(set(codes)) < len(codes):
        raise ValueError("Each investigator can be there only once.")
    decks = [one.deck for one in all_wanted] if campaign else _with_weaknesses(all_wanted, rng)
    return ArkhamMatch(
        seed,
        "" if campaign else scenario or USUAL_SCENARIO,
        difficulty,
        tuple(_sitting(deck, one.file) for deck, one in zip(decks, all_wanted, strict=True)),
        len(all_wanted) - len(others),
        bot_kind or usual_bot(),
        campaign=campaign,
        reserve=tuple(_sitting(one.deck, one.file) for one in reserve),
    )


def _with_weaknesses(wanted: Sequence[Wanted], rng: random.Random) -> list[Deck]:
    decks: list[Deck] = []
    for one in wanted:
        decks.append(draw_weaknesses(one.deck, weakness_pool(PACKS, decks), rng.choice))
    return decks


def _sitting(deck: Deck, file: str) -> Sitting:
    cards, exempt = (tuple(Counter(lots).elements()) for lots in (dict(sorted(deck.cards.items())), deck.exempt))
    sitting = Sitting(deck.investigator, cards, file, exempt)
    require_playable(sitting)
    return sitting


def require_playable(sitting: Sitting) -> None:
    """Raise ValueError if a deck has cards that cannot be put into a game."""
    codes = [code for code in dict.fromkeys((sitting.investigator, *sitting.cards)) if code != RANDOM_WEAKNESS]
    unknown = [code for code in codes if code not in by_code()]
    if unknown:
        names = ", ".join(printed_card(code).title for code in unknown[:LISTED])
        more = f" and {len(unknown) - LISTED} more" if len(unknown) > LISTED else ""
        raise ValueError(f"The deck of {sitting.title} has cards that cannot be played yet: {names}{more}.")
