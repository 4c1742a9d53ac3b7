"""The question as numbered choices, and what typed numbers mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from rich.text import Text

from silverkey.cthulhu.library import fold
from silverkey.cthulhu.view import CardView, DecisionView, GameView, OptionView
from silverkey.kernel.decision import DONE, NO, PASS, YES, Option
from silverkey.terminal.pieces import colour, face, hand_order, resources, standing_card

LETTERS = "abcdefgh"
SINGLE = ("action", "respond", "disrupt", "resource")
"""Questions that take one answer and then lead elsewhere."""
LEAVING = {
    "resource": "attach nothing",
    "may drain": "no",
    "order": "as listed",
    "mulligan": "keep this hand",
}
EXAMPLES = {"commit characters": "such as 1a 2b", "defend": "such as 1a 2b", "resource": "such as 1a"}
MULLIGAN = {NO: "Keep this hand", YES: "Take a new hand"}
_TOKEN = re.compile(r"(\d+)\s*([a-h]?)")


class Misunderstood(ValueError):
    """What was typed is none of the choices; the message says what would be."""


@dataclass(slots=True)
class Entry:
    """One numbered line: interchangeable answers, by the letter of the column they stand in."""

    text: Text
    title: str
    code: str
    """The code of the card that it is about, or nothing."""
    answers: dict[str, list[Option]] = field(default_factory=dict)

    @property
    def copies(self) -> int:
        """How many interchangeable cards it stands for."""
        return max(len(options) for options in self.answers.values())


@dataclass(slots=True)
class Menu:
    """A question with its choices."""

    kind: str
    question: str
    entries: list[Entry]
    columns: dict[str, Text]
    """What the letters stand for, where a choice takes a number and a letter."""
    words: dict[str, Option]
    """Answers that are words: pass, done, yes, no."""
    enter: Option | None
    """What Enter alone answers, if anything."""
    enter_text: str
    shows_hand: bool = False
    """Whether the choices are the whole hand."""

    def picks(self, text: str) -> list[Option]:
        """The answers that a typed line means, in order."""
        line = text.strip().lower()
        if not line:
            if self.enter is None:
                raise Misunderstood("There is no usual answer here: type a number.")
            return [self.enter]
        parts = _parts(line)
        if parts is None:
            return [self._by_name(line)]
        used: dict[int, int] = {}
        found: list[Option] = []
        for part in parts:
            if part in self.words:
                found.append(self.words[part])
            else:
                found.append(self._numbered(part, used))
        if len(found) > 1 and self.kind in SINGLE:
            raise Misunderstood("One thing at a time here.")
        if any(option in self.words.values() for option in found[:-1]):
            raise Misunderstood("Nothing can come after pass or done.")
        return found

    def _numbered(self, part: str, used: dict[int, int]) -> Option:
        match = _TOKEN.fullmatch(part)
        if match is None:
            raise Misunderstood(f"“{part}” is none of the choices.")
        number = int(match[1])
        if not 1 <= number <= len(self.entries):
            raise Misunderstood(f"There is no choice {number}: they go from 1 to {len(self.entries)}.")
        entry = self.entries[number - 1]
        letter = match[2]
        if not letter and len(entry.answers) == 1:
            letter = next(iter(entry.answers))
        options = entry.answers.get(letter)
        if options is None:
            ways = ", ".join(f"{number}{way}" for way in entry.answers)
            raise Misunderstood(f"Say where {entry.title} goes: {ways}." if not letter else f"It can be: {ways}.")
        turn = used.get(number, 0)
        used[number] = turn + 1
        if turn >= len(options):
            raise Misunderstood(f"{entry.title} is there only {'once' if turn == 1 else f'{turn} times'}.")
        return options[turn]

    def _by_name(self, line: str) -> Option:
        """A choice by the beginning of its card's title, or by a part of it."""
        name, letter = fold(line.removeprefix("play ")), ""
        if self.columns and len(name) > 2 and name[-2] == " " and name[-1] in LETTERS:
            name, letter = name[:-2].rstrip(), name[-1]
        tests: tuple[Callable[[str], bool], ...] = (
            lambda t: t == name,
            lambda t: t.startswith(name),
            lambda t: name in t,
        )
        for fits in tests:
            places = [place for place, entry in enumerate(self.entries, 1) if entry.title and fits(fold(entry.title))]
            if len(places) == 1 and len(name) > 1:
                return self._numbered(f"{places[0]}{letter}", {})
            if places:
                break
        raise Misunderstood(f"“{line}” is neither a choice nor a command; ? lists the commands.")


