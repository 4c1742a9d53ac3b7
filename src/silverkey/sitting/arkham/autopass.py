"""When you are asked in Arkham Horror, and what is answered for you."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.questions import DecisionKind, OptionWord
from silverkey.arkham.view import DecisionView, FaceView, GameView
from silverkey.arkham.vocabulary.tests import CommitOnly
from silverkey.arkham.words import SKILL
from silverkey.kernel.decision import DONE, PASS, Option
from silverkey.sitting.arkham.circumstances import WINDOWS, window_of
from silverkey.sitting.arkham.kinds import ANSWERING, END_TURN, ORDERING
from silverkey.sitting.autopass import Autopass, Offer, offers
from silverkey.sitting.view import answer_of

IN_TESTS = ("test", "draw")
"""Windows in which the act alone is no reason to ask: it can be advanced before and after as well."""


class ArkhamSettings(msgspec.Struct):
    """What you want to be asked. Kept with a saved game."""

    yours: set[str] = msgspec.field(default_factory=lambda: {"draw", "enemy"})
    theirs: set[str] = msgspec.field(default_factory=lambda: {"draw", "enemy"})
    reactions: bool = True
    commits: bool = True
    help: bool = True
    order: bool = False
    spent: bool = True
    never: set[str] = msgspec.field(default_factory=set)


class ArkhamAutopass(Autopass[Game, GameView]):
    """Decides whether a question of Arkham Horror is put to you."""

    WINDOWS = WINDOWS
    TOPICS: ClassVar = {
        "reactions": "reactions",
        "commits": "which cards you commit to your own tests",
        "help": "whether you commit a card to the test of another investigator",
        "order": "in which order enemies move and attack, forced effects and results of a test come",
        "spent": "what costs no action, once your actions are spent",
    }
    ALIASES: ClassVar = {"react": "reactions", "reaction": "reactions", "commit": "commits"}
    ALWAYS = "your own turn"
    OTHERS = "others’ turn"
    EXAMPLES = (
        "You are asked only where you could do something, in a window not twice in a round about the same, and before "
        "enemies attack only if one is engaged with you. In your own turn everything that you can use is among your "
        "actions. Change it with ask mythos, skip draw, skip reactions, ask order, skip help, never NAME, ask all, ask "
        "usual; act goes back to a window that was passed for you."
    )

    settings: ArkhamSettings

    def __init__(self, settings: ArkhamSettings | None = None) -> None:
        super().__init__()
        self.settings = settings or ArkhamSettings()
        self._passed: set[tuple[int, str, Offer]] = set()
        """What whoever of yours has passed on in a window of this round."""

    def window(self, game: Game) -> str:
        """The name of the action window that has come, or nothing."""
        return window_of(game)

    def usual(self) -> ArkhamSettings:
        """The windows that matter, reactions, cards to commit."""
        return ArkhamSettings()

    def everything(self) -> ArkhamSettings:
        """Every window and every topic."""
        windows = set(WINDOWS)
        return ArkhamSettings(windows, windows.copy(), order=True)

    def forget(self) -> None:
        """Forget what was passed on in this round."""
        self._passed = set()

    def automatic(self, game: Game, seen: GameView, news: int) -> Option | None:
        """The answer that needs no asking, or None."""
        decision = seen.decision
        assert decision is not None
        self.come_to(seen.turn)
        if decision.kind in ANSWERING:
            return None if self._wanted(game, seen, decision) else PASS
        if decision.kind == DecisionKind.COMMIT:
            return None if self._helps(seen, decision) else DONE
        if decision.kind == DecisionKind.ACTION:
            return self._ending(seen, decision)
        if decision.kind in ORDERING and not self.settings.order:
            return answer_of(decision.options[0])
        return None

    def answered(self, game: Game, seen: GameView, news: int, pick: Option) -> None:
        """You have answered a question yourself: what you passed on is remembered."""
        if seen.decision is None or seen.decision.kind != DecisionKind.WINDOW:
            return
        self.come_to(seen.turn)
        self.insisting = False
        if pick == PASS:
            window = window_of(game)
            self._passed |= {(seen.viewer, window, offer) for offer in offers(seen.decision)}

    def _ending(self, seen: GameView, decision: DecisionView) -> Option | None:
        """The end of your turn, where nothing is left that you want to be asked about."""
        held = seen.investigators[seen.viewer]
        if held.actions or held.extra:
            return None
        titles = {option.face.title for option in decision.options if option.face is not None}
        wanted = self.insisting or (self.settings.spent and not titles <= self.settings.never)
        return None if wanted and not self.hurry else END_TURN

    def _wanted(self, game: Game, seen: GameView, decision: DecisionView) -> bool:
        """Whether you want to be asked about what costs no action."""
        window = decision.kind == DecisionKind.WINDOW
        said = self.said(decision, window, always=False)
        if said is not None:
            return said
        if not window:
            return self.settings.reactions
        name = window_of(game)
        own = seen.active in (-1, seen.viewer)
        if name not in (self.settings.yours if own else self.settings.theirs):
            return False
        if name == "enemy" and not seen.investigators[seen.viewer].engaged:
            return False
        act = seen.act.id if seen.act is not None and name in IN_TESTS else -1
        news = [offer for offer in offers(decision) if offer[1] != act]
        return any((seen.viewer, name, offer) not in self._passed for offer in news)

    def _helps(self, seen: GameView, decision: DecisionView) -> bool:
        """Whether you want to be asked for cards to commit: not where they can change nothing."""
        test = seen.test
        if self.hurry or test is None:
            return test is None
        if not (self.settings.commits if test.player == seen.viewer else self.settings.help):
            return False
        cards = [option.face for option in decision.options if option.word == OptionWord.COMMIT]
        better = any(offer.odds > test.odds for offer in test.commits)
        return better or any(face is not None and _says_something(face) for face in cards)


def _says_something(face: FaceView) -> bool:
    """Whether a card that is committed does more than add its icons."""
    words = by_code()[face.code].abilities
    return face.type == SKILL and any(not isinstance(word, CommitOnly) for word in words)
