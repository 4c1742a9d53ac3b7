"""Cards as facts and text, for lists and pages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from silverkey.cardgame import catalogue
from silverkey.cardgame.library import UnknownCard
from silverkey.cardgame.names import fold, meant
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.library import SETS, all_cards, find_card
from silverkey.cthulhu.printed.facts import PrintedCard, all_printed, collectible_cards
from silverkey.cthulhu.printed.finding import by_code, find_printed
from silverkey.cthulhu.printed.lists import lists_of
from silverkey.cthulhu.printed.playing import library_card
from silverkey.cthulhu.vocabulary.writer import keyword_words, write_card
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, EVENT, FACTIONS, NEUTRAL, STORY, SUPPORT, icon_letters

TYPES = (CHARACTER, SUPPORT, EVENT, CONSPIRACY, STORY)


class CardFacts(msgspec.Struct, omit_defaults=False):
    """Everything about a card that a player would look up."""

    code: str
    """Set and number, such as core-3: every card has its own."""
    title: str
    descriptor: str
    set: str
    number: str
    type: str
    faction: str
    unique: bool
    cost: str | None
    skill: str | None
    icons: str
    subtypes: list[str]
    keywords: list[str]
    steadfast: dict[str, int]
    transient: bool
    struggles: str
    text: str
    """A paragraph a line."""
    playable: bool
    """Whether its abilities are written, so that it can be put into a game: all are, which others cannot say."""
    collectible: bool
    """A card of the collectible game, which only the oldest edition knows."""
    rulings: list[str]
    """Ids of the rulings and errata on it."""


def facts(printed: PrintedCard) -> CardFacts:
    """The facts of a card, and its text."""
    return CardFacts(
        code=printed.code,
        title=printed.title,
        descriptor=printed.descriptor,
        set=printed.set_name,
        number=printed.mark,
        type=printed.type.capitalize(),
        faction=printed.faction,
        unique=printed.unique,
        cost=None if printed.cost is None else str(printed.cost),
        skill=None if printed.skill is None else str(printed.skill),
        icons=printed.icons,
        subtypes=sorted(printed.subtypes),
        keywords=list(printed.keywords),
        steadfast=printed.steadfast,
        transient=printed.transient,
        struggles=printed.struggles or "",
        text="\n".join(write_card(library_card(printed))),
        playable=True,
        collectible=printed.collectible,
        rulings=catalogue.rulings_on((printed.title, printed.name), "coc"),
    )


def find_facts(name: str, edition: str = "latest") -> CardFacts:
    """The card of that title, 'Title, Descriptor', set and number, or code; the Core Set's first where several fit."""
    try:
        card = find_card(name)
    except UnknownCard:
        return facts(find_printed(name))
    return facts_of(card.under(edition))


def _as_worded(found: CardFacts, older: Card) -> CardFacts:
    """The facts of a card in an older wording."""
    return msgspec.structs.replace(
        found,
        unique=older.unique,
        cost=found.cost and ("X" if older.x_cost else str(older.cost)),
        skill=found.skill and ("X" if older.x_skill else str(older.skill)),
        icons=icon_letters(older.icons),
        subtypes=sorted(older.subtypes),
        keywords=keyword_words(older.keywords),
        steadfast=dict(older.steadfast),
        transient=older.transient,
        text="\n".join(write_card(older)),
    )


def facts_of(card: Card) -> CardFacts:
    """The facts and text of a card that can be played, in its wording."""
    found = facts(card.facts)
    return found if library_card(card.facts) is card else _as_worded(found, card)


def called(name: str) -> PrintedCard:
    """The card that a name or a code means. Raises CardNotFound."""
    return by_code(name) or find_printed(name)


def wordings(printed: PrintedCard) -> list[catalogue.Worded]:
    """A card as each edition words it, the oldest first."""
    card = library_card(printed)
    return catalogue.worded((name, facts_of(card.under(name))) for name in EDITIONS)


def changes(printed: PrintedCard) -> list[catalogue.CardChange]:
    """The facts that documents changed, in their order."""
    return [
        catalogue.CardChange(
            one.ruling, one.edition, one.field, one.printed, catalogue.in_words(getattr(printed, one.field))
        )
        for one in printed.errata
    ]


