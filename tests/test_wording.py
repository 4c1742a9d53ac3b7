"""What is told of events, questions and answers."""

from __future__ import annotations

from typing import Any

import inventions as cards
import pytest
from positions import Position

from silverkey.cardgame import verbs, wording
from silverkey.cardgame.account import EVERYTHING
from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.details import TO_DECK, InDomain, OfStruggle, OfTitle
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import titles
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.verbs import VERBS, Verb
from silverkey.cthulhu.words import (
    DECK,
    DISCARD,
    DOMAIN,
    FACTIONS,
    FORCED,
    HAND,
    ICON_NAMES,
    PASSIVE,
    PLACE_DORMANT,
    PLAY,
    REPLACEMENT,
    TERROR,
    WON,
)
from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.event import Event
from silverkey.language.context import Context
from silverkey.language.program import Program

MAN, OTHER, BLADE, SECRET, HELD = "Plain Man", "Stout Man", "Blade", "Sleeper", "Stab"


class Table:
    """A position with a card of each kind, and their numbers by title."""

    def __init__(self) -> None:
        position = Position()
        story = position.game.stories[0].card
        man = position.in_play(0, cards.PLAIN)
        self.numbers = {
            "A Quiet Tale": story,
            MAN: man,
            OTHER: position.in_play(1, cards.STOUT, exhausted=True, wounds=1),
            BLADE: position.in_play(0, cards.BLADE, attached=man),
            SECRET: position.in_play(1, cards.DORMANT, facedown=True, attached=story),
            HELD: position.hand(0, cards.STAB),
            "Revenant": position.to_pile(0, cards.RESILIENT, DISCARD),
            "Doomed Man": position.in_play(0, cards.FATED, insane=True),
        }
        self.game: Game = position.begin()
        self.game.in_play[self.numbers["Doomed Man"]].wounds = 2

    def line(self, verb: str, card: str = "", viewer: int | None = EVERYTHING, **said: Any) -> str:
        """How an event is told; cards by their titles."""
        for name in ("source", "place"):
            if name in said:
                said[name] = self.numbers[said[name]]
        said["cards"] = tuple(self.numbers[title] for title in said.get("cards", ()))
        memory = said.pop("memory", None)
        event = Event(verb, self.numbers[card] if card else -1, said.pop("player", 0), **said)
        event.memory = memory
        return wording.line(self.game, event, viewer)

    def answer(self, word: str, card: str | int = -1, number: int = -1, other: int = -1, **asked: Any) -> str:
        """How an answer reads."""
        option = Option(word, self.numbers[card] if isinstance(card, str) else card, number, other)
        decision = Decision(asked.get("player", 0), asked.get("kind", "choose"), [option, option], 1, -1)
        return self.game.WORDING.option(self.game, option, decision)


