"""Whether what a case expects of cards, players and the game is true."""

from __future__ import annotations

from collections import Counter

from silverkey.cardgame.names import fold
from silverkey.cthulhu.state import DECKS, PILES, domain_at
from silverkey.cthulhu.vocabulary.conditions import it_is
from silverkey.cthulhu.words import DECK, HAND, icon_letters, icons
from silverkey.judge.case import Expectation, Name, Wanted
from silverkey.judge.checking import AT_LEAST, compare, listed, members_failure, of_all, pile_failure, show
from silverkey.judge.cthulhu.examined import Examined
from silverkey.judge.record import Record

PAYING_KEYWORDS = ("Loyal", "Steadfast", "Transient")
"""What a card needs or gives when it is paid for; compared only where a case speaks of it."""
NUMBERED = {"Toughness": " +{}", "Fated": " {}"}


def failure(game: Examined, expected: Expectation, record: Record) -> str:
    """What is not as expected, in words; nothing if all is."""
    if expected.key in ("revealed", "left"):
        return _course_failure(game, expected, record)
    if expected.subject is None:
        return compare("the game", expected, _game_value(game, expected.key))
    if isinstance(expected.subject, int):
        return _player_failure(game, expected, expected.subject)
    return of_all(
        [_card_failure(game, expected, card) for card in game.names.cards(game, expected.subject)], expected.subject
    )


def _course_failure(game: Examined, expected: Expectation, record: Record) -> str:
    """What is asked about the course of the case. Of several cards of a title, one that was shown will do."""
    assert isinstance(expected.subject, Name)
    cards = game.names.cards(game, expected.subject)
    if expected.key == "revealed":
        return compare(expected.subject.text, expected, any(_shown(game, card, record) for card in cards))
    wrong = [compare(game.names.card(game, card), expected, record.left.get(card, "no")) for card in cards]
    return of_all(wrong, expected.subject)


def _shown(game: Examined, card: int, record: Record) -> bool:
    """Whether a card has been shown, or lies in a hand that is open."""
    return card in record.revealed or (game.zone[card] == HAND and game.sides[game.owner[card]].open_hand)


# The game


def _game_value(game: Examined, key: str) -> Wanted:
    if key == "over":
        return game.over
    if key == "phase":
        return game.phase
    return it_is(game, key.capitalize())


# Players


def _player_failure(game: Examined, expected: Expectation, player: int) -> str:
    who, side, wanted = game.names.players[player], game.sides[player], expected.wanted
    key = expected.key
    if key == "wins":
        return compare(who, expected, game.over and game.winner == player)
    if key == "drained":
        found = sorted(number for number, domain in enumerate(side.domains, 1) if domain.drained)
        numbers = sorted(name.number or 0 for name in listed(wanted))
        return "" if found == numbers else f"{who}: drained is {found}, not {numbers}."
    if key in ("tokens", "resources"):
        return _counts_failure(game, expected, player)
    pile = {"hand": side.hand, "deck": side.deck, "discard": side.discard, "removed": side.removed, "won": side.won}[
        key
    ]
    if not isinstance(wanted, tuple):
        return compare(who, expected, len(pile))
    return pile_failure(game, expected, who, pile)


def _counts_failure(game: Examined, expected: Expectation, player: int) -> str:
    assert isinstance(expected.wanted, tuple)
    for entry in expected.wanted:
        assert isinstance(entry, tuple)
        name, wanted = entry
        if expected.key == "resources":
            domains = game.sides[player].domains
            number = name.number or 0
            found = len(domains[number - 1].resources) if number <= len(domains) else 0
            where = f"domain {number}"
        else:
            stories = [story for story in game.stories if story.card in game.names.stories(game, name)]
            found = stories[0].tokens[player] if stories else 0
            where = f"story {name.text}"
        if found != wanted:
            return f"{game.names.players[player]}: {expected.key} at {where} is {found}, not {wanted}."
    return ""


# Cards


