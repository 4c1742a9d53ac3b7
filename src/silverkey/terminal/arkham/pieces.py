"""Words and signs for the things on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from silverkey.arkham.view import CardView, FaceView, GameView, InvestigatorView, LocationView
from silverkey.arkham.words import ACTIONS, ENEMY, SKILL_LETTERS, SKILLS
from silverkey.sitting.arkham.names import short
from silverkey.terminal.arkham.deckface import COLOURS
from silverkey.terminal.layout import THEIRS, YOURS, Glyphs
from silverkey.terminal.menu import LETTERS

TYPES = ("asset", "event", "skill", "treachery", "enemy")
"""The order in which a hand is shown."""
CERTAIN = 100


def letters(seen: GameView) -> dict[int, str]:
    """What the locations are called: letters, in the order in which they came into play."""
    return {place.id: LETTERS[number] for number, place in enumerate(seen.locations) if number < len(LETTERS)}


class Thing(NamedTuple):
    """A card on the table by its names."""

    title: str
    code: str


def things(seen: GameView) -> dict[int, Thing]:
    """Everything on the table, by its number."""
    found = {place.id: Thing(place.title, place.code) for place in seen.locations}
    found |= {card.id: Thing(card.title, card.code) for card in seen.in_play}
    found |= {held.id: Thing(held.title, held.code) for held in seen.investigators}
    return found | {stage.id: Thing(stage.title, stage.code) for stage in (seen.agenda, seen.act) if stage is not None}


def percent(chance: float) -> str:
    """A chance for people. Only what is certain is called so.

    >>> percent(0.6875), percent(1.0), percent(0.999)
    ('69 %', '100 %', '99 %')
    """
    rounded = round(chance * CERTAIN)
    return f"{min(rounded, CERTAIN - 1) if chance < 1 else CERTAIN} %"


def hand_order(card: FaceView) -> tuple[object, ...]:
    """Assets, events, skills, each by cost and name."""
    kind = TYPES.index(card.type) if card.type in TYPES else len(TYPES)
    return kind, card.cost or 0, card.title


def face(card: FaceView, marked: bool = False, copies: int = 1, times: str = "×") -> Text:
    """A card out of play: its title, its level if it has one above 0, what it costs, its icons."""
    colour = COLOURS.get(card.classes[0], "") if card.classes else ""
    text = Text.styled(card.title, f"{'bold ' if marked else ''}{colour}".strip())
    if card.level:
        text.append(f" level {card.level}")
    if card.cost is not None:
        text.append(f" ({'X' if card.cost < 0 else card.cost})", "dim")
    if card.icons:
        text.append(f" {card.icons}", "dim")
    if copies > 1:
        text.append(f" {times}{copies}", "dim")
    return text


def standing(card: CardView) -> Text:
    """A card in play: its title, and how it stands."""
    text = Text.styled(card.title, THEIRS if card.type == ENEMY else "")
    notes = [f"fight {card.fight} evade {card.evade}"] if card.type == ENEMY else []
    if card.health is not None:
        notes.append(f"health {card.health - card.damage}/{card.health}" if card.damage else f"health {card.health}")
    if card.sanity is not None:
        notes.append(f"sanity {card.sanity - card.horror}/{card.sanity}" if card.horror else f"sanity {card.sanity}")
    if card.uses:
        notes.append(f"{card.uses} left")
    for what, number in (("clues", card.clues), ("doom", card.doom)):
        notes += [f"{what} {number}"] if number else []
    if card.exhausted:
        notes.append("exh")
    return text.append(f" {', '.join(notes)}", "dim") if notes else text


def enemy(card: CardView) -> Text:
    """An enemy in few words: what it takes to fight and to evade it, its health, and what its attack deals."""
    text = Text.styled(card.title, THEIRS)
    health = "" if card.health is None else f" {card.health - card.damage}hp"
    text.append(f" f{_number(card.fight)} e{_number(card.evade)}{health} hits {card.deals_damage}+{card.deals_horror}")
    for what, number in (("doom", card.doom), ("clues", card.clues)):
        if number:
            text.append(f" {what} {number}")
    return text.append(" exh", "dim") if card.exhausted else text


def _number(value: int | None) -> str:
    return "-" if value is None else str(value)


def skills(held: InvestigatorView) -> str:
    """The skills of an investigator: W3 I3 C4 A2."""
    return " ".join(f"{SKILL_LETTERS[skill]}{held.skills[skill]}" for skill in SKILLS)


def wellbeing(held: InvestigatorView) -> str:
    """How much health and sanity is left, of how much."""
    return f"health {held.health - held.damage}/{held.health} sanity {held.sanity - held.horror}/{held.sanity}"


def actions(held: InvestigatorView, glyphs: Glyphs) -> str:
    """The actions that are left, of how many."""
    extra = f"+{len(held.extra)}" if held.extra else ""
    return f"{glyphs.token * held.actions}{glyphs.no_token * (ACTIONS - held.actions)}{extra}"


def who(seen: GameView, player: int, yours: Sequence[int]) -> str:
    """What an investigator is called on the board."""
    return "You" if tuple(yours) == (player,) else short(seen.investigators[player].title)


def style_of(player: int, yours: Sequence[int]) -> str:
    """The colour of an investigator."""
    return YOURS if player in yours else "bright_cyan"


def place(seen: GameView, number: int) -> LocationView | None:
    """A location by its number."""
    return next((one for one in seen.locations if one.id == number), None)


def called(seen: GameView, number: int, names: Mapping[int, str]) -> str:
    """A location with its letter."""
    found = place(seen, number)
    return "nowhere" if found is None else f"{names.get(number, '')} {found.title}".strip()
