"""Night of the Zealot as one game: what is carried from scenario to scenario, and what is decided between them."""

import random

import pytest

from silverkey.arkham.campaign import Entrant, carried_on, new_campaign
from silverkey.arkham.campaigns.making import CAMPAIGNS, INTERLUDES, Campaign, Interlude, all_campaigns
from silverkey.arkham.cards.writing import Record, Tell
from silverkey.arkham.decks.buying import at_place, for_sale, leaving_for, place_of, upgrades
from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.table import zones
from silverkey.arkham.wording import WORDING
from silverkey.arkham.words import DIFFICULTIES, ELDER_THING
from silverkey.cardgame.wording import line
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event

ROLAND, DAISY, LITA = "01001", "01002", "01117"
ZEALOT = all_campaigns()["Night of the Zealot"]


def begun(seats: int = 1, seed: int = 1, pool=None, difficulty: str = "standard", players=(), **more) -> Game:
    decks = list(starter_decks().values())[:seats]
    return new_campaign(ZEALOT, [Entrant(deck=deck, **more) for deck in decks], seed, difficulty, pool, players)


def told(game: Game) -> list[str]:
    """What will be told of a game from now on."""
    lines: list[str] = []
    game.observer = lambda event: lines.append(line(game, event, 0))
    return lines


def ends(game: Game, resolution: str) -> None:
    """The scenario under way ends so."""
    game.pending = None
    game.end_scenario(resolution)
    game.advance()


def on(game: Game, *kinds: str) -> None:
    """Take the first option until one of these is asked."""
    while game.pending is not None and game.pending.kind not in kinds:
        game.answer(game.pending.options[0])


def in_deck(game: Game, player: int) -> list[str]:
    held = game.investigators[player]
    return [game.printed[card].code for card in (*held.deck, *held.hand)]


def test_a_campaign_goes_from_scenario_to_scenario():
    game = begun()
    titles = []
    for resolution in ("R1", "R1", "R1"):
        titles.append(game.scenario)
        ends(game, resolution)
        on(game, "mulligan")
    assert titles == list(ZEALOT.parts)
    assert (game.over, game.outcome) == (True, "won")


def test_the_log_the_bag_and_trauma_are_carried_over():
    game = begun()
    ends(game, "R1")
    on(game, "action")
    assert game.scenario == "The Midnight Masks"
    assert "your house has burned to the ground" in game.log
    assert game.name(game.investigators[0].location) == "Rivertown"
    assert game.in_play[game.investigators[0].card].horror == 1
    assert game.investigators[0].mental == 1
    ends(game, "R1")
    on(game, "action")
    assert game.bag.count(ELDER_THING) == 1


def test_a_story_asset_is_in_the_deck_of_whoever_wants_it_and_counts_for_no_limit():
    game = begun()
    ends(game, "R1")
    on(game, "story asset")
    game.answer(Option("include", -1, place_of(LITA)))
    on(game, "mulligan")
    assert LITA in in_deck(game, 0)
    ends(game, "R1")
    on(game, "story asset")
    game.answer(Option("leave out", -1, place_of(LITA)))
    on(game, "mulligan")
    assert LITA not in in_deck(game, 0)


def test_experience_is_counted_and_spent_on_cards_that_take_the_place_of_others():
    game = begun()
    ends(game, "R2")
    on(game, "buy cards")
    member = game.chronicle.members[0]
    assert member.experience == 3
    size = sum(member.cards.values())
    upgrade = next(option for option in game.pending.options if option.word == "upgrade")
    new, old = at_place(upgrade.number), at_place(upgrade.other)
    game.answer(upgrade)
    assert member.experience == 3 - (new.level - old.level)
    assert member.cards[new.code] == 1
    assert sum(member.cards.values()) == size


def test_a_new_card_of_level_0_costs_1_and_something_leaves_for_it():
    game = begun()
    ends(game, "R2")
    on(game, "buy cards")
    member = game.chronicle.members[0]
    buys = [option for option in game.pending.options if option.word == "buy"]
    new = next(option for option in buys if at_place(option.number).level == 0)
    game.answer(new)
    assert game.pending.kind == "what leaves"
    codes = [at_place(option.number) for option in game.pending.options]
    assert not any(card.weakness or card.signature_of for card in codes)
    gone = game.pending.options[0]
    before = member.cards[at_place(gone.number).code]
    game.answer(gone)
    assert member.experience == 2
    assert member.cards.get(at_place(gone.number).code, 0) == before - 1


