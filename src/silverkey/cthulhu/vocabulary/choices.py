"""Choosing: targets, which are designated as an ability is initiated, and choices made while it resolves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.printed.facts import all_subtypes, subtype_exists
from silverkey.cthulhu.table.board import struggles_of
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.table.zones import instance_of, stuck
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.causing import brought_about
from silverkey.cthulhu.vocabulary.conditions import Condition
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.limits import Immune, ShieldedFrom, immune, shielded
from silverkey.cthulhu.vocabulary.matching import titles
from silverkey.cthulhu.vocabulary.places import Places
from silverkey.cthulhu.vocabulary.preventing import barred
from silverkey.cthulhu.vocabulary.references import Chosen, Who
from silverkey.cthulhu.words import DISCARD, FACTIONS, ICON_LETTERS, IN_PLAY
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


ALWAYS_ASKED = ("enter", "enter here", "control", "insane")
"""Verbs for which every edition forbids choosing what cannot suffer them: the rulebook itself says so."""


TARGET_LOST = Refusal("What was chosen may no longer be chosen, and is left out.", ("coc-latest/1.9.d",))


@dataclass(frozen=True, eq=False)
class Choose(Instruction):
    """Choose cards: a target (coc-latest/1.9.a)."""

    cards: Cards | Either
    name: str = "chosen"
    number: int = 1
    up_to: bool = False
    optional: bool = False
    every: bool = False
    """All of them are chosen."""
    every_if: Condition | None = None
    """All of them are chosen while this is true."""
    if_able: bool = False
    """Where there is nothing to choose, the effect has none (coc-2.0/rules/if-able.a)."""
    freely: bool = False
    """What cannot suffer the effect may be chosen all the same, as the choice does not ask for that."""
    to: str = ""
    """The verb that the choice asks for: what cannot suffer it is no legal choice (coc-latest/2.2.b)."""
    more: bool = field(init=False, repr=False, default=False)
    """Whether what is chosen suffers more than verbs, so that these may come to nothing.

    See faq/ygolonac-ready-target.
    """

    @property
    def least(self) -> int:
        """The fewest that may be chosen."""
        if self.optional or self.if_able:
            return 0
        return 1 if self.up_to else self.number

    @property
    def most(self) -> int:
        """The most that may be chosen."""
        return self.number

    @property
    def question(self) -> str:
        """What the player is asked."""
        if self.name == "host":
            return "choose host"
        return f"choose to {self.to}" if self.to else "choose"

    @property
    def dependent(self) -> bool:
        return self.cards.dependent

    def meant_for(self, effect: tuple[Instruction, ...]) -> None:
        """Find out from the effect what the choice is for."""
        if self.to or self.freely:
            return
        for instruction in effect:
            ref = getattr(instruction, "who", None)
            verb = getattr(instruction, "verb", "")
            if (
                verb
                and isinstance(ref, Chosen)
                and self.name in ref.name.split()
                and not getattr(instruction, "if_able", False)
            ):
                object.__setattr__(self, "to", verb)
                others = (other for other in effect if not getattr(other, "verb", ""))
                object.__setattr__(self, "more", any(self.meant_in(other) for other in others))
                return

    def meant_in(self, instruction: Instruction) -> bool:
        """Whether an instruction speaks of what is chosen here."""
        refs = (node for node in instruction.walk() if isinstance(node, Chosen))
        return any(self.name in ref.name.split() for ref in refs)

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The cards that may be chosen now."""
        found = self.cards.find(game, ctx)
        if game.board.said(Immune):
            found = [card for card in found if not immune(game, card, ctx.source, ctx.kind)]
        if self.to:
            found = [card for card in found if stuck(game, card) is None]
        if game.board.said(ShieldedFrom):
            found = [card for card in found if not shielded(game, card, ctx)]
        found = [card for card in found if not barred(game, self.to, card, ctx.kind)]
        verb = VERBS.get(self.to)
        if verb is not None and (game.edition.cannot_means_no_choice or self.to in ALWAYS_ASKED):
            found = [
                card
                for card in found
                if (card not in game.in_play and self.to not in ("enter", "enter here"))
                or (verb.cannot(game, card, ctx.you) is None and (self.more or verb.moot(game, card, ctx.you) is None))
            ]
        return found

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if len(self.legal(game, ctx)) >= self.least else NO_TARGET

    def foreseen(self, game: Game, ctx: Context) -> list[Context]:
        found = []
        for card in self.legal(game, ctx):
            own = ctx.copy()
            own.cards[self.name] = (card,)
            found.append(own)
        return found

    def bind(self, game: Game, ctx: Context, chosen: tuple[int, ...]) -> None:
        """Remember what was chosen, and which instance of each card it was."""
        ctx.cards[self.name] = chosen
        ctx.cards[self.name + "@"] = tuple(instance_of(game, card) for card in chosen)
        for card in chosen:
            standing = game.in_play.get(card)
            if standing is not None:
                ctx.numbers["controller"] = standing.controller

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.name + "@" in ctx.cards:
            return self.check(game, ctx)
        candidates = self.legal(game, ctx)
        if len(candidates) < self.least:
            if isinstance(self.cards, Cards) and self.cards.zone in (IN_PLAY, DISCARD):  # what everybody sees
                game.left_out(ctx.source, NO_TARGET)
            return False
        game.push(self.asking(game, ctx, candidates))
        return None

    def asking(self, game: Game, ctx: Context, candidates: list[int]) -> Choosing:
        """The frame in which the player chooses."""
        every = self.every or (self.every_if is not None and self.every_if.true(game, ctx))
        least, most = (len(candidates), len(candidates)) if every else (self.least, self.most)
        if self.if_able:
            least = min(self.number, len(candidates))
        return Choosing(ctx.you, self.question, candidates, least, most, ctx.source)

    def check(self, game: Game, ctx: Context) -> bool:
        """Leave out targets that have become illegal (coc-latest/1.9.d)."""
        chosen = [
            (card, instance)
            for card, instance in zip(ctx.cards[self.name], ctx.cards[self.name + "@"], strict=True)
            if instance_of(game, card) == instance and self.still_fits(game, ctx, card)
        ]
        if len(chosen) < len(ctx.cards[self.name]):
            game.left_out(ctx.source, TARGET_LOST)
        ctx.cards[self.name] = tuple(card for card, _ in chosen)
        ctx.cards[self.name + "@"] = tuple(instance for _, instance in chosen)
        return bool(chosen)

    def still_fits(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether a card that was chosen may still be chosen."""
        if isinstance(self.cards, Cards) and self.cards.type != "story" and game.zone[card] != self.cards.zone:
            return False
        return self.cards.match(game, ctx, card)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            self.bind(game, frame.ctx, value)
            frame.memo = [len(value)]
            return announce(game, frame, value)
        return stands(game, frame) and bool(frame.memo[0])

    def english(self, title: str) -> str:
        return f"choose {self.what()}" + (", if able" if self.if_able else "")

    def what(self) -> str:
        """What is chosen, as English."""
        if self.every:
            return f"every {self.cards.noun()}"
        if self.every_if is not None:
            return f"{self.cards.singular()} (or all of them if {self.every_if.english('it')})"
        if self.up_to:
            return f"up to {self.number} {self.cards.plural()}"
        return self.cards.singular() if self.number == 1 else f"{self.number} {self.cards.plural()}"


def announce(game: Game, frame: Program, chosen: tuple[int, ...]) -> Outcome:
    """A choice made while an effect resolves: Disrupts may answer that too. ``stands`` tells what came of it."""
    ctx = frame.ctx
    if not chosen:
        return False
    event = brought_about(ctx, "chosen", ctx.source, ctx.you)
    event.cards = chosen
    height = len(game.stack)
    frame.memo.append(game.offer_interrupt(event))
    if len(game.stack) == height:
        return game.went_ahead(frame.memo[-1])
    frame.stage = 1
    return None


def stands(game: Game, frame: Program) -> bool:
    """Whether a choice that was announced has not been answered by cancelling the effect."""
    if game.went_ahead(frame.memo[-1]):
        return True
    for below in game.stack:
        if isinstance(below, Program) and (below.ctx.source, below.ctx.kind) == (frame.ctx.source, frame.ctx.kind):
            below.cut()
    return False


class Naming(Instruction):
    """You choose something that is no card; the effect knows it by a number under a name."""

    __slots__ = ()

    NAME: ClassVar[str]
    QUESTION: ClassVar[str]

    def options(self, game: Game, ctx: Context) -> list[Option]:
        """What may be chosen."""
        raise NotImplementedError

    def run(self, game: Game, frame: Program) -> Outcome:
        options = self.options(game, frame.ctx)
        return frame.ask(game, frame.ctx.you, self.QUESTION, options)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.ctx.numbers[self.NAME] = option.number
        return True


@dataclass(frozen=True, eq=False)
class ChooseStruggle(Naming):
    """Choose one of the struggles of the chosen story or of this card's story."""

    NAME = "icon"
    QUESTION = "choose struggle"

    def options(self, game: Game, ctx: Context) -> list[Option]:
        stories = ctx.cards.get("chosen", ())
        if not stories:
            standing = game.in_play.get(ctx.source)
            stories = (standing.committed,) if standing is not None and standing.committed >= 0 else ()
        icons = sorted({icon for story in stories for icon in struggles_of(game, story)})
        return [Option("icon", -1, icon) for icon in icons]

    def english(self, title: str) -> str:
        return "choose one of its struggles"


@dataclass(frozen=True, eq=False)
class ChooseIcon(Naming):
    """Choose one of the four kinds of icons and struggles."""

    NAME = "icon"
    QUESTION = "choose icon"

    not_printed: bool = False
    """Only a kind of which the chosen card has no printed icon."""

    def options(self, game: Game, ctx: Context) -> list[Option]:
        shown: list[Card] = []
        if self.not_printed:
            shown = [game.face(card) for card in ctx.cards.get("chosen", ()) if not game.values(card).insane]
        kinds = range(len(ICON_LETTERS))
        return [Option("icon", -1, icon) for icon in kinds if not any(face.icons[icon] for face in shown)]

    def english(self, title: str) -> str:
        return "choose a kind of icon" + (" that is not printed on it" if self.not_printed else "")


NO_SUBTYPE = Refusal("Only a subtype that some card has can be named.", ("coc-latest/1.14.a",))


@dataclass(frozen=True, eq=False)
class NameA(Instruction):
    """Name a card, a subtype or a faction.

    A card: any there is, as those of this game would tell what the decks hold. A subtype: one that some card has
    (coc-latest/1.14.a). A faction: neutral is none (coc-latest/2.38.a).
    """

    what: str
    """"card", "subtype" or "faction"."""

    def options(self, game: Game) -> list[Option]:
        """What may be named."""
        if self.what == "card":
            return [Option("title", -1, number) for number in range(len(titles()))]
        if self.what == "faction":
            return [Option("faction", -1, number) for number in range(len(FACTIONS))]
        collectible = game.edition.collectible_legal
        return [
            Option("subtype", -1, number)
            for number, subtype in enumerate(all_subtypes())
            if subtype_exists(subtype, collectible)
        ]

    def run(self, game: Game, frame: Program) -> Outcome:
        question = "name a card" if self.what == "card" else f"choose {self.what}"
        return frame.ask(game, frame.ctx.you, question, self.options(game))

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if self.what == "card":
            game.note(Event("name", player=frame.ctx.you, number=option.number, source=frame.ctx.source))
        frame.ctx.numbers[option.word] = option.number
        return True

    def english(self, title: str) -> str:
        return f"name a {self.what}"


@dataclass(frozen=True, eq=False)
class ChoosePlayer(Naming):
    """Choose a player."""

    NAME = "player"
    QUESTION = "choose player"

    opponents: bool = False
    deck: bool = False
    """It is a player's deck that is chosen."""

    def options(self, game: Game, ctx: Context) -> list[Option]:
        players = [1 - ctx.you] if self.opponents else [ctx.you, 1 - ctx.you]
        return [Option("player", -1, player) for player in players]

    def foreseen(self, game: Game, ctx: Context) -> list[Context]:
        found = []
        for option in self.options(game, ctx):
            own = ctx.copy()
            own.numbers[self.NAME] = option.number
            found.append(own)
        return found

    def english(self, title: str) -> str:
        if self.deck:
            return "choose a player's deck"
        return "choose an opponent" if self.opponents else "choose a player"


@dataclass(frozen=True, eq=False)
class EachChooses(Instruction):
    """Each of certain players chooses a card of a kind, one after the other.

    Without "if able" everyone must be able to (coc-latest/faq/the-three-bells).
    """

    who: Who
    cards: Cards
    """As seen by the player who chooses."""
    name: str = "chosen"
    if_able: bool = False

    def legal(self, game: Game, ctx: Context, player: int) -> list[int]:
        """What a player may choose."""
        own = ctx.copy()
        own.you = player
        return [card for card in self.cards.find(game, own) if not immune(game, card, ctx.source, ctx.kind)]

    def possible(self, game: Game, ctx: Context) -> Any:
        able = [bool(self.legal(game, ctx, player)) for player in self.who.players(game, ctx)]
        return None if (any(able) if self.if_able else all(able)) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.possible(game, frame.ctx) is not None:
            return False
        frame.ctx.cards[self.name] = ()
        frame.memo = list(self.who.players(game, frame.ctx))
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """The next player's turn to choose."""
        while frame.memo:
            player = frame.memo.pop(0)
            candidates = self.legal(game, frame.ctx, player)
            if candidates:
                game.push(Choosing(player, "choose", candidates, 1, 1, frame.ctx.source))
                return None
        return True

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards[self.name] += value
        return self.go_on(game, frame)

    def english(self, title: str) -> str:
        return f"{self.who.english()} chooses {self.cards.singular()}" + (", if able" if self.if_able else "")


@dataclass(frozen=True, eq=False)
class ChoosePlace(Instruction):
    """Choose the place that the card being played is attached to."""

    places: Places

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.places.options(game, ctx.you) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        return frame.ask(game, ctx.you, self.places.question, self.places.options(game, ctx.you))

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.ctx.cards["host"] = (self.places.place(option),)
        return True

    def english(self, title: str) -> str:
        return f"choose {self.places.singular()}"


def choose(cards: Cards | Either, name: str = "chosen", **more: Any) -> Choose:
    """Choose a card as a target."""
    return Choose(cards, name, **more)
