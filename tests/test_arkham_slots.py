"""Every slot of every record, frame and game of Arkham Horror is copied and saved, and copies share nothing."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest
from arkham_games import started
from filling import Filler, annotations
from sharing import changeable, in_common, outline

from silverkey.arkham.edition import EDITIONS
from silverkey.arkham.game import Game
from silverkey.arkham.library import all_cards
from silverkey.arkham.remains import Remains, Values
from silverkey.arkham.rules.round import Turn
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.words import ASSET, DIFFICULTIES, PHASES
from silverkey.cardgame.details import Manner
from silverkey.kernel import codec
from silverkey.kernel.decision import DONE, Decision
from silverkey.kernel.frame import FRAMES
from silverkey.kernel.record import IMMUTABLE, OWNED, RECORDS, fields_of

MADE_OF = {name: cls for name, cls in {**RECORDS, **FRAMES}.items() if name.startswith("arkham")}
COPIED = {name: cls for name, cls in MADE_OF.items() if cls not in IMMUTABLE}
NOT_SAVED = ("_board", "observer")


class ArkhamFiller(Filler):
    """Makes values of this game's kinds."""

    def __init__(self) -> None:
        self.numbers = count(1000)
        self.cards = iter(card for card in all_cards() if card.type == ASSET)  # type: ignore[assignment]

    def word(self) -> Ability:  # type: ignore[override]
        """An ability of a card."""
        found: Ability | None = next(self.cards).play  # type: ignore[assignment]
        assert found is not None
        return found

    def game(self) -> Game:  # type: ignore[override]
        """A game with something of its own in every field, though none that could be played on."""
        game = Game()
        written = annotations(Game)
        for name in Game.saved_fields():
            setattr(game, name, self.other(getattr(game, name), written.get(name)))
        game.phase, game.difficulty = PHASES[-1], DIFFICULTIES[0]
        game.pending = Decision(next(self.numbers), "order", [DONE], next(self.numbers), next(self.numbers))
        return game

    def made(self, cls: type) -> Any:
        """A record or frame as it is made."""
        if cls is Remains:
            game = started(0)
            return Remains(game, next(iter(game.in_play)))
        if cls is Values:
            return Values(next(self.cards))  # type: ignore[arg-type]
        return super().made(cls)

    def collection(self, name: str, inner: Any) -> Any:
        """Several values."""
        return self.filled(Turn) if name == "Frame" else super().collection(name, inner)

    def single(self, name: str) -> Any:
        """One value."""
        match name:
            case "Edition":
                return EDITIONS["1.2"]
            case "Detail":
                return self.filled(Manner)
        if f"arkham/{name}" in RECORDS:
            return self.filled(RECORDS[f"arkham/{name}"])
        return super().single(name)


def copied(thing: Any) -> Any:
    return thing.copy() if type(thing) in OWNED else thing.clone()


def saved(thing: Any) -> Any:
    """A thing that has been written to a file and read again."""
    return codec.decode(msgspec.json.decode(msgspec.json.encode(codec.encode(thing))))


@pytest.mark.parametrize("name", MADE_OF)
def test_something_of_its_own_is_in_every_slot(name: str) -> None:
    """So that what is forgotten in copying or saving is missed."""
    cls, filler = MADE_OF[name], ArkhamFiller()
    fresh, filled = filler.made(cls), filler.filled(cls)
    for slot in fields_of(cls):
        value = getattr(filled, slot)
        assert value is not None
        assert not hasattr(fresh, slot) or codec.encode(value) != codec.encode(getattr(fresh, slot)), slot


@pytest.mark.parametrize("name", COPIED)
def test_every_slot_is_copied_and_nothing_that_can_change_is_shared(name: str) -> None:
    thing = ArkhamFiller().filled(COPIED[name])
    assert outline(copied(thing)) == outline(thing)
    assert in_common(changeable(thing, name), changeable(copied(thing), "copy")) == []


@pytest.mark.parametrize("name", MADE_OF)
def test_every_slot_is_saved(name: str) -> None:
    thing = ArkhamFiller().filled(MADE_OF[name])
    assert outline(saved(thing)) == outline(thing)


def fields(game: Game) -> dict[str, Any]:
    return {name: outline(getattr(game, name)) for name in fields_of(Game) if name not in NOT_SAVED}


def test_every_field_of_a_game_is_copied_and_saved_and_shared_with_no_copy() -> None:
    game = ArkhamFiller().game()
    fresh = fields(Game())
    assert [name for name, value in fields(game).items() if value == fresh[name] and name != "edition"] == []
    copy = game.clone()
    assert fields(copy) == fields(game)
    shared = in_common(changeable(game, "game", but=NOT_SAVED), changeable(copy, "copy", but=NOT_SAVED))
    assert shared == []
    data = msgspec.json.decode(msgspec.json.encode(game._encoded()))
    decoded = {name: outline(codec.decode(value)) for name, value in data.items()}
    assert decoded == fields(game)
