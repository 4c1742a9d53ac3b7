"""What runs is what is shown: whatever is set in the words of a card, its text box says."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, replace
from typing import Any, NamedTuple

import pytest
from wordings import wordings

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.language import english
from silverkey.language.node import Node

LEGALITY = "what cannot suffer an effect is no legal choice: a rule (coc-latest/2.2.b), not a text"
LABEL = "the parts of an effect know a card by this name; the reader has a noun for it"
PRINTED = "only says that the printed facts count, as always outside play; the sentence says which cards are meant"
SPOKEN_OF = "as many as the cards of which the effect has just spoken"
NOUN = "which one is meant, the noun says that the reader gets for it"
FITTING = "what fits nothing cannot be attached: a rule, and the sentence says what it fits"
UNTOLD = {
    "Ability.zone of an event": "an event is played from hand",
    "Ability.zone of a story": "a story does what it does when it is won",
    "Attach.moved of Library of Ebla": "what goes from one host to another is moved",
    "Cannot.who Cards.zone": PRINTED,
    "Ability.zone of Death Comes for All": "where it lies once it has been won, its trigger says",
    "Cards.zone of Invocation of the Abyss": SPOKEN_OF,
    "Ability.zone of Written in Blood": "where it is when it does so, its trigger says",
    "Cards.owner of Bayou Shaman": "whose it is, the domain says",
    "Cards.type of The Deodand": "only characters commit",
    "Cards.type of Obsessive Elder Thing": "only characters commit",
    "Cards.where of Ammunitions Expert": FITTING,
    "Cards.where of Evidence Locker": FITTING,
    "Cards.where of Master Artificer": FITTING,
    "Cards.zone of Forcibly Removed": SPOKEN_OF,
    "Cards.where of Peter Clover": "as far as its limit goes, which stands at its end",
    "Cards.zone of Chaos Unleashed": SPOKEN_OF,
    "Cards.zone of Congress of the Keys": SPOKEN_OF,
    "Cards.zone of Mnomquah": PRINTED,
    "Cards.zone of Smugglers": SPOKEN_OF,
    "Cards.zone of The Opened Door": SPOKEN_OF,
    "Choose.name": LABEL,
    "ChooseIcon.on": NOUN,
    "Choose.to": LEGALITY,
    "Chosen.name": LABEL,
    "Committed.of": NOUN,
    "Chosen.noun": "what is picked and used at once is told once: 'destroy a card'",
    "Cards.zone of Professor Lake": PRINTED,
    "Cards.zone of Witch Tree": PRINTED,
    "ControllerOf.ref EventCard.noun": NOUN,
    "EnterAs.guise CountsAs.keeps_text": "no event has a text that works in play",
    "EachOpponent.noun": "there is but one opponent",
    "Enters.cards Cards.zone": PRINTED,
    "GiveUp.number Count.cards": SPOKEN_OF,
    "Fitting.kind Cards.zone": PRINTED,
    "Host.of": NOUN,
    "Immune.to Cards.zone": PRINTED,
    "IsA.kind Cards.zone": NOUN,
    "Lasts.until of Hidden Agenda": "at once means once",
    "Lasts.until of Polar Vortex": "the next is one",
    "MoveToken.to of Harlan Earnstone": "one's own tokens stay on one's own side",
    "OneOf.must": "what would change nothing can be picked only in the other game",
    "Paid.taken_before of St. Erasmus' Home for Mariners": "what has just been exhausted is still in play",
    "Pick.cards Cards.zone": "what was looked at is still in its deck",
    "Pick.name": LABEL,
    "Pick.to": LEGALITY,
    "Pick.to_join": LEGALITY,
    "Rest.but": LABEL,
    "Ability.effect of The Mage's Machinations": "who is remembered is told where the winner gets them",
    "Lasts.until of The Mage's Machinations": "a printed wording has no words for it: as long as the card is in play",
    "Lasts.until of The Rope and Anchor Tavern": "what is named is remembered as long as the card is in play",
    "Ability.effect of The Rope and Anchor Tavern": "what is named is remembered as long as the card is in play",
    "Rest.whose of Sleepin' wit' da Fishes": "what goes back on top goes to the deck it came from",
    "Toll.cards Cards.zone": PRINTED,
    "Trigger.card Cards.zone": PRINTED,
    "Trigger.verbs of Adult Deep One": "an effect chooses as it is used, or later: two events that are told alike",
    "Trigger.verbs of Decrepit Wizard": "an effect chooses as it is used, or later: two events that are told alike",
    "Trigger.verbs of Nepenthe": "an effect chooses as it is used, or later: two events that are told alike",
    "Trigger.verbs of Crooked Cop": "an effect chooses as it is used, or later: two events that are told alike",
    "Trigger.verbs of Guardian of the Key": "an effect chooses as it is used, or later: two events that are told alike",
    "Trigger.verbs of Infernal Obsession": "control is taken, or goes back: two events that are told alike",
    "Trigger.verbs of Supernatural Investigator": "an effect chooses as it is used, or later: told alike",
    "Trigger.verbs of The Foundation": "an effect chooses as it is used, or later: two events that are told alike",
    "Trigger.verbs of Sentinel Hill": "control is taken, or goes back: two events that are told alike",
    "rulings": "told with a refusal",
}
"""What a text box need not say, and why: a field, perhaps of one word, below another, or of some cards only."""


class Variant(NamedTuple):
    """A card of which one thing is other than it is."""

    path: tuple[str, ...]
    """The fields that lead there, each with its word."""
    how: str
    card: Card

    @property
    def names(self) -> set[str]:
        """What it may be called in the list of exceptions."""
        last = self.path[-1]
        below = {" ".join(pair) for pair in zip(self.path, self.path[1:], strict=False)}
        return {
            *self.path,
            *below,
            last.partition(".")[2],
            f"{last} of {self.card.title}",
            f"{last} of {english.article(self.card.type)}",
        }


def variants(card: Card) -> Iterator[Variant]:
    """The card with each thing that its words say left out or changed, one at a time."""
    for index, ability in enumerate(card.abilities):
        for path, how, other in changed(ability):
            new = copy.copy(card)
            new.abilities = (*card.abilities[:index], other, *card.abilities[index + 1 :])
            yield Variant(path, how, new)
    if card.attach is not None:
        for path, how, other in changed(card.attach):
            new = copy.copy(card)
            new.attach = other
            yield Variant(path, how, new)


def changed(node: Node, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str, Any]]:
    """The tree of words with one field of one of them changed, in every way."""
    for field in fields(node):  # type: ignore[arg-type]
        if not field.init:
            continue
        value = getattr(node, field.name)
        here = (*path, f"{type(node).__name__}.{field.name}")
        for other in others(field, value):
            new = replaced(node, field.name, other)
            if new is not None and getattr(new, field.name) != value:  # what a word works out for itself comes back
                yield here, f"{value!r} -> {other!r}", new
        for place, member in enumerate(value if isinstance(value, tuple) else (value,)):
            for below, how, new in changed(member, here) if isinstance(member, Node) else ():
                whole = (*value[:place], new, *value[place + 1 :]) if isinstance(value, tuple) else new
                other = replaced(node, field.name, whole)
                if other is not None:
                    yield below, how, other


def replaced(node: Node, name: str, value: Any) -> Node | None:
    """The word with another field, if it can be written so."""
    try:
        return replace(node, **{name: value})  # type: ignore[type-var, no-any-return]
    except ValueError:
        return None


def others(field: Field[Any], value: Any) -> Iterator[Any]:
    """What a field might be instead: nothing in particular, another number, one thing less."""
    told = field.default is MISSING or value != field.default
    if told and field.default is not MISSING:
        yield field.default
    if told and isinstance(value, bool):
        yield not value
    elif told and isinstance(value, int):
        yield value + (1 if value >= 0 else -1)
    elif isinstance(value, tuple) and len(value) > 1 and not isinstance(value[0], int):
        for place in range(len(value)):
            yield (*value[:place], *value[place + 1 :])


def text_of(card: Card) -> list[str]:
    """The text box; there are no words for what nobody could mean."""
    try:
        return write_card(card)
    except (AssertionError, IndexError, KeyError, NotImplementedError, ValueError):
        return []


@pytest.mark.plain
@pytest.mark.parametrize("card", wordings(), ids=lambda card: card.code)
def test_a_text_box_says_whatever_the_card_says(card: Card) -> None:
    text = write_card(card)
    for variant in variants(card):
        if not variant.names & UNTOLD.keys():
            assert text_of(variant.card) != text, f"{variant.path[-1]} ({variant.how}) is not told."


@pytest.mark.plain
def test_nothing_is_left_untold_without_need() -> None:
    needed: set[str] = set()
    for card in wordings():
        text = write_card(card)
        for variant in variants(card):
            if text_of(variant.card) == text:
                needed |= variant.names
    assert UNTOLD.keys() <= needed


@pytest.mark.parametrize(
    ("code", "clause"),
    [
        ("summons-110", "return a Hastur character you own to your hand"),
        ("yuggoth-99", "choose a Spell event in your discard pile that you could play now"),
        ("summons-9", "Attached character has a blank printed text box."),
        ("silver-twilight-15", "All Neutral characters have blank printed text boxes."),
        ("dreamlands-57", "all exhausted non-unique, non-Night characters have blank printed text boxes"),
        ("key-and-gate-25", "choose a non-story card in play"),
        ("ancient-relics-33", "Before a [T] struggle at a story resolves"),
        ("secrets-of-arkham-58", "Each player puts into play all characters in his discard pile."),
        ("ancient-relics-73", "That player must sacrifice a character."),
        ("forgotten-lore-46", "you may have each opponent discard his whole hand"),
        ("forgotten-lore-48", "you may choose and destroy up to 2 characters or support cards"),
        ("summons-74", "Reveal that card and put it into your hand."),
        ("core-160", "puts that card into his hand"),
        ("sleeper-34", "into play; the others stay where they are."),
        ("dreamlands-3", "“Action: Exhaust Twila Katherine Price and pay 2"),
        ("mark-of-madness-2", "to choose and restore that insane character."),
    ],
)
def test_a_clause_of_the_print_is_told(code: str, clause: str) -> None:
    card = next(card for card in wordings() if card.code == code)
    assert clause in " ".join(write_card(card))
