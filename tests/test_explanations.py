"""What happens, and what is left out, can be asked for its ruling, by its id in the edition's document."""

from __future__ import annotations

from pathlib import Path

import pytest
from judging import judge

from silverkey.cardgame.citations import under
from silverkey.cthulhu.rules.turn import FIRST_TURN
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.verbs.leaving import FINDING
from silverkey.cthulhu.verbs.occasions import ENDING, EXECUTING, USING, WINNING
from silverkey.judge import find_documents, judge_document
from silverkey.judge.explaining import Account
from silverkey.rulings import load

CASE = """\
case: {title}
game: cthulhu
edition: {edition}
phase: {phase}
players:
  Danielle: {danielle}
  Tommy: {tommy}
stories: [{stories}]
steps: [{steps}]
"""


def accounts(
    tmp_path: Path,
    danielle: str,
    tommy: str,
    steps: str,
    *,
    phase: str = "operations",
    stories: str = "Rotting Away",
    edition: str = "latest",
) -> tuple[Account, ...]:
    """What the judge explains of a position."""
    file = tmp_path / "case.yaml"
    file.write_text(
        CASE.format(
            title="x", edition=edition, phase=phase, danielle=danielle, tommy=tommy, stories=stories, steps=steps
        )
    )
    (document,) = find_documents([file])
    (result,) = judge_document(document, explain=True)
    assert result.passed, result.messages
    return result.accounts


def told(found: tuple[Account, ...]) -> str:
    return "\n".join(one.sentence for account in found for one in account.happened)


def cited(found: tuple[Account, ...]) -> set[str]:
    return {ruling for account in found for ruling in account.rulings}


@pytest.mark.parametrize(
    "ids",
    [
        *sorted({verb.rulings for verb in VERBS.values() if verb.rulings}),
        *USING.values(),
        *WINNING.values(),
        ENDING,
        EXECUTING,
        FINDING,
    ],
    ids=", ".join,
)
def test_every_ruling_that_explains_an_event_exists(ids: tuple[str, ...]) -> None:
    assert set(ids) <= set(load().by_id)


def test_a_card_that_is_found_does_not_leave_play(tmp_path: Path) -> None:
    danielle = "{in play: [Yithian Scout], deck: [{card: Yithian Scout, as: other}]}"
    tommy = "{hand: [Short Fuse], domains: [{Agency: 5}]}"
    steps = "{Tommy: {play: Short Fuse, target: Yithian Scout}}, {Danielle: {trigger: Yithian Scout, target: other}}"
    found = accounts(tmp_path, danielle, tommy, steps)
    taken = [one for one in found[-1].happened if "from the deck into hand" in one.sentence]
    assert [one.rulings for one in taken] == [FINDING]


@pytest.mark.parametrize(
    ("danielle", "reason"),
    [
        ("[{card: Mad Artist, insane: true, attached: [Sedated]}]", "Sedated forbids it"),
        ("[{card: Mad Artist, insane: true}, Poltergeist]", "Poltergeist says so"),
    ],
)
def test_whoever_stays_insane_in_the_refresh_phase_is_told_why(tmp_path: Path, danielle: str, reason: str) -> None:
    found = accounts(tmp_path, f"{{in play: {danielle}}}", "{}", "{until: draw}", phase="refresh")
    assert f"Mad Artist: {reason}" in told(found)


def test_a_cancelled_wound_leaves_out_what_comes_after_then(tmp_path: Path) -> None:
    found = accounts(
        tmp_path,
        "{hand: [Sacrificial Offerings], domains: [{Cthulhu: 1}]}",
        "{in play: [Forest Sister], domains: [{Neutral: 1}]}",
        "Danielle: {play: Sacrificial Offerings, drain: 1}, Tommy: {trigger: Forest Sister, drain: 1}",
    )
    assert "Sacrificial Offerings: What comes after “then” is left out" in told(found)
    assert "coc-latest/1.3.b" in cited(found)


def test_a_story_whose_attackers_are_gone_is_said_to_be_left_out(tmp_path: Path) -> None:
    found = accounts(
        tmp_path,
        "{in play: [Mad Artist]}",
        "{in play: [Laboratory Assistant, Celano Fragments], domains: [{Neutral: 2}]}",
        "Danielle: {commit: {Mad Artist: 1}}, Tommy: {commit: {Laboratory Assistant: 1}}, "
        "Tommy: {trigger: Celano Fragments, x: 2, target: Mad Artist, drain: 1}, until: end of turn",
        phase="story",
    )
    assert "Rotting Away: Nobody attacks here any more, so it does not resolve." in told(found)
    assert "coc-latest/3.1.c" in cited(found)


