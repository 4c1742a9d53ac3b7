"""Skill tests, step by step as the document's chart has them: ST.1 to ST.8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.details import OfTest
from silverkey.arkham.rules.attacks import retaliate
from silverkey.arkham.rules.chaos import read_as, reveals_tokens, token_effect
from silverkey.arkham.rules.effects import Effect
from silverkey.arkham.rules.encounter import in_peril
from silverkey.arkham.rules.layers import speaks_committed
from silverkey.arkham.rules.legality import IN_PERIL, OUT
from silverkey.arkham.rules.this_test import claim, holds_now
from silverkey.arkham.rules.values import rises, skill_modified
from silverkey.arkham.rules.windows import PlayerWindow
from silverkey.arkham.table import bag, zones
from silverkey.arkham.vocabulary.modifiers import SKILL_VALUE
from silverkey.arkham.vocabulary.tests import CommitOnly, DoubleOrNothing, Promise, Returning, skills_for
from silverkey.arkham.words import (
    AUTO_FAIL,
    ELDER_SIGN,
    END_OF_TEST,
    EVADE,
    FIGHT,
    HAND,
    INVESTIGATE,
    LIMBO,
    SKILLS,
    SYMBOLS,
    WILD,
)
from silverkey.cardgame.lasting import expire
from silverkey.cardgame.refusal import Refusal
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Instruction

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

NOT_THERE = Refusal(
    "Whoever commits a card to another investigator's test must be at the same location.", ("ahlcg-reference/test/2.a",)
)
ONE_EACH = Refusal("Only one card may be committed to another investigator's test.", ("ahlcg-reference/test/2.a",))
NO_ICON = Refusal("It has no icon of the skill that is tested.", ("ahlcg-reference/test/2.a", "ahlcg-1.2/1.9.a"))
NO_INCREASE = Refusal("That skill cannot be increased.", ("ahlcg-1.2/errata/cards/historical-society",))
SUCCESS, FAILURE = "success", "failure"
AFTER_SUCCESS, AFTER_FAILURE = "after success", "after failure"
"""Kinds of promises that come once the test has ended."""
NOTHING_YET = -100


class SkillTest(Frame["Game"]):
    """A skill test under way."""

    __slots__ = (
        "action",
        "automatic",
        "before",
        "committed",
        "committer",
        "ctx",
        "difficulty",
        "failure",
        "late",
        "late_sources",
        "modifier",
        "number",
        "player",
        "result",
        "results",
        "sign",
        "skill",
        "success",
        "switched",
        "target",
        "tokens",
        "waiting",
    )

    STEPS = (
        "prepare",
        "choose_skill",
        "st1_begins",
        "window_before_committing",
        "st2_commit",
        "window_after_committing",
        "st3_reveal",
        "st4_symbols",
        "st5_value",
        "st6_decide",
        "st7_apply",
        "retaliate",
        "st8_ends",
        "afterwards",
        "over",
    )

    def __init__(
        self,
        player: int,
        skill: str,
        difficulty: int,
        ctx: Context,
        action: str = "",
        target: int = -1,
        success: tuple[Instruction, ...] = (),
        failure: tuple[Instruction, ...] = (),
    ) -> None:
        self.player = player
        self.number = -1
        """What tells it from other tests."""
        self.before = 0
        """How many tokens lay there for a test that this one is part of."""
        self.skill = skill
        self.difficulty = difficulty
        """As the ability says; what is investigated, fought or evaded has its own, which is looked up."""
        self.ctx = ctx
        self.action = action
        """What is attempted: to investigate, to fight, to evade; or nothing of these."""
        self.target = target
        """The location or enemy that it is about."""
        self.success = success
        self.failure = failure
        self.committed: list[int] = []
        self.committer = 0
        """How many investigators have had their say about committing."""
        self.tokens: list[str] = []
        """What has been revealed and counts."""
        self.waiting: list[str] = []
        """What has been revealed and whose effect is still to come."""
        self.switched: list[int] = []
        """Which of the tokens have a plus for their minus, by their places."""
        self.sign = 1
        """-1 while a token is resolved whose sign is switched."""
        self.modifier = 0
        """What the tokens come to."""
        self.automatic = ""
        self.result = NOTHING_YET
        """By how much it has succeeded; below zero, by how much it has failed."""
        self.results: list[int] = []
        """Which results have been applied."""
        self.late: list[Instruction] = []
        """What has been promised for after the test, of which the tester is the one concerned."""
        self.late_sources: list[int] = []
        """The card that each part of it comes from."""

    def prepare(self, game: Game) -> None:
        """What has been said for this test holds now, and nothing of what holds for one that it is part of."""
        game.serial += 1
        self.number = game.serial
        self.before = len(game.drawn)
        claim(game, self)
        self.heed_nesting(game)

    def heed_nesting(self, game: Game) -> None:
        """Where a test lies within another, what holds for one does not hold for the other."""
        if any(isinstance(frame, SkillTest) and frame is not self for frame in game.stack):
            game.touch()

    def choose_skill(self, game: Game) -> None:
        """Whoever may use another skill in place of the tested one chooses."""
        skills = skills_for(game, self.player, self.skill)
        if len(skills) > 1:
            game.ask(self.player, "which skill", [Option("skill", -1, SKILLS.index(one)) for one in skills])

    # ST.1

    def st1_begins(self, game: Game) -> None:
        """ST.1 The skill test begins."""
        game.happen([Event("test begins", self.ctx.source, self.player, detail=self.told(success=False, by=0))])

    def told(self, success: bool, by: int) -> OfTest:
        """This test as part of an event."""
        return OfTest(self.skill, self.action, success, by)

    def window_before_committing(self, game: Game) -> None:
        """Player window."""
        PlayerWindow.open(game)

    # ST.2

    def st2_commit(self, game: Game) -> None:
        """ST.2 Cards are committed: any number by the one who tests, one by each other investigator at his location."""
        order = game.players_in_order(self.player)
        while self.committer < len(order):
            player = order[self.committer]
            cards = self.may_commit(game, player)
            if cards or (game.puts_all and not game.investigators[player].fate):
                self.repeat()
                game.ask(player, "commit", [DONE, *(Option("commit", card) for card in cards)], self.ctx.source)
                return
            self.committer += 1

    def may_commit(self, game: Game, player: int) -> list[int]:
        """The cards that an investigator may commit now."""
        if self.bars(game, player) is not None:
            return []
        return [card for card in game.investigators[player].hand if commit_refusal(game, self, player, card) is None]

    def bars(self, game: Game, player: int) -> Refusal | None:
        """Why an investigator may commit nothing, or nothing more; or None."""
        held = game.investigators[player]
        if held.fate:
            return OUT
        if player == self.player:
            return None
        if in_peril(game) >= 0:
            return IN_PERIL
        if held.location != game.investigators[self.player].location:
            return NOT_THERE
        return ONE_EACH if any(game.owner[card] == player for card in self.committed) else None

    def committed_icons(self, game: Game) -> int:
        """How many icons on committed cards count; a wild icon counts as what is tested (ahlcg-1.2/1.9)."""
        return sum(self.icons_of(game, card) for card in self.committed)

    def icons_of(self, game: Game, card: int) -> int:
        """How many icons of a card count for this test."""
        icons = game.printed[card].icons
        return int(icons[self.skill] + icons[WILD])

    def answered(self, game: Game, option: Option) -> None:
        """One more card, or no more; the skill; which result is applied first, or what comes first after the test."""
        if option.word == "skill":
            self.skill = SKILLS[option.number]
            return
        if option.word == "result":
            self.apply(game, option.number)
            return
        if option.word == "card":
            self.resolve_delayed(game, option.card)
            return
        if option == DONE:
            self.committer += 1
            return
        player = game.players_in_order(self.player)[self.committer]
        self.committed.append(option.card)
        self.heed(game, [option.card])
        game.happen([Event("commit", option.card, player)])

    def window_after_committing(self, game: Game) -> None:
        """Player window."""
        PlayerWindow.open(game)

    # ST.3 and ST.4

    def st3_reveal(self, game: Game) -> None:
        """ST.3 A chaos token is revealed, unless it is settled already how the test ends."""
        if reveals_tokens(game, self.player):
            game.happen([Event("reveal tokens", -1, self.player)])

    def revealed(self, token: str, switched: bool = False) -> None:
        """A token counts."""
        if switched:
            self.switched.append(len(self.tokens))
        self.tokens.append(token)
        self.waiting.append(token)

    def st4_symbols(self, game: Game) -> None:
        """ST.4 What the symbol says is resolved."""
        if not self.waiting:
            return
        self.repeat()
        self.sign = -1 if len(self.tokens) - len(self.waiting) in self.switched else 1
        token = read_as(game, self.player, self.waiting.pop(0))
        if token == AUTO_FAIL:
            self.automatic = FAILURE
        elif token == ELDER_SIGN or token in SYMBOLS:
            effect, source = token_effect(game, self.player, token)
            if effect is not None:
                ctx = Context(self.player, source, kind=effect.kind)
                game.push(Effect(effect.effect, ctx))
        else:
            self.modifier += game.token_value(int(token))

    # ST.5 and ST.6

    def value(self, game: Game) -> int:
        """The modified skill value."""
        if self.automatic == FAILURE:
            return 0
        return max(0, self.worth(game) + self.modifier)

    def worth(self, game: Game) -> int:
        """The skill value without what chaos tokens add to it, even if that is less than nothing."""
        base, more = skill_modified(game, self.player, self.skill), game.bonus(SKILL_VALUE, self.player)
        if not rises(game, self.player, self.skill):
            return base + min(more, 0)
        return base + more + self.committed_icons(game)

    def target_value(self, game: Game) -> int:
        """The difficulty."""
        if self.automatic == SUCCESS:
            return 0
        return self.printed_difficulty(game) * (2 if game.board.said(DoubleOrNothing) else 1)

    def printed_difficulty(self, game: Game) -> int:
        """What it must reach, before anything doubles that: a shroud, a fight or evade value, or what the card says."""
        if self.action == INVESTIGATE:
            return game.value("shroud", self.target)
        if self.action in (FIGHT, EVADE) and self.target in game.in_play:
            return game.value(self.action, self.target)
        return self.difficulty

    def st5_value(self, game: Game) -> None:
        """ST.5 The skill value is determined. It is worked out when it is compared."""

    def succeeds(self, game: Game) -> bool:
        """Whether the test succeeds as things stand."""
        if self.automatic:
            return self.automatic == SUCCESS
        return self.value(game) >= self.target_value(game)

    def margin(self, game: Game) -> int:
        """By how much it succeeds or, below zero, fails."""
        return self.value(game) - self.target_value(game)

    def st6_decide(self, game: Game) -> None:
        """ST.6 It succeeds or fails. What would fail may still be helped, and is then decided anew."""
        success = self.succeeds(game)
        detail = self.told(success, abs(self.margin(game)))
        verb = "succeed" if success else "fail"
        event = Event(verb, self.ctx.source, self.player, place=self.target, detail=detail)
        game.happen([event], "decided")

    def decide(self, game: Game) -> OfTest:
        """It is settled as things stand now; what changes from here on changes it no more."""
        success = self.succeeds(game)
        self.result = self.margin(game) if success else min(self.margin(game), 0)
        return self.told(success, abs(self.result))

    def decided(self, game: Game, full: bool) -> None:
        """It is settled, unless something has changed it meanwhile."""
        if not full and not game.investigators[self.player].fate:
            self.go("st6_decide")

    @property
    def passed(self) -> bool:
        """Whether it has succeeded, once that is settled."""
        return self.result >= 0 and self.automatic != FAILURE

    # ST.7

    def outcomes(self, game: Game) -> list[tuple[tuple[Instruction, ...], int, int]]:
        """The results to be applied: what is done, whose it is, and by which card."""
        found = [(self.success if self.passed else self.failure, self.player, self.ctx.source)]
        kind = SUCCESS if self.passed else FAILURE
        for card in self.committed:
            for ability in game.printed[card].usable.get(LIMBO, ()):
                if ability.kind == kind:
                    found.append((ability.effect, game.owner[card], card))
        found.extend(promised(game, kind))
        return found * 2 if self.passed and game.board.said(DoubleOrNothing) else found

    def st7_apply(self, game: Game) -> None:
        """ST.7 The results are applied one after the other, in the order that the one who tests chooses (1.7)."""
        left = [
            number for number, (effect, _, _) in enumerate(self.outcomes(game)) if effect and number not in self.results
        ]
        if not left:
            return
        self.repeat()
        game.ask(self.player, "order results", [Option("result", -1, number) for number in left], self.ctx.source)

    def apply(self, game: Game, number: int) -> None:
        """One of the results is applied."""
        self.results.append(number)
        effect, player, source = self.outcomes(game)[number]
        ctx = self.ctx.copy() if number == 0 else Context(player, source, kind=self.ctx.kind)
        ctx.numbers["margin"] = abs(self.result)
        ctx.numbers["tester"] = self.player
        ctx.cards["tested"] = (self.target,)
        game.push(Effect(effect, ctx))

    def retaliate(self, game: Game) -> None:
        """An enemy that retaliates attacks whoever failed to hit it."""
        if not self.passed:
            retaliate(game, self)

    # ST.8

    def st8_ends(self, game: Game) -> None:
        """ST.8 The test ends: committed cards are discarded, tokens go back."""
        for card in self.committed:
            if game.zone[card] == LIMBO:
                zones.move(game, card, HAND if comes_back(game, self, card) else zones.discard_zone(game, card))
        self.heed(game, self.committed)
        self.committed = []
        kind = AFTER_SUCCESS if self.passed else AFTER_FAILURE
        for effect, _, source in promised(game, kind):
            self.follow_later(effect, source)
        bag.put_all_back(game, self.before)
        expire(game, END_OF_TEST)
        detail = self.told(self.passed, 0 if self.result == NOTHING_YET else abs(self.result))
        game.happen([Event("test ends", self.ctx.source, self.player, place=self.target, detail=detail)])

    def afterwards(self, game: Game) -> None:
        """What was to come after the test, if nothing else has come then; in the lead investigator's order."""
        waiting = self.delayed(game)
        if waiting:
            self.repeat()
            game.ask(game.lead, "order effects", waiting)

    def delayed(self, game: Game) -> list[Option]:
        """What was to come after the test and has not come yet, by the cards that have it."""
        if game.investigators[self.player].fate:
            return []
        return [Option("card", source) for source in dict.fromkeys(self.late_sources)]

    def resolve_delayed(self, game: Game, source: int) -> None:
        """What a card has come after the test comes now."""
        pairs = list(zip(self.late, self.late_sources, strict=True))
        self.late = [part for part, whose in pairs if whose != source]
        self.late_sources = [whose for whose in self.late_sources if whose != source]
        game.push(Effect(tuple(part for part, whose in pairs if whose == source), Context(self.player, source)))

    def follow_later(self, effect: tuple[Instruction, ...], source: int) -> None:
        """What a card does once the test has ended."""
        self.late.extend(effect)
        self.late_sources.extend(source for _ in effect)

    def over(self, game: Game) -> None:
        """It is over; one that it was part of goes on."""
        self.heed_nesting(game)
        game.pop(self.passed)

    def heed(self, game: Game, cards: list[int]) -> None:
        """Some cards are committed now, or no longer: what they say counts, or does not."""
        if any(speaks_committed(game.printed[card]) for card in cards):
            game.touch()


