"""Judging cases that a test writes down."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from silverkey.judge import Result, judge_paths


def judge(folder: Path, text: str, explain: bool = False) -> list[Result]:
    """The results of a case file with this text."""
    file = folder / "asked.yaml"
    file.write_text(dedent(text), encoding="utf-8")
    return judge_paths([file], explain)


def faults(folder: Path, text: str) -> str:
    """What is wrong with a case file of one case; nothing if it passes."""
    (result,) = judge(folder, text)
    return "\n".join(result.messages)
