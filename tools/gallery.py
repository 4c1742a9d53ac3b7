"""Write the cards and words that the client's gallery shows, into files that git ignores.

`make gallery` runs it, and then shows the gallery.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec

from silverkey.games import having, part

DATA = Path(__file__).parent.parent / "web/src/gallery/data"


def main() -> int:
    """Write a file for each game."""
    DATA.mkdir(parents=True, exist_ok=True)
    for game in having("catalogue"):
        cards = part("catalogue", game).list_cards()
        terms = import_module(f"silverkey.terminal.{game}.glossary").TERMS
        words = {name.capitalize(): term.meaning for term in terms for name in (*term.aliases, term.name)}
        (DATA / f"{game}.json").write_bytes(msgspec.json.encode({"cards": cards, "words": words}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
