"""The cards and scenarios of Arkham Horror, in which small mistakes are made."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import fields
from functools import lru_cache
from sys import modules
from typing import Any

from texts import HERE, Texts, Words

from silverkey.arkham.card import Card
from silverkey.arkham.cards.source import definition_of
from silverkey.arkham.library import SETS, all_cards, by_code, find_card
from silverkey.arkham.printed.facts import printed_cards
from silverkey.arkham.scenarios.making import Outline, Scenario, all_outlines
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.cards import YOURS, Cards
from silverkey.arkham.vocabulary.constants import Joined
from silverkey.arkham.vocabulary.deeds import Do
from silverkey.arkham.vocabulary.moments import OF_ENEMIES
from silverkey.arkham.vocabulary.records import Tell
from silverkey.arkham.vocabulary.triggers import LEAVING, LOSING_CLUES, Trigger
from silverkey.arkham.vocabulary.writer import write_card
from silverkey.arkham.words import COMPELLED, ENEMY, LOCATION
from silverkey.cardgame.library import UnknownCard
from silverkey.cardgame.names import fold
from silverkey.cardgame.source import Definition
from silverkey.cardgame.words.abilities import Limit
from silverkey.cardgame.words.cancelling import Instead
from silverkey.cardgame.words.flow import If
from silverkey.kernel.record import fields_of
from silverkey.language.node import Node
from silverkey.language.program import Instruction

SWAPPED = tuple(name for name in fields_of(Card) if name not in ("code", "versions"))


class ArkhamTexts(Texts[Card | Outline]):
    """Cards with all their sides; the setup and the resolutions of scenarios."""

    known = HERE / "tests" / "arkham_nodes.toml"
    sets = tuple(SETS)
    filters = (Cards,)
    triggers = (Trigger,)

    def all(self) -> list[Card | Outline]:
        return [*all_cards(), *all_outlines().values()]

    def find(self, name: str) -> list[Card | Outline]:
        scenarios = [scenario for title, scenario in all_outlines().items() if fold(title) == fold(name)]
        try:
            return [find_card(name), *scenarios]
        except UnknownCard:
            return [*scenarios]

    def called(self, text: Card | Outline) -> str:
        """The title of a card with its number; a scenario as such."""
        return f"{text.title} ({text.code if isinstance(text, Card) else 'scenario'})"

    def title(self, text: Card | Outline) -> str:
        return text.title

    def set_of(self, text: Card | Outline) -> str:
        return text.set if isinstance(text, Card) else by_code()[text.reference].set

    def definition(self, text: Card | Outline) -> Definition:
        if isinstance(text, Card):
            return definition_of(text)
        place = f"{type(text).__module__.rpartition('.')[0]}."
        (module,) = [one for name, one in modules.items() if name.startswith(place) and text in vars(one).values()]
        return Definition(f"scenarios/{module.__name__.removeprefix(place)}.py", 1, inspect.getsource(module))

    def laid_out(self, game: Any) -> Iterable[Card | Outline]:
        scenario = all_outlines().get(game.scenario)
        return [*set(game.printed), *(() if scenario is None else (scenario,))]

    def written(self, text: Card | Outline) -> list[str]:
        if isinstance(text, Card):
            return write_card(text)
        return [f"{part}: {node.english(text.title)}" for part, words in _told(text).items() for node in words]

    def parts(self, text: Card | Outline) -> Mapping[str, Words]:
        if isinstance(text, Outline):
            return {**_told(text)}
        turned = () if text.other_side is None else text.other_side.written
        return {"": text.written, "unrevealed": text.unrevealed, "turned": turned}

    def altered(self, text: Card | Outline, part: str, words: Words) -> Card | Outline:
        if isinstance(text, Card):
            made = text.reworded(**{part or "abilities": words})
            made.index()
            return made
        other = copy(text)
        told = {"setup": words} if part == "setup" else {"resolutions": {**text.resolutions, part: words}}
        _tell(other, told)
        return other

    def become(self, text: Card | Outline, other: Card | Outline) -> Callable[[], None]:
        names = SWAPPED if isinstance(text, Card) else [field.name for field in fields(text)]
        kept = {name: getattr(text, name) for name in names}
        _tell(text, {name: getattr(other, name) for name in names})
        return lambda: _tell(text, kept)

    def means_nothing(self, text: Card | Outline, node: Node, name: str, above: tuple[Node, ...]) -> bool:
        nearest = above[-1] if above else None
        if isinstance(node, Limit) and name == "by_copy" and isinstance(text, Card) and text.facts.quantity == 1:
            return True  # there is no other copy of that title
        if (
            isinstance(nearest, Ability)
            and isinstance(node, Trigger)
            and name == "player"
            and _is_forced_at(text, nearest)
        ):
            return True  # whoever sets it off resolves it
        if isinstance(node, Instead) and name == "of":
            return True  # how it reads
        if isinstance(node, Trigger) and name == "verbs" and node.verbs in (LEAVING, LOSING_CLUES):
            return True  # the card says one word for all these ways
        if isinstance(node, Trigger) and name == "card" and _is_any_enemy(node.card):
            return set(node.verbs) <= set(OF_ENEMIES)
        if isinstance(nearest, Joined) and name == "other":
            return True  # no location is connected to itself
        if not isinstance(node, Cards) or name != "type":
            return False
        if isinstance(nearest, Trigger) and set(nearest.verbs) <= set(OF_ENEMIES):
            return True  # nothing else does or suffers that
        return _is_said_anyway(node)

    def counts(self, node: Node) -> bool:
        """Nobody engages or attacks twice at once."""
        return not (isinstance(node, Do) and node.verb in ("attack", "engage"))

    def near(self, name: str, value: int) -> tuple[int, ...]:
        """Nothing succeeds by less than 0."""
        return (1,) if (name, value) == ("least", 0) else super().near(name, value)

    def tells_only(self, node: Node) -> bool:
        told = (*node.effect, *node.otherwise) if isinstance(node, If) else ()
        return isinstance(node, Tell) or (bool(told) and all(map(self.tells_only, told)))


TEXTS = ArkhamTexts()


def _is_forced_at(text: Card | Outline, ability: Ability) -> bool:
    """Whether it is a forced ability of a location."""
    return isinstance(text, Card) and text.type == LOCATION and ability.kind in COMPELLED


def _is_any_enemy(card: Node | None) -> bool:
    """Whether a description says no more than that it is an enemy."""
    said = [field.name for field in fields(card) if getattr(card, field.name) != field.default] if card else []
    return isinstance(card, Cards) and said == ["type"]


def _is_said_anyway(cards: Cards) -> bool:
    """Whether only cards of the type can be what the filter says besides."""
    if cards.type == ENEMY and cards.engaged in (YOURS, "anybody"):
        return True
    if cards.type == LOCATION and cards.revealed:
        return True
    return bool(cards.traits or cards.title) and _types_with(frozenset(cards.traits), cards.title) == {cards.type}


@lru_cache(maxsize=1000)
def _types_with(traits: frozenset[str], title: str) -> set[str]:
    """The types of the printed cards with any of these traits, or of a title."""
    return {card.type for card in printed_cards() if title == card.title or traits.intersection(card.traits)}


def _told(scenario: Outline) -> dict[str, tuple[Instruction, ...]]:
    setup = {"setup": scenario.setup} if isinstance(scenario, Scenario) else {}
    return {**setup, **scenario.resolutions}


def _tell(text: Card | Outline, told: Mapping[str, Any]) -> None:
    """Say something else from now on; a scenario says nothing else of its own accord."""
    for name, value in told.items():
        object.__setattr__(text, name, value)
