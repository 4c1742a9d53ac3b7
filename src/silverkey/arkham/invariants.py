"""What must be true of every scenario at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.chaos import Revealing
from silverkey.arkham.rules.room import MakingRoom, lacking
from silverkey.arkham.rules.skill_test import SkillTest
from silverkey.arkham.words import ENEMY, LOCATION, PHASES, SETUP, UNDERNEATH
from silverkey.cardgame import invariants
from silverkey.cardgame.invariants import require

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def check(game: Game) -> None:
    """Raise if the game contradicts itself."""
    invariants.check(game)
    _counts(game)
    _tokens(game)
    _places(game)
    _hosts(game)
    _stages(game)
    _investigators(game)


def _counts(game: Game) -> None:
    """Nothing is negative."""
    for card, standing in game.in_play.items():
        counts = (standing.damage, standing.horror, standing.clues, standing.doom, standing.tokens)
        require(min(counts) >= 0, f"{game.printed[card]} has a negative count.")
    for player, held in enumerate(game.investigators):
        counts = (held.resources, held.clues, held.actions, held.physical, held.mental)
        require(min(counts) >= 0, f"Investigator {player} has a negative count.")


def _tokens(game: Game) -> None:
    """Chaos tokens are conserved, and outside of tests all of them are in the bag."""
    present = tuple(sorted((*game.bag, *game.drawn)))
    require(present == game.chaos, f"There are {len(present)} chaos tokens, and {len(game.chaos)} have been put in.")
    drawing = any(isinstance(frame, SkillTest | Revealing) for frame in game.stack)
    require(drawing or not game.drawn, f"{game.drawn} lie beside the bag, and nothing is tested.")


def _places(game: Game) -> None:
    """Enemies are engaged or at a location; attachments are on something; locations lie nowhere but in play.

    Once a resolution is reached, locations go to the victory display, and whatever was there is nowhere.
    """
    if game.resolution:
        return
    for card, standing in game.in_play.items():
        name = game.printed[card].title
        require(standing.attached < 0 or standing.attached in game.in_play, f"{name} is attached to nothing.")
        engaged = standing.threat
        require(engaged < 0 or not game.investigators[engaged].fate, f"{name} is before somebody who is gone.")
        if game.face(card).type == ENEMY and engaged < 0 and standing.attached < 0:
            require(standing.location in game.in_play, f"{name} is neither engaged nor at a location.")
        if game.face(card).type == LOCATION:
            require(engaged < 0 and standing.location < 0, f"{name} is a location and lies at another.")


def _hosts(game: Game) -> None:
    """What lies under a location lies under one that is in play."""
    buried = game.piles.get(UNDERNEATH, [])
    require({*buried} == {*game.hosts}, "It is not known for every card where it is buried.")
    for card, host in game.hosts.items():
        require(host in game.in_play, f"{game.printed[card].title} lies under a location that is not in play.")


def _stages(game: Game) -> None:
    """The act and the agenda are in play, until they have run out or a resolution is reached."""
    if game.resolution:
        return
    for card, deck in ((game.act, game.act_deck), (game.agenda, game.agenda_deck)):
        require(card in game.in_play or not deck, "There is no act or agenda, but there are more of them.")


def _investigators(game: Game) -> None:
    """Whoever is in the scenario is somewhere in it, and holds no more than his slots allow."""
    require(game.phase in PHASES, f"There is no phase {game.phase}.")
    for player, held in enumerate(game.investigators):
        if held.fate or game.resolution:
            continue
        require(held.card in game.in_play, f"Investigator {player} is not in play.")
        if game.phase != SETUP:
            require(held.location in game.in_play, f"Investigator {player} is nowhere.")
        short = lacking(game, player, -1)
        letting_go = any(isinstance(frame, MakingRoom) and frame.player == player for frame in game.stack)
        require(letting_go or not short, f"Investigator {player} has too many assets: {', '.join(sorted(short))}.")
