"""Small mistakes in every card, one at a time: does a case notice?

``make nodes`` leaves out, flips or changes by one whatever the words of a card say (``tools/alterations.py``) and runs
the cases in which the card is laid out until one fails. What no case notices is shown, unless ``tests/nodes.toml`` has
it with the reason why it makes no difference or cannot be shown.
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
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from alterations import KINDS, Alteration, alterations

from silverkey.cardgame.library import UnknownCard
from silverkey.cardgame.names import fold
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import SETS, all_cards, find_card
from silverkey.cthulhu.table import values
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.judge import find_documents
from silverkey.judge.case import Case
from silverkey.judge.cthulhu.position import CardLayout, StoryLayout
from silverkey.judge.reading import read_case
from silverkey.judge.running import run_case
from silverkey.judge.source import Node
from silverkey.kernel.record import fields_of

HERE = Path(__file__).resolve().parent.parent
CASES = HERE / "cases"
KNOWN = HERE / "tests" / "nodes.toml"
ENDLESS = 5
"""Seconds of work after which a case is given up; the longest takes a tenth of one."""
SWAPPED = tuple(name for name in fields_of(Card) if name not in ("code", "versions"))


class Verdict(NamedTuple):
    """What became of one mistake."""

    card: str
    """The card, with the edition of its wording if that is an older one."""
    set: str
    kind: str
    words: str
    noticed: bool
    texts: tuple[str, ...] = ()
    """How the text box reads with the mistake, where it reads differently."""


def wordings(card: Card) -> list[Card]:
    """The card, and its older wordings."""
    return list({id(wording): wording for wording in (card, *card.versions.values())}.values())


def called(card: Card) -> str:
    """Name and set of a card; an older wording with its edition."""
    edition = card.code.partition("@")[2]
    return f"{card.name} ({card.set})" + (f" @{edition}" if edition else "")


# Running


@lru_cache(maxsize=1)
def _cases() -> dict[int, list[tuple[Case[Any], str]]]:
    """Cases and editions by the wording that is laid out in them."""
    found: dict[int, list[tuple[Case[Any], str]]] = {}
    for document in find_documents([CASES]):
        assert isinstance(document.node, Node), f"{document.file} cannot be read."
        case = read_case(document.node)
        cards = set(_laid_out(case))
        for edition in case.editions:
            for card in cards:
                found.setdefault(id(card.under(edition)), []).append((case, edition))
    return found


def _laid_out(part: Any) -> Iterator[Card]:
    if isinstance(part, CardLayout | StoryLayout):
        yield part.card
    if isinstance(part, tuple):
        for member in part:
            yield from _laid_out(member)
    elif is_dataclass(part):
        for field in fields(part):
            yield from _laid_out(getattr(part, field.name))


def cases_about(wording: Card) -> list[tuple[Case[Any], str]]:
    """The cases in which a card is laid out in this wording, those that speak of it first."""
    title = fold(wording.title)
    return sorted(_cases().get(id(wording), []), key=lambda pair: title not in fold(pair[0].title))


@contextmanager
def in_place_of(card: Card, other: Card) -> Iterator[None]:
    """The card, wherever it is laid out, is what another one is."""
    kept = {name: getattr(card, name) for name in SWAPPED}
    _become(card, {name: getattr(other, name) for name in SWAPPED})
    try:
        yield
    finally:
        _become(card, kept)


def _become(card: Card, facts: dict[str, Any]) -> None:
    for name, value in facts.items():
        setattr(card, name, value)
    values._faces.clear()
    values._other_faces.clear()


def noticed(card: Card, other: Card, about: list[tuple[Case[Any], str]]) -> bool:
    """Whether a case fails if a card is another one. The case that does comes first from then on."""
    with in_place_of(card, other):
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


def _failing(parts: list[Card]) -> list[str]:
    """Where the cases about certain cards stand that fail as they are, and so would notice anything."""
    about = {(case.place, edition): case for part in parts for case, edition in cases_about(part)}
    return [f"{place} [{edition}]" for (place, edition), case in about.items() if _fails(case, edition)]


def verdicts(wording: Card) -> list[Verdict]:
    """What becomes of every mistake in a card."""
    about = cases_about(wording)
    text = write_card(wording)
    found: list[Verdict] = []
    for altered in alterations(wording):
        seen = noticed(wording, altered.card, about)
        texts = () if seen else _reading(altered, text)
        found.append(Verdict(called(wording), wording.set, altered.kind, altered.words, seen, texts))
    return found


def _reading(altered: Alteration, text: list[str]) -> tuple[str, ...]:
    try:
        lines = write_card(altered.card)
    except Exception as error:  # words that cannot be said
        return (f"(cannot be said: {error!r})",)
    return tuple(line for line in lines if line not in text)


# Telling


@lru_cache(maxsize=1)
def reasons() -> dict[tuple[str, str], str]:
    """Why no case notices a mistake, by card and mistake."""
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8"))["unnoticed"]
    return {
        (card, change): entry["why"]
        for entry in known
        for card, changes in entry["cards"].items()
        for change in ([changes] if isinstance(changes, str) else changes)
    }


def main() -> int:
    """Alter, run, report; 0 if every survivor is known."""
    asked = _arguments()
    parts = [wording for card in _chosen(asked.set, asked.card) for wording in wordings(card)]
    failing = _failing(parts)  # cases are read here once, before the processes part
    if failing:
        sys.exit("These cases fail without any mistake in a card:\n" + "\n".join(failing))
    found: list[Verdict] = []
    with multiprocessing.get_context("fork").Pool(max(1, asked.workers), _take, (parts,)) as pool:
        for some in pool.imap(_numbered, range(len(parts))):
            found.extend(some)
            _tell(some, asked.list)
    if asked.json is not None:
        survivors = [verdict._asdict() for verdict in found if not verdict.noticed]
        asked.json.write_text(json.dumps(survivors, ensure_ascii=False, indent=1), encoding="utf-8")
    return _figures(found)


_parts: list[Card] = []


def _take(parts: list[Card]) -> None:
    _parts[:] = parts


def _numbered(number: int) -> list[Verdict]:
    return verdicts(_parts[number])


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make nodes", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--set", default="", help=f"only cards of this set: {', '.join(SETS)}")
    parser.add_argument("--card", default="", help="only this card")
    parser.add_argument("--list", action="store_true", help="show every mistake, noticed or not")
    parser.add_argument("--json", type=Path, help="write what no case notices to this file")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at a time (all cores)")
    return parser.parse_args()


def _chosen(set_code: str, title: str) -> list[Card]:
    if set_code and set_code not in SETS:
        sys.exit(f"There is no set “{set_code}”. Sets are: {', '.join(SETS)}.")
    try:
        cards = [find_card(title)] if title else list(all_cards())
    except UnknownCard as error:
        sys.exit(str(error))
    return [card for card in cards if set_code in ("", card.set)]


def _tell(found: list[Verdict], everything: bool) -> None:
    """The mistakes in one card that nobody notices, or all."""
    shown = [verdict for verdict in found if everything or not (verdict.noticed or _reason(verdict))]
    if shown:
        print(f"\n{shown[0].card}")
    for verdict in shown:
        word = "noticed" if verdict.noticed else "listed" if _reason(verdict) else "UNNOTICED"
        print(f"  {word:<11}{verdict.words}" if everything else f"  {verdict.words}")
        for text in verdict.texts:
            print(f"      {text}")
    sys.stdout.flush()


def _reason(verdict: Verdict) -> str:
    return reasons().get((verdict.card, verdict.words), "")


def _figures(found: list[Verdict]) -> int:
    """How many of each kind nobody notices; 0 if a reason is listed for each."""
    made, missed = Counter(v.kind for v in found), Counter(v.kind for v in found if not v.noticed)
    listed = sum(not verdict.noticed and bool(_reason(verdict)) for verdict in found)
    print()
    for kind in KINDS:
        print(f"{kind:12} {missed[kind]:5} of {made[kind]:5} unnoticed")
    print(f"{'all':12} {missed.total():5} of {made.total():5} unnoticed, {listed} of them listed with a reason")
    return 0 if listed == missed.total() else 1


if __name__ == "__main__":
    sys.exit(main())
