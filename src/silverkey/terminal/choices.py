"""What the pending decision offers, as a menu: choices that look alike together, in short words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from silverkey.cthulhu.view import CardView, DecisionView, GameView, OptionView, StoryView
from silverkey.cthulhu.words import OPERATIONS
from silverkey.kernel.decision import DONE, NO, PASS, YES, Option
from silverkey.terminal.menu import LETTERS, Entry, Menu
from silverkey.terminal.pieces import colour, face, hand_order, resources, standing_card

LEAVING = {
    "resource": "attach nothing",
    "may drain": "no",
    "order": "as listed",
    "mulligan": "keep this hand",
}
HEADINGS = {"action": ": Action: ", "respond": ": Response: ", "disrupt": ": Disrupt: "}
MULLIGAN = {"no": "Keep this hand", "yes": "Take a new hand"}
WORDS = {PASS: ("pass", "p", "done"), DONE: ("done", "pass", "p"), YES: ("yes", "y"), NO: ("no", "n")}

Meaning = Callable[[OptionView], Option]


def build(seen: GameView, meant: Meaning, told: Callable[[OptionView], str], going: int = 0, when: str = "") -> Menu:
    """The menu of the pending decision.

    ``meant`` says which option of the game an answer is; ``told`` adds what an answer answers; ``going`` counts cards
    picked so far; ``when`` says which action window it is.
    """
    decision = seen.decision
    assert decision is not None
    words = _words(decision, meant)
    columns = _columns(seen, decision)
    entries = _entries(seen, decision, columns, meant, told)
    enter, enter_text = _enter(seen, decision, meant, words, entries, going)
    hand = {card.id for card in seen.players[seen.viewer].hand}
    return Menu(
        decision.kind,
        _question(seen, decision, when),
        entries,
        {letter: _column(seen, decision, number) for number, letter in columns.items()},
        words,
        enter,
        enter_text,
        shows_hand=bool(hand) and hand == {option.card for option in decision.options if option.face is not None},
    )


def _words(decision: DecisionView, meant: Meaning) -> dict[str, Option]:
    """Answers that are words. Pass and done mean the same wherever one of them is an answer."""
    words: dict[str, Option] = {}
    for option in decision.options:
        answer = meant(option)
        words.update(dict.fromkeys(WORDS.get(answer, ()), answer))
    return words


def _columns(seen: GameView, decision: DecisionView) -> dict[int, str]:
    """The letters of the stories or domains among which a choice goes to one: those that the board shows."""
    numbers = {option.number for option in decision.options if option.word in ("commit", "resource")}
    if decision.kind == "setup resource":
        return {}
    stories = [story.id for story in seen.stories]
    places = stories if numbers <= set(stories) else sorted(numbers)
    return {number: LETTERS[place] for place, number in enumerate(places) if number in numbers}


def _entries(
    seen: GameView,
    decision: DecisionView,
    columns: dict[int, str],
    meant: Meaning,
    told: Callable[[OptionView], str],
) -> dict[int, Entry]:
    rows: dict[object, Entry] = {}
    by_id = {card.id: card for card in seen.in_play}
    for option in sorted(decision.options, key=_rank):
        answer = meant(option)
        if answer in (PASS, DONE):
            continue
        text = _text(seen, decision, option, by_id, told)
        key = _key(option, text, by_id, seen)
        title = option.face.title if option.face is not None and option.word != "dormant" else text.plain
        entry = rows.setdefault(key, Entry(text, title, _code(seen, option)))
        letter = columns.get(option.number, "") if option.word in ("commit", "resource") else ""
        entry.answers.setdefault(letter, []).append(answer)
    for entry in rows.values():
        if entry.copies > 1:
            entry.text = entry.text.copy().append(f" ×{entry.copies}", "dim")
    return dict(zip(_numbers(seen, decision, len(rows)), rows.values(), strict=True))


def _numbers(seen: GameView, decision: DecisionView, count: int) -> Iterable[int]:
    """What is typed for each choice: its place, unless it is a number itself."""
    words = {option.word for option in decision.options if option.word not in ("pass", "done")}
    if words == {"number"}:
        return [option.number for option in decision.options if option.word == "number"]
    if words == {"domain"} and all(
        option.card == seen.viewer for option in decision.options if option.word == "domain"
    ):
        return [option.number + 1 for option in decision.options if option.word == "domain"]
    return range(1, count + 1)


def _code(seen: GameView, option: OptionView) -> str:
    if option.face is not None:
        return option.face.code
    if option.word in ("story", "token", "tokens"):
        story = _story(seen, option.card)
        return story.code if story is not None else ""
    return ""


def _story(seen: GameView, card: int) -> StoryView | None:
    return next((story for story in seen.stories if story.id == card), None)


def _rank(option: OptionView) -> tuple[object, ...]:
    """Resources in the order in which the hand is shown; everything else as it comes."""
    return hand_order(option.face) if option.word == "resource" and option.face is not None else ()


def _question(seen: GameView, decision: DecisionView, when: str) -> str:
    if decision.kind == "setup resource":
        domain = decision.options[0].number + 1
        left = 4 - domain
        example = {3: "three numbers, such as 2 5 7", 2: "two numbers", 1: "a number"}.get(left, "a number")
        return f"Which card becomes the first resource of domain {domain}? ({example})"
    if decision.kind == "mulligan":
        return "Keep this hand of eight, or take a new one, once? Three of the cards will become resources."
    if decision.kind == "resource":
        return f"{decision.question} (such as 1a)"
    if decision.kind in ("commit characters", "defend"):
        several = len({option.number for option in decision.options if option.word == "commit"}) > 1
        return f"{decision.question} (such as {'1a 2b' if several else '1 2'})"
    if decision.kind == "action" and (seen.active != seen.viewer or seen.phase != OPERATIONS):
        whose = "Your turn" if seen.active == seen.viewer else "The bot’s turn"
        return f"{whose}{', ' if when else ''}{when}: take an action?"
    return decision.question


def _key(option: OptionView, text: Text, by_id: dict[int, CardView], seen: GameView) -> object:
    """What makes two answers interchangeable: cards that look alike, wherever it matters."""
    card = by_id.get(option.card)
    if option.word == "commit":
        return option.card
    if option.word == "trigger" or (option.word == "card" and card is not None):
        if any(other.attached == option.card for other in seen.in_play):
            return (option.card, option.number, option.other)
        place = (card.committed, card.attached, card.controller) if card is not None else None
        return (option.word, text.plain, place, option.number if option.word == "trigger" else -1)
    if option.word in ("play", "dormant", "resource", "card"):
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
    elif option.word == "dormant" and option.face is not None:
        text = Text("Place face down ").append_text(face(option.face))
    elif option.word == "trigger" and option.face is not None:
        text = Text.styled(option.face.title, colour(option.face.faction))
        text.append(option.text.removeprefix(option.face.title).replace(HEADINGS.get(decision.kind, ": "), ": ", 1), "")
        if card is not None and card.exhausted:
            text.append(" (exh)", "dim")
    elif option.word == "domain":
        side = seen.players[option.card]
        text = Text(f"{option.text}: ").append_text(resources(side.domains[option.number]))
    elif option.word in ("story", "card") and (story := _story(seen, option.card)) is not None:
        mine, theirs = story.tokens[seen.viewer], story.tokens[1 - seen.viewer]
        text = Text(story.title).append(f"  you {mine}, bot {theirs}", "dim")
    elif card is not None:
        text = standing_card(card)
        if option.word == "card" and card.controller != seen.viewer:
            text.append("  (bot’s)", "dim")
        if (story := _story(seen, card.committed)) is not None:
            text.append(f"  at {story.title}", "dim")
    elif option.face is not None and option.face.type != "story":
        text = face(option.face)
        if decision.kind in ("sacrifice resource", "destroy resources"):
            text.append(_domain_of(seen, option.card), "dim")
    elif decision.kind == "mulligan":
        text = Text(MULLIGAN[option.word])
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
    story = _story(seen, number)
    return Text(story.title if story is not None else "")


def _enter(
    seen: GameView,
    decision: DecisionView,
    meant: Meaning,
    words: dict[str, Option],
    entries: dict[int, Entry],
    going: int,
) -> tuple[Option | None, str]:
    """What Enter does. Never anything that one might regret."""
    kind = decision.kind
    if kind in ("commit characters", "defend") and "done" in words:
        return DONE, f"commit {'these' if going > 1 else 'this one'}" if going else "commit nobody"
    if kind == "ready" and len(entries) == 1 and entries[1].copies == 1:
        return entries[1].answers[""][0], f"ready {entries[1].title}"
    if kind == "place token":
        return YES, "yes"
    if kind == "mulligan":
        return NO, LEAVING[kind]
    if kind == "drain":
        return _least(seen, decision, meant)
    if kind == "resource":
        return None, ""
    for option, word in ((PASS, "pass"), (DONE, "done")):
        if option in words.values():
            return option, LEAVING.get(kind, word)
    return None, ""


def _least(seen: GameView, decision: DecisionView, meant: Meaning) -> tuple[Option, str]:
    """The domain with the fewest resources that pays."""
    domains = seen.players[seen.viewer].domains
    best = min(decision.options, key=lambda option: (len(domains[option.number].resources), option.number))
    return meant(best), f"domain {best.number + 1}"
