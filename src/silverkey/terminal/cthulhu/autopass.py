"""When you are asked, and what is answered for you.

The opponent never learns which: an automatic pass and one of your own are the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from silverkey.cthulhu.view import DecisionView, GameView, StoryView
from silverkey.kernel.decision import DONE, PASS, YES, Option
from silverkey.terminal.cthulhu.choices import answer_of
from silverkey.terminal.cthulhu.circumstances import WINDOWS, Offer, Window
from silverkey.terminal.cthulhu.pieces import TOKENS_TO_WIN
from silverkey.terminal.menu import LETTERS

QUIET = "quiet"
TURN = "turn"
BEFORE_COMMITTING = ("story", "attack")
"""In these windows you are asked only about what would come too late afterwards, and once in a turn."""


TOPICS = {
    "disrupts": "Disrupts, save against what you use yourself",
    "responses": "Responses",
    "tokens": "whether success tokens are placed",
    "ready": "who readies, where it is only one or all of yours do before they can be used",
    "order": "in which order stories resolve if only one can be won, and cards leave play together",
    "idle": "actions that can wait: at the price of their own card, or not about characters and stories",
}
"""What is asked besides actions as such."""
SWITCHES = {"respond": "responses", **{topic.removesuffix("s"): topic for topic in TOPICS}}


class Settings(msgspec.Struct):
    """What you want to be asked. Kept with a saved game."""

    yours: set[str] = msgspec.field(default_factory=lambda: {"operations", "story", "attack", "defence"})
    theirs: set[str] = msgspec.field(default_factory=lambda: {"story", "attack", "defence"})
    disrupts: bool = True
    responses: bool = True
    tokens: bool = False
    ready: bool = False
    order: bool = False
    idle: bool = False
    never: set[str] = msgspec.field(default_factory=set)


class Asking:
    """Decides whether a question is put to you."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.hurry = ""
        """QUIET: pass until the opponent does something; TURN: pass until the turn ends."""
        self.insisting = False
        """Whether you want to be asked for an action in the next window that offers any."""
        self._turn = -1
        self._passed: set[Offer] = set()
        """What you have passed on in this turn."""
        self._late: set[Offer] = set()
        """What of it would have helped before everybody had committed."""
        self._then = -1
        """How much had happened when you did last."""
        self.order: list[int] = []
        """The stories in the order in which you named them as you committed."""
        self._kept: set[Offer] = set()
        """Abilities at the price of their own card that you did not use in your operations phase."""

    def reset(self) -> None:
        """Something was taken back: ask again."""
        self.hurry = ""
        self.insisting = False
        self._passed = set()
        self._late = set()

    def automatic(self, seen: GameView, window: Window) -> Option | None:
        """The answer that needs no asking, or None."""
        decision = seen.decision
        assert decision is not None
        self._come_to(seen.turn)
        if decision.kind in ("action", "disrupt", "respond"):
            return None if self._wanted(seen, decision, window) else PASS
        return self._settled(seen, decision, window)

    def _come_to(self, turn: int) -> None:
        """What you wanted for one turn does not hold for the next."""
        if turn != self._turn:
            self._turn = turn
            self.hurry = ""
            self._passed = set()
            self._late = set()
            self.order = []

    def _settled(self, seen: GameView, decision: DecisionView, window: Window) -> Option | None:
        """The usual answer to a question that seldom has another."""
        settings = self.settings
        if decision.kind == "place token" and not settings.tokens:
            return YES
        if window.readies_in_vain and not settings.ready:
            return next(answer_of(option) for option in decision.options if answer_of(option) != DONE)
        if decision.kind == "order" and not settings.order:
            return DONE
        if decision.kind == "resolve story" and not settings.order:
            return self._next_story(seen, {option.card: answer_of(option) for option in decision.options})
        return None

    def _next_story(self, seen: GameView, waiting: dict[int, Option]) -> Option | None:
        """The story that you named first, unless it may matter which of several is won first."""
        if sum(_can_be_won(story, seen) for story in seen.stories if story.id in waiting) > 1:
            return None
        return waiting[min(waiting, key=lambda story: self.order.index(story) if story in self.order else len(LETTERS))]

    def _wanted(self, seen: GameView, decision: DecisionView, window: Window) -> bool:
        if decision.kind == "action" and self.insisting:
            return True
        if self.hurry:
            return False
        own = seen.active == seen.viewer
        titles = {option.face.title for option in decision.options if option.face is not None}
        operations = own and window.name == "operations" and decision.kind == "action"
        if titles <= self.settings.never and not operations:
            return False
        if decision.kind == "disrupt":
            return self.settings.disrupts and not _only_your_own(decision, seen.viewer)
        if decision.kind == "respond":
            return self.settings.responses
        if window.name not in (self.settings.yours if own else self.settings.theirs):
            return False
        return self._new(offers(decision), operations, window)

    def _new(self, offered: set[Offer], operations: bool, window: Window) -> bool:
        """Whether there is something that you have not passed on a moment ago."""
        if window.news == self._then:
            offered = offered - self._passed
        if self.settings.idle:
            return bool(offered)
        if operations:
            return bool(offered - (window.lasting & self._kept))
        if window.name in BEFORE_COMMITTING:
            offered = offered & window.early - self._passed
        return bool(offered - window.lasting - window.elsewhere - (window.pointless & self._passed) - self._late)

    def answered(self, seen: GameView, window: Window, pick: Option) -> None:
        """You have answered a question yourself. What you passed on is remembered."""
        if seen.decision is None or seen.decision.kind != "action":
            return
        self._come_to(seen.turn)
        self.insisting = False
        if pick != PASS:
            return
        self._passed |= offers(seen.decision)
        self._then = window.news
        if window.name in BEFORE_COMMITTING:
            self._late |= window.early & offers(seen.decision)
        if window.name == "operations" and seen.active == seen.viewer:
            self._kept |= window.lasting

    def stirred(self, option: Option) -> None:
        """The opponent has answered something; a real deed ends a quiet hurry."""
        if self.hurry == QUIET and option.word in ("play", "trigger", "commit"):
            self.hurry = ""

    # Commands

    def skip(self, words: Iterable[str]) -> str:
        """Stop asking in some windows. Says what has changed, or what was not understood."""
        return self._switch(list(words), False)

    def ask(self, words: Iterable[str]) -> str:
        """Ask again."""
        words = list(words)
        if words == ["all"]:
            windows = set(WINDOWS)
            self.settings = Settings(windows, windows.copy(), tokens=True, ready=True, order=True, idle=True)
            return "You will be asked about everything."
        if words in (["usual"], ["default"]):
            self.settings = Settings()
            return "You will be asked as usual."
        return self._switch(words, True)

    def _switch(self, words: list[str], on: bool) -> str:
        settings = self.settings
        verb = "asked" if on else "not asked"
        whose = {
            "my": (settings.yours,),
            "your": (settings.yours,),
            "their": (settings.theirs,),
            "bot": (settings.theirs,),
        }
        sides: tuple[set[str], ...] = (settings.yours, settings.theirs)
        turn = "either turn"
        if words and words[0] in whose:
            sides = whose[words[0]]
            turn = "your own turn" if sides[0] is settings.yours else "the bot’s turn"
            words = words[1:]
        name = " ".join(words)
        switch = SWITCHES.get(name.removesuffix("s"), "")
        if switch:
            setattr(settings, switch, on)
            return f"You are {verb} about {TOPICS[switch]}."
        if name not in WINDOWS:
            return f"Say which: {', '.join((*WINDOWS, *TOPICS))}; “my” or “their” may come before a window."
        for side in sides:
            (side.add if on else side.discard)(name)
        return f"You are {verb} for actions in the {name} window of {turn}."

    def never(self, title: str) -> str:
        """Do not ask because of a card, or (said again) do."""
        names = self.settings.never
        if title in names:
            names.remove(title)
            return f"You are asked about {title} again."
        names.add(title)
        return (
            f"{title} alone is no more reason to ask, save in your own operations phase. Say it again to change that."
        )


def offers(decision: DecisionView) -> set[Offer]:
    """What can be done at a question for an action."""
    return {(o.word, o.card, o.number) for o in decision.options if o.word != PASS.word}


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