def _parts(line: str) -> list[str] | None:
    """A line of numbers, letters and words of assent as separate parts, or None if it is something else."""
    parts = re.findall(r"\d+\s?[a-h](?![a-z])|\d+|[a-z]+", line)
    if re.sub(r"[\s,]", "", line) != re.sub(r"\s", "", "".join(parts)):
        return None
    known = ("pass", "p", "done", "yes", "y", "no", "n")
    if any(not part[0].isdigit() and part not in known for part in parts):
        return None
    return parts


def build(seen: GameView, told: Callable[[OptionView], str], going: int = 0) -> Menu:
    """The menu of the pending decision. ``told`` adds what an answer answers; ``going`` counts cards picked so far."""
    decision = seen.decision
    assert decision is not None
    words: dict[str, Option] = {}
    rows: dict[object, Entry] = {}
    columns: dict[int, str] = {}
    words_used = {option.word for option in decision.options}
    numbers = {option.number for option in decision.options if option.word in ("commit", "resource")}
    if decision.kind != "setup resource":
        places = [story.id for story in seen.stories] if "commit" in words_used else sorted(numbers)
        columns = {number: LETTERS[places.index(number)] for number in places if number in numbers}
    by_id = {card.id: card for card in seen.in_play}
    stories = {story.id: story.code for story in seen.stories}
    hand = {card.id for card in seen.players[seen.viewer].hand}
    for option in (
        sorted(decision.options, key=_rank) if columns or decision.kind == "setup resource" else decision.options
    ):
        answer = Option(option.word, option.card, option.number, option.other)
        if answer in (PASS, DONE, YES, NO):
            for word in {PASS: ("pass", "p"), DONE: ("done",), YES: ("yes", "y"), NO: ("no", "n")}[answer]:
                words[word] = answer
            if answer in (YES, NO):
                label = MULLIGAN[answer] if decision.kind == "mulligan" else option.text
                rows[answer] = Entry(Text(label), "", "", {"": [answer]})
            continue
        letter = columns.get(option.number, "")
        text = _text(seen, decision, option, by_id, told)
        key = _key(option, text, by_id, seen)
        title = option.face.title if option.face is not None else text.plain
        code = option.face.code if option.face is not None else stories.get(option.card, "")
        entry = rows.setdefault(key, Entry(text, title, code if option.word != "domain" else ""))
        entry.answers.setdefault(letter, []).append(answer)
    for entry in rows.values():
        if entry.copies > 1:
            entry.text = entry.text.copy().append(f" ×{entry.copies}", "dim")
    enter, enter_text = _enter(seen, decision, words, list(rows.values()), going)
    if PASS in words.values() and "done" not in words:
        words["done"] = PASS
    if "done" in words and "pass" not in words:
        words["pass"] = words["p"] = words["done"]
    return Menu(
        decision.kind,
        _question(seen, decision),
        list(rows.values()),
        {letter: _column(seen, decision, number) for number, letter in columns.items()},
        words,
        enter,
        enter_text,
        shows_hand=bool(hand) and hand == {option.card for option in decision.options if option.face is not None},
    )


def _rank(option: OptionView) -> tuple[object, ...]:
    """Cards of the hand in the order in which the hand is shown; everything else as it comes."""
    return hand_order(option.face) if option.word == "resource" and option.face is not None else ()


def _question(seen: GameView, decision: DecisionView) -> str:
    if decision.kind == "setup resource":
        domain = decision.options[0].number + 1
        left = 4 - domain
        example = {3: "three numbers, such as 2 5 7", 2: "two numbers", 1: "a number"}.get(left, "a number")
        return f"Which card becomes the first resource of domain {domain}? ({example})"
    if decision.kind == "mulligan":
        return "Keep this hand of eight, or take a new one, once? Three of the cards will become resources."
    if decision.kind in EXAMPLES:
        return f"{decision.question} ({EXAMPLES[decision.kind]})"
    if decision.kind == "action" and seen.active != seen.viewer:
        return "The bot’s turn: take an action"
    return decision.question


