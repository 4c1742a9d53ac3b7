"""What cards and tokens are worth, in points of skill on the table."""

from __future__ import annotations

from functools import cache

from silverkey.agents.cthulhu.table import Table
from silverkey.cardgame.library import UnknownCard
from silverkey.cardgame.words.limits import Cannot
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.printed.facts import PrintedCard
from silverkey.cthulhu.view import CardView
from silverkey.cthulhu.vocabulary.constants import Enters
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, EVENT, IN_PLAY

ICON_POINTS = {"T": 1.2, "C": 1.0, "A": 0.6, "I": 1.3}
KEYWORD_POINTS = {"Invulnerability": 1.5, "Willpower": 0.5, "Fast": 0.5}
TOUGHNESS_POINTS = 0.8
ABILITY_POINTS = 0.6
CARD_POINTS = 1.5
"""A card in hand, whichever it is."""
RESOURCE_POINTS = 1.8
INSANE_SHARE = 0.45
"""What an insane character keeps of its worth: it may be restored."""
HOME_SHARE = 0.6
"""What a character keeps of its worth that cannot attack."""
GAME = 1000.0

UNLISTED = Card(PrintedCard(title="Unlisted card", set="unlisted", number=0, type=""))

TOKEN_POINTS = (0.0, 3.0, 6.5, 10.5, 15.0, 32.0)
"""So many tokens on one side of a story; the fifth wins it."""
STORY_WEIGHT = (1.0, 1.2, 1.6)
"""By how many stories a player has won before."""
STORIES_TO_WIN = 3
TOKENS_TO_WIN = 5


@cache
def printed(code: str) -> Card:
    """The card of a code, as printed; a card without text if it is in no set."""
    try:
        return find_card(code)
    except UnknownCard:
        return UNLISTED


def toughness(keywords: tuple[str, ...]) -> int:
    """How many wounds a character takes before one destroys it.

    >>> toughness(("Fast", "Toughness +2"))
    2
    """
    for word in keywords:
        if word.startswith("Toughness"):
            return int(word.partition("+")[2])
    return 0


def body_worth(skill: int, icons: str, keywords: tuple[str, ...]) -> float:
    """Skill, icons and keywords of a character."""
    points = skill + sum(ICON_POINTS[letter] for letter in icons)
    points += sum(KEYWORD_POINTS.get(word, 0.0) for word in keywords)
    return points + TOUGHNESS_POINTS * toughness(keywords)


@cache
def face_worth(code: str) -> float:
    """A card as printed: for a character what it is worth in play."""
    card = printed(code)
    if card.type == CHARACTER:
        return _character(card)
    if card.type == EVENT:
        return 3.0 if card.x_cost else 2.0 + 0.5 * card.cost
    if card.type == CONSPIRACY:
        return 1.0
    return 1.5 + 0.5 * card.cost


def _character(card: Card) -> float:
    icons = "".join(letter * number for letter, number in zip("TCAI", card.icons, strict=True))
    keywords = tuple(f"Toughness +{number}" if word == "Toughness" else word for word, number in card.keywords.items())
    points = body_worth(card.skill, icons, keywords) + ABILITY_POINTS * len(card.usable.get(IN_PLAY, ()))
    for constant in card.constants:
        if isinstance(constant, Cannot) and constant.verb == "commit":
            points *= HOME_SHARE
        elif not isinstance(constant, Enters):
            points += ABILITY_POINTS
    return points


def worth(card: CardView) -> float:
    """A card in play: what it is printed to be or what it has become, whichever is more."""
    if not card.code:
        return CARD_POINTS
    points = face_worth(card.code)
    if card.insane:
        return INSANE_SHARE * points
    if card.type != CHARACTER:
        return points
    return max(points, body_worth(card.skill, card.icons, card.keywords))


def tokens_worth(table: Table, player: int, tokens: int) -> float:
    """So many success tokens of a player on one story."""
    won = min(len(table.player(player).won), STORIES_TO_WIN - 1)
    if tokens >= TOKENS_TO_WIN and won == STORIES_TO_WIN - 1:
        return GAME
    return TOKEN_POINTS[min(tokens, TOKENS_TO_WIN)] * STORY_WEIGHT[won]


def token_gain(table: Table, story: int, player: int, more: int) -> float:
    """What it is worth to a player to get more tokens on a story in play, or to lose some."""
    if not more or story not in table.stories:
        return 0.0
    tokens = table.stories[story].tokens
    after = tokens[player] + more
    gain = tokens_worth(table, player, max(0, after)) - tokens_worth(table, player, tokens[player])
    if after >= TOKENS_TO_WIN:
        gain += tokens_worth(table, 1 - player, tokens[1 - player])
    return gain
