"""Putting the instructions of an effect into sentences."""

from __future__ import annotations

from dataclasses import replace

from silverkey.cthulhu.vocabulary.cancelling import Instead
from silverkey.cthulhu.vocabulary.choices import Choose
from silverkey.cthulhu.vocabulary.deeds import Do
from silverkey.cthulhu.vocabulary.entering import PutIntoPlay
from silverkey.cthulhu.vocabulary.hands import ToHand
from silverkey.cthulhu.vocabulary.references import Chosen
from silverkey.cthulhu.vocabulary.searching import Pick
from silverkey.language import english
from silverkey.language.program import Instruction

MERGED = {"wound", "destroy", "ready", "exhaust", "restore", "insane"}
"""Verbs that read best together with the choice: 'choose and wound a character'."""


def sentences(effect: tuple[Instruction, ...], title: str) -> list[str]:
    """The instructions of an effect as sentences, choices joined with what they are for."""
    found: list[str] = []
    skip = False
    for place, instruction in enumerate(effect):
        if skip:
            skip = False
            continue
        following = effect[place + 1] if place + 1 < len(effect) else None
        if isinstance(instruction, Instead) and following is not None:
            found.append(f"{instruction.english(title)} {following.english(title)}")
            skip = True
            continue
        if isinstance(instruction, Choose) and _joins(instruction, following):
            assert isinstance(following, Do)
            may = "may " if instruction.optional else ""
            able = ", if able" if instruction.if_able else ""
            if following.verb == "insane":
                found.append(f"{may}choose {instruction.what()} to go insane{able}")
            else:
                found.append(f"{may}choose and {following.verb} {instruction.what()}{able}")
            skip = True
        elif isinstance(instruction, Pick) and _goes_into_play(instruction, following):
            assert isinstance(following, PutIntoPlay)
            found.append(following.english(title, instruction.taken()))
            skip = True
        elif isinstance(instruction, Pick) and _is_taken(instruction, following):
            assert isinstance(following, Do | ToHand)
            found.append(replace(following, who=Chosen(instruction.name, instruction.taken())).english(title))
            skip = True
        elif isinstance(instruction, Pick) and instruction.of_a_kind and _is_found(instruction, following):
            found.extend((instruction.english(title), "reveal that card and put it into your hand"))
            skip = True
        else:
            found.append(instruction.english(title))
    return found


def _joins(choice: Choose, following: Instruction | None) -> bool:
    return (
        not choice.freely
        and isinstance(following, Do)
        and following.verb in MERGED
        and isinstance(following.who, Chosen)
        and following.who.name == choice.name
        and following.number == 1
        and not following.if_able
    )


def _goes_into_play(pick: Pick, following: Instruction | None) -> bool:
    """Whether what is picked is put into play at once, and not searched for: 'put into play a card from your hand'."""
    return (
        isinstance(following, PutIntoPlay)
        and isinstance(following.who, Chosen)
        and following.who.name == pick.name
        and pick.number == 1
        and not (pick.optional or pick.hidden)
    )


def _is_taken(pick: Pick, following: Instruction | None) -> bool:
    """Whether something else is done at once to what is picked: 'destroy a card', 'put 2 cards into your hand'."""
    return (
        isinstance(following, Do | ToHand)
        and isinstance(following.who, Chosen)
        and following.who.name == pick.name
        and (pick.number == 1 or isinstance(following, ToHand))
        and not (pick.optional or pick.hidden)
    )


def _is_found(pick: Pick, following: Instruction | None) -> bool:
    """Whether what is searched for is then taken into hand."""
    return isinstance(following, ToHand) and isinstance(following.who, Chosen) and following.who.name == pick.name


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
