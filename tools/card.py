"""One card, checked: how it is written and reads, whether its cases pass, and what in it no case holds.

``make card CARD="Mad Artist"`` takes a few seconds, where the whole of the tests takes minutes.
"""

from __future__ import annotations

import sys

from nodes import cases_about, reasons, verdicts, wordings

from silverkey.cardgame.library import UnknownCard
from silverkey.cthulhu.cards.source import definition_of
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.judge.running import run_case


def main(title: str) -> int:
    """Tell about a card; 0 if all is well."""
    try:
        card = find_card(title)
    except UnknownCard as error:
        sys.exit(f"{error} Is it written yet? silverkey card says.")
    place = definition_of(card)
    print(f"# {place.file}:{place.line}\n{place.text}")
    faults = 0
    for wording in wordings(card):
        print("\n" + "\n".join([f"{wording.name} ({wording.code})", *write_card(wording)]))
        failed = [(case, message) for case, edition in cases_about(wording) for message in run_case(case, edition)[0]]
        for case, message in failed:
            print(f"failed: {case.title}\n  {message}")
        unheld = [
            found for found in verdicts(wording) if not found.noticed and (found.card, found.words) not in reasons()
        ]
        for found in unheld:
            print("\n".join([f"no case notices: {found.words}", *(f"    {text}" for text in found.texts)]))
        print(f"{len(cases_about(wording))} cases, {len(failed)} failed; {len(unheld)} mistakes that no case notices.")
        faults += len(failed) + len(unheld) + (not cases_about(wording))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])) if sys.argv[1:] else 'Name a card: make card CARD="Mad Artist"')
