"""Whatever is asked over HTTP, sensible or not, is answered in the form that is promised, never by a fault."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks
from serving import Server
from starlette.routing import Route

from silverkey.server.answering import Address
from silverkey.server.app import API, create_app
from silverkey.server.openapi import document
from silverkey.server.settings import Settings

SCHEMA = schemathesis.openapi.from_dict(document(API))
HURRIED = settings(
    max_examples=4,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running
        assert running.process.poll() is None


def validated(case: Any, server: Server) -> None:
    """Ask, and see that the answer is one of those that the document promises."""
    promises = (checks.not_a_server_error, checks.response_schema_conformance, checks.content_type_conformance)
    case.call_and_validate(base_url=f"http://127.0.0.1:{server.port}", checks=promises)


@SCHEMA.parametrize()
@HURRIED
def test_every_address_answers_what_it_promises(case: Any, server: Server) -> None:
    validated(case, server)


@pytest.mark.long
@SCHEMA.parametrize()
@settings(HURRIED, max_examples=60)
def test_every_address_answers_what_it_promises_however_often_it_is_asked(case: Any, server: Server) -> None:
    validated(case, server)


def test_every_address_is_described(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'games.db'}"))
    asked = [route for route in app.routes if isinstance(route, Route) and route.path.startswith("/api/")]
    assert {route.path for route in asked if not isinstance(route, Address)} == {"/api/openapi.json"}
    assert {route.path for route in asked if isinstance(route, Address)} == {address.path for address in API}
