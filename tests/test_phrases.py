"""How words read, each for itself and put together to sentences."""
# ruff: noqa: F403, F405  (the whole vocabulary, as in a card file)

from __future__ import annotations

import pytest
from phrasebook import BOOK, phrases

from silverkey.cthulhu.cards.writing import *
from silverkey.cthulhu.vocabulary.abilities import Ability, as_event
from silverkey.cthulhu.vocabulary.references import *

READ = [
    (action(DrawCards(2)), "Action: Draw 2 cards."),
    (action(pay(1), DrawCards()), "Action: Pay 1 to draw a card."),
    (action(EXHAUST, pay(1), DrawCards()), "Action: Exhaust this card and pay 1 to draw a card."),
    (action(EXHAUST_NAMED, SACRIFICE, DrawCards()), "Action: Exhaust Ghost and sacrifice it to draw a card."),
    (action(Limit(1, "phase", by_copy=False), DrawCards()), "Action: Draw a card. Limit 1 per phase."),
    (action(DrawCards(), zone=DISCARD), "Action (in your discard pile): Draw a card."),
    (action(DrawCards(), zone=HAND), "Action (in hand): Draw a card."),
    (action(YOUR_OPERATIONS, DrawCards()), "Use during your operations phase. Action: Draw a card."),
    (
        action(AllYours(AGENCY), DrawCards()),
        "Use only if every card you control is of the faction The Agency. Action: Draw a card.",
    ),
    (action(is_committed(), DrawCards()), "Action: If Ghost is committed to a story, draw a card."),
    (action(choose(characters()), goes_insane(CHOSEN)), "Action: Choose a character to go insane."),
    (action(choose(characters()), wound(CHOSEN)), "Action: Choose and wound a character."),
    (
        disrupt(on("wound"), CancelEvent("cancel {wound} to it", 1)),
        "Disrupt: When a character would be wounded, cancel a wound to it.",
    ),
    (
        disrupt(on("wound"), CancelEvent("cancel {wound} to it", 2)),
        "Disrupt: When a character would be wounded, cancel 2 wounds to it.",
    ),
    (
        disrupt(on("wound"), CancelEvent("cancel {wound} to it")),
        "Disrupt: When a character would be wounded, cancel all wounds to it.",
    ),
    (action(choose(characters()), wound(CHOSEN, 3)), "Action: Choose a character. Give that character 3 wounds."),
    (
        action(Choose(characters(), if_able=True), goes_insane(CHOSEN)),
        "Action: Choose a character to go insane, if able.",
    ),
    (
        action(choose(characters(), "first"), choose(characters(but=Chosen("first")), "chosen"), wound(CHOSEN)),
        "Action: Choose a character. Choose and wound another character.",
    ),
    (action(goes_insane(THIS)), "Action: Ghost goes insane."),
    (action(pay(1), goes_insane(Every(characters()))), "Action: Pay 1 to have all characters go insane."),
    (
        action(pay(1), until_end_of_phase(THIS, gains("T"))),
        "Action: Pay 1 to have this happen: until the end of the phase, Ghost gains [T].",
    ),
    (action(Pick(characters()), destroy(CHOSEN)), "Action: Destroy a character."),
    (
        action(look_at_top(2), Pick(SEEN, number=2, up_to=True), Do("bottom", THOSE_CARDS)),
        "Action: Look at the top 2 cards of your deck. "
        "Put 1 or 2 of those cards on the bottom of their owners' decks in any order.",
    ),
    (
        action(look_at_top(4), Pick(SEEN, number=3, up_to=True), take(THOSE_CARDS)),
        "Action: Look at the top 4 cards of your deck. Put 1 to 3 of those cards into your hand.",
    ),
    (
        action(ChoosePlayer(opponents=True), Control(THIS, to=THAT_PLAYER, if_able=True)),
        "Action: Choose an opponent. Give control of Ghost to that player, if able.",
    ),
    (action(Pick(Cards(zone=HAND, owner=YOU)), PutIntoPlay(CHOSEN)), "Action: Put into play a card from your hand."),
    (
        action(Pick(Cards(zone=DISCARD, owner=YOU), number=2), take(CHOSEN_CARD)),
        "Action: Put 2 cards from your discard pile into your hand.",
    ),
    (
        action(Pick(Cards(zone=DECK, owner=YOU)), take(CHOSEN_CARD), Shuffle()),
        "Action: Search your deck for a card. Put that card into your hand. Shuffle your deck.",
    ),
    (
        action(Pick(Cards(type="event", zone=DECK, owner=YOU)), take(CHOSEN_CARD), Shuffle()),
        "Action: Search your deck for an event card. Reveal that card and put it into your hand. Shuffle your deck.",
    ),
    (action(DrawCards(), then(ready(THIS))), "Action: Draw a card. Then, ready Ghost."),
    (action(DrawCards(), then(ready(THIS), DrawCards())), "Action: Draw a card. Then, ready Ghost and draw a card."),
    (
        action(If(is_committed(), (DrawCards(),), (ready(THIS),))),
        "Action: If Ghost is committed to a story, draw a card; otherwise, ready Ghost.",
    ),
    (action(may(pay(1), DrawCards())), "Action: You may pay 1 to draw a card."),
    (action(may(DrawCards())), "Action: You may draw a card."),
    (action(may(pay(1))), "Action: You may pay 1."),
    (action(one_of(DrawCards(), ready(THIS))), "Action: Pick one: draw a card; or ready Ghost."),
    (action(EachDoes(EACH_PLAYER, (DrawCards(),))), "Action: Each player draws a card."),
    (action(EachDoes(EACH_PLAYER, (DrawCards(),), if_able=True)), "Action: Each player draws a card, if able."),
    (action(EachDoes(EACH_PLAYER, (goes_insane(THIS),))), "Action: For each player, Ghost goes insane."),
    (
        action(EachDoes(EACH_PLAYER, (one_of(DrawCards(), discard_cards(1)),), if_able=True)),
        "Action: Each player, if able, picks one: he draws a card; or he chooses and discards a card from his hand.",
    ),
    (
        action(EachDoes(EACH_OPPONENT, (discard_cards(1),))),
        "Action: Each opponent must choose and discard a card from his hand.",
    ),
    (
        action(EachDoes(EACH_OPPONENT, (one_of(DrawCards(), discard_cards(1)),))),
        "Action: Each opponent must pick one: he draws a card; or he chooses and discards a card from his hand.",
    ),
    (
        action(pay(2), EachDoes(EACH_OPPONENT, (discard_cards(1),))),
        "Action: Pay 2 to have each opponent choose and discard a card from his hand.",
    ),
    (
        action(pay(2), EachDoes(EACH_PLAYER, (may(DrawCards()),))),
        "Action: Pay 2 to have this happen: each player may draw a card.",
    ),
    (disrupt(WOUNDING_THIS, Instead(), DrawCards()), "Disrupt: When Ghost would be wounded, instead draw a card."),
    (
        disrupt(WOUNDING_THIS, Instead(), DrawCards(), then(ready(THIS))),
        "Disrupt: When Ghost would be wounded, instead draw a card. Then, ready Ghost.",
    ),
    (response(AFTER_ENTERING, pay(1), DrawCards()), "Response: After Ghost enters play, pay 1 to draw a card."),
    (
        response(AFTER_ENTERING, is_committed(), DrawCards()),
        "Response: After Ghost enters play, if Ghost is committed to a story, draw a card.",
    ),
    (
        forced(AFTER_COMMITTING, EachDoes(EACH_OPPONENT, (DrawCards(),))),
        "Forced Response: After Ghost is committed to a story, each opponent must draw a card.",
    ),
    (passive(AFTER_ENTERING, exhaust(THIS)), "After Ghost enters play, exhaust Ghost."),
    (whenever(is_committed(), DrawCards()), "Whenever Ghost is committed to a story, draw a card."),
    (
        whenever(AtLeast(6, Has(EACH_PLAYER, Cards(zone=HAND))), EachDoes(EACH_PLAYER, (discard_cards(1),))),
        "Whenever each player has 6 or more cards in hand, that player chooses and discards a card from his hand.",
    ),
    (action(at_end("phase", ready(THIS))), "Action: At the end of the phase, ready Ghost."),
    (
        action(until_end_of_phase(THIS, Skill(1, per=Count(characters())))),
        "Action: Until the end of the phase, Ghost gets +1 skill for each character in play.",
    ),
    (action(wound(THIS, Count(characters()))), "Action: Give Ghost X wounds. X is the number of characters."),
    (action(Limit(2, "turn", by_copy=True), DrawCards()), "Action: Draw a card. Limit twice per turn."),
    (as_event(action(YOUR_OPERATIONS, DrawCards())), "Play during your operations phase. Action: Draw a card."),
    (as_event(action(pay(1), DrawCards())), "Action: Pay 1 to draw a card."),
    (action(DrawCards(), zone=DOMAIN), "Action (as a resource): Draw a card."),
    (
        action(is_committed(), Overpaid(), DrawCards()),
        "Action: If Ghost is committed to a story and you overpaid for Ghost, draw a card.",
    ),
    (action(pay(1), choose(characters()), goes_insane(CHOSEN)), "Action: Pay 1 to choose a character to go insane."),
    (action(pay(1), may(DrawCards())), "Action: Pay 1 to be allowed to draw a card."),
    (action(choose(characters(), number=2), destroy(CHOSEN)), "Action: Choose and destroy 2 characters."),
    (
        action(choose(characters()), Do("destroy", CHOSEN, if_able=True)),
        "Action: Choose a character. Destroy that character, if able.",
    ),
    (action(choose(characters()), exhaust(THIS)), "Action: Choose a character. Exhaust Ghost."),
    (
        action(EachDoes(EACH_OPPONENT, (discard_cards(1),), if_able=True)),
        "Action: Each opponent must choose and discard a card from his hand, if able.",
    ),
    (
        action(EachDoes(EACH_PLAYER, (at_end("phase", DrawCards()),))),
        "Action: For each player, at the end of the phase, he draws a card.",
    ),
    (action(EachDoes(EACH_PLAYER, (DrawCards(), ready(THIS)))), "Action: Each player draws a card and readies Ghost."),
    (
        action(choose(characters()), then(ready(CHOSEN), exhaust(CHOSEN))),
        "Action: Choose a character. Then, ready that character and exhaust it.",
    ),
    (
        action(one_of(DrawCards(), ready(THIS), by=EACH_OPPONENT)),
        "Action: Each opponent picks what you do: draw a card; or ready Ghost.",
    ),
    (
        response(AFTER_ENTERING, choose(characters()), ready(CHOSEN)),
        "Response: After Ghost enters play, choose and ready a character.",
    ),
    (
        action(EachDoes(EACH_PLAYER, (may(PayBy(discard_top(YOURSELF, 2)), CancelRest()),)), DrawCards()),
        "Action: Each player may discard the top 2 cards of his deck to cancel the rest of this effect. Draw a card.",
    ),
]
"""Abilities that stand on no card, and how they read on one called Ghost."""


@pytest.mark.parametrize(("ability", "text"), READ, ids=[text for _, text in READ])
def test_an_ability_reads_so(ability: Ability, text: str) -> None:
    assert ability.english("Ghost") == text


@pytest.mark.plain
def test_every_phrase_of_the_book_still_reads_so() -> None:
    """New phrases are welcome. A phrase that was meant to change is written down anew: see phrasebook.py."""
    book = set(BOOK.read_text(encoding="utf-8").splitlines())
    assert len(book) > 1_000
    assert sorted(book - phrases()) == []
