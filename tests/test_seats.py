"""Nothing hangs on where somebody sits or which number a card has: every case holds with both the other way round."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.words import IN_PLAY
from silverkey.judge.case import Case
from silverkey.judge.cthulhu.examined import Examined
from silverkey.judge.cthulhu.layout import Layout, Table
from silverkey.judge.cthulhu.position import CardLayout
from silverkey.judge.documents import documents
from silverkey.judge.reading import read_case, read_game
from silverkey.judge.running import run_case
from silverkey.judge.source import Node, Pairs

CASES = Path(__file__).parent.parent / "cases"
FILES = sorted(str(path.relative_to(CASES)) for path in CASES.rglob("*.yaml"))


class Renumbered(Layout):
    """A position in which the active player's cards in play have the first numbers, and not the stories."""

    def __init__(self, table: Table, players: tuple[str, ...], edition: str) -> None:
        super().__init__(table, players, edition)
        self.ready: defaultdict[tuple[str, int, str], list[int]] = defaultdict(list)
        for player in (table.active, 1 - table.active):
            for layout in table.sides[player].in_play:
                self.prepare(player, layout)

    def prepare(self, player: int, layout: CardLayout) -> None:
        """A card in play has its number before everything else, and so has what is attached to it."""
        owner = player if layout.owner < 0 else layout.owner
        number = super().add(layout.card, owner, IN_PLAY, layout.label)
        self.ready[layout.card.code, owner, layout.label].append(number)
        for attachment in layout.attached:
            self.prepare(player, attachment)

    def add(self, card: Card, owner: int, zone: str, label: str = "") -> int:
        ready = self.ready[card.code, owner, label] if zone == IN_PLAY else []
        return ready.pop(0) if ready else super().add(card, owner, zone, label)


class Across(Table):
    """A position whose cards have other numbers."""

    def lay_out(self, players: tuple[str, ...], edition: str) -> Examined:
        return self.built(Renumbered(self, players, edition))


def across(document: Node) -> Case[Any]:
    """A case with the players in each other's seats and other numbers for all cards; the same player is active."""
    told = {key.text(): value for key, value in document.entries()}
    seats = list(told["players"].entries())
    if len(seats) == 1:
        seats.append((Node("Opponent", document.place), Node(None, document.place)))
    turned, active = Pairs(), seats[0][0]
    for key, value in reversed(seats):
        turned.add(key, value)
    whole = Pairs()
    for key, value in document.entries():
        whole.add(key, Node(turned, value.place) if key.text() == "players" else value)
    whole.add(Node("active", active.place), active)
    case = read_case(Node(whole, document.place))
    position = {field.name: getattr(case.position, field.name) for field in fields(Table)}
    return replace(case, position=Across(**position))


@pytest.mark.parametrize("file", FILES)
def test_a_case_holds_from_the_other_side_of_the_table(file: str) -> None:
    wrong: list[str] = []
    for document in documents(CASES / file, file):
        assert isinstance(document, Node)
        if read_game(document) == "cthulhu":
            case = across(document)
            for edition in case.editions:
                wrong.extend(run_case(case, edition)[0])
    assert not wrong, "\n".join(wrong)
