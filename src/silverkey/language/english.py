"""Small tools for writing English from data."""

from __future__ import annotations

import re
from collections.abc import Iterable


def article(noun: str) -> str:
    """The noun with its indefinite article.

    >>> article("exhausted character"), article("character"), article("[I] icon")
    ('an exhausted character', 'a character', 'an [I] icon')
    """
    silent = noun.lower().startswith(("unique", "one", "uni"))
    return ("an " if noun.lstrip("[")[:1].lower() in "aeiou" and not silent else "a ") + noun


def plural(noun: str) -> str:
    """The plural of a noun.

    >>> plural("story"), plural("day"), plural("Tome"), plural("series")
    ('stories', 'days', 'Tomes', 'series')
    """
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun if noun.endswith("s") else noun + "s"


def counted(number: int | str, noun: str) -> str:
    """
    >>> counted(1, "icon"), counted(3, "success token"), counted("X", "card")
    ('an icon', '3 success tokens', 'X cards')
    """
    return article(noun) if number == 1 else f"{number} {noun}s"


def listed(items: Iterable[str], last: str = "and") -> str:
    """
    >>> listed(["a", "b", "c"]), listed(["a", "b"], "or")
    ('a, b, and c', 'a or b')
    >>> listed(["gains “Draw a card.”", "draws a card"])
    'gains “Draw a card” and draws a card'
    """
    words = list(items)
    if len(words) <= 1:
        return "".join(words)
    words[:-1] = [re.sub(r"\.”$", "”", word) for word in words[:-1]]
    if len(words) == 2:
        return f"{words[0]} {last} {words[1]}"
    return f"{', '.join(words[:-1])}, {last} {words[-1]}"


def alternatives(phrases: list[str]) -> str:
    """Phrases joined by 'or'; of those that differ only in the place they name, the others say just that.

    >>> alternatives(["a card in your hand", "a card in your discard pile"])
    'a card in your hand or discard pile'
    >>> alternatives(["a card in your hand with skill 1", "a card in your deck with skill 1"])
    'a card in your hand or deck with skill 1'
    >>> alternatives(["a character", "a support card"])
    'a character or a support card'
    >>> alternatives(["a character with skill 1 or lower", "a support card with skill 1 or lower"])
    'a character or support card with skill 1 or lower'
    >>> alternatives(["a character", "a support card with skill 1 or lower"])
    'a character or a support card with skill 1 or lower'
    """
    start, own, end = alike(phrases)
    places = start.endswith((" in your ", " in his ", " in any ", " in an opponent's "))
    kinds = start in ("a ", "an ") and end.startswith((" with ", " without ", " that "))
    if (places or kinds) and not any(re.search(r"\b(with|without|that)\b", words) for words in own):
        return f"{start}{listed(own, 'or')}{end}"
    return listed(phrases, "or")


def alike(phrases: list[str]) -> tuple[str, list[str], str]:
    """The words that all phrases begin with, what each has of its own, and the words that all end with."""
    split = [phrase.split(" ") for phrase in phrases]
    shortest = min(map(len, split))
    begin = 0
    while begin < shortest and len({words[begin] for words in split}) == 1:
        begin += 1
    end = 0
    while end < shortest - begin and len({words[-1 - end] for words in split}) == 1:
        end += 1
    own = [" ".join(words[begin : len(words) - end]) for words in split]
    start = "".join(f"{word} " for word in split[0][:begin])
    return start, own, "".join(f" {word}" for word in split[0][len(split[0]) - end :])


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
    """An instruction to 'you' as a statement about 'him'; what has a subject of its own stays as it is.

    >>> third_person("choose and discard a card from your hand")
    'chooses and discards a card from his hand'
    >>> third_person("you may draw a card"), third_person("search your deck for a card")
    ('may draw a card', 'searches his deck for a card')
    >>> third_person("then, discard a card"), third_person("if it is Day, you may draw a card")
    ('then discards a card', 'if it is Day, may draw a card')
    >>> third_person("that character goes insane")
    'that character goes insane'
    """
    lead, clause = leading(text)
    lead, clause = of_others(lead).replace("then, ", "then "), of_others(clause.removeprefix("you "))
    verb, _, rest = clause.partition(" ")
    if verb == "may" or not is_order(clause):
        return f"{lead}{clause}"
    rest = re.sub(r"^and (\w+)|((?:,| and) )(put|discard|shuffle|attach)\b", _also_conjugated, rest)
    return f"{lead}{conjugated(verb)} {rest}"


def _also_conjugated(found: re.Match[str]) -> str:
    """A verb that goes on with what is told."""
    return f"and {conjugated(found[1])}" if found[1] else f"{found[2]}{conjugated(found[3])}"