def test_what_cannot_be_paid_for_is_not_for_sale():
    deck = starter_decks()[ROLAND]
    assert upgrades(deck, 0, by_code()) == []
    assert for_sale(deck, 0, by_code()) == []
    assert all((by_code()[code].facts.level or 0) <= 1 for code in for_sale(deck, 1, by_code()))
    assert leaving_for(deck, "01024", 0) == []


def test_what_is_for_sale_reads_with_its_price():
    game = begun()
    ends(game, "R2")
    on(game, "buy cards")
    assert WORDING.question(game, game.pending) == "3 experience. Buy cards for your deck? (done: no more)"
    upgrade = next(option for option in game.pending.options if option.word == "upgrade")
    assert WORDING.option(game, upgrade, game.pending) == "Beat Cop (2) for Beat Cop (2 experience)"
    knife = next(option for option in game.pending.options if at_place(option.number).title == "Knife")
    assert WORDING.option(game, knife, game.pending) == "Knife (1 experience)"


def test_whoever_is_killed_is_replaced_by_one_who_was_not_used():
    game = begun(pool=[starter_decks()["01003"], starter_decks()["01004"]])
    ends(game, "R3")
    on(game, "new investigator")
    assert {at_place(option.number).code for option in game.pending.options} == {"01003", "01004"}
    game.answer(Option("investigator", -1, place_of("01004")))
    on(game, "mulligan")
    assert game.printed[game.investigators[0].card].code == "01004"
    assert game.chronicle.lost[0].investigator == ROLAND
    assert game.chronicle.members[0].experience == 0
    assert LITA in in_deck(game, 0)


def test_with_nobody_left_to_play_the_campaign_is_lost():
    game = begun(pool=[])
    ends(game, "R3")
    on(game)
    assert (game.over, game.outcome) == (True, "lost")


def test_every_deck_has_its_random_weakness_from_one_pool():
    game = begun(4)
    drawn = [code for member in game.chronicle.members for code in member.cards if by_code()[code].facts.basic]
    assert len(drawn) == 4
    assert len(game.weaknesses) == 10 - 4


def test_the_players_choose_who_leads_the_next_scenario():
    game = begun(2)
    ends(game, "R2")
    on(game, "next lead")
    game.answer(Option("lead", -1, place_of(DAISY)))
    assert game.lead == 1


# Players join and leave (rules reference, Joining or Leaving a Campaign)

ONE, TWO = ("Anna",), ("Anna", "Bert")
WENDY = "01005"


def between(game: Game, resolution: str = "R2") -> None:
    """The scenario ends, nobody buys anything, and it is asked who comes and goes."""
    ends(game, resolution)
    on(game, "company")


def said(game: Game, *words: str) -> set[str]:
    """The investigators of whom something may be answered."""
    return {at_place(option.number).code for option in game.pending.options if option.word in words}


def test_a_player_joins_with_an_investigator_who_was_not_used_without_experience_and_trauma():
    game = begun(players=ONE, mental=2)
    between(game)
    assert said(game, "join") == set(starter_decks()) - {ROLAND}
    lines = told(game)
    game.answer(Option("join", -1, place_of(WENDY), 0))
    game.answer(DONE)
    game.answer(Option("lead", -1, place_of(WENDY)))
    joined = game.chronicle.members[1]
    assert (joined.investigator, joined.experience, joined.physical, joined.mental) == (WENDY, 0, 0, 0)
    assert any(by_code()[code].facts.basic for code in joined.cards)
    assert "Wendy Adams joins the campaign." in lines
    assert (len(game.investigators), game.started, game.lead) == (2, 2, 1)
    on(game, "action")
    game.examine()
    assert game.per_investigator(1) == 2


def test_who_leaves_stays_in_the_log_and_comes_back_as_he_was():
    game = begun(2, players=ONE)
    ends(game, "R1")
    on(game, "buy cards")
    game.chronicle.members[0].experience = 4
    on(game, "company")
    game.answer(Option("leave", -1, place_of(ROLAND)))
    game.answer(DONE)
    assert (len(game.investigators), game.lead) == (1, 0)
    assert [member.investigator for member in game.chronicle.away] == [ROLAND]
    on(game, "action")
    game.examine()
    assert game.per_investigator(1) == 1
    between(game, "R1")
    assert ROLAND in said(game, "join")
    game.answer(Option("join", -1, place_of(ROLAND), 0))
    game.answer(DONE)
    on(game, "mulligan")
    back = game.chronicle.members[1]
    assert (back.investigator, back.experience, back.mental) == (ROLAND, 4, 1)
    assert game.in_play[game.investigators[1].card].horror == 1


