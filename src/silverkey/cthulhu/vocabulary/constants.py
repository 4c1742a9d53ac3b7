"""Passives that are simply on, of cards and of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.lasting import use_up
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_english
from silverkey.cardgame.words.constants import Constant, Rule
from silverkey.cardgame.words.limits import AboutCards, everybody
from silverkey.cardgame.words.players import EACH_PLAYER, YOURSELF, Who, You
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


NOBODY = -1
"""Whoever triggers what no player triggers: the card itself, or the game."""


@dataclass(frozen=True, eq=False)
class CannotTrigger(AboutCards):
    """Abilities of certain cards cannot be triggered, or not by certain players.

    What no player triggers, those may not trigger it do not hinder (coc-latest/faq/red-tape-forced-response).
    """

    kinds: tuple[str, ...] = ()
    """Abilities of these kinds alone, those of events being played among them."""
    by: Who | None = None
    elsewhere: bool = False
    """Only abilities that work out of play; playing an event is no such thing."""
    unless: tuple[Condition, ...] = ()
    """What frees the player who would trigger them."""

    def bars(self, game: Game, ctx: Context, player: int, card: int, kind: str, elsewhere: bool) -> bool:
        """Whether it keeps a player, or (``NOBODY``) the game, from triggering an ability of a kind."""
        if (self.kinds and kind not in self.kinds) or (self.elsewhere and not elsewhere):
            return False
        if self.unless and all_true(self.unless, game, Context(player, ctx.source)):
            return False
        return (self.by is None or player in self.by.players(game, ctx)) and self.covers(game, ctx, card)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        name = game.name(ctx.source)
        return Refusal(f"{name} forbids it: {self.english(name)}", game.REFUSALS.forbidden)

    def told(self, title: str) -> str:
        kinds = english.listed((f"{kind.capitalize()}s" for kind in self.kinds), "and") or "abilities"
        whose = self.subject(title).removeprefix("all ")
        what = f"{kinds} out of play" if self.elsewhere else kinds if whose == "cards" else f"{kinds} of {whose}"
        if self.by is None:
            return f"{what} cannot be triggered"
        text = f"{everybody(self.by)} cannot trigger {what}"
        if self.unless:
            text += f", unless {conditions_english(self.unless, title).replace('you control', 'they control')}"
        return text


TOKENS_TO_WIN = 5


@dataclass(frozen=True, eq=False)
class TokensNeeded(AboutCards):
    """More or fewer success tokens than usual are needed to win certain stories, or another number altogether."""

    by: int = 0
    number: int = TOKENS_TO_WIN
    whose: Who = EACH_PLAYER
    """Who needs them."""

    def told(self, title: str) -> str:
        stories = self.subject(title).replace("all stories", "each story")
        if not self.by:
            return f"to win {stories}, {self.number} success tokens are needed"
        whose = self.whose.english()
        needs = "need" if whose == "you" else "needs"
        tokens = f"{'more' if self.by > 0 else 'fewer'} success {'token' if abs(self.by) == 1 else 'tokens'}"
        return f"{whose} {needs} {abs(self.by)} {tokens} to win {stories}"


def tokens_needed(game: Game, story: int, player: int) -> int:
    """How many success tokens win a story for a player: what replaces the usual number first, then more or fewer."""
    needed = TOKENS_TO_WIN
    said = [(word, ctx) for word, ctx, _ in game.said(TokensNeeded) if word.covers(game, ctx, story)]
    for word, _ in said:
        if not word.by:
            needed = word.number
    return needed + sum(word.by for word, ctx in said if player in word.whose.players(game, ctx))
