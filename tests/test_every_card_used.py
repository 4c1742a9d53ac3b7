"""Random players use every card of Call of Cthulhu, in decks of what has been used least."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.decks import COPIES, DECK_MINIMUM, every_story
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.newgame import new_game
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.words import FACTIONS, NEUTRAL, STORY
from silverkey.kernel.event import Event

ENOUGH = 20
GAMES = 8000
DEALT = [card for card in all_cards() if card.type != STORY]


def triggered(card: Card) -> bool:
    """Whether it has something to trigger."""
    return any(isinstance(ability, Ability) and ability.triggered for ability in card.abilities)


def used_by(event: Event, card: Card) -> bool:
    """Whether an event is a card being used: its ability, or, if it has none to trigger, the card itself."""
    if card.type == STORY:
        return event.verb == "win story"
    return event.verb == "use" if triggered(card) else event.verb in ("enter", "play")


def wanted(card: Card) -> list[Card]:
    """The cards that it speaks of by a subtype or title, without which it may never be used."""
    spoken = [node for ability in card.abilities for node in ability.walk() if isinstance(node, Cards)]
    subtypes = {subtype for cards in spoken for subtype in cards.subtypes}
    titles = {cards.title for cards in spoken if cards.title}
    return [other for other in DEALT if other.title in titles or not subtypes.isdisjoint(other.subtypes)]


def deck(rng: random.Random, used: Counter[str]) -> list[Card]:
    """A deck of two factions, of those of their cards that have been used least, and of what the least of all wants."""
    factions = {NEUTRAL, *rng.sample(FACTIONS, 2)}
    pool = [card for card in DEALT if card.faction in factions]
    pool.sort(key=lambda card: (min(used[card.code], ENOUGH), rng.random()))
    company = [card for card in wanted(pool[0]) if card.faction in factions and card is not pool[0]]
    several = rng.sample(company, min(len(company), 1 + DECK_MINIMUM // COPIES // 2))
    chosen = list(dict.fromkeys([pool[0], *several, *pool]))
    return [card for card in chosen[: 1 + DECK_MINIMUM // COPIES] for _ in range(COPIES)]


def play(seed: int, used: Counter[str]) -> None:
    """A random game to its end, with what was used counted."""
    rng = random.Random(seed)
    stories = sorted(every_story(), key=lambda card: (used[card.code], rng.random()))[:10]
    edition = EDITIONS["2.0"] if seed % 4 == 0 else EDITIONS.named("latest")
    game = new_game([deck(rng, used), deck(rng, used)], stories, seed, edition)

    def hear(event: Event) -> None:
        if event.card >= 0 and used_by(event, game.printed[event.card]):
            used[game.printed[event.card].code.partition("@")[0]] += 1

    game.observer = hear
    while game.pending is not None:
        game.answer(rng.choice(game.pending.options))


@pytest.mark.long
def test_every_card_is_used_twenty_times() -> None:
    used: Counter[str] = Counter()
    for seed in range(GAMES):
        play(seed, used)
        if min(used[card.code] for card in all_cards()) >= ENOUGH:
            break
    seldom = {card.name: used[card.code] for card in all_cards() if used[card.code] < ENOUGH}
    assert not seldom
