"""Things to read: the text of a card, the piles, how far the scenario has come, the result."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from silverkey.arkham.card import Card
from silverkey.arkham.catalogue import facts
from silverkey.arkham.library import by_code
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.view import FaceView, GameView
from silverkey.arkham.words import ENEMY
from silverkey.terminal.arkham import pieces
from silverkey.terminal.arkham.cardface import card_lines
from silverkey.terminal.arkham.match import ArkhamMatch
from silverkey.terminal.arkham.sheet import bag
from silverkey.terminal.layout import counted


def card_text(card: Card, seen: GameView) -> list[Text]:
    """A card's facts and text, and how its copies in play stand."""
    lines = card_lines(facts(card.facts))
    for copy in seen.in_play:
        if copy.code == card.code:
            shown = pieces.enemy(copy) if copy.type == ENEMY else pieces.standing(copy)
            where = pieces.called(seen, copy.location, pieces.letters(seen))
            lines.append(Text.styled("In play: ", "dim").append_text(shown).append(f" at {where}", "dim"))
    return lines


def discards(seen: GameView) -> list[Text]:
    """The discard piles, the latest card first."""
    lines = [_pile(f"{held.title}’s discard pile", held.discard[::-1]) for held in seen.investigators]
    lines.append(_pile("Encounter discard pile", seen.encounter_discard[::-1]))
    for name, pile in (("Victory display", seen.victory), ("Removed from the game", seen.removed)):
        if pile:
            lines.append(_pile(name, pile))
    return lines


def _pile(name: str, pile: tuple[FaceView, ...]) -> Text:
    return Text.styled(f"{name} ({len(pile)}): ", "bold").append(counted(card.title for card in pile))


def deck(seen: GameView, match: ArkhamMatch) -> list[Text]:
    """How many cards are left, and which of yours you have not seen."""
    me = max(0, seen.viewer)
    held = seen.investigators[me]
    unseen = Counter(_brought(seen, match))
    visible = [*held.hand, *held.discard, *seen.limbo, *seen.removed, *seen.victory]
    unseen.subtract(card.code for card in visible)
    unseen.subtract(card.code for card in seen.in_play if card.owner == me)
    left = sorted(printed_card(code).levelled for code, number in unseen.items() for _ in range(number))
    return [
        Text(f"{held.title}’s deck has {held.deck_size} cards, the encounter deck {seen.encounter_deck_size}."),
        Text.styled("Yours that you have not seen yet: ", "bold").append(counted(left)),
    ]


def _brought(seen: GameView, match: ArkhamMatch) -> dict[str, int]:
    """The deck that you have brought to the scenario."""
    me = max(0, seen.viewer)
    if seen.campaign is None:
        return Counter(match.sittings[me].cards)
    return {lot.code: lot.copies for lot in seen.campaign.members[me].cards}


def score(seen: GameView) -> list[Text]:
    """How far agenda and act have come, what is in the chaos bag, and what has been won."""
    lines: list[Text] = []
    if seen.agenda is not None:
        needed = "" if seen.agenda.needed is None else f" of {seen.agenda.needed}"
        lines.append(Text(f"Agenda {seen.agenda.stage}, {seen.agenda.title}: {seen.doom}{needed} doom in play."))
    if seen.act is not None:
        clues = sum(held.clues for held in seen.investigators)
        needed = "" if seen.act.needed is None else f"; it takes {seen.act.needed}"
        lines.append(Text(f"Act {seen.act.stage}, {seen.act.title}: the investigators have {clues} clues{needed}."))
    lines.append(Text.styled("Chaos bag: ", "bold").append(bag((*seen.bag, *seen.drawn))))
    lines += [Text(f"  {line}") for line in symbols(seen)]
    points = sum(card.victory or 0 for card in seen.victory)
    lines.append(Text(f"Victory display: {counted(card.title for card in seen.victory)} ({points} points)."))
    return lines


def symbols(seen: GameView) -> list[str]:
    """What the symbols on chaos tokens do in this scenario."""
    card = by_code()[all_scenarios()[seen.scenario].reference]
    if seen.difficulty in ("hard", "expert") and card.other_side is not None:
        card = card.other_side
    return [ability.english(card.title) for ability in card.tokens.values()]