def test_nobody_joins_where_four_play_and_somebody_always_stays():
    game = begun(4, players=ONE)
    between(game)
    assert said(game, "join") == set()
    for code in list(starter_decks())[:3]:
        game.answer(Option("leave", -1, place_of(code)))
    assert said(game, "leave") == set()


def test_who_was_to_leave_or_to_join_may_be_called_back_before_it_begins():
    game = begun(2, players=ONE)
    between(game)
    before = game.digest()
    for word, code in (("leave", DAISY), ("join", DAISY), ("join", WENDY), ("leave", WENDY)):
        game.answer(Option(word, -1, place_of(code), 0 if word == "join" else -1))
    game.questions[0] -= 4
    game.pending = None
    game.advance()
    game.questions[0] -= 1
    game.pending.serial -= 1
    assert game.digest() == before


def test_the_first_player_speaks_for_all_and_plays_on():
    game = begun(2, players=TWO)
    game.chronicle.members[0].player = 1
    between(game)
    assert game.pending.player == 1
    assert said(game, "leave") == {ROLAND}
    joins = [option.other for option in game.pending.options if option.number == place_of(WENDY)]
    assert joins == [0, 1]
    texts = [WORDING.option(game, option, game.pending) for option in game.pending.options]
    assert "Wendy Adams joins, played by Bert" in texts
    assert "Roland Banks leaves" in texts


def test_who_has_lost_his_investigator_may_leave_instead_and_the_others_go_on():
    game = begun(2, pool=[], players=ONE)
    game.investigators[1].fate = "resigned"
    ends(game, "R3")
    on(game, "mulligan")
    assert len(game.investigators) == 1
    assert [member.investigator for member in game.chronicle.lost] == [ROLAND]


def test_without_players_by_name_nobody_comes_or_goes():
    game = begun(2)
    ends(game, "R2")
    kinds = set()
    while game.pending is not None and game.pending.kind != "mulligan":
        kinds.add(game.pending.kind)
        game.answer(game.pending.options[0])
    assert "company" not in kinds


# Exile (rules reference, Exile)

EXTINGUISHER = "02114"


def exiled(experience: int = 0) -> Game:
    """A scenario is over in which Wendy has exiled two cards."""
    starter = starter_decks()[WENDY]
    pair = next(card.code for card, copies in starter.lots() if card.level == 0 and copies == 2)
    deck = starter.with_cards({EXTINGUISHER: 2, pair: -2})
    game = new_campaign(ZEALOT, [Entrant(deck=deck)], 1)
    held = game.investigators[0]
    cards = [card for card, face in enumerate(game.printed) if face.code == EXTINGUISHER]
    game.pending = None
    for card in cards:
        zones.enter(game, card, 0)
    game.happen([Event("exile", card, 0) for card in cards])
    assert held.exiled == [EXTINGUISHER, EXTINGUISHER]
    ends(game, "R2")
    on(game, "buy cards")
    game.chronicle.members[0].experience = experience
    game.pending = None
    game.advance()
    return game


def test_exiled_cards_leave_the_deck_and_others_must_take_their_room():
    game = exiled()
    member = game.chronicle.members[0]
    assert EXTINGUISHER not in member.cards
    assert DONE not in game.pending.options
    assert "Exile has left room for 2 cards" in WORDING.question(game, game.pending)
    size = sum(member.cards.values())
    assert {at_place(option.number).level for option in game.pending.options} == {0}
    assert "(0 experience)" in WORDING.option(game, game.pending.options[0], game.pending)
    game.answer(game.pending.options[0])
    assert DONE not in game.pending.options
    game.answer(game.pending.options[0])
    assert sum(member.cards.values()) == size + 2
    assert (member.experience, member.room) == (0, 0)
    on(game, "mulligan")
    assert game.scenario == "The Midnight Masks"


