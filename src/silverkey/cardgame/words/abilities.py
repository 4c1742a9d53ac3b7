"""Abilities: kind, trigger, restrictions, costs, effect."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.flow import Then
from silverkey.cardgame.words.triggers import Trigger
from silverkey.cardgame.zones import IN_PLAY
from silverkey.language.node import Node, field_names
from silverkey.language.program import Instruction


@dataclass(frozen=True, eq=False)
class Limit(Node):
    """How often an ability may be used in a period: by title and player, or by copy."""

    number: int
    period: str
    by_copy: bool
    each: str = ""
    """Counted apart for each place of this kind where its target is: "story"."""

    def english(self) -> str:
        """The sentence on the card."""
        span = f"{self.period} for each {self.each}" if self.each else self.period
        if self.by_copy:
            return f"Limit {('once', 'twice', 'thrice')[self.number - 1]} per {span}."
        return f"Limit {self.number} per {span}."


def _settle_within(instruction: Instruction) -> None:
    """Find out what the choices in an instruction are for: from what is done along with each."""
    for node in instruction.walk():
        kind: Any = type(node)
        for name in field_names(kind):
            effect = getattr(node, name)
            for part in effect if isinstance(effect, tuple) else ():
                if isinstance(part, Choose) and part.by is None:
                    part.meant_for(effect)


@dataclass(frozen=True, eq=False)
class Ability(Node):
    """Something that a card does at a certain time, or that its controller may have it do."""

    kind: str
    effect: tuple[Instruction, ...]
    costs: tuple[Cost, ...] = ()
    trigger: Trigger | None = None
    when: tuple[Condition, ...] = ()
    zone: str = IN_PLAY
    limit: Limit | None = None
    while_true: tuple[Condition, ...] = ()
    """For what starts whenever something is the case."""
    targets: tuple[Choose, ...] = field(init=False, repr=False)
    """The choices that are made as the ability is initiated: those before any 'then'."""
    leaving: bool = field(init=False, repr=False)
    """Answers this card's own leaving play: heard although the card is gone."""
    verbs: tuple[str, ...] = field(init=False, repr=False)
    """What it listens to."""
    hears: tuple[tuple[str, str], ...] = field(init=False, repr=False)
    """The same with its kind."""
    sets_x: bool = field(init=False, repr=False)
    """Whether the player sets X as he pays one of its costs."""

    def __post_init__(self) -> None:
        trigger = self.trigger
        if trigger is not None and (wrong := trigger.wrong(self.kind)):
            raise ValueError(wrong)
        heard = ("*",) if self.while_true else ()
        object.__setattr__(self, "verbs", heard if trigger is None else trigger.heard)
        object.__setattr__(self, "hears", tuple((self.kind, verb) for verb in self.verbs))
        object.__setattr__(self, "sets_x", any(cost.uses_x for cost in self.costs))
        object.__setattr__(self, "leaving", trigger is not None and trigger.heard_gone(self.kind))
        chosen: list[Choose] = []
        for instruction in self.effect:
            if isinstance(instruction, Then):
                break
            if isinstance(instruction, Choose) and instruction.by is None:
                instruction.meant_for(self.effect)
                chosen.append(instruction)
        object.__setattr__(self, "targets", tuple(chosen))
        for instruction in self.effect:
            _settle_within(instruction)

    def moment(self, title: str) -> str:
        """The clause that says what it answers, if it answers something."""
        return "" if self.trigger is None else self.trigger.english(title, self.kind)


Part = Instruction | Cost | Condition | Limit
Sorted = tuple[tuple[Instruction, ...], tuple[Cost, ...], tuple[Condition, ...], Limit | None]


def sorted_parts(parts: tuple[Node, ...]) -> Sorted:
    """What stands in the parentheses of an ability: its effect, its costs, its conditions and its limit."""
    strange = [type(part).__name__ for part in parts if not isinstance(part, Instruction | Condition | Limit)]
    if strange:
        raise ValueError(f"An ability has costs, instructions, conditions and a limit; {strange[0]} is none of these.")
    return (
        tuple(part for part in parts if isinstance(part, Instruction) and not isinstance(part, Cost)),
        tuple(part for part in parts if isinstance(part, Cost)),
        tuple(part for part in parts if isinstance(part, Condition)),
        next((part for part in parts if isinstance(part, Limit)), None),
    )
