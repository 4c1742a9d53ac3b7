"""A mistake in a case file is pointed at, with its line and the nearest right spelling."""

from __future__ import annotations

from pathlib import Path

import pytest
from judging import faults, judge

from silverkey.judge import judge_paths

PLAYERS = "players: {Danielle: {in play: [Mad Artist], hand: [Shotgun Blast]}, Tommy: {}}"

MISTAKES = {
    "an unknown key": (f"case: a\nphaze: story\n{PLAYERS}", "asked.yaml:2: A case has no “phaze”. Did you mean phase?"),
    "an unknown card": (
        "case: a\nplayers:\n  Danielle:\n    hand: [Mad Artst]\n  Tommy: {}",
        "asked.yaml:4: There is no card called “Mad Artst”. Did you mean Mad Artist?",
    ),
    "an unknown player": (
        f"case: a\n{PLAYERS}\nsteps:\n  - Daniele: pass",
        "asked.yaml:4: There is no player called “Daniele”. Did you mean Danielle?",
    ),
    "an unknown phase": (f"case: a\nphase: opperations\n{PLAYERS}", "asked.yaml:2: There is no phase “opperations”."),
    "an unknown move": (
        f"case: a\n{PLAYERS}\nsteps:\n  - Danielle: {{plya: Shotgun Blast}}",
        "asked.yaml:4: A move has no “plya”. Did you mean play?",
    ),
    "an unknown answer beside a move": (
        f"case: a\n{PLAYERS}\nsteps:\n  - Danielle: {{play: Shotgun Blast, traget: Mad Artist}}",
        "asked.yaml:4: A move has no “traget”. Did you mean target?",
    ),
    "an unknown answer": (
        f"case: a\n{PLAYERS}\nsteps:\n  - Danielle: {{choose: Terorr}}",
        "asked.yaml:4: Nothing in this case is called “Terorr”. Did you mean Terror?",
    ),
    "an unknown expectation of a card": (
        f"case: a\n{PLAYERS}\nexpect:\n  Mad Artist: {{zones: hand}}",
        "asked.yaml:4: A card has no “zones”. Did you mean zone?",
    ),
    "an unknown expectation of a player": (
        f"case: a\n{PLAYERS}\nexpect: {{Danielle: {{drain: [1]}}}}",
        "asked.yaml:3: A player has no “drain”. Did you mean drained?",
    ),
    "an unknown zone": (f"case: a\n{PLAYERS}\nexpect: {{Mad Artist: {{zone: hands}}}}", "There is no zone “hands”."),
    "an unknown edition": (f"case: a\nedition: 4.2\n{PLAYERS}", "asked.yaml:2: There is no edition “4.2”."),
    "an unknown game": (f"case: a\ngame: cthulu\n{PLAYERS}", "There is no game “cthulu”. Did you mean cthulhu?"),
    "an unknown faction": (
        "case: a\nplayers: {Danielle: {domains: [{Agensy: 2}]}, Tommy: {}}",
        "There is no faction called “Agensy”. Did you mean The Agency?",
    ),
    "a card that is not laid out": (
        f"case: a\n{PLAYERS}\nsteps:\n  - Danielle: {{play: Binding}}",
        "asked.yaml:4: No Binding is laid out in this case.",
    ),
    "yes for true": (
        "case: a\nplayers: {Danielle: {in play: [{card: Ghost, insane: yes}]}, Tommy: {}}",
        "asked.yaml:2: true or false belongs here, not “yes”.",
    ),
    "a word for a number": (
        "case: a\nplayers: {Danielle: {in play: [{card: Ghost, wounds: two}]}, Tommy: {}}",
        "A whole number from 0 up belongs here, not “two”.",
    ),
    "an alias of what it is part of": (
        "case: a\nplayers: &all\n  A: *all\n  B: {}",
        "asked.yaml:3: This stands for what it is itself part of.",
    ),
    "a third player": ("case: a\nplayers: {A: {}, B: {}, C: {}}", "Two players belong here, not 3."),
    "no title": (PLAYERS, "A case needs case:"),
    "a name given twice": (
        "case: a\nplayers: {Danielle: {hand: [{card: Ghost, as: x}, {card: Binding, as: x}]}, Tommy: {}}",
        "Something else is called “x” already.",
    ),
    "a deck too small": (
        "case: a\nplayers: {Danielle: {deck: [Ghost, Binding], deck size: 1}, Tommy: {}}",
        "The deck names 2 cards, which is more than 1.",
    ),
    "a conspiracy of nobody": (
        f"case: a\n{PLAYERS}\nstories: [{{story: The Bootleg Whiskey Cover-Up}}]",
        "The Bootleg Whiskey Cover-Up is a conspiracy: say whose with owner:",
    ),
    "tokens in the story deck": (
        f"case: a\n{PLAYERS}\nstory deck: [{{story: Dreamwalkers, tokens: {{Danielle: 1}}}}]",
        "In the story deck lie stories, and nothing on them.",
    ),
    "a character as a story": (f"case: a\n{PLAYERS}\nstories: [Ghost]", "Ghost is neither a story nor a conspiracy."),
    "a fourth story": (
        f"case: a\n{PLAYERS}\nstories: [Dreamwalkers, Rotting Away, Opening Night, Through the Gates]",
        "Only three stories are in play",
    ),
    "a step that is two": (
        f"case: a\n{PLAYERS}\nsteps:\n  - {{Danielle: pass, Tommy: pass}}",
        "A step is one of: a player with a move, check, asked, until.",
    ),
    "a target beside commit": (
        f"case: a\n{PLAYERS}\nsteps:\n  - Danielle: {{commit: {{Mad Artist: 1}}, target: Mad Artist}}",
        "“target” cannot stand beside commit.",
    ),
    "a list for a case": ("- case: a", "A case is written as key: value"),
    "a list without a bottom": ("case: " + "[" * 100_000, "asked.yaml:1: This is nested too deeply"),
    "aliases of aliases": (
        "a: &a [1, 2, 3]\n"
        + "".join(f"{x}: &{x} [{f'*{y}, ' * 30}]\n" for x, y in (("b", "a"), ("c", "b"), ("d", "c"))),
        "asked.yaml:4: This is too long for a case",
    ),
    "an alias of nothing": ("case: *nobody", "asked.yaml:1: This is not YAML: nothing is called &nobody"),
    "a tag": ("case: !mine a", "asked.yaml:1: The tag !mine means nothing here"),
    "a number of 6,000 digits": (
        f"case: a\nplayers: {{Danielle: {{deck size: {'9' * 6000}}}, Tommy: {{}}}}",
        "asked.yaml:2: A whole number from 0 up belongs here, not “9999999999999999999999999999999999999999…”",
    ),
    "something that is not YAML": ("case: [a", "This is not YAML"),
    "a key given twice": (
        f"case: a\ncase: b\n{PLAYERS}",
        "asked.yaml:2: This is not YAML: the key “case” is given twice",
    ),
}


