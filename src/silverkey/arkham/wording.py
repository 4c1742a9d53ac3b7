"""How the questions and answers of Arkham Horror read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.decks.buying import at_place, cost_of
from silverkey.arkham.decks.experience import upgrade_price
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.questions import TRAUMAS, DecisionKind, OptionWord
from silverkey.arkham.vocabulary.constants import additional_actions
from silverkey.arkham.vocabulary.records import Earn
from silverkey.arkham.words import ENEMY, HAND, SKILLS, TOKENS
from silverkey.cardgame.wording import Wording
from silverkey.cardgame.words.flow import OneOf
from silverkey.cardgame.words.phrasing import joined
from silverkey.language import english
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.kernel.decision import Decision, Option


class ArkhamWording(Wording["Game"]):
    """How questions and answers read."""

    def __init__(self) -> None:
        super().__init__()
        self.readings |= {
            OptionWord.INVESTIGATE: lambda game, option, decision: f"Investigate {self.place(game, option.card)}",
            OptionWord.MOVE: lambda game, option, decision: f"Move to {self.place(game, option.card)}",
            OptionWord.DRAW: lambda game, option, decision: "Draw a card",
            OptionWord.RESOURCE: lambda game, option, decision: "Gain a resource",
            OptionWord.FIGHT: lambda game, option, decision: f"Fight {self.where(game, option.card, decision.player)}",
            OptionWord.EVADE: lambda game, option, decision: f"Evade {self.where(game, option.card, decision.player)}",
            OptionWord.ENGAGE: lambda game, option, decision: (
                f"Engage {self.where(game, option.card, decision.player)}"
            ),
            OptionWord.END_TURN: lambda game, option, decision: "End your turn",
            OptionWord.COMMIT: self.commit,
            OptionWord.RESULT: self.result,
            OptionWord.NUMBER: self.number,
            OptionWord.LOCATION: lambda game, option, decision: self.place(game, option.card),
            OptionWord.ASSIGN: self.assign,
            OptionWord.SKILL: lambda game, option, decision: SKILLS[option.number].capitalize(),
            OptionWord.TOKEN: lambda game, option, decision: TOKENS[option.number],
            OptionWord.DECK: self.deck,
            OptionWord.TRAUMA: lambda game, option, decision: f"{TRAUMAS[option.number].capitalize()} trauma",
            OptionWord.INVESTIGATOR: lambda game, option, decision: at_place(option.number).name,
            OptionWord.INCLUDE: lambda game, option, decision: f"{at_place(option.number).title} is in your deck",
            OptionWord.LEAVE_OUT: lambda game, option, decision: f"{at_place(option.number).title} stays out of it",
            OptionWord.UPGRADE: self.upgrade,
            OptionWord.BUY: self.buy,
            OptionWord.REMOVE: lambda game, option, decision: at_place(option.number).levelled,
            OptionWord.JOIN: self.join,
            OptionWord.LEAVE: lambda game, option, decision: f"{at_place(option.number).title} leaves",
            OptionWord.LEAD: lambda game, option, decision: at_place(option.number).title,
        }

    # Questions

    def question(self, game: Game, decision: Decision) -> str:
        """What an investigator is asked, with the card that asks and what it is about."""
        if decision.kind == DecisionKind.ASSIGN:
            return self.assigning(game, decision)
        if decision.kind == DecisionKind.COMMIT:
            return self.committing(game, decision)
        if decision.kind == DecisionKind.ACTION:
            return self.turn(game, decision)
        if decision.kind == DecisionKind.BUY_CARDS:
            return self.buying(game, decision)
        if decision.kind == DecisionKind.WHAT_LEAVES:
            return f"Which card leaves your deck for {at_place(decision.options[0].other).levelled}?"
        if decision.kind == DecisionKind.WHO_EARNS_IT:
            return self.earning(game)
        if decision.kind == DecisionKind.STORY_ASSET:
            return f"Is {at_place(decision.options[0].number).title} in your deck for the next scenario?"
        return super().question(game, decision)

    def assigning(self, game: Game, decision: Decision) -> str:
        """How much is to be assigned."""
        damage, horror = (sum(decision.options[0].parts[place::3]) for place in (1, 2))
        text = f"How do you assign {harm(damage, horror)}?"
        return text if decision.about < 0 else f"{game.spoken(decision.about)}: {text[0].lower()}{text[1:]}"

    def committing(self, game: Game, decision: Decision) -> str:
        """What is tested."""
        test = game.test
        if test is None:
            return DecisionKind.COMMIT.question
        whose = "your" if test.player == decision.player else f"{self.investigator(game, test.player)}'s"
        tested = f"{test.skill} ({test.worth(game)}) against {test.target_value(game)}"
        return f"Commit which cards to {whose} test of {tested}? (done: no more)"

    def earning(self, game: Game) -> str:
        """Which card is earned."""
        frame = game.stack[-1]
        instruction = frame.program[frame.position] if isinstance(frame, Program) else None
        if isinstance(instruction, Earn):
            return f"Who earns {printed_card(instruction.code).title}?"
        return DecisionKind.WHO_EARNS_IT.question

    def buying(self, game: Game, decision: Decision) -> str:
        """How much there is to spend, and how many cards must be replaced."""
        member = game.chronicle.members[decision.player]
        if member.room:
            cards = "a card" if member.room == 1 else f"{member.room} cards"
            return f"{member.experience} experience. Exile has left room for {cards}: with what do you fill it?"
        return f"{member.experience} experience. {DecisionKind.BUY_CARDS.question}"

    def turn(self, game: Game, decision: Decision) -> str:
        """How many actions are left."""
        held = game.investigators[decision.player]
        more = len(additional_actions(game, decision.player))
        extra = f" and {more} additional" if more else ""
        return f"Your turn: {held.actions} action{'' if held.actions == 1 else 's'}{extra} left"

    # Answers

    def commit(self, game: Game, option: Option, decision: Decision) -> str:
        """A card for a test, with the icons that count."""
        name = self.called(game, option.card, decision.player)
        test = game.test
        number = 0 if test is None else test.icons_of(game, option.card)
        return f"{name} (+{number})" if number else name

    def result(self, game: Game, option: Option, decision: Decision) -> str:
        """A result of a test, by the card that has it."""
        test = game.test
        if test is None:
            return f"Result {option.number + 1}"
        _, _, source = test.outcomes(game)[option.number]
        return "The test's own result" if option.number == 0 else f"What {game.spoken(source)} brings"

    def buy(self, game: Game, option: Option, decision: Decision) -> str:
        """A new card with its price."""
        card = at_place(option.number)
        cost = cost_of(card, game.chronicle.members[decision.player].room)
        return f"{card.levelled} ({cost} experience)"

    def join(self, game: Game, option: Option, decision: Decision) -> str:
        """Who joins, and by whom he is played where that may differ."""
        players = game.chronicle.players
        played = f", played by {players[option.other]}" if len(players) > 1 else ""
        return f"{at_place(option.number).title} joins{played}"

    def upgrade(self, game: Game, option: Option, decision: Decision) -> str:
        """A higher version of a card with its price."""
        old, new = at_place(option.other), at_place(option.number)
        return f"{new.levelled} for {old.levelled} ({upgrade_price(old, new)} experience)"

    def deck(self, game: Game, option: Option, decision: Decision) -> str:
        """A deck, by whose it is."""
        return "The encounter deck" if option.number < 0 else f"{self.investigator(game, option.number)}'s deck"

    def number(self, game: Game, option: Option, decision: Decision) -> str:
        """A number; where it is one of several ways of an effect, what that way is."""
        frame = game.stack[-1]
        if decision.kind == DecisionKind.ONE_OF and isinstance(frame, Program):
            instruction = frame.program[frame.position]
            if isinstance(instruction, OneOf):
                way = instruction.ways[option.number - 1]
                return english.sentence(joined(way.effect, game.spoken(frame.ctx.source)))
        return str(option.number)

    def assign(self, game: Game, option: Option, decision: Decision) -> str:
        """Who gets how much."""
        parts = option.parts
        mine = game.investigators[decision.player].card
        told = []
        for place in range(0, len(parts), 3):
            card, damage, horror = parts[place : place + 3]
            who = "you" if card == mine else self.called(game, card, decision.player)
            told.append(f"{harm(damage, horror)} to {who}")
        text = ", ".join(told)
        return text[0].upper() + text[1:]

    # What things are called

    def where(self, game: Game, card: int, viewer: int) -> str:
        """A card with what tells it from others of its name; that it is in hand goes without saying."""
        return self.called(game, card, viewer) if game.zone[card] == HAND else super().where(game, card, viewer)

    def place(self, game: Game, location: int) -> str:
        """A location with what there is."""
        standing = game.in_play.get(location)
        name = game.spoken(location)
        if standing is None:
            return name
        return f"{name} ({clues(standing.clues) if standing.revealed else 'unrevealed'})"

    def notes(self, game: Game, card: int) -> list[str]:
        """How a card stands in play."""
        standing = game.in_play[card]
        counts = (("damage", standing.damage), ("horror", standing.horror), ("doom", standing.doom))
        notes = [f"{number} {what}" for what, number in counts if number]
        if standing.clues:
            notes.append(clues(standing.clues))
        if standing.exhausted:
            notes.append("exhausted")
        if standing.threat >= 0 and game.face(card).type == ENEMY:
            notes.append(f"engaged with {self.investigator(game, standing.threat)}")
        return notes

    def investigator(self, game: Game, player: int) -> str:
        """A player by the name of his investigator."""
        return game.name(game.investigators[player].card)

    def player(self, game: Game, player: int, viewer: int) -> str:
        """What a player is called to another, or to himself."""
        name = self.investigator(game, player)
        return f"{name} (you)" if player == viewer else name


def harm(damage: int, horror: int) -> str:
    """So much damage and horror, in words.

    >>> harm(2, 1)
    '2 damage and 1 horror'
    """
    found = [f"{number} {what}" for number, what in ((damage, "damage"), (horror, "horror")) if number]
    return " and ".join(found) or "nothing"


def clues(number: int) -> str:
    """So many clues.

    >>> clues(1), clues(0)
    ('1 clue', '0 clues')
    """
    return "1 clue" if number == 1 else f"{number} clues"


WORDING = ArkhamWording()