def test_a_story_phase_without_attackers_is_said_to_be_over(tmp_path: Path) -> None:
    found = accounts(tmp_path, "{in play: [Mad Artist]}", "{}", "until: end of turn", phase="story")
    assert "Nobody was committed, so the story phase is over." in told(found)
    assert "coc-latest/timing/end-of-story-phase.a" in cited(found)


def test_the_story_phase_of_the_first_turn_is_left_out_by_a_rule_and_no_card(tmp_path: Path) -> None:
    first = "operations\nfirst turn: true"
    found = accounts(tmp_path, "{in play: [Mad Artist]}", "{}", "until: end of turn", phase=first)
    lines = [one.sentence for account in found for one in account.happened]
    assert FIRST_TURN.sentence in lines


def test_a_story_phase_that_a_card_skips_is_explained_by_that_card(tmp_path: Path) -> None:
    found = accounts(
        tmp_path,
        "{hand: [Glimpse of the Void], in play: [Mad Artist], domains: [{Shub-Niggurath: 4}]}",
        "{}",
        "Danielle: {play: Glimpse of the Void, drain: 1}, until: end of turn",
    )
    assert "Glimpse of the Void: Each player skips his story phase." in told(found)
    assert "coc-latest/errata/forgotten-lore/glimpse-of-the-void" in cited(found)
    assert "first turn" not in told(found)


def test_a_story_effect_that_cannot_be_executed_says_so(tmp_path: Path) -> None:
    found = accounts(
        tmp_path,
        "{in play: [Mad Artist]}",
        "{won: [Opening Night]}",
        "Danielle: {commit: {Mad Artist: 1}}, until: end of turn",
        phase="story",
        stories="{story: Dreamwalkers, tokens: {Danielle: 4}}",
    )
    assert "Dreamwalkers: There is nothing that it may choose." in told(found)
    assert "coc-latest/1.9.b" in cited(found)


def test_who_cannot_go_insane_in_a_struggle_is_named(tmp_path: Path) -> None:
    found = accounts(
        tmp_path,
        "{in play: [Thing from the Stars]}",
        "{in play: [Triggerman]}",
        "Danielle: {commit: {Thing from the Stars: 1}}, Tommy: {commit: {Triggerman: 1}}, until: end of turn",
        phase="story",
    )
    assert "Triggerman: A character with Willpower cannot go insane." in told(found)


def test_rulings_have_the_ids_of_the_edition_that_is_played(tmp_path: Path) -> None:
    steps = "Danielle: {play: Binding, drain: 1}, Tommy: {play: Power Drain, drain: 1}"
    hands = ("{hand: [Binding], in play: [Ghost], domains: [{Miskatonic: 1}]}",)
    older = accounts(tmp_path, *hands, "{hand: [Power Drain], domains: [{Hastur: 2}]}", steps, edition='"1.4"')
    assert "coc-1.4/rules/paying-costs.f" in cited(older)
    assert "coc-latest/2.13.f" not in cited(older)
    assert under(("coc-latest/2.13.f",), "latest") == ("coc-latest/2.13.f",)


def test_a_ruling_stands_on_the_line_that_it_decides(tmp_path: Path) -> None:
    steps = "Danielle: {play: Shotgun Blast, x: 2, drain: 1}"
    found = accounts(tmp_path, "{hand: [Shotgun Blast], domains: [{Agency: 2}]}", "{in play: [Mad Artist]}", steps)
    lines = [str(one) for account in found for one in account.happened]
    assert "Danielle drains domain 1. [coc-latest/2.13.a]" in lines
    assert "Mad Artist is wounded (Shotgun Blast)." in lines


def test_what_only_later_documents_say_is_no_ground_of_what_happens(tmp_path: Path) -> None:
    found = accounts(tmp_path, "{}", "{}", "until: draw", edition='"1.4"')
    assert all(ruling.startswith("coc-1.4/") for ruling in cited(found))


