"""What the pending decision of Arkham Horror offers, as a menu: answers that look alike together, in plain words."""

from __future__ import annotations

from rich.text import Text

from silverkey.arkham.questions import DecisionKind, OptionWord
from silverkey.arkham.view import DecisionView, GameView, OptionView, ProspectView
from silverkey.kernel.decision import DONE, NO, PASS, YES, Option
from silverkey.sitting.arkham.circumstances import Circumstances
from silverkey.sitting.arkham.kinds import END_TURN
from silverkey.sitting.view import answer_of
from silverkey.terminal.arkham import offers
from silverkey.terminal.arkham.pieces import CERTAIN, face, hand_order, letters, percent, place, things
from silverkey.terminal.arkham.questions import keys_of, question_of
from silverkey.terminal.menu import Entry, Menu

WORDS = {
    PASS: ("p", "pass", "done"),
    DONE: ("done", "p", "pass"),
    YES: ("y", "yes"),
    NO: ("n", "no"),
    END_TURN: ("end", "e"),
}
SINGLE = (DecisionKind.REACT, DecisionKind.WINDOW, DecisionKind.ASSIGN)
"""Questions that take one answer and then lead elsewhere."""
RANKS = (
    OptionWord.INVESTIGATE,
    OptionWord.FIGHT,
    OptionWord.EVADE,
    OptionWord.ENGAGE,
    OptionWord.MOVE,
    OptionWord.PLAY,
    OptionWord.TRIGGER,
    OptionWord.DRAW,
    OptionWord.RESOURCE,
)
"""The order in which actions are listed."""
ADVANCES = "clues, as a group: the current act advances."
"""How the text of an ability ends that does nothing but advance the act for clues."""
MANY = 9
"""More actions than these stand side by side."""
BRIEF, HALF = 70, 36
"""So much of an ability is told among actions, few or many; c NAME tells the rest."""


def build(seen: GameView, about: Circumstances) -> Menu:
    """The menu of the pending decision."""
    decision = seen.decision
    assert decision is not None
    words: dict[str, Option] = {}
    for option in decision.options:
        answer = answer_of(option)
        words.update(dict.fromkeys(WORDS.get(answer, ()), answer))
    hand = {card.id for card in seen.investigators[seen.viewer].hand}
    offered = {option.card for option in decision.options if option.face is not None}
    return Menu(
        decision.kind,
        question_of(seen, decision, about),
        _entries(seen, decision, about),
        {},
        words,
        keys_of(decision, words),
        about.text,
        about.asker,
        shows_hand=bool(hand) and hand == offered,
        single=decision.kind in SINGLE,
    )


def _entries(seen: GameView, decision: DecisionView, about: Circumstances) -> dict[str, Entry]:
    """The choices, interchangeable answers together."""
    rows: dict[tuple[str, str], Entry] = {}
    prospects = {prospect.place: prospect for prospect in decision.prospects}
    for option in sorted(decision.options, key=_rank):
        answer = answer_of(option)
        if answer in WORDS:
            continue
        text = _text(seen, decision, option, prospects.get(option.place))
        if option.place in about.odds:
            text.append("  ").append(percent(about.odds[option.place]), "bold")
        if option.place in about.provoking:
            text.append(" !", "bold red")
        key = text.plain, option.text if option.word == OptionWord.TRIGGER else ""
        entry = rows.setdefault(key, Entry(text, _title(seen, option), _code(seen, option)))
        entry.answers.setdefault("", []).append(answer)
    for entry in rows.values():
        if entry.copies > 1:
            entry.text = entry.text.copy().append(f" ×{entry.copies}", "dim")
    return dict(zip(_labels(seen, list(rows.values())), rows.values(), strict=True))


def _rank(option: OptionView) -> tuple[object, ...]:
    """Actions by what they are, cards in the order in which the hand is shown, everything else as it comes."""
    rank = RANKS.index(option.word) if option.word in RANKS else len(RANKS)
    shown = hand_order(option.face) if option.word in (OptionWord.PLAY, OptionWord.COMMIT) and option.face else ()
    return rank, *shown, *offers.rank(option)


def _labels(seen: GameView, rows: list[Entry]) -> list[str]:
    """What is typed for each choice: its number, unless the board has a letter for it."""
    options = [entry.answers[""][0] for entry in rows]
    names = letters(seen)
    if options and all(option.word == OptionWord.LOCATION and option.card in names for option in options):
        return [names[option.card] for option in options]
    return [str(number) for number in range(1, len(rows) + 1)]