def told_of(subject: str, text: str) -> str:
    """An instruction to 'you' as a sentence about somebody else.

    >>> told_of("he", "draw a card"), told_of("he", "that character goes insane")
    ('he draws a card', 'that character goes insane')
    >>> told_of("he", "until the end of the phase, take control of it")
    'until the end of the phase, he takes control of it'
    """
    lead, clause = leading(text)
    clause = clause.removeprefix("you ")
    told = third_person(clause)
    return f"{of_others(lead)}{subject} {told}" if is_order(clause) else f"{of_others(lead)}{told}"


LEAD = re.compile(r"(?:(?:then|instead|(?:until|at|after|if|while|as|for|instead of) [^,“]*), )+")
SUBJECTS = re.compile(
    r"(a|all|an|another|any|attached|cards|characters|each|events|every|it|its|no|nobody|one|players|stories|that|the"
    r"|they|those|triggered|whoever|you)\b"
)
"""Words that begin a clause which has a subject; so does a name, which has a capital."""


def leading(text: str) -> tuple[str, str]:
    """What stands before the clause proper, such as a time or a condition, and the clause.

    >>> leading("until the end of the phase, draw a card")
    ('until the end of the phase, ', 'draw a card')
    """
    lead = LEAD.match(text)
    return (text[: lead.end()], text[lead.end() :]) if lead is not None else ("", text)


def led_once(texts: list[str]) -> list[str]:
    """Clauses of which none repeats the time or condition that the first begins with.

    >>> led_once(["until the end of the turn, it gains Fast", "until the end of the turn, that one loses Fast"])
    ['until the end of the turn, it gains Fast', 'that one loses Fast']
    """
    lead = leading(texts[0])[0] if texts else ""
    return [*texts[:1], *(text.removeprefix(lead) for text in texts[1:])]


def following(word: str, text: str) -> str:
    """What somebody is told to do, after 'to', 'may' or 'must'.

    >>> following("to", "draw a card"), following("to", "until the end of the phase, take control of it")
    ('to draw a card', 'to take control of it until the end of the phase')
    >>> following("may", "you may draw a card"), following("to", "you may draw a card")
    ('may draw a card', 'to be allowed to draw a card')
    >>> following("may", "that character goes insane")
    'may have this happen: that character goes insane'
    """
    text = text.removeprefix("then, ")
    lead, clause = leading(text)
    may = clause.startswith(("you may ", "may "))
    clause = clause.removeprefix("you ").removeprefix("may ")
    if not is_order(clause) or lead.count(", ") > 1 or (lead and re.search("[;:.]", clause)):
        return f"{word} have this happen: {text}"
    allowed = {"to": "to be allowed to", "must": "may"}.get(word, word) if may else word
    return f"{allowed} {clause}" + (f" {lead.removesuffix(', ')}" if lead else "")


def is_order(clause: str) -> bool:
    """Whether a clause tells somebody to do something, and has no subject of its own.

    >>> is_order("draw a card"), is_order("that character goes insane"), is_order("Mad Genius goes insane")
    (True, False, False)
    """
    return clause[:1].islower() and SUBJECTS.match(clause) is None


YOURS_AND_HIS = {
    "your": "his",
    "yours": "his",
    "you control": "he controls",
    "you have": "he has",
    "you own": "he owns",
    "you like": "he likes",
    "you overpaid": "he overpaid",
    "you could": "he could",
    "you may": "he may",
    "won by you": "won by him",
    "you had": "he had",
    "you revealed": "he revealed",
    "you play": "he plays",
    "cost you": "cost him",
}


def of_others(text: str) -> str:
    """
    >>> of_others("discard your hand")
    'discard his hand'
    """
    for word, other in YOURS_AND_HIS.items():
        text = re.sub(rf"\b{word}\b", other, text)
    return text


IRREGULAR = {"be": "is", "have": "has", "go": "goes", "do": "does"}


def conjugated(verb: str) -> str:
    """
    >>> conjugated("draw"), conjugated("search"), conjugated("pay"), conjugated("ready"), conjugated("be")
    ('draws', 'searches', 'pays', 'readies', 'is')
    """
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("ch", "sh", "s", "x")) else "s")


PARTICIPLES = {"be": "been", "go": "gone", "leave": "left", "lose": "lost", "win": "won", "do": "done"}


def participle(verb: str) -> str:
    """
    >>> participle("enter"), participle("leave"), participle("ready"), participle("commit")
    ('entered', 'left', 'readied', 'committed')
    """
    if verb in PARTICIPLES:
        return PARTICIPLES[verb]
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ied"
    return verb + ("d" if verb.endswith("e") else "ted" if verb.endswith("mit") else "ed")


def agree(many: bool, verb: str) -> str:
    """A verb as it stands after one, or after many.

    >>> agree(False, "gain"), agree(True, "gain"), agree(False, "have")
    ('gains', 'gain', 'has')
    """
    return verb if many else conjugated(verb)
