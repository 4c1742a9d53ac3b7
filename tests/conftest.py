"""Settings shared by all tests."""

from collections.abc import Iterator

import pytest
import structlog
from hypothesis import HealthCheck, settings

from silverkey.compiled import is_compiled

settings.register_profile(
    "silverkey",
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("silverkey")

collect_ignore = [
    "games.py",
    "inventions.py",
    "positions.py",
    "postgres.py",
    "worlds.py",
    "cthulhu_worlds.py",
    "arkham_worlds.py",
    "filling.py",
    "toy.py",
    "toy_table.py",
    "toy_view.py",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs the core as plain Python is left out where it is compiled."""
    if is_compiled():
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip(reason="the core is compiled"))


@pytest.fixture(autouse=True)
def nobody_elses_log() -> Iterator[None]:
    """What a server has said of how it logs holds for no test after it: the stream is closed by then."""
    yield
    structlog.reset_defaults()
