"""Reading a case: from YAML to what it says, with every mistake pointed at."""

from __future__ import annotations

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.edition import EDITIONS, LATEST
from silverkey.cthulhu.library import UnknownCard, all_cards, find_card, fold
from silverkey.cthulhu.printed.finding import CardNotFound, find_printed
from silverkey.cthulhu.words import CONSPIRACY, FACTIONS, NEUTRAL, OPERATIONS, STORY
from silverkey.judge.blanks import blank_card, blank_story, faction_named
from silverkey.judge.case import (
    STARTS,
    CardLayout,
    Case,
    DomainLayout,
    Name,
    PlayerLayout,
    StoryLayout,
)
from silverkey.judge.glossary import Glossary
from silverkey.judge.source import CaseError, Node, nearest
from silverkey.judge.steps import read_chance, read_expectations, read_steps

CASE_KEYS = (
    "case",
    "game",
    "edition",
    "cites",
    "active",
    "phase",
    "first turn",
    "players",
    "stories",
    "story deck",
    "chance",
    "steps",
    "expect",
)
PLAYER_KEYS = ("in play", "hand", "deck", "deck size", "discard", "removed", "won", "domains")
PILE_KEYS = ("card", "as", "owner")
IN_PLAY_KEYS = (
    "card",
    "as",
    "owner",
    "exhausted",
    "insane",
    "facedown",
    "wounds",
    "tokens",
    "committed",
    "on",
    "attached",
)
DECK_KEYS = (*PILE_KEYS, "faceup")
STORY_KEYS = ("story", "as", "owner", "tokens", "attached")
GAMES = ("cthulhu", "arkham")
MANY = 999
"""No pile or domain of a case has more cards."""


def read_game(document: Node) -> str:
    """Which game a case is about."""
    if not document.is_map:
        raise document.wrong("A case is written as key: value; the first key is usually case.")
    for key, value in document.entries():
        if key.text().lower() == "game":
            return value.one_of(GAMES, "game")
    return GAMES[0]


def read_editions(document: Node) -> tuple[str, ...]:
    """The editions a case must hold under."""
    for key, value in document.entries():
        if key.text().lower() == "edition" and not value.empty:
            return tuple(dict.fromkeys(item.one_of(EDITIONS, "edition") for item in value.items()))
    return (LATEST.name,)


def read_title(document: Node) -> str:
    """What a case is called, as far as that can be read."""
    try:
        return next(value.text() for key, value in document.entries() if key.text().lower() == "case")
    except (CaseError, StopIteration):
        return "(a case without a title)"


def read_case(document: Node) -> Case:
    """The case that a document describes."""
    fields = document.fields(CASE_KEYS, "A case")
    for needed in ("case", "players"):
        if needed not in fields:
            raise document.wrong(f"A case needs {needed}:")
    glossary = Glossary(_player_names(fields["players"]))
    players = _read_players(fields["players"], glossary)
    active = glossary.player(fields["active"]) if "active" in fields else 0
    stories = tuple(_read_story(item, active, glossary) for item in _items(fields, "stories"))
    deck = tuple(_read_story(item, active, glossary) for item in _items(fields, "story deck"))
    for layout in deck:
        if layout.card.type != STORY or any(layout.tokens) or layout.attached:
            raise CaseError("In the story deck lie stories, and nothing on them.", layout.place)
    for layout in (*stories, *deck):
        glossary.add(layout.card, layout.label, layout.place)
    _check_places(players, glossary)
    return Case(
        title=fields["case"].text(),
        place=document.place,
        editions=read_editions(document),
        players=players,
        cites=tuple(item.text() for item in _items(fields, "cites")),
        active=active,
        phase=fields["phase"].one_of(STARTS, "phase") if "phase" in fields else OPERATIONS,
        first_turn=fields["first turn"].flag() if "first turn" in fields else False,
        stories=stories,
        story_deck=deck,
        chance=read_chance(fields["chance"], glossary) if "chance" in fields else (),
        steps=read_steps(fields["steps"], glossary) if "steps" in fields else (),
        expect=read_expectations(fields["expect"], glossary) if "expect" in fields else (),
    )


