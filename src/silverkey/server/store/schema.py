"""The tables of the database. The same for SQLite and PostgreSQL; `migrations/` says how older ones become these."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

accounts = Table(
    "account",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(40), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("turned", Integer, nullable=False),
    Column("created", Float, nullable=False),
)
"""Who has an account. ``folded`` is the name as it is compared; ``password`` is an argon2 hash;
``turned`` counts how often it was changed, which ends every sitting that was signed in before."""

games = Table(
    "game",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("edition", String(16), nullable=False),
    Column("wish", JSON, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("title", Text, nullable=False),
    Column("stage", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("version", String(32), nullable=False),
    Column("result", JSON, nullable=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("ix_game_stage_touched", "stage", "touched"),
)
"""A game: what was wished for and agreed before it began. Its stage is ``open``, ``playing`` or ``over``; ``clock`` is
the minutes that each seat has, or 0."""

seats = Table(
    "seat",
    metadata,
    Column("game_id", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("key_hash", String(64), nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("decks", JSON, nullable=False),
    Column("spent", Float, nullable=False),
    Column("account_id", ForeignKey("account.id", ondelete="SET NULL"), nullable=True),
    Column("settings", JSON, nullable=False),
    Index("ix_seat_account_id", "account_id"),
    Index("ix_seat_key_hash", "key_hash"),
)
"""Who sits where: a bot of some kind, or whoever holds the key, of which only the hash is kept. A seat without either
is free, for whoever holds the invitation. It brings a deck for each player that it decides for; ``spent`` is
the seconds that it has thought, where there is a clock."""

entries = Table(
    "entry",
    metadata,
    Column("game_id", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("said", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
"""What was done, in order and never changed: answers, and what is taken back. A game is played anew from these."""

snapshots = Table(
    "snapshot",
    metadata,
    Column("game_id", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""The state of a game after so many entries, now and then: what is left of it if the rules have changed since."""

messages = Table(
    "message",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("game.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What was said at a table."""

decks = Table(
    "deck",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account_id", ForeignKey("account.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("game", String(16), nullable=False),
    Column("name", String(120), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
"""Decks that were built here, as JSON that the command line reads too. Without an account: this machine's."""

positions = Table(
    "position",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""Positions that were laid out for the judge, as case files."""
