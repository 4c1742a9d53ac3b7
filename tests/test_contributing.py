"""The card that CONTRIBUTING.md writes in ten minutes works as it says."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.judge import judge_paths

ROOT = Path(__file__).resolve().parent.parent


def blocks() -> list[str]:
    """What is to be typed, in its order."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    part = page.partition("## Write a card in ten minutes\n")[2].partition("\n## ")[0]
    return [
        dedent(block).lstrip("\n") for block in re.findall(r"(?:^(?: {4}.*)?\n)+", part, re.MULTILINE) if block.strip()
    ]


def test_the_card_stands_in_its_file_as_the_page_writes_it() -> None:
    first_lines, card, *_ = blocks()
    file = (ROOT / "src/silverkey/cthulhu/cards/forgotten_lore/agency.py").read_text(encoding="utf-8")
    assert file.startswith(first_lines)
    assert card in file


def test_its_case_passes(tmp_path: Path) -> None:
    (case,) = (block for block in blocks() if block.lstrip().startswith("case:"))
    (tmp_path / "case.yaml").write_text(case, encoding="utf-8")
    (result,) = judge_paths([tmp_path / "case.yaml"])
    assert result.messages == ()
    assert "that character gets +1 skill and gains [C]." in " ".join(write_card(find_card("Development Camp")))
