"""Things to read: the text of a card, the piles, the score, the result."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.catalogue import facts_of
from silverkey.cthulhu.view import FaceView, GameView
from silverkey.sitting.cthulhu.names import TOKENS_TO_WIN, domain_name
from silverkey.terminal.cthulhu.cardface import card_lines
from silverkey.terminal.cthulhu.match import Match
from silverkey.terminal.cthulhu.pieces import standing_card
from silverkey.terminal.layout import counted


def card_text(card: Card, seen: GameView) -> list[Text]:
    """A card's facts and text, and how its copies in play stand."""
    lines = card_lines(facts_of(card))
    for copy in seen.in_play:
        if copy.code != card.code:
            continue
        now = Text.styled("In play: " if copy.controller == seen.viewer else "In play, the bot’s: ", "dim")
        now.append_text(standing_card(copy))
        attached = [other.title for other in seen.in_play if other.attached == copy.id]
        if attached:
            now.append(f"  with {', '.join(attached)}", "dim")
        lines.append(now)
    return lines


def domain(number: int, seen: GameView) -> list[Text]:
    """The resources on a domain of each player."""
    lines: list[Text] = []
    for player, whose in ((seen.viewer, "Your"), (1 - seen.viewer, "The bot’s")):
        domains = seen.players[player].domains
        if number < len(domains):
            lines.append(_pile(f"{whose} {domain_name(number)}", domains[number].resources))
    return lines


def discards(seen: GameView) -> list[Text]:
    """Both discard piles, the latest card first."""
    lines: list[Text] = []
    for player, whose in ((seen.viewer, "Your"), (1 - seen.viewer, "The bot’s")):
        side = seen.players[player]
        lines.append(_pile(f"{whose} discard pile", side.discard[::-1]))
        if side.removed:
            lines.append(_pile(f"{whose} cards removed from the game", side.removed))
    return lines


def _pile(name: str, cards: tuple[FaceView, ...]) -> Text:
    return Text.styled(f"{name} ({len(cards)}): ", "bold").append(counted(card.title for card in cards))


def deck(seen: GameView, match: Match) -> list[Text]:
    """How many cards are left, and which of yours you have not seen."""
    mine, theirs = seen.players[seen.viewer], seen.players[1 - seen.viewer]
    unseen = Counter(card.title for card in match.deck(0))
    visible = [*mine.hand, *mine.discard, *mine.removed]
    for player in seen.players:
        visible.extend(card for domain in player.domains for card in domain.resources)
    unseen.subtract(card.title for card in visible)
    unseen.subtract(card.title for card in seen.in_play if card.owner == seen.viewer)
    left = sorted(title for title, n in unseen.items() for _ in range(n))
    return [
        Text(
            f"Your deck has {mine.deck_size} cards, the bot’s {theirs.deck_size}; {seen.story_deck_size} stories wait."
        ),
        Text.styled("Yours that you have not seen yet: ", "bold").append(counted(left)),
    ]


def score(seen: GameView) -> list[Text]:
    """Stories won and tokens placed."""
    lines: list[Text] = []
    for player, who in ((seen.viewer, "You have"), (1 - seen.viewer, "The bot has")):
        won = seen.players[player].won
        names = f": {', '.join(card.title for card in won)}" if won else ""
        lines.append(Text(f"{who} won {len(won)} of the 3 stories that win the game{names}."))
    for story in seen.stories:
        mine, theirs = story.tokens[seen.viewer], story.tokens[1 - seen.viewer]
        lines.append(Text(f"{story.title}: you {mine}, bot {theirs}, of 5 tokens."))
    return lines


def result(seen: GameView) -> list[str]:
    """Who has won, why, and how long it took."""
    won = seen.winner == seen.viewer
    winner, loser = ("You have", "The bot has") if won else ("The bot has", "You have")
    reason = {
        "stories": f"{winner} won three stories.",
        "deck": f"{loser} no cards left in the deck.",
        "eliminated": f"{loser} been eliminated.",
    }
    mine, theirs = (_stories_won(seen, player) for player in (seen.viewer, 1 - seen.viewer))
    return [
        f"{'You win!' if won else 'You lose.'} {reason.get(seen.outcome, seen.outcome)}",
        f"{seen.turn} turns; stories {mine} to {theirs}.",
    ]


def _stories_won(seen: GameView, player: int) -> int:
    """The last story stays on the table when it ends the game."""
    return len(seen.players[player].won) + sum(story.tokens[player] >= TOKENS_TO_WIN for story in seen.stories)
