"""Lanterns: a game of about a page that stands on kernel, language and cardgame alone.

Three players sit around a table, each with a flame of five. On his turn a player draws a card by chance, plays one, or
uses an Action of a card before him. Whoever's flame goes out ends the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from toy_view import Ask, Say, Sentences, View, view

from silverkey.cardgame import board, initiation, verbs
from silverkey.cardgame.edition import Edition, Editions
from silverkey.cardgame.game import CardGame
from silverkey.cardgame.legality import effect_refusal
from silverkey.cardgame.questions import by_name
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.windows import OpenWindow, compel
from silverkey.cardgame.words.abilities import Ability
from silverkey.cardgame.words.cancelling import CancelEvent, Instead
from silverkey.cardgame.words.constants import Constant
from silverkey.cardgame.words.triggers import Trigger
from silverkey.kernel import shared
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.outcome import FULL, Outcome, came
from silverkey.kernel.record import blank, record
from silverkey.language.context import Context
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

PLAYERS, FLAME = 3, 5
ACTION, BEFORE, INSTEAD, MUST, AFTER = "action", "before", "instead", "must", "after"
EDITIONS = Editions("toy", Edition("first"))


class Standing:
    """A card that lies before a player."""

    __slots__ = ("controller", "entered", "turned")

    def __init__(self, controller: int, entered: int) -> None:
        self.controller = controller
        self.entered = entered
        self.turned = False

    def copy(self) -> Standing:
        """A copy that can go its own way."""
        new = blank(Standing)
        new.controller, new.entered, new.turned = self.controller, self.entered, self.turned
        return new


record(Standing)


# Verbs


class Dim(verbs.Verb):
    """A flame gets smaller."""

    name = "dim"
    tells = "the flame of {who} burns lower by {amount}{because}."
    touches = board.TOKENS

    def change(self, game: Lanterns, event: Event) -> bool:
        event.amount += sum(word.by for word, _, _ in game.board.said(Brighter))
        game.flames[event.player] -= event.amount
        return True


class Turn(verbs.Verb):
    """A card with two faces is turned over."""

    name = "turn over"
    tells = "{card} is turned over."
    touches = board.EVERYTHING

    def change(self, game: Lanterns, event: Event) -> bool:
        game.in_play[event.card].turned ^= True
        return True


class Resolve(verbs.Verb):
    """An effect is about to be carried out."""

    name = "resolve"


# Words


@dataclass(frozen=True, eq=False)
class When(Trigger):
    """Events of one's own flame, or of any."""

    own: bool = False

    def fits(self, game: Lanterns, ctx: Context, event: Event) -> bool:
        return not self.own or event.player == ctx.you


@dataclass(frozen=True, eq=False)
class DimNext(Instruction):
    """The flame of the next player burns lower."""

    by: int = 1

    def run(self, game: Lanterns, frame: Program) -> Outcome:
        event = Event("dim", -1, game.after(frame.ctx.you), self.by, source=frame.ctx.source, by=frame.ctx.you)
        return game.happen([event])


@dataclass(frozen=True, eq=False)
class TurnThis(Instruction):
    """This card is turned over."""

    def run(self, game: Lanterns, frame: Program) -> Outcome:
        return game.happen([Event("turn over", frame.ctx.source, frame.ctx.you)])


@dataclass(frozen=True, eq=False)
class DrawByChance(Instruction):
    """A card of the deck comes into hand, at random."""

    def possible(self, game: Lanterns, ctx: Context) -> Refusal | None:
        return None if game.deck else Refusal("The deck is empty.")

    def run(self, game: Lanterns, frame: Program) -> Outcome:
        return came(game.draw(frame.ctx.you))


@dataclass(frozen=True, eq=False)
class LoseThis(Instruction):
    """This card is lost."""

    def run(self, game: Lanterns, frame: Program) -> Outcome:
        del game.in_play[frame.ctx.source]
        game.place(frame.ctx.source, "lost")
        game.lost.append(frame.ctx.source)
        game.touch()
        return FULL


@dataclass(frozen=True, eq=False)
class Brighter(Constant):
    """All flames lose more."""

    by: int = 1


# Cards


@dataclass(frozen=True, eq=False)
class Face:
    """One side of a card."""

    title: str
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Brighter, ...] = ()
    other: Face | None = None
    play = None
    usable: dict[str, tuple[Ability, ...]] = field(default_factory=dict)


SUN = Face("Sun", (Ability(ACTION, (TurnThis(),)),), (Brighter(),))
CARDS = (
    Face("Spark", (Ability(ACTION, (DimNext(),)),)),
    Face("Ward", (Ability(INSTEAD, (Instead(), LoseThis()), trigger=When(("dim",), own=True)),)),
    Face("Echo", (Ability(AFTER, (DimNext(),), trigger=When(("dim",), own=True)),)),
    Face("Reader", (Ability(AFTER, (DrawByChance(),), trigger=When(("dim",))),)),
    Face("Moon", (Ability(ACTION, (TurnThis(),)),), other=SUN),
    Face("Tide", (Ability(MUST, (DimNext(),), trigger=When(("turn over",))),)),
    Face("Veil", (Ability(BEFORE, (CancelEvent("cancel it"), LoseThis()), trigger=When(("resolve",))),)),
)
for _number, _face in enumerate((*CARDS, SUN)):
    shared.name(_face, f"toy/{_number}")
    for _place, _ability in enumerate((*_face.abilities, *_face.constants)):
        register(_ability, f"toy/{_number}/{_place}")


# Rules


