"""Whether a defence could bring anything: somebody hurt, a struggle denied, success prevented.

It is worked out from what everybody sees, as if nobody did anything more; whether somebody could is asked apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from silverkey.cardgame.board import COMMITMENT, FATIGUE
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.actions import action_options
from silverkey.cthulhu.rules.committing import OpponentCommits, under_attack
from silverkey.cthulhu.rules.struggles import counted, skill_total
from silverkey.cthulhu.table.board import struggles_of
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.committing import InStruggles
from silverkey.cthulhu.vocabulary.paying import most_payable
from silverkey.cthulhu.words import ARCANE, CHARACTER, COMBAT, DISRUPT, INVESTIGATION, RESPONSE, TERROR
from silverkey.kernel.decision import DONE, Decision
from silverkey.sitting.cthulhu.purposes import ability_of, no_weapon

MOST = 5
"""So many who could defend are weighed in all their combinations; with more of them one is asked."""
FOLLOWING = frozenset(
    (
        *("commit", "insane", "wound", "destroy", "leaves play", "enters discard", "ready", "exhaust"),
        *("before struggle", "struggle", "would win struggle", "lose struggle", "after struggle", "no success"),
    )
)
"""What a defence may make happen to whoever defends, though it be in vain."""


def in_vain(game: Game, decision: Decision) -> bool:
    """Whether no defence could bring anything, and its player has nothing that could change that or gain by it."""
    if decision.kind != OpponentCommits.verb or DONE not in decision.options or _begun(game):
        return False
    able = {option.card for option in decision.options if option != DONE}
    return not _resourceful(game, decision.player) and not promising(game, decision.player, able)


def _begun(game: Game) -> bool:
    return any(isinstance(frame, OpponentCommits) and frame.places for frame in game.stack)


def _resourceful(game: Game, player: int) -> bool:
    """Whether a player has an action to use that changes struggles, or an answer to what happens in them."""
    actions = [ability_of(game, option) for option in action_options(game, player)]
    if any(ability is not None and not no_weapon(ability) for ability in actions):
        return True
    purse = most_payable(game, player)
    plays = (game.printed[card].play for card in game.sides[player].hand if game.printed[card].cost <= purse)
    if any(play and play.kind in (DISRUPT, RESPONSE) and FOLLOWING.intersection(play.verbs) for play in plays):
        return True
    heard = (places for (_, verb), places in game.board.listeners.items() if verb in FOLLOWING)
    return any(game.in_play[card].controller == player for places in heard for card, _ in places)


def promising(game: Game, player: int, able: Iterable[int]) -> bool:
    """Whether some of those characters could bring something by defending, if they can."""
    able = tuple(able)
    if len(able) > MOST or any(game.values(card).type != CHARACTER or game.insane(card) for card in able):
        return True
    attacked = [story.card for story in game.stories if under_attack(game, story)]
    parties = [party for size in range(1, len(able) + 1) for party in combinations(able, size)]
    return any(_brings(game, player, story, party) for story in attacked for party in parties)


class _Fighter(NamedTuple):
    """A character at a story."""

    icons: tuple[int, ...]
    skill: int
    fast: bool
    fearless: bool
    """Whether it cannot go insane."""
    unhurt: bool
    """Whether it cannot be wounded."""
    bears: int
    """So many wounds it survives."""

    def withstands(self, icon: int) -> bool:
        """Whether losing a struggle does nothing to it."""
        return self.fearless if icon == TERROR else self.unhurt


def _brings(game: Game, player: int, story: int, party: Iterable[int]) -> bool:
    """Whether a story could go better for a player with these to defend it."""
    trial = game.clone()
    for card in party:
        standing = trial.in_play[card]
        standing.committed, standing.exhausted = story, True
    trial.touch(COMMITMENT | FATIGUE)
    if not _plain(trial, story):
        return True
    mine, theirs = (
        tuple(_fighter(trial, card) for card in trial.committed(story, side)) for side in (player, 1 - player)
    )
    unopposed = 2 if skill_total(game, story, 1 - player) >= 1 else 0
    return _gains(mine, theirs, struggles_of(trial, story), unopposed)


def _plain(game: Game, story: int) -> bool:
    """Whether nothing but the icons and skill of those who are committed there decides how a story goes."""
    if game.board.said(InStruggles) or any(place == story for place, *_ in game.board.story_changes):
        return False
    return all(
        counted(game, story, player, what) == game.committed(story, player)
        for player in (0, 1)
        for what in ("icons", "skill")
    )


def _fighter(game: Game, card: int) -> _Fighter:
    values, winner = game.values(card), 1 - game.in_play[card].controller
    return _Fighter(
        tuple(max(0, number) for number in values.icons),
        game.skill(card),
        "Fast" in values.keywords,
        VERBS["insane"].cannot(game, card, winner) is not None,
        VERBS["wound"].cannot(game, card, winner) is not None,
        values.keywords.get("Toughness", 0) - game.in_play[card].wounds,
    )


def _icons(side: Sequence[_Fighter], icon: int) -> int:
    return sum(fighter.icons[icon] for fighter in side)


def _leads(mine: Sequence[_Fighter], theirs: Sequence[_Fighter], totals: tuple[int, int]) -> int:
    """1 if my side is ahead, -1 if the other is, 0 if neither; Fast breaks ties, but for nothing to nothing."""
    if totals[0] == totals[1] and totals[0] > 0:
        totals = (sum(fighter.fast for fighter in mine), sum(fighter.fast for fighter in theirs))
    return (totals[0] > totals[1]) - (totals[0] < totals[1])


def _gains(mine: tuple[_Fighter, ...], theirs: Sequence[_Fighter], struggles: Sequence[int], unopposed: int) -> bool:
    """Whether the struggles that are left, or success, could go better than unopposed, whoever of mine suffers."""
    if not struggles:
        skills = sum(fighter.skill for fighter in mine), sum(fighter.skill for fighter in theirs)
        tokens = (1 if skills[0] > 0 else 2) if _leads(mine, theirs, skills) < 0 else 0
        return tokens < unopposed
    icon, left = struggles[0], struggles[1:]
    ahead = _leads(mine, theirs, (_icons(mine, icon), _icons(theirs, icon)))
    if icon in (ARCANE, INVESTIGATION):
        if ahead > 0 or (ahead == 0 and _icons(theirs, icon) > 0):
            return True
    elif ahead > 0 and not all(fighter.withstands(icon) for fighter in theirs):
        return True
    elif ahead < 0:
        victims = [place for place, fighter in enumerate(mine) if not fighter.withstands(icon)]
        if victims:
            return any(_gains(_hurt(mine, place, icon), theirs, left, unopposed) for place in victims)
    return _gains(mine, theirs, left, unopposed)


def _hurt(side: tuple[_Fighter, ...], place: int, icon: int) -> tuple[_Fighter, ...]:
    """A side after one of it has gone insane or been wounded."""
    victim = side[place]
    survives = icon == COMBAT and victim.bears > 0
    return (*side[:place], *([victim._replace(bears=victim.bears - 1)] if survives else []), *side[place + 1 :])
