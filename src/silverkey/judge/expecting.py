"""Reading what is expected: a flag, a number, cards of a pile."""

from __future__ import annotations

from collections.abc import Iterable

from silverkey.judge.case import Name, Wanted
from silverkey.judge.court import Reader
from silverkey.judge.glossary import Glossary
from silverkey.judge.source import Node


def flag(node: Node, glossary: Glossary) -> Wanted:
    """true or false."""
    return node.flag()


def number(node: Node, glossary: Glossary) -> Wanted:
    """A number."""
    return node.number()


def player(node: Node, glossary: Glossary) -> Wanted:
    """One of the players."""
    return glossary.player(node)


def text(node: Node, glossary: Glossary) -> Wanted:
    """A word or a name."""
    return node.text()


def words(node: Node, glossary: Glossary) -> Wanted:
    """A list of words."""
    return tuple(Name(item.text(), item.place) for item in node.items())


def numbers(node: Node, glossary: Glossary) -> Wanted:
    """A list of numbers from 1 up."""
    return tuple(Name(str(item.number(1)), item.place) for item in node.items())


def pile(node: Node, glossary: Glossary) -> Wanted:
    """How many cards lie in a pile, or which."""
    return glossary.pile(node) if node.is_list else node.number()


def one_of(known: Iterable[str], what: str) -> Reader:
    """One of certain words."""
    return lambda node, glossary: node.one_of(known, what)
