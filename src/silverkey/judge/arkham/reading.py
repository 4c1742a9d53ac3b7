"""Reading what a case of Arkham Horror lays out."""

from __future__ import annotations

from collections.abc import Iterable

from silverkey.arkham.campaigns.making import INTERLUDES, all_campaigns
from silverkey.arkham.card import Card
from silverkey.arkham.library import all_cards, find_card
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.scenarios.making import all_outlines, all_scenarios
from silverkey.arkham.words import (
    ACT,
    AGENDA,
    DIFFICULTIES,
    ENEMY,
    ENEMY_PHASE,
    INVESTIGATION,
    INVESTIGATOR,
    LOCATION,
    MYTHOS,
    PLAYER_TYPES,
    SACRIFICES,
    SCENARIO,
    TOKENS,
    TREACHERY,
    UNDER_ACTS,
    UNDER_AGENDAS,
    UNDERNEATH,
    UPKEEP,
)
from silverkey.cardgame.library import UnknownCard
from silverkey.cardgame.names import fold
from silverkey.judge.arkham.blanks import blank, is_blank
from silverkey.judge.arkham.glossary import ArkhamGlossary
from silverkey.judge.arkham.layout import SETUP, Table, location_called
from silverkey.judge.arkham.position import CardLayout, InvestigatorLayout, StageLayout
from silverkey.judge.case import Name
from silverkey.judge.glossary import Glossary
from silverkey.judge.reading import HEAD, TAIL, read_names
from silverkey.judge.source import Node, nearest

PILES = (SACRIFICES, UNDER_ACTS, UNDER_AGENDAS)
"""Piles that lie face down."""
STARTS = (SETUP, MYTHOS, INVESTIGATION, ENEMY_PHASE, UPKEEP)
STOPS = (*STARTS[1:], "end of turn")
CASE_KEYS = (
    *HEAD,
    "campaign",
    "scenario",
    "setup",
    "difficulty",
    "phase",
    "active",
    "round",
    "investigators",
    "locations",
    "enemies",
    "act",
    "agenda",
    "reference",
    "encounter deck",
    "encounter discard",
    "set aside",
    "victory display",
    *PILES,
    "collection",
    "chaos",
    "chaos bag",
    "log",
    "remembered",
    *TAIL,
)
COUNTS = ("clues", "doom", "damage", "horror", "resources", "uses")
CARD_KEYS = ("card", "as", "owner", "exhausted", "at", "engaged", "on", "revealed", "attached", UNDERNEATH, *COUNTS)
OWN_NUMBERS = ("resources", "clues", "damage", "horror", "actions", "physical", "mental", "experience", "unspent")
INVESTIGATOR_KEYS = (
    *("at", *OWN_NUMBERS, "trauma"),
    *("hand", "in play", "threat area", "deck", "deck size", "discard"),
)
MANY = 999
BLANK_LOCATION = "blank location"


def read_seats(node: Node) -> tuple[str, ...]:
    """The names of the investigators; the first is the lead investigator."""
    names = read_names(node, "investigators")
    if not 1 <= len(names) <= 4:
        raise node.wrong(f"One to four investigators belong here, not {len(names)}.")
    return names


def read_table(fields: dict[str, Node], glossary: Glossary) -> Table:
    """The position that a case lays out."""
    assert isinstance(glossary, ArkhamGlossary)
    faults = glossary.faults
    scenario = faults.field(fields, "scenario", _scenario, "")
    campaign = faults.field(fields, "campaign", read_campaign, "")
    glossary.scenario = bool(scenario)
    glossary.resolutions = _resolutions(scenario, campaign)
    faults.members(fields, "collection", lambda node: read_card(node, glossary))  # only their names are needed
    none: tuple[CardLayout, ...] = ()
    locations = faults.field(fields, "locations", lambda node: _locations(node, glossary), none)
    investigators = tuple(
        _investigator(key, value, glossary) for key, value in fields["investigators"].entries("investigators")
    )
    phase = faults.field(fields, "phase", lambda node: node.one_of(STARTS, "phase"), INVESTIGATION)
    if phase == SETUP and not scenario:
        faults.errors.append(fields["phase"].wrong("What is set up is a scenario; name it with scenario:"))
    return Table(
        investigators=investigators,
        campaign=campaign,
        scenario=scenario,
        setup=faults.field(fields, "setup", Node.flag, True),
        difficulty=faults.field(fields, "difficulty", lambda node: node.one_of(DIFFICULTIES, "difficulty"), "standard"),
        phase=phase,
        active=faults.field(fields, "active", glossary.player, 0),
        round=faults.field(fields, "round", lambda node: node.number(1), 1),
        locations=locations,
        enemies=faults.members(fields, "enemies", lambda node: read_card(node, glossary)),
        act=faults.field(fields, "act", lambda node: _stage(node, ACT, scenario, glossary), StageLayout()),
        agenda=faults.field(fields, "agenda", lambda node: _stage(node, AGENDA, scenario, glossary), StageLayout()),
        reference=faults.field(fields, "reference", lambda node: _of_type(node, SCENARIO, glossary), None),
        encounter_deck=faults.members(fields, "encounter deck", lambda node: _encounter(node, glossary)),
        encounter_discard=faults.members(fields, "encounter discard", lambda node: _encounter(node, glossary)),
        set_aside=faults.members(fields, "set aside", lambda node: read_card(node, glossary)),
        victory=faults.members(fields, "victory display", lambda node: read_card(node, glossary)),
        piles={name: faults.members(fields, name, lambda node: read_card(node, glossary)) for name in PILES},
        chaos=faults.field(fields, "chaos", lambda node: faults.each(node.items(), _token), None),
        bag=faults.field(fields, "chaos bag", lambda node: faults.each(node.items(), _token), None),
        log=faults.members(fields, "log", Node.sentence),
        remembered=faults.members(fields, "remembered", Node.sentence),
    )