def commit_refusal(game: Game, test: SkillTest, player: int, card: int) -> Refusal | None:
    """Why a card cannot be committed to a test, or None."""
    barred = test.bars(game, player)
    if barred is not None:
        return barred
    if not test.icons_of(game, card):
        return NO_ICON
    if not rises(game, test.player, test.skill):
        return NO_INCREASE
    for word in game.printed[card].constants:
        if isinstance(word, CommitOnly):
            refusal = word.refusal_for(game, test, player, card)
            if refusal is not None:
                return refusal
    return None


def comes_back(game: Game, test: SkillTest, card: int) -> bool:
    """Whether a committed card returns to hand when the test ends."""
    return any(isinstance(word, Returning) and word.holds(test) for word in game.printed[card].constants)


def promised(game: Game, kind: str) -> list[tuple[tuple[Instruction, ...], int, int]]:
    """The results that tokens and lasting effects have promised for the test under way."""
    found = []
    for effect in game.lasting:
        word = effect.change
        if isinstance(word, Promise) and word.kind == kind and holds_now(effect, game.test):
            found.append((word.effect, effect.context.you, effect.context.source))
    return found


def abandon(game: Game, player: int) -> None:
    """An investigator is out of the scenario: the tests that he is performing end without a result."""
    for frame in game.stack:
        end = SkillTest.STEPS.index("st8_ends")
        if isinstance(frame, SkillTest) and frame.player == player and frame.step < end:
            frame.go("st8_ends")
