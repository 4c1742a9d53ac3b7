"""When you are asked, and what is answered for you.

Nobody else ever learns which: an automatic pass and one of your own are the same answer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeAlias

from silverkey.cardgame.view import DecisionView
from silverkey.kernel.decision import PASS, Option
from silverkey.sitting.view import G, V

QUIET = "quiet"
TURN = "turn"

Offer: TypeAlias = tuple[str, int, int]
"""Something that can be done: word, card and number of an option as you see it."""


class Settings(Protocol):
    """What you want to be asked. Kept with a saved game. A game adds a switch for each of its topics."""

    yours: set[str]
    """The windows of your own turn in which you are asked for actions."""
    theirs: set[str]
    never: set[str]
    """The titles of cards that are no reason to ask."""


class Autopass(ABC, Generic[G, V]):
    """Decides whether a question is put to you."""

    WINDOWS: ClassVar[Mapping[str, str]]
    """The action windows of a turn, in order, and when each of them comes."""
    TOPICS: ClassVar[Mapping[str, str]]
    """What is asked besides actions as such."""
    ALIASES: ClassVar[Mapping[str, str]]
    """Other words for topics."""
    ALWAYS: ClassVar[str]
    """Where you are asked though nothing is on offer but what you never want to be asked about."""
    OTHERS: ClassVar[str] = "bot’s turn"
    """What every other turn is called."""
    EXAMPLES: ClassVar[str]
    """How the settings are changed, and what they mean as they usually are."""

    settings: Settings

    def __init__(self) -> None:
        self.hurry = ""
        """QUIET: pass until the opponent does something; TURN: pass until the turn ends."""
        self.insisting = False
        """Whether you want to be asked for an action in the next window that offers any."""
        self.order: list[int] = []
        """The places to which you have sent cards, in the order in which you named them."""
        self._turn = -1

    @abstractmethod
    def automatic(self, game: G, seen: V, news: int) -> Option | None:
        """The answer that needs no asking, or None. ``news``: how much has happened so far."""

    @abstractmethod
    def answered(self, game: G, seen: V, news: int, pick: Option) -> None:
        """You have answered a question yourself."""

    @abstractmethod
    def window(self, game: G) -> str:
        """The name of the action window that has come, or nothing."""

    @abstractmethod
    def usual(self) -> Settings:
        """The settings to begin with."""

    @abstractmethod
    def everything(self) -> Settings:
        """The settings of somebody who wants to be asked about everything."""

    @abstractmethod
    def forget(self) -> None:
        """Forget what was passed on in this turn."""

    def reset(self) -> None:
        """Something was taken back: ask again."""
        self.hurry = ""
        self.insisting = False
        self.forget()

    def come_to(self, turn: int) -> None:
        """What you wanted for one turn does not hold for the next."""
        if turn != self._turn:
            self._turn = turn
            self.hurry = ""
            self.order = []
            self.forget()

    def stirred(self) -> None:
        """Somebody else has done something, which ends a quiet hurry."""
        if self.hurry == QUIET:
            self.hurry = ""

    def said(self, decision: DecisionView[Any, Any], action: bool, always: bool) -> bool | None:
        """Whether you want to be asked, as far as you have said so yourself; None if you have not.

        ``action``: it is a question for an action. ``always``: it is asked there whatever is on offer.
        """
        if action and self.insisting:
            return True
        if self.hurry:
            return False
        titles = {option.face.title for option in decision.options if option.face is not None}
        return False if titles <= self.settings.never and not always else None

    # Commands

    def skip(self, words: Iterable[str]) -> str:
        """Stop asking in some windows. Says what has changed, or what was not understood."""
        return self._switch(list(words), False)

    def ask(self, words: Iterable[str]) -> str:
        """Ask again."""
        words = list(words)
        if words == ["all"]:
            self.settings = self.everything()
            return "You will be asked about everything."
        if words in (["usual"], ["default"]):
            self.settings = self.usual()
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
        switch = self._topic(name)
        if switch:
            setattr(settings, switch, on)
            return f"You are {verb} about {self.TOPICS[switch]}."
        if name not in self.WINDOWS:
            return f"Say which: {', '.join((*self.WINDOWS, *self.TOPICS))}; “my” or “their” may come before a window."
        for side in sides:
            (side.add if on else side.discard)(name)
        return f"You are {verb} for actions in the {name} window of {turn}."

    def _topic(self, name: str) -> str:
        """The topic that is meant, or nothing."""
        singular = name.removesuffix("s")
        spelled = self.ALIASES.get(singular, "")
        return spelled or next((topic for topic in self.TOPICS if topic.removesuffix("s") == singular), "")

    def never(self, title: str) -> str:
        """Do not ask because of a card, or (said again) do."""
        names = self.settings.never
        if title in names:
            names.remove(title)
            return f"You are asked about {title} again."
        names.add(title)
        return f"{title} alone is no more reason to ask, save in {self.ALWAYS}. Say it again to change that."


def offers(decision: DecisionView[Any, Any]) -> set[Offer]:
    """What can be done at a question for an action."""
    return {(o.word, o.card, o.number) for o in decision.options if o.word != PASS.word}
