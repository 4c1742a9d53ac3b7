"""What a trigger says is what it hears: its clause comes from its fields, and a deaf one is refused."""
# ruff: noqa: F403, F405  (the whole vocabulary, as in a card file)

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from silverkey.arkham.game import Game as ArkhamGame
from silverkey.cardgame import events, triggering
from silverkey.cardgame.game import CardGame
from silverkey.cthulhu.cards.writing import *
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules import setup
from silverkey.cthulhu.table import drawing
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.moments import ANY_WAY, MOMENTS
from silverkey.judge import judge_paths
from silverkey.judge.cthulhu import layout
from silverkey.kernel.event import Event

CASES = Path(__file__).parent.parent / "cases"

CLAUSES = [
    (response, on("destroy", card=THIS), "after Ghost is destroyed"),
    (disrupt, on("destroy", card=THIS), "when Ghost would be destroyed"),
    (disrupt, on("destroy", card=THIS, source_types=(EVENT,)), "… would be destroyed by an effect of an event card"),
    (
        disrupt,
        on("wound", "destroy", card=HOST, by=OPPONENT),
        "… be wounded or destroyed by an opponent's effect",
    ),
    (response, on("sacrifice", card=characters(), player=YOU), "after you sacrifice a character"),
    (response, on("sacrifice", card=characters()), "after a character is sacrificed"),
    (response, on("enter", card=THIS, player=YOU, origin=HAND, causes=(PLAY,)), "after you play Ghost from your hand"),
    (response, on("enter", card=characters(), origin=HAND), "after a character enters play from its owner's hand"),
    (response, on("enter", "leaves play", by_effect=True), "after a card enters or leaves play through a card effect"),
    (response, on("play", player=OPPONENT, origin=HAND), "after an opponent plays a card from his hand"),
    (disrupt, on("resolve", causes=(ACTION, DISRUPT)), "before an Action or Disrupt resolves"),
    (disrupt, on("resolve", causes=TRIGGERED, by=YOU), "before your triggered effect resolves"),
    (disrupt, on("chosen", targets=THIS), "when an effect has chosen Ghost as a target"),
    (response, on("use", causes=(ACTION,), player=YOU), "after you trigger an Action"),
    (response, on("draw", when=(Phase(DRAW, THE_EVENT_PLAYER),)), "after a player draws cards during his draw phase"),
    (response, on("win struggle", player=OPPONENT, which="Arcane"), "after an opponent wins an [A] struggle"),
    (response, on("win struggle", player=YOU, amount_min=3), "after you win an icon struggle by at least 3 icons"),
    (response, on("lose struggle", player=YOU, card=HOST_STORY), "after you lose an icon struggle at attached story"),
    (forced, on("phase ends", which=STORY_PHASE), "at the end of the story phase"),
    (disrupt, on("turn begins", player=YOU), "before your turn begins"),
    (forced, on("phase begins", player=OPPONENT, which=END_OF_TURN), "at the end of an opponent's turn"),
    (response, on("enters discard", card=THIS, player=OPPONENT), "after Ghost enters an opponent's discard pile"),
    (response, on("succeed", player=YOU, which=OPPOSED), "after you succeed at a story where you were opposed"),
    (
        response,
        on("succeed", player=YOU, when=(Alone(),)),
        "after you succeed at a story, if Ghost was committed there alone",
    ),
]


@pytest.mark.parametrize(("kind", "trigger", "clause"), CLAUSES, ids=[clause for _, _, clause in CLAUSES])
def test_a_clause_is_written_from_what_a_trigger_looks_at(
    kind: Callable[..., Ability], trigger: Trigger, clause: str
) -> None:
    assert kind(trigger, DrawCards()).moment("Ghost").endswith(clause.removeprefix("…"))


DEAF = [
    (response, "replace story", "A response never hears “replace story”: make it a disrupt, or listen to “win story”."),
    (
        disrupt,
        "win struggle",
        "make it a forced response, passive, or response, or listen to “would win struggle”, “struggle effect”, or "
        "“after struggle”.",
    ),
    (replacement, "resolve", "A replacement never hears “resolve”: make it a disrupt."),
    (passive, "before struggle", "A passive never hears “before struggle”: make it a disrupt"),
    (disrupt, "leaves play", "A disrupt never hears “leaves play”"),
    (forced, "struggle effect", "make it a disrupt or replacement, or listen to “win struggle”."),
    (response, "phase ends", "A response never hears “phase ends”"),
    (response, "mulligan", "No card can answer “mulligan”"),
]


@pytest.mark.parametrize(("kind", "verb", "reason"), DEAF, ids=[f"{kind.__name__} {verb}" for kind, verb, _ in DEAF])
def test_a_trigger_that_its_ability_never_hears_is_refused(
    kind: Callable[..., Ability], verb: str, reason: str
) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        kind(on(verb), DrawCards())
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("trigger", "field"),
    [
        (on("destroy", card=THIS, origin=HAND), "origin"),
        (on("wound", player=YOU), "player"),
        (on("draw", amount_min=2), "amount_min"),
        (on("overpay", targets=THIS), "targets"),
        (on("turn begins", card=THIS), "card"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_a_clause_could_not_tell_is_refused(trigger: Trigger, field: str) -> None:
    with pytest.raises(ValueError, match=f"has no “{field}” that a card could tell"):
        forced(trigger, DrawCards())


class Everything(frozenset[Any]):
    """A game in which some card listens to whatever happens."""

    def __contains__(self, heard: object) -> bool:
        return True

    def isdisjoint(self, verbs: Any) -> bool:
        return False


@pytest.mark.plain
def test_each_kind_of_ability_hears_just_what_the_table_says(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: defaultdict[str, set[str]] = defaultdict(set)
    listening, index = triggering.listening, setup.index_listeners

    def watched(game: Game, kind: str, event: Event, only: int = -1) -> list[tuple[int, int, int, Ability]]:
        heard[event.verb].add(kind)
        return listening(game, kind, event, only)

    def attentive(game: Game) -> None:
        index(game)
        game.heard, game.heard_by = Everything(game.heard), Everything(game.heard_by)

    monkeypatch.setattr(triggering, "listening", watched)
    monkeypatch.setattr(events, "listening", watched)
    monkeypatch.setattr(drawing, "listening", watched)
    monkeypatch.setattr(Game, "may_be_interrupted", lambda game, verb: True)
    monkeypatch.setattr(layout, "index_listeners", attentive)
    judge_paths(
        [
            CASES / folder
            for folder in ("ancient_relics", "collectible", "editions", "errata", "thousand_young", "venice")
        ]
    )
    assert {verb: heard[verb] for verb in MOMENTS} == {verb: moment.heard for verb, moment in MOMENTS.items()}


@pytest.mark.parametrize("game", [Game, ArkhamGame])
def test_abilities_of_every_zone_have_numbers_below_those_of_cards_that_have_left(game: type[CardGame]) -> None:
    assert len(game.PLACES) * triggering.BY_ZONE <= triggering.REMAINS


def test_every_moment_is_one_of_the_verbs() -> None:
    assert set(MOMENTS) - set(ANY_WAY) <= set(VERBS)
