"""The steps that a question leaves open, as a case writes them: what comes next may be picked instead of written."""

from __future__ import annotations

import re
from collections.abc import Iterator

from silverkey.cardgame.names import fold
from silverkey.judge.court import Court
from silverkey.judge.explaining import Choice, Opening
from silverkey.judge.moves import CHOOSE, NO, PASS, PLAY, TRIGGER, YES
from silverkey.judge.stepper import G
from silverkey.kernel.decision import Decision, Option

MOST = 60
"""So many answers of a question are offered."""
SAID = {"pass": PASS, "done": PASS, "no": NO, "yes": YES}
PLAIN = re.compile(r"[A-Za-z0-9.][A-Za-z0-9 .'’()!-]*")
"""Text that needs no quotes between braces."""
MEANT_OTHERWISE = ("true", "false", "null", "yes", "no")


def quoted(text: str) -> str:
    """A text as YAML has it between braces.

    >>> quoted("Mad Artist"), quoted("Dark Young, Goat Spawn"), quoted("No"), quoted('"Jenny" Barnes')
    ('Mad Artist', '"Dark Young, Goat Spawn"', '"No"', '"\\\\"Jenny\\\\" Barnes"')
    """
    if PLAIN.fullmatch(text) and fold(text) not in MEANT_OTHERWISE and text == text.strip():
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def spelt(game: G, card: int) -> str:
    """What a case calls a card: by the name that it has given it, or by its title."""
    label = next((label for label, number in game.names.labels.items() if number == card), "")
    return quoted(label or game.names.title(game, card))


def opening(court: Court[G], game: G, decision: Decision) -> Opening:
    """A question, with the steps that would answer it."""
    question = game.WORDING.question(game, decision)
    return Opening(decision.player, question, tuple(_choices(court, game, decision)))


def _choices(court: Court[G], game: G, decision: Decision) -> Iterator[Choice]:
    told: set[str] = set()
    for option in decision.options:
        move = _move(court, game, option)
        if not move or move in told:
            continue
        told.add(move)
        yield Choice(game.WORDING.option(game, option, decision), move)
        if len(told) == MOST:
            return


def _move(court: Court[G], game: G, option: Option) -> str:
    if option.word in SAID:
        return SAID[option.word]
    if game.WORDS[option.word].names_card and option.card >= 0 and game.names.is_filler(game, option.card):
        return ""
    if said := court.said(game, option):
        return said
    if option.word in (PLAY, TRIGGER) and option.card >= 0:
        return f"{{{option.word}: {spelt(game, option.card)}}}"
    meaning = game.WORDS[option.word].number
    if option.word == "player":
        return f"{{{CHOOSE}: {quoted(game.names.players[option.number])}}}"
    if meaning.names is not None:
        return f"{{{CHOOSE}: {quoted(str(meaning.names(option.number)[0]))}}}"
    if option.card >= 0:
        return f"{{{CHOOSE}: {spelt(game, option.card)}}}"
    return f"{{{CHOOSE}: {option.number}}}" if option.word == "number" else ""
