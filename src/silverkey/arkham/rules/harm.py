"""Dealing damage and horror: all of it is assigned in one answer, then placed together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from silverkey.arkham.details import Harm
from silverkey.arkham.vocabulary.constants import TakesHorrorFirst
from silverkey.arkham.words import ASSET, DEALT
from silverkey.cardgame.details import Manner
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

TAKEN = Manner(DEALT)
MANY = 400
"""With more ways to assign than this, what one asset gets at the most is offered, and what the investigator keeps."""


class Dealing(Frame["Game"]):
    """Damage and horror being dealt to an investigator, or to several and to enemies at once.

    They assign in player order; then all of it is placed together (reference, Priority of Simultaneous Resolution).
    """

    __slots__ = ("cards", "causes", "harms", "parts", "players", "sources")

    STEPS = ("assign", "apply", "over")

    def __init__(self, card: int, player: int, harm: Harm, source: int, cause: str) -> None:
        self.cards = [card]
        """To whom it is dealt: investigators, who may assign it to their assets, and enemies."""
        self.players = [player]
        """Whose investigators they are; with an enemy, who deals it damage."""
        self.harms = [harm]
        self.sources = [source]
        self.causes = [cause]
        self.parts: list[tuple[int, ...]] = []
        """How each of them has assigned it."""

    def join(self, other: Dealing) -> None:
        """What is dealt to somebody else is dealt together with this."""
        self.cards += other.cards
        self.players += other.players
        self.harms += other.harms
        self.sources += other.sources
        self.causes += other.causes

    def assign(self, game: Game) -> None:
        """1. Each assigns it to his investigator and his assets, all at once; what an enemy is dealt it gets itself."""
        place = len(self.parts)
        if place == len(self.players):
            return
        self.repeat()
        card, player, harm = self.cards[place], self.players[place], self.harms[place]
        if game.player_of(card) < 0:
            self.parts.append((card, harm.damage, harm.horror))
        elif game.investigators[player].fate or (harm.damage <= 0 and harm.horror <= 0):
            self.parts.append(())
        else:
            game.ask(player, "assign", assignments(game, player, harm), self.sources[place])

    def answered(self, game: Game, option: Option) -> None:
        """It is assigned."""
        self.parts.append(option.parts)

    def apply(self, game: Game) -> None:
        """2. It is placed on all of them together."""
        events: list[Event] = []
        for player, source, cause, parts in zip(self.players, self.sources, self.causes, self.parts, strict=True):
            for card, damage, horror in triples(parts):
                if damage:
                    events.append(Event("damage", card, player, damage, source=source, cause=cause, detail=TAKEN))
                if horror:
                    events.append(Event("horror", card, player, horror, source=source, cause=cause, detail=TAKEN))
        if events:
            game.happen(events)

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop(True)


def triples(parts: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """(card, damage, horror) for each card of an assignment."""
    for place in range(0, len(parts), 3):
        yield parts[place], parts[place + 1], parts[place + 2]


def assignments(game: Game, player: int, harm: Harm) -> list[Option]:
    """Every way to assign what is dealt to an investigator; what assets take first."""
    mine = game.investigators[player].card
    assets = [] if harm.direct else soaking(game, player)
    damage = list(_shares(harm.damage, [room for _, room, _ in assets]))
    horror = list(_shares(harm.horror, [room for _, _, room in assets]))
    first = {ctx.source for _, ctx, _ in game.board.said(TakesHorrorFirst)}
    filled = [(place, room) for place, (card, _, room) in enumerate(assets) if card in first]
    horror = [one for one in horror if sum(one) == harm.horror or all(one[place] == room for place, room in filled)]
    if len(damage) * len(horror) > MANY:
        damage, horror = _plain(damage), _plain(horror)
    found: list[Option] = []
    for wounds in damage:
        for fears in horror:
            parts: list[int] = []
            for (card, _, _), wound, fear in zip(assets, wounds, fears, strict=True):
                if wound or fear:
                    parts.extend((card, wound, fear))
            left = (harm.damage - sum(wounds), harm.horror - sum(fears))
            if any(left):
                parts.extend((mine, *left))
            found.append(Option("assign", parts=tuple(parts)))
    return found


def soaking(game: Game, player: int) -> list[tuple[int, int, int]]:
    """(card, damage, horror) that each asset of an investigator can take before it is defeated."""
    found = []
    for card, standing in game.in_play.items():
        if standing.controller == player and game.face(card).type == ASSET:
            facts = game.face(card).facts
            damage = 0 if facts.health is None else max(0, game.value("health", card) - standing.damage)
            horror = 0 if facts.sanity is None else max(0, game.value("sanity", card) - standing.horror)
            if damage or horror:
                found.append((card, damage, horror))
    return found


def _shares(amount: int, rooms: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to put up to so much where there is room, in order."""
    if not rooms:
        yield ()
        return
    for here in range(min(amount, rooms[0]) + 1):
        for rest in _shares(amount - here, rooms[1:]):
            yield (here, *rest)


def _plain(shares: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Of very many ways those that use no more than one asset."""
    return [share for share in shares if sum(1 for part in share if part) <= 1]