LINES: list[tuple[str, dict[str, Any], str]] = [
    ("destroy", {}, "Plain Man is destroyed."),
    ("destroy", {"source": BLADE}, "Plain Man is destroyed (Blade)."),
    ("destroy", {"source": MAN}, "Plain Man is destroyed."),
    ("sacrifice", {}, "Plain Man is sacrificed."),
    ("discard", {}, "Plain Man is discarded."),
    ("return", {}, "Plain Man returns to its owner's hand."),
    ("return", {"origin": DECK}, "{player 0} takes Plain Man from the deck into hand."),
    ("remove", {}, "Plain Man is removed from the game."),
    ("bottom", {}, "Plain Man goes to the bottom of its owner's deck."),
    ("top", {}, "Plain Man goes to the top of its owner's deck."),
    ("shuffle in", {}, "Plain Man is shuffled into its owner's deck."),
    ("become resource", {"detail": InDomain(0)}, "{player 0} attaches Plain Man to domain 1."),
    ("become resource", {"detail": Manner(TO_DECK)}, "Plain Man goes to the top of its owner's deck."),
    ("win", {}, "Plain Man goes to its owner's won pile."),
    ("enter", {}, "Plain Man is put into play."),
    ("enter", {"cause": "play"}, "Plain Man enters play."),
    ("enter", {"place": OTHER}, "Plain Man is put into play on Stout Man."),
    ("enter here", {}, "Plain Man is put into play."),
    ("draw", {}, "{player 0} draws a card."),
    ("draw", {"amount": 2}, "{player 0} draws 2 cards."),
    ("discard from hand", {"player": 1}, "{player 1} discards Plain Man."),
    ("mill", {"cards": (MAN, OTHER)}, "{player 0} discards from the deck: Plain Man, Stout Man."),
    ("destroy resource", {}, "The resource Plain Man is destroyed."),
    ("discard resource", {}, "The resource Plain Man is discarded."),
    ("sacrifice resource", {}, "The resource Plain Man is sacrificed."),
    ("wound", {}, "Plain Man is wounded."),
    ("wound", {"amount": 2}, "Plain Man is wounded 2 times."),
    ("move wound", {"place": OTHER}, "A wound moves from Stout Man to Plain Man."),
    ("remove wound", {}, "A wound is removed from Plain Man."),
    ("insane", {}, "Plain Man goes insane."),
    ("take", {}, "Plain Man returns to its owner's hand."),
    ("insane regardless", {}, "Plain Man goes insane."),
    ("restore", {}, "Plain Man is restored."),
    ("ready", {"cause": "action"}, "Plain Man readies."),
    ("ready", {}, ""),
    ("exhaust", {}, "Plain Man exhausts."),
    ("exhaust", {"cause": "commit"}, ""),
    ("commit", {"place": "A Quiet Tale"}, "Plain Man commits to A Quiet Tale."),
    ("uncommit", {"source": BLADE}, "Plain Man leaves its story (Blade)."),
    ("uncommit", {}, ""),
    ("attach", {"place": OTHER}, "Plain Man is attached to Stout Man."),
    ("unattach", {}, "Plain Man is no longer attached."),
    ("control", {}, "Plain Man changes sides."),
    ("struggle effect", {}, ""),
    ("place token", {}, "{player 0} places a success token on Plain Man."),
    ("place token", {"amount": 2}, "{player 0} places 2 success tokens on Plain Man."),
    ("remove token", {}, "{player 0} loses a success token on Plain Man."),
    ("remove token", {"amount": 2}, "{player 0} loses 2 success tokens on Plain Man."),
    ("left out", {"memory": Refusal("It is too late.")}, "Plain Man: It is too late."),
    ("use", {"cause": PLACE_DORMANT, "cards": (OTHER,)}, "{player 0} places Plain Man face down at Stout Man."),
    ("use", {"origin": WON}, "{player 0} executes the effect of Plain Man."),
    ("use", {"cause": PASSIVE}, "The passive effect of Plain Man applies."),
    ("use", {"cause": REPLACEMENT, "cards": (OTHER,)}, "The passive effect of Plain Man applies to Stout Man."),
    ("use", {"cause": FORCED}, "The Forced Response of Plain Man triggers."),
    ("use", {"cause": FORCED, "cards": (OTHER,)}, "The Forced Response of Plain Man triggers on Stout Man."),
    ("use", {"cause": PLAY}, "{player 0} plays Plain Man."),
    ("use", {"cause": "action"}, "{player 0} uses Plain Man."),
    ("cancelled", {}, "Plain Man is cancelled."),
    ("cancelled", {"source": BLADE}, "Blade cancels it."),
    ("turn begins", {}, "Turn 2: {player 0}."),
    ("resource", {"detail": InDomain(1)}, "{player 0} attaches Plain Man to domain 2."),
    ("drain", {"detail": InDomain(0)}, "{player 0} drains domain 1."),
    ("drain", {"detail": InDomain(0), "by": 0, "source": BLADE}, "{player 0} drains domain 1."),
    ("drain", {"detail": InDomain(0), "by": 1, "source": BLADE}, "{player 1} drains {player 0}'s domain 1 (Blade)."),
    ("spend transient", {}, "Plain Man counted as two resources and is discarded (Transient)."),
    ("reveal", {"cards": (MAN, OTHER)}, "{player 0} reveals Plain Man, Stout Man."),
    ("refresh domain", {"detail": InDomain(2)}, "{player 0} refreshes domain 3."),
    ("gain domain", {}, "{player 0} gains a domain."),
    ("story begins", {}, "Plain Man resolves."),
    ("struggle decided", {"detail": OfStruggle(TERROR)}, "{player 0} wins the Terror struggle."),
    ("succeed", {}, "{player 0} succeeds at Plain Man."),
    ("unchallenged", {}, "The success is unchallenged."),
    ("fail", {}, "{player 0} does not succeed at Plain Man."),
    ("win story", {}, "{player 0} wins Plain Man!"),
    ("shuffle back", {}, "{player 0} shuffles Plain Man back into the story deck."),
    ("new story", {}, "A new story: Plain Man."),
    ("control ends", {}, "Plain Man goes back to {player 0}."),
    ("mulligan", {}, "{player 0} takes a new setup hand."),
    ("shuffle", {}, "{player 0} shuffles the deck."),
    ("move token", {}, "A success token on Plain Man changes sides."),
    ("redistribute", {}, "{player 0} redistributes success tokens."),
    ("discard from deck", {}, ""),
    ("discard played", {}, ""),
]


