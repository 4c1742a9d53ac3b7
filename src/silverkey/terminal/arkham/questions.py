"""How a question of Arkham Horror reads, and what may be typed besides its choices."""

from __future__ import annotations

from collections.abc import Mapping

from silverkey.arkham.questions import DecisionKind
from silverkey.arkham.view import DecisionView, GameView, TestView
from silverkey.arkham.words import INSANE
from silverkey.kernel.decision import DONE, NO, PASS, YES, Option
from silverkey.sitting.arkham.circumstances import Circumstances
from silverkey.sitting.arkham.kinds import END_TURN
from silverkey.sitting.arkham.names import short
from silverkey.terminal.arkham.pieces import percent, things

LEAVING = {
    DecisionKind.MULLIGAN: ("done", "keep the rest"),
    DecisionKind.COMMIT: ("done", "commit nothing more, draw"),
    DecisionKind.WINDOW: ("p", "nothing"),
    DecisionKind.REACT: ("p", "nothing"),
    DecisionKind.ORDER: ("p", "as listed"),
    DecisionKind.BUY_CARDS: ("done", "buy nothing more"),
    DecisionKind.COMPANY: ("done", "that is all"),
}
TOGETHER = (
    DecisionKind.COMPANY,
    DecisionKind.NEXT_LEAD,
    DecisionKind.LEAD_INVESTIGATOR,
    DecisionKind.WHOSE_TURN,
    DecisionKind.WHO_EARNS_IT,
)
"""Questions that the players answer together."""
ATTEMPTS = {"investigate": "to investigate", "fight": "to fight", "evade": "to evade"}


def question_of(seen: GameView, decision: DecisionView, about: Circumstances) -> str:
    """What is asked, in full."""
    asked = _asked(seen, decision, about.when)
    if about.answered:
        asked = f"{about.answered}. React?"
    if len(seen.investigators) > 1 and decision.kind not in TOGETHER:
        asked = _addressed(short(_name(seen)), asked)
    if about.provoking:
        return f"{asked} (!: {about.enemies})"
    if decision.kind == DecisionKind.COMMIT or seen.test is None:
        return asked
    outlook = f", {about.outlook}" if about.outlook else ""
    return f"{asked} ({test_line(seen, seen.test)}{outlook})"


def _asked(seen: GameView, decision: DecisionView, when: str) -> str:
    match decision.kind:
        case DecisionKind.MULLIGAN:
            return "Which cards of this hand do you put back for others? (such as 2 4 done; done keeps them all)"
        case DecisionKind.COMMIT:
            return _committing(seen, decision)
        case DecisionKind.WINDOW:
            return f"{when[:1].upper()}{when[1:]}: use something?" if when else decision.question
        case DecisionKind.ONE_OF:
            asker = things(seen).get(decision.about)
            return "Which of these?" if asker is None else f"{asker.title}: which of these?"
        case DecisionKind.BUY_CARDS:
            return f"{decision.question.partition(' (done')[0]} (such as 2 5 done; deck: what you have)"
        case DecisionKind.COMPANY:
            return "Does anybody join or leave before the next scenario?"
        case DecisionKind.NEW_INVESTIGATOR:
            return _bereft(seen)
        case DecisionKind.HAND_SIZE:
            return f"{decision.question} (several if you like, such as 2 4)"
    return decision.question


def _name(seen: GameView) -> str:
    """The investigator who is asked: in a campaign the one who plays on."""
    if seen.campaign is not None:
        return seen.campaign.members[seen.viewer].title
    return seen.investigators[seen.viewer].title


def _addressed(name: str, asked: str) -> str:
    """A question with the name of whoever is asked.

    >>> _addressed("Wendy", "Your turn: 3 actions left"), _addressed("Wendy", "React?")
    ('Wendy’s turn: 3 actions left', 'Wendy: React?')
    """
    if asked.startswith("Your "):
        return f"{name}’s {asked.removeprefix('Your ')}"
    return asked if asked.startswith(name) else f"{name}: {asked}"


def _bereft(seen: GameView) -> str:
    """Who is lost, and that somebody is to take his place."""
    held = seen.investigators[seen.viewer]
    how = "insane" if held.killed == INSANE else "dead"
    return f"{held.title} is {how}. Who takes the place?"


def _committing(seen: GameView, decision: DecisionView) -> str:
    test = seen.test
    if test is None:
        return decision.question
    several = len(decision.options) > 2 and test.player == seen.viewer
    example = " (such as 1 2 done)" if several else ""
    return f"{test_line(seen, test)}. Commit cards?{example}"


def test_line(seen: GameView, test: TestView) -> str:
    """A skill test: who tests what against what, and how likely it is to succeed."""
    name = short(seen.investigators[test.player].title)
    whose = "Your" if test.player == seen.viewer else f"{name}’s"
    target = things(seen).get(test.target)
    aim = f" {ATTEMPTS[test.action]} {target.title}" if test.action in ATTEMPTS and target is not None else ""
    committed = f", with {', '.join(card.title for card in test.committed)}" if test.committed else ""
    if seen.drawn:
        drawn = f", token {', '.join(seen.drawn)}"
        return f"{whose} {test.skill} {test.value} against {test.difficulty}{aim}{committed}{drawn}"
    return f"{whose} {test.skill} {test.value} against {test.difficulty}{aim}{committed}: {percent(test.odds)}"


def keys_of(decision: DecisionView, words: Mapping[str, Option]) -> list[tuple[str, str]]:
    """The answers that are words: what is typed for each, and what it does."""
    offered = set(words.values())
    keys: list[tuple[str, str]] = []
    if END_TURN in offered:
        keys.append(("end", "end your turn"))
    if YES in offered:
        keys += [("y", "yes"), ("n", "no")] if NO in offered else [("y", "yes")]
    if PASS in offered or DONE in offered:
        usual = ("p", "pass") if PASS in offered else ("done", "nothing more")
        keys.append(LEAVING.get(decision.kind, usual))
    return keys