class Use(initiation.Initiation["Lanterns", Ability]):
    """An ability being used."""

    __slots__ = ()

    STEPS = ("designate", "pay", "interrupt", "execute", "consequences", "finish")

    def interrupt(self, game: Lanterns) -> None:
        """Others may stop an Action."""
        if self.ability.kind == ACTION:
            self.event = game.offer_interrupt(Event("resolve", self.card, self.player, by=self.player))

    def consequences(self, game: Lanterns) -> None:
        """What must follow."""
        compel(game)

    def finish(self, game: Lanterns) -> None:
        """It is over."""
        game.pop()


class Round(Frame["Lanterns"]):
    """One turn after the other."""

    __slots__ = ()

    STEPS = ("act", "pass_on")

    def act(self, game: Lanterns) -> None:
        """The active player does one thing."""
        mine = [card for card, standing in game.in_play.items() if standing.controller == game.active]
        options = [Option("play", card) for card in game.hands[game.active]]
        for card in mine:
            for place, ability in enumerate(game.abilities_in_play(card)):
                if ability.kind == ACTION:
                    options.append(Option("trigger", card, place))
        game.ask(game.active, "turn", [Option("wait"), *([Option("draw")] if game.deck else []), *options])

    def answered(self, game: Lanterns, option: Option) -> None:
        """A card is drawn or played, or an Action used."""
        if option.word == "draw":
            game.draw(game.active)
        elif option.word == "play":
            game.hands[game.active].remove(option.card)
            game.lay(game.active, option.card)
        elif option.word == "trigger":
            game.use_answer(game.active, option)

    def pass_on(self, game: Lanterns) -> None:
        """The next player is active. A game that nobody wins in time ends too."""
        game.active = game.after(game.active)
        game.turns += 1
        game.over = game.over or game.turns > 200
        self.go("act")


class Lanterns(CardGame):
    """The game."""

    __slots__ = ("deck", "flames", "hands", "lost", "turns")

    NAME = "Lanterns"
    VERBS = verbs.verbs_of("toy")
    INTERRUPT, REPLACEMENT, COMPELLED, REACTION = BEFORE, INSTEAD, (MUST,), AFTER
    PLACES = ("in play",)
    SEALED, PRIVATE = ("deck",), ("hand",)
    WORDS, KINDS, WORDING = by_name(Say), by_name(Ask), Sentences()

    in_play: dict[int, Standing]

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, PLAYERS, EDITIONS["first"], decks=1)
        self.flames = [FLAME] * PLAYERS
        self.hands: list[list[int]] = [[] for _ in range(PLAYERS)]
        self.deck: list[int] = []
        self.lost: list[int] = []
        self.turns = 0

    @classmethod
    def begin(cls, seed: int) -> Lanterns:
        """A game up to its first question."""
        game = cls(seed)
        for face in CARDS * 4:
            game.deck.append(game.add_card(face, -1, "deck"))
        game.let_hear(ability for face in (*CARDS, SUN) for ability in face.abilities)
        game.shuffle(game.deck)
        game.push(Round())
        game.advance()
        return game

    def clone(self) -> Lanterns:
        new = blank(Lanterns)
        self.copy_cards(new)
        new.flames = self.flames.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.deck = self.deck.copy()
        new.lost = self.lost.copy()
        new.turns = self.turns
        return new

    def holdings(self) -> Iterable[tuple[str, Iterable[int]]]:
        yield "deck", self.deck
        yield "lost", self.lost
        yield "in play", self.in_play
        yield from (("hand", hand) for hand in self.hands)

    def view(self, viewer: int) -> View:
        return view(self, viewer)

    def name(self, card: int) -> str:
        """The title of the side that is up."""
        return self.face(card).title if card in self.in_play else str(self.printed[card].title)

    def face(self, card: int) -> Face:
        """The side of a card that is up."""
        face: Face = self.printed[card]
        return face.other if self.in_play[card].turned and face.other is not None else face

    def survey(self) -> board.Board:
        found = board.Board()
        for card, standing in self.in_play.items():
            for word in self.face(card).constants:
                word.contribute(self, found, Context(standing.controller, card))
            for place, ability in enumerate(self.face(card).abilities):
                for heard in ability.hears:
                    found.listen(heard, card, place)
        return found

    def settle(self, changed: int) -> bool:
        """A flame that is out ends the game."""
        self.over = min(self.flames) <= 0
        if self.over:
            self.pending = None
        return self.over

    def draw(self, player: int) -> bool:
        """Chance gives a player a card."""
        card = self.chance("card", self.deck)
        self.deck.remove(card)
        self.hands[player].append(card)
        self.owner = (*self.owner[:card], player, *self.owner[card + 1 :])
        self.place(card, "hand")
        self.touch(board.PILES)
        return True

    def lay(self, player: int, card: int) -> None:
        """A card is laid before a player."""
        self.serial += 1
        self.in_play[card] = Standing(player, self.serial)
        self.place(card, "in play")
        self.touch()

    def abilities_in_play(self, card: int) -> Sequence[Ability]:
        return self.face(card).abilities if card in self.in_play else ()

    def use_refusal(self, player: int, card: int, ability: Any, serial: int = -1, free: bool = False) -> Refusal | None:
        return effect_refusal(self, self.words_of(player, card, ability, serial), ability.effect)

    def use(
        self, player: int, card: int, ability: Any, serial: int = -1, free: bool = False, opens: bool = False
    ) -> None:
        """Every use has a window of its own, within that of what it answers; what comes before or instead has none."""
        if ability.kind not in (BEFORE, INSTEAD):
            self.push(OpenWindow(self.serial))
        self.push(Use(player, card, ability, self.words_of(player, card, ability, serial)))