def _resolutions(scenario: str, campaign: str) -> frozenset[str]:
    """How the scenario may end, and the others of its campaign; nothing is known of where there is none."""
    outlines = all_outlines()
    parts = all_campaigns()[campaign].parts if campaign else ()
    titles = {scenario, *(part for part in parts if isinstance(part, str))}
    return frozenset(name for title in titles if title in outlines for name in outlines[title].resolutions)


def _scenario(node: Node) -> str:
    return _titled(node, all_outlines(), "scenario")


def read_campaign(node: Node) -> str:
    """A campaign, by title."""
    return _titled(node, all_campaigns(), "campaign")


def read_interlude(node: Node) -> str:
    """An interlude, by title."""
    all_campaigns()
    return _titled(node, INTERLUDES, "interlude")


def _titled(node: Node, known: Iterable[str], what: str) -> str:
    found = next((title for title in known if fold(title) == fold(node.text())), None)
    if found is None:
        raise node.wrong(f"There is no {what} called “{node.text()}”.{nearest(node.text(), known)}")
    return found


def _token(node: Node) -> str:
    text = str(node.value)
    for token in TOKENS:
        if text.lower() == token or (token == "+1" and text == "1"):
            return token
    raise node.wrong(f"There is no chaos token “{text}”.{nearest(text, TOKENS)}")


def _stage(node: Node, kind: str, scenario: str, glossary: ArkhamGlossary) -> StageLayout:
    """A stage of the scenario or a certain card, and what lies on it: doom, or clues."""
    if not node.is_map:
        return StageLayout(_number_of_stage(node, kind, scenario))
    fields = node.fields(("stage", "card", "doom", "clues"), "An act or agenda", glossary.faults)
    stage = _number_of_stage(fields["stage"], kind, scenario) if "stage" in fields else 0
    card = _of_type(fields["card"], kind, glossary) if "card" in fields else None
    laid = next((fields[key].number() for key in ("doom", "clues") if key in fields), -1)
    return StageLayout(stage, card, laid)


def _number_of_stage(node: Node, kind: str, scenario: str) -> int:
    """The number of a stage, which the scenario must have."""
    number = node.number(1)
    played = all_scenarios().get(scenario)
    if played is None:
        return number
    last = max(printed_card(code).stage or 0 for code in (played.acts if kind == ACT else played.agendas))
    if number > last:
        raise node.wrong(f"{scenario} has no {kind} {number}; the last is {last}.")
    return number


def _of_type(node: Node, kind: str, glossary: ArkhamGlossary) -> Card:
    """A card that must be of a type."""
    card = read_title(node, glossary)
    if card.type != kind:
        raise node.wrong(f"{card.name} is no {kind} card.")
    glossary.add(card, "", node.place)
    return card


def _locations(node: Node, glossary: ArkhamGlossary) -> tuple[CardLayout, ...]:
    """Locations by title with what is on them, or a list."""
    if node.is_map:
        found = []
        for key, value in node.entries("locations"):
            with glossary.faults.noted():
                found.append(_card_of(key, None if value.empty else value, glossary))
        return tuple(found)
    return tuple(read_card(item, glossary) for item in node.items())


def _investigator(key: Node, node: Node, glossary: ArkhamGlossary) -> InvestigatorLayout:
    faults = glossary.faults
    card = read_title(key, glossary)
    if card.type != INVESTIGATOR:
        raise key.wrong(f"{card.name} is no investigator.")
    glossary.add(card, "", key.place)
    fields: dict[str, Node] = {} if node.empty else node.fields(INVESTIGATOR_KEYS, "An investigator", faults)
    numbers = {name: fields[name].number() for name in OWN_NUMBERS if name in fields}
    if "trauma" in fields:
        trauma = fields["trauma"].fields(("physical", "mental"), "Trauma", faults)
        numbers.update({kind: value.number() for kind, value in trauma.items()})

    def cards(name: str) -> tuple[CardLayout, ...]:
        return faults.members(fields, name, lambda item: _kept(item, name, glossary))

    return InvestigatorLayout(
        card,
        key.place,
        at=faults.field(fields, "at", lambda value: _location(value, glossary), None),
        numbers=numbers,
        in_play=cards("in play"),
        threat=cards("threat area"),
        hand=cards("hand"),
        deck=cards("deck"),
        deck_size=faults.field(fields, "deck size", lambda value: value.number(most=MANY), None),
        discard=cards("discard"),
    )


