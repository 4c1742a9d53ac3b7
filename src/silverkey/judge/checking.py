"""Whether what a case expects is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from silverkey.cardgame.names import fold
from silverkey.cthulhu.pieces import DECKS, PILES, domain_at
from silverkey.cthulhu.words import DECK, icon_letters, icons
from silverkey.judge.bench import Bench
from silverkey.judge.blanks import is_blank
from silverkey.judge.case import Expectation, Name, Wanted
from silverkey.judge.naming import Names
from silverkey.judge.record import Record

PAYING_KEYWORDS = ("Loyal", "Steadfast", "Transient")
"""What a card needs or gives when it is paid for; compared only where a case speaks of it."""

AT_LEAST = "has "
"""Before a key whose value need not be all there is."""
NUMBERED = {"Toughness": " +{}", "Fated": " {}"}


def failures(names: Names, game: Bench, expectations: tuple[Expectation, ...], record: Record) -> list[str]:
    """What is not as expected, a sentence each with its line."""
    found: list[str] = []
    for expectation in expectations:
        if expectation.key in ("revealed", "left"):
            said = _course_failure(names, game, expectation, record)
        else:
            said = _failure(names, game, expectation)
        if said:
            found.append(f"{expectation.place}: {said}")
    return found


def _failure(names: Names, game: Bench, expected: Expectation) -> str:
    if expected.subject is None:
        return _compare("the game", expected, _game_value(game, expected.key))
    if isinstance(expected.subject, int):
        return _player_failure(names, game, expected, expected.subject)
    return _card_failure(names, game, expected, expected.subject)


def _course_failure(names: Names, game: Bench, expected: Expectation, record: Record) -> str:
    """What is asked about the course of the case. Of several cards of a title, one that was shown will do."""
    assert isinstance(expected.subject, Name)
    cards = names.cards(game, expected.subject)
    if expected.key == "revealed":
        return _compare(expected.subject.text, expected, any(card in record.revealed for card in cards))
    wrong = [_compare(names.card(game, card), expected, record.left.get(card, "no")) for card in cards]
    return _of_all(wrong, expected.subject)


def _compare(who: str, expected: Expectation, found: Wanted) -> str:
    return "" if found == expected.wanted else f"{who}: {expected.key} is {_show(found)}, not {_show(expected.wanted)}."


def _show(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join(_show(member) for member in value) + "]"
    if isinstance(value, Name):
        return value.text
    return str(value) if value != "" else "nothing"


# The game


def _game_value(game: Bench, key: str) -> Wanted:
    if key == "over":
        return game.over
    if key == "phase":
        return game.phase
    return any(key.capitalize() in values.keywords for values in game.board.values.values())


# Players


def _player_failure(names: Names, game: Bench, expected: Expectation, player: int) -> str:
    who, side, wanted = names.players[player], game.sides[player], expected.wanted
    key = expected.key
    if key == "wins":
        return _compare(who, expected, game.over and game.winner == player)
    if key == "drained":
        found = sorted(number for number, domain in enumerate(side.domains, 1) if domain.drained)
        listed = sorted(name.number or 0 for name in _names(wanted))
        return "" if found == listed else f"{who}: drained is {found}, not {listed}."
    if key in ("tokens", "resources"):
        return _counts_failure(names, game, expected, player)
    pile = {"hand": side.hand, "deck": side.deck, "discard": side.discard, "removed": side.removed, "won": side.won}[
        key
    ]
    if not isinstance(wanted, tuple):
        return _compare(who, expected, len(pile))
    return _pile_failure(names, game, expected, who, pile)


def _names(wanted: Wanted) -> list[Name]:
    return [name for name in wanted if isinstance(name, Name)] if isinstance(wanted, tuple) else []


def _counts_failure(names: Names, game: Bench, expected: Expectation, player: int) -> str:
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
            stories = [story for story in game.stories if story.card in names.stories(game, name)]
            found = stories[0].tokens[player] if stories else 0
            where = f"story {name.text}"
        if found != wanted:
            return f"{names.players[player]}: {expected.key} at {where} is {found}, not {wanted}."
    return ""


def _pile_failure(names: Names, game: Bench, expected: Expectation, who: str, pile: list[int]) -> str:
    """Only a deck is compared in order, from the top; the blank cards that fill it up need not be listed."""
    wanted = _names(expected.wanted)
    cards = list(reversed(pile)) if expected.key == "deck" else list(pile)
    if expected.key == "deck":
        while len(cards) > len(wanted) and is_blank(game.printed[cards[-1]]):
            cards.pop()
        same = len(cards) == len(wanted) and all(map(_caller(names, game), cards, wanted))
    else:
        same = _pair_off(names, game, cards, wanted)
    if same:
        return ""
    found = ", ".join(names.card(game, card) for card in cards) or "nothing"
    return f"{who}: {expected.key} is {found}; expected {', '.join(name.text for name in wanted) or 'nothing'}."


def _caller(names: Names, game: Bench) -> Callable[[int, Name], bool]:
    return lambda card, name: names.is_called(game, card, name)


def _pair_off(names: Names, game: Bench, cards: list[int], wanted: list[Name]) -> bool:
    """Whether each card has its name and each name its card. Labels are the choosier names and go first."""
    left = list(cards)
    for name in sorted(wanted, key=lambda name: fold(name.text) not in names.labels):
        card = next((card for card in left if names.is_called(game, card, name)), None)
        if card is None:
            return False
        left.remove(card)
    return not left


# Cards


def _card_failure(names: Names, game: Bench, expected: Expectation, subject: Name) -> str:
    """A title that several cards share will do as long as it is the same with all of them."""
    return _of_all([_one_card_failure(names, game, expected, card) for card in names.cards(game, subject)], subject)


def _of_all(said: list[str], subject: Name) -> str:
    """What to say if an expectation fails with some or all of the cards of a title."""
    wrong = [failure for failure in said if failure]
    if not said:
        return f"There is no {subject.text} in this game."
    if wrong and len(wrong) < len(said):
        return f"{wrong[0]} There are {len(said)} cards of that title; name the one that is meant with as:"
    return wrong[0] if wrong else ""


def _one_card_failure(names: Names, game: Bench, expected: Expectation, card: int) -> str:
    who, key, wanted = names.card(game, card), expected.key, expected.wanted
    if key in ("controller", "owner"):
        found = _controller(game, card) if key == "controller" else game.owner[card]
        if found == wanted:
            return ""
        assert isinstance(wanted, int)
        said = names.players[found] if found >= 0 else "nobody"
        return f"{who}: {key} is {said}, not {names.players[wanted]}."
    if key in ("committed", "attached to"):
        return _place_failure(names, game, expected, card)
    if key.removeprefix(AT_LEAST) in ("subtypes", "keywords"):
        listed = [name.text for name in _names(wanted)]
        present = sorted(game.values(card).subtypes if card in game.in_play else game.printed[card].subtypes)
        if key.endswith("keywords"):
            present = keywords(game, card, listed)
        return _members_failure(who, key, present, listed)
    if key.removeprefix(AT_LEAST) == "icons":
        assert isinstance(wanted, str)
        letters, shown = icon_letters(icons(wanted)), _icons(game, card)
        if key.startswith(AT_LEAST):
            return "" if Counter(letters) <= Counter(shown) else f"{who}: icons are {_show(shown)}, not {letters}."
        return _compare(who, Expectation(None, key, letters, expected.place), shown)
    if key == "title":
        title = game.values(card).title if card in game.in_play else game.name(card)
        return "" if fold(str(wanted)) == fold(title) else _compare(who, expected, title)
    return _compare(who, expected, _card_value(game, card, key))


def _members_failure(who: str, key: str, present: list[str], listed: list[str]) -> str:
    """Whether those listed are all there are, or are among them."""
    found, wanted = Counter(map(_bare, present)), Counter(map(_bare, listed))
    if found == wanted or (key.startswith(AT_LEAST) and wanted <= found):
        return ""
    return f"{who}: {key.removeprefix(AT_LEAST)} are {', '.join(present) or 'none'}, not {', '.join(listed) or 'none'}."


def _bare(word: str) -> str:
    """A subtype or keyword without what may be left out in writing it.

    >>> _bare("Toughness +2") == _bare("toughness 2")
    True
    """
    return fold(word).replace("+", "").replace(" ", "")


def _card_value(game: Bench, card: int, key: str) -> Wanted:
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


def _icons(game: Bench, card: int) -> str:
    return icon_letters(game.values(card).icons if card in game.in_play else game.printed[card].icons)


def _controller(game: Bench, card: int) -> int:
    standing = game.in_play.get(card)
    return game.owner[card] if standing is None else standing.controller


def keywords(game: Bench, card: int, asked: list[str]) -> list[str]:
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


def _spot_failure(names: Names, game: Bench, card: int, at: int, wanted: Name) -> str:
    """The same for a place that is no card: a pile goes by its player, a domain by its number."""
    domain = domain_at(at)
    if domain is not None:
        player, number = domain
        found = f"{names.players[player]}'s domain {number + 1}"
        right = wanted.text == str(number + 1)
    else:
        owner = (PILES if at in PILES else DECKS).index(at)
        found = f"{names.players[owner]}'s {'discard pile' if at in PILES else 'deck'}"
        right = names.player(wanted) == owner
    return "" if right else f"{names.card(game, card)}: attached to {found}."


def _place_failure(names: Names, game: Bench, expected: Expectation, card: int) -> str:
    standing = game.in_play.get(card)
    at = -1
    if standing is not None:
        at = standing.committed if expected.key == "committed" else standing.attached
    wanted = Name(str(expected.wanted), expected.place)
    if at < -1:
        return _spot_failure(names, game, card, at, wanted)
    if (at < 0 and not wanted.text) or (at >= 0 and wanted.text and names.is_called(game, at, wanted)):
        return ""
    found = names.card(game, at) if at >= 0 else "no"
    return f"{names.card(game, card)}: {expected.key} is {found}, not {wanted.text or 'no'}."
