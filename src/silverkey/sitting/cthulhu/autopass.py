"""When you are asked in Call of Cthulhu, and what is answered for you."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.questions import DecisionKind
from silverkey.cthulhu.view import DecisionView, GameView, StoryView
from silverkey.kernel.decision import DONE, PASS, YES, Option
from silverkey.sitting.autopass import Autopass, Offer, offers
from silverkey.sitting.cthulhu import windows
from silverkey.sitting.cthulhu.names import TOKENS_TO_WIN
from silverkey.sitting.cthulhu.windows import WINDOWS, Window, window_of
from silverkey.sitting.view import answer_of

BEFORE_COMMITTING = ("story", "attack")
"""In these windows you are asked only about what would come too late afterwards, and once in a turn."""


class CthulhuSettings(msgspec.Struct):
    """What you want to be asked. Kept with a saved game."""

    yours: set[str] = msgspec.field(default_factory=lambda: {"operations", "story", "attack", "defence"})
    theirs: set[str] = msgspec.field(default_factory=lambda: {"story", "attack", "defence"})
    disrupts: bool = True
    responses: bool = True
    tokens: bool = False
    ready: bool = False
    order: bool = False
    vain: bool = False
    idle: bool = False
    never: set[str] = msgspec.field(default_factory=set)


class CthulhuAutopass(Autopass[Game, GameView]):
    """Decides whether a question of Call of Cthulhu is put to you."""

    WINDOWS = WINDOWS
    TOPICS: ClassVar = {
        "disrupts": "Disrupts, save against what you use yourself",
        "responses": "Responses",
        "tokens": "whether success tokens are placed",
        "ready": "who readies, where it makes no difference or all of yours do before they can be used",
        "order": "in which order stories resolve if only one can be won, and cards leave play together",
        "vain": "defences that could hurt nobody, deny no struggle and prevent no success, while you hold nothing to "
        "change that",
        "idle": "actions that can wait (at the price of their own card, or not about characters and stories), that "
        "could hit nobody, or that can change no story any more; answers that could harm only a card of yours, or "
        "take their own card away from what does not touch it",
    }
    ALIASES: ClassVar = {"respond": "responses"}
    ALWAYS = "your own operations phase"
    EXAMPLES = (
        "You are asked only where you could do something, and not twice in a row about the same. Before anybody "
        "commits you are asked about what would be too late afterwards (who can commit at all), and in the "
        "defence window about the rest; act goes back to a window that was passed for you. "
        "Change it with skip draw, skip their defence, ask my refresh, skip disrupts, ask idle, never NAME, "
        "ask all, ask usual. The bot cannot tell an automatic pass from yours."
    )

    settings: CthulhuSettings

    def __init__(self, settings: CthulhuSettings | None = None) -> None:
        super().__init__()
        self.settings = settings or CthulhuSettings()
        self._passed: set[Offer] = set()
        """What you have passed on in this turn."""
        self._late: set[Offer] = set()
        """What of it would have helped before everybody had committed."""
        self._then = -1
        """How much had happened when you did last."""
        self._kept: set[Offer] = set()
        """Abilities at the price of their own card that you did not use in your operations phase."""
        self._spared: dict[tuple[bool, str], Mapping[Offer, frozenset[int]]] = {}
        """What you passed on before anybody committed, in such a window of your turn or not, and whom it concerned."""

    def window(self, game: Game) -> str:
        """The name of the action window that has come, or nothing."""
        return window_of(game)

    def usual(self) -> CthulhuSettings:
        """Actions where they matter, Disrupts and Responses."""
        return CthulhuSettings()

    def everything(self) -> CthulhuSettings:
        """Every window and every topic."""
        windows = set(WINDOWS)
        return CthulhuSettings(windows, windows.copy(), tokens=True, ready=True, order=True, vain=True, idle=True)

    def forget(self) -> None:
        """Forget what was passed on in this turn."""
        self._passed = set()
        self._late = set()

    def reset(self) -> None:
        """Something was taken back: ask again."""
        super().reset()
        self._spared = {}

    def automatic(self, game: Game, seen: GameView, news: int) -> Option | None:
        """The answer that needs no asking, or None."""
        return self.answer_at(seen, windows.window(game, seen, news))

    def answer_at(self, seen: GameView, window: Window) -> Option | None:
        """The answer that needs no asking in such a window, or None."""
        decision = seen.decision
        assert decision is not None
        self.come_to(seen.turn)
        if decision.kind in (DecisionKind.ACTION, DecisionKind.DISRUPT, DecisionKind.RESPOND):
            return None if self._wanted(seen, decision, window) else PASS
        return self._settled(seen, decision, window)

    def _settled(self, seen: GameView, decision: DecisionView, window: Window) -> Option | None:
        """The usual answer to a question that seldom has another."""
        settings = self.settings
        if decision.kind == DecisionKind.PLACE_TOKEN and not settings.tokens:
            return YES
        if decision.kind == DecisionKind.READY and not settings.ready and (window.same or window.readies_in_vain):
            return _first(decision)
        if window.in_vain and not settings.vain and not self.insisting:
            return DONE
        if window.same and not any(option.word.declines for option in decision.options):
            return _first(decision)
        if decision.kind == DecisionKind.ORDER and not settings.order:
            return DONE
        if decision.kind == DecisionKind.RESOLVE_STORY and not settings.order:
            return self._next_story(seen, {option.card: answer_of(option) for option in decision.options})
        return None

    def _next_story(self, seen: GameView, waiting: dict[int, Option]) -> Option | None:
        """The story that you named first, unless it may matter which of several is won first."""
        if sum(_can_be_won(story, seen) for story in seen.stories if story.id in waiting) > 1:
            return None
        named = [story for story in self.order if story in waiting]
        return waiting[(named or list(waiting))[0]]

    def _wanted(self, seen: GameView, decision: DecisionView, window: Window) -> bool:
        own = seen.active == seen.viewer
        operations = own and window.name == "operations" and decision.kind == DecisionKind.ACTION
        said = self.said(decision, decision.kind == DecisionKind.ACTION, operations)
        if said is not None:
            return said
        if decision.kind != DecisionKind.ACTION and window.needless and not self.settings.idle:
            return False
        if decision.kind == DecisionKind.DISRUPT:
            return self.settings.disrupts and not _only_your_own(decision, seen.viewer)
        if decision.kind == DecisionKind.RESPOND:
            return self.settings.responses
        if window.name not in (self.settings.yours if own else self.settings.theirs):
            return False
        return self._new(offers(decision), own, window)

    def _no_news(self, own: bool, window: Window) -> set[Offer]:
        """What you passed on when it concerned the same characters, or more of them."""
        spared = self._spared.get((own, window.name), {})
        return {offer for offer, whom in window.early.items() if offer in spared and whom <= spared[offer]}

    def _new(self, offered: set[Offer], own: bool, window: Window) -> bool:
        """Whether there is something that you have not passed on a moment ago."""
        if window.news == self._then:
            offered = offered - self._passed
        if self.settings.idle:
            return bool(offered)
        if own and window.name == "operations":
            return bool(offered - (window.lasting & self._kept))
        if window.name in BEFORE_COMMITTING:
            offered = offered & window.early.keys() - self._passed - self._no_news(own, window)
        else:
            offered = offered - window.pointless
        return bool(offered - window.lasting - window.elsewhere - self._late)

    def answered(self, game: Game, seen: GameView, news: int, pick: Option) -> None:
        """You have answered a question yourself."""
        self.passed_at(seen, windows.window(game, seen, news), pick)

    def passed_at(self, seen: GameView, window: Window, pick: Option) -> None:
        """What you passed on in such a window is remembered."""
        if seen.decision is None or seen.decision.kind not in ("action", "defend"):
            return
        self.come_to(seen.turn)
        self.insisting = False
        if pick != PASS or seen.decision.kind != DecisionKind.ACTION:
            return
        self._passed |= offers(seen.decision)
        self._then = window.news
        if window.name in BEFORE_COMMITTING:
            self._late |= window.early.keys() & offers(seen.decision)
            self._spared[seen.active == seen.viewer, window.name] = window.early
        if window.name == "operations" and seen.active == seen.viewer:
            self._kept |= window.lasting


def _first(decision: DecisionView) -> Option:
    """The first answer that does not decline."""
    return next(answer_of(option) for option in decision.options if not option.word.declines)


def _can_be_won(story: StoryView, seen: GameView) -> bool:
    """Whether a story may be won as it resolves. Each Investigation struggle places a token for whoever wins it;
    success, for the active player alone, one more, and another if nobody with skill stands against him."""
    other = 1 - seen.active
    by_struggles = story.struggles.count("I")
    opposed = any(card.committed == story.id and card.controller == other and card.skill > 0 for card in seen.in_play)
    by_success = 1 if opposed else 2
    return story.tokens[seen.active] + by_struggles + by_success >= TOKENS_TO_WIN or (
        opposed and story.tokens[other] + by_struggles >= TOKENS_TO_WIN
    )


def _only_your_own(decision: DecisionView, you: int) -> bool:
    """Whether all that could be disrupted is what you are just using yourself."""
    answered = [option.answers for option in decision.options if option.word != PASS.word]
    return all(event is not None and event.verb == "resolve" and event.player == you for event in answered)