def _items(fields: dict[str, Node], key: str) -> list[Node]:
    return fields[key].items() if key in fields else []


def _player_names(node: Node) -> tuple[str, str]:
    names: list[str] = []
    for key, _ in node.entries("players"):
        name = key.text()
        if fold(name) in {fold(other) for other in names} | {"check", "asked", "until", "game"}:
            raise key.wrong(f"“{name}” cannot be a player's name here: it means something else already.")
        names.append(name)
    if not 1 <= len(names) <= 2:
        raise node.wrong(f"Two players belong here, not {len(names)}.")
    first = names[0]
    return (first, names[1] if len(names) > 1 else "Opponent")


def _read_players(node: Node, glossary: Glossary) -> tuple[PlayerLayout, PlayerLayout]:
    found = [_read_player(key.text(), value, glossary) for key, value in node.entries()]
    if len(found) == 1:
        found.append(PlayerLayout(glossary.players[1]))
    return (found[0], found[1])


def _read_player(name: str, node: Node, glossary: Glossary) -> PlayerLayout:
    fields = node.fields(PLAYER_KEYS, "A player")
    piles = {
        key: tuple(read_card(item, PILE_KEYS, glossary) for item in _items(fields, key))
        for key in ("hand", "discard", "removed", "won")
    }
    deck = tuple(read_card(item, DECK_KEYS, glossary) for item in _items(fields, "deck"))
    size = fields["deck size"].number(most=MANY) if "deck size" in fields else None
    if size is not None and size < len(deck):
        raise fields["deck size"].wrong(f"The deck names {len(deck)} cards, which is more than {size}.")
    for misplaced in deck[1:]:
        if misplaced.faceup:
            raise CaseError("Only the top card of a deck can lie face up.", misplaced.place)
    domains = fields.get("domains")
    return PlayerLayout(
        name,
        in_play=tuple(read_card(item, IN_PLAY_KEYS, glossary) for item in _items(fields, "in play")),
        hand=piles["hand"],
        deck=deck,
        deck_size=size,
        discard=piles["discard"],
        removed=piles["removed"],
        won=piles["won"],
        domains=() if domains is None else tuple(_read_domain(item, glossary) for item in domains.items()),
    )


def read_card(node: Node, keys: tuple[str, ...], glossary: Glossary) -> CardLayout:
    """A card that is laid out: a title, or a mapping that says more."""
    if not node.is_map:
        card = read_title_of_card(node)
        glossary.add(card, "", node.place)
        return CardLayout(card, node.place)
    fields = node.fields(keys, "A card here")
    if "card" not in fields:
        raise node.wrong("It must be said which card this is, with card:")
    card = read_title_of_card(fields["card"])
    label = fields["as"].text() if "as" in fields else ""
    glossary.add(card, label, node.place)
    return CardLayout(
        card,
        node.place,
        label,
        owner=glossary.player(fields["owner"]) if "owner" in fields else -1,
        exhausted=fields["exhausted"].flag() if "exhausted" in fields else None,
        insane="insane" in fields and fields["insane"].flag(),
        facedown="facedown" in fields and fields["facedown"].flag(),
        faceup="faceup" in fields and fields["faceup"].flag(),
        wounds=fields["wounds"].number() if "wounds" in fields else 0,
        tokens=fields["tokens"].number() if "tokens" in fields else 0,
        committed=_place_of(fields.get("committed")),
        on=_place_of(fields.get("on")),
        attached=tuple(read_card(item, IN_PLAY_KEYS, glossary) for item in _items(fields, "attached")),
    )


def _place_of(node: Node | None) -> Name | None:
    if node is None or node.empty or node.text().lower() == "no":
        return None
    return Name(node.text(), node.place)