def _card_failure(game: Examined, expected: Expectation, card: int) -> str:
    who, key, wanted = game.names.card(game, card), expected.key, expected.wanted
    if key in ("controller", "owner"):
        found = _controller(game, card) if key == "controller" else game.owner[card]
        if found == wanted:
            return ""
        assert isinstance(wanted, int)
        said = game.names.players[found] if found >= 0 else "nobody"
        return f"{who}: {key} is {said}, not {game.names.players[wanted]}."
    if key in ("committed", "attached to"):
        return _place_failure(game, expected, card)
    if key.removeprefix(AT_LEAST) in ("subtypes", "keywords"):
        named = [name.text for name in listed(wanted)]
        present = sorted(game.values(card).subtypes if card in game.in_play else game.printed[card].subtypes)
        if key.endswith("keywords"):
            present = keywords(game, card, named)
        return members_failure(who, key, present, named)
    if key.removeprefix(AT_LEAST) == "icons":
        assert isinstance(wanted, str)
        letters, shown = icon_letters(icons(wanted)), _icons(game, card)
        if key.startswith(AT_LEAST):
            return "" if Counter(letters) <= Counter(shown) else f"{who}: icons are {show(shown)}, not {letters}."
        return compare(who, Expectation(None, key, letters, expected.place), shown)
    if key == "title":
        title = game.values(card).title if card in game.in_play else game.name(card)
        return "" if fold(str(wanted)) == fold(title) else compare(who, expected, title)
    return compare(who, expected, _card_value(game, card, key))


def _card_value(game: Examined, card: int, key: str) -> Wanted:
    standing = game.in_play.get(card)
    face = game.printed[card]
    if key == "zone":
        return game.zone[card]
    if key == "top of deck":
        return any(side.deck[-1:] == [card] for side in game.sides)
    if key == "exhausted":
        return standing is not None and standing.exhausted
    if key == "insane":
        return standing is not None and game.insane(card)
    if key == "facedown":
        if standing is None:
            return game.zone[card] == DECK and all(card not in (side.faceup, side.shown) for side in game.sides)
        return standing.insane or standing.facedown
    if key in ("wounds", "tokens"):
        return 0 if standing is None else int(getattr(standing, key))
    values = None if standing is None else game.values(card)
    if key == "skill":
        return max(0, face.skill) if values is None else game.skill(card)
    if key == "cost":
        if standing is not None and standing.shows is not None:
            face = standing.shows
        if face.x_cost and (values is None or not values.insane):
            return "X"
        return face.cost if values is None else values.cost
    if key == "faction":
        return face.faction if values is None else values.faction
    return face.type if values is None else values.type


def _icons(game: Examined, card: int) -> str:
    return icon_letters(game.values(card).icons if card in game.in_play else game.printed[card].icons)


def _controller(game: Examined, card: int) -> int:
    standing = game.in_play.get(card)
    return game.owner[card] if standing is None else standing.controller


def keywords(game: Examined, card: int, asked: list[str]) -> list[str]:
    """The keywords of a card as they are written on cards."""
    face = game.printed[card]
    present = game.values(card).keywords if card in game.in_play else face.keywords
    found = [f"{word}{NUMBERED.get(word, '')}".format(number) for word, number in present.items() if number > 0]
    if face.steadfast:
        found.append("Steadfast")
    if face.transient:
        found.append("Transient")
    wanted = {fold(word) for word in asked}
    return sorted(word for word in found if word not in PAYING_KEYWORDS or fold(word) in wanted)


def _spot_failure(game: Examined, card: int, at: int, wanted: Name) -> str:
    """The same for a place that is no card: a pile goes by its player, a domain by its number."""
    domain = domain_at(at)
    if domain is not None:
        player, number = domain
        found = f"{game.names.players[player]}'s domain {number + 1}"
        right = wanted.text == str(number + 1)
    else:
        owner = (PILES if at in PILES else DECKS).index(at)
        found = f"{game.names.players[owner]}'s {'discard pile' if at in PILES else 'deck'}"
        right = game.names.player(wanted) == owner
    return "" if right else f"{game.names.card(game, card)}: attached to {found}."


def _place_failure(game: Examined, expected: Expectation, card: int) -> str:
    standing = game.in_play.get(card)
    at = -1
    if standing is not None:
        at = standing.committed if expected.key == "committed" else standing.attached
    wanted = Name(str(expected.wanted), expected.place)
    if at < -1:
        return _spot_failure(game, card, at, wanted)
    if (at < 0 and not wanted.text) or (at >= 0 and wanted.text and game.names.is_called(game, at, wanted)):
        return ""
    found = game.names.card(game, at) if at >= 0 else "no"
    return f"{game.names.card(game, card)}: {expected.key} is {found}, not {wanted.text or 'no'}."
