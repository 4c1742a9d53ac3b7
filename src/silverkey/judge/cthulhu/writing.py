"""A game of Call of Cthulhu as a case: the position that it stands in, to be asked about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.state import DECKS, PILES, domain_at
from silverkey.cthulhu.words import SETUP, STORY_PHASE
from silverkey.judge.cthulhu.position import STARTS, STORIES
from silverkey.judge.suggesting import quoted
from silverkey.judge.writing import block, listed

RESOLVING = "story.resolve"


def written(game: Game, names: Sequence[str], title: str) -> str:
    """The case that lays out a game as it stands, from the beginning of the phase that it is in.

    Raises ValueError while the game is set up: cases begin with whole setup hands.
    """
    if game.phase == SETUP:
        raise ValueError("A position can be taken from the first turn on.")
    return "\n".join(_lines(game, names, title)) + "\n"


def _lines(game: Game, names: Sequence[str], title: str) -> Iterable[str]:
    committed = any(standing.committed >= 0 for standing in game.in_play.values())
    phase = RESOLVING if game.phase == STORY_PHASE and committed else game.phase
    yield f"case: {quoted(title)}"
    yield "game: cthulhu"
    yield f'edition: "{game.edition.name}"'
    yield f"active: {quoted(names[game.active])}"
    if phase in STARTS:
        yield f"phase: {phase}"
    if game.turn == 1:
        yield "first turn: true"
    yield "players:"
    for player, name in enumerate(names):
        yield f"  {quoted(name)}:"
        yield from _side(game, player, names)
    yield "stories:"
    for story in game.stories:
        if story.card >= 0:
            yield f"  - {_story(game, story.card, names)}"
    yield f"story deck: {listed(_title(game, card) for card in reversed(game.story_deck))}"
    yield f"story deck size: {len(game.story_deck)}"


def _side(game: Game, player: int, names: Sequence[str]) -> Iterable[str]:
    side = game.sides[player]
    yield f"    hand: {listed(_pile_card(game, card, player, names) for card in side.hand)}"
    own = [card for card, lies in game.in_play.items() if lies.controller == player and lies.attached < 0]
    yield from block("in play", [_in_play(game, card, player, names) for card in own], "    ")
    yield from block("domains", [_domain(game, player, place, names) for place in range(len(side.domains))], "    ")
    for key, cards in (("discard", side.discard), ("removed", side.removed), ("won", side.won)):
        if cards:
            yield f"    {key}: {listed(_pile_card(game, card, player, names) for card in cards)}"
    deck = [
        _pile_card(game, card, player, names, ["faceup: true"] if card == side.faceup else [])
        for card in reversed(side.deck)
    ]
    yield f"    deck: {listed(deck)}"
    yield f"    deck size: {len(side.deck)}"


def _mapped(fields: Sequence[str]) -> str:
    """One field alone is the title, which needs no more."""
    return fields[0].removeprefix("card: ") if len(fields) == 1 else f"{{{', '.join(fields)}}}"


def _title(game: Game, card: int) -> str:
    return quoted(game.printed[card].name)


def _owned(game: Game, card: int, player: int, names: Sequence[str]) -> list[str]:
    """Whose it is, where that is somebody else."""
    owner = game.owner[card]
    return [f"owner: {quoted(names[owner])}"] if owner >= 0 and owner != player else []


def _pile_card(game: Game, card: int, player: int, names: Sequence[str], more: Sequence[str] = ()) -> str:
    return _mapped([f"card: {_title(game, card)}", *_owned(game, card, player, names), *more])


def _in_play(game: Game, card: int, player: int, names: Sequence[str]) -> str:
    standing = game.in_play[card]
    fields = [f"card: {_title(game, card)}", *_owned(game, card, player, names)]
    committed = game.story_of(card) if game.story(standing.attached) is None else -1
    if standing.exhausted != (committed >= 0):
        fields.append(f"exhausted: {str(standing.exhausted).lower()}")
    fields += [f"{word}: true" for word in ("insane", "facedown") if getattr(standing, word)]
    fields += [f"{word}: {count}" for word in ("wounds", "tokens") if (count := getattr(standing, word))]
    if committed >= 0 and standing.attached < 0:
        fields.append(f"committed: {_number_of(game, committed)}")
    if where := _where(game, standing.attached, names):
        fields.append(f"on: {where}")
    attached = [_in_play(game, other, player, names) for other in game.attachments(card)]
    if attached:
        fields.append(f"attached: {listed(attached)}")
    return _mapped(fields)


def _where(game: Game, attached: int, names: Sequence[str]) -> str:
    """The pile or domain that something is attached to, as a case names it."""
    for piles in (PILES, DECKS):
        if attached in piles:
            return quoted(names[piles.index(attached)])
    domain = domain_at(attached)
    return str(domain[1] + 1) if domain is not None else ""


def _number_of(game: Game, story: int) -> int:
    return next((number for number, other in enumerate(game.stories, 1) if other.card == story), STORIES)


def _domain(game: Game, player: int, place: int, names: Sequence[str]) -> str:
    domain = game.sides[player].domains[place]
    cards = listed(_pile_card(game, card, player, names) for card in domain.resources)
    if not domain.resources:
        return "{drained: true}" if domain.drained else "{}"
    return f"{{cards: {cards}, drained: true}}" if domain.drained else cards


def _story(game: Game, card: int, names: Sequence[str]) -> str:
    story = next(story for story in game.stories if story.card == card)
    fields = [f"story: {_title(game, card)}"]
    if story.owner >= 0:
        fields.append(f"owner: {quoted(names[story.owner])}")
    if any(story.tokens):
        counts = (f"{quoted(name)}: {count}" for name, count in zip(names, story.tokens, strict=True) if count)
        fields.append(f"tokens: {{{', '.join(counts)}}}")
    attached = [_in_play(game, other, game.in_play[other].controller, names) for other in game.attachments(card)]
    if attached:
        fields.append(f"attached: {listed(attached)}")
    return fields[0].removeprefix("story: ") if len(fields) == 1 else f"{{{', '.join(fields)}}}"
