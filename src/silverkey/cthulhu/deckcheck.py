"""Whether a deck is legal in an edition: every problem at once, each with the rule that it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from silverkey.cardgame import decks
from silverkey.cardgame.decks import Problem, stop
from silverkey.cardgame.finding import CardNotFound, bare
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.deck import Deck, Entry, Section, deck_of
from silverkey.cthulhu.deckfiles import read_deck
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.printed.facts import COPIES, PrintedCard, copies_allowed
from silverkey.cthulhu.printed.lists import Listed, Lists, lists_of
from silverkey.cthulhu.printed.playing import library_card
from silverkey.cthulhu.words import CONSPIRACY
from silverkey.rulings import get

MINIMUM = 50
SIZE = "coc-2.0/rules/deckbuilding.a"
"""The one paragraph that names the minimum; later documents leave it to the rulebook."""
CONSPIRACIES_AS_PRINTED = 4
"""The rulebook's number before 1.4 corrected it."""
RULEBOOK = "rulebook p. 14"
RULEBOOK_ON_CONSPIRACIES = "rulebook p. 11"


class Verdict(decks.Verdict, frozen=True, kw_only=True):
    """The outcome of a check. Stories and domains do not count."""

    edition: str

    @property
    def where(self) -> str:
        """By which rules."""
        return f" in edition {self.edition}"


class _Lot(NamedTuple):
    """Some copies of a card, with the catalogue's entry or why there is none."""

    section: Section
    entry: Entry
    card: PrintedCard | None
    complaint: str = ""

    @property
    def quantity(self) -> int:
        return self.entry.quantity

    @property
    def title(self) -> str:
        return self.card.title if self.card else self.entry.title

    @property
    def counts(self) -> bool:
        return not self.section.is_story_deck and not (self.card and self.card.is_story)


def check(deck: Deck, edition: str = "latest") -> Verdict:
    """Check a deck by the rules of an edition."""
    edition = EDITIONS.named(edition).name
    lots = [_lot(section, entry) for section, entry in deck.entries() if not entry.is_domain]
    counted = [lot for lot in lots if lot.counts]
    lists = lists_of(edition)
    problems = [
        *_unknown(lots, lists),
        *_collectible(lots, edition),
        *_banned(counted, lists, edition),
        *_size(counted),
        *_copies(counted, edition),
        *_restricted(counted, lists, edition),
        *_misplaced(lots),
    ]
    return Verdict(
        deck=deck.name,
        edition=edition,
        legal=not problems,
        cards=sum(lot.quantity for lot in counted),
        problems=tuple(problems),
    )


def check_cards(cards: Iterable[Card], edition: str = "latest") -> Verdict:
    """Check a deck of cards that can be played."""
    return check(deck_of("", (card.facts for card in cards)), edition)


class IllegalDeck(ValueError):
    """The deck breaks the rules of deck building; the message lists every problem."""


def require_legal(cards: Iterable[Card], edition: str = "latest") -> None:
    """Refuse a deck that breaks the rules of an edition."""
    problems = check_cards(cards, edition).problems
    if problems:
        raise IllegalDeck(" ".join(problem.sentence for problem in problems))


def game_cards(deck: Deck) -> list[Card]:
    """The cards of a deck as a game takes them; refuses cards that are unknown."""
    lots = [_lot(section, entry) for section, entry in deck.entries() if not entry.is_domain]
    complaints = [lot.complaint for lot in lots if lot.complaint]
    if complaints:
        raise CardNotFound("\n".join(complaints))
    return [library_card(lot.card) for lot in lots if lot.card and lot.counts for _ in range(lot.quantity)]


def load_deck(path: str | Path) -> list[Card]:
    """The cards of a deck file, ready for a game. Raises ValueError or LookupError if it cannot be read or played."""
    return game_cards(read_deck(Path(path)))


def _lot(section: Section, entry: Entry) -> _Lot:
    try:
        return _Lot(section, entry, entry.card(story=section.is_story_deck))
    except CardNotFound as error:
        return _Lot(section, entry, None, str(error))


def _on_list(lot: _Lot, listed: tuple[Listed, ...]) -> Listed | None:
    """The list's entry for a card. A card of the collectible game is known by its title alone."""
    for entry in listed:
        if lot.card.code == entry.code if lot.card else bare(lot.title) == bare(entry.title):
            return entry
    return None


