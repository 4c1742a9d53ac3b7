"""How the client is built into the package; its own tests are in web/."""

from __future__ import annotations

import json
import os
from pathlib import Path

import client
import protocol
import pytest


def a_node(folder: Path, version: str) -> Path:
    """A folder with a Node that says it is of this version."""
    folder.mkdir()
    for name, says in (("node", version), ("npm", "11.0.0")):
        (folder / name).write_text(f"#!/bin/sh\necho {says}\n")
        (folder / name).chmod(0o755)
    return folder


def some_sources(folder: Path) -> Path:
    """A folder with sources."""
    (folder / "src/gallery").mkdir(parents=True)
    (folder / "src/main.tsx").write_text("render();")
    return folder


def test_the_lock_file_names_no_registry_and_checks_everything_it_names() -> None:
    packages = json.loads((client.WEB / "package-lock.json").read_text())["packages"]
    fetched = {name: package for name, package in packages.items() if name}
    assert [name for name, package in fetched.items() if "resolved" in package] == []
    assert [name for name, package in fetched.items() if "integrity" not in package] == []


def test_the_oldest_node_is_the_one_that_the_client_says() -> None:
    said = json.loads((client.WEB / "package.json").read_text())["engines"]["node"]
    assert said == ">=" + ".".join(map(str, client.OLDEST))


def test_a_node_that_is_too_old_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = a_node(tmp_path / "old", "v18.20.4"), a_node(tmp_path / "new", "v20.19.0")
    monkeypatch.setattr("sys.executable", str(tmp_path / "nowhere/python"))
    monkeypatch.setenv("PATH", str(old))
    assert client.node_folder() is None
    monkeypatch.setenv("PATH", str(new))
    assert client.node_folder() == new


def test_the_node_beside_python_is_taken_where_none_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = a_node(tmp_path / "bin", "v24.1.0")
    monkeypatch.setattr("sys.executable", str(beside / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert client.node_folder() == beside


def test_without_any_node_it_is_said_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"needs Node 20\.19 or newer"):
        client.npm("ci")


def test_the_client_is_built_while_its_sources_are_the_same(tmp_path: Path) -> None:
    sources, built = some_sources(tmp_path / "web"), tmp_path / "static"
    assert not client.is_built(sources, built)
    built.mkdir()
    (built / client.BUILT_FROM).write_text(client.fingerprint(sources))
    os.utime(sources / "src/main.tsx", (0, 0))
    assert client.is_built(sources, built)
    (sources / "src/main.tsx").write_text("render(1);")
    assert not client.is_built(sources, built)


@pytest.mark.parametrize("folder", ["node_modules/preact", "src/gallery/data", "src/wire"])
def test_what_is_fetched_or_exported_is_no_source(tmp_path: Path, folder: str) -> None:
    sources = some_sources(tmp_path / "web")
    before = client.fingerprint(sources)
    (sources / folder).mkdir(parents=True)
    (sources / folder / "index.json").write_text("{}")
    assert client.fingerprint(sources) == before


def test_a_source_that_moves_is_a_change(tmp_path: Path) -> None:
    sources = some_sources(tmp_path / "web")
    before = client.fingerprint(sources)
    (sources / "src/main.tsx").rename(sources / "src/start.tsx")
    assert client.fingerprint(sources) != before


def test_the_schema_of_the_wire_is_up_to_date() -> None:
    assert protocol.FILE.read_text(encoding="utf-8") == protocol.written(), "make protocol writes it anew"