def test_an_exiled_card_is_bought_again_for_its_price():
    game = exiled(experience=1)
    game.answer(Option("buy", -1, place_of(EXTINGUISHER)))
    member = game.chronicle.members[0]
    assert (member.cards[EXTINGUISHER], member.experience, member.room) == (1, 0, 1)


# What is told


def test_what_a_resolution_brings_is_told():
    game = begun()
    lines = told(game)
    ends(game, "R1")
    on(game, "buy cards")
    assert "Recorded in the campaign log: your house has burned to the ground." in lines
    assert "{player 0} earns Lita Chantler." in lines
    assert "{player 0} suffers 1 mental trauma." in lines
    assert "{player 0} earns 2 experience." in lines
    upgrade = next(option for option in game.pending.options if option.word == "upgrade")
    game.answer(upgrade)
    assert "{player 0}'s deck: Beat Cop (2) for Beat Cop, 2 experience." in lines


def test_who_is_killed_or_driven_insane_and_who_takes_his_place_is_told():
    game = begun(mental=4)
    lines = told(game)
    ends(game, "R1")
    assert "{player 0} is driven insane." in lines
    game.answer(Option("investigator", -1, place_of(WENDY)))
    assert "From now on Wendy Adams plays in this place." in lines
    ends(begun_with := begun(), "R3")
    assert begun_with.investigators[0].killed == "killed"


def test_a_weakness_that_a_scenario_adds_is_told():
    game = begun()
    for resolution in ("R1", "R1"):
        ends(game, resolution)
        on(game, "mulligan")
    lines = told(game)
    ends(game, "R3")
    drawn = [code for code in game.investigators[0].gained if by_code()[code].facts.basic]
    assert f"{{player 0}}'s deck: {by_code()[drawn[0]].title}, a weakness." in lines


def test_survivors_carry_deck_trauma_and_experience_into_another_campaign_and_nothing_else():
    game = begun(2)
    for resolution in ("R1", "R1", "R1"):
        ends(game, resolution)
        on(game, "mulligan")
    entrants = carried_on(game)
    again = new_campaign(ZEALOT, entrants, 5)
    assert [member.mental for member in again.chronicle.members] == [3, 2]
    assert [member.experience for member in again.chronicle.members] == [
        member.experience for member in game.chronicle.members
    ]
    assert [member.cards for member in again.chronicle.members] == [member.cards for member in game.chronicle.members]
    assert again.log == []
    assert ELDER_THING not in again.bag


def test_an_interlude_lies_between_two_scenarios_and_leaves_its_mark():
    dawn = Interlude(title="Dawn", effect=(Tell("It dawns."), Record("it has dawned")))
    campaign = Campaign(title="Two Nights", parts=("The Gathering", dawn, "The Midnight Masks"), bags=ZEALOT.bags)
    try:
        game = new_campaign(campaign, [Entrant(deck=starter_decks()[ROLAND])])
        ends(game, "R2")
        on(game, "mulligan")
    finally:
        del CAMPAIGNS[campaign.title], INTERLUDES[dawn.title]
    assert game.scenario == "The Midnight Masks"
    assert "it has dawned" in game.log


def test_two_players_cannot_play_the_same_investigator():
    deck = starter_decks()[ROLAND]
    with pytest.raises(ValueError, match="another investigator"):
        new_campaign(ZEALOT, [Entrant(deck=deck), Entrant(deck=deck)])


def test_copies_and_saves_go_on_exactly_between_scenarios_too():
    game = begun()
    ends(game, "R2")
    on(game, "buy cards")
    saved, copy = Game.from_dict(game.to_dict()), game.clone()
    digest = game.digest()
    for one in (saved, copy):
        one.answer(DONE)
    assert game.digest() == digest
    game.answer(DONE)
    assert saved.digest() == copy.digest() == game.digest()


def played(seed: int) -> Game:
    chance = random.Random(seed)
    game = begun(1 + seed % 4, seed, difficulty=DIFFICULTIES[seed // 4 % 4], players=((), ONE, TWO)[seed % 3])
    for _ in range(20000):
        if game.pending is None:
            break
        game.examine()
        game.answer(chance.choice(game.pending.options), game.pending.serial)
    return game


@pytest.mark.parametrize("seed", range(8))
def test_random_campaigns_end(seed):
    assert played(seed).over


@pytest.mark.long
def test_many_random_campaigns_end():
    for seed in range(300):
        assert played(seed).over