@pytest.mark.parametrize(("verb", "said", "line"), LINES)
def test_an_event_is_told_so(verb: str, said: dict[str, Any], line: str) -> None:
    assert Table().line(verb, MAN, **said) == line


def test_whatever_can_happen_is_told_above() -> None:
    told = {name for name, verb in VERBS.items() if type(verb).log not in (Verb.log, verbs.Verb.log)}
    assert told - {"name", "game over", "look"} <= {verb for verb, _, _ in LINES}, "those three are told below"


def test_what_a_card_enters_play_on_is_named_whatever_its_number() -> None:
    table = Table()
    entering = Event("enter", table.numbers[BLADE], 0, place=0, cause="play")
    assert wording.line(table.game, entering, EVERYTHING) == f"Blade enters play on {table.game.name(0)}."


def test_an_event_card_is_played_whatever_its_ability_is() -> None:
    assert Table().line("use", HELD, cause="action", cards=(OTHER,)) == "{player 0} plays Stab on Stout Man."


def test_a_named_card_is_told() -> None:
    assert Table().line("name", detail=OfTitle(3)) == f"{{player 0}} names {titles()[3]}."


@pytest.mark.parametrize(
    ("outcome", "how"), [("deck", "the other deck has run out"), ("stories", "three stories"), ("x", "x")]
)
def test_the_end_of_a_game_is_told_with_its_reason(outcome: str, how: str) -> None:
    table = Table()
    table.game.outcome = outcome
    assert table.line("game over", player=1) == f"{{player 1}} wins the game: {how}."


class TestWhatAViewerIsTold:
    def test_a_card_that_he_cannot_see_is_a_card(self) -> None:
        table = Table()
        assert table.line("bottom", HELD, viewer=0) == "Stab goes to the bottom of its owner's deck."
        assert table.line("bottom", HELD, viewer=1) == "A card goes to the bottom of its owner's deck."

    def test_what_somebody_else_looks_at_is_a_number_of_cards(self) -> None:
        table = Table()
        assert table.line("look", cards=(HELD, MAN), viewer=0) == "{player 0} looks at: Stab, Plain Man."
        assert table.line("look", cards=(HELD, MAN), viewer=1) == "{player 0} looks at 2 cards."

    def test_a_card_that_lies_face_down_is_named_to_its_controller_alone(self) -> None:
        table = Table()
        assert table.line("destroy", SECRET, viewer=1) == "Sleeper is destroyed."
        assert table.line("destroy", SECRET, viewer=0) == "A facedown card is destroyed."

    def test_what_a_card_that_lies_face_down_has_done_is_not_its_deed_for_others(self) -> None:
        table = Table()
        assert table.line("wound", MAN, viewer=1, source=SECRET) == "Plain Man is wounded (Sleeper)."
        assert table.line("wound", MAN, viewer=0, source=SECRET) == "Plain Man is wounded."
        assert table.line("wound", MAN, source=SECRET) == "Plain Man is wounded (Sleeper)."

    @pytest.mark.parametrize(("origin", "name"), [(DISCARD, "Stab"), (HAND, "A card"), (DECK, "A card")])
    def test_a_card_that_he_saw_just_before_is_named(self, origin: str, name: str) -> None:
        assert Table().line("bottom", HELD, viewer=1, origin=origin).startswith(f"{name} goes")

    def test_his_own_card_is_named_when_it_leaves_his_hand(self) -> None:
        table = Table()
        table.game.place(table.numbers[HELD], DECK)
        assert table.line("top", HELD, viewer=0, origin=HAND).startswith("Stab goes")
        assert table.line("top", HELD, viewer=1, origin=HAND).startswith("A card goes")

    def test_a_card_that_is_used_is_named_but_not_one_that_is_placed_face_down(self) -> None:
        table = Table()
        assert table.line("use", HELD, viewer=1, cause=PLAY) == "{player 0} plays Stab."
        placed = table.line("use", HELD, viewer=1, cause=PLACE_DORMANT, cards=("A Quiet Tale",))
        assert placed == "{player 0} places a card face down at A Quiet Tale."

    def test_why_something_is_left_out_is_told_without_a_card_that_he_does_not_know(self) -> None:
        reason = Refusal("It is too late.")
        assert Table().line("left out", HELD, viewer=0, memory=reason) == "Stab: It is too late."
        assert Table().line("left out", HELD, viewer=1, memory=reason) == "It is too late."
        assert Table().line("left out", viewer=1, memory=reason) == "It is too late."