def test_phases_are_told_from_their_beginning_to_their_end(tmp_path: Path) -> None:
    found = accounts(tmp_path, "{}", "{}", "until: draw")
    lines = [str(one) for account in found for one in account.happened]
    assert lines[:2] == ["The operations phase begins. [coc-latest/timing/framework.a]", "The operations phase ends."]
    assert lines[-6:-1] == [
        "The story phase ends.",
        "It is the end of the turn. [coc-latest/timing/end-of-turn.a]",
        "The turn is over.",
        "Turn 3: Tommy.",
        "The refresh phase begins. [coc-latest/timing/framework.a]",
    ]


def test_what_happens_on_the_way_is_told_under_until(tmp_path: Path) -> None:
    steps = "Danielle: {play: Mad Artist, drain: 1}, until: draw"
    found = accounts(tmp_path, "{hand: [Mad Artist], domains: [{Hastur: 3}]}", "{}", steps)
    played, until = found[-2:]
    assert played.happened[-1].sentence == "Mad Artist enters play."
    assert (until.step, until.happened[0].sentence) == ("until draw", "The operations phase ends.")


def test_what_makes_a_move_possible_is_told_under_that_move(tmp_path: Path) -> None:
    steps = "Danielle: {cannot: {play: Mad Artist, now: true}}, Danielle: {play: Mad Artist, drain: 1}"
    found = accounts(tmp_path, "{hand: [Mad Artist], domains: [{Hastur: 3}]}", "{}", steps, phase="resource")
    assert _sentences(found[0]) == ["That is only possible during your operations phase."]
    assert _sentences(found[1])[:4] == [
        "The resource phase begins.",
        "The resource phase ends.",
        "The operations phase begins.",
        "Danielle drains domain 1.",
    ]


def test_what_a_phase_brings_is_not_told_under_the_until_that_stops_before_it(tmp_path: Path) -> None:
    until, choose = accounts(
        tmp_path, "{in play: [Basilisk, Mad Artist]}", "{}", "until: end of turn, Danielle: {choose: 1}"
    )
    assert _sentences(until)[-1] == "The story phase ends."
    assert _sentences(choose)[:2] == ["It is the end of the turn.", "The Forced Response of Basilisk triggers."]


def test_what_happens_up_to_the_last_window_of_a_cannot_is_told_under_it(tmp_path: Path) -> None:
    steps = "until: end of turn, Danielle: {cannot: {commit: {Poltergeist: 1}}}"
    until, cannot = accounts(tmp_path, "{in play: [Poltergeist]}", "{}", steps)
    assert _sentences(until)[-1] == "The story phase ends."
    assert _sentences(cannot)[:2] == ["It is the end of the turn.", "The turn is over."]
    assert _sentences(cannot)[-1] == "No window offers it."


def _sentences(account: Account) -> list[str]:
    return [one.sentence for one in account.happened]


def test_passives_and_forced_responses_are_not_used_by_anybody(tmp_path: Path) -> None:
    forced = accounts(tmp_path, "{in play: [Cthulhu]}", "{}", "until: resource", phase="draw")
    assert "The Forced Response of Cthulhu triggers." in told(forced)
    passive = accounts(
        tmp_path,
        "{hand: [Get it Off!], domains: [{Cthulhu: 3}]}",
        "{in play: [{card: Ghost, attached: [Stygian Eye]}]}",
        "Danielle: {play: Get it Off!, target: Stygian Eye, drain: 1}",
    )
    assert "The passive effect of Stygian Eye applies." in told(passive)
    assert "uses" not in told(forced) + told(passive)


def test_the_winner_of_a_story_executes_its_effect(tmp_path: Path) -> None:
    found = accounts(
        tmp_path,
        "{in play: [Mad Artist], won: [Opening Night]}",
        "{won: [Rotting Away]}",
        "Danielle: {commit: {Mad Artist: 1}}, Danielle: yes, Tommy: {choose: Rotting Away}",
        phase="story",
        stories="{story: Dreamwalkers, tokens: {Danielle: 4}}",
    )
    assert "Danielle executes the effect of Dreamwalkers." in told(found)
    assert "Tommy shuffles Rotting Away back into the story deck." in told(found)


def test_an_effect_that_comes_to_nothing_is_said_to(tmp_path: Path) -> None:
    found = accounts(
        tmp_path,
        "{hand: [Byakhee Attack], domains: [{Hastur: 4}]}",
        "{hand: [Ghost]}",
        "Danielle: {play: Byakhee Attack, drain: 1}",
    )
    assert told(found).endswith("Danielle plays Byakhee Attack.\nNothing comes of Byakhee Attack.")


