"""Why not: the rulings behind what a card cannot do now."""

from __future__ import annotations

from silverkey.cardgame.citations import under
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import fits
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.rules.committing import commit_refusal
from silverkey.cthulhu.rules.legality import use_refusal
from silverkey.cthulhu.rules.struggles import ResolveStories
from silverkey.cthulhu.view import GameView, OptionView
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.paying import playing_refusal
from silverkey.cthulhu.words import ACTION, CHARACTER, DISRUPT, FORCED, PASSIVE, PLAY, RESPONSE, STORY
from silverkey.sitting.cthulhu.names import brief, domain_name, resources_told
from silverkey.sitting.seats import Seats

FREE = Refusal("Nothing forbids it.")
ONE_AT_A_TIME = Refusal("What is under way must be finished first.", ("coc-latest/timing/actions.b",))
MOMENTS = {
    DISRUPT: Refusal(
        "A Disrupt is used only as what it answers is about to happen.", ("coc-latest/timing/disrupts.a",)
    ),
    RESPONSE: Refusal("A Response is used only right after what it answers.", ("coc-latest/timing/responses.b",)),
    FORCED: Refusal("A Forced Response happens by itself.", ("coc-latest/timing/forced.a",)),
    PASSIVE: Refusal("A passive ability works by itself.", ("coc-latest/timing/passives.a",)),
}

WHILE_STORIES_RESOLVE = {
    ACTION: Refusal("All stories resolve together, and nobody takes an action in between.", ("coc-latest/3.2.b",)),
    RESPONSE: Refusal(
        "All stories resolve together: every Response to what happens there waits until the last of them is resolved.",
        ("coc-latest/3.2.b", "coc-latest/timing/responses.a"),
    ),
}


def why_not(game: Game, seats: Seats, seen: GameView, card: Card) -> list[str]:
    """What stands in the way of a card, a sentence each, with the rulings that say so."""
    me = seen.viewer
    lines: list[str] = []
    held = [face.id for face in seen.players[me].hand if face.code == card.code]
    if held:
        lines.extend(_in_hand(game, seen, held[0]))
    for copy in seen.in_play:
        if copy.code == card.code:
            mine = copy.controller == me
            theirs = [_theirs(seats, card, copy.controller), *_abilities(game, seen, copy.id, open_to_all=True)]
            lines.extend(_in_play(game, seen, copy.id) if mine else theirs)
    if card.type == STORY or any(story.code == card.code for story in seen.stories):
        lines.append(f"{card.title} is a story: characters commit to it, and whoever wins it may use its text.")
    return lines or [_elsewhere(seats, seen, card)]


def _in_hand(game: Game, seen: GameView, number: int) -> list[str]:
    card = game.sight.card(seen.viewer, number)
    face = game.printed[card]
    ability = face.play
    if ability is None:
        return [f"{face.title} cannot be played from hand."]
    if any(option.word == OptionWord.PLAY and option.card == number for option in _options(seen)):
        return [f"You can play {face.title} now: it is among the choices."]
    refusal = use_refusal(game, seen.viewer, card, ability) if ability.kind in (ACTION, PLAY) else None
    lines = [f"{face.title}, in your hand: {_reasons(game, seen, card, ability)}"]
    unpaid = playing_refusal(game, seen.viewer, card, 0)
    if unpaid is not None:
        if unpaid != refusal:
            lines.append(f"As things stand it could not be paid for either: {_told(game, unpaid)}")
        lines.append(_means(seen, face))
    if ability.kind in (DISRUPT, RESPONSE):
        lines.append(ability.english(face.title))
    return lines


def _means(seen: GameView, face: Card) -> str:
    """What a card takes, and what there is to pay it with."""
    domains = [
        f"{domain_name(number)} ({resources_told(domain)})"
        for number, domain in enumerate(seen.players[seen.viewer].domains)
        if not domain.drained
    ]
    needs = "".join(f", Steadfast {brief(faction)} {number}" for faction, number in face.steadfast)
    cost = f"{face.title} ({'X' if face.x_cost else face.cost} {brief(face.faction)}{needs})"
    return f"{cost}; you have undrained: {', '.join(domains) or 'nothing'}."


