"""What a viewer is not told: hidden cards are neither named nor told apart."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

import arkham_worlds
import inventions
import pytest
from arkham_worlds import ARKHAM
from cthulhu_worlds import CTHULHU
from games import VIEWERS, decisions, give_faces, started
from positions import Position, does
from worlds import Secrets, Tally, cards_of

from silverkey.agents.arkham.heuristic import HeuristicAgent as Investigator
from silverkey.agents.base import Agent, RandomAgent
from silverkey.agents.cthulhu.heuristic import HeuristicAgent
from silverkey.arena.cthulhu.decks import decks_for, stories_for
from silverkey.cardgame import wording
from silverkey.cardgame.game import CardGame
from silverkey.cardgame.sight import SPECTATOR
from silverkey.cardgame.view import chosen, view_bytes
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.newgame import new_game
from silverkey.cthulhu.rules.struggles import ResolveStory
from silverkey.cthulhu.view import view
from silverkey.cthulhu.words import DECK, DISCARD, HAND
from silverkey.kernel.decision import IllegalAnswer
from silverkey.kernel.event import Event


def test_an_answer_of_another_view_is_refused() -> None:
    game, other = started(3), started(6)
    assert game.pending is not None
    assert other.pending is not None
    for each in (game, other):
        while each.pending is not None and each.pending.kind == "mulligan":
            each.answer(each.pending.options[0])
    seen, foreign = view(game, game.pending.player), view(other, other.pending.player)
    assert seen.decision is not None
    assert foreign.decision is not None
    with pytest.raises(IllegalAnswer, match="not among the answers"):
        chosen(game, seen, foreign.decision.options[0])


# Two worlds


class Table(NamedTuple):
    """A game as one viewer gets it, and who plays."""

    secrets: Secrets[Any]
    game: CardGame
    viewer: int
    agents: list[Agent]


def cthulhu_table(seed: int) -> Table:
    """Call of Cthulhu with all cards: each seed is for one viewer under one edition."""
    edition = EDITIONS[list(EDITIONS)[seed % len(EDITIONS)]]
    game = new_game(decks_for(seed, "all"), stories_for(seed, "all"), seed, edition)
    agents: list[Agent] = [RandomAgent(seed), HeuristicAgent(seed) if seed // 12 % 2 else RandomAgent(seed + 1)]
    return Table(CTHULHU, game, VIEWERS[seed % len(VIEWERS)], agents)


def arkham_table(seed: int) -> Table:
    """Arkham Horror with one to four investigators: each seed is for one of them, or for a spectator."""
    game = arkham_worlds.begun(seed)
    players = range(len(game.questions))
    agents: list[Agent] = [Investigator(seed) if seed % 2 else RandomAgent(seed + player) for player in players]
    return Table(ARKHAM, game, (*players, SPECTATOR)[seed // 2 % (len(players) + 1)], agents)


def campaign_table(seed: int) -> Table:
    """A campaign of Arkham Horror from the end of one scenario into the next."""
    game = arkham_worlds.about_to_end(seed)
    players = range(len(game.questions))
    agents: list[Agent] = [Investigator(seed) if seed % 2 else RandomAgent(seed + player) for player in players]
    return Table(ARKHAM, game, (*players, SPECTATOR)[seed // 2 % (len(players) + 1)], agents)


TABLES = {
    "Call of Cthulhu": cthulhu_table,
    "Arkham Horror": arkham_table,
    "Arkham Horror, between two scenarios": campaign_table,
}


def side_by_side(game: str, seeds: Iterable[int], stretches: int, limit: int = 3000) -> Tally:
    """Games, each for one viewer, beside worlds that look the same to him."""
    tally = Tally()
    for seed in seeds:
        table = TABLES[game](seed)
        tally.compare(*table, random.Random(seed), stretches, limit)
    return tally


@pytest.mark.parametrize("game", TABLES)
def test_a_view_does_not_depend_on_what_its_viewer_cannot_see(game: str) -> None:
    """At every decision, for everybody, however the cards lie that he cannot see."""
    for seed in range(4):
        secrets, played, _, agents = TABLES[game](seed)
        rng = random.Random(seed)
        while (decision := played.pending) is not None:
            for viewer in (*range(len(agents)), SPECTATOR):
                copy = played.clone()
                known = set(cards_of(copy, decision)) if decision.player == viewer else set()
                for group in secrets.groups(copy, viewer, known, []):
                    faces = [copy.printed[card] for card in group.cards]
                    rng.shuffle(faces)
                    give_faces(copy, dict(zip(group.cards, faces, strict=True)))
                copy.touch()
                assert view_bytes(copy, viewer) == view_bytes(played, viewer)
            played.answer(rng.choice(decision.options))


@pytest.mark.parametrize(
    "game, limit, compared",
    [
        ("Call of Cthulhu", 3000, 2000),
        ("Arkham Horror", 150, 700),
        ("Arkham Horror, between two scenarios", 150, 700),
    ],
)
def test_worlds_that_differ_only_in_what_a_viewer_cannot_see_look_the_same_to_him(
    game: str, limit: int, compared: int
) -> None:
    """For each viewer under each edition: views, options, log, reasons and numbers, at every decision."""
    tally = side_by_side(game, range(12), 2, limit)
    assert tally.compared > compared
    assert tally.changed > 30 * tally.pairs
    assert tally.apart.total() < 0.05 * tally.pairs


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("first", range(100, 1100, 20))
def test_a_thousand_games_look_the_same_in_worlds_that_differ_only_in_what_a_viewer_cannot_see(
    game: str, first: int
) -> None:
    tally = side_by_side(game, range(first, first + 20), stretches=6)
    assert tally.apart.total() < 0.1 * tally.pairs


# What the log says


def listen(game: Game) -> dict[int, list[str]]:
    """The log of each viewer from now on."""
    logs: dict[int, list[str]] = {viewer: [] for viewer in VIEWERS}

    def hear(event: Event) -> None:
        for viewer, lines in logs.items():
            line = wording.line(game, event, viewer)
            if line:
                lines.append(line)

    game.observer = hear
    return logs


def test_only_the_searcher_reads_in_the_log_what_an_unrestricted_search_found() -> None:
    position = Position()
    seeker = position.in_play(0, inventions.SEEKER)
    found = position.to_pile(0, inventions.STOUT, DECK)
    game = position.begin()
    logs = listen(game)
    does(game, "trigger", seeker)
    does(game, "card", found)
    assert "{player 0} takes Stout Man from the deck into hand (Seeker)." in logs[0]
    for other in (1, SPECTATOR):
        assert "{player 0} takes a card from the deck into hand (Seeker)." in logs[other]
        assert "Stout Man" not in " ".join(logs[other])


def test_everybody_reads_what_a_search_for_a_kind_of_card_found() -> None:
    """coc-latest/2.11.c: it is shown before it goes to the hand."""
    position = Position()
    seeker = position.in_play(0, inventions.PICKY_SEEKER)
    found = position.to_pile(0, inventions.STOUT, DECK)
    game = position.begin()
    logs = listen(game)
    does(game, "trigger", seeker)
    does(game, "card", found)
    for lines in logs.values():
        assert "{player 0} reveals Stout Man." in lines
        assert "{player 0} takes Stout Man from the deck into hand (Picky Seeker)." in lines


def test_placing_a_dormant_card_does_not_name_it_to_others() -> None:
    position = Position()
    sleeper = position.hand(0, inventions.DORMANT)
    game = position.begin()
    story = game.stories[1].card
    logs = listen(game)
    does(game, "dormant", sleeper)
    does(game, "card", story)
    assert logs[0] == ["{player 0} places Sleeper face down at A Quiet Tale."]
    assert logs[1] == logs[SPECTATOR] == ["{player 0} places a card face down at A Quiet Tale."]


def facedown(owner: int, **standing: Any) -> tuple[Position, int]:
    position = Position()
    story = position.game.stories[0].card
    return position, position.in_play(owner, inventions.DORMANT, facedown=True, attached=story, **standing)


@pytest.mark.parametrize("title", ["Rite of the Silver Gate", "Frozen Time"])
def test_an_opponents_facedown_card_may_be_chosen_but_is_not_named(title: str) -> None:
    position, sleeper = facedown(1)
    own = position.in_play(0, inventions.OTHER_DORMANT, facedown=True, attached=position.game.stories[0].card)
    face = find_card(title)
    if face.attach is None:
        asks = position.in_play(0, face)
        word = "trigger"
    else:
        asks = position.hand(0, face)
        position.resources(0, 0, *[find_card("Frozen Time")] * 4)
        word = "play"
    game = position.begin()
    does(game, word, asks)
    seen = view(game, 0)
    assert seen.decision is not None
    texts = {chosen(game, seen, option).card: (option.text, option.face) for option in seen.decision.options}
    assert texts[sleeper] == ("A facedown card at A Quiet Tale", None)
    assert texts[own][0] == "Lurker"
    assert "Sleeper" not in view_bytes(game, 0).decode()
    assert inventions.DORMANT.code not in {card.code for card in seen.in_play}


def test_a_facedown_card_that_goes_back_to_hand_is_not_named_to_others() -> None:
    position, sleeper = facedown(1)
    returner = position.in_play(0, inventions.RETURNER)
    game = position.begin()
    logs = listen(game)
    does(game, "trigger", returner)
    does(game, "card", sleeper)
    assert game.zone[sleeper] == HAND
    assert "A facedown card returns to its owner's hand (Returner)." in logs[0]
    assert "Sleeper returns to its owner's hand (Returner)." in logs[1]
    assert "Sleeper" not in " ".join(logs[0] + logs[SPECTATOR])


def test_a_card_that_an_effect_has_shown_is_named_while_the_effect_lasts() -> None:
    position = Position()
    showman = position.in_play(0, inventions.SHOWMAN)
    position.to_pile(0, inventions.STOUT, DECK)
    game = position.begin()
    logs = listen(game)
    does(game, "trigger", showman)
    for lines in logs.values():
        assert lines[-2:] == ["{player 0} reveals Stout Man.", "Stout Man goes to the bottom of its owner's deck."]


def test_the_log_names_drawn_cards_to_nobody() -> None:
    position = Position()
    dealer = position.in_play(0, inventions.DEALER)
    position.to_pile(0, inventions.STOUT, DECK)
    game = position.begin()
    logs = listen(game)
    does(game, "trigger", dealer)
    for lines in logs.values():
        assert lines == ["{player 0} uses Dealer.", "{player 0} draws a card (Dealer)."]


def test_a_card_that_is_shuffled_away_to_pay_for_its_effect_is_the_one_that_the_log_names() -> None:
    position = Position()
    plain = position.in_play(0, inventions.PLAIN)
    book = position.in_play(0, find_card("The Necronomicon: Olaus Wormius Translation"), attached=plain)
    position.to_pile(0, inventions.FREE, DISCARD)
    for _ in range(20):
        position.to_pile(0, inventions.STOUT, DECK)
    game = position.begin()
    logs = listen(game)
    does(game, "trigger", book)
    while game.pending is not None and game.pending.kind != "action":
        game.answer(game.pending.options[0])
    assert game.zone[book] == DECK
    for lines in logs.values():
        assert "{player 0} uses The Necronomicon: Olaus Wormius Translation." in lines
        assert "Stout Man" not in " ".join(lines)


# Numbers


def test_a_card_that_went_back_to_hand_has_a_new_number_when_it_is_laid_face_down() -> None:
    position = Position()
    sleeper = position.in_play(0, inventions.DORMANT)
    returner = position.in_play(0, inventions.RETURNER)
    game = position.begin()
    before = {viewer: game.sight.numbers[viewer][sleeper] for viewer in VIEWERS}
    does(game, "trigger", returner)
    does(game, "card", sleeper)
    assert [game.sight.numbers[viewer][sleeper] for viewer in (1, SPECTATOR)] == [-1, -1]
    does(game, "dormant", sleeper)
    does(game, "card", game.stories[0].card)
    assert game.in_play[sleeper].facedown
    after = {viewer: game.sight.numbers[viewer][sleeper] for viewer in VIEWERS}
    assert after[0] == before[0]
    for other in (1, SPECTATOR):
        assert after[other] > max(before[other], 0)


def test_the_numbers_of_events_in_options_count_within_the_question() -> None:
    others: set[int] = set()
    for seed in range(6):
        for game in decisions(seed):
            assert game.pending is not None
            seen = view(game, game.pending.player)
            assert seen.decision is not None
            events = [option.other for option in seen.decision.options if option.word in ("play", "trigger")]
            firsts = list(dict.fromkeys(event for event in events if event >= 0))
            assert firsts == list(range(len(firsts)))
            others.update(firsts)
    assert 1 in others


def test_cards_are_listed_in_the_order_in_which_they_came_and_not_in_that_of_their_numbers() -> None:
    position = Position()
    faces = [find_card(title) for title in ("G-Men", "Undercover Security", "Ravager from the Deep")]
    for face in faces:
        position.in_play(0, face)
    game = position.game
    game.in_play = dict(reversed(game.in_play.items()))
    position.begin()
    assert game.pending is not None
    assert game.pending.kind == "allegiance"
    came = [card for card in game.in_play if game.printed[card] in faces]
    heroic = [card for card in came if "Heroic" in game.printed[card].keywords]
    assert [option.card for option in game.pending.options] == [*heroic, *(c for c in came if c not in heroic)]


def test_who_was_at_a_story_is_listed_in_the_order_in_which_they_came() -> None:
    position = Position()
    story = position.game.stories[0].card
    there = [position.in_play(0, inventions.PLAIN, committed=story) for _ in range(5)]
    game = position.begin()
    game.in_play = dict(reversed(game.in_play.items()))
    resolving = ResolveStory(story)
    resolving.look(game)
    assert resolving.occurrence(game).cards == tuple(reversed(there))