@pytest.mark.parametrize("story", ["Opening Night", "The Secret of the North Woods", "Nowhere to Hide"])
def test_a_story_effect_that_is_done_to_all_of_none_comes_to_nothing(tmp_path: Path, story: str) -> None:
    assert f"executes the effect of {story}.\nNothing comes of {story}." in told(_won(tmp_path, story, "Danielle: yes"))


def test_a_story_effect_that_changes_what_nobody_tells_of_does_not_come_to_nothing(tmp_path: Path) -> None:
    found = _won(tmp_path, "The Seventh Gate", "Danielle: yes, Danielle: {choose: Dreamwalkers}")
    assert "executes the effect of The Seventh Gate." in told(found)
    assert "Nothing comes of" not in told(found)


def _won(tmp_path: Path, story: str, steps: str) -> tuple[Account, ...]:
    return accounts(
        tmp_path,
        "{in play: [{card: Hired Muscle, committed: 1}]}",
        "{}",
        steps,
        phase="story.resolve",
        stories=f"{{story: {story}, tokens: {{Danielle: 4}}}}]\nstory deck: [Rotting Away, Dreamwalkers",
    )


def test_what_cannot_be_cancelled_says_so(tmp_path: Path) -> None:
    found = accounts(
        tmp_path,
        "{hand: [Seal of Isis, Shotgun Blast], domains: [{Agency: 2}]}",
        "{in play: [Mad Artist], hand: [Power Drain], domains: [{Hastur: 2}]}",
        "Danielle: {play: Seal of Isis}, Danielle: {play: Shotgun Blast, x: 2, drain: 1}, "
        "Tommy: {play: Power Drain, drain: 1}",
        edition='"2.0"',
    )
    assert "Shotgun Blast: The effects of that card cannot be cancelled." in told(found)


def test_a_cannot_is_explained_by_each_refusal_with_its_own_rulings(tmp_path: Path) -> None:
    steps = "Tommy: {cannot: {commit: {Mad Artist: 1}}, because: coc-latest/timing/end-of-story-phase.a}, until: draw"
    found = accounts(tmp_path, "{}", "{in play: [Mad Artist]}", steps, phase="story")
    cannot = next(account for account in found if account.step.startswith("cannot"))
    assert [str(one) for one in cannot.happened] == [
        "Nobody was committed, so the story phase is over. [coc-latest/timing/end-of-story-phase.a]"
    ]


def test_a_deck_that_has_run_out_is_not_explained_by_three_stories(tmp_path: Path) -> None:
    found = accounts(tmp_path, "{deck size: 1}", "{}", "until: resource", phase="draw")
    assert str(found[-1].happened[-1]) == (
        "Tommy wins the game: the other deck has run out. [coc-latest/faq/samantha-grace-deck-out]"
    )


def test_an_effect_that_finds_nothing_to_choose_on_its_way_says_so(tmp_path: Path) -> None:
    steps = "Danielle: {play: The Black Goat's Rage}"
    hand = "{in play: [Hungry Dark Young], hand: [The Black Goat's Rage], domains: [{Shub-Niggurath: 4}]}"
    found = accounts(tmp_path, hand, "{in play: [T-Men]}", steps)
    assert "The Black Goat's Rage: There is nothing that it may choose." in told(found)


def test_cards_go_by_the_names_of_the_case_and_blank_stories_by_number(tmp_path: Path) -> None:
    found = accounts(
        tmp_path,
        "{in play: [{card: Mad Artist, as: first}, Mad Artist]}",
        "{}",
        "Danielle: {commit: {first: 2}}, until: end of turn",
        phase="story",
    )
    assert "Mad Artist (first) commits to story 2." in told(found)
    assert "Story 2 resolves." in told(found)


def test_resources_that_a_weakness_takes_are_lost_and_not_spent(tmp_path: Path) -> None:
    (result,) = judge(
        tmp_path,
        """
        case: Paranoia takes all resources
        game: arkham
        investigators:
          Roland Banks: {at: Study, deck: [Paranoia]}
        locations: {Study: {clues: 1}}
        steps:
          - Roland Banks: draw
        """,
        explain=True,
    )
    assert "Roland Banks loses 5 resources (Paranoia)." in told(result.accounts)
