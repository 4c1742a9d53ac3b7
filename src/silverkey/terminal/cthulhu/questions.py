"""How a question reads, and what may be typed besides its choices."""

from __future__ import annotations

from collections.abc import Mapping

from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.view import DecisionView, GameView
from silverkey.cthulhu.words import OPERATIONS
from silverkey.kernel.decision import DONE, NO, PASS, YES, Option
from silverkey.sitting.cthulhu.circumstances import Circumstances
from silverkey.sitting.cthulhu.kinds import COMMITTING
from silverkey.sitting.cthulhu.names import domain_name

LEAVING = {
    DecisionKind.RESOURCE: "attach nothing",
    DecisionKind.ORDER: "as listed",
    DecisionKind.READY: "ready nobody",
}
ANSWERING = {DecisionKind.RESPOND: "use a Response", DecisionKind.DISRUPT: "use a Disrupt"}


def question_of(seen: GameView, decision: DecisionView, about: Circumstances) -> str:
    """What is asked, in full."""
    kind = decision.kind
    if kind == DecisionKind.SETUP_RESOURCE:
        domain = decision.options[0].number
        left = 3 - domain
        example = {3: "three numbers, such as 2 5 7", 2: "two numbers"}.get(left, "a number")
        return f"Which card becomes the first resource of {domain_name(domain)}? ({example})"
    if kind == DecisionKind.MULLIGAN:
        return (
            "Three cards of this hand become the resources of d1, d2 and d3. "
            "Type three numbers, such as 2 5 7, or m for a new hand, once."
        )
    if kind == DecisionKind.RESOURCE:
        return "Attach a card to a domain as a resource? (such as 1d2)"
    if kind in COMMITTING:
        return _committing(decision)
    if kind == DecisionKind.ACTION and (seen.active != seen.viewer or seen.phase != OPERATIONS):
        whose = "Your turn" if seen.active == seen.viewer else "The bot’s turn"
        return f"{whose}{', ' if about.when else ''}{about.when}: take an action?"
    if kind == DecisionKind.RESOLVE_STORY:
        return "Which story resolves next? (all of them in order if you like, such as b a)"
    if kind in ANSWERING:
        return f"{about.answered}: {ANSWERING[kind]}?" if about.answered else f"{ANSWERING[kind].capitalize()}?"
    if about.struggle:
        return f"{about.struggle}: {decision.question[0].lower()}{decision.question[1:]}"
    return decision.question


def _committing(decision: DecisionView) -> str:
    offered = [option for option in decision.options if option.word == OptionWord.COMMIT]
    places = {option.number for option in offered} | {story for _, story in decision.assigned}
    several = len({option.card for option in offered} | _going(decision)) > 1
    example = ("1a 2b done" if several else "1a done") if len(places) > 1 else ("1 2 done" if several else "1")
    change = ", 1- to keep one at home" if decision.assigned else ""
    return f"{decision.question} (such as {example}{change})"


def _going(decision: DecisionView) -> set[int]:
    return {card for card, _ in decision.assigned}


def keys_of(decision: DecisionView, words: Mapping[str, Option]) -> list[tuple[str, str]]:
    """The answers that are words: what is typed for each, and what it does."""
    offered = set(words.values())
    if decision.kind == DecisionKind.MULLIGAN:
        return [("k", "keep, pick resources next"), ("m", "new hand")]
    keys: list[tuple[str, str]] = []
    if YES in offered:
        keys += [("y", "yes"), ("n", "no")] if NO in offered else [("y", "yes")]
    if decision.kind in COMMITTING and DONE in offered:
        going = len(decision.assigned)
        keys.append(("done", f"commit {'these' if going > 1 else 'this one'}") if going else ("p", "commit nobody"))
    elif PASS in offered or DONE in offered:
        usual = "pass" if PASS in offered else "nothing more"
        keys.append(("p" if PASS in offered or decision.kind in LEAVING else "done", LEAVING.get(decision.kind, usual)))
    return keys
