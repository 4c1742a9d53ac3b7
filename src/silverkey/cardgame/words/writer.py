"""Writing an ability as it would stand on a card."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from silverkey.cardgame.words.abilities import Ability
from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.conditions import Counting
from silverkey.cardgame.words.flow import EachDoes, Times
from silverkey.cardgame.words.phrasing import sentences
from silverkey.cardgame.words.players import ControllerOf
from silverkey.language import english


@dataclass(frozen=True)
class Writer:
    """How a game writes abilities."""

    headings: Mapping[str, str]
    """What stands before an ability of a kind."""
    places: Mapping[str, str]
    """Where an ability works that does not work in play, by zone."""
    measured: tuple[type, ...] = ()
    """Words that tell with 'for each' what they count (their ``per``), so that it needs no definition."""
    suffered: Mapping[str, str] = field(default_factory=dict)
    """What cards do that is done to them, in the third person and as it stands after 'have': 'goes', 'go'."""

    def ability(self, ability: Ability, title: str) -> str:
        """One ability: restriction, heading, trigger, costs, effect, definitions, limit."""
        parts = self.restrictions(ability, title)
        body = self.body(ability, title)
        text = " ".join(english.sentence(part) for part in (self.opening(ability, body, title), *body[1:]))
        parts.append(self.headed(self.heading(ability), text))
        parts.extend(english.sentence(where) for where in self.definitions(ability))
        if ability.limit is not None:
            parts.append(ability.limit.english())
        return " ".join(parts)

    def body(self, ability: Ability, title: str) -> list[str]:
        """What it does, in sentences."""
        return sentences(ability.effect, title)

    def headed(self, heading: str, text: str) -> str:
        """A text after its heading."""
        return f"{heading}: {text}" if heading else text

    def is_played(self, ability: Ability) -> bool:
        """Whether using it is playing its card."""
        return any(cost.plays for cost in ability.costs)

    def restrictions(self, ability: Ability, title: str) -> list[str]:
        """The sentences that say when alone it can be used."""
        verb = "play" if self.is_played(ability) else "use"
        alone = [condition for condition in ability.when if condition.alone]
        return [english.sentence(f"{verb} {condition.restriction(title)}") for condition in alone]

    def heading(self, ability: Ability) -> str:
        """What stands before it."""
        heading = self.headings.get(ability.kind, "")
        if heading and ability.zone in self.places and not self.is_played(ability):
            heading = f"{heading} ({self.places[ability.zone]})"
        return heading

    def opening(self, ability: Ability, body: list[str], title: str) -> str:
        """The first sentence: when, if what, at what price, and what is done first."""
        first = body[0] if body else ""
        costs = costs_told(ability, title)
        if costs:
            first = f"{english.listed(costs)} {english.following('to', self.purpose(ability, title, first))}"
        conditions = [condition.english(title) for condition in ability.when if not condition.alone]
        if conditions:
            first = f"if {english.listed(conditions)}, {first}"
        first = _subject_once(ability, first, title)
        if ability.trigger is not None:
            first = f"{ability.moment(title)}, {first}"
        for start in ability.while_true:
            if start.subject():
                first = re.sub(f"^{re.escape(start.subject())} ", "that player ", first)
        if ability.while_true:
            first = f"whenever {english.listed(c.english(title) for c in ability.while_true)}, {first}"
        return first

    def purpose(self, ability: Ability, title: str, first: str) -> str:
        """What an effect says first, to stand after 'to'."""
        opening = ability.effect[0] if ability.effect else None
        told = getattr(opening, "infinitive", None)
        return told(title) if told is not None else self.infinitive(first)

    def infinitive(self, text: str) -> str:
        """A clause as it stands after 'to'.

        >>> Writer({}, {}, suffered={" falls asleep": " fall asleep"}).infinitive("that character falls asleep")
        'have that character fall asleep'
        """
        if english.leading(text)[0] or text.startswith(("choose ", "you ")):
            return text
        for one, many in self.suffered.items():
            for ending in (one, many):
                if text.endswith(ending):
                    return f"have {text.removesuffix(ending)}{many}"
        return text

    def definitions(self, ability: Ability) -> list[str]:
        """What X is, where the ability itself says so and not 'for each'."""
        told = [getattr(node, "per", None) for node in ability.walk() if isinstance(node, self.measured)]
        told += [node.what for node in ability.walk() if isinstance(node, Counting)]
        told += [node.number for node in ability.walk() if isinstance(node, Times)]
        told += [number for node in ability.walk() for number in node.tells]
        others = {node for each in ability.walk() if isinstance(each, EachDoes) for node in each.walk()}
        found = (
            english.of_others(node.where()) if node in others else node.where()
            for node in ability.walk()
            if isinstance(node, Amount) and node not in told
        )
        return [text for text in dict.fromkeys(found) if text]


def _subject_once(ability: Ability, text: str, title: str) -> str:
    """What an effect says, with 'that player' for the controller of a card if the clause before has named him."""
    before = " ".join((ability.moment(title), *(start.english(title) for start in ability.while_true)))
    for instruction in ability.effect[:1]:
        if isinstance(instruction, EachDoes) and isinstance(instruction.who, ControllerOf):
            subject = instruction.who.english()
            if subject in before and text.startswith(f"{subject} "):
                return f"that player{text.removeprefix(subject)}"
    return text


def costs_told(ability: Ability, title: str) -> list[str]:
    """What is to be paid. A card that has just been named is 'it'."""
    told: list[str] = []
    for cost in ability.costs:
        text = cost.english("it" if told and told[-1].endswith(title) else title)
        if text:
            told.append(text)
    return told
