"""Things to read: the text of a card, the piles, the score, the settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.catalogue import facts_of
from silverkey.cthulhu.view import FaceView, GameView
from silverkey.terminal.cthulhu.autopass import TOPICS, Asking
from silverkey.terminal.cthulhu.cardface import card_lines
from silverkey.terminal.cthulhu.circumstances import WINDOWS
from silverkey.terminal.cthulhu.match import Match
from silverkey.terminal.cthulhu.pieces import TOKENS_TO_WIN, standing_card
from silverkey.terminal.menu import domain_name


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


def cards(wanted: Iterable[Card], seen: GameView) -> list[Text]:
    """Several cards, one below the other."""
    lines: list[Text] = []
    for card in wanted:
        lines += [Text(), *card_text(card, seen)] if lines else card_text(card, seen)
    return lines


def counted(titles: Iterable[str]) -> str:
    """Titles with how often each occurs.

    >>> counted(["Ghost", "Panic", "Ghost"])
    'Ghost ×2, Panic'
    """
    counts = Counter(titles)
    return ", ".join(f"{title} ×{n}" if n > 1 else title for title, n in counts.items()) or "none"


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


def result(seen: GameView) -> list[Text]:
    """Who has won, why, and how long it took."""
    won = seen.winner == seen.viewer
    winner, loser = ("You have", "The bot has") if won else ("The bot has", "You have")
    reason = {"stories": f"{winner} won three stories.", "deck": f"{loser} no cards left in the deck."}
    mine, theirs = (_stories_won(seen, player) for player in (seen.viewer, 1 - seen.viewer))
    return [
        Text(f"{'You win!' if won else 'You lose.'} {reason.get(seen.outcome, seen.outcome)}", "bold"),
        Text(f"{seen.turn} turns; stories {mine} to {theirs}."),
    ]


def _stories_won(seen: GameView, player: int) -> int:
    """The last story stays on the table when it ends the game."""
    return len(seen.players[player].won) + sum(story.tokens[player] >= TOKENS_TO_WIN for story in seen.stories)


def settings(asking: Asking) -> list[Text]:
    """When you are asked."""
    now = asking.settings
    lines = [Text(f"{'Actions in the window':<24}{'your turn':<12}bot’s turn", "bold")]
    for window, when in WINDOWS.items():
        own, other = (("ask" if window in side else "skip") for side in (now.yours, now.theirs))
        lines.append(Text(f"  {window:<22}{own:<12}{other:<12}").append(when, "dim"))
    for name, usual in TOPICS.items():
        lines.append(Text(f"  {name:<22}{'ask' if getattr(now, name) else 'skip':<12}").append(usual, "dim"))
    if now.never:
        lines.append(Text(f"  never asked because of: {', '.join(sorted(now.never))}"))
    lines.append(
        Text(
            "You are asked only where you could do something, and not twice in a row about the same. Before anybody "
            "commits you are asked about what would be too late afterwards (who can commit at all), and in the "
            "defence window about the rest; act goes back to a window that was passed for you. "
            "Change it with skip draw, skip their defence, ask my refresh, skip disrupts, ask idle, never NAME, "
            "ask all, ask usual. The bot cannot tell an automatic pass from yours.",
            "dim",
        )
    )
    return lines
