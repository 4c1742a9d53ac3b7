"""What everybody can see of a campaign: how far it has come, who plays in it with what, and who is lost."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from silverkey.arkham.campaigns.making import Interlude, all_campaigns
from silverkey.arkham.chronicle import Member
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.scenario import Ending

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class LotView(msgspec.Struct, frozen=True):
    """Copies of a card in a deck."""

    code: str
    name: str
    """The title, with the level if it has one above 0."""
    type: str
    copies: int
    level: int | None
    weakness: bool


class MemberView(msgspec.Struct, frozen=True):
    """An investigator of a campaign between scenarios, or as he came to the one that is being played."""

    code: str
    title: str
    player: int
    """Who plays him, by the place among the players."""
    experience: int
    """What he has not spent."""
    room: int
    """How many cards have been exiled from his deck and not been replaced."""
    physical: int
    mental: int
    """Trauma."""
    fate: str
    """Whether he is killed or insane."""
    earned: tuple[str, ...]
    """The story assets that he may have in his deck."""
    cards: tuple[LotView, ...]


class EndView(msgspec.Struct, frozen=True):
    """How a scenario of the campaign has ended."""

    scenario: str
    resolution: str


class CampaignView(msgspec.Struct, frozen=True):
    """A campaign."""

    title: str
    parts: tuple[str, ...]
    """The titles of its scenarios and interludes."""
    part: int
    """Which of them is being played, or comes next."""
    ended: tuple[EndView, ...]
    """How each of the scenarios that have been played has ended."""
    between: bool
    """Whether no scenario is being played."""
    outcome: str
    """How it has been decided: won, lost, survived; nothing while it goes on."""
    players: tuple[str, ...]
    members: tuple[MemberView, ...]
    """By seat."""
    away: tuple[MemberView, ...]
    """Those whose players have left."""
    lost: tuple[MemberView, ...]
    """The killed and the insane."""
    pool: tuple[str, ...]
    """Who has not been used yet, by name."""


def campaign_view(game: Game) -> CampaignView | None:
    """The campaign that a game is, or None where a scenario stands alone."""
    chronicle = game.chronicle
    if not chronicle.title:
        return None
    parts = all_campaigns()[chronicle.title].parts
    return CampaignView(
        title=chronicle.title,
        parts=tuple(part.title if isinstance(part, Interlude) else part for part in parts),
        part=chronicle.part,
        ended=tuple(map(EndView, (part for part in parts if isinstance(part, str)), chronicle.ended)),
        between=not any(isinstance(frame, Ending) for frame in game.stack),
        outcome=game.outcome,
        players=tuple(chronicle.players),
        members=tuple(map(_member, chronicle.members)),
        away=tuple(map(_member, chronicle.away)),
        lost=tuple(map(_member, chronicle.lost)),
        pool=tuple(printed_card(member.investigator).title for member in chronicle.pool),
    )


def _member(member: Member) -> MemberView:
    return MemberView(
        code=member.investigator,
        title=printed_card(member.investigator).title,
        player=member.player,
        experience=member.experience,
        room=member.room,
        physical=member.physical,
        mental=member.mental,
        fate=member.fate,
        earned=tuple(printed_card(code).title for code in member.earned),
        cards=lots(tuple(member.cards.items())),
    )


@lru_cache(maxsize=64)
def lots(cards: tuple[tuple[str, int], ...]) -> tuple[LotView, ...]:
    """The cards of a deck by type, cost and name, weaknesses last."""
    found = [(printed_card(code), copies) for code, copies in cards]
    found.sort(key=lambda lot: (bool(lot[0].weakness), lot[0].type, lot[0].cost or 0, lot[0].levelled))
    return tuple(
        LotView(card.code, card.levelled, card.type, copies, card.level, bool(card.weakness)) for card, copies in found
    )
