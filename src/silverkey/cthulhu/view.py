"""What one player of Call of Cthulhu can see. All that any person or agent is ever given."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from silverkey.cardgame import view as shared
from silverkey.cardgame.initiation import Paying
from silverkey.cardgame.view import Eyes
from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.rules.committing import Commits
from silverkey.cthulhu.rules.using import Use
from silverkey.cthulhu.table.board import struggles_of
from silverkey.cthulhu.vocabulary.conditions import it_is
from silverkey.cthulhu.words import ICON_LETTERS, NEUTRAL, icon_letters

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Domain
    from silverkey.kernel.decision import Decision


class FaceView(shared.Seen, frozen=True):
    """A card out of play that the viewer may look at."""

    descriptor: str
    type: str
    faction: str
    cost: str
    skill: int
    icons: str
    subtypes: tuple[str, ...]
    keywords: tuple[str, ...]


class CardView(shared.Seen, frozen=True):
    """A card in play, with its present values."""

    type: str
    faction: str
    cost: int
    skill: int
    icons: str
    subtypes: tuple[str, ...]
    keywords: tuple[str, ...]
    controller: int
    owner: int
    exhausted: bool
    insane: bool
    facedown: bool
    wounds: int
    tokens: int
    committed: int
    attached: int
    blank: bool


class DomainView(msgspec.Struct, frozen=True):
    """A domain. Resources lie face up."""

    drained: bool
    resources: tuple[FaceView, ...]


class StoryView(shared.Seen, frozen=True):
    """A story or conspiracy in play."""

    tokens: tuple[int, int]
    struggles: str
    owner: int
    resolved: bool


class PlayerView(msgspec.Struct, frozen=True):
    """What belongs to one player. ``hand`` is empty for an opponent unless it lies open; its size is not."""

    hand: tuple[FaceView, ...]
    hand_size: int
    deck_size: int
    discard: tuple[FaceView, ...]
    removed: tuple[FaceView, ...]
    won: tuple[FaceView, ...]
    domains: tuple[DomainView, ...]
    prophecy: FaceView | None
    revealed: FaceView | None
    """The top card of the deck while an effect keeps it revealed."""


class OptionView(shared.OptionView[OptionWord, FaceView], frozen=True):
    """One legal answer and how it reads. Its place among the options is what is given back."""


class DecisionView(shared.DecisionView[DecisionKind, OptionView], frozen=True):
    """What the viewer is asked."""

    x: int
    """The X that has been chosen for what is being paid, or -1."""


class GameView(msgspec.Struct, frozen=True):
    """The game as one player sees it."""

    viewer: int
    turn: int
    phase: str
    active: int
    first: int
    players: tuple[PlayerView, PlayerView]
    in_play: tuple[CardView, ...]
    stories: tuple[StoryView, ...]
    story_deck_size: int
    decision: DecisionView | None
    over: bool
    winner: int
    outcome: str
    day: bool
    night: bool


def view(game: Game, viewer: int) -> GameView:
    """The game as a player (0 or 1) or a spectator (-1) sees it."""
    decision = shared.asked_of(game, viewer)
    eyes = Eyes(game, viewer)
    return GameView(
        viewer=viewer,
        turn=game.turn,
        phase=game.phase,
        active=game.active,
        first=game.first,
        players=(_player(game, 0, eyes), _player(game, 1, eyes)),
        in_play=tuple(_card(game, card, eyes) for card in game.in_play),
        stories=tuple(
            StoryView(
                id=eyes.number(story.card),
                code=game.printed[story.card].code,
                title=game.printed[story.card].title,
                tokens=(story.tokens[0], story.tokens[1]),
                struggles="".join(ICON_LETTERS[icon] for icon in struggles_of(game, story.card)),
                owner=story.owner,
                resolved=story.resolved,
            )
            for story in game.stories
            if story.card >= 0
        ),
        story_deck_size=len(game.story_deck),
        decision=None if decision is None else _decision(game, decision, eyes),
        over=game.over,
        winner=game.winner,
        outcome=game.outcome,
        day=it_is(game, "Day"),
        night=it_is(game, "Night"),
    )


def _face(game: Game, card: int, eyes: Eyes) -> FaceView:
    face = game.printed[card]
    return FaceView(
        id=eyes.number(card),
        code=face.code,
        title=face.title,
        descriptor=face.descriptor,
        type=face.type,
        faction=face.faction,
        cost="X" if face.x_cost else str(face.cost),
        skill=face.skill,
        icons=icon_letters(face.icons),
        subtypes=tuple(sorted(face.subtypes)),
        keywords=_keywords(face.keywords),
    )


def _resources(game: Game, domain: Domain, eyes: Eyes) -> tuple[FaceView, ...]:
    """The resources of a domain; what has been turned face down shows nothing."""
    faces = ((card, _face(game, card, eyes)) for card in domain.resources)
    return tuple(_turned(face) if card in domain.facedown else face for card, face in faces)


def _turned(face: FaceView) -> FaceView:
    return FaceView(
        face.id,
        code="",
        title="",
        descriptor="",
        type="",
        faction=NEUTRAL,
        cost="",
        skill=0,
        icons="",
        subtypes=(),
        keywords=(),
    )


def _keywords(words: dict[str, int]) -> tuple[str, ...]:
    return tuple(sorted(f"{word} +{n}" if word == "Toughness" else word for word, n in words.items()))


def _card(game: Game, card: int, eyes: Eyes) -> CardView:
    standing = game.in_play[card]
    values = game.values(card)
    face = game.face(card)
    hidden = game.turned_away(card, eyes.viewer)
    return CardView(
        id=eyes.number(card),
        code="" if hidden else face.code,
        title="" if hidden else face.title,
        type=values.type,
        faction=values.faction,
        cost=values.cost,
        skill=game.skill(card),
        icons=icon_letters(values.icons),
        subtypes=tuple(sorted(values.subtypes)),
        keywords=_keywords(values.keywords),
        controller=standing.controller,
        owner=game.owner[card],
        exhausted=standing.exhausted,
        insane=standing.insane,
        facedown=standing.facedown,
        wounds=standing.wounds,
        tokens=standing.tokens,
        committed=eyes.number(standing.committed),
        attached=eyes.number(standing.attached),
        blank=values.blank and not values.insane,
    )


def _player(game: Game, player: int, eyes: Eyes) -> PlayerView:
    side = game.sides[player]

    def faces(cards: list[int]) -> tuple[FaceView, ...]:
        return tuple(_face(game, card, eyes) for card in cards)

    return PlayerView(
        hand=faces(side.hand) if player == eyes.viewer or side.open_hand else (),
        hand_size=len(side.hand),
        deck_size=len(side.deck),
        discard=faces(side.discard),
        removed=faces(side.removed),
        won=faces(side.won),
        domains=tuple(DomainView(domain.drained, _resources(game, domain, eyes)) for domain in side.domains),
        prophecy=_face(game, side.faceup, eyes) if side.faceup >= 0 else None,
        revealed=_face(game, side.shown, eyes) if side.shown >= 0 else None,
    )


def _decision(game: Game, decision: Decision, eyes: Eyes) -> DecisionView:
    frame = game.stack[-1]
    going = frame.places if isinstance(frame, Commits) else {}
    assigned = tuple((eyes.number(card), eyes.number(story)) for card, story in going.items())
    return shared.decision_view(game, decision, eyes, (DecisionView, OptionView), _face, assigned=assigned, x=_x(game))


def _x(game: Game) -> int:
    for frame in reversed(game.stack):
        if isinstance(frame, Use | Paying):
            return frame.ctx.numbers.get("x", -1)
    return -1