def other_prints(printed: PrintedCard) -> list[catalogue.CardPrint]:
    """The other cards of its title: reprints, and those with another descriptor."""
    return [
        catalogue.CardPrint(card.code, card.name, card.place)
        for card in (*all_printed(), *collectible_cards())
        if fold(card.title) == fold(printed.title) and card is not printed
    ]


def texts() -> Iterator[tuple[Card, str]]:
    """Every paragraph of the text boxes that are written, with its card."""
    return ((card, line) for card in all_cards() for line in write_card(card))


def list_cards(
    set_name: str = "", search: str = "", faction: str = "", type_: str = "", cost: str = ""
) -> list[CardFacts]:
    """The cards of a set, faction, type and cost, or all; only those that do what is searched for, if anything is."""
    wanted = {
        "set": catalogue.set_meant(set_name, {cards.code: cards.name for cards in SETS.values()}),
        "faction": meant(faction, (*FACTIONS, NEUTRAL), "faction"),
        "type": meant(type_, TYPES, "type"),
        "cost": catalogue.cost_meant(cost),
    }
    wishes = [(field, value) for field, value in wanted.items() if value]
    return [
        facts(printed)
        for printed in (*all_printed(), *collectible_cards())
        if all(str(getattr(printed, field)) == value for field, value in wishes)
        and (not search or does(library_card(printed), search))
    ]


def does(card: Card, search: str) -> bool:
    """Whether a card's abilities use a verb of the language, or its text says the words.

    >>> from silverkey.cthulhu.library import find_card
    >>> does(find_card("Shotgun Blast"), "wound"), does(find_card("Binding"), "wound")
    (True, False)
    """
    wanted = fold(search)
    if wanted in deeds():
        found = (node.doing for ability in card.abilities for node in ability.walk())
        return any(doing == wanted or doing.startswith(f"{wanted} ") for doing in found)
    return wanted in fold(card.name) or any(wanted in line.lower() for line in write_card(card))


@lru_cache(maxsize=1)
def deeds() -> frozenset[str]:
    """Everything that some card does: wound, draw, sacrifice, cancel …"""
    found = {node.doing for card in all_cards() for ability in card.abilities for node in ability.walk()}
    return frozenset(found - {""})


def worded_anew(old: str, new: str) -> list[tuple[Card, list[str], list[str]]]:
    """The cards that two editions word differently, with the text box of each."""
    changed = [card for card in all_cards() if card.under(old) is not card.under(new)]
    return [(card, write_card(card.under(old)), write_card(card.under(new))) for card in changed]


def listed_anew(old: str, new: str) -> dict[str, list[str]]:
    """What came on the restricted and banned lists between two editions, and what left them."""
    changes: dict[str, list[str]] = {}
    for kind in ("restricted", "banned"):
        before, after = ([entry.title for entry in getattr(lists_of(name), kind)] for name in (old, new))
        changes[f"newly {kind}"] = [title for title in after if title not in before]
        changes[f"no longer {kind}"] = [title for title in before if title not in after]
    return changes


def entry(card: CardFacts) -> catalogue.Entry:
    """A card as it is found among others."""
    about = (card.type.capitalize(), card.faction, f"{card.set} {card.number}")
    body = " ".join((*card.subtypes, *card.keywords, card.text))
    return catalogue.Entry(card.code, _name(card), about, body)


def _name(card: CardFacts) -> str:
    return f"{card.title}, {card.descriptor}" if card.descriptor else card.title


def _row(card: CardFacts) -> tuple[str, ...]:
    faction = card.faction.removeprefix("The ").removeprefix("Order of the ")
    cost, skill, icons = card.cost or "", card.skill or "", card.icons or card.struggles
    return card.set, card.number, _name(card), card.type, faction, cost, skill, icons


COLUMNS = catalogue.Columns(
    headings=("Set", "No.", "Title", "Type", "Faction", "Cost", "Skill", "Icons"),
    giving_way=(
        *(("Title", 36), ("Set", 14), ("Faction", 10)),
        *(("Title", 24), ("Set", 6), ("Faction", 7), ("Title", 16)),
        *(("Set", 0), ("Type", 0), ("Faction", 0), ("No.", 0)),
    ),
    row=_row,
)
