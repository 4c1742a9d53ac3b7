"""Working out the board: printed values, then blanking, kinds, additions, settings, losses.

Nothing is ever applied and taken back. After any change the board is surveyed anew, when somebody next looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.board import PILES
from silverkey.cardgame.words.conditions import all_true
from silverkey.cardgame.words.limits import Immune, immune
from silverkey.cthulhu.table.board import BLANKING, Board, Pending
from silverkey.cthulhu.table.values import PRINTED, printed_values, turned_values
from silverkey.cthulhu.vocabulary.borrowing import MayTrigger
from silverkey.cthulhu.vocabulary.constants import WhileWon
from silverkey.cthulhu.vocabulary.playing import MayPlay, PlayedIf, PlayedOffThis
from silverkey.cthulhu.vocabulary.story_changes import StrugglesInto
from silverkey.cthulhu.words import ACTION, CONSPIRACY, IN_PLAY, PASSIVE
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability


def survey(game: Game) -> Board:
    """Work out the board from printed values and everything that is in effect.

    Who is blanked by his present skill shows on a board on which he is not.
    """
    board = _survey(game, None)
    if not board.blanking:
        return board
    return _survey(game, [p.cards(game) if all_true(p.when, game, p.context) else () for p in board.blanking])


def _survey(game: Game, meant: list[tuple[int, ...]] | None) -> Board:
    """The board, where those are ``meant`` whom something blanks by their values, or nobody yet."""
    board = Board()
    game._board = board
    printed = game.printed
    values = board.values
    constant: list[tuple[int, int, Card]] = []
    for card, standing in game.in_play.items():
        face = standing.shows or printed[card]
        if standing.insane:
            values[card] = turned_values(face, "insane")
            continue
        if standing.facedown:
            values[card] = turned_values(face, "facedown" if standing.by_effect else "dormant")
            continue
        if standing.mute:
            values[card] = turned_values(face, "mute")
            continue
        if standing.by_effect:
            values[card] = turned_values(face, "attached")
        else:
            values[card] = face.values.get(PRINTED) or printed_values(face)
        if face.constants:
            constant.append((card, standing.controller, face))
    for story in game.stories:
        face = printed[story.card]
        if face.type == CONSPIRACY and face.constants:
            constant.append((story.card, -1, face))
    if WhileWon.__name__ in game.vocabulary:
        constant += [(card, n, printed[card]) for n, side in enumerate(game.sides) for card in side.won]
    for effect in game.lasting:
        board.reads |= effect.change.reads
        effect.change.begin(game, board, effect)
    for card, controller, face in constant:
        board.reads |= face.reads
        for constant_word in face.constants:
            constant_word.contribute(game, board, Context(controller, card))
    blanked: set[int] = set()
    changes = board.changes
    if changes:
        blanked = _blank(game, board, changes.pop(BLANKING, []), meant)
        for layer in sorted(changes):
            _apply(game, board, [p for p in changes[layer] if p.context.source not in blanked or p.lasting is not None])
        changes.clear()
    if blanked:
        board.silence(blanked)
    for story_change, ctx, who, late in board.stories_to_change:
        if ctx.source not in blanked and all_true(late, game, ctx):
            story_change.reach(game, board, ctx, who)
    board.stories_to_change.clear()
    words = board.words
    for word, ctx, number in words.get(MayPlay, ()):
        if number < 0:
            board.may_play(ctx.you, word.who.cards(game, ctx))
    for off_this, ctx, _ in words.get(PlayedOffThis, ()):
        for card in off_this.lent(game, ctx):
            board.may_play(game.owner[card], [card])
    if PlayedIf.__name__ in game.vocabulary:
        _open_discards(game, board)
    if board.story_changes:
        _count_struggles(game, board)
    _list_abilities(game, board)
    return board


def _list_abilities(game: Game, board: Board) -> None:
    """Note who may use which Actions in play, and what every other ability listens to."""
    values, printed = board.values, game.printed
    for card, standing in game.in_play.items():
        abilities = values[card].abilities
        if not abilities:
            continue
        for place, ability in enumerate(abilities):
            if ability.kind == ACTION and not ability.open_to_all:
                board.actions[standing.controller].append((card, place, ability))
            else:
                _offer(board, card, place, ability, standing.controller)
    for lent, ctx, _ in board.words.get(MayTrigger, ()):
        for card in lent.who.cards(game, ctx):
            lent_abilities = values[card].abilities if card in values else ()  # the host may just have left play
            for place, ability in enumerate(lent_abilities):
                if ability.kind == ACTION and (card, place, ability) not in board.actions[ctx.you]:
                    board.actions[ctx.you].append((card, place, ability))
    for story in game.stories:
        if printed[story.card].type == CONSPIRACY and story.card not in board.blank_stories:
            for place, ability in enumerate(printed[story.card].usable.get(IN_PLAY, ())):
                _offer(board, story.card, place, ability, game.owner[story.card])


def _open_discards(game: Game, board: Board) -> None:
    """Cards that say of themselves that they may be played from the discard pile."""
    board.reads |= PILES
    for player, side in enumerate(game.sides):
        for card in side.discard:
            for word in game.printed[card].constants:
                if isinstance(word, PlayedIf) and word.from_discard(game, Context(player, card)):
                    board.may_play(player, [card])


def _count_struggles(game: Game, board: Board) -> None:
    """Struggles that stories gain or lose; boosters of a kind do so once, or (a switch) each."""
    boosted: set[tuple[int, int]] = set()
    for story, change, ctx, _ in board.story_changes:
        counts = change.struggles(ctx)
        if counts is None:
            continue
        found = board.story_icons.setdefault(story, [0, 0, 0, 0])
        for place, n in enumerate(counts):
            if n <= 0 or game.edition.boosters_add_up:
                found[place] += n
            elif (story, place) not in boosted:
                boosted.add((story, place))
                found[place] += 1
    for story, change, ctx, _ in board.story_changes:
        if isinstance(change, StrugglesInto):
            printed = game.printed[story].struggles
            extra = board.story_icons.setdefault(story, [0, 0, 0, 0])
            there = [max(0, printed.count(icon) + extra[icon]) for icon in range(4)]
            change.changed(ctx, there)
            board.story_icons[story] = [there[icon] - printed.count(icon) for icon in range(4)]


def _offer(board: Board, card: int, place: int, ability: Ability, user: int) -> None:
    """Note who may use an Action, and what any other ability listens to."""
    if ability.kind == ACTION:
        for player in (0, 1) if ability.open_to_all else (user,):
            board.actions[player].append((card, place, ability))
    elif not ability.leaving:  # what only a card says that has left, it says as it was remembered
        for heard in ability.hears:
            board.listen(heard, card, place)


def _blank(game: Game, board: Board, waiting: list[Pending], meant: list[tuple[int, ...]] | None) -> set[int]:
    """Blank text boxes, and say whose; what blanks others may itself be blank, so what nothing blanks comes first."""
    late = [pending for pending in waiting if pending.late]
    if late:
        waiting = [pending for pending in waiting if not pending.late]
        if meant is None:
            board.blanking = late
        else:
            waiting += [Pending(p.change, p.context, cards, None) for p, cards in zip(late, meant, strict=True)]
    while waiting:
        aimed = {card for pending in waiting for card in pending.cards(game)}
        first = [p for p in waiting if p.lasting is not None or p.context.source not in aimed] or waiting
        blank = {card for card in board.owned if board.values[card].blank} | board.blank_stories
        working = [p for p in first if p.lasting is not None or p.context.source not in blank]
        _apply(game, board, working)
        board.blank_stories.update(card for p in working for card in p.cards(game) if game.story(card) is not None)
        waiting = [pending for pending in waiting if pending not in first]
    return {card for card in board.owned if board.values[card].blank} | board.blank_stories


def _apply(game: Game, board: Board, pending: list[Pending]) -> None:
    shields = bool(board.said(Immune))
    for one in pending:
        change, context, lasting = one.change, one.context, one.lasting
        if one.when and not all(condition.true(game, context) for condition in one.when):
            continue
        for card in one.cards(game):
            values = board.own(card)
            if values is None or (values.blank and change.gained and lasting is None):
                continue  # coc-latest/1.6.e: a blank card loses what it gained from another's passive
            if shields and lasting is None and immune(game, card, context.source, PASSIVE):
                continue
            change.apply(game, context, card, values, lasting)
