"""The table on your own machine: one command, one address, one server for your games."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from silverkey.server import here
from silverkey.server.app import CLIENT

BROWSER = "#!/bin/sh\necho browser: $1\n"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    browser = tmp_path / "browser"
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    return tmp_path


def command(home: Path, *arguments: str) -> subprocess.Popen[str]:
    own = {**os.environ, "SILVERKEY_HOME": str(home / "data"), "BROWSER": str(home / "browser")}
    own["PYTHONUNBUFFERED"] = "1"
    words = [sys.executable, "-m", "silverkey", *arguments]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=own)


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="The client is not built: make web.")
def test_the_table_opens_in_the_browser_at_a_free_port_and_once_for_each_data_folder(home: Path) -> None:
    with socket.socket() as taken:
        taken.bind((here.HOST, 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        first = command(home, "table", "--port", port)
        try:
            line = said(first)
            address = line.removeprefix("The table is open at ").split(" ")[0]
            assert address.startswith("http://127.0.0.1:") and not address.endswith(f":{port}")
            assert said(first).strip() == f"browser: {address}"
            with urlopen(address) as page:
                assert b"<title>Silverkey" in page.read()
            second = command(home, "table")
            assert second.communicate()[0].splitlines() == [
                f"The table is open already, at {address}",
                f"browser: {address}",
            ]
            third = command(home, "serve")
            assert f"in the hands of the server at {address}" in third.communicate()[1]
        finally:
            first.terminate()
            first.communicate()


def test_a_database_is_let_go_of_when_its_server_ends(tmp_path: Path) -> None:
    with here.held(tmp_path) as note:
        note.write_text("http://127.0.0.1:1")
        with pytest.raises(here.OpenAlready, match=r"127\.0\.0\.1"), here.held(tmp_path):
            pass
    with here.held(tmp_path):
        pass
