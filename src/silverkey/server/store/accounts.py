"""What is kept of accounts."""

from __future__ import annotations

import time
import unicodedata
from typing import NamedTuple

from sqlalchemy import ColumnElement, Engine, delete, insert, select, update

from silverkey.server.store.ledger import Ledger
from silverkey.server.store.schema import accounts


class Account(NamedTuple):
    """An account."""

    id: int
    name: str
    password: str
    """As a hash."""
    turned: int
    """How often the password was changed, and everybody signed out."""


def folded(name: str) -> str:
    """A name as it is compared: nobody is to be taken for another.

    >>> folded(" Ａda  Ｌ "), folded("ADA l")
    ('ada l', 'ada l')
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


class Accounts:
    """All accounts. What is written is handed to the ledger, and waited for: call it off the event loop."""

    def __init__(self, engine: Engine, ledger: Ledger) -> None:
        self._engine = engine
        self._ledger = ledger

    def named(self, name: str) -> Account | None:
        """The account of a name, or None."""
        return self._found(accounts.c.folded == folded(name))

    def numbered(self, id: int) -> Account | None:
        """The account of a number, or None."""
        return self._found(accounts.c.id == id)

    def _found(self, which: ColumnElement[bool]) -> Account | None:
        columns = [accounts.c[field] for field in Account._fields]
        with self._engine.connect() as connection:
            row = connection.execute(select(*columns).where(which)).first()
        return Account(*row) if row is not None else None

    def make(self, name: str, password: str) -> Account:
        """A new account. Raises Conflict if there is one of that name."""
        row = {"name": name, "folded": folded(name), "password": password, "turned": 0, "created": time.time()}
        self._ledger.write(insert(accounts).values(row)).result()
        made = self.named(name)
        assert made is not None
        return made

    def turn(self, account: Account, password: str) -> Account:
        """Another password, or the same with everybody signed out."""
        changed = account._replace(password=password, turned=account.turned + 1)
        statement = update(accounts).where(accounts.c.id == account.id)
        self._ledger.write(statement.values(password=password, turned=changed.turned)).result()
        return changed

    def drop(self, account: Account) -> None:
        """An account is no more; the games stay, whose seats are nobody's account any more."""
        self._ledger.write(delete(accounts).where(accounts.c.id == account.id)).result()