def _unknown(lots: list[_Lot], lists: Lists) -> list[Problem]:
    return [
        Problem("unknown", lot.complaint, (lot.title,))
        for lot in lots
        if lot.complaint and not _on_list(lot, lists.banned)
    ]


def _collectible(lots: list[_Lot], edition: str) -> list[Problem]:
    """Cards of the collectible game are legal in the oldest edition alone."""
    if EDITIONS.named(edition).collectible_legal:
        return []
    names = dict.fromkeys(lot.card.name for lot in lots if lot.card and lot.card.collectible)
    return [
        Problem("unknown", f"{name} is a card of the collectible game, which edition {edition} does not know.", (name,))
        for name in names
    ]


def _banned(lots: list[_Lot], lists: Lists, edition: str) -> list[Problem]:
    found = dict.fromkeys(listed for lot in lots if (listed := _on_list(lot, lists.banned)))
    return [
        Problem(
            "banned",
            f"{listed.title} is banned in edition {edition}.",
            (listed.title,),
            (f"coc-{edition}/banned/rule", listed.ruling),
        )
        for listed in found
    ]


def _size(lots: list[_Lot]) -> list[Problem]:
    size = sum(lot.quantity for lot in lots)
    if size >= MINIMUM:
        return []
    sentence = f"A deck has at least {MINIMUM} cards; this one has {size}."
    return [Problem("size", sentence, rulings=(SIZE,), rulebook=RULEBOOK)]


def _copies(lots: list[_Lot], edition: str) -> list[Problem]:
    """Cards of one title share the limit, whatever their descriptors."""
    copies: Counter[str] = Counter()
    titles: dict[str, list[_Lot]] = {}
    for lot in lots:
        copies[bare(lot.title)] += lot.quantity
        titles.setdefault(bare(lot.title), []).append(lot)
    problems = (_too_many(titles[key], count, edition) for key, count in copies.items())
    return [problem for problem in problems if problem]


def _too_many(lots: list[_Lot], count: int, edition: str) -> Problem | None:
    card = next((lot.card for lot in lots if lot.card), None)
    limit = _limit(card, edition)
    if count <= limit:
        return None
    title = lots[0].title
    copies = "conspiracies" if card and card.type == CONSPIRACY else "copies"
    sentence = stop(f"A deck has at most {limit} {copies} of a title; this one has {count} of {title}")
    if card and card.type == CONSPIRACY:
        rulings = () if edition == "2.0" else (f"coc-{edition}/handbook/conspiracy-limit",)
        return Problem("conspiracy", sentence, (title,), rulings, RULEBOOK_ON_CONSPIRACIES)
    return Problem("copies", sentence, (title,), _own_limit(card, edition), RULEBOOK)


def _limit(card: PrintedCard | None, edition: str) -> int:
    if card is None:
        return COPIES
    if card.type == CONSPIRACY and edition == "2.0":
        return CONSPIRACIES_AS_PRINTED
    return copies_allowed(card, edition)


def _own_limit(card: PrintedCard | None, edition: str) -> tuple[str, ...]:
    """The erratum on the card's own number of copies, as the edition's document has it."""
    changed = [erratum.ruling for erratum in card.errata if erratum.field == "max_copies"] if card else []
    return tuple(entry.id for ruling in changed for entry in get(ruling).entries if entry.edition == edition)


def _restricted(lots: list[_Lot], lists: Lists, edition: str) -> list[Problem]:
    found = list(dict.fromkeys(listed for lot in lots if (listed := _on_list(lot, lists.restricted))))
    if len(found) < 2:
        return []
    titles = tuple(listed.title for listed in found)
    sentence = stop(f"A deck has at most one restricted title; this one has {len(found)}: {'; '.join(titles)}")
    rulings = (f"coc-{edition}/restricted/rule", *(listed.ruling for listed in found))
    return [Problem("restricted", sentence, titles, rulings)]


def _misplaced(lots: list[_Lot]) -> list[Problem]:
    problems: list[Problem] = []
    for lot in lots:
        if lot.card and lot.card.is_story != lot.section.is_story_deck:
            what = "is a story and cannot be in a deck" if lot.card.is_story else "is no story and cannot be among them"
            problems.append(Problem("story", f"{lot.card.name} {what}.", (lot.card.name,), rulebook=RULEBOOK))
    return problems
