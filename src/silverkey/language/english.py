"""Small tools for writing English from data."""

from __future__ import annotations

from collections.abc import Iterable

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def article(noun: str) -> str:
    """The noun with its indefinite article.

    >>> article("exhausted character"), article("character")
    ('an exhausted character', 'a character')
    """
    silent = noun.lower().startswith(("unique", "one", "uni"))
    return ("an " if noun[:1].lower() in "aeiou" and not silent else "a ") + noun


def plural(noun: str) -> str:
    """The plural of a noun phrase's head word.

    >>> plural("story"), plural("character you control")
    ('stories', 'characters you control')
    """
    head, *rest = noun.split(" ", 1)
    if rest and head[:1].isupper():
        return f"{head} {plural(rest[0])}"
    if head.endswith("y") and head[-2:-1] not in "aeiou":
        head = head[:-1] + "ies"
    elif not head.endswith("s"):
        head += "s"
    return " ".join([head, *rest])


def listed(items: Iterable[str], last: str = "and") -> str:
    """
    >>> listed(["a", "b", "c"]), listed(["a", "b"], "or")
    ('a, b, and c', 'a or b')
    """
    words = list(items)
    if len(words) <= 1:
        return "".join(words)
    if len(words) == 2:
        return f"{words[0]} {last} {words[1]}"
    return f"{', '.join(words[:-1])}, {last} {words[-1]}"


def sentence(text: str) -> str:
    """The text as a sentence: a capital first and a full stop last.

    >>> sentence("wound it")
    'Wound it.'
    """
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text.endswith((".", '."', "!", "?")) else text + "."


def count(number: int | str, noun: str) -> str:
    """
    >>> count(1, "card"), count(3, "card"), count("X", "card")
    ('1 card', '3 cards', 'X cards')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {plural(noun)}"
