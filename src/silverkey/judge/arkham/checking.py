"""Whether what a case of Arkham Horror expects is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from silverkey.arkham.chronicle import Member
from silverkey.arkham.library import by_code, names_of
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.paying import cost_of
from silverkey.arkham.rules.values import skill_modified
from silverkey.arkham.table.enemies import enemies_at
from silverkey.arkham.table.faces import has_keyword
from silverkey.arkham.vocabulary.constants import additional_actions
from silverkey.arkham.words import DEFEATED, RESIGNED, SKILLS
from silverkey.cardgame.names import fold
from silverkey.judge.arkham.examined import Examined
from silverkey.judge.arkham.expecting import THREAT_AREA, VALUES
from silverkey.judge.arkham.telling import ArkhamRecord
from silverkey.judge.case import Expectation, Name, Wanted
from silverkey.judge.checking import compare, listed, members_failure, of_all, pile_failure
from silverkey.judge.record import Record

ON_CARDS = {"uses": "tokens", "resources": "tokens"}


def failure(game: Examined, expected: Expectation, record: Record) -> str:
    """What is not as expected, in words; nothing if all is."""
    subject = expected.subject
    if subject is None:
        if expected.key == "told" and isinstance(record, ArkhamRecord):
            story = fold(" ".join(record.told))
            missing = [name.text for name in listed(expected.wanted) if fold(name.text) not in story]
            return f"the game: the story does not tell {'; '.join(missing)}." if missing else ""
        return _game_failure(game, expected)
    if isinstance(subject, int):
        return _player_failure(game, expected, subject)
    if expected.key == "left":
        cards = game.names.cards(game, subject)
        return of_all(
            [compare(game.names.card(game, card), expected, record.left.get(card, "no")) for card in cards], subject
        )
    return of_all([_card_failure(game, expected, card) for card in game.names.cards(game, subject)], subject)


def _game_failure(game: Examined, expected: Expectation) -> str:
    key = expected.key
    if key in ("chaos bag", "log", "whole log", "remembered"):
        named = [name.text for name in listed(expected.wanted)]
        if key == "chaos bag":
            present = [*game.bag, *game.drawn]
            same = Counter(map(fold, present)) == Counter(map(fold, named))
            return "" if same else f"the game: the chaos bag is {', '.join(present)}, not {', '.join(named)}."
        if key in ("whole log", "remembered"):
            return members_failure("the game", key, game.log if key == "whole log" else game.remembered, named)
        missing = [entry for entry in named if fold(entry) not in map(fold, game.log)]
        return f"the game: the log does not say {'; '.join(missing)}." if missing else ""
    found: Wanted
    match key:
        case "act" | "agenda":
            card = game.act if key == "act" else game.agenda
            found = int(game.printed[card].facts.stage) if card >= 0 else 0
        case "resolution":
            found = game.resolution
        case "over":
            found = game.over
        case _:
            found = getattr(game, key)
    return compare("the game", expected, found)


def _player_failure(game: Examined, expected: Expectation, player: int) -> str:
    who, held, key = game.names.players[player], game.investigators[player], expected.key
    standing = game.in_play.get(held.card)
    if key in ("campaign deck", "story assets", "unspent"):
        return _member_failure(game.chronicle.members[player], who, expected)
    if key in ("location", "at"):
        return _place_failure(game, who, expected, held.location)
    if key == "trauma":
        assert isinstance(expected.wanted, tuple)
        counts = {"physical": held.physical, "mental": held.mental}
        wrong = [e for e in expected.wanted if isinstance(e, tuple) and counts[e[0].text] != e[1]]
        return f"{who}: trauma is {counts}." if wrong else ""
    if key in ("earned", "exiled"):
        named = [name.text for name in listed(expected.wanted)]
        codes = held.gained if key == "earned" else held.exiled
        return members_failure(who, key, [_as_named(code, named) for code in codes], named)
    if key in ("hand", "deck", "discard", THREAT_AREA, "in play"):
        pile = _pile(game, player, key)
        if not isinstance(expected.wanted, tuple):
            return compare(who, expected, len(pile))
        return pile_failure(game, expected, who, pile)
    found: Wanted
    match key:
        case "damage" | "horror":
            found = 0 if standing is None else int(getattr(standing, key))
        case "actions":
            found = held.actions + len(additional_actions(game, player))
        case "eliminated":
            found = bool(held.fate)
        case "resigned":
            found = held.fate == RESIGNED
        case "defeated":
            found = held.fate == DEFEATED
        case "killed" | "insane":
            found = held.killed == key
        case "health" | "sanity":
            found = game.value(key, held.card)
        case _ if key in SKILLS:
            found = max(0, skill_modified(game, player, key))
        case _:
            found = int(getattr(held, key))
    return compare(who, expected, found)


def _as_named(code: str, named: Sequence[str]) -> str:
    """A card by the one of these names that means it, or by its title."""
    card = by_code().get(code)
    known = names_of(card) if card is not None else frozenset()
    return next((name for name in named if fold(name) in known), printed_card(code).title)


def _member_failure(member: Member, who: str, expected: Expectation) -> str:
    """What an investigator has between scenarios is not as expected."""
    if expected.key == "unspent":
        return compare(who, expected, member.experience)
    codes = member.earned if expected.key == "story assets" else list(Counter(member.cards).elements())
    left, missing = [by_code()[code] for code in codes], []
    for name in listed(expected.wanted):
        found = next((card for card in left if fold(name.text) in names_of(card)), None)
        if found is None:
            missing.append(name.text)
        else:
            left.remove(found)
    if not left and not missing:
        return ""
    present = ", ".join(by_code()[code].name for code in codes) or "nothing"
    return f"{who}: {expected.key} is {present}, not {', '.join(name.text for name in listed(expected.wanted))}."


def _pile(game: Examined, player: int, key: str) -> list[int]:
    held = game.investigators[player]
    if key == THREAT_AREA:
        return [card for card, standing in game.in_play.items() if standing.threat == player]
    if key == "in play":
        return [c for c, standing in game.in_play.items() if standing.controller == player and c != held.card]
    return {"hand": held.hand, "deck": held.deck, "discard": held.discard}[key]


def _place_failure(game: Examined, who: str, expected: Expectation, at: int) -> str:
    wanted = Name(str(expected.wanted), expected.place)
    if (at < 0 and not wanted.text) or (at >= 0 and wanted.text and game.names.is_called(game, at, wanted)):
        return ""
    found = game.names.card(game, at) if at >= 0 else "no"
    return f"{who}: {expected.key} is {found}, not {wanted.text or 'no'}."


def _card_failure(game: Examined, expected: Expectation, card: int) -> str:
    who, key, standing = game.names.card(game, card), expected.key, game.in_play.get(card)
    if key in ("location", "at"):
        return _place_failure(game, who, expected, game.location_of(card))
    if key == "enemies":
        there = enemies_at(game, card)
        if not isinstance(expected.wanted, tuple):
            return compare(who, expected, len(there))
        return pile_failure(game, expected, who, there)
    if key == "attached to":
        return _place_failure(game, who, expected, -1 if standing is None else standing.attached)
    if key == "engaged":
        engaged = [game.names.players[p] for p in game.playing() if card in game.engaged(p)]
        wanted = str(expected.wanted)
        same = not engaged if not wanted else fold(wanted) in map(fold, engaged)
        return "" if same else f"{who}: engaged with {', '.join(engaged) or 'nobody'}, not {wanted or 'nobody'}."
    if key in ("controller", "owner"):
        found = game.owner[card] if key == "owner" or standing is None else standing.controller
        if found == expected.wanted:
            return ""
        return f"{who}: {key} is {game.names.players[found] if found >= 0 else 'nobody'}."
    if key.endswith(("keywords", "traits")):
        face = game.face(card)
        keywords = [
            keyword for keyword in face.keywords if card not in game.in_play or has_keyword(game, card, keyword)
        ]
        present = sorted(keywords if key.endswith("keywords") else face.traits)
        return members_failure(who, key, present, [name.text for name in listed(expected.wanted)])
    return compare(who, expected, _card_value(game, card, key))


def _card_value(game: Examined, card: int, key: str) -> Wanted:
    standing = game.in_play.get(card)
    if key == "zone":
        return THREAT_AREA if standing is not None and standing.threat >= 0 else game.zone[card]
    if key == "title":
        return game.face(card).title
    if key == "top of deck":
        decks = [*(held.deck for held in game.investigators), game.encounter_deck]
        return any(deck[-1:] == [card] for deck in decks)
    if key == "cost":
        return cost_of(game, max(0, game.owner[card]), card)
    if key in VALUES:
        return game.value(key, card)
    if standing is None:
        return False if key in ("exhausted", "revealed") else 0
    found = getattr(standing, ON_CARDS.get(key, key))
    return bool(found) if key in ("exhausted", "revealed") else int(found)
