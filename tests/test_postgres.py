"""A club's server keeps its games in PostgreSQL: the same tests as over SQLite, over a real one."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from postgres import cluster, new_database
from serving import Server
from test_lobby import (
    test_a_link_gives_a_free_seat_once_and_the_game_begins_when_all_are_taken,
    test_a_seat_is_free_again_when_its_person_leaves_and_the_table_goes_with_its_host,
    test_strangers_see_join_and_watch_what_is_listed_and_nothing_else,
    test_your_tables_are_found_by_their_keys,
)
from test_server import (
    test_a_game_against_a_bot_is_played_to_its_end,
    test_after_a_crash_every_acknowledged_answer_is_still_there,
    test_what_is_wrong_is_refused_and_changes_nothing,
    test_what_was_done_can_be_taken_back_but_not_what_was_learnt,
)

from silverkey.server.store.accounts import Accounts
from silverkey.server.store.engine import engine_for, migrate
from silverkey.server.store.ledger import Conflict, Ledger
from silverkey.server.store.schema import metadata

__all__ = [
    "test_a_game_against_a_bot_is_played_to_its_end",
    "test_a_link_gives_a_free_seat_once_and_the_game_begins_when_all_are_taken",
    "test_a_seat_is_free_again_when_its_person_leaves_and_the_table_goes_with_its_host",
    "test_after_a_crash_every_acknowledged_answer_is_still_there",
    "test_strangers_see_join_and_watch_what_is_listed_and_nothing_else",
    "test_what_is_wrong_is_refused_and_changes_nothing",
    "test_what_was_done_can_be_taken_back_but_not_what_was_learnt",
    "test_your_tables_are_found_by_their_keys",
]
pytestmark = pytest.mark.xdist_group("postgres")
numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture
def database(postgres: str) -> str:
    return new_database(postgres, f"games{next(numbers)}")


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    with Server(tmp_path, database) as running:
        yield running


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_older_database_becomes_the_newest_with_every_column(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = f"sqlite:///{tmp_path / 'games.db'}" if kind == "sqlite" else request.getfixturevalue("database")
    engine = engine_for(address)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_two_accounts_of_one_name_are_a_conflict(database: str) -> None:
    engine = engine_for(database)
    migrate(engine)
    ledger = Ledger(engine)
    accounts = Accounts(engine, ledger)
    danielle = accounts.make("Danielle", "hash")
    with pytest.raises(Conflict):
        accounts.make("DANIELLE", "hash")
    assert accounts.named("danielle") == danielle
    assert accounts.turn(danielle, "other").turned == 1
    accounts.drop(danielle)
    assert accounts.named("danielle") is None
    ledger.close()
    engine.dispose()
