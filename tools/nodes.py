"""Small mistakes in every card, one at a time: does a case notice?

``make nodes`` leaves out, flips or changes by one whatever the words of a card say (``tools/alterations.py``) and runs
the cases in which the card is laid out until one fails. What no case notices is shown, unless ``tests/nodes.toml``, or
``tests/arkham_nodes.toml``, has it with the reason why it makes no difference or cannot be shown.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
import tomllib
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from alterations import KINDS, Alteration, alterations
from texts import HERE, Texts, texts_of

from silverkey.cardgame.names import fold
from silverkey.games import FIRST, GAMES
from silverkey.judge import find_documents
from silverkey.judge.case import Case
from silverkey.judge.reading import read_case, read_game
from silverkey.judge.running import run_case
from silverkey.judge.source import Node

CASES = HERE / "cases"
ENDLESS = 5
"""Seconds of work after which a case is given up; the longest takes a tenth of one."""


class Verdict(NamedTuple):
    """What became of one mistake."""

    card: str
    """What the text goes by in which it was made."""
    set: str
    kind: str
    words: str
    noticed: bool
    lines: tuple[str, ...] = ()
    """How the text box reads with the mistake, where it reads differently."""


# Running


@lru_cache(maxsize=len(GAMES))
def _cases(game: str) -> dict[int, list[tuple[Case[Any], str]]]:
    """Cases and editions by the texts that are laid out in them."""
    texts = texts_of(game)
    found: dict[int, list[tuple[Case[Any], str]]] = {}
    for document in find_documents([CASES]):
        assert isinstance(document.node, Node), f"{document.file} cannot be read."
        if read_game(document.node) != game:
            continue
        case = read_case(document.node)
        for edition in case.editions:
            for text in texts.laid_out(case.position.lay_out(case.players, edition)):
                found.setdefault(id(text), []).append((case, edition))
    return found


def cases_about(text: Any, game: str) -> list[tuple[Case[Any], str]]:
    """The cases in which a text is laid out, those that speak of it first."""
    title = fold(texts_of(game).title(text))
    return sorted(_cases(game).get(id(text), []), key=lambda pair: title not in fold(pair[0].title))


def noticed(text: Any, other: Any, game: str, about: list[tuple[Case[Any], str]]) -> bool:
    """Whether a case fails if a text is another one. The case that does comes first from then on."""
    with texts_of(game).in_place_of(text, other):
        for index, (case, edition) in enumerate(about):
            if _fails(case, edition):
                about.insert(0, about.pop(index))
                return True
    return False


def _fails(case: Case[Any], edition: str) -> bool:
    """Whether a case fails. A card that answers itself for ever fails it as well."""
    signal.signal(signal.SIGVTALRM, _give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS)
    try:
        return bool(run_case(case, edition)[0])
    except Exception:  # the position cannot be laid out with such a card
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _give_up(*_: object) -> None:
    raise TimeoutError(f"The case was not over after {ENDLESS} seconds.")


def _failing(chosen: list[Any], game: str) -> list[str]:
    """Where the cases about certain texts stand that fail as they are, and so would notice anything."""
    about = {(case.place, edition): case for text in chosen for case, edition in cases_about(text, game)}
    return [f"{place} [{edition}]" for (place, edition), case in about.items() if _fails(case, edition)]


def verdicts(text: Any, game: str) -> list[Verdict]:
    """What becomes of every mistake in a text."""
    texts = texts_of(game)
    about = cases_about(text, game)
    found: list[Verdict] = []
    for altered in alterations(text, texts):
        seen = noticed(text, altered.text, game, about)
        lines = () if seen else _reading(altered, texts, texts.written(text))
        found.append(Verdict(texts.called(text), texts.set_of(text), altered.kind, altered.words, seen, lines))
    return found


def _reading(altered: Alteration[Any], texts: Texts[Any], usual: list[str]) -> tuple[str, ...]:
    try:
        lines = texts.written(altered.text)
    except Exception as error:  # words that cannot be said
        return (f"(cannot be said: {error!r})",)
    return tuple(line for line in lines if line not in usual)


# Telling


@lru_cache(maxsize=len(GAMES))
def _listed(game: str) -> dict[str, Any]:
    return tomllib.loads(texts_of(game).known.read_text(encoding="utf-8"))


@lru_cache(maxsize=len(GAMES))
def reasons(game: str) -> dict[tuple[str, str], str]:
    """Why no case notices a mistake, by card and mistake."""
    return {
        (card, change): entry["why"]
        for entry in _listed(game)["unnoticed"]
        for card, changes in entry["cards"].items()
        for change in ([changes] if isinstance(changes, str) else changes)
    }


def complete(game: str) -> list[Any]:
    """The texts of which every mistake is noticed, or listed with a reason."""
    texts = texts_of(game)
    return [text for text in texts.all() if texts.set_of(text) in _listed(game)["complete"]]


def main() -> int:
    """Alter, run, report; 0 if every survivor is known."""
    asked = _arguments()
    chosen = _chosen(asked.game, asked.set, asked.card)
    failing = _failing(chosen, asked.game)  # cases are read here once, before the processes part
    if failing:
        sys.exit("These cases fail without any mistake in a card:\n" + "\n".join(failing))
    found: list[Verdict] = []
    with multiprocessing.get_context("fork").Pool(max(1, asked.workers), _take, (chosen, asked.game)) as pool:
        for some in pool.imap(_numbered, range(len(chosen))):
            found.extend(some)
            _tell(some, asked.game, asked.list)
    if asked.json is not None:
        survivors = [verdict._asdict() for verdict in found if not verdict.noticed]
        asked.json.write_text(json.dumps(survivors, ensure_ascii=False, indent=1), encoding="utf-8")
    return _figures(found, asked.game)


_taken: list[tuple[Any, str]] = []


def _take(chosen: list[Any], game: str) -> None:
    _taken[:] = [(text, game) for text in chosen]


def _numbered(number: int) -> list[Verdict]:
    return verdicts(*_taken[number])


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make nodes", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default=FIRST, choices=[*GAMES], help="whose cards (%(default)s)")
    parser.add_argument("--set", default="", help="only cards of the set of this code")
    parser.add_argument("--card", default="", help="only this card, or scenario")
    parser.add_argument("--list", action="store_true", help="show every mistake, noticed or not")
    parser.add_argument("--json", type=Path, help="write what no case notices to this file")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at a time (all cores)")
    return parser.parse_args()


def _chosen(game: str, set_code: str, name: str) -> list[Any]:
    texts = texts_of(game)
    if set_code and set_code not in texts.sets:
        sys.exit(f"There is no set “{set_code}”. Sets are: {', '.join(texts.sets)}.")
    found = texts.find(name) if name else texts.all()
    if not found:
        sys.exit(f"{GAMES[game].title} has no card called “{name}”.")
    return [text for text in found if set_code in ("", texts.set_of(text))]


def _tell(found: list[Verdict], game: str, everything: bool) -> None:
    """The mistakes in one card that nobody notices, or all."""
    shown = [verdict for verdict in found if everything or not (verdict.noticed or _reason(verdict, game))]
    if shown:
        print(f"\n{shown[0].card}")
    for verdict in shown:
        word = "noticed" if verdict.noticed else "listed" if _reason(verdict, game) else "UNNOTICED"
        print(f"  {word:<11}{verdict.words}" if everything else f"  {verdict.words}")
        for line in verdict.lines:
            print(f"      {line}")
    sys.stdout.flush()


def _reason(verdict: Verdict, game: str) -> str:
    return reasons(game).get((verdict.card, verdict.words), "")


def _figures(found: list[Verdict], game: str) -> int:
    """How many of each kind nobody notices; 0 if a reason is listed for each."""
    made, missed = Counter(v.kind for v in found), Counter(v.kind for v in found if not v.noticed)
    listed = sum(not verdict.noticed and bool(_reason(verdict, game)) for verdict in found)
    print()
    for kind in KINDS:
        print(f"{kind:12} {missed[kind]:5} of {made[kind]:5} unnoticed")
    print(f"{'all':12} {missed.total():5} of {made.total():5} unnoticed, {listed} of them listed with a reason")
    return 0 if listed == missed.total() else 1


if __name__ == "__main__":
    sys.exit(main())
