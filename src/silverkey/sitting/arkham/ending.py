"""How a game of Arkham Horror begins and ends, in words."""

from __future__ import annotations

from silverkey.arkham.game import Game
from silverkey.arkham.view import GameView
from silverkey.arkham.words import DEFEATED, INSANE, KILLED, RESIGNED

OUTCOMES = {
    "won": "The campaign is won.",
    "lost": "The campaign is lost.",
    "survived": "The campaign is over, and you have survived it.",
}
FATES = {
    "": "is still there",
    DEFEATED: "was defeated",
    RESIGNED: "has resigned",
    KILLED: "was killed",
    INSANE: "was driven insane",
}


def opening(game: Game) -> str:
    """Which scenario it is."""
    if game.chronicle.title:
        return f"{game.chronicle.title} begins with {game.scenario}, {game.difficulty}."
    return f"{game.scenario} begins, {game.difficulty}."


def ending(resolution: str) -> str:
    """How a scenario has ended.

    >>> ending("R2"), ending("none")
    ('resolution 2', 'no resolution')
    """
    return "no resolution" if resolution in ("", "none") else f"resolution {resolution[1:]}"


def result(seen: GameView) -> list[str]:
    """How the scenario or the campaign has ended, and for whom."""
    if seen.campaign is not None:
        survivors = [one.title for one in seen.campaign.members if not one.fate]
        told = f"{' and '.join(survivors)} {'lives' if len(survivors) == 1 else 'live'} to tell of it."
        return [OUTCOMES.get(seen.campaign.outcome, ""), told if survivors else "Nobody is left to tell of it."]
    fates = "; ".join(f"{held.title} {FATES.get(held.killed or held.fate, held.fate)}" for held in seen.investigators)
    points = sum(card.victory or 0 for card in seen.victory)
    ended = ending(seen.resolution)
    return [f"{ended[0].upper()}{ended[1:]}.", f"{fates}. {seen.turn} rounds, {points} victory points."]
