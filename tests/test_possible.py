"""Every instruction says when it cannot be carried out, so that nothing is triggered in vain.

In Call of Cthulhu all of an effect must be possible (reading/64), in Arkham Horror some of it (ahlcg-reference/
triggered.d). And what could not be carried out after all has not happened, so that nothing follows on it
(coc-latest/1.3.b).
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from positions import Position

from silverkey.arkham.library import all_cards as all_arkham_cards
from silverkey.arkham.scenarios.making import all_outlines
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.references import Chosen
from silverkey.cthulhu.library import all_cards
from silverkey.kernel.outcome import SHORT
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

ALWAYS = {
    "nobody has a choice, so as much is done as can be, be it nothing (coc-latest/2.6.b)": (
        "DrawCards Eliminated RearrangeStories RevealUntil SpreadResources TurnResources"
    ),
    "it says if able, or may": "May SwapWithDiscard",
    "what comes later is not asked about (coc-latest/faq/small-price-to-pay.b)": "Then",
    "it is found out only on the way": "AssignWounds ForEvery If",
    "it is about what was chosen before, which the choice sees to (coc-latest/1.10.a)": (
        "ExchangeStory ForFree LevelTokens LieDormant ToStoryDeck"
    ),
    "it goes with what it stands beside": ("CancelRest Divert Instead Rest Shuffle TurnBack"),
    "whatever is below it says so": "Draining Repeated",
    "the card itself is being used, or paid with": "EnterAs EnterPlay GainDomain",
}
"""Instructions that may always be tried, by the reason for it."""


ALWAYS_IN_ARKHAM = {
    "it happens in revelations, on tokens or on the other side of acts and agendas, which nobody decides to use": (
        "AddSecretly AddToEncounters BringIn ComeHere ComeToLight DefeatThem DiscardWorth FailOutright ForEach"
        " FromCollection Harder KeepOnly LoseActions Modify Place RandomWeakness Shuffle SucceedOutright Surge TakeOver"
    ),
    "setups, resolutions and interludes say so": (
        "AddToken Begin Conclude CrossOut DriveInsane Earn EarnExperience Kill LoseForGood Mark PlaceAtRandom Record"
        " RecordNames RemoveAll SpawnNamed Stolen TakeOut Tell"
    ),
    "it changes something whenever it comes": (
        "Advance DrawCards Remember RepeatPhase Resign Resolve SkipPhase Test Trauma TurnBack TurnOver"
    ),
    "it is what a test comes to": "DiscoverHere Hit Miss SlipAway",
    "what it is about is seen to before it is offered": "Engage",
    "whatever is below it says so": "Attempt Repeated",
    "it says may": "May",
    "what comes later is not asked about": "Then",
    "it is found out only on the way": "ForEvery If",
    "it goes with what it stands beside": (
        "CallOff CancelRest DiscardDrawn ForTest IfTest Instead ShowThis ShuffleBack SpawnHere Unprovoking"
        " WithoutDamage"
    ),
    "what its trigger asks for is enough": "CancelToken SwitchSign",
}
"""The same for the words of Arkham Horror."""


def kinds(of: type[Instruction], game: str) -> Iterator[type[Instruction]]:
    """All instructions below one that cards of a game are made of, costs apart."""
    for kind in of.__subclasses__():
        if not issubclass(kind, Cost) and kind.__module__.startswith(("silverkey.cardgame.", f"silverkey.{game}.")):
            yield kind
            yield from kinds(kind, game)


def silent(game: str) -> set[str]:
    """The instructions of a game that never say that they are impossible."""
    return {kind.__name__ for kind in kinds(Instruction, game) if kind.possible is Instruction.possible}


def named(always: dict[str, str]) -> list[str]:
    """All that are listed with a reason."""
    return [name for names in always.values() for name in names.split()]


def test_every_instruction_says_when_it_is_possible_or_has_a_reason_to_be_always() -> None:
    assert all_cards()
    assert silent("cthulhu") == {*named(ALWAYS)}


def test_every_instruction_of_arkham_horror_says_so_too_or_has_its_reason() -> None:
    assert all_arkham_cards() and all_outlines()
    assert silent("arkham") == {*named(ALWAYS_IN_ARKHAM)}
    assert len(named(ALWAYS_IN_ARKHAM)) == len({*named(ALWAYS_IN_ARKHAM)})


ALL_OF_NONE = ("CopyOnto", "Divert", "TurnIcons")
"""They cannot do without the event that they answer, or the choice before them."""


def about_chosen() -> list[Instruction]:
    """One instruction of each kind that says what happens to something chosen."""
    found: dict[str, Instruction] = {}
    for card in all_cards():
        for ability in card.spoken:
            for node in (node for instruction in ability.effect for node in instruction.walk()):
                if isinstance(node, Instruction) and isinstance(getattr(node, "who", None), Chosen):
                    found.setdefault(type(node).__name__, node)
    return [node for name, node in sorted(found.items()) if name not in ALL_OF_NONE]


@pytest.mark.parametrize("instruction", about_chosen(), ids=lambda node: type(node).__name__)
def test_what_was_to_happen_to_something_that_is_gone_has_not_happened(instruction: Instruction) -> None:
    game = Position().begin()
    frame = Program((instruction,), Context(0, max(game.in_play)))
    game.push(frame)
    assert instruction.run(game, frame) is SHORT
