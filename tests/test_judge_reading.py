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
    "a title without its comma": (
        "case: a\nplayers:\n  Danielle:\n    hand: [Norman Blackwood Jr.]\n  Tommy: {}",
        "asked.yaml:4: There is no card called “Norman Blackwood Jr.”. Did you mean Norman Blackwood, Jr.?",
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
    "a game that nobody knows": (
        f"case: a\ngame: chess\n{PLAYERS}",
        "There is no game “chess”. There are: cthulhu, arkham.",
    ),
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
        "A whole number from 0 to 999999 belongs here, not “two”.",
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
    "a story deck too small": (
        f"case: a\n{PLAYERS}\nstory deck: [Dreamwalkers]\nstory deck size: 0",
        "The deck names 1 cards, which is more than 0.",
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
        "asked.yaml:2: A whole number from 0 to 999 belongs here, not “9999999999999999999999999999999999999999…”",
    ),
    "a number of 6,000 digits as an answer": (
        f"case: a\n{PLAYERS}\nsteps:\n  - Danielle: {{choose: {'9' * 6000}}}",
        "asked.yaml:4: A name or a word belongs here, not “9999999999999999999999999999999999999999…”",
    ),
    "a place of 6,000 digits": (
        f"case: a\nplayers: {{Danielle: {{in play: [{{card: Ghost, committed: {'9' * 6000}}}]}}, Tommy: {{}}}}",
        "asked.yaml:2: A name or a word belongs here, not “9999999999999999999999999999999999999999…”",
    ),
    "a story that there is not": (
        "case: a\nplayers: {Danielle: {in play: [{card: Ghost, committed: 4}]}, Tommy: {}}",
        "asked.yaml:2: There is no story 4.",
    ),
    "a ruling that there is not": (
        f"case: a\ncites: [coc-latest/2.13.f,\n  coc-latest/2.31.f]\n{PLAYERS}",
        "asked.yaml:3: There is no ruling “coc-latest/2.31.f”. Did you mean coc-latest/",
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


MANY_MISTAKES = """\
case: a
edition: 4.2
phas: story
players:
  Danielle:
    in play: [Mad Artst, {card: Ghost, wounds: many, comitted: 1}, Shotgun Blast]
    hand: [Binding, Dreamwalkers]
    domains: [{Agncy: 2}]
  Tommy: {hnad: []}
stories: [Opening Nigt]
steps:
  - Danielle: {play: Bindin, target: Mad Artist, x: two}
  - Tomy: pass
  - check: {Ghost: {zone: gone, colour: red}, Opening Night: {zone: in play}}
expect:
  Danielle: {drained: all}
"""


def test_all_mistakes_of_a_case_are_told_at_once_in_the_order_of_their_lines(tmp_path: Path) -> None:
    told = faults(tmp_path, MANY_MISTAKES).splitlines()
    lines = [int(one.split("asked.yaml:")[1].split(":")[0]) for one in told]
    assert lines == [2, 3, 6, 6, 6, 6, 7, 8, 9, 10, 12, 12, 13, 14, 14, 16]


LEFT_EMPTY = """\
case: a
cites:
players:
  Danielle:
    in play: [Mad Artist, {card: Ghost, committed: }]
    hand:
    domains: [~, {Agency: }]
  Tommy:
stories:
steps:
  - Danielle:
      trigger: Mad Artist
      target: # to be said

      drain:
  - Danielle: {choose}
  - Danielle: {pass}
  - Danielle: {commit: }
  - Danielle: {cannot: {pass}, because: }
  - check:
  - asked: {respond: }
  - until:
expect:
  Mad Artist:
  Ghost: {icons: , faction: , skill: }
"""


def test_what_is_left_empty_is_a_mistake_unless_it_is_all_that_a_player_has(tmp_path: Path) -> None:
    told = faults(tmp_path, LEFT_EMPTY).splitlines()
    lines = [int(one.split("asked.yaml:")[1].split(":")[0]) for one in told]
    assert lines == [2, 5, 6, 7, 7, 9, 13, 15, 16, 18, 19, 20, 21, 22, 24, 25, 25, 25]
    assert told[6].endswith("asked.yaml:13: Something belongs here, or [] for nothing.")
    assert told[11].endswith("asked.yaml:20: Something belongs here, written as key: value.")


def test_nothing_is_written_as_such(tmp_path: Path) -> None:
    told = "cites: []\nstories: []\nsteps: []\nexpect: {Shotgun Blast: {icons: ''}, Tommy: {hand: []}, Danielle: {}}"
    assert faults(tmp_path, f"case: a\n{PLAYERS}\n{told}") == ""


def test_what_a_misspelt_card_is_said_to_do_is_no_second_mistake(tmp_path: Path) -> None:
    told = faults(
        tmp_path,
        "case: a\nplayers: {Danielle: {in play: [{card: Mad Artst, as: him}]}, Tommy: {}}\n"
        "steps: [Danielle: {commit: {him: 1}}]\nexpect: {Mad Artist: {zone: in play}, Mad Artst: {wounds: 0}}",
    )
    assert told.endswith("asked.yaml:2: There is no card called “Mad Artst”. Did you mean Mad Artist?")
    assert "\n" not in told


def test_very_many_mistakes_are_counted(tmp_path: Path) -> None:
    told = faults(tmp_path, f"case: a\nplayers: {{Danielle: {{hand: [{'Nobody at all, ' * 60}]}}, Tommy: {{}}}}")
    assert told.splitlines()[50:] == ["There are 10 more mistakes."]


@pytest.mark.parametrize("cited", ["coc-latest/2.13", "COC-latest/2.13.F", "reading/1", "ahlcg-1.2/1.3"])
def test_a_section_a_ruling_and_a_reading_can_be_cited(tmp_path: Path, cited: str) -> None:
    assert faults(tmp_path, f"case: a\ncites: {cited}\n{PLAYERS}") == ""


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
