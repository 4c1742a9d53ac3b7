"""How a description of cards reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.vocabulary.parts import ON_THEIR_DOMAIN, ON_YOUR_DOMAIN, said
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, DECK, DOMAIN, IN_PLAY, STORY, SUPPORT
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.vocabulary.filters import Cards

NOUNS = {
    "": "card",
    "card": "card",
    "attachment": "Attachment card",
    SUPPORT: "support card",
    STORY: "story",
    CONSPIRACY: "conspiracy",
}
ON_DOMAINS = {ON_YOUR_DOMAIN: "on your domains", ON_THEIR_DOMAIN: "on opponents' domains"}


def noun_of(c: Cards, many: bool = False, placed: bool = True) -> str:
    """The description without an article; not ``placed``, without the pile that the cards lie in."""
    if c.among and c.zone == IN_PLAY:
        return "of those characters"
    other = ["other"] if many and (c.other or c.not_in_event) else []
    if c.copy_of:
        return " ".join([*other, "copies" if many else "copy", "of", c.copy_of])
    parts = said(c)
    before = [part.before(c) for part in parts if part.before is not None]
    after = [part.after(c) for part in parts if part.after is not None and (placed or part.field != "zone")]
    if many:
        after = [ON_DOMAINS.get(text, text) for text in after]
    if not (c.type or c.keywords or c.subtypes or c.on_this or c.controller) and c.zone == IN_PLAY:
        after.insert(0, "in play")
    return " ".join(filter(None, (*other, *_excluding(before), _head(c, many), *after)))


def _excluding(words: list[str]) -> list[str]:
    """Words before a noun, with a comma between those that say what it must not be."""
    kept = [word for word in words if word]
    return [
        f"{word}," if word.startswith("non-") and after.startswith("non-") else word
        for word, after in zip(kept, (*kept[1:], ""), strict=False)
    ]


def _head(c: Cards, many: bool) -> str:
    """The noun itself."""
    head = NOUNS.get(c.type, f"{c.type} card" if c.zone == DECK and c.type != CHARACTER else c.type)
    if c.zone == DOMAIN:
        head = f"{c.type} resource".strip()
    return " ".join([*head.split()[:-1], english.plural(head.split()[-1])]) if many else head
