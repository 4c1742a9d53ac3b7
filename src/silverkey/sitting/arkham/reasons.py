"""Why not: what keeps an investigator from an action, a card or a location now."""

from __future__ import annotations

from silverkey.arkham.card import Card
from silverkey.arkham.game import Game
from silverkey.arkham.questions import DecisionKind, OptionWord
from silverkey.arkham.rules.actions import BASIC
from silverkey.arkham.rules.legality import reaches
from silverkey.arkham.rules.skill_test import commit_refusal
from silverkey.arkham.view import CardView, GameView, LocationView, OptionView
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.words import ENEMY, ENGAGE, EVADE, FIGHT, MOVE, PARLEY, RESIGN, SKILL
from silverkey.cardgame.citations import under
from silverkey.cardgame.refusal import Refusal

FREE = Refusal("Nothing forbids it.")
UNDER_WAY = Refusal("What is under way must be finished first.", ("ahlcg-1.2/1.4.b",))
REACTION = Refusal("A reaction is used only as what it answers comes to pass.", ("ahlcg-1.2/1.3.a",))
FORCED = Refusal("It happens by itself when its moment comes.", ("ahlcg-reference/forced.a",))
OUT_OF_REACH = Refusal(
    "Abilities are used on cards that you control, at your location, or on the act and agenda.",
    ("ahlcg-1.2/1.2.a", "ahlcg-1.2/1.2.b", "ahlcg-1.2/1.2.c"),
)

OFFERED = (PARLEY, RESIGN)
"""Actions that only cards offer."""


def why_not(game: Game, seen: GameView, card: Card) -> list[str]:
    """What stands in the way of a card or a location, a sentence each, with the rulings that say so."""
    place = next((one for one in seen.locations if one.code == card.code), None)
    return why_not_there(game, seen, place) if place is not None else _card(game, seen, card)


def why_no_action(game: Game, seen: GameView, action: str) -> str:
    """What keeps an investigator from a basic action."""
    if any(option.word == action for option in _options(seen)):
        return f"You can {_said(action)} now: it is among the choices."
    refusal = game.use_refusal(seen.viewer, -1, BASIC[action])
    if refusal is None and action in (FIGHT, EVADE, ENGAGE):
        refusal = Refusal(f"There is no enemy here that you could {action}.", (f"ahlcg-reference/{action}.a",))
    return f"To {_said(action)}: {_told(game, refusal or _untimely(seen))}"


def why_not_offered(game: Game, seen: GameView, action: str) -> list[str]:
    """What keeps an investigator from an action that only cards offer."""
    stages = [stage for stage in (seen.act, seen.agenda) if stage is not None]
    lines: list[str] = []
    for thing in (*seen.locations, *stages, *seen.in_play):
        lines += [f"{thing.title}: {line}" for line in _in_play(game, seen, thing.id, action)]
    return lines or [_told(game, Refusal(f"Nothing in play lets you {action}.", (f"ahlcg-reference/{action}.a",)))]


def _said(action: str) -> str:
    return {"draw": "draw a card", "resource": "gain a resource"}.get(action, action)


def why_not_there(game: Game, seen: GameView, place: LocationView) -> list[str]:
    """What keeps an investigator from going to a location."""
    here = seen.investigators[seen.viewer].location
    if place.id == here:
        return [f"You are at {place.title}.", why_no_action(game, seen, "investigate")]
    if any(option.word == MOVE and option.card == place.id for option in _options(seen)):
        return [f"You can move to {place.title} now: it is among the choices."]
    mine = next((one for one in seen.locations if one.id == here), None)
    if mine is not None and place.id not in mine.connected:
        sentence = f"{place.title} is not connected to {mine.title}."
        return [_told(game, Refusal(sentence, ("ahlcg-reference/move-action.a",)))]
    barred = game.barred(game.investigators[seen.viewer].card, game.sight.card(seen.viewer, place.id))
    if not barred:
        return [why_no_action(game, seen, MOVE)]
    words = [f"{place.title} cannot be entered as things stand."]
    return words + [f"“{text}”" for text in unrevealed(game, game.sight.card(seen.viewer, place.id))]


def unrevealed(game: Game, location: int) -> list[str]:
    """What the side of a location that is up says, if nobody has entered it."""
    face = game.face(location)
    return [] if game.is_revealed(location) else [word.english(game.spoken(location)) for word in face.veiled]


