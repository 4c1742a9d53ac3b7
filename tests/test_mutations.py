"""A folder of a thousand cases, each spoilt at random, gets refusals or results and never a traceback."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from silverkey.judge import judge_paths

CASES = Path(__file__).parent.parent / "cases"
SEPARATOR = re.compile(r"^---$", re.MULTILINE)
TOKEN = re.compile(r"[\w'.\"-]+")
FOLDERS = 4
MUTANTS = 250
"""In each folder: together the thousand."""


def drop_line(text: str, rng: random.Random) -> str:
    lines = text.splitlines()
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines)


def double_line(text: str, rng: random.Random) -> str:
    lines = text.splitlines()
    place = rng.randrange(len(lines))
    return "\n".join([*lines[:place], lines[place], *lines[place:]])


def swap_lines(text: str, rng: random.Random) -> str:
    lines = text.splitlines()
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def drop_letter(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text))
    return text[:place] + text[place + 1 :]


def add_letter(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text))
    return text[:place] + rng.choice("{}[]:,-#&*!|>'\"%@` 0nxé\t") + text[place:]


def swap_words(text: str, rng: random.Random) -> str:
    one, other = sorted(rng.sample(list(TOKEN.finditer(text)), 2), key=lambda found: found.start())
    middle = text[one.end() : other.start()]
    return text[: one.start()] + other[0] + middle + one[0] + text[other.end() :]


def other_number(text: str, rng: random.Random) -> str:
    numbers = list(re.finditer(r"\d+", text))
    if not numbers:
        return text
    found = rng.choice(numbers)
    number = rng.choice(("0", "-1", "7", "99", "999999999", "1e9", "4.5", "true", "null"))
    return text[: found.start()] + number + text[found.end() :]


def other_indent(text: str, rng: random.Random) -> str:
    lines = text.splitlines()
    place = rng.randrange(len(lines))
    lines[place] = lines[place].lstrip() if rng.random() < 0.5 else f"  {lines[place]}"
    return "\n".join(lines)


SPOILING: tuple[Callable[[str, random.Random], str], ...] = (
    drop_line,
    double_line,
    swap_lines,
    drop_letter,
    add_letter,
    swap_words,
    other_number,
    other_indent,
)


def spoilt(cases: list[str], rng: random.Random) -> str:
    """A valid case with one to three things wrong with it."""
    text = rng.choice(cases).strip()
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(SPOILING)(text, rng) or "?"
    return text


@pytest.mark.parametrize("seed", range(FOLDERS))
def test_spoilt_cases_are_judged_or_refused(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    cases = [
        case for file in sorted(CASES.rglob("*.yaml")) for case in SEPARATOR.split(file.read_text()) if case.strip()
    ]
    for number in range(MUTANTS):
        (tmp_path / f"{number:03}.yaml").write_text(spoilt(cases, rng))
    results = judge_paths([tmp_path])
    assert {Path(result.file).name for result in results} == {f"{number:03}.yaml" for number in range(MUTANTS)}
    for result in results:
        assert result.passed or result.messages
        assert not any("The engine broke off" in message or "Traceback" in message for message in result.messages)
