"""What decides who can commit, and so comes too late once everybody has."""

from __future__ import annotations

from collections.abc import Iterable

from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.lasting import Lasts
from silverkey.cardgame.words.references import Chosen, Every
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.committing import commit_refusal
from silverkey.cthulhu.rules.legality import uses_x, words_of, x_values
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.words import CHARACTER
from silverkey.sitting.cthulhu.defence import promising

HINDERING = ("exhaust", "control", "commit")
ENTERING = ("enter",)
READYING = ("ready",)
"""What an effect does, or forbids, to change who can commit: of the other player's characters, or of one's own."""


def concerned(game: Game, player: int, name: str, card: int, ability: Ability, combined: bool) -> frozenset[int] | None:
    """Those of the other player's characters because of whom a player would have to use it in this window, or None if
    he need not. ``combined``: whether something else on offer might first change whom it could hit."""
    if _helps(game, player, name, ability):
        return _able(game, 1 - player)
    return _hindered(game, player, name, card, ability, combined) or None


def changes_values(abilities: Iterable[Ability]) -> bool:
    """Whether one of them changes what cards are, and so perhaps whom another could hit."""
    return any(isinstance(node, Lasts) for ability in abilities for part in ability.effect for node in part.walk())


def _able(game: Game, player: int) -> frozenset[int]:
    """The characters of a player that could commit."""
    theirs = (card for card, standing in game.in_play.items() if standing.controller == player)
    return frozenset(card for card in theirs if commit_refusal(game, card) is None)


def _helps(game: Game, player: int, name: str, ability: Ability) -> bool:
    """Whether it could let somebody of a player's commit who cannot, and this is the last window in which it could."""
    own = game.active == player
    attacked = any(standing.committed >= 0 for standing in game.in_play.values())
    if name != ("story" if own else "attack") or not (own or attacked):
        return False
    if _does(ability, ENTERING):
        return True
    mine = {card: standing for card, standing in game.in_play.items() if standing.controller == player}
    if not _does(ability, READYING) or not any(standing.exhausted or standing.insane for standing in mine.values()):
        return False
    return own or promising(game, player, [card for card in mine if game.values(card).type == CHARACTER])


def _hindered(game: Game, player: int, name: str, card: int, ability: Ability, combined: bool) -> frozenset[int]:
    """Whom it could keep from committing if it is used now, and not if it is used later."""
    facing = _able(game, 1 - player) if name == "story" or game.active == player else frozenset()
    if not facing or not _does(ability, HINDERING):
        return frozenset()
    return facing if combined else facing & _hit(game, player, card, ability, facing)


def _hit(game: Game, player: int, card: int, ability: Ability, facing: frozenset[int]) -> frozenset[int]:
    """Whom its one hindering effect could befall, at the highest X; anybody where that cannot be told."""
    nodes = [node for part in ability.effect for node in part.walk()]
    choices = [node for node in nodes if isinstance(node, Choose)]
    whom = [getattr(node, "who", None) for node in nodes if node.doing in HINDERING]
    ctx = words_of(game, player, card, ability)
    if uses_x(game, card, ability):
        ctx.numbers["x"] = max(x_values(game, ctx, ability), default=0)
    if len(whom) == 1 and isinstance(whom[0], Every) and not choices:
        return frozenset(whom[0].cards(game, ctx))
    if len(whom) == 1 and isinstance(whom[0], Chosen) and len(choices) == 1 and choices[0].by is None:
        return frozenset(choices[0].legal(game, ctx))
    return facing


def _does(ability: Ability, deeds: tuple[str, ...]) -> bool:
    return any(node.doing in deeds for part in ability.effect for node in part.walk())
