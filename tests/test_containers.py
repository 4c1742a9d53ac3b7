"""The files for containers: what they name is there. No engine is needed to read them."""

from __future__ import annotations

import re
from pathlib import Path

import yaml
from typer.testing import CliRunner

from silverkey.commands.app import app

ROOT = Path(__file__).parents[1]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
IMAGE = (ROOT / "Dockerfile").read_text()


def test_every_setting_that_the_files_make_is_one_of_the_command() -> None:
    known = set(re.findall(r"SILVERKEY_\w+", CliRunner().invoke(app, ["serve", "--help"], terminal_width=400).output))
    made = {name for name in COMPOSE["services"]["silverkey"]["environment"] if name.startswith("SILVERKEY_")}
    made |= set(re.findall(r"SILVERKEY_\w+(?==)", IMAGE))
    assert made
    assert made <= known


def test_services_depend_on_services_and_keep_their_games_in_a_volume() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert ("build" in service) != ("image" in service)
    assert {volume.split(":")[0] for volume in services["postgres"]["volumes"]} == set(COMPOSE["volumes"])
    assert all(port.startswith("127.0.0.1:") for port in services["silverkey"]["ports"])


def test_no_secret_stands_in_the_files() -> None:
    for name, value in COMPOSE["services"]["silverkey"]["environment"].items():
        assert "SECRET" not in name or value.startswith("${SILVERKEY_SECRET:?")
    assert COMPOSE["services"]["postgres"]["environment"]["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")
    assert ".env" in (ROOT / ".dockerignore").read_text().splitlines()


def test_the_image_copies_what_is_there_and_runs_as_nobody_special() -> None:
    for line in IMAGE.splitlines():
        match line.split():
            case ["COPY", source, _]:
                assert (ROOT / source).exists()
    assert IMAGE.index("USER 10001") < IMAGE.index('CMD ["silverkey", "serve"]')
