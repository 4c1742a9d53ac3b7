"""Reading what a case of Call of Cthulhu lays out."""

from __future__ import annotations

from collections.abc import Sequence

from silverkey.cardgame.finding import CardNotFound
from silverkey.cardgame.library import UnknownCard
from silverkey.cardgame.names import fold
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import all_cards, find_card
from silverkey.cthulhu.printed.finding import find_printed
from silverkey.cthulhu.words import CONSPIRACY, FACTIONS, NEUTRAL, OPERATIONS, STORY
from silverkey.judge.case import Name
from silverkey.judge.cthulhu.blanks import blank_card, blank_story, faction_named
from silverkey.judge.cthulhu.layout import Table
from silverkey.judge.cthulhu.position import STARTS, CardLayout, DomainLayout, PlayerLayout, StoryLayout, check_position
from silverkey.judge.glossary import Glossary
from silverkey.judge.reading import HEAD, TAIL, read_names
from silverkey.judge.source import Node, nearest

CASE_KEYS = (
    *HEAD,
    "active",
    "phase",
    "first turn",
    "players",
    "stories",
    "story deck",
    "story deck size",
    *TAIL,
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
RESOURCE_WORDS = (*FACTIONS, NEUTRAL, "Agency", "Miskatonic", "Syndicate", "Silver Twilight", "drained", "cards")
MANY = 999
"""No pile or domain of a case has more cards."""


def read_seats(node: Node) -> tuple[str, ...]:
    """The names of the two players. One who has nothing need not be named."""
    names = read_names(node, "players")
    if not 1 <= len(names) <= 2:
        raise node.wrong(f"Two players belong here, not {len(names)}.")
    return (*names, "Opponent")[:2]


def read_table(fields: dict[str, Node], glossary: Glossary) -> Table:
    """The position that a case lays out."""
    faults = glossary.faults
    sides = _read_players(fields["players"], glossary)
    active = faults.field(fields, "active", glossary.player, 0)
    stories = faults.members(fields, "stories", lambda node: _read_story(node, glossary))
    deck = faults.members(fields, "story deck", lambda node: _read_story(node, glossary))
    size = faults.field(fields, "story deck size", lambda node: _deck_size(node, deck), None)
    check_position(sides, stories, deck, glossary)
    return Table(
        sides,
        active,
        phase=faults.field(fields, "phase", lambda node: node.one_of(STARTS, "phase"), OPERATIONS),
        first_turn=faults.field(fields, "first turn", Node.flag, False),
        stories=stories,
        story_deck=deck,
        story_deck_size=size,
    )


def _read_players(node: Node, glossary: Glossary) -> tuple[PlayerLayout, PlayerLayout]:
    found = [_read_player(key.text(), value, glossary) for key, value in node.entries()]
    if len(found) == 1:
        found.append(PlayerLayout(glossary.players[1]))
    return (found[0], found[1])


def _read_player(name: str, node: Node, glossary: Glossary) -> PlayerLayout:
    faults = glossary.faults
    fields: dict[str, Node] = {}
    with faults.noted():
        fields = {} if node.empty else node.fields(PLAYER_KEYS, "A player", faults)

    def cards(key: str, keys: tuple[str, ...]) -> tuple[CardLayout, ...]:
        return faults.members(fields, key, lambda item: read_card(item, keys, glossary))

    deck = cards("deck", DECK_KEYS)
    size = faults.field(fields, "deck size", lambda value: _deck_size(value, deck), None)
    return PlayerLayout(
        name,
        in_play=cards("in play", IN_PLAY_KEYS),
        hand=cards("hand", PILE_KEYS),
        deck=deck,
        deck_size=size,
        discard=cards("discard", PILE_KEYS),
        removed=cards("removed", PILE_KEYS),
        won=cards("won", PILE_KEYS),
        domains=faults.members(fields, "domains", lambda item: _read_domain(item, glossary)),
    )


def _deck_size(node: Node, deck: Sequence[object]) -> int | None:
    size = node.number(most=MANY)
    if size < len(deck):
        raise node.wrong(f"The deck names {len(deck)} cards, which is more than {size}.")
    return size


def read_card(node: Node, keys: tuple[str, ...], glossary: Glossary) -> CardLayout:
    """A card that is laid out: a title, or a mapping that says more."""
    if not node.is_map:
        card = read_title_of_card(node, glossary)
        glossary.add(card, "", node.place)
        return CardLayout(card, node.place)
    faults = glossary.faults
    fields = node.fields(keys, "A card here", faults)
    label = faults.field(fields, "as", Node.text, "")
    if "card" not in fields:
        glossary.excuse(label)
        raise node.wrong("It must be said which card this is, with card:")
    card = read_title_of_card(fields["card"], glossary, label)
    with faults.noted():
        glossary.add(card, label, node.place)
    return CardLayout(
        card,
        node.place,
        label,
        owner=faults.field(fields, "owner", glossary.player, -1),
        exhausted=faults.field(fields, "exhausted", Node.flag, None),
        insane=faults.field(fields, "insane", Node.flag, False),
        facedown=faults.field(fields, "facedown", Node.flag, False),
        faceup=faults.field(fields, "faceup", Node.flag, False),
        wounds=faults.field(fields, "wounds", Node.number, 0),
        tokens=faults.field(fields, "tokens", Node.number, 0),
        committed=faults.field(fields, "committed", _place_of, None),
        on=faults.field(fields, "on", _place_of, None),
        attached=faults.members(fields, "attached", lambda item: read_card(item, IN_PLAY_KEYS, glossary)),
    )


def _place_of(node: Node) -> Name | None:
    if node.text().lower() == "no":
        return None
    return Name(node.text(), node.place)


def _unwritten(title: str) -> str:
    """The card of the catalogue that has this title and cannot be played, or nothing."""
    try:
        printed = find_printed(title)
    except CardNotFound:
        return ""
    return "" if any(card.code == printed.code for card in all_cards()) else printed.name


def read_title_of_card(node: Node, glossary: Glossary, label: str = "") -> Card:
    """The card of a title, 'Title, Descriptor', or a blank one. What is no card is not held against the case twice."""
    title = node.text()
    if fold(title) in ("blank", "blank story"):
        return blank_card(NEUTRAL) if fold(title) == "blank" else blank_story()
    try:
        return find_card(title)
    except UnknownCard:
        unwritten = _unwritten(title)
        glossary.excuse(title, label, unwritten)
        if unwritten:
            raise node.wrong(f"{unwritten} cannot be played yet: its abilities are not written.") from None
        hint = nearest(title, (name for card in all_cards() for name in (card.title, card.name)))
        glossary.excuse(hint.removeprefix(" Did you mean ").removesuffix("?"))
        raise node.wrong(f"There is no card called “{title}”.{hint}") from None


def _read_domain(node: Node, glossary: Glossary) -> DomainLayout:
    """A domain: counts by faction, or named cards."""
    if not node.is_map:
        return _named_resources(node, glossary)
    resources: list[CardLayout] = []
    drained = False
    for key, value in node.entries():
        with glossary.faults.noted():
            word = fold(key.text())
            faction = faction_named(word)
            if word == "drained":
                drained = value.flag()
            elif word == "cards":
                resources.extend(_named_resources(value, glossary).resources)
            elif faction is not None:
                resources.extend(CardLayout(blank_card(faction), key.place) for _ in range(value.number(most=MANY)))
            else:
                hint = nearest(key.text(), RESOURCE_WORDS) or " Named cards are written as a list."
                raise key.wrong(f"There is no faction called “{key.text()}”.{hint}")
    return DomainLayout(tuple(resources), drained)


def _named_resources(node: Node, glossary: Glossary) -> DomainLayout:
    resources: list[CardLayout] = []
    drained = False
    for item in node.items():
        with glossary.faults.noted():
            if item.is_map and not any(fold(key.text()) == "card" for key, _ in item.entries()):
                part = _read_domain(item, glossary)
                resources.extend(part.resources)
                drained = drained or part.drained
            else:
                resources.append(read_card(item, PILE_KEYS, glossary))
    return DomainLayout(tuple(resources), drained)


def _read_story(node: Node, glossary: Glossary) -> StoryLayout:
    faults = glossary.faults
    if not node.is_map:
        card = _story_card(node, glossary)
        glossary.add(card, "", node.place)
        return StoryLayout(card, node.place)
    fields = node.fields(STORY_KEYS, "A story", faults)
    label = faults.field(fields, "as", Node.text, "")
    if "story" not in fields:
        glossary.excuse(label)
        raise node.wrong("It must be said which story this is, with story:")
    card = _story_card(fields["story"], glossary, label)
    with faults.noted():
        glossary.add(card, label, node.place)
    owner = faults.field(fields, "owner", glossary.player, -1)
    if card.type == CONSPIRACY and "owner" not in fields:
        faults.errors.append(node.wrong(f"{card.title} is a conspiracy: say whose with owner:"))
    if card.type == STORY and owner >= 0:
        faults.errors.append(fields["owner"].wrong(f"{card.title} is a story, and stories have no owner."))
    return StoryLayout(
        card,
        node.place,
        label,
        owner,
        faults.field(fields, "tokens", lambda value: _success_tokens(value, glossary), (0, 0)),
        faults.members(fields, "attached", lambda item: read_card(item, IN_PLAY_KEYS, glossary)),
    )


def _success_tokens(node: Node, glossary: Glossary) -> tuple[int, int]:
    tokens = [0, 0]
    for key, value in node.entries("tokens"):
        with glossary.faults.noted():
            tokens[glossary.player(key)] = value.number()
    return (tokens[0], tokens[1])


def _story_card(node: Node, glossary: Glossary, label: str = "") -> Card:
    card = read_title_of_card(node, glossary, label)
    if card.type not in (STORY, CONSPIRACY):
        glossary.excuse(card.title, label)
        raise node.wrong(f"{card.title} is neither a story nor a conspiracy.")
    return card
