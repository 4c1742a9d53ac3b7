"""A real browser at a real server, for tests that click as a person would.

Chromium is Debian's; where it is missing and may be installed, it is. Everything stays on loopback.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from clicking import Visitor
from playwright.sync_api import Browser, sync_playwright
from serving import Server

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Root needs the first; the others keep the browser from looking for anything but the page."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these tests run in one process, since each process would start a browser and a server of its own."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))


def chromium() -> str:
    """Where Chromium is; skips, with the reason, where there is none and none can be installed."""
    found = shutil.which("chromium")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        found = shutil.which("chromium")
    if found is None:
        pytest.skip("There is no Chromium here, and it cannot be installed: apt-get install chromium.")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium without a window, closed after each file: as long as it runs, so does an event loop in this process."""
    path = chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that hands out the client as it is built."""
    subprocess.run([sys.executable, ROOT / "tools/client.py", "build"], check=True)
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Opens pages for one person after the other, each with a browser profile of his own.

    What goes wrong on a page, by its own account, fails the test.
    """
    visitor = Visitor(browser, f"http://127.0.0.1:{server.port}")
    yield visitor
    visitor.close()
