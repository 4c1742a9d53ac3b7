"""Small pieces of the board: a card, a domain, a row of tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from silverkey.cthulhu.view import CardView, DomainView, FaceView
from silverkey.cthulhu.words import (
    AGENCY,
    CHARACTER,
    CTHULHU,
    HASTUR,
    ICON_LETTERS,
    MISKATONIC,
    NEUTRAL,
    SHUB,
    SYNDICATE,
    YOG,
)
from silverkey.sitting.cthulhu import names
from silverkey.sitting.cthulhu.names import TOKENS_TO_WIN, brief
from silverkey.terminal.layout import Glyphs

WIDE_ENOUGH = 21
"""Columns for the tokens of both sides of a story as a row of marks."""
COLOURS = {
    AGENCY: "bright_blue",
    MISKATONIC: "cyan",
    SYNDICATE: "bright_magenta",
    CTHULHU: "green",
    HASTUR: "yellow",
    YOG: "magenta",
    SHUB: "red",
}
BRIEF = {"Invulnerability": "Invuln", "Willpower": "Will", "Fast": "Fast"}
"""Keywords that matter at stories, in short."""


def colour(faction: str) -> str:
    """The colour of a faction; neutral cards have none."""
    return COLOURS.get(faction, "")


def words_for(keywords: Iterable[str]) -> list[str]:
    """The keywords that matter at stories.

    >>> words_for(["Heroic", "Toughness +2", "Willpower"])
    ['Tough 2', 'Will']
    """
    found: list[str] = []
    for keyword in keywords:
        if keyword.startswith("Toughness"):
            found.append(f"Tough {keyword.rpartition('+')[2]}")
        elif keyword in BRIEF:
            found.append(BRIEF[keyword])
    return found


def standing_card(card: CardView, host: str = "", at_story: bool = False) -> Text:
    """A card in play: title, skill, icons, keywords, state. At a story the exhausted are not worth a word."""
    if card.facedown:
        return Text("a card face down", style="dim")
    resting = card.insane or (card.exhausted and not at_story)
    text = Text.styled(card.title, f"{colour(card.faction)}{' dim' if resting else ''}".strip())
    if card.insane:
        return text.append("  insane", "dim italic")
    if card.type == CHARACTER:
        text.append(f"  {card.skill}", "" if resting else "bold").append(f" {card.icons}" if card.icons else " -")
    notes = words_for(card.keywords)
    if host:
        notes.append(host)
    if card.blank:
        notes.append("blank")
    if card.tokens:
        notes.append(f"{card.tokens} tokens")
    if notes:
        text.append(f"  {', '.join(notes)}", "dim")
    if card.wounds:
        text.append(f"  {card.wounds} wound{'s' if card.wounds > 1 else ''}", "red")
    if card.exhausted is not at_story:
        text.append("  exh" if card.exhausted else "  ready", "dim italic")
    return text


def face(card: FaceView, marked: bool = False, copies: int = 1) -> Text:
    """A card out of play: what it takes to play it, title, and skill and icons or type."""
    faction = "" if card.faction == NEUTRAL else f" {brief(card.faction)}"
    text = Text.styled(f"({card.cost}{faction}) ", "dim")
    text.append(card.title, f"{colour(card.faction)}{' bold' if marked else ''}".strip())
    if copies > 1:
        text.append(f" ×{copies}")
    if card.type == CHARACTER:
        text.append(f"  {card.skill} {card.icons or '-'}")
        notes = words_for(card.keywords)
        if notes:
            text.append(f"  {', '.join(notes)}", "dim")
    else:
        text.append(f"  {card.type}", "dim italic")
    return text


def name_and_cost(card: FaceView, marked: bool = False, copies: int = 1) -> Text:
    """A card in as few words as can be."""
    text = Text.styled(card.title, f"{colour(card.faction)}{' bold' if marked else ''}".strip())
    return text.append(f" ({card.cost})" + (f" ×{copies}" if copies > 1 else ""), "dim")


def hand_order(card: FaceView) -> tuple[object, ...]:
    """Characters first, cheap ones before dear ones."""
    return (card.type != CHARACTER, card.type, card.cost, card.title)


def resources(domain: DomainView) -> Text:
    """What is attached to a domain, by faction, and whether it is drained."""
    style = "dim" if domain.drained else ""
    text = Text(style=style)
    for place, (faction, number) in enumerate(names.resources(domain)):
        text.append(", " if place else "").append(f"{number} {brief(faction)}", f"{colour(faction)} {style}".strip())
    if not domain.resources:
        text.append("nothing", "dim")
    if domain.drained:
        text.append(", drained", "italic")
    return text


def tokens(number: int, glyphs: Glyphs, style: str, width: int) -> Text:
    """Success tokens of one side at a story; as a number where there is little room."""
    if width < WIDE_ENOUGH:
        return Text.styled(str(number), style)
    text = Text.styled(glyphs.token * number, style)
    return text.append(glyphs.no_token * (TOKENS_TO_WIN - number), "dim")


def totals(cards: Sequence[CardView]) -> str:
    """What characters at a story bring together.

    >>> totals([])
    'skill 0  T0 C0 A0 I0'
    """
    icons = Counter("".join(card.icons for card in cards))
    return f"skill {sum(card.skill for card in cards)}  " + " ".join(f"{i}{icons[i]}" for i in ICON_LETTERS)
