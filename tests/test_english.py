"""What cards say is English: every text box, and every effect in every kind of sentence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest
from grammar import faults
from wordings import wordings

from silverkey.cardgame.words.cancelling import Instead
from silverkey.cardgame.words.conditions import OPPONENTS_TURN
from silverkey.cardgame.words.constants import Static
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.flow import EachDoes, If, Then, may, one_of, then
from silverkey.cardgame.words.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER
from silverkey.cardgame.words.references import THIS
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.vocabulary.abilities import Ability, GainAbility, action, disrupt, forced, response
from silverkey.cthulhu.vocabulary.conditions import Overpaid, is_committed
from silverkey.cthulhu.vocabulary.costs import pay
from silverkey.cthulhu.vocabulary.deeds import EXHAUST_NAMED, SACRIFICE
from silverkey.cthulhu.vocabulary.hands import DrawCards
from silverkey.cthulhu.vocabulary.lasting import at_end
from silverkey.cthulhu.vocabulary.triggers import AFTER_COMMITTING, AFTER_ENTERING, EFFECT_TRIGGERED
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.language.program import Instruction


@pytest.mark.parametrize("card", wordings(), ids=lambda card: card.code)
def test_a_text_box_is_english(card: Card) -> None:
    for line in write_card(card):
        assert faults(line, card.title) == [], line


STAND_APART = (Cost, Instead, Then)
"""What is paid, what needs another instruction after it, and what comes after another."""


@lru_cache(maxsize=1)
def instructions() -> dict[str, Instruction]:
    """Every instruction that some card gives, by how it reads."""
    nodes = [node for card in wordings() for ability in card.abilities for node in ability.walk()]
    return {
        text: node
        for node in nodes
        if isinstance(node, Instruction) and not isinstance(node, STAND_APART) and (text := node.english("Ghost"))
    }


def sentences_with(one: Instruction) -> Iterator[Ability]:
    """An instruction in all kinds of places."""
    draw = DrawCards()
    yield action(one)
    yield action(pay(1), one)
    yield action(EXHAUST_NAMED, SACRIFICE, draw, then(one))
    yield action(pay(2), may(one), then(may(pay(1), one)))
    yield response(AFTER_ENTERING, Overpaid(), one)
    yield forced(AFTER_COMMITTING, EachDoes(EACH_PLAYER, (one,)))
    yield forced(AFTER_COMMITTING, EachDoes(EACH_OPPONENT, (draw, then(one)), if_able=True))
    yield action(EachDoes(THAT_PLAYER, (may(one),)))
    yield action(pay(1), EachDoes(EACH_OPPONENT, (one, draw)))
    yield disrupt(EFFECT_TRIGGERED, one_of(one, draw))
    yield action(OPPONENTS_TURN, EachDoes(THAT_PLAYER, (one_of(draw, one),)))
    yield action(If(is_committed(), (one,), (draw,)))
    yield action(at_end("phase", one))


@pytest.mark.parametrize("place", range(13))
def test_an_effect_reads_well_wherever_it_stands(place: int) -> None:
    wrong = []
    for one in instructions().values():
        text = list(sentences_with(one))[place].english("Ghost")
        wrong.extend(f"{fault} in: {text}" for fault in faults(text, "Ghost"))
    assert not wrong, "\n".join(wrong)


def test_an_ability_that_is_gained_reads_well() -> None:
    for one in instructions().values():
        text = Static(THIS, (GainAbility(action(pay(1), one)),)).english("Ghost")
        assert faults(text, "Ghost") == [], text
