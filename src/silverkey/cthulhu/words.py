"""Names of the rulebook, as used all over the game."""

from __future__ import annotations

from typing import Final

from silverkey.cardgame import zones

TERROR: Final = 0
COMBAT: Final = 1
ARCANE: Final = 2
INVESTIGATION: Final = 3
ICON_NAMES: Final = ("Terror", "Combat", "Arcane", "Investigation")
ICON_LETTERS: Final = "TCAI"

AGENCY: Final = "The Agency"
MISKATONIC: Final = "Miskatonic University"
SYNDICATE: Final = "The Syndicate"
CTHULHU: Final = "Cthulhu"
HASTUR: Final = "Hastur"
YOG: Final = "Yog-Sothoth"
SHUB: Final = "Shub-Niggurath"
SILVER_TWILIGHT: Final = "The Order of the Silver Twilight"
NEUTRAL: Final = "Neutral"
FACTIONS: Final = (AGENCY, MISKATONIC, SYNDICATE, CTHULHU, HASTUR, YOG, SHUB, SILVER_TWILIGHT)
SHORT_NAMES: Final = {
    "agency": AGENCY,
    "miskatonic": MISKATONIC,
    "miskatonic university": MISKATONIC,
    "syndicate": SYNDICATE,
    "cthulhu": CTHULHU,
    "hastur": HASTUR,
    "yog": YOG,
    "yog-sothoth": YOG,
    "shub": SHUB,
    "shub-niggurath": SHUB,
    "silver twilight": SILVER_TWILIGHT,
    "order of the silver twilight": SILVER_TWILIGHT,
    "neutral": NEUTRAL,
}
"""Full and usual short names, as names are compared."""

CHARACTER: Final = "character"
SUPPORT: Final = "support"
EVENT: Final = "event"
CONSPIRACY: Final = "conspiracy"
STORY: Final = "story"
CARD_TYPES: Final = (CHARACTER, SUPPORT, EVENT, CONSPIRACY)
"""What may be named as a card type."""
DORMANT: Final = "dormant"

IN_PLAY: Final = zones.IN_PLAY
HAND: Final = "hand"
DECK: Final = "deck"
DISCARD: Final = "discard"
DOMAIN: Final = "domain"
NEW_DOMAIN: Final = "new domain"
"""Where a card goes in play that becomes a domain itself."""
REMOVED: Final = "removed"
WON: Final = "won"
WON_PILE: Final = "won pile"
"""Where abilities work of a conspiracy that has been won, while it lies there."""
STORY_DECK: Final = "story deck"
PLAYED: Final = "being played"

REFRESH: Final = "refresh"
DRAW: Final = "draw"
RESOURCE: Final = "resource"
OPERATIONS: Final = "operations"
STORY_PHASE: Final = "story"
END_OF_TURN: Final = "end of turn"
SETUP: Final = "setup"
PHASES: Final = (SETUP, REFRESH, DRAW, RESOURCE, OPERATIONS, STORY_PHASE, END_OF_TURN)

OUTCOMES: Final = ("", "stories", "deck", "eliminated")
"""What has decided a game; nothing while it goes on."""

NEXT_ACTION: Final = "as your next action"
NEXT_TURN_BEGINS: Final = "until the beginning of your next turn"
NEXT_TURN_ENDS: Final = "until the end of your next turn"
NEXT_PHASE_ENDS: Final = "until the end of the next phase"
NEXT_REFRESH_ENDS: Final = "until the end of the next refresh phase"
UNTIL_USED: Final = "until it has been used"
RESOLVED_AGAIN: Final = "until that story has resolved again"
WHILE_COMMITTED: Final = "while {this} is committed there"
WHILE_THERE: Final = "while {who} stays committed to its story"
WHILE_EXHAUSTED: Final = "while {this} is exhausted"
NO_LONGER_EXHAUSTED: Final = "as soon as {this} is no longer exhausted"

UNOPPOSED: Final = "unopposed"
OPPOSED: Final = "opposed"
"""``origin`` of the event of succeeding at a story where the opponent had characters while it resolved."""

ACTION: Final = "action"
DISRUPT: Final = "disrupt"
RESPONSE: Final = "response"
FORCED: Final = "forced response"
PASSIVE: Final = "passive"
REPLACEMENT: Final = "replacement"
PLACE_DORMANT: Final = "place dormant"
PLAY: Final = "play"
COST: Final = "cost"
"""What brings something about that is done to pay for an effect."""
ON_TOP: Final = "on top"
"""Where an ability works of a card on top of the deck that is about to be revealed."""
WOULD_REVEAL: Final = "would reveal"
"""The event of such a card."""
ATTACHED_AS_RESOURCE: Final = "resource"
"""The name of the card that is about to be attached as a resource, with which nothing is paid."""
DEADLY: Final = "wounds"
"""The cause of a destruction by wounds; the struggle that dealt the last of them is its manner."""
ONE_DRAW: Final = "draw a card"
"""The event of a single card of a draw."""
DRAWN: Final = "drawn"
"""The event of a certain card having been drawn, as long as it can still be disrupted."""
AFTER_STORY: Final = "after {who} has resolved"
"""How long an effect waits that comes after a certain story has resolved."""
AFTER_STRUGGLES: Final = "after all other struggles there have resolved"
AFTER_STORIES: Final = "after all stories have resolved"
WHILE_IN_PLAY: Final = "when {this} leaves play"
"""How long an effect waits that comes when its source leaves play."""
REPLACED_STORY: Final = "after this story has been replaced"
"""How long an effect waits that comes after the story that is being won has been replaced."""
TRIGGERED: Final = (ACTION, DISRUPT, RESPONSE, FORCED)


FROM_BOTTOM: Final = "bottom"
"""Where the cards of a draw come from that is not made from the top of the deck."""

YOU: Final = "you"
OPPONENT: Final = "opponent"
HERE: Final = "here"
"""The story that this card (or the card it is attached to) is committed to."""
WITH_HOST: Final = "with host"
"""The same, on a card that speaks of the character it is attached to."""
THERE: Final = "there"
"""The story at which the answered event happened."""
AT_CHOSEN: Final = "at chosen"
"""The story chosen before."""
ANYWHERE: Final = "anywhere"
NOWHERE: Final = "nowhere"
"""Committed to no story."""

Counts = tuple[int, int, int, int]
"""How many icons or struggles there are of each kind."""


def icons(letters: str) -> tuple[int, int, int, int]:
    """Counts of the four icons.

    >>> icons("TTC")
    (2, 1, 0, 0)
    """
    for letter in letters:
        if letter not in ICON_LETTERS:
            raise ValueError(f"{letter!r} is no icon; icons are written with the letters T, C, A and I.")
    return (letters.count("T"), letters.count("C"), letters.count("A"), letters.count("I"))


def icon_letters(counts: tuple[int, ...] | list[int]) -> str:
    """
    >>> icon_letters((2, 1, 0, 0))
    'TTC'
    """
    return "".join(letter * max(0, n) for letter, n in zip(ICON_LETTERS, counts, strict=True))


def icon_symbols(counts: Counts) -> str:
    """
    >>> icon_symbols((2, 1, 0, 0))
    '[T][T][C]'
    """
    return "".join(f"[{letter}]" for letter in icon_letters(tuple(abs(n) for n in counts)))


def with_icon(counts: Counts, place: int, number: int) -> Counts:
    """Icons with so many more of one kind."""
    found = list(counts)
    found[place] += number
    return found[0], found[1], found[2], found[3]
