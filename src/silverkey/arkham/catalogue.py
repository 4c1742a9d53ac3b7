"""Cards as facts and text, for lists and pages."""

from __future__ import annotations

from collections.abc import Iterator

from silverkey.arkham.card import Card
from silverkey.arkham.decks.deck import RANDOM_WEAKNESS
from silverkey.arkham.edition import EDITIONS
from silverkey.arkham.library import by_code
from silverkey.arkham.printed.facts import PACK_CODES, PrintedCard, X, printed_cards, printed_set
from silverkey.arkham.printed.finding import find_printed
from silverkey.arkham.vocabulary.writer import write_card
from silverkey.cardgame import catalogue
from silverkey.cardgame.names import fold, meant

CLASSES = ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos")
TYPES = (
    *("investigator", "asset", "event", "skill", "treachery", "enemy"),
    *("location", "act", "agenda", "scenario", "story"),
)


class CardFacts(PrintedCard, frozen=True, kw_only=True, omit_defaults=False):
    """Everything about a card that a player would look up: its facts, and what is said below."""

    text: str
    """A paragraph a line; nothing where its abilities are not written."""
    playable: bool
    """Whether it can be put into a game: its abilities are written, or it stands for a weakness that is drawn."""
    rulings: list[str]
    """Ids of the rulings and errata on it."""


def facts(printed: PrintedCard) -> CardFacts:
    """The facts of a card, and its text where its abilities are written."""
    card = by_code().get(printed.code)
    return CardFacts(
        **{field: getattr(printed, field) for field in PrintedCard.__struct_fields__},
        text="" if card is None else "\n".join(write_card(card)),
        playable=card is not None or printed.code == RANDOM_WEAKNESS,
        rulings=catalogue.rulings_on((printed.title, printed.name, printed.levelled), "ahlcg"),
    )


def find_facts(name: str, edition: str = "latest") -> CardFacts:
    """The card that a name means: a title, 'Title, Subtitle', either with its level, or a code."""
    return facts(find_printed(name))


def called(name: str) -> PrintedCard:
    """The card that a name or a code means. Raises CardNotFound."""
    return find_printed(name)


def wordings(printed: PrintedCard) -> list[catalogue.Worded]:
    """A card as each edition words it; there is but one."""
    return catalogue.worded((name, facts(printed)) for name in EDITIONS)


def changes(printed: PrintedCard) -> list[catalogue.CardChange]:
    """The facts that the document changed."""
    newest = next(reversed(EDITIONS))
    return [
        catalogue.CardChange(
            one.ruling, newest, one.field, one.printed, catalogue.in_words(getattr(printed, one.field, None))
        )
        for one in printed.errata
    ]


def other_prints(printed: PrintedCard) -> list[catalogue.CardPrint]:
    """The other cards of its title: other levels, other versions, and its other side."""
    return [
        catalogue.CardPrint(card.code, f"{card.name} ({card.level})" if card.level else card.name, card.place)
        for card in printed_cards()
        if card is not printed and (fold(card.title) == fold(printed.title) or card.code == printed.back)
    ]


def texts() -> Iterator[tuple[Card, str]]:
    """Every paragraph of the text boxes that are written, with its card."""
    return ((card, line) for card in by_code().values() for line in write_card(card))


def list_cards(
    set_name: str = "", search: str = "", faction: str = "", type_: str = "", cost: str = ""
) -> list[CardFacts]:
    """The cards of a pack, class, type and cost, or all; only those that have the words in name, traits or text."""
    pack = catalogue.set_meant(set_name, {code: printed_set(code).name for code in PACK_CODES}, "pack")
    of_class, of_type = meant(faction, CLASSES, "class"), meant(type_, TYPES, "type")
    price = catalogue.cost_meant(cost)
    return [
        facts(card)
        for card in printed_cards()
        if (not pack or card.pack == pack)
        and (not of_class or of_class in card.classes)
        and (not of_type or card.type == of_type)
        and (not price or number(card.cost) == price)
        and _says(card, search)
    ]


def _says(card: PrintedCard, search: str) -> bool:
    written = by_code().get(card.code) if search else None
    words = (card.name, *card.traits, *card.keywords, *(write_card(written) if written is not None else ()))
    return any(fold(search) in fold(word) for word in words)


def number(value: int | None) -> str:
    """A number as it is printed.

    >>> number(3), number(X), number(None)
    ('3', 'X', '-')
    """
    return "-" if value is None else "X" if value == X else str(value)


def entry(card: CardFacts) -> catalogue.Entry:
    """A card as it is found among others."""
    name = f"{card.name} ({card.level})" if card.level else card.name
    about = (card.type.capitalize(), ", ".join(card.classes).capitalize(), card.place)
    return catalogue.Entry(card.code, name, about, " ".join((*card.traits, *card.keywords, card.text)))


def _row(card: CardFacts) -> tuple[str, ...]:
    cost = "" if card.cost is None else number(card.cost)
    level = "" if card.level is None else str(card.level)
    mark = "" if card.playable else "*"
    classes = ", ".join(name.capitalize() for name in card.classes)
    return card.pack_name, card.code, card.name, card.type.capitalize(), classes, cost, level, card.icons, mark


COLUMNS = catalogue.Columns(
    headings=("Pack", "Code", "Title", "Type", "Class", "Cost", "Level", "Icons", " "),
    giving_way=(
        *(("Title", 36), ("Pack", 12), ("Class", 8)),
        *(("Title", 24), ("Pack", 6), ("Title", 16)),
        *(("Pack", 0), ("Type", 0), ("Class", 0), ("Code", 0)),
    ),
    row=_row,
)
