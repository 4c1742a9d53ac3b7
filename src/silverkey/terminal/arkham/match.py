"""Which investigators face which scenario or campaign: everything that makes a game of Arkham Horror the same again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from shlex import quote

import msgspec

from silverkey.agents.roster import agents_of
from silverkey.arkham.campaigns.making import all_campaigns
from silverkey.arkham.company import MOST
from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.game import Game
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.words import DIFFICULTIES
from silverkey.sitting.arkham import party
from silverkey.sitting.arkham.party import (
    USUAL_DIFFICULTY,
    USUAL_SCENARIO,
    Sitting,
    gathered,
    require_playable,
    sitting_of,
    title_of,
)
from silverkey.sitting.arkham.wanting import Wanted

SEEDS = 1_000_000
PLAYERS = ("you", "a bot")
"""Who plays in a campaign; where they decide together, you do."""
YOU, BOT = range(len(PLAYERS))


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

    @property
    def holders(self) -> tuple[int, ...]:
        """Who plays each investigator as it begins: you the first ones."""
        return tuple(YOU if seat < self.yours else BOT for seat in range(len(self.sittings)))

    def begin(self) -> Game:
        """The scenario or campaign, waiting for its first decision."""
        return party.begin(self, self.holders, PLAYERS)

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
        return title_of(self)

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
    decks = gathered(all_wanted, rng, bool(campaign), reserve)
    return ArkhamMatch(
        seed,
        "" if campaign else scenario or USUAL_SCENARIO,
        difficulty,
        tuple(sitting_of(deck, one.file) for deck, one in zip(decks, all_wanted, strict=True)),
        len(all_wanted) - len(others),
        bot_kind or usual_bot(),
        campaign=campaign,
        reserve=tuple(sitting_of(one.deck, one.file) for one in reserve),
    )
