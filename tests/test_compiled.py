"""A compiled core is used only while it is made from the source that stands beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverkey import compiled

NAME = "silverkey/kernel/state.py"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one file of a core, which has been compiled."""
    monkeypatch.setattr(compiled, "SOURCE", tmp_path)
    source = tmp_path / NAME
    source.parent.mkdir(parents=True)
    source.write_text("one = 1\n")
    (tmp_path / compiled.MANIFEST).write_text(f"{compiled.fingerprint(source)}  {NAME}\n")
    return tmp_path


def test_a_core_that_is_made_from_its_source_is_taken(package: Path) -> None:
    assert compiled.is_compiled()
    compiled.check()


@pytest.mark.parametrize("text", ["one = 2\n", None])
def test_a_core_whose_source_has_changed_or_is_gone_is_refused(package: Path, text: str | None) -> None:
    if text is None:
        (package / NAME).unlink()
    else:
        (package / NAME).write_text(text)
    with pytest.raises(compiled.StaleCore, match=r"kernel/state\.py has changed .* `make fast`, .* `make slow`"):
        compiled.check()


def test_without_a_list_of_what_was_compiled_the_core_is_plain_python(package: Path) -> None:
    (package / compiled.MANIFEST).unlink()
    assert not compiled.is_compiled()
    compiled.check()
