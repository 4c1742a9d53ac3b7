"""Working out the board: what cards in play say, and who listens to what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.this_test import holds_now
from silverkey.arkham.table.board import Board
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.blanking import Blank, IgnoreUnrevealed
from silverkey.arkham.vocabulary.constants import Gains
from silverkey.arkham.words import LOCATION, SKILL, SPOKEN_IN_HAND
from silverkey.cardgame.board import PILES
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.card import Card
    from silverkey.arkham.game import Game
    from silverkey.arkham.state import Standing


def survey(game: Game) -> Board:
    """Work out the board from what is printed and everything that is in effect."""
    board = Board()
    game._board = board
    faces = [(card, standing, game.face(card)) for card, standing in game.in_play.items()]
    for card, _, face in faces:
        board.types.setdefault(face.type, []).append(card)
    test = game.test
    for effect in game.lasting:
        if holds_now(effect, test):
            board.reads |= effect.change.reads
            effect.change.begin(game, board, effect)
    for card, standing, face in faces:
        constants = face.constants
        if face.type == LOCATION and not standing.revealed:
            constants = face.veiled
        if constants:
            board.reads |= face.reads
            ctx = Context(speaks_for(standing), card)
            for word in constants:
                word.contribute(game, board, ctx)
    if SPOKEN_IN_HAND in game.heard:
        board.reads |= PILES
        for player, held in enumerate(game.investigators):
            for card in held.hand:
                for word in game.printed[card].held:
                    word.contribute(game, board, Context(player, card))
    if test is not None:
        for card in test.committed:
            face = game.printed[card]
            if not speaks_committed(face):
                continue
            board.reads |= face.reads
            for word in face.constants:
                word.contribute(game, board, Context(test.player, card))
    blanked = {card for word, ctx, _ in board.said(Blank) for card in word.cards(game, ctx)}
    blanked |= {card for word, ctx, _ in board.said(IgnoreUnrevealed) for card in word.cards(game, ctx)}
    if blanked:
        board.blanked = frozenset(blanked)
        board.silence(blanked)
    for card, _, _ in faces:
        board.abilities[card] = abilities = abilities_of(game, board, card)
        if not abilities:
            continue
        for place, ability in enumerate(abilities):
            board.usable.setdefault(ability.kind, []).append((card, place, ability))
            for heard in ability.hears:
                board.heard.add(heard[1])
                if not ability.leaving:
                    board.listen(heard, card, place)
    return board


def speaks_for(standing: Standing) -> int:
    """Who "you" is in what a card simply says: who controls it or has it in his threat area; or -1."""
    return standing.threat if standing.threat >= 0 else standing.controller


def speaks_committed(face: Card) -> bool:
    """Whether a card says something while it is committed to a test: an asset or event speaks where it is played."""
    return face.type == SKILL and bool(face.constants)


def abilities_of(game: Game, board: Board, card: int) -> tuple[Ability, ...]:
    """What a card in play can be used for or set off by: its own abilities, and those that it has gained."""
    face = game.face(card)
    if card in board.blanked:
        return ()
    if face.type == LOCATION and not game.in_play[card].revealed:
        return face.unseen
    own = face.stationed()
    gains = board.said(Gains)
    if not gains:
        return own
    given = [word.ability for word, ctx, _ in gains if word.who.means(game, ctx, card)]
    return (*own, *given) if given else own
