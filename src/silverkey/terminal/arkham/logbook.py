"""The log of a campaign, as its save tells it."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from silverkey.arkham.campaignview import EndView, MemberView, campaign_view
from silverkey.arkham.game import Game
from silverkey.sitting.arkham.ending import OUTCOMES, ending
from silverkey.terminal.arkham import sheet
from silverkey.terminal.arkham.reading import STORY
from silverkey.terminal.layout import PLAIN, Glyphs, wrapped
from silverkey.terminal.saves import Save

WIDEST = 100
INDENT = "  "
HANGING = 4
"""How far what goes on in another line stands in."""


class CampaignLog(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is known of a campaign between its scenarios."""

    game: str
    number: int
    """By which silverkey play goes on with it."""
    saved: str
    open: bool
    """Whether a terminal has it in hand."""
    campaign: str
    difficulty: str
    edition: str
    seed: int
    ended: tuple[EndView, ...]
    """How each of the scenarios that have been played has ended."""
    now: str
    """The scenario that is being played; nothing between two, or when all is over."""
    round: int
    next: str
    """The scenario or interlude that comes next; nothing when all is over, or the last one is being played."""
    outcome: str
    """won, lost or survived; nothing while it goes on."""
    notes: tuple[str, ...]
    """What is recorded."""
    chaos_bag: tuple[str, ...]
    players: tuple[str, ...]
    """Who plays; each investigator says by the place among these whom he belongs to."""
    investigators: tuple[MemberView, ...]
    away: tuple[MemberView, ...]
    """Those whose players have left."""
    lost: tuple[MemberView, ...]
    """The killed and the insane."""
    pool: tuple[str, ...]
    """Who has not been used yet."""
    story: tuple[str, ...]
    """What has been told."""

    @property
    def names(self) -> tuple[str, ...]:
        """What it may be called by: its title, and who plays in it."""
        return (self.campaign, *(one.title for one in self.investigators))


def log_of(save: Save[Any], number: int, saved: str, in_hand: bool) -> CampaignLog | None:
    """The log of a saved game, or None if that is no campaign."""
    game = Game.from_dict(save.state)
    campaign = campaign_view(game)
    if campaign is None:
        return None
    left = () if campaign.outcome else campaign.parts[campaign.part :]
    now = left[:1] if not campaign.between else ()
    return CampaignLog(
        game=save.game,
        number=number,
        saved=saved,
        open=in_hand,
        campaign=campaign.title,
        difficulty=game.difficulty,
        edition=save.match.edition,
        seed=save.match.seed,
        ended=campaign.ended,
        now=now[0] if now else "",
        round=game.round if now else 0,
        next=next(iter(left[len(now) :]), ""),
        outcome=campaign.outcome,
        notes=tuple(game.log),
        chaos_bag=tuple(sorted((*game.bag, *game.drawn))),
        players=campaign.players,
        investigators=campaign.members,
        away=campaign.away,
        lost=campaign.lost,
        pool=campaign.pool,
        story=tuple(entry.text for entry in save.entries if entry.verb in STORY),
    )


def line(log: CampaignLog) -> str:
    """A campaign in a line."""
    names = ", ".join(one.title for one in log.investigators)
    return f"{log.number:>3}  {log.saved}  {log.campaign}, {log.difficulty}: {names}. {_stands(log)}"


def _stands(log: CampaignLog) -> str:
    """How far it has come."""
    if log.outcome:
        return OUTCOMES.get(log.outcome, log.outcome)
    if log.now:
        return f"{log.now}, {f'round {log.round}' if log.round else 'setting up'}."
    return f"Next: {log.next}."


def show(log: CampaignLog, story: bool) -> None:
    """Print the log of a campaign; ``story``: what has been told, instead."""
    console = Console(highlight=False)
    width = min(WIDEST, console.width)
    glyphs = PLAIN if console.options.ascii_only else Glyphs()
    for text in _story(log) if story else _page(log, width, glyphs):
        for row in wrapped(text, width, indent=HANGING):
            console.print(row)


def _story(log: CampaignLog) -> list[Text]:
    lines = [line for told in log.story for line in (Text(told), Text())]
    return lines[:-1] or [Text("Nothing has been told yet.")]


def _page(log: CampaignLog, width: int, glyphs: Glyphs) -> list[Text]:
    dot = glyphs.dot
    lines = [Text(f"{log.campaign}, {log.difficulty}", "bold").append(f" {dot} game {log.number}", "dim")]
    lines += [Text(f"{end.scenario}: {ending(end.resolution)}") for end in log.ended]
    lines.append(Text(_stands(log)))
    if log.now and log.next:
        lines.append(Text(f"Next: {log.next}."))
    lines += _section(
        "Campaign log", [Text(note) for note in sheet.recorded(log.notes)] or [Text("Nothing is recorded yet.", "dim")]
    )
    lines += _section("Chaos bag", [Text(sheet.bag(log.chaos_bag))])
    for heading, members in (("Investigators", log.investigators), ("Have left", log.away), ("Lost", log.lost)):
        rows: list[Text] = []
        for one in members:
            rows.append(sheet.member(one, log.players, dot))
            rows += sheet.deck(one.cards, width - HANGING - len(INDENT), glyphs.times) if not one.fate else []
        lines += _section(heading, rows)
    return [*lines, *_section("Not used yet", [Text(", ".join(log.pool))] if log.pool else [])]


def _section(heading: str, rows: list[Text]) -> list[Text]:
    """Rows under a heading, if there are any."""
    return [Text(), Text(heading, "bold"), *(Text(INDENT).append_text(row) for row in rows)] if rows else []