def _location(node: Node, glossary: ArkhamGlossary) -> Name:
    """A location by the name that the case gives it, or by its title."""
    name = Name(node.text(), node.place)
    if fold(name.text) in glossary.labels:
        return name
    meant = blank(LOCATION) if fold(name.text) == BLANK_LOCATION else location_called(name.text)
    if meant is not None:
        glossary.add(meant, "", node.place)
        return name
    title = glossary.title_of(name.text)
    if title:
        raise node.wrong(f"{title} is no location.")
    places = {found: None for card in all_cards() if card.type == LOCATION for found in (card.title, card.name)}
    raise node.wrong(f"There is no location called “{name.text}”.{nearest(name.text, places)}")


def _encounter(node: Node, glossary: ArkhamGlossary) -> CardLayout:
    """A card of the encounter deck."""
    laid = read_card(node, glossary)
    if laid.card.type in PLAYER_TYPES and not laid.card.facts.encounter_set and not is_blank(laid.card):
        raise node.wrong(f"{laid.card.name} is no encounter card.")
    return laid


def _engaged(node: Node, card: Card, glossary: ArkhamGlossary) -> int:
    """The investigator with whom an enemy is engaged."""
    if card.type != ENEMY:
        raise node.wrong(f"{card.name} is no enemy, so nobody is engaged with it.")
    return glossary.player(node)


def _kept(node: Node, pile: str, glossary: ArkhamGlossary) -> CardLayout:
    """A card that an investigator has, where he may have it."""
    laid = read_card(node, glossary)
    card, own = laid.card, laid.card.type in PLAYER_TYPES
    if pile == "in play":
        fits = own or card.type == TREACHERY
    elif pile == "threat area":
        fits = own or card.type in (ENEMY, TREACHERY)
    else:
        fits = own or card.facts.weakness or (pile == "hand" and card.hidden)
    if not fits:
        where = "in play under his control" if pile == "in play" else f"in his {pile}"
        raise node.wrong(f"No investigator has {card.name} {where}.")
    return laid


def read_card(node: Node, glossary: ArkhamGlossary) -> CardLayout:
    """A card that is laid out: a title, or a mapping that says more."""
    if not node.is_map:
        return _card_of(node, None, glossary)
    entries = {key.text().lower(): value for key, value in node.entries()}
    if "card" not in entries:
        raise node.wrong("It must be said which card this is, with card:")
    return _card_of(entries["card"], node, glossary)


def _card_of(title: Node, node: Node | None, glossary: ArkhamGlossary) -> CardLayout:
    faults = glossary.faults
    card = read_title(title, glossary)
    fields: dict[str, Node] = {} if node is None else node.fields(CARD_KEYS, "A card here", faults)
    label = faults.field(fields, "as", Node.text, "")
    with faults.noted():
        glossary.add(card, label, title.place)
    tokens = {name: fields[name].number() for name in COUNTS if name in fields}
    if "resources" in tokens:
        tokens["uses"] = tokens.pop("resources")
    return CardLayout(
        card,
        title.place,
        label,
        owner=faults.field(fields, "owner", glossary.player, -1),
        at=faults.field(fields, "at", lambda value: _location(value, glossary), None),
        engaged=faults.field(fields, "engaged", lambda value: _engaged(value, card, glossary), -1),
        on=faults.field(fields, "on", lambda value: Name(value.text(), value.place), None),
        exhausted=faults.field(fields, "exhausted", Node.flag, False),
        revealed=faults.field(fields, "revealed", Node.flag, None),
        tokens=tokens,
        attached=faults.members(fields, "attached", lambda item: read_card(item, glossary)),
        underneath=faults.members(fields, UNDERNEATH, lambda item: read_card(item, glossary)),
    )


def read_title(node: Node, glossary: ArkhamGlossary) -> Card:
    """The card of a title, or a blank one."""
    title = node.text()
    if fold(title) == "blank":
        return blank("skill")
    if fold(title) == BLANK_LOCATION:
        return blank(LOCATION)
    try:
        return find_card(title)
    except UnknownCard:
        glossary.excuse(title)
        hint = nearest(title, (name for card in all_cards() for name in (card.title, card.name)))
        raise node.wrong(f"There is no card called “{title}” that can be played.{hint}") from None