def _key(option: OptionView, text: Text, by_id: dict[int, CardView], seen: GameView) -> object:
    """What makes two answers interchangeable: cards that look alike, wherever it matters."""
    card = by_id.get(option.card)
    if option.word == "trigger" or (option.word in ("card", "commit") and card is not None):
        if any(other.attached == option.card for other in seen.in_play):
            return (option.card, option.number, option.other)
        place = (card.committed, card.attached, card.controller) if card is not None else None
        if option.word == "commit":
            return option.card
        return (option.word, text.plain, place, option.number if option.word == "trigger" else -1)
    if option.word in ("play", "resource", "card"):
        return (option.word, text.plain)
    return (option.word, option.card, option.number, option.other)


def _text(
    seen: GameView,
    decision: DecisionView,
    option: OptionView,
    by_id: dict[int, CardView],
    told: Callable[[OptionView], str],
) -> Text:
    card = by_id.get(option.card) if option.face is not None else None
    reason = told(option)
    if option.word == "play" and option.face is not None:
        text = Text("Play ").append_text(face(option.face))
    elif option.word == "trigger" and option.face is not None:
        text = Text(option.face.title, colour(option.face.faction))
        text.append(option.text.removeprefix(option.face.title), "")
        if card is not None and card.exhausted:
            text.append(" (exh)", "dim")
    elif option.word == "domain":
        side = seen.players[option.card]
        text = Text(f"{option.text}: ").append_text(resources(side.domains[option.number]))
    elif option.word == "story":
        story = next((story for story in seen.stories if story.id == option.card), None)
        text = Text(option.text)
        if story is not None:
            mine, theirs = story.tokens[seen.viewer], story.tokens[1 - seen.viewer]
            text.append(f"  you {mine}, bot {theirs}", "dim")
    elif card is not None:
        text = standing_card(card)
        if option.word == "card" and card.controller != seen.viewer:
            text.append("  (bot’s)", "dim")
        story = next((story for story in seen.stories if story.id == card.committed), None)
        if story is not None:
            text.append(f"  at {story.title}", "dim")
    elif option.face is not None and option.face.type != "story":
        text = face(option.face)
        if decision.kind in ("sacrifice resource", "destroy resources"):
            text.append(_domain_of(seen, option.card), "dim")
    else:
        text = Text(option.text)
    if reason:
        text.append(f"  ({reason})", "dim")
    return text


def _domain_of(seen: GameView, card: int) -> str:
    for player in seen.players:
        for number, domain in enumerate(player.domains, 1):
            if any(resource.id == card for resource in domain.resources):
                return f"  domain {number}"
    return ""


def _column(seen: GameView, decision: DecisionView, number: int) -> Text:
    if decision.kind == "resource":
        return Text(f"domain {number + 1}: ").append_text(resources(seen.players[seen.viewer].domains[number]))
    return Text(next((story.title for story in seen.stories if story.id == number), ""))


def _enter(
    seen: GameView,
    decision: DecisionView,
    words: dict[str, Option],
    entries: list[Entry],
    going: int,
) -> tuple[Option | None, str]:
    """What Enter does. Never anything that one might regret."""
    kind = decision.kind
    if kind in ("commit characters", "defend") and "done" in words:
        return DONE, f"commit {'these' if going > 1 else 'this one'}" if going else "commit nobody"
    if kind == "ready" and len(entries) == 1 and entries[0].copies == 1:
        return entries[0].answers[""][0], f"ready {entries[0].title}"
    if kind == "place token":
        return YES, "yes"
    if kind == "mulligan":
        return NO, LEAVING[kind]
    if kind == "drain":
        return _least(seen, decision)
    for option, word in ((PASS, "pass"), (DONE, "done")):
        if option in words.values():
            return option, LEAVING.get(kind, word)
    return None, ""


def _least(seen: GameView, decision: DecisionView) -> tuple[Option, str]:
    """The domain with the fewest resources that pays."""
    domains = seen.players[seen.viewer].domains
    best = min(decision.options, key=lambda option: (len(domains[option.number].resources), option.number))
    return Option(best.word, best.card, best.number, best.other), f"domain {best.number + 1}"
