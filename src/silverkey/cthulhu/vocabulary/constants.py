"""Passives that are simply on, of cards and of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.lasting import use_up
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_english
from silverkey.cardgame.words.constants import Constant, Rule
from silverkey.cardgame.words.players import YOURSELF, Who, You
from silverkey.cthulhu.table.board import Board
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.matching import NOWHERE
from silverkey.cthulhu.words import STORY_PHASE, WON
from silverkey.language import english
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


REPEATED = "phase repeated"
RULES = {
    "draws shown before": "before an opponent draws a card, he must reveal it",
    "draws shown": "opponents reveal each card as they draw it",
    "one more story": "to win the game, every player has to win 1 more story than usual",
    "random resources": "an opponent who attaches a resource in the resource phase chooses only the domain; chance "
    "decides which card of his hand it is",
    "always insane": "{this} counts as insane at all times, so that any wound destroys it, but it keeps its values and "
    "text, may commit to stories and may be chosen to go insane",
    "winner picks insane": "whenever you win a [T] struggle with {this} taking part, you and not the loser choose "
    "which of the loser's characters there goes insane",
    "you pick insane": "whenever you win a [T] struggle, you and not the loser choose which of the loser's characters "
    "there goes insane",
    "one readies": "in the refresh phase each player readies no more than 1 character, which he picks",
    "use maddens": "each character of which an ability is triggered goes insane afterwards, ignoring Willpower and [T] "
    "icons",
    "draws one": "in his draw phase each player draws 1 card in place of 2, and then discards the top card of his deck",
    "not replaced": "a story that you win is not replaced from the story deck while another story, which is no "
    "conspiracy, is in play",
    "heedless": "you ignore what {this} forbids",
    "decides for winner": "if an opponent wins a story to which {this} is committed, you and not that player decide "
    "whether its effect is executed, as if you had won that story",
    # Forced Responses are nobody's: the game triggers those (coc-latest/faq/red-tape-forced-response).
    "first cancelled": "the first effect that an opponent triggers in a turn is cancelled",
    "Night": "it is Night",
    REPEATED: "after this phase has ended, repeat it at once",
}
"""What cards say about rules of the game, by the name that these ask for."""


@dataclass(frozen=True, eq=False)
class RuleChange(Rule):
    """A rule of the game is other than usual: one of ``RULES``."""

    rule: str
    rulings: tuple[str, ...] = ()
    """The rulings that say so."""

    def refusal(self, title: str) -> Refusal:
        """Why something does not come that would by the rules."""
        return Refusal(self.english(title), self.rulings)

    def english(self, title: str) -> str:
        return english.sentence(RULES[self.rule].replace("{this}", title))

    def for_the_next(self, title: str) -> str:
        return RULES[self.rule]


def changed_by(game: Game, rule: str) -> list[Context]:
    """In whose words a rule of the game is other than usual."""
    said = game.said(RuleChange)
    return [ctx for word, ctx, _ in said if word.rule == rule] if said else []


@dataclass(frozen=True, eq=False)
class Skips(Rule):
    """Certain players skip a phase: whenever it would come, or (an effect that lasts for one use) the next time."""

    phase: str = STORY_PHASE
    who: Who = YOURSELF
    rulings: tuple[str, ...] = ()
    """The rulings that say so."""

    def refusal(self, title: str) -> Refusal:
        """Why the phase does not come."""
        return Refusal(self.english(title), self.rulings)

    def english(self, title: str) -> str:
        return english.sentence(f"{self.told()} {self.phase} phase")

    def told(self) -> str:
        """Who skips, and whose."""
        return "you skip your" if isinstance(self.who, You) else f"{self.who.english()} skips his"

    def for_the_next(self, title: str) -> str:
        return f"skip your next {self.phase} phase"


def phase_skipped(game: Game, phase: str) -> tuple[int, Refusal] | None:
    """Which card has the active player skip a phase, and why; whatever speaks of the next one speaks of this."""
    said = game.said(Skips)
    if not said:
        return None
    met = [found for found in said if found[0].phase == phase and game.active in found[0].who.players(game, found[1])]
    if not met:
        return None
    use_up(game, {number for _, _, number in met})
    word, ctx, _ = met[-1]
    return ctx.source, word.refusal(game.name(ctx.source))


def repeated(game: Game) -> bool:
    """Whether the phase that has ended comes once more."""
    for word, _, number in game.said(RuleChange):
        if word.rule == REPEATED:
            use_up(game, {number})
            return True
    return False


@dataclass(frozen=True, eq=False)
class VictoryNeeds(Constant):
    """Nobody wins the game by stories unless one of these things is true of him."""

    unless: tuple[Condition, ...]

    reads = EVERYTHING

    def allows(self, game: Game, ctx: Context, player: int) -> bool:
        """Whether this player may win."""
        return any(condition.true(game, Context(player, ctx.source)) for condition in self.unless)

    def english(self, title: str) -> str:
        unless = english.listed((condition.english(title) for condition in self.unless), "or")
        return english.sentence(f"no player wins the game by stories unless {unless.replace('your', 'his')}")


@dataclass(frozen=True, eq=False)
class Enters(Constant):
    """This card, or each card of a kind that a player brings into play, enters play in a certain state.

    Its conditions are asked of that player.
    """

    when: tuple[Condition, ...] = ()
    state: str = "exhausted"
    """"exhausted" or "insane"."""
    cards: Cards | None = None
    """By their print; None for this card itself."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        if self.cards is not None:
            board.arrivals.append((self, ctx))

    def covers(self, game: Game, ctx: Context, player: int, card: int) -> bool:
        """Whether a card that a player brings into play is such."""
        if self.cards is None or not self.cards.fits(game, ctx, card, game.printed[card], NOWHERE):
            return False
        return all_true(self.when, game, Context(player, ctx.source))

    def arrives(self, game: Game, ctx: Context) -> str:
        return self.state if self.cards is None and all_true(self.when, game, ctx) else ""

    def english(self, title: str) -> str:
        if self.cards is None:
            text = f"{title} enters play {self.state}"
            return english.sentence(f"{text} if {conditions_english(self.when, title)}" if self.when else text)
        text = f"{self.cards.plural(placed=False)} enter play {self.state}"
        if not self.when:
            return english.sentence(text)
        condition = english.of_others(conditions_english(self.when, title))
        return english.sentence(f"each player's {text} if {condition}")


@dataclass(frozen=True, eq=False)
class WhileWon(Constant):
    """A rule for as long as this conspiracy lies in somebody's won pile, who is then 'you'."""

    rule: Rule

    @property
    def reads(self) -> int:  # type: ignore[override]
        return self.rule.reads

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        if game.zone[ctx.source] == WON:
            self.rule.contribute(game, board, ctx)

    def english(self, title: str) -> str:
        return english.sentence(f"while {title} is in your won pile, {self.rule.clause(title)}")