def _text(seen: GameView, decision: DecisionView, option: OptionView, prospect: ProspectView | None) -> Text:
    offer = offers.card_of(option)
    if offer is not None:
        return offers.text_of(seen, option, offer)
    if option.word == OptionWord.PLAY and option.face is not None:
        return Text("Play ").append_text(face(option.face))
    if option.word == OptionWord.COMMIT and option.face is not None:
        return _commit(seen, option)
    if option.word == OptionWord.TRIGGER and option.face is not None:
        return Text(_advancing(seen, option) or _ability(decision, option))
    if option.word == OptionWord.CARD and option.face is not None and option.text == option.face.title:
        return face(option.face)
    text = Text(_done_to(seen, decision, option))
    if prospect is not None:
        text.append("  ").append(percent(prospect.odds), "bold")
    return text


def _advancing(seen: GameView, option: OptionView) -> str:
    """That the act advances, in few words, where that is all an ability of it does."""
    act = seen.act
    if act is None or option.card != act.id or act.needed is None or not option.text.endswith(ADVANCES):
        return ""
    return f"Advance the act for {act.needed} clues"


def _ability(decision: DecisionView, option: OptionView) -> str:
    """What an ability says; among actions only how it begins, if that tells it from others."""
    most = HALF if len(decision.options) > MANY else BRIEF
    brief = _begun(option.text, most)
    alike = {
        other.text for other in decision.options if other.card == option.card and _begun(other.text, most) == brief
    }
    return brief if decision.kind == DecisionKind.ACTION and len(alike) == 1 else option.text


def _begun(text: str, most: int) -> str:
    """The first sentence of an ability, cut to a length: rather its title than what it does.

    >>> _begun("Knife: [action] Fight. You get +1 [combat] for this test.", 40)
    'Knife: [action] Fight. …'
    >>> _begun("Time Is Running Short: [action] Resign.", 30)
    'Time Is Run…: [action] Resign.'
    >>> _begun("Old Book of Lore: [action] Exhaust Old Book of Lore: choose an investigator.", 34)
    'Old Book of…: [action] Exhaust …'
    """
    sentence, dot, rest = text.partition(". ")
    brief = f"{sentence}. …" if dot and rest else text
    if len(brief) <= most:
        return brief
    title, colon, deed = brief.partition(": ")
    room = most - len(colon) - min(len(deed), 3 * most // 5)
    if len(title) > room:
        brief = f"{title[: room - 1].rstrip()}…{colon}{deed}"
    return brief if len(brief) <= most else f"{' '.join(brief[: most - 2].split(' ')[:-1])} …"


def _done_to(seen: GameView, decision: DecisionView, option: OptionView) -> str:
    """A basic action in few words, for the board says more; with more of them where two would read alike."""
    thing = things(seen).get(option.card)
    if thing is None or option.word not in RANKS:
        return option.text
    if option.word == OptionWord.MOVE:
        return f"Move to {letters(seen).get(option.card, '')} {thing.title}"
    if option.word == OptionWord.INVESTIGATE:
        found = place(seen, option.card)
        return "Investigate" if found is None or found.clues else "Investigate (no clues)"
    alike = [other for other in decision.options if other.word == option.word and things(seen).get(other.card) == thing]
    return option.text if len(alike) > 1 else f"{option.word.capitalize()} {thing.title}"


def _commit(seen: GameView, option: OptionView) -> Text:
    """A card that may be committed, and the odds with it."""
    assert option.face is not None
    text = face(option.face)
    if seen.test is None:
        return text
    offered = next((one for one in seen.test.commits if one.card == option.card), None)
    if offered is None:
        return text
    better = round(offered.odds * CERTAIN) - round(seen.test.odds * CERTAIN)
    text.append(f"  +{offered.icons}: ", "dim").append(percent(offered.odds), "bold")
    return text.append(f" ({better:+d})", "dim") if better else text


def _title(seen: GameView, option: OptionView) -> str:
    """What a choice may be called by."""
    if option.face is not None:
        return option.face.title
    offer = offers.card_of(option)
    if offer is not None:
        return offer.levelled
    thing = things(seen).get(option.card)
    return option.text if thing is None or option.word == OptionWord.INVESTIGATE else thing.title


def _code(seen: GameView, option: OptionView) -> str:
    """The code of the card that a choice is about; what is no card goes by its own words."""
    if option.face is not None and option.face.code:
        return option.face.code
    offer = offers.card_of(option)
    if offer is not None:
        return offer.code
    thing = things(seen).get(option.card)
    return option.word if thing is None else thing.code or option.word
