"""Small tools for writing English from data."""

from __future__ import annotations

import re
from collections.abc import Iterable


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


def alternatives(phrases: list[str]) -> str:
    """Phrases joined by 'or'; of those that differ only in their last words, the others say just these.

    >>> alternatives(["a card in your hand", "a card in your discard pile"])
    'a card in your hand or discard pile'
    >>> alternatives(["a character", "a support card"])
    'a character or a support card'
    """
    first = phrases[0].split()
    place = first.index("in") + 2 if "in" in first else 0
    start = " ".join(first[:place])
    if start and all(phrase.startswith(f"{start} ") for phrase in phrases):
        return listed([phrases[0], *(phrase.removeprefix(f"{start} ") for phrase in phrases[1:])], "or")
    return listed(phrases, "or")


def sentence(text: str) -> str:
    """The text as a sentence: a capital first and a full stop last.

    >>> sentence("wound it")
    'Wound it.'
    """
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text.endswith((".", ".”", "!", "?")) else text + "."


def once(text: str) -> str:
    """A clause in which a thing that has been named is 'it' from then on.

    >>> once("restore that character and commit that character to one story")
    'restore that character and commit it to one story'
    >>> once("that card's owner attaches that card to one of his domains")
    "that card's owner attaches it to one of his domains"
    """
    for name in ("that character", "that card"):
        first, found, rest = text.partition(name)
        text = first + found + re.sub(rf"\b{name}\b", "it", re.sub(rf"\b{name}'s", "its", rest))
    return text


def third_person(text: str) -> str:
    """An instruction to 'you' as a statement about 'him'.

    >>> third_person("choose and discard a card from your hand")
    'chooses and discards a card from his hand'
    >>> third_person("you may draw a card"), third_person("search your deck for a card")
    ('may draw a card', 'searches his deck for a card')
    """
    text = of_others(text.removeprefix("you "))
    verb, _, rest = text.partition(" ")
    if verb == "may":
        return text
    second = re.match(r"and (\w+)(.*)", rest)
    if second is not None:
        rest = f"and {_conjugated(second[1])}{second[2]}"
    return f"{_conjugated(verb)} {rest}"


def of_others(text: str) -> str:
    """
    >>> of_others("discard your hand")
    'discard his hand'
    """
    for word, other in (("your", "his"), ("you control", "he controls"), ("you have", "he has")):
        text = re.sub(rf"\b{word}\b", other, text)
    return text


def _conjugated(verb: str) -> str:
    return verb + ("es" if verb.endswith(("ch", "sh", "s", "x")) else "s")


def agree(many: bool, verb: str) -> str:
    """A verb as it stands after one, or after many.

    >>> agree(False, "gain"), agree(True, "gain")
    ('gains', 'gain')
    """
    return verb if many else f"{verb}s"