ANSWERS: list[tuple[tuple[Any, ...], dict[str, Any], str]] = [
    (("pass",), {}, "Pass"),
    (("pass",), {"kind": "resource"}, "No"),
    (("done",), {}, "Done"),
    (("yes",), {}, "Yes"),
    (("no",), {}, "No"),
    (("play", HELD), {}, "Play Stab"),
    (("dormant", HELD), {}, "Place Stab face down at a story"),
    (("commit", MAN, 20), {}, "Plain Man to A Quiet Tale"),
    (("resource", HELD, 1), {}, "Stab to domain 2"),
    (("domain", 0, 1), {}, "Domain 2"),
    (("domain", 0, 1), {"player": 1}, "Opponent's domain 2"),
    (("number", -1, 4), {}, "4"),
    (("icon", -1, 1), {}, ICON_NAMES[1]),
    (("faction", -1, 0), {}, FACTIONS[0]),
    (("player", -1, 0), {}, "Yourself"),
    (("player", -1, 1), {}, "Your opponent"),
    (("player", -1, 1), {"player": 1}, "Yourself"),
    (("tokens", "A Quiet Tale", 2, 1), {}, "A Quiet Tale: 2 of yours, 1 of your opponent's"),
    (("tokens", "A Quiet Tale", 2, 1), {"player": 1}, "A Quiet Tale: 1 of yours, 2 of your opponent's"),
    (("token", "A Quiet Tale", 0), {}, "A Quiet Tale: from your side to the other"),
    (("token", "A Quiet Tale", 0), {"player": 1}, "A Quiet Tale: to your side"),
    (("story", "A Quiet Tale"), {}, "A Quiet Tale"),
    (("card", MAN), {}, "Plain Man"),
    (("card", OTHER), {}, "Stout Man (exhausted, 1 wound)"),
    (("card", "Doomed Man"), {}, "Doomed Man (insane, 2 wounds)"),
    (("card", HELD), {}, "Stab"),
    (("card", "A Quiet Tale"), {}, "A Quiet Tale"),
    (("card", "Revenant"), {}, f"Revenant ({DISCARD})"),
    (("card", SECRET), {"player": 1}, "Sleeper"),
    (("card", SECRET), {}, "A facedown card at A Quiet Tale"),
]


@pytest.mark.parametrize(("option", "asked", "text"), ANSWERS)
def test_an_answer_reads_so(option: tuple[Any, ...], asked: dict[str, Any], text: str) -> None:
    assert Table().answer(*option, **asked) == text


def test_titles_and_subtypes_are_answers_by_their_number() -> None:
    assert Table().answer("title", -1, 5) == titles()[5]
    assert Table().answer("subtype", -1, 5) == all_subtypes()[5]


def test_a_facedown_card_that_is_attached_to_nothing_has_no_place() -> None:
    table = Table()
    table.game.in_play[table.numbers[SECRET]].attached = -1
    assert table.answer("card", SECRET) == "A facedown card"


def test_a_resource_that_lies_face_down_is_no_card_by_name_though_its_owner_may_pick_it() -> None:
    table = Table()
    card = table.numbers[SECRET]
    del table.game.in_play[card]
    table.game.place(card, DOMAIN, facedown=True)
    table.game.sides[0].domains[1].resources.append(card)
    table.game.sides[0].domains[1].facedown.append(card)
    assert table.answer("card", SECRET) == f"A facedown card ({DOMAIN})"


@pytest.mark.parametrize(
    ("kind", "about", "text"),
    [
        ("disrupt", "", "Disrupt?"),
        ("disrupt", MAN, "Plain Man: disrupt?"),
        ("place token", "A Quiet Tale", "Place a success token on A Quiet Tale?"),
        ("place token", "", "Place a success token?"),
    ],
)
def test_a_question_names_the_card_that_it_is_about(kind: str, about: str, text: str) -> None:
    table = Table()
    decision = Decision(0, kind, [], 1, table.numbers[about] if about else -1)
    assert table.game.WORDING.question(table.game, decision) == text


@pytest.mark.parametrize(
    ("owner", "text"),
    [
        (0, "Idle Hands: on which story does the next token lie?"),
        (1, "Idle Hands: on which story does your opponent's next token lie?"),
    ],
)
def test_whoever_lays_tokens_anew_is_told_whose_is_the_next(owner: int, text: str) -> None:
    game = Position().begin()
    game.pending = None
    game.stories[0].tokens[owner] = 1
    game.push(Program((cards.LayTokens(cards.EACH_PLAYER),), Context(0, max(game.in_play))))
    game.advance()
    assert game.pending is not None
    assert game.WORDING.question(game, game.pending) == text