@pytest.mark.parametrize(("text", "fault"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, text: str, fault: str) -> None:
    assert fault in faults(tmp_path, text)


def test_one_unreadable_case_does_not_hide_the_next(tmp_path: Path) -> None:
    results = judge(tmp_path, f"case: [a\n---\ncase: b\n{PLAYERS}\n---\ncase: c\n{PLAYERS}\nexpect: {{Ghost: {{}}}}")
    assert [result.status for result in results] == ["failed", "passed", "failed"]
    assert [result.line for result in results] == [2, 3, 6]


def test_a_missing_file_is_a_failure_with_its_name(tmp_path: Path) -> None:
    (result,) = judge_paths([tmp_path / "nowhere.yaml"])
    assert "nowhere.yaml:1: The file cannot be read" in result.messages[0]


def test_a_file_that_is_not_text_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00case")
    (result,) = judge_paths([tmp_path])
    assert "it is not UTF-8 text" in result.messages[0]


def test_a_folder_without_cases_is_a_failure(tmp_path: Path) -> None:
    assert [result.status for result in judge_paths([tmp_path])] == ["failed"]


@pytest.mark.parametrize(
    "cards",
    [
        "&me {card: Ghost, attached: [*me]}",
        "{card: Ghost, attached: [" * 150 + "Binding" + "]}" * 150,
        "[" * 3000 + "]" * 3000,
    ],
    ids=["a card attached to itself", "a tower of cards", "lists without end"],
)
def test_what_is_nested_too_deeply_is_answered_all_the_same(tmp_path: Path, cards: str) -> None:
    results = judge(tmp_path, f"case: a\nplayers: {{Danielle: {{in play: [{cards}]}}, Tommy: {{}}}}")
    assert [result.case for result in results] != []


def test_names_match_whatever_their_case_and_with_or_without_the(tmp_path: Path) -> None:
    text = """
        case: a
        phase: Story
        players:
          Danielle: {in play: [mad artist], won: [call of cthulhu]}
          Tommy: {domains: [{the agency: 1, SHUB: 1}]}
        expect: {MAD ARTIST: {Zone: In Play}, danielle: {won: [The Call of Cthulhu]}, tommy: {resources: {1: 2}}}
    """
    assert faults(tmp_path, text) == ""


def test_numbers_may_be_quoted(tmp_path: Path) -> None:
    text = """
        case: a
        edition: ["latest"]
        players: {Danielle: {in play: [{card: G-Men, wounds: "2"}], deck size: "7"}, Tommy: {domains: [{Hastur: "2"}]}}
        expect: {G-Men: {wounds: "2"}, Danielle: {deck: "7"}, Tommy: {resources: {"1": 2}}}
    """
    assert faults(tmp_path, text) == ""
