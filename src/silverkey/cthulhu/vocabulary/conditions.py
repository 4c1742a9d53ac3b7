"""Conditions: what must be true for a passive to apply or an ability to be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import NOTHING, TIME
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, IsA
from silverkey.cardgame.words.players import YOURSELF, Who
from silverkey.cardgame.words.references import THIS, Ref
from silverkey.cthulhu.details import OfStruggle
from silverkey.cthulhu.table.control import controller_of
from silverkey.cthulhu.table.values import Used
from silverkey.cthulhu.vocabulary.constants import changed_by
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.moments import MOMENTS
from silverkey.cthulhu.words import ANYWHERE, NEUTRAL, OPERATIONS
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class Alone(Condition):
    """The answered event is about one card alone.

    It was the only one of its side at the story, the only one that committed there, or a card of a kind was the only
    target.
    """

    who: Ref | Cards = THIS

    def true(self, game: Game, ctx: Context) -> bool:
        answered = game.events[ctx.event]
        if isinstance(self.who, Cards):
            used = answered.memory
            if not isinstance(used, Used) or len(used.chosen) != 1:
                return False
            return any(self.who.fits(game, ctx, used.chosen[0], target.values, target) for target in used.targets)
        there = [card for card in answered.cards if controller_of(game, card) == ctx.you]
        if answered.verb == "commit":  # on this occasion; whoever was there before does not matter
            events = (game.events[serial] for serial in game.occurrences)
            there = [
                event.card
                for event in events
                if (event.verb, event.player, event.place) == (answered.verb, answered.player, answered.place)
            ]
        return there == list(self.who.cards(game, ctx))

    def english(self, title: str) -> str:
        if isinstance(self.who, Cards):
            return f"{self.who.singular()} was its only target"
        return f"{self.who.english(title)} was committed there alone"


@dataclass(frozen=True, eq=False)
class Phase(Condition):
    """It is a certain phase, of your own turn or of others'."""

    reads = TIME
    alone = True
    introduced = ""

    phase: str = OPERATIONS
    """Or "" for any phase of a turn."""
    whose: Who = YOURSELF
    before: str = ""
    """Before this step of it, which is yet to come: "active_player_commits"."""
    after: str = ""
    """After this step of it: "active_player_commits", or "opponent_commits" for both players'."""
    so: bool = True
    """Or it is any other phase."""

    def true(self, game: Game, ctx: Context) -> bool:
        return self.now(game, ctx) is self.so

    def now(self, game: Game, ctx: Context) -> bool:
        """Whether it is that phase."""
        if self.phase not in ("", game.phase) or game.active not in self.whose.players(game, ctx):
            return False
        turn = game.stack[0]
        if self.before and not self.phase:
            return bool(turn.step <= turn.STEPS.index(self.before))
        if self.after and turn.step <= turn.STEPS.index(self.after):
            return False
        return not self.before or turn.next_step == self.before

    def english(self, title: str) -> str:
        you = self.whose.english() == "you"
        whose = {"you": "your", "each player": "the"}.get(self.whose.english(), f"{self.whose.english()}'s")
        if self.before == "opponent_commits" and not self.so:
            return f"before either player commits characters in {whose} {self.phase} phase or after both have"
        text = f"{'during' if self.so else 'outside'} {whose} {f'{self.phase} phase' if self.phase else 'turn'}"
        if self.before == "uncommit":
            return text.replace("during", "at the end of")
        if self.before:
            text += " before you commit characters" if you else " before characters are committed"
        if self.after == "active_player_commits":
            who = {"you": "you have", "each player": "the active player has"}.get(
                self.whose.english(), "that player has"
            )
            text += f" after {who} committed characters"
        return f"{text} after both players have committed characters" if self.after == "opponent_commits" else text


YOUR_OPERATIONS = Phase()


@dataclass(frozen=True, eq=False)
class Overpaid(Condition):
    """More resources were drained than the cost asked for (coc-latest/2.14.c, 2.14.d)."""

    effect: bool = False
    """For the effect, and not for playing the card."""

    def true(self, game: Game, ctx: Context) -> bool:
        if ctx.event >= 0 and game.events[ctx.event].verb == "enter":
            return game.events[ctx.event].amount > 0
        return ctx.numbers.get("overpaid", 0) > 0

    def english(self, title: str) -> str:
        return f"you overpaid for {'this effect' if self.effect else title}"


