"""The database: SQLite in a file of its own, or whatever a URL names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

KINDS = ("sqlite", "postgresql")
MIGRATIONS = Path(__file__).with_name("migrations")


def engine_for(url: str) -> Engine:
    """The engine of a database. Raises ValueError, with a sentence for people, if it cannot be used."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise ValueError(f"“{url}” is no address of a database, such as sqlite:///games.db.") from None
    if parsed.get_backend_name() not in KINDS:
        raise ValueError(f"Games are kept in SQLite or PostgreSQL, not in {parsed.get_backend_name()}.")
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    engine = create_engine(parsed, connect_args={"timeout": 30})
    event.listen(engine, "connect", _settle_sqlite)
    return engine


def _settle_sqlite(connection: Any, _: Any) -> None:
    """What is committed is on disk, and whoever reads does not wait for whoever writes."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the form of this version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
