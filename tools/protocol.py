"""Writes web/protocol.schema.json: what goes over the wire, as JSON Schema, from which the client makes its types.

``make protocol`` writes it anew; a test says so when it is out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from silverkey.cthulhu.catalogue import CardFacts
from silverkey.cthulhu.decks import CORE_FACTIONS
from silverkey.cthulhu.view import GameView
from silverkey.server import protocol
from silverkey.server.answering import Problem
from silverkey.server.lobby import NewTable, Opened

FILE = Path(__file__).resolve().parent.parent / "web" / "protocol.schema.json"
UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
OTHERS = (NewTable, Opened, Problem, GameView, CardFacts)
FROM_CLIENTS = {"NewTable", "Wish", "Sitter", *(kind.__name__ for kind in protocol.ClientMessage.__args__)}
"""What clients write, who may leave out what has a default; the server writes everything."""
CONSTANTS = {"VERSION": protocol.VERSION, "STARTER_FACTIONS": list(CORE_FACTIONS)}
"""What a client must know beside the types."""


def schema() -> dict[str, Any]:
    """The schema of everything that is said."""
    unions, found = msgspec.json.schema_components((*UNIONS.values(), *OTHERS), ref_template="#/$defs/{name}")
    for name, part in found.items():
        if name not in FROM_CLIENTS and "properties" in part:
            part["required"] = list(part["properties"])
    # The view goes into a message as bytes that are made once for all who watch.
    found["Update"]["properties"]["view"] = {"$ref": "#/$defs/GameView"}
    named = {name: {"anyOf": union["anyOf"]} for name, union in zip(UNIONS, unions, strict=False)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What Silverkey's server and its clients say to each other",
        "$defs": {**named, **dict(sorted(found.items()))},
        "constants": CONSTANTS,
    }


def written() -> str:
    """The file as it should be."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
