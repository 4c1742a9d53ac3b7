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
from silverkey.cardgame.decks import Starter
from silverkey.cthulhu.catalogue import CardFacts
from silverkey.cthulhu.view import GameView
from silverkey.games import part
from silverkey.server import accounts, cards, casebook, decks, judging, lobby, protocol, replays, rulings, search, trial
from silverkey.server.answering import Problem
from silverkey.server.stepping import ReplayDocument
from silverkey.sitting.arkham.remarks import Remarks

FILE = Path(__file__).resolve().parent.parent / "web" / "protocol.schema.json"
UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
LIBRARY = (
    *(cards.CardPage, cards.Word, search.Found, casebook.CaseRun),
    *(rulings.RulingPage, rulings.ReadingPage, rulings.SectionPage, rulings.CasePage),
)
DECKS = (
    *(decks.NewDeck, decks.ChangedDeck, decks.CheckedDeck, decks.PricedDeck, decks.DeckFile),
    *(decks.DeckLine, decks.DeckPage, decks.Judged, decks.Priced, decks.ReadDeck, Starter),
)
JUDGE = (replays.Laid, trial.CaseToJudge, trial.Verdict, judging.KeptPosition, judging.CaseList)
LOBBY = (
    *(lobby.NewTable, lobby.Joining, lobby.Leaving, lobby.Beginning, lobby.Renaming, lobby.OwnKeys),
    *(lobby.Opened, lobby.Joined, lobby.TableTold, lobby.OwnTable, lobby.GameOffered),
)
ACCOUNTS = (accounts.Credentials, accounts.ChangedPassword, accounts.Deletion, accounts.WhoYouAre)
OTHERS = (*LOBBY, *ACCOUNTS, Problem, ReplayDocument, *LIBRARY, *DECKS, *JUDGE)
GAMES = {"cthulhu": (GameView, CardFacts), "arkham": (ArkhamGameView, ArkhamCardFacts, Remarks)}
"""What each game says of itself."""
SHARED = ("GameView", "DecisionView", "OptionView", "FaceView", "Remarks")
"""What games say, each in its own way."""
ABOUT_DECKS = {"NewDeck", "ChangedDeck", "CheckedDeck", "PricedDeck", "DeckFile"}
SAID = {kind.__name__ for kind in protocol.ClientMessage.__args__}
IN_LOBBY = {"NewTable", "Wish", "Sitter", "Joining", "Leaving", "Beginning", "Renaming", "OwnKeys"}
IN_ACCOUNTS = {"Credentials", "ChangedPassword", "Deletion"}
FROM_CLIENTS = {*IN_LOBBY, *IN_ACCOUNTS, "CaseToJudge", *ABOUT_DECKS, *SAID}
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
