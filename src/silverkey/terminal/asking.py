"""When you are asked, and what is answered for you.

The opponent never learns which: an automatic pass and one of your own are the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from silverkey.cthulhu.view import DecisionView, GameView
from silverkey.kernel.decision import PASS, YES, Option
from silverkey.terminal.circumstances import WINDOWS

_STRETCHES = {"story": "operations", "defence": "attack"}
"""These windows follow so closely on others that what you passed on there, and nothing changed, is not asked again."""

QUIET = "quiet"
TURN = "turn"


class Settings(msgspec.Struct):
    """What you want to be asked. Kept with a saved game."""

    yours: set[str] = msgspec.field(default_factory=lambda: {"operations", "story", "attack", "defence"})
    theirs: set[str] = msgspec.field(default_factory=lambda: {"story", "attack", "defence"})
    disrupts: bool = True
    responses: bool = True
    tokens: bool = False
    never: set[str] = msgspec.field(default_factory=set)


class Asking:
    """Decides whether a question is put to you."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.hurry = ""
        """QUIET: pass until the opponent does something; TURN: pass until the turn ends."""
        self._turn = -1
        self._passed: tuple[int, str, frozenset[tuple[str, int, int]], int] | None = None

    def reset(self) -> None:
        """Something was taken back: ask again."""
        self.hurry = ""
        self._passed = None

    def automatic(self, seen: GameView, window: str, news: int) -> Option | None:
        """The answer that needs no asking, or None. ``news`` counts what has happened so far."""
        decision = seen.decision
        assert decision is not None
        if seen.turn != self._turn:
            self._turn = seen.turn
            self.hurry = ""
        if decision.kind == "place token":
            return None if self.settings.tokens else YES
        if decision.kind not in ("action", "disrupt", "respond"):
            return None
        return None if self._wanted(seen, decision, window, news) else PASS

    def _wanted(self, seen: GameView, decision: DecisionView, window: str, news: int) -> bool:
        if self.hurry:
            return False
        own = seen.active == seen.viewer
        titles = {option.face.title for option in decision.options if option.face is not None}
        if titles <= self.settings.never and not (own and window == "operations" and decision.kind == "action"):
            return False
        if decision.kind == "disrupt":
            return self.settings.disrupts
        if decision.kind == "respond":
            return self.settings.responses
        if window not in (self.settings.yours if own else self.settings.theirs):
            return False
        return not self._known(seen, decision, window, news)

    def _known(self, seen: GameView, decision: DecisionView, window: str, news: int) -> bool:
        """Whether you passed on all of this a moment ago and nothing has happened since."""
        if self._passed is None:
            return False
        turn, stretch, offers, then = self._passed
        return (turn, stretch, then) == (seen.turn, _STRETCHES.get(window, window), news) and _offers(
            decision
        ) <= offers

    def passed(self, seen: GameView, window: str, news: int) -> None:
        """You have passed in an action window yourself."""
        if seen.decision is not None and seen.decision.kind == "action":
            self._passed = (seen.turn, _STRETCHES.get(window, window), _offers(seen.decision), news)

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
            self.settings = Settings(yours=windows, theirs=windows.copy(), tokens=True)
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
        switch = {"disrupt": "disrupts", "respond": "responses", "response": "responses", "token": "tokens"}.get(
            name.removesuffix("s"), ""
        )
        if switch:
            setattr(settings, switch, on)
            return f"You are {verb} about {switch}."
        if name not in WINDOWS:
            return (
                f"Say which: {', '.join(WINDOWS)}, disrupts, responses or tokens; “my” or “their” may come before it."
            )
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


def _offers(decision: DecisionView) -> frozenset[tuple[str, int, int]]:
    return frozenset((option.word, option.card, option.number) for option in decision.options)
