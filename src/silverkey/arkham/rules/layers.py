"""Working out the board: what cards in play say, and who listens to what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.table.board import Board
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.blanking import Blank
from silverkey.arkham.vocabulary.constants import Gains
from silverkey.arkham.words import LOCATION, SKILL
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def survey(game: Game) -> Board:
    """Work out the board from what is printed and everything that is in effect."""
    board = Board()
    game._board = board
    for card in game.in_play:
        board.types.setdefault(game.face(card).type, []).append(card)
    for effect in game.lasting:
        board.reads |= effect.change.reads
        effect.change.begin(game, board, effect)
    for card, standing in game.in_play.items():
        face = game.face(card)
        constants = face.constants
        if face.type == LOCATION and not standing.revealed:
            constants = face.unrevealed
        if constants:
            board.reads |= face.reads
            ctx = Context(game.speaks_for(card), card)
            for word in constants:
                word.contribute(game, board, ctx)
    test = game.test
    if test is not None:
        for card in test.committed:
            face = game.printed[card]
            if face.type != SKILL:
                continue  # an asset or event speaks where it is played, not where it lends its icons
            board.reads |= face.reads
            for word in face.constants:
                word.contribute(game, board, Context(test.player, card))
    blanked = {card for word, ctx, _ in board.said(Blank) for card in word.cards(game, ctx)}
    if blanked:
        board.blanked = frozenset(blanked)
        board.silence(blanked)
    for card in game.in_play:
        board.abilities[card] = abilities = abilities_of(game, board, card)
        for place, ability in enumerate(abilities):
            board.usable.setdefault(ability.kind, []).append((card, place, ability))
            if not ability.leaving:
                for verb in ability.verbs:
                    board.listeners.setdefault((ability.kind, verb), []).append((card, place))
                    board.heard.add(verb)
    return board


def abilities_of(game: Game, board: Board, card: int) -> tuple[Ability, ...]:
    """What a card in play can be used for or set off by: its own abilities, and those that it has gained."""
    face = game.face(card)
    if card in board.blanked or (face.type == LOCATION and not game.in_play[card].revealed):
        return ()
    own = face.stationed()
    given = [word.ability for word, ctx, _ in board.said(Gains) if word.who.means(game, ctx, card)]
    return (*own, *given) if given else own
