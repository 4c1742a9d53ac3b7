"""Putting the instructions of an effect into sentences."""

from __future__ import annotations

from silverkey.cardgame.words.cancelling import Instead
from silverkey.language import english
from silverkey.language.program import Instruction


def sentences(effect: tuple[Instruction, ...], title: str) -> list[str]:
    """The instructions of an effect as sentences, choices joined with what they are for."""
    found: list[str] = []
    rest = list(effect)
    while rest:
        instruction = rest.pop(0)
        told = [instruction.english(title)]
        if rest and isinstance(instruction, Instead):
            told = [f"{told[0]} {rest.pop(0).english(title)}"]
        elif rest and (together := rest[0].told_with(instruction, title)):
            told = together
            del rest[0]
        found.extend(filter(None, told))
    return found


def joined(effect: tuple[Instruction, ...], title: str) -> str:
    """The instructions of an effect as one clause, to 'you'."""
    texts = english.led_once(sentences(effect, title))
    return english.once(english.listed(texts).replace(" and then, ", " and then "))


def joined_of_others(effect: tuple[Instruction, ...], title: str) -> str:
    """The instructions of an effect as one clause, about 'him'."""
    texts = sentences(effect, title)
    told = [english.third_person(text) for text in texts]
    if told[0].startswith("may "):
        told[1:] = texts[1:]
    return english.listed(told)
