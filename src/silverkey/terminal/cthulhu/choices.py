"""What the pending decision offers, as a menu: choices that look alike together, in short words."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rich.text import Text

from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.view import CardView, DecisionView, GameView, OptionView, StoryView
from silverkey.kernel.decision import DONE, NO, PASS, YES, Option
from silverkey.sitting.cthulhu.alike import all_alike
from silverkey.sitting.cthulhu.circumstances import Circumstances
from silverkey.sitting.cthulhu.kinds import COMMITTING, SINGLE
from silverkey.sitting.cthulhu.names import domain_name
from silverkey.sitting.view import answer_of
from silverkey.terminal.cthulhu.pieces import colour, face, hand_order, resources, standing_card
from silverkey.terminal.cthulhu.questions import keys_of, question_of
from silverkey.terminal.menu import LETTERS, Entry, Menu

HEADINGS = {
    DecisionKind.ACTION: ": Action: ",
    DecisionKind.RESPOND: ": Response: ",
    DecisionKind.DISRUPT: ": Disrupt: ",
}
WORDS = {PASS: ("p", "pass", "done"), DONE: ("done", "p", "pass"), YES: ("y", "yes"), NO: ("n", "no")}
MULLIGAN = {NO: ("k", "keep"), YES: ("m", "mulligan")}


def build(seen: GameView, about: Circumstances, roster: Mapping[str, Entry] | None = None) -> Menu:
    """The menu of the pending decision.

    ``roster``: while characters are being committed, the choices as they were listed at first; numbers stay.
    """
    decision = seen.decision
    assert decision is not None
    words = _words(decision)
    columns = _columns(seen, decision)
    entries = _entries(seen, decision, columns, about)
    first: tuple[Option, ...] = ()
    if decision.kind == DecisionKind.MULLIGAN:
        entries, first = _opening(seen), (NO,)
    if decision.kind in COMMITTING:
        entries = _kept(seen, decision, entries, roster or _mustered(seen, decision, entries, columns))
    hand = {card.id for card in seen.players[seen.viewer].hand}
    offered = {option.card for option in decision.options if option.face is not None}
    return Menu(
        decision.kind,
        question_of(seen, decision, about),
        entries,
        {name: _column(seen, decision, number) for number, name in columns.items()},
        words,
        keys_of(decision, words),
        about.text,
        about.asker,
        shows_hand=bool(hand) and (hand == offered or decision.kind == DecisionKind.MULLIGAN),
        first=first,
        single=decision.kind in SINGLE,
        assigning="commit" if decision.kind in COMMITTING else "",
        numbered="d",
    )


def _words(decision: DecisionView) -> dict[str, Option]:
    """Answers that are words. Pass and done mean the same wherever one of them is an answer."""
    spelled = MULLIGAN if decision.kind == DecisionKind.MULLIGAN else WORDS
    words: dict[str, Option] = {}
    for option in decision.options:
        answer = answer_of(option)
        words.update(dict.fromkeys(spelled.get(answer, ()), answer))
    return words


def _columns(seen: GameView, decision: DecisionView) -> dict[int, str]:
    """The stories or domains among which a choice goes to one, as the board calls them."""
    if decision.kind == DecisionKind.SETUP_RESOURCE:
        return {}
    numbers = {option.number for option in decision.options if option.word in (OptionWord.COMMIT, OptionWord.RESOURCE)}
    if decision.kind in COMMITTING:
        numbers |= {story for _, story in decision.assigned}
        return {number: letter for number, letter in letters(seen).items() if number in numbers}
    return {number: domain_name(number) for number in sorted(numbers)}


def letters(seen: GameView) -> dict[int, str]:
    """What the stories in play are called."""
    return {story.id: LETTERS[place] for place, story in enumerate(seen.stories)}


def _opening(seen: GameView) -> dict[str, Entry]:
    """The first hand: keeping it and picking its resources is one thing to type."""
    hand = sorted(seen.players[seen.viewer].hand, key=hand_order)
    rows = [Entry(face(card), card.title, card.code, {"": [Option(OptionWord.RESOURCE, card.id)]}) for card in hand]
    return {str(number): row for number, row in enumerate(rows, 1)}


def _kept(
    seen: GameView, decision: DecisionView, entries: Mapping[str, Entry], roster: Mapping[str, Entry]
) -> dict[str, Entry]:
    """The characters of the roster in their places, with where each goes or may go."""
    called = letters(seen)
    going = {card: called.get(story, "?") for card, story in decision.assigned}
    now = {card_of(entry): entry for entry in entries.values()}
    rows: dict[str, Entry] = {}
    for label, before in roster.items():
        card = card_of(before)
        entry = now.get(card)
        if entry is None or card in going:
            entry = Entry(before.text, before.title, before.code, before.answers, going=going.get(card, ""))
        rows[label] = entry
    return rows


def _mustered(
    seen: GameView, decision: DecisionView, entries: Mapping[str, Entry], columns: Mapping[int, str]
) -> dict[str, Entry]:
    """Everybody who can go or is to go somewhere, as they would have been listed at first."""
    going = dict(decision.assigned)
    rows = {card_of(entry): entry for entry in entries.values()}
    for card in seen.in_play:
        if card.id in going:
            answers = {name: [Option(OptionWord.COMMIT, card.id, story)] for story, name in columns.items()}
            rows[card.id] = Entry(standing_card(card), card.title, card.code, answers)
    order = [card.id for card in seen.in_play if card.id in rows]
    return {str(number): rows[card] for number, card in enumerate(order, 1)}


def card_of(entry: Entry) -> int:
    """The card that an entry is about."""
    return next(iter(entry.answers.values()))[0].card


def _entries(
    seen: GameView, decision: DecisionView, columns: Mapping[int, str], about: Circumstances
) -> dict[str, Entry]:
    rows: dict[object, Entry] = {}
    by_id = {card.id: card for card in seen.in_play}
    spelled = MULLIGAN if decision.kind == DecisionKind.MULLIGAN else WORDS
    for place, option in sorted(enumerate(decision.options), key=lambda pair: _rank(pair[1])):
        answer = answer_of(option)
        if answer in spelled:
            continue
        told = about.told[place] if about.told and not about.answered else ""
        text = _text(seen, decision, option, by_id, told)
        if about.texts and about.texts[place]:
            text.append(f": {about.texts[place]}", "dim")
        key = _key(option, decision, text, by_id, seen)
        title = option.face.title if option.face is not None and option.word != OptionWord.DORMANT else text.plain
        entry = rows.setdefault(key, Entry(text, title, _code(seen, option)))
        column = columns.get(option.number, "") if option.word in (OptionWord.COMMIT, OptionWord.RESOURCE) else ""
        entry.answers.setdefault(column, []).append(answer)
        payers = about.payers[place] if about.payers else ()
        if payers:
            entry.payers = {domain_name(number): Option(OptionWord.DOMAIN, seen.viewer, number) for number in payers}
            entry.which_pays = not all_alike(seen, seen.viewer, payers)
    for entry in rows.values():
        if entry.copies > 1:
            entry.text = entry.text.copy().append(f" ×{entry.copies}", "dim")
    return dict(zip(_labels(seen, rows.values()), rows.values(), strict=True))


def _labels(seen: GameView, rows: Collection[Entry]) -> list[str]:
    """What is typed for each choice: its number, unless the board has a name for it."""
    options = [next(iter(entry.answers.values()))[0] for entry in rows]
    words = {option.word for option in options}
    if words == {OptionWord.NUMBER}:
        return [str(option.number) for option in options]
    if words == {OptionWord.DOMAIN} and len({option.card for option in options}) == 1:
        return [domain_name(option.number) for option in options]
    if words <= {OptionWord.STORY, OptionWord.CARD} and {option.card for option in options} <= set(letters(seen)):
        return [letters(seen)[option.card] for option in options]
    return [str(number) for number in range(1, len(rows) + 1)]


def _code(seen: GameView, option: OptionView) -> str:
    if option.face is not None:
        return option.face.code
    if option.word in (OptionWord.STORY, OptionWord.TOKEN, OptionWord.TOKENS):
        story = _story(seen, option.card)
        return story.code if story is not None else ""
    return ""


def _story(seen: GameView, card: int) -> StoryView | None:
    return next((story for story in seen.stories if story.id == card), None)


def _rank(option: OptionView) -> tuple[object, ...]:
    """Resources in the order in which the hand is shown; everything else as it comes."""
    return hand_order(option.face) if option.word == OptionWord.RESOURCE and option.face is not None else ()


def _key(
    option: OptionView, decision: DecisionView, text: Text, by_id: Mapping[int, CardView], seen: GameView
) -> object:
    """What makes two answers interchangeable: cards that look alike, wherever it matters."""
    card = by_id.get(option.card)
    if option.word == OptionWord.COMMIT:
        return option.card
    if option.word == OptionWord.TRIGGER or (option.word == OptionWord.CARD and card is not None):
        if any(other.attached == option.card for other in seen.in_play):
            return (option.card, option.number, option.other)
        place = (card.committed, card.attached, card.controller) if card is not None else None
        return (option.word, text.plain, place, option.number if option.word == OptionWord.TRIGGER else -1)
    if option.word in (OptionWord.PLAY, OptionWord.DORMANT, OptionWord.RESOURCE, OptionWord.CARD):
        return (option.word, text.plain)
    if option.word == OptionWord.DOMAIN and decision.kind == DecisionKind.DRAIN:
        payers = [other.number for other in decision.options if other.word == OptionWord.DOMAIN]
        return next(n for n in payers if n == option.number or all_alike(seen, option.card, (n, option.number)))
    return (option.word, option.card, option.number, option.other)


def _text(seen: GameView, decision: DecisionView, option: OptionView, by_id: Mapping[int, CardView], told: str) -> Text:
    card = by_id.get(option.card) if option.face is not None else None
    if option.word == OptionWord.PLAY and option.face is not None:
        text = Text("Play ").append_text(face(option.face))
    elif option.word == OptionWord.DORMANT and option.face is not None:
        text = Text("Place face down ").append_text(face(option.face))
    elif option.word == OptionWord.TRIGGER and option.face is not None:
        text = Text.styled(option.face.title, colour(option.face.faction))
        text.append(option.text.removeprefix(option.face.title).replace(HEADINGS.get(decision.kind, ": "), ": ", 1), "")
        if card is not None and card.exhausted:
            text.append(" (exh)", "dim")
    elif option.word == OptionWord.DOMAIN:
        whose = "" if option.card == seen.viewer else "the bot’s "
        named = len({o.card for o in decision.options if o.word == OptionWord.DOMAIN}) == 1
        text = Text(whose if named else f"{whose}{domain_name(option.number)}: ")
        text.append_text(resources(seen.players[option.card].domains[option.number]))
    elif option.word in (OptionWord.STORY, OptionWord.CARD) and (story := _story(seen, option.card)) is not None:
        mine, theirs = story.tokens[seen.viewer], story.tokens[1 - seen.viewer]
        text = Text(story.title).append(f"  you {mine}, bot {theirs}", "dim")
    elif card is not None:
        text = standing_card(card)
        if option.word == OptionWord.CARD and card.controller != seen.viewer:
            text.append("  (bot’s)", "dim")
        if (story := _story(seen, card.committed)) is not None:
            text.append(f"  at {letters(seen)[story.id]} {story.title}", "dim")
    elif option.face is not None and option.face.type != "story":
        text = face(option.face).append(_domain_of(seen, option.card), "dim")
    else:
        text = Text(option.text)
    if told:
        text.append(f"  ({told})", "dim")
    return text


def _domain_of(seen: GameView, card: int) -> str:
    """Where a resource lies, if the card is one."""
    for player, whose in ((seen.viewer, ""), (1 - seen.viewer, " (bot’s)")):
        for number, domain in enumerate(seen.players[player].domains):
            if any(resource.id == card for resource in domain.resources):
                return f"  {domain_name(number)}{whose}"
    return ""


def _column(seen: GameView, decision: DecisionView, number: int) -> Text:
    if decision.kind == DecisionKind.RESOURCE:
        return resources(seen.players[seen.viewer].domains[number])
    story = _story(seen, number)
    return Text(story.title if story is not None else "")
