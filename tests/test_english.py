"""What the game writes is English: every text box, every effect in every kind of sentence, every refusal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from wordings import wordings

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.vocabulary.abilities import Ability, action, disrupt, forced, response
from silverkey.cthulhu.vocabulary.cancelling import Instead
from silverkey.cthulhu.vocabulary.changes import GainAbility
from silverkey.cthulhu.vocabulary.conditions import OPPONENTS_TURN, IsCommitted, Overpaid
from silverkey.cthulhu.vocabulary.costs import EXHAUST_NAMED, SACRIFICE, Cost, pay
from silverkey.cthulhu.vocabulary.flow import EachDoes, If, Then, may, one_of, then
from silverkey.cthulhu.vocabulary.hands import DrawCards
from silverkey.cthulhu.vocabulary.lasting import at_end
from silverkey.cthulhu.vocabulary.references import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER
from silverkey.cthulhu.vocabulary.triggers import AFTER_COMMITTING, AFTER_ENTERING, EFFECT_TRIGGERED
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.language.node import Node
from silverkey.language.program import Instruction

VOWEL = r"(?:(?i:[aeio]|u(?!ni|se))|\[[AI]\]|hour|X\b)"
ORDERS = "attach|choose|commit|destroy|discard|draw|drain|exhaust|move|pay|pick|play|put|return|sacrifice|take"
THINGS = "card|character|token|wound|resource|icon|domain|struggle"
DOES = "gains|gets|loses|goes|is|has|enters|does|counts"
DO = "gain|get|lose|go|are|have|enter|do|count"
FAULTS = {
    "a doubled space": r"  ",
    "a space before a stop": r" [.,;:!?](?!\d)",
    "a stop too many": r"(?<!\.)\.\.(?!\.)|,,|,\.|;\.|:\.|, [.;]|“ | ”",
    "an ending that belongs to another word": r"[,.]e?s\b",
    "a doubled word": r"\b(\w+) \1\b(?<!that that)(?<!had had)",
    "the wrong article": rf"\b(?i:a) (?!one\b){VOWEL}|\b(?i:an) (?!{VOWEL})",
    "a verb that is not yours": rf"\byou (?:controls|has|is|does|wins|owns|(?:{ORDERS})e?s)\b",
    "a verb that is not his": rf"(?<!have )\b(?:he|that player) (?:control|have|are|do|win|own|{ORDERS})\b",
    "a verb that does not follow": rf"\b(?:must|may|cannot|to) (?:{ORDERS})e?s\b",
    "a subject that does not follow": r"\b(?:must|may) (?:that|those|it|all|attached|the|you|he|then|until|if|at)\b",
    "somebody who does nothing": r"\b(?:he|player|opponent) (?:until|then|if|at|that|those|all|it|its|the)\b",
    "a lead that does not follow": r"\bto (?:until|then|at the end|if|you may|that \w+ goes)\b",
    "one of many": rf"(?<![-+.\d])\b(?:1|one) (?:\w+ )?(?:stories|(?:{THINGS})s)\b",
    "many that are one": rf"\b(?:[2-9]|all|those|no) (?:story|{THINGS})\b(?! (?:cards|resources))",
    "many that do as one does": rf"\b(?<!two )(?:cards|characters|those \w+|they) (?:{DOES})\b",
    "one that does as many do": rf"\b(?<!to )(?<!have )(?:that|attached) (?:character|card|story) (?:{DO})\b",
    "fewer than none": r"[-−]\d+ or (?:fewer|lower|less|more|higher)",
    "a name of the program": r"_|\bNone\b|\bTrue\b|\bFalse\b|[{}<>]|\w\(\w*=|insane regardless|enter here|shuffle in\b",
    "an event in place of a verb": r"\b(?i:insane|uncommit|mill|bottom) (?:a|an|all|that|those|one|another|\d)\b",
    "a small letter at the beginning": r"(?<!\bDr)(?<!\bMr)(?<!\bSt)(?<!\.\.)[.!?]”? [a-z]",
}
"""What is wrong with a text in which this is found."""
PAIRS = ("“”", "()", "[]")


def faults(text: str, title: str = "") -> list[str]:
    """What is wrong with a text; a card's title is not of our making."""
    plain = text.replace(title, "Ghost") if title else text
    found = [f"{what}: {there[0]!r}" for what, pattern in FAULTS.items() if (there := re.search(pattern, plain))]
    found.extend(f"unbalanced {pair}" for pair in PAIRS if plain.count(pair[0]) != plain.count(pair[1]))
    if plain and not plain.rstrip("”)").endswith((".", "!", "?")):
        found.append("no stop at the end")
    if plain[:1].islower():
        found.append("no capital at the beginning")
    return found


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
    yield action(If(IsCommitted(), (one,), (draw,)))
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
        gained: Node = GainAbility(action(pay(1), one))
        assert isinstance(gained, GainAbility)
        text = f"Ghost {gained.english(many=False)}."
        assert faults(text, "Ghost") == [], text
