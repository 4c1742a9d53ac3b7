"""What is kept of decks. Without accounts they are this machine's, and whoever uses it may change them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Engine, delete, insert, select, update

from silverkey.server.keys import new_id
from silverkey.server.store.ledger import Ledger
from silverkey.server.store.schema import decks

MOST = 500
"""So many decks are listed."""


class KeptDeck(NamedTuple):
    """A deck as it is kept."""

    id: str
    account: int | None
    game: str
    name: str
    text: str
    created: float
    touched: float


class Decks:
    """All decks that are kept."""

    def __init__(self, engine: Engine, ledger: Ledger) -> None:
        self._engine = engine
        self._ledger = ledger

    def find(self, id: str) -> KeptDeck | None:
        """A deck, or None. Whoever has its link may look at it."""
        with self._engine.connect() as connection:
            row = connection.execute(select(decks).where(decks.c.id == id)).mappings().first()
        return None if row is None else _kept(row)

    def of(self, account: int | None) -> list[KeptDeck]:
        """The decks of an account, or of this machine; what was changed last comes first."""
        wanted = select(decks).where(decks.c.account_id == account).order_by(decks.c.touched.desc()).limit(MOST)
        with self._engine.connect() as connection:
            return [_kept(row) for row in connection.execute(wanted).mappings()]

    def keep(self, account: int | None, game: str, name: str, text: str) -> KeptDeck:
        """Keep a new deck; it is on disk when this returns."""
        now = time.time()
        deck = KeptDeck(new_id(), account, game, name, text, now, now)
        row = {**deck._asdict(), "account_id": account}
        del row["account"]
        self._ledger.write(insert(decks).values(row)).result()
        return deck

    def change(self, deck: KeptDeck, name: str, text: str) -> KeptDeck:
        """Keep a deck as it is now; it is on disk when this returns."""
        changed = deck._replace(name=name, text=text, touched=max(time.time(), deck.touched + 1e-6))
        values = {"name": name, "text": text, "touched": changed.touched}
        self._ledger.write(update(decks).where(decks.c.id == deck.id).values(values)).result()
        return changed

    def drop(self, id: str) -> None:
        """Keep a deck no more."""
        self._ledger.write(delete(decks).where(decks.c.id == id)).result()


def _kept(row: Mapping[Any, Any]) -> KeptDeck:
    of = ("id", "account_id", "game", "name", "text", "created", "touched")
    return KeptDeck(*(row[column] for column in of))
