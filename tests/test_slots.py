"""Every slot of every record, frame and game is copied and saved, whatever it holds, and copies share nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from filling import Filler
from games import started
from sharing import changeable, in_common, outline

from silverkey.cthulhu.game import Game
from silverkey.kernel import codec
from silverkey.kernel.frame import FRAMES
from silverkey.kernel.record import IMMUTABLE, OWNED, RECORDS, fields_of

MADE_OF = {
    name: cls for name, cls in {**RECORDS, **FRAMES}.items() if name.startswith(("kernel", "language", "cthulhu"))
}
COPIED = {name: cls for name, cls in MADE_OF.items() if cls not in IMMUTABLE}
NOT_SAVED = ("_board", "observer")


def copied(thing: Any) -> Any:
    return thing.copy() if type(thing) in OWNED else thing.clone()


def saved(thing: Any) -> Any:
    """A thing that has been written to a file and read again."""
    return codec.decode(msgspec.json.decode(msgspec.json.encode(codec.encode(thing))))


@pytest.mark.plain
@pytest.mark.parametrize("name", MADE_OF)
def test_something_of_its_own_is_in_every_slot(name: str) -> None:
    """So that what is forgotten in copying or saving is missed."""
    cls, filler = MADE_OF[name], Filler()
    fresh, filled = filler.made(cls), filler.filled(cls)
    for slot in fields_of(cls):
        value = getattr(filled, slot)
        assert value is not None
        assert not hasattr(fresh, slot) or codec.encode(value) != codec.encode(getattr(fresh, slot)), slot


@pytest.mark.plain
@pytest.mark.parametrize("name", COPIED)
def test_every_slot_is_copied(name: str) -> None:
    thing = Filler().filled(COPIED[name])
    assert outline(copied(thing)) == outline(thing)


@pytest.mark.plain
@pytest.mark.parametrize("name", COPIED)
def test_a_copy_shares_nothing_that_can_change(name: str) -> None:
    thing = Filler().filled(COPIED[name])
    assert in_common(changeable(thing, name), changeable(copied(thing), "copy")) == []


@pytest.mark.plain
@pytest.mark.parametrize("name", MADE_OF)
def test_every_slot_is_saved(name: str) -> None:
    thing = Filler().filled(MADE_OF[name])
    assert outline(saved(thing)) == outline(thing)


def fields(game: Game) -> dict[str, Any]:
    return {name: outline(getattr(game, name)) for name in fields_of(Game) if name not in NOT_SAVED}


@pytest.mark.plain
def test_every_field_of_a_game_is_copied_and_saved_and_shared_with_no_copy() -> None:
    game = Filler().game()
    fresh = fields(Game())
    assert [name for name, value in fields(game).items() if value == fresh[name]] == []
    copy = game.clone()
    assert fields(copy) == fields(game)
    shared = in_common(changeable(game, "game", but=NOT_SAVED), changeable(copy, "copy", but=NOT_SAVED))
    assert shared == []
    assert fields(Game.from_dict(msgspec.json.decode(msgspec.json.encode(game.to_dict())))) == fields(game)


# What is refused


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """A saved game with the check that fits it."""
    fields = {name: value for name, value in data.items() if name != "check"}
    return {**fields, "check": codec.digest(fields)}


def test_a_saved_game_that_was_changed_is_refused_by_its_check() -> None:
    data = started(0).to_dict()
    data["turn"] += 1
    with pytest.raises(codec.CorruptSave, match="damaged or has been changed"):
        Game.from_dict(data)
    assert Game.from_dict(sealed(data)).turn == data["turn"]


def test_a_saved_game_with_a_field_too_few_or_too_many_is_refused() -> None:
    for data in (started(0).to_dict(), {}):
        data.pop("turn", None)
        with pytest.raises(codec.CorruptSave, match="not a saved game"):
            Game.from_dict(sealed(data))
    with pytest.raises(codec.CorruptSave, match="not a saved game"):
        Game.from_dict(sealed({**started(0).to_dict(), "more": 1}))


@pytest.mark.plain
@pytest.mark.parametrize("name", MADE_OF)
def test_a_record_with_a_slot_too_few_or_too_many_is_refused(name: str) -> None:
    for slot, more in ((next(iter(fields_of(MADE_OF[name]))), {}), ("", {"more": 1})):
        data = codec.encode(Filler().filled(MADE_OF[name]))
        data["fields"].pop(slot, None)
        data["fields"].update(more)
        with pytest.raises(codec.CorruptSave, match="does not fit this version"):
            codec.decode(data)


def test_a_field_that_holds_something_else_is_refused() -> None:
    data = started(0).to_dict()
    for name, value in {"turn": "1", "stack": None, "pending": 3, "spent": [], "sides": {"tuple": []}}.items():
        with pytest.raises(codec.CorruptSave, match=f"The saved game's {name} is not what it should be"):
            Game.from_dict(sealed({**data, name: value}))
