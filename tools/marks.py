"""The marks of prints: what is printed on each card of Call of Cthulhu, without a sentence of it.

``make marks`` lists the cards whose written text has other marks than the print, as far as ``tests/marks.toml`` does
not say why; with ``--set summons`` those of one set, with ``--all`` those with a reason too. ``write FILE`` works the
marks out of the printed texts, a list of cards with ``octgn_guid`` and ``text``, which stays outside of the project.
"""

from __future__ import annotations

import json
import sys
import tomllib
from functools import lru_cache
from pathlib import Path

from silverkey.cthulhu import catalogue
from silverkey.cthulhu.printed.facts import PrintedCard, all_printed
from silverkey.cthulhu.printed.marks import differences, marks_of

HERE = Path(__file__).resolve().parent.parent
KNOWN = HERE / "tests" / "marks.toml"
DATA = HERE / "src" / "silverkey" / "cthulhu" / "printed" / "data" / "marks.json"


def found() -> dict[str, tuple[PrintedCard, str]]:
    """The written cards whose text has other marks than the print, by name and set, with these marks."""
    differing = {}
    for card in all_printed():
        facts = catalogue.facts(card)
        if facts.playable and (marks := differences(facts.text, card)):
            differing[f"{card.name} ({card.set})"] = (card, " ".join(marks))
    return differing


@lru_cache(maxsize=1)
def listed() -> dict[str, str]:
    """The differences for which there is a reason, by card."""
    blocks = tomllib.loads(KNOWN.read_text())["different"]
    return {card: marks for block in blocks for card, marks in block["cards"].items()}


def write(texts: Path) -> None:
    """The marks of every print, by code."""
    by_octgn = {card.octgn_id: card for card in all_printed()}
    marks = {}
    for print_ in json.loads(texts.read_text()):
        card = by_octgn[print_["octgn_guid"]]
        marks[card.code] = marks_of(print_.get("text") or "", card)
    lines = (f"{json.dumps(card.code)}: {json.dumps(marks[card.code], ensure_ascii=False)}" for card in all_printed())
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def main() -> None:
    """Write the marks, or list what differs."""
    arguments = sys.argv[1:]
    if arguments[:1] == ["write"]:
        write(Path(arguments[1]))
        return
    wanted = arguments[arguments.index("--set") + 1] if "--set" in arguments else ""
    shown = [
        (name, marks)
        for name, (card, marks) in found().items()
        if wanted in card.set and ("--all" in arguments or listed().get(name) != marks)
    ]
    for name, marks in shown:
        print(f"{name}: {marks}")
    print(f"{len(shown)} cards with other marks than their print")


if __name__ == "__main__":
    main()
