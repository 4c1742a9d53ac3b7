"""One card, checked: how it is written and reads, whether its cases pass, and what in it no case holds.

``make card CARD="Mad Artist"`` takes a few seconds, where the whole of the tests takes minutes. Cards of every game are
found by their names; where two games have a card of a name, ``ARGS="--game arkham"`` says which is meant.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from nodes import cases_about, reasons, verdicts
from texts import games_with, texts_of

from silverkey.games import GAMES
from silverkey.judge.running import run_case
from silverkey.judge.source import Mistakes


def main() -> int:
    """Tell about a card; 0 if all is well."""
    asked = _arguments()
    games = [game for game in games_with(asked.name) if asked.game in ("", game)]
    if not games:
        sys.exit(f"There is no card called “{asked.name}”. Is it written yet? silverkey card says.")
    if len(games) > 1:
        sys.exit(f"“{asked.name}” may be of {' or '.join(GAMES[game].title for game in games)}: --game says which.")
    found = texts_of(games[0]).find(asked.name)
    place = texts_of(games[0]).definition(found[0])
    print(f"# {place.file}:{place.line}\n{place.text}")
    try:
        return 1 if sum(_faults(text, games[0]) for text in found) else 0
    except Mistakes as mistakes:
        sys.exit(f"These cases cannot be read, so no case is run:\n{mistakes}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make card", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("name", help='the card, such as "Mad Artist"')
    parser.add_argument("--game", default="", choices=["", *GAMES], help="of which game it is")
    return parser.parse_args()


def _faults(text: Any, game: str) -> int:
    """Tell about a wording of a card; how much is amiss."""
    texts, about = texts_of(game), cases_about(text, game)
    print("\n" + "\n".join([texts.called(text), *texts.written(text)]))
    failed = [(case, message) for case, edition in about for message in run_case(case, edition)[0]]
    for case, message in failed:
        print(f"failed: {case.title}\n  {message}")
    unheld = [
        found for found in verdicts(text, game) if not found.noticed and (found.card, found.words) not in reasons(game)
    ]
    for found in unheld:
        print("\n".join([f"no case notices: {found.words}", *(f"    {line}" for line in found.lines)]))
    cases, mistakes = ("case" if len(about) == 1 else "cases"), ("mistake" if len(unheld) == 1 else "mistakes")
    print(f"{len(about)} {cases}, {len(failed)} failed; {len(unheld)} {mistakes} that no case notices.")
    return len(failed) + len(unheld) + (not about)


if __name__ == "__main__":
    sys.exit(main())
