"""What one player can see. All that any person or agent is ever given."""

from __future__ import annotations

import msgspec

from silverkey.cthulhu import telling
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.board import struggles_of
from silverkey.cthulhu.rules.committing import Commits
from silverkey.cthulhu.rules.using import Paying, Use
from silverkey.cthulhu.words import DECK, HAND, ICON_LETTERS, icon_letters
from silverkey.kernel.decision import Option

SPECTATOR = -1


class FaceView(msgspec.Struct, frozen=True):
    """A card out of play that the viewer may look at."""

    id: int
    code: str
    title: str
    descriptor: str
    type: str
    faction: str
    cost: str
    skill: int
    icons: str
    subtypes: tuple[str, ...]
    keywords: tuple[str, ...]


class CardView(msgspec.Struct, frozen=True):
    """A card in play, with its present values."""

    id: int
    code: str
    title: str
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


class StoryView(msgspec.Struct, frozen=True):
    """A story or conspiracy in play."""

    id: int
    code: str
    title: str
    tokens: tuple[int, int]
    struggles: str
    owner: int
    resolved: bool


class PlayerView(msgspec.Struct, frozen=True):
    """What belongs to one player. ``hand`` is empty for an opponent; its size is not."""

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


class EventView(msgspec.Struct, frozen=True):
    """Something that happens or has happened, for all to see."""

    verb: str
    card: int
    player: int
    amount: int
    source: int
    cards: tuple[int, ...]


class OptionView(msgspec.Struct, frozen=True):
    """One legal answer and how it reads. Give ``word``, ``card``, ``number`` and ``other`` back as an Option."""

    word: str
    card: int
    number: int
    other: int
    text: str
    face: FaceView | None
    answers: EventView | None
    """What a Disrupt, Response or Forced Response would answer."""


class DecisionView(msgspec.Struct, frozen=True):
    """What the viewer is asked."""

    serial: int
    kind: str
    question: str
    about: int
    options: tuple[OptionView, ...]
    assigned: tuple[tuple[int, int], ...]
    """While characters are being committed: who is to go to which story."""
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
    decision = game.pending
    values = game.board.values
    return GameView(
        viewer=viewer,
        turn=game.turn,
        phase=game.phase,
        active=game.active,
        first=game.first,
        players=(_player(game, 0, viewer), _player(game, 1, viewer)),
        in_play=tuple(_card(game, card, viewer) for card in game.in_play),
        stories=tuple(
            StoryView(
                id=story.card,
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
        decision=_decision(game) if decision is not None and decision.player == viewer else None,
        over=game.over,
        winner=game.winner,
        outcome=game.outcome,
        day=any("Day" in v.keywords for v in values.values()),
        night=any("Night" in v.keywords for v in values.values()),
    )


def view_bytes(game: Game, viewer: int) -> bytes:
    """The view as it would be sent over a wire."""
    return msgspec.json.encode(view(game, viewer))


def face_view(game: Game, card: int) -> FaceView:
    """A card out of play."""
    return face_of(card, game.printed[card])


def face_of(card: int, face: Card) -> FaceView:
    """A printed card."""
    return FaceView(
        id=card,
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


def _keywords(words: dict[str, int]) -> tuple[str, ...]:
    return tuple(sorted(f"{word} +{n}" if word == "Toughness" else word for word, n in words.items()))


def _card(game: Game, card: int, viewer: int) -> CardView:
    standing = game.in_play[card]
    values = game.values(card)
    face = game.face(card)
    hidden = standing.facedown and standing.controller != viewer
    return CardView(
        id=card,
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
        committed=standing.committed,
        attached=standing.attached,
        blank=values.blank and not values.insane,
    )


def _player(game: Game, player: int, viewer: int) -> PlayerView:
    side = game.sides[player]
    return PlayerView(
        hand=tuple(face_view(game, card) for card in side.hand) if player == viewer else (),
        hand_size=len(side.hand),
        deck_size=len(side.deck),
        discard=tuple(face_view(game, card) for card in side.discard),
        removed=tuple(face_view(game, card) for card in side.removed),
        won=tuple(face_view(game, card) for card in side.won),
        domains=tuple(
            DomainView(domain.drained, tuple(face_view(game, card) for card in domain.resources))
            for domain in side.domains
        ),
        prophecy=face_view(game, side.faceup) if side.faceup >= 0 else None,
        revealed=face_view(game, side.shown) if side.shown >= 0 else None,
    )


def _decision(game: Game) -> DecisionView:
    decision = game.pending
    assert decision is not None
    return DecisionView(
        serial=decision.serial,
        kind=decision.kind,
        question=telling.question(game, decision),
        about=decision.about,
        options=tuple(
            OptionView(
                *option,
                text=telling.option(game, option, decision),
                face=face_view(game, option.card) if option.word in telling.CARD_WORDS and option.card >= 0 else None,
                answers=_event(game, option, decision.player),
            )
            for option in decision.options
        ),
        assigned=tuple(frame.places.items()) if isinstance(frame := game.stack[-1], Commits) else (),
        x=_x(game),
    )


def _event(game: Game, option: Option, viewer: int) -> EventView | None:
    event = game.events.get(option.other) if option.word in ("play", "trigger") else None
    if event is None:
        return None
    seen = tuple(card for card in event.cards if game.zone[card] not in (HAND, DECK) or game.owner[card] == viewer)
    return EventView(event.verb, event.card, event.player, event.amount, event.source, seen)


def _x(game: Game) -> int:
    for frame in reversed(game.stack):
        if isinstance(frame, Use | Paying):
            return frame.ctx.numbers.get("x", -1)
    return -1
