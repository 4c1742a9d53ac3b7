"""Whether a deck may be played: every problem at once, each with the rule that it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from silverkey.arkham.decks.deck import RANDOM_WEAKNESS, Deck, Lot
from silverkey.arkham.decks.experience import EXCEPTIONAL, worth
from silverkey.arkham.decks.options import option_for, why_not
from silverkey.arkham.library import by_code as written
from silverkey.arkham.printed.facts import DECK_TYPES, PrintedCard, by_code, printed_card
from silverkey.cardgame import decks
from silverkey.cardgame.decks import Problem, stop

DECKBUILDING = "rules reference, Deckbuilding"
SIGNATURES = "ahlcg-1.2/def/signature-cards.a"
EXACTLY = "ahlcg-1.2/def/signature-cards.b"
REMOVED = "ahlcg-1.2/faq/duke-sacrificed"
PERMANENT = "Permanent"


class Verdict(decks.Verdict, frozen=True, kw_only=True):
    """The outcome of a check."""

    investigator: str
    """By title."""
    size: int = 0
    """How many cards there must be."""
    experience: int = 0
    """What its levels are worth."""
    pending: int = 0
    """Random basic weaknesses that are still to be drawn. They come last, so a deck without is no worse for it."""

    @property
    def described(self) -> str:
        """Whose deck it is, and what it has."""
        spent = f", {self.experience} experience" if self.experience else ""
        return f"{self.investigator}, {self.cards} cards{spent}"

    @property
    def remark(self) -> str:
        """What else is worth knowing of the deck."""
        many = "a random basic weakness" if self.pending == 1 else f"{self.pending} random basic weaknesses"
        return f"It still gets {many}." if self.pending else ""


class _Contents(NamedTuple):
    """A deck taken apart."""

    investigator: PrintedCard
    chosen: list[Lot]
    """What the player has put in: cards with a level, but for those that the campaign has given."""
    signatures: list[Lot]
    basic: int
    """Copies of basic weaknesses, drawn or to be drawn."""
    given: list[Lot]
    """Copies of story assets and other weaknesses that the campaign has not given."""
    foreign: list[Lot]
    """What cannot be in any deck."""


def check(
    deck: Deck, experience: int | None = 0, earned: Mapping[str, int] | None = None, removed: Collection[str] = ()
) -> Verdict:
    """Check a deck by the rules for its investigator.

    `experience` is all that was earned so far; None leaves levels unpaid for. `earned` are the copies of story assets,
    weaknesses and others that the campaign has given, and `removed` the signature cards that it has taken for good.
    """
    investigator = by_code(deck.investigator)
    if investigator is None or investigator.type != "investigator":
        who = f"“{deck.investigator}” is no investigator that is known."
        nobody = Problem("investigator", who, (deck.investigator,), rulebook=DECKBUILDING)
        problems = (nobody, *_unknown(deck))
        return Verdict(deck=deck.name, investigator=deck.investigator, legal=False, cards=0, problems=problems)
    free = Counter(earned or {}) + Counter(deck.exempt)
    contents = _contents(deck, investigator, free)
    spent = sum(worth(card) * copies for card, copies in contents.chosen)
    problems = (
        *_unknown(deck),
        *_foreign(contents),
        *_size(contents),
        *_copies(contents.chosen),
        *_options(contents),
        *_experience(contents.chosen, spent, experience),
        *_signatures(contents, removed),
        *_weaknesses(contents, free),
    )
    return Verdict(
        deck=deck.name,
        investigator=investigator.title,
        legal=not problems,
        cards=size(contents.chosen),
        size=investigator.deck_size,
        experience=spent,
        pending=pending_weaknesses(deck),
        problems=problems,
        not_playable=tuple(card.name for card, _ in deck.lots() if card.code not in (RANDOM_WEAKNESS, *written())),
    )


def pending_weaknesses(deck: Deck) -> int:
    """How many random basic weaknesses are still to be drawn for a deck: those that it names, or one if it has none."""
    drawn = sum(copies for card, copies in deck.lots() if card.basic and card.code != RANDOM_WEAKNESS)
    return max(deck.cards.get(RANDOM_WEAKNESS, 0), 0 if drawn else 1)


def size(lots: list[Lot]) -> int:
    """How many cards count towards the size of a deck: those that a player chooses, and that are not permanent."""
    return sum(copies for card, copies in lots if card.level is not None and PERMANENT not in card.keywords)


def _contents(deck: Deck, investigator: PrintedCard, free: Counter[str]) -> _Contents:
    contents = _Contents(investigator, [], [], sum(lot.copies for lot in deck.lots() if lot.card.basic), [], [])
    for card, copies in deck.lots():
        paid = Lot(card, copies - free[card.code])
        if card.signature_of:
            contents.signatures.append(Lot(card, copies))
        elif card.basic or paid.copies <= 0:
            continue
        elif card.story or (card.weakness and card.deck_limit):
            contents.given.append(paid)
        elif card.level is None or card.type not in DECK_TYPES:
            contents.foreign.append(paid)
        else:
            contents.chosen.append(paid)
    return contents


def _unknown(deck: Deck) -> Iterator[Problem]:
    for code in deck.cards:
        if by_code(code) is None:
            yield Problem("unknown", f"There is no card with the code {code}.", (code,))


def _foreign(contents: _Contents) -> Iterator[Problem]:
    for card, _ in contents.foreign:
        what = f"{'an' if card.type[0] in 'aei' else 'a'} {card.type}"
        yield Problem("type", f"{card.name} is {what} and cannot be in a deck.", (card.name,), rulebook=DECKBUILDING)
    for card, _ in contents.given:
        what = "a story asset" if card.story else "a weakness of a scenario"
        sentence = f"{card.name} is {what}: it is in a deck only if a scenario has put it there."
        kind = "story" if card.story else "weakness"
        yield Problem(kind, sentence, (card.name,), rulebook=DECKBUILDING)


def _size(contents: _Contents) -> Iterator[Problem]:
    wanted, found = contents.investigator.deck_size, size(contents.chosen)
    if found != wanted:
        sentence = (
            f"A deck of {contents.investigator.title} has exactly {wanted} cards, not counting weaknesses, "
            f"signature cards and permanent ones; this one has {found}."
        )
        yield Problem("size", sentence, rulebook=DECKBUILDING)


def _copies(chosen: list[Lot]) -> Iterator[Problem]:
    """Cards of one title share the limit, whatever their levels."""
    titles: dict[str, list[Lot]] = {}
    for lot in chosen:
        titles.setdefault(lot.card.title, []).append(lot)
    for title, lots in titles.items():
        exceptional = sum(copies for card, copies in lots if EXCEPTIONAL in card.keywords)
        if exceptional > 1:
            sentence = stop(f"A deck has at most 1 copy of an exceptional card; this one has {exceptional} of {title}")
            yield Problem("exceptional", sentence, (title,), rulebook="rules reference, Exceptional")
            continue
        limit, count = max(card.deck_limit for card, _ in lots), sum(copies for _, copies in lots)
        if count > limit:
            copies = "copy" if limit == 1 else "copies"
            sentence = stop(f"A deck has at most {limit} {copies} of a title; this one has {count} of {title}")
            yield Problem("copies", sentence, (title,), rulebook=DECKBUILDING)


def _options(contents: _Contents) -> Iterator[Problem]:
    investigator = contents.investigator
    limited: Counter[int] = Counter()
    for card, copies in contents.chosen:
        option = option_for(card, investigator)
        if option is None:
            yield why_not(card, investigator)
        elif option.limit is not None:
            limited[investigator.deck_options.index(option)] += copies
    for place, count in limited.items():
        limit = investigator.deck_options[place].limit or 0
        if count > limit:
            sentence = (
                f"{investigator.title} may have up to {limit} level 0 cards of other classes; this deck has {count}."
            )
            yield Problem("limit", sentence, rulebook=f"{investigator.title}, Deckbuilding Options")
    yield from _spread(contents)


def _spread(contents: _Contents) -> Iterator[Problem]:
    """Some decks need cards of several classes."""
    for option in contents.investigator.deck_options:
        counts = {name: _of_class(name, contents.chosen) for name in option.classes}
        enough = sum(count >= option.cards_each for count in counts.values())
        if option.distinct_classes and enough < option.distinct_classes:
            found = ", ".join(f"{count} {name}" for name, count in counts.items())
            sentence = (
                f"A deck of {contents.investigator.title} has at least {option.cards_each} cards of each of "
                f"{option.distinct_classes} classes; this one has {found}."
            )
            yield Problem("classes", sentence, rulebook=f"{contents.investigator.title}, Additional Requirements")


def _of_class(name: str, lots: list[Lot]) -> int:
    return sum(copies for card, copies in lots if name in card.classes)


def _experience(chosen: list[Lot], spent: int, experience: int | None) -> Iterator[Problem]:
    if experience is None or spent <= experience:
        return
    levels = tuple(card.levelled for card, _ in chosen if card.level)
    if experience == 0:
        sentence = f"A deck for a new campaign has cards of level 0 alone; this one has {', '.join(levels)}."
    else:
        sentence = f"The cards above level 0 cost {spent} experience; there is {experience}."
    yield Problem("experience", sentence, levels, rulebook=DECKBUILDING)


def _signatures(contents: _Contents, removed: Collection[str]) -> Iterator[Problem]:
    wanted = contents.investigator.deck_requirements
    found = {card.code: copies for card, copies in contents.signatures}
    for code, copies in wanted.items():
        has, title = found.get(code, 0), printed_card(code).title
        if has != copies and not (code in removed and has < copies):
            number = "1 copy" if copies == 1 else f"{copies} copies"
            sentence = stop(f"A deck of {contents.investigator.title} has exactly {number} of {title}")
            yield Problem("signature", f"{sentence} This one has {has}.", (title,), (SIGNATURES, EXACTLY))
    for card, _ in contents.signatures:
        if card.code not in wanted:
            owner = printed_card(card.signature_of).title
            yield Problem("signature", f"Only {owner} may have {stop(card.name)}", (card.name,), (SIGNATURES,))


def _weaknesses(contents: _Contents, free: Counter[str]) -> Iterator[Problem]:
    given = sum(copies for code, copies in free.items() if (card := by_code(code)) and card.basic)
    if contents.basic > 1 + given:
        sentence = f"A deck gets one random basic weakness; this one has {contents.basic}."
        yield Problem("weakness", sentence, rulebook=DECKBUILDING)