def _in_play(game: Game, seen: GameView, number: int) -> list[str]:
    card = game.sight.card(seen.viewer, number)
    values = game.values(card)
    title = game.name(card)
    lines = _abilities(game, seen, number)
    if values.type != CHARACTER:
        return lines or [f"{title} has nothing to use: what it says is simply so."]
    if any(option.word == OptionWord.COMMIT and option.card == number for option in _options(seen)):
        return [*lines, f"{title} can commit now: it is among the choices."]
    refusal = commit_refusal(game, card)
    if refusal is None:
        told = "it can commit when the time comes, in the story phase."
        if seen.decision is not None and seen.decision.kind in (DecisionKind.COMMIT_CHARACTERS, DecisionKind.DEFEND):
            told = "it is already on its way."
    else:
        told = _told(game, refusal)
    return [*lines, f"Committing {title}: {told}"]


def _abilities(game: Game, seen: GameView, number: int, open_to_all: bool = False) -> list[str]:
    """Whether each ability of a card in play can be used, or only those that any player may trigger."""
    card = game.sight.card(seen.viewer, number)
    lines: list[str] = []
    for place, ability in enumerate(game.values(card).abilities):
        if open_to_all and not ability.open_to_all:
            continue
        usable = any(o.word == OptionWord.TRIGGER and (o.card, o.number) == (number, place) for o in _options(seen))
        text = ability.english(game.name(card))
        lines.append(f"You can use it now: {text}" if usable else f"“{text}” {_reasons(game, seen, card, ability)}")
    return lines


def _reasons(game: Game, seen: GameView, card: int, ability: Ability) -> str:
    """What forbids it, and what the moment has against it."""
    refusal = use_refusal(game, seen.viewer, card, ability) if ability.kind in (ACTION, PLAY) else None
    untimely = _untimely(game, seen, card, ability)
    found = [reason for reason in (refusal, untimely) if reason is not None]
    return " ".join(_told(game, reason) for reason in found or [FREE])


def _untimely(game: Game, seen: GameView, card: int, ability: Ability) -> Refusal | None:
    """What the moment has against it, or an answer the lack of an occasion."""
    kind = ACTION if ability.kind == PLAY else ability.kind
    asked = seen.decision.kind if seen.decision is not None else ""
    resolving = any(isinstance(frame, ResolveStories) for frame in game.stack) and asked != "respond"
    if resolving and kind in WHILE_STORIES_RESOLVE:
        return WHILE_STORIES_RESOLVE[kind]
    if kind == RESPONSE:
        return _unanswered(game, seen.viewer, card, ability)
    if kind in MOMENTS:
        return MOMENTS[kind]
    return None if asked in ("", "action") else ONE_AT_A_TIME


def _unanswered(game: Game, player: int, card: int, ability: Ability) -> Refusal:
    """What forbids a Response to something that has just happened; else, that nothing has."""
    for serial in game.occurrences:
        if game.events[serial].verb in ability.verbs and fits(game, player, card, ability, serial):
            refusal = use_refusal(game, player, card, ability, serial)
            if refusal is not None:
                return refusal
    return MOMENTS[RESPONSE]


def _told(game: Game, refusal: Refusal) -> str:
    rulings = f" [{', '.join(under(refusal.rulings, game.edition.name))}]" if refusal.rulings else ""
    return f"{refusal.sentence}{rulings}"


def _theirs(seats: Seats, card: Card, player: int) -> str:
    return f"{card.title} is under {seats.whose(player)} control."


def _elsewhere(seats: Seats, seen: GameView, card: Card) -> str:
    their = seats.whose(1 - seen.viewer)
    mine, theirs = seen.players[seen.viewer], seen.players[1 - seen.viewer]
    places = (
        ("in your discard pile", mine.discard),
        (f"in {their} discard pile", theirs.discard),
        ("removed from the game", (*mine.removed, *theirs.removed)),
        ("a resource on one of your domains", [c for d in mine.domains for c in d.resources]),
        (f"a resource on one of {their} domains", [c for d in theirs.domains for c in d.resources]),
    )
    for where, cards in places:
        if any(other.code == card.code for other in cards):
            return f"{card.title} is {where}, and only cards in hand can be played."
    return f"{card.title} is neither in your hand nor in play, and only cards in hand can be played."


def _options(seen: GameView) -> tuple[OptionView, ...]:
    return seen.decision.options if seen.decision is not None else ()
