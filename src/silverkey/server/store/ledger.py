"""Writing: one thread that puts what many tables hand in on disk together, and says so when it is there."""

from __future__ import annotations

import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError

Deed = Sequence[Executable]
"""Statements that are carried out together or not at all."""

TOGETHER = 200
"""So many deeds share a transaction at the most."""


class Conflict(Exception):
    """What was handed in contradicts what is there: an entry with that number, an account of that name."""


class Ledger:
    """Takes deeds from any thread. The future of a deed is done once it is on disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[tuple[Deed, Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="ledger", daemon=True)
        self._thread.start()

    def write(self, *deed: Executable) -> Future[None]:
        """Hand in statements. The future raises Conflict, or whatever the database has against them."""
        done: Future[None] = Future()
        self._waiting.put((deed, done))
        return done

    @property
    def waiting(self) -> int:
        """How many deeds wait to be written."""
        return self._waiting.qsize()

    def close(self) -> None:
        """Write what was handed in, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while batch := self._taken():
            try:
                with self._engine.begin() as connection:
                    for deed, _ in batch:
                        _carry_out(connection, deed)
            except Exception:
                self._one_by_one(batch)  # one of them is at fault: the others are not to suffer for it
            else:
                for _, done in batch:
                    done.set_result(None)

    def _taken(self) -> list[tuple[Deed, Future[None]]]:
        """Wait for a deed and take whatever else is there by then; nothing once it is closed."""
        first = self._waiting.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < TOGETHER:
            try:
                another = self._waiting.get_nowait()
            except queue.Empty:
                break
            if another is None:
                self._waiting.put(None)
                break
            batch.append(another)
        return batch

    def _one_by_one(self, batch: list[tuple[Deed, Future[None]]]) -> None:
        for deed, done in batch:
            try:
                with self._engine.begin() as connection:
                    _carry_out(connection, deed)
            except IntegrityError as error:
                done.set_exception(Conflict(str(error.orig)))
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(None)


def _carry_out(connection: Connection, deed: Deed) -> None:
    for statement in deed:
        connection.execute(statement)
