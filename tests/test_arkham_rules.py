"""Rules of Arkham Horror that no printed card shows by itself, on invented cards."""

import arkham_inventions as cards
from arkham_table import begin, go, hold, lay, table

from silverkey.arkham.words import DISCARD
from silverkey.kernel.decision import Option


def triggers(game, card: int) -> list[int]:
    """The numbers of the abilities of a card that may be used now."""
    return [option.number for option in game.pending.options if option.word == "trigger" and option.card == card]


def test_a_fast_asset_is_played_only_in_ones_own_turn():
    game = table()
    charm = hold(game, cards.CHARM, 1)
    game.answer(Option("player", -1, 0))
    go(game, until=lambda: game.active == 1 or Option("play", charm, 100) in game.pending.options)
    assert game.active == 1
    go(game, Option("play", charm, 100))
    assert game.in_play[charm].controller == 1


def test_a_limit_is_each_investigators_own():
    game = table()
    place = lay(game, cards.WAY_OUT, revealed=True)
    for held in game.investigators:
        held.location = place
    begin(game, 0)
    go(game, Option("trigger", place, 0))
    assert triggers(game, place) == []
    go(game, until=lambda: game.active == 1 and game.pending.kind == "action")
    assert triggers(game, place) == [0]


def test_two_abilities_of_a_card_have_a_limit_each_and_a_phase_is_longer_than_a_turn():
    game = table()
    card = lay(game, cards.TWICE, 0, 0)
    begin(game, 0)
    go(game, Option("trigger", card, 0))
    assert triggers(game, card) == [1]
    go(game, until=lambda: game.pending.player == 0 and game.active == 1)
    assert triggers(game, card) == [1]


def test_a_maximum_counts_all_copies_of_all_investigators():
    game = table()
    first, second = hold(game, cards.ONCE_FOR_ALL, 0), hold(game, cards.ONCE_FOR_ALL, 1)
    begin(game, 0)
    go(game, Option("play", first, 100))
    assert game.zone[first] == DISCARD
    go(game, until=lambda: game.active == 1 and game.pending.kind == "action")
    assert Option("play", second, 100) not in game.pending.options


def test_a_forced_ability_does_what_it_can_though_a_part_of_it_can_do_nothing():
    game = table()
    lay(game, cards.BLOW, 0, 0)
    for card in game.investigators[0].hand.copy():
        game.investigators[0].hand.remove(card)
        game.investigators[0].discard.append(card)
        game.zone[card] = DISCARD
    begin(game, 0)
    assert game.in_play[game.investigators[0].card].horror == 1