def _card(game: Game, seen: GameView, card: Card) -> list[str]:
    """What keeps a card from being played or used."""
    lines: list[str] = []
    held = next((face.id for face in seen.investigators[seen.viewer].hand if face.code == card.code), -1)
    if held >= 0:
        lines.append(_in_hand(game, seen, held))
    for copy in seen.in_play:
        if copy.code == card.code:
            lines += _enemy(game, seen, copy) if copy.type == ENEMY else []
            lines += _in_play(game, seen, copy.id)
    numbered = {place.id: place.code for place in seen.locations}
    numbered |= {stage.id: stage.code for stage in (seen.act, seen.agenda) if stage is not None}
    for number, code in numbered.items():
        if code == card.code:
            lines += _in_play(game, seen, number)
    return lines or [f"{card.title} is neither in your hand nor in play."]


def _in_hand(game: Game, seen: GameView, number: int) -> str:
    card = game.sight.card(seen.viewer, number)
    face = game.printed[card]
    if any(option.word in (OptionWord.PLAY, OptionWord.COMMIT) and option.card == number for option in _options(seen)):
        return f"{face.title} is among the choices."
    if seen.decision is not None and seen.decision.kind == DecisionKind.COMMIT and game.test is not None:
        refusal = commit_refusal(game, game.test, seen.viewer, card)
        missing = Refusal(f"It has no icon for a test of {game.test.skill}.")
        return f"{face.title}, to be committed: {_told(game, refusal or missing)}"
    if face.play is None:
        how = "is committed to skill tests" if face.type == SKILL else "cannot be played from hand"
        return f"{face.title} {how}."
    if face.play.kind.startswith("reaction"):
        return f"{face.title}, in your hand: {_told(game, REACTION)} {face.play.english(face.title)}"
    refusal = game.use_refusal(seen.viewer, card, face.play)
    return f"{face.title}, in your hand: {_told(game, refusal or _untimely(seen))}"


def _in_play(game: Game, seen: GameView, number: int, action: str = "") -> list[str]:
    """What keeps each ability of a card in play from being used, or each that is a certain action."""
    card = game.sight.card(seen.viewer, number)
    title = game.spoken(card)
    reach = card in game.in_play and reaches(game, seen.viewer, card)
    lines: list[str] = []
    for place, ability in enumerate(game.abilities_in_play(card)):
        if action and ability.action != action:
            continue
        text = ability.english(title)
        if any(o.word == OptionWord.TRIGGER and (o.card, o.number) == (number, place) for o in _options(seen)):
            lines.append(f"You can use it now: {text}")
        else:
            lines.append(f"“{text}” {_told(game, _ability(game, seen, card, ability) if reach else OUT_OF_REACH)}")
    return lines if lines or action else [f"{title} has nothing to use: what it says is simply so."]


def _ability(game: Game, seen: GameView, card: int, ability: Ability) -> Refusal:
    if not ability.optional:
        return FORCED
    if ability.kind.startswith("reaction"):
        return REACTION
    return game.use_refusal(seen.viewer, card, ability) or _untimely(seen)


def _enemy(game: Game, seen: GameView, enemy: CardView) -> list[str]:
    """What can be done about an enemy."""
    here = seen.investigators[seen.viewer].location
    if enemy.location != here:
        return [f"{enemy.title} is not at your location."]
    able = [o.word for o in _options(seen) if o.card == enemy.id and o.word in (FIGHT, EVADE, ENGAGE)]
    if able:
        return [f"You can {' or '.join(able)} {enemy.title} now."]
    return [why_no_action(game, seen, FIGHT)]


def _untimely(seen: GameView) -> Refusal:
    """What the moment has against it."""
    asked = seen.decision.kind if seen.decision is not None else ""
    return FREE if asked in ("", DecisionKind.ACTION) else UNDER_WAY


def _told(game: Game, refusal: Refusal) -> str:
    """A refusal with the rulings that it rests on."""
    sources = under(refusal.rulings, game.edition.name)
    return f"{refusal.sentence} [{', '.join(sources)}]" if sources else refusal.sentence


def _options(seen: GameView) -> tuple[OptionView, ...]:
    return seen.decision.options if seen.decision is not None else ()
