"""The cards in sight, and which card a typed name means."""

from __future__ import annotations

from silverkey.arkham.card import Card
from silverkey.arkham.library import all_cards, by_code
from silverkey.arkham.rules.actions import BASIC
from silverkey.arkham.view import GameView, LocationView
from silverkey.arkham.words import DRAW, RESOURCE
from silverkey.cardgame.names import fold
from silverkey.terminal import naming
from silverkey.terminal.arkham.pieces import hand_order, things
from silverkey.terminal.menu import LETTERS, Menu, Misunderstood

DEEDS = (*BASIC, "play", "commit", "use", "gain")
"""The words before the name of what something is done to."""
ALSO = {"draw a card": DRAW, "gain": RESOURCE, "gain a resource": RESOURCE}
"""How actions read among the choices, where that is not their name."""


def in_sight(seen: GameView) -> list[str]:
    """The codes of all cards that you can see, nearest first."""
    codes = [card.code for card in seen.investigators[max(0, seen.viewer)].hand]
    codes += [card.code for card in seen.limbo]
    codes += [thing.code for thing in things(seen).values()]
    for held in seen.investigators:
        codes += [card.code for card in (*held.hand, *held.discard)]
    codes += [card.code for card in (*seen.encounter_discard, *seen.victory, *seen.removed)]
    return [code for code in dict.fromkeys(codes) if code in by_code()]


def cards_in_sight(seen: GameView) -> list[Card]:
    """All cards that you can see, each once."""
    return [by_code()[code] for code in in_sight(seen)]


def cards_in_hand(seen: GameView) -> list[Card]:
    """The cards of your hand, each once, in the order in which it is shown."""
    hand = sorted(seen.investigators[max(0, seen.viewer)].hand, key=hand_order)
    return [by_code()[code] for code in dict.fromkeys(card.code for card in hand)]


def location(text: str, seen: GameView) -> LocationView | None:
    """The location that a letter, a title or the beginning of one means, if it means one alone."""
    place = LETTERS.find(text.lower()) if len(text) == 1 else -1
    if 0 <= place < len(seen.locations):
        return seen.locations[place]
    wanted = fold(text)
    fitting = [one for one in seen.locations if len(wanted) > 1 and fold(one.title).startswith(wanted)]
    return fitting[0] if len(fitting) == 1 else None


def action(text: str, menu: Menu | None) -> str:
    """The action that a word of the board, or the number of a choice, means; or the text as it is."""
    entry = None if menu is None else menu.entries.get(text)
    if entry is not None and entry.code in BASIC:
        return entry.code
    return ALSO.get(text, text)


def named(text: str, seen: GameView, menu: Menu | None = None) -> Card:
    """The card that a choice, the letter of a location or a name means; cards in sight go first."""
    chosen = naming.code_of_choice(text, menu)
    if chosen:
        if chosen not in by_code():
            raise Misunderstood(f"Choice {text} is not a card.")
        return by_code()[chosen]
    place = LETTERS.find(text.lower())
    if len(text) == 1 and 0 <= place < len(seen.locations):
        location = seen.locations[place]
        if not location.revealed:
            raise Misunderstood(f"Nobody has been to {location.title} yet.")
        return by_code()[location.code]
    if text.lower() in ("act", "agenda"):
        stage = seen.act if text.lower() == "act" else seen.agenda
        if stage is not None:
            return by_code()[stage.code]
    return naming.named(text, cards_in_sight(seen), all_cards())
