"""Writes web/protocol.schema.json: what goes over the wire, as JSON Schema, from which the client makes its types.

``make protocol`` writes it anew; a test says so when it is out of date. What only one game says stands under ``games``,
by the game's word: two games may call something by one name.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from silverkey.arkham.catalogue import CardFacts as ArkhamCardFacts
from silverkey.arkham.view import GameView as ArkhamGameView
from silverkey.cthulhu.catalogue import CardFacts
from silverkey.cthulhu.view import GameView
from silverkey.games import part
from silverkey.server import protocol
from silverkey.server.answering import Problem
from silverkey.server.app import API
from silverkey.sitting.arkham.remarks import Remarks

FILE = Path(__file__).resolve().parent.parent / "web" / "protocol.schema.json"
UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
ASKED = [address.asks for address in API if address.asks is not None]
GIVEN = [address.gives for address in API if address.gives is not None]
OTHERS = (Problem, *GIVEN, *ASKED)
"""What is asked and answered over HTTP."""
GAMES = {"cthulhu": (GameView, CardFacts), "arkham": (ArkhamGameView, ArkhamCardFacts, Remarks)}
"""What each game says of itself."""
SHARED = ("GameView", "DecisionView", "OptionView", "FaceView", "Remarks")
"""What games say, each in its own way."""
FROM_CLIENTS = {
    *(kind.__name__ for kind in protocol.ClientMessage.__args__),
    *(msgspec.json.schema_components(ASKED)[1].keys() - msgspec.json.schema_components(GIVEN)[1].keys()),
}
"""What clients write, who may leave out what has a default; the server writes everything."""
CONSTANTS = {
    "VERSION": protocol.VERSION,
    "EDITIONS": {game: list(part("editions", game).EDITIONS) for game in GAMES},
}
"""What a client must know beside the types."""


def schema() -> dict[str, Any]:
    """The schema of everything that is said."""
    unions, found = msgspec.json.schema_components((*UNIONS.values(), *OTHERS), ref_template="#/$defs/{name}")
    games = {game: {"$defs": _of_game(game)} for game in GAMES}
    _require_all(found)
    # The view goes into a message as bytes that are made once for all who watch, and so do the remarks.
    found["Update"]["properties"]["view"] = {"$ref": "#/$defs/GameView"}
    found["Update"]["properties"]["remarks"] = {"anyOf": [{"$ref": "#/$defs/Remarks"}, {"type": "null"}]}
    named = {name: {"anyOf": union["anyOf"]} for name, union in zip(UNIONS, unions, strict=False)}
    either = {
        name: {"anyOf": [{"$ref": f"#/games/{game}/$defs/{name}"} for game in GAMES if name in games[game]["$defs"]]}
        for name in SHARED
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What Silverkey's server and its clients say to each other",
        "$defs": {**named, **either, **dict(sorted(found.items()))},
        "games": games,
        "constants": CONSTANTS,
    }


def _of_game(game: str) -> dict[str, Any]:
    """The parts of a game's view, and of its cards."""
    _, found = msgspec.json.schema_components(GAMES[game], ref_template=f"#/games/{game}/$defs/{{name}}")
    _require_all(found)
    return dict(sorted(found.items()))


def _require_all(found: dict[str, Any]) -> None:
    """What the server writes has every field."""
    for name, said in found.items():
        if name not in FROM_CLIENTS and "properties" in said:
            said["required"] = list(said["properties"])


def written() -> str:
    """The file as it should be."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
