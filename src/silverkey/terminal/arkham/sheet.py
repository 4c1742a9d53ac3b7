"""A campaign on paper: how far it has come, who plays in it with what deck, what was recorded, who is lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from silverkey.arkham.campaignview import CampaignView, LotView, MemberView
from silverkey.sitting.arkham.ending import OUTCOMES, ending
from silverkey.terminal.layout import Glyphs, counted, in_columns


def progress(campaign: CampaignView, dot: str = "·") -> str:
    """The scenarios that have been played with how they ended, and which one is being played or comes next."""
    told = [f"{end.scenario}: {ending(end.resolution)}" for end in campaign.ended]
    if campaign.outcome:
        told.append(OUTCOMES.get(campaign.outcome, campaign.outcome))
    elif campaign.part < len(campaign.parts):
        told.append(f"{'next' if campaign.between else 'now'}: {campaign.parts[campaign.part]}")
    return f" {dot} ".join(told)


def member(one: MemberView, players: Sequence[str], dot: str = "·") -> Text:
    """An investigator: what can be counted."""
    text = Text(one.title, "bold")
    counts = [f"{one.experience} experience", trauma(one), f"{sum(lot.copies for lot in one.cards)} cards"]
    if one.player and one.player < len(players):
        counts.append(f"played by {players[one.player]}")
    if one.earned:
        counts.append(f"earned {', '.join(one.earned)}")
    text.append(f"  {f' {dot} '.join(counts)}")
    return text.append(f" {dot} {one.fate}", "bold red") if one.fate else text


def trauma(one: MemberView) -> str:
    """The trauma of an investigator."""
    told = [f"{number} {kind}" for number, kind in ((one.physical, "physical"), (one.mental, "mental")) if number]
    return f"{' and '.join(told) or 'no'} trauma"


def deck(cards: Iterable[LotView], width: int, times: str = "×") -> list[Text]:
    """The cards of a deck, side by side; weaknesses are marked."""
    cells = [
        Text(f"{lot.name}{f' {times}{lot.copies}' if lot.copies > 1 else ''}", "red" if lot.weakness else "")
        for lot in cards
    ]
    return in_columns(cells, width, indent=3, most=4)


def bag(tokens: Iterable[str]) -> str:
    """The chaos tokens, numbers from the best to the worst, then symbols."""
    return counted(sorted(tokens, key=_rank))


def _rank(token: str) -> tuple[bool, int, str]:
    number = token.lstrip("+-").isdigit()
    return not number, -int(token) if number else 0, token


def missing(campaign: CampaignView) -> list[Text]:
    """Who is killed or insane, and who has left."""
    lines = []
    if campaign.lost:
        names = ", ".join(f"{one.title} ({one.fate})" for one in campaign.lost)
        lines.append(Text.styled("Lost: ", "bold red").append(names))
    if campaign.away:
        lines.append(Text.styled("Has left: ", "bold").append(", ".join(one.title for one in campaign.away)))
    return lines


def recorded(log: Sequence[str]) -> list[str]:
    """What was recorded, names under one heading together.

    >>> recorded(["it is past midnight", "Got Away: Ruth", "Got Away: Peter"])
    ['it is past midnight', 'Got Away: Ruth, Peter']
    """
    found: dict[str, list[str]] = {}
    for note in log:
        heading, colon, name = note.partition(": ")
        found.setdefault(f"{heading}{colon}", []).append(name)
    return [f"{heading}{', '.join(names)}" for heading, names in found.items()]


def notes(log: Sequence[str]) -> Text:
    """The campaign log in a paragraph."""
    text = Text.styled("Campaign log: ", "bold")
    return text.append("; ".join(recorded(log)) if log else "nothing is recorded yet")


def page(campaign: CampaignView, log: Sequence[str], tokens: Iterable[str], width: int, glyphs: Glyphs) -> list[Text]:
    """The whole sheet."""
    lines = [Text(progress(campaign, glyphs.dot)), notes(log), Text.styled("Chaos bag: ", "bold").append(bag(tokens))]
    for one in campaign.members:
        lines += [member(one, campaign.players, glyphs.dot), *deck(one.cards, width, glyphs.times)]
    for one in campaign.away:
        lines += [member(one, campaign.players, glyphs.dot).append(f" {glyphs.dot} has left", "bold")]
        lines += deck(one.cards, width, glyphs.times)
    lines += [member(one, campaign.players, glyphs.dot) for one in campaign.lost]
    if campaign.pool:
        lines.append(Text.styled("Not used yet: ", "bold").append(", ".join(campaign.pool)))
    return lines
