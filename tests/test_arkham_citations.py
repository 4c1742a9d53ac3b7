"""What happens in Arkham Horror, and what is refused, names what it rests on."""

import importlib
import pkgutil

import pytest

import silverkey.arkham
from silverkey.arkham.game import Game
from silverkey.arkham.verbs import VERBS
from silverkey.arkham.verbs.enemies import Attack
from silverkey.arkham.words import ENEMY_PHASE, INVESTIGATION, MYTHOS, UPKEEP
from silverkey.cardgame.citations import citations
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.verbs import Verb
from silverkey.kernel.event import Detail, Event
from silverkey.rulings import load

BY_THEIR_REASON = ("left out",)
"""Verbs that rest on whatever reason they are told with."""


@pytest.mark.parametrize("name", [name for name in VERBS if name not in BY_THEIR_REASON])
def test_every_verb_names_what_it_rests_on(name: str) -> None:
    verb = VERBS[name]
    assert verb.rulings or type(verb).citations is not Verb.citations
    assert all(ruling in load().by_id for ruling in verb.rulings)


def test_what_an_event_rests_on_depends_on_what_it_is() -> None:
    game = Game()
    of_phases = [citations(game, Event("phase begins", detail=Detail(phase))) for phase in (MYTHOS, INVESTIGATION)]
    assert of_phases == [("ahlcg-reference/phase/1.1.a",), ("ahlcg-reference/phase/2.1.a",)]
    of_ends = [citations(game, Event("phase ends", detail=Detail(phase))) for phase in (ENEMY_PHASE, UPKEEP)]
    assert of_ends == [("ahlcg-reference/phase/3.4.a",), ("ahlcg-reference/phase/4.6.a",)]
    causes = ("opportunity", "retaliate", "enemy phase", "")
    attacks = [citations(game, Event("attack", 1, 0, cause=cause))[0] for cause in causes]
    assert attacks == [
        f"ahlcg-reference/{section}.a" for section in ("opportunity", "retaliate", "phase/3.3", "dealing")
    ]
    assert citations(game, Event("ready", 1)) != citations(game, Event("ready", 1, source=2))


def test_every_refusal_of_the_rules_and_the_words_names_what_it_rests_on() -> None:
    rooms = ("rules", "verbs", "vocabulary", "table")
    names = [one.name for one in pkgutil.walk_packages(silverkey.arkham.__path__, "silverkey.arkham.")]
    modules = [importlib.import_module(name) for name in names if name.split(".")[2] in rooms]
    found = [(module.__name__, value) for module in modules for value in vars(module).values()]
    refusals = {value: name for name, value in found if isinstance(value, Refusal)}
    assert len(refusals) > 20
    assert [refusal.sentence for refusal in refusals if not refusal.rulings] == []
    assert [one for refusal in refusals for one in refusal.rulings if one not in load().by_id] == []


def test_an_attack_that_a_card_brings_about_rests_on_dealing() -> None:
    assert Attack().citations(Event("attack", 1, 0, cause="revelation")) == ("ahlcg-reference/dealing.a",)
