"""Records, frames and games in which every slot holds something that it does not hold by itself."""

from __future__ import annotations

import ast
import inspect
from itertools import count
from textwrap import dedent
from typing import Any

from positions import Position

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.details import Manner
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.details import OfStruggle
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.rules.turn import Turn
from silverkey.cthulhu.table.values import Remains, Used, Values
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.words import CHARACTER, OUTCOMES, PHASES, TERROR
from silverkey.kernel.decision import DONE, Decision, Option
from silverkey.kernel.record import RECORDS, fields_of
from silverkey.language.context import Context

MANY = 3
"""How many members every list gets; three viewers have numbers."""
CARDS = [card for card in all_cards() if card.type == CHARACTER and card.keywords and card.subtypes]
NODES = {
    "Ability",
    "Change",
    "Changing",
    "CommitToll",
    "Cost",
    "Happened",
    "InStruggles",
    "Instruction",
    "Node",
    "Rule",
    "Toll",
}
"""Words of cards; a state holds them by name, whatever they say."""


class Filler:
    """Makes values that differ from each other and from what a slot holds by itself."""

    def __init__(self) -> None:
        self.numbers = count(1000)
        self.cards = iter(CARDS)

    def word(self) -> Ability:
        """An ability of a card."""
        return next(card for card in self.cards if card.play is not None).play  # type: ignore[return-value]

    def filled(self, cls: type) -> Any:
        """A record or frame with something of its own in every slot."""
        thing = self.made(cls)
        written = annotations(cls)
        for name in fields_of(cls):
            default = getattr(thing, name, None)
            setattr(thing, name, self.other(default, written.get(name)))
        return thing

    def game(self) -> Game:
        """A game with something of its own in every field, though none that could be played on."""
        game = Game()
        written = annotations(Game)
        for name in Game.saved_fields():
            setattr(game, name, self.other(getattr(game, name), written.get(name)))
        game.phase, game.outcome = PHASES[-1], OUTCOMES[-1]  # no other words would be read again
        game.pending = Decision(next(self.numbers), "order", [DONE], next(self.numbers), next(self.numbers))
        return game

    def made(self, cls: type) -> Any:
        """A record or frame as it is made."""
        if cls in (Remains, Used):
            card = (position := Position()).in_play(0, (face := next(self.cards)))
            remains = Remains(position.game, card)
            if cls is Remains:
                return remains
            return Used(position.game, self.word(), self.filled(Context), Values(face), remains, (card,))
        if cls is OfStruggle:
            return OfStruggle(TERROR)
        if cls is Choosing:
            return Choosing(0, "choose", [1, 2, 3], 1, 2)
        arguments = []
        for parameter in inspect.signature(cls).parameters.values():
            if parameter.default is inspect.Parameter.empty:
                arguments.append(self.of(ast.parse(parameter.annotation, mode="eval").body))
        return cls(*arguments)

    def other(self, value: Any, written: ast.expr | None) -> Any:
        """Something like a value, but not the same."""
        kind = type(value)
        if kind is bool:
            return not value
        if kind is int:
            return next(self.numbers)
        if kind is str:
            return f"word {next(self.numbers)}"
        if value is None or value in ([], (), {}, set(), frozenset()):
            numbers = [next(self.numbers) for _ in range(MANY)]
            return self.of(written) if written is not None else tuple(numbers) if kind is tuple else numbers
        if kind in (list, tuple, set, frozenset):
            return kind(self.other(member, None) for member in value)
        if kind is dict:
            return {self.other(key, None): self.other(member, None) for key, member in value.items()}
        if kind is Card:
            return next(self.cards)
        return self.filled(kind) if kind in RECORDS.values() else self.single(kind.__name__)

    def of(self, written: ast.expr) -> Any:
        """A value of the type that is written."""
        match written:
            case ast.BinOp(left=first):
                return self.of(first)
            case ast.Subscript(value=ast.Name(id=name), slice=inner):
                return self.collection(name, inner)
            case ast.Name(id=name):
                return self.single(name)
            case ast.Constant(value=str(quoted)):
                return self.of(ast.parse(quoted, mode="eval").body)
        raise TypeError(f"What is {ast.unparse(written)}?")

    def collection(self, name: str, inner: ast.expr) -> Any:
        """Several values."""
        kinds = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        match name:
            case "list" | "Sequence" | "Iterable":
                return [self.of(inner) for _ in range(MANY)]
            case "set" | "frozenset":
                members = [self.of(inner) for _ in range(MANY)]
                return set(members) if name == "set" else frozenset(members)
            case "dict":
                plain = ast.parse(ast.unparse(kinds[0]).replace("Any", "int"), mode="eval").body
                return {self.of(plain): self.of(kinds[1]) for _ in range(MANY)}
            case "tuple":
                endless = isinstance(kinds[-1], ast.Constant) and kinds[-1].value is ...
                return tuple(self.of(kind) for kind in ([kinds[0]] * MANY if endless else kinds))
            case "Frame":
                return self.filled(Turn)
        raise TypeError(f"What is {name}[{ast.unparse(inner)}]?")

    def single(self, name: str) -> Any:
        """One value. What may be anything is a record, which must be copied."""
        match name:
            case "int":
                return next(self.numbers)
            case "bool":
                return True
            case "str":
                return f"word {next(self.numbers)}"
            case "Card" | "Shared":
                return next(self.cards)
            case "Edition":
                return EDITIONS["1.4"]
            case "Option":
                return Option(
                    "word", *(next(self.numbers) for _ in range(MANY)), (next(self.numbers), next(self.numbers))
                )
            case "Detail":
                return self.filled(Manner)
            case "Any" | "Context":
                return self.filled(Context)
        if name in NODES:
            return self.word()
        named = {cls.__name__: cls for name, cls in RECORDS.items() if not name.startswith("arkham/")}
        if name in named:
            return self.filled(named[name])
        raise TypeError(f"What is {name}?")


def annotations(cls: type) -> dict[str, ast.expr]:
    """The types that a class and those it is made from write for what they hold."""
    found: dict[str, ast.expr] = {}
    for parent in reversed(cls.__mro__):
        if parent.__module__.startswith("silverkey"):
            tree = ast.parse(dedent(inspect.getsource(parent)))
            making = next((node for node in ast.walk(tree) if _makes(node)), None)
            given = {} if making is None else _parameters(making)
            for node in ast.walk(tree):
                match node:
                    case ast.AnnAssign(target=ast.Attribute(attr=name) | ast.Name(id=name), annotation=written):
                        found[name] = written
                    case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Name(id=parameter)):
                        if parameter in given:
                            found[name] = given[parameter]
    return found


def _makes(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def _parameters(making: Any) -> dict[str, ast.expr]:
    listed = (*making.args.args, *making.args.kwonlyargs)
    return {argument.arg: argument.annotation for argument in listed if argument.annotation is not None}