@dataclass(frozen=True, eq=False)
class CameThisPhase(Condition):
    """This card came to its present zone this phase."""

    def true(self, game: Game, ctx: Context) -> bool:
        return game.since[ctx.source] == game.phase_serial

    def english(self, title: str) -> str:
        return f"{title} entered your discard pile this phase"

    def refusal(self) -> Refusal:
        return Refusal("It did not enter the discard pile this phase.", ("coc-latest/1.12.d",))


@dataclass(frozen=True, eq=False)
class AllYours(Condition):
    """All that you control is of one faction; neutral and insane cards have none (coc-latest/2.38.b)."""

    NAMES = (("faction", "faction"), ("type", "type"))
    reads = NOTHING
    late = True
    alone = True

    faction: str
    type: str = ""
    """Only cards of this type are looked at."""
    or_neutral: bool = False

    def true(self, game: Game, ctx: Context) -> bool:
        values = game.board.values
        return all(
            values[card].faction == self.faction or (self.or_neutral and values[card].faction == NEUTRAL)
            for card, standing in game.in_play.items()
            if standing.controller == ctx.you and self.type in ("", values[card].type)
        )

    def english(self, title: str) -> str:
        neutral = " or neutral" if self.or_neutral else ""
        return f"every {self.type or 'card'} you control is of the faction {self.faction}{neutral}"

    def refusal(self) -> Refusal:
        sentence = f"That is only possible if {self.english('it')}; what has no faction is of none."
        return Refusal(sentence, ("coc-latest/2.38.b", "coc-latest/timing/step1"))


@dataclass(frozen=True, eq=False)
class ItIs(Condition):
    """It is Day, or Night; both may be at once, and at first it is neither (coc-latest/2.35.a, new/day-night.a)."""

    reads = NOTHING
    late = True

    time: str
    so: bool = True

    def true(self, game: Game, ctx: Context) -> bool:
        return it_is(game, self.time) is self.so

    def english(self, title: str) -> str:
        return f"it is {'' if self.so else 'not '}{self.time}"


def it_is(game: Game, time: str) -> bool:
    """Whether it is Day, or Night."""
    shown = any(time in values.keywords for values in game.board.values.values())
    return shown or bool(changed_by(game, time))


@dataclass(frozen=True, eq=False)
class Suffered(Condition):
    """Something has happened to a card in the present action."""

    ref: Ref
    verb: str

    def true(self, game: Game, ctx: Context) -> bool:
        events = (game.events[serial] for serial in game.occurrences)
        return not {event.card for event in events if event.verb == self.verb}.isdisjoint(self.ref.cards(game, ctx))

    def english(self, title: str) -> str:
        verb, _, rest = MOMENTS[self.verb].says.format(origin="").partition(" ")
        told = f"was {rest}" if verb == "be" else f"has just {english.participle(verb)} {rest}"
        return f"{self.ref.english(title)} {told}"


@dataclass(frozen=True, eq=False)
class WouldHaveTokens(Condition):
    """The success tokens that are about to be placed on a story bring somebody's there to a number."""

    number: int

    def true(self, game: Game, ctx: Context) -> bool:
        answered = game.events[ctx.event]
        story = game.story(answered.card)
        if story is None:
            return False
        lying = story.tokens[answered.player]
        return lying < self.number <= lying + answered.amount

    def english(self, title: str) -> str:
        return f"that player would then have {self.number} there"


@dataclass(frozen=True, eq=False)
class FirstStruggle(Condition):
    """The answered struggle is the first that resolves at its story."""

    def true(self, game: Game, ctx: Context) -> bool:
        detail = game.events[ctx.event].detail
        return isinstance(detail, OfStruggle) and detail.first

    def english(self, title: str) -> str:
        return "it is the first there"


def is_committed(ref: Ref = THIS) -> IsA:
    """A card is committed to a story."""
    return IsA(ref, Cards(committed=ANYWHERE))


def is_in_state(ref: Ref, state: str) -> IsA:
    """A card is ready, exhausted, insane or sane."""
    return IsA(ref, Cards(state=state))
