"""What one player can see. All that any person or agent is ever given.

Every number of a card in a view is the viewer's own (``sight.py``). An answer is given by its place among the options;
``chosen`` turns it into the option of the game.
"""

from __future__ import annotations

import msgspec

from silverkey.cardgame.initiation import Paying
from silverkey.cthulhu import wording
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.questions import DecisionKind, Meaning, OptionWord
from silverkey.cthulhu.rules.committing import Commits
from silverkey.cthulhu.rules.using import Use
from silverkey.cthulhu.sight import SPECTATOR, open_on_deck, turned_away
from silverkey.cthulhu.table.board import struggles_of
from silverkey.cthulhu.words import ICON_LETTERS, icon_letters
from silverkey.kernel.decision import Decision, IllegalAnswer, Option

__all__ = ["SPECTATOR", "GameView", "chosen", "view", "view_bytes"]


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
    """One legal answer and how it reads. Its place among the options is what is given back."""

    place: int
    word: OptionWord
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
    kind: DecisionKind
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


class Eyes:
    """One viewer's numbers for the cards of a game.

    A card that he only looks at, while he is asked something, has the next free number until the question is answered.
    """

    __slots__ = ("_numbers", "_passing", "viewer")

    def __init__(self, game: Game, viewer: int) -> None:
        self.viewer = viewer
        self._numbers = game.sight.numbers[viewer]
        self._passing = open_on_deck(game)
        decision = game.pending
        if decision is not None and decision.player == viewer:
            free = game.sight.dealt[viewer]
            for card in (decision.about, *(option.card for option in decision.options if option.word in CARDS)):
                if card >= 0 and self._numbers[card] < 0 and card not in self._passing:
                    self._passing[card] = free
                    free += 1

    def number(self, card: int) -> int:
        """The viewer's number for a card, or -1 if it is out of his sight. What is no card stays what it is."""
        if card < 0:
            return card
        number = self._numbers[card]
        return number if number >= 0 else self._passing.get(card, -1)


CARDS = frozenset(word for word in OptionWord if word.names_card)
"""Words of options whose ``card`` is a card."""


def view(game: Game, viewer: int) -> GameView:
    """The game as a player (0 or 1) or a spectator (-1) sees it."""
    decision = game.pending
    values = game.board.values
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
        decision=_decision(game, decision, eyes) if decision is not None and decision.player == viewer else None,
        over=game.over,
        winner=game.winner,
        outcome=game.outcome,
        day=any("Day" in v.keywords for v in values.values()),
        night=any("Night" in v.keywords for v in values.values()),
    )


def view_bytes(game: Game, viewer: int) -> bytes:
    """The view as it would be sent over a wire."""
    return msgspec.json.encode(view(game, viewer))


def chosen(game: Game, seen: GameView, answer: OptionView) -> Option:
    """The option of the pending decision that an answer picked from a view means.

    Raises IllegalAnswer if the view is of another moment or the answer of another view.
    """
    decision = game.pending
    if decision is None:
        raise IllegalAnswer("The game is over: there is nothing to answer.")
    if seen.decision is None or seen.viewer != decision.player:
        raise IllegalAnswer("That view asks nothing: it is somebody else who decides.")
    if seen.decision.serial != decision.serial:
        raise IllegalAnswer(
            f"That view asks question {seen.decision.serial}, but the game now asks question {decision.serial}."
        )
    if not 0 <= answer.place < len(decision.options) or answer not in seen.decision.options:
        raise IllegalAnswer(f"“{answer.text}” is not among the answers of that view.")
    option = decision.options[answer.place]
    if (answer.word, answer.card, answer.number) != _numbered(option, Eyes(game, seen.viewer)):
        raise IllegalAnswer(f"“{answer.text}” is an answer to something else.")
    return option


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


def _keywords(words: dict[str, int]) -> tuple[str, ...]:
    return tuple(sorted(f"{word} +{n}" if word == "Toughness" else word for word, n in words.items()))


def _card(game: Game, card: int, eyes: Eyes) -> CardView:
    standing = game.in_play[card]
    values = game.values(card)
    face = game.face(card)
    hidden = turned_away(game, card, eyes.viewer)
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
        hand=faces(side.hand) if player == eyes.viewer else (),
        hand_size=len(side.hand),
        deck_size=len(side.deck),
        discard=faces(side.discard),
        removed=faces(side.removed),
        won=faces(side.won),
        domains=tuple(DomainView(domain.drained, faces(domain.resources)) for domain in side.domains),
        prophecy=_face(game, side.faceup, eyes) if side.faceup >= 0 else None,
        revealed=_face(game, side.shown, eyes) if side.shown >= 0 else None,
    )


def _decision(game: Game, decision: Decision, eyes: Eyes) -> DecisionView:
    events: dict[int, int] = {}
    return DecisionView(
        serial=decision.serial,
        kind=DecisionKind(decision.kind),
        question=wording.question(game, decision),
        about=eyes.number(decision.about),
        options=tuple(
            _option(game, decision, place, option, eyes, events) for place, option in enumerate(decision.options)
        ),
        assigned=tuple((eyes.number(card), eyes.number(story)) for card, story in frame.places.items())
        if isinstance(frame := game.stack[-1], Commits)
        else (),
        x=_x(game),
    )


def _option(
    game: Game, decision: Decision, place: int, option: Option, eyes: Eyes, events: dict[int, int]
) -> OptionView:
    """An option in the viewer's numbers. Events are numbered as the options come to speak of them."""
    word, card, number = _numbered(option, eyes)
    known = word.card is Meaning.CARD and option.card >= 0 and not turned_away(game, option.card, eyes.viewer)
    answers = option.other if word.other is Meaning.EVENT else -1
    return OptionView(
        place=place,
        word=word,
        card=card,
        number=number,
        other=events.setdefault(answers, len(events)) if answers >= 0 else option.other,
        text=wording.option(game, option, decision),
        face=_face(game, option.card, eyes) if known else None,
        answers=_event(game, answers, eyes),
    )


def _numbered(option: Option, eyes: Eyes) -> tuple[OptionWord, int, int]:
    """Word, card and number of an option in the viewer's numbers."""
    word = OptionWord(option.word)
    card = eyes.number(option.card) if word.names_card else option.card
    if word.number is Meaning.INNER:
        return word, card, -1
    return word, card, eyes.number(option.number) if word.number is Meaning.STORY else option.number


def _event(game: Game, serial: int, eyes: Eyes) -> EventView | None:
    event = game.events.get(serial)
    if event is None:
        return None
    seen = tuple(number for card in event.cards if (number := eyes.number(card)) >= 0)
    return EventView(event.verb, eyes.number(event.card), event.player, event.amount, eyes.number(event.source), seen)


def _x(game: Game) -> int:
    for frame in reversed(game.stack):
        if isinstance(frame, Use | Paying):
            return frame.ctx.numbers.get("x", -1)
    return -1
