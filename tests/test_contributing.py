"""The card that CONTRIBUTING.md writes in ten minutes works as it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = """
import sys
from silverkey.cthulhu.library import LIBRARY, find_card
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.judge import judge_paths

exec(compile(open("card.py").read(), "card.py", "exec"), {})
print(*write_card(find_card("Development Camp")))
(result,) = judge_paths(["case.yaml"])
print(*result.messages, end="", file=sys.stderr)
"""


def blocks() -> list[str]:
    """What is to be typed, in its order."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    part = page.partition("## Write a card in ten minutes\n")[2].partition("\n## ")[0]
    return [dedent(block) for block in re.findall(r"(?:^(?: {4}.*)?\n)+", part, re.MULTILINE) if block.strip()]


def test_the_card_is_read_and_its_case_passes(tmp_path: Path) -> None:
    file, card, *_ = blocks()
    (case,) = (block for block in blocks() if block.lstrip().startswith("case:"))
    (tmp_path / "card.py").write_text(f"{file}{card}", encoding="utf-8")
    (tmp_path / "case.yaml").write_text(case, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "that character gets +1 skill and gains [C]." in done.stdout
