"""Working out the board: what cards in play say, and who listens to what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.vocabulary.blanking import Blank
from silverkey.arkham.words import LOCATION
from silverkey.cardgame.board import Board
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def survey(game: Game) -> Board:
    """Work out the board from what is printed and everything that is in effect."""
    board = Board()
    game._board = board
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
            board.reads |= face.reads
            for word in face.constants:
                word.contribute(game, board, Context(test.player, card))
    blanked = {card for word, ctx, _ in board.said(Blank) for card in word.cards(game, ctx)}
    if blanked:
        board.silence(blanked)
    for card in game.in_play:
        if card in blanked:
            continue
        for place, ability in enumerate(game.abilities_in_play(card)):
            if not ability.leaving:
                for verb in ability.verbs:
                    board.listeners.setdefault((ability.kind, verb), []).append((card, place))
    return board