def _check_places(players: tuple[PlayerLayout, PlayerLayout], glossary: Glossary) -> None:
    """What cards are committed to or lie on must exist; the whole position has to be read first."""
    for player in players:
        for layout in player.in_play:
            for name in (layout.committed, layout.on):
                if name is None or name.number is not None:
                    continue
                if name is not layout.on or glossary.player_number(name.text) is None:
                    glossary.check_card(name)


def _unwritten(title: str) -> str:
    """The card of the catalogue that has this title and cannot be played, or nothing."""
    try:
        return find_printed(title).name
    except CardNotFound:
        return ""


def read_title_of_card(node: Node) -> Card:
    """The card of a title, 'Title, Descriptor', or a blank one."""
    title = node.text()
    if fold(title) in ("blank", "blank story"):
        return blank_card(NEUTRAL) if fold(title) == "blank" else blank_story()
    try:
        return find_card(title)
    except UnknownCard:
        unwritten = _unwritten(title)
        if unwritten:
            raise node.wrong(f"{unwritten} cannot be played yet: its abilities are not written.") from None
        hint = nearest(title, (name for card in all_cards() for name in (card.title, card.name)))
        raise node.wrong(f"There is no card called “{title}”.{hint}") from None


def _read_domain(node: Node, glossary: Glossary) -> DomainLayout:
    """A domain: counts by faction, or named cards."""
    if not node.is_map:
        return _named_resources(node, glossary)
    resources: list[CardLayout] = []
    drained = False
    for key, value in node.entries():
        word = fold(key.text())
        faction = faction_named(word)
        if word == "drained":
            drained = value.flag()
        elif word == "cards":
            resources.extend(_named_resources(value, glossary).resources)
        elif faction is not None:
            resources.extend(CardLayout(blank_card(faction), key.place) for _ in range(value.number(most=MANY)))
        else:
            known = (*FACTIONS, NEUTRAL, "Agency", "Miskatonic", "Syndicate", "Silver Twilight", "drained", "cards")
            hint = nearest(key.text(), known) or " Named cards are written as a list."
            raise key.wrong(f"There is no faction called “{key.text()}”.{hint}")
    return DomainLayout(tuple(resources), drained)


def _named_resources(node: Node, glossary: Glossary) -> DomainLayout:
    resources: list[CardLayout] = []
    drained = False
    for item in node.items():
        if item.is_map and not any(fold(key.text()) == "card" for key, _ in item.entries()):
            part = _read_domain(item, glossary)
            resources.extend(part.resources)
            drained = drained or part.drained
        else:
            resources.append(read_card(item, PILE_KEYS, glossary))
    return DomainLayout(tuple(resources), drained)


def _read_story(node: Node, active: int, glossary: Glossary) -> StoryLayout:
    if not node.is_map:
        return StoryLayout(_story_card(node), node.place)
    fields = node.fields(STORY_KEYS, "A story")
    if "story" not in fields:
        raise node.wrong("It must be said which story this is, with story:")
    card = _story_card(fields["story"])
    owner = glossary.player(fields["owner"]) if "owner" in fields else -1
    if card.type == CONSPIRACY and owner < 0:
        raise node.wrong(f"{card.title} is a conspiracy: say whose with owner:")
    if card.type == STORY and owner >= 0:
        raise fields["owner"].wrong(f"{card.title} is a story, and stories have no owner.")
    tokens = [0, 0]
    if "tokens" in fields:
        for key, value in fields["tokens"].entries("tokens"):
            tokens[glossary.player(key)] = value.number()
    return StoryLayout(
        card,
        node.place,
        fields["as"].text() if "as" in fields else "",
        owner,
        (tokens[0], tokens[1]),
        tuple(read_card(item, IN_PLAY_KEYS, glossary) for item in _items(fields, "attached")),
    )


def _story_card(node: Node) -> Card:
    card = read_title_of_card(node)
    if card.type not in (STORY, CONSPIRACY):
        raise node.wrong(f"{card.title} is neither a story nor a conspiracy.")
    return card
