"""A game of Arkham Horror as a case: the position that it stands in, to be asked about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from silverkey.arkham.card import Card
from silverkey.arkham.game import Game
from silverkey.arkham.library import find_card
from silverkey.arkham.state import NOBODY, Standing
from silverkey.arkham.words import LOCATION, UNDERNEATH
from silverkey.cardgame.library import UnknownCard
from silverkey.judge.arkham.reading import PILES, STARTS
from silverkey.judge.suggesting import quoted
from silverkey.judge.writing import block, listed

COUNTS = ("damage", "horror", "clues", "doom")


def written(game: Game, title: str) -> str:
    """The case that lays out a game as it stands, from the beginning of the phase that it is in.

    The scenario is named for its acts, agendas and resolutions, and not set up: what its setup brings is no longer what
    there is, so all is laid out card by card. Raises ValueError where somebody is out of the scenario already, or it is
    still set up.
    """
    if game.phase not in STARTS or game.round == 0:
        raise ValueError("A position can be taken from the first round on.")
    if any(held.fate for held in game.investigators):
        raise ValueError("A position cannot be taken once an investigator is out of the scenario.")
    return "\n".join(_lines(game, title)) + "\n"


def _lines(game: Game, title: str) -> Iterator[str]:
    yield f"case: {quoted(title)}"
    yield "game: arkham"
    yield f"scenario: {quoted(game.scenario)}"
    yield "setup: false"
    yield f"difficulty: {game.difficulty}"
    yield f"phase: {game.phase}"
    yield f"round: {game.round}"
    if game.active >= 0:
        yield f"active: {quoted(_investigator(game, game.active))}"
    yield f"act: {{card: {_card(game, game.act)}, clues: {game.in_play[game.act].clues}}}"
    yield f"agenda: {{card: {_card(game, game.agenda)}, doom: {game.in_play[game.agenda].doom}}}"
    yield "investigators:"
    for player in range(len(game.investigators)):
        yield f"  {quoted(_investigator(game, player))}:"
        yield from _belongings(game, player)
    yield from block("locations", [_location(game, card) for card in _on_the_table(game) if _is_place(game, card)])
    nobodys = [card for card in _on_the_table(game) if game.in_play[card].location >= 0]
    yield from block("enemies", [_in_play(game, card, at=game.in_play[card].location) for card in nobodys])
    yield f"encounter deck: {listed(_card(game, card) for card in reversed(game.encounter_deck))}"
    aside = [card for card in game.set_aside if card != game.reference]
    for key, cards in (
        ("encounter discard", game.encounter_discard),
        ("victory display", game.victory),
        ("set aside", aside),
        *((pile, game.piles.get(pile, [])) for pile in PILES),
    ):
        if cards:
            yield f"{key}: {listed(_card(game, card) for card in cards)}"
    yield f"chaos bag: {listed(map(_token, game.bag))}"
    for key, said in (("log", game.log), ("remembered", game.remembered)):
        if said:
            yield f"{key}: {listed(map(quoted, said))}"


def _token(token: str) -> str:
    return token.removeprefix("+")


def _called(card: Card) -> str:
    """A card by the name that means it, or by its code where another has that name too."""
    try:
        meant = find_card(card.name) is card
    except UnknownCard:
        meant = False
    return quoted(card.name if meant else card.code)


def _card(game: Game, card: int) -> str:
    return _called(game.printed[card])


def _investigator(game: Game, player: int) -> str:
    title: str = game.printed[game.investigators[player].card].title
    return title


def _is_place(game: Game, card: int) -> bool:
    return game.face(card).type == LOCATION


def _on_the_table(game: Game) -> list[int]:
    """What nobody has, but for the act and the agenda."""
    no_ones = (NOBODY, NOBODY)
    return [
        card
        for card, lies in game.in_play.items()
        if (lies.controller, lies.threat) == no_ones and lies.attached < 0 and card not in (game.act, game.agenda)
    ]


def _belongings(game: Game, player: int) -> Iterator[str]:
    held = game.investigators[player]
    standing = game.in_play[held.card]
    if held.location >= 0:
        yield f"    at: {_card(game, held.location)}"
    for key, count in (
        ("resources", held.resources),
        ("clues", held.clues),
        ("damage", standing.damage),
        ("horror", standing.horror),
        ("actions", held.actions),
    ):
        yield f"    {key}: {count}"
    if held.physical or held.mental:
        yield f"    trauma: {{physical: {held.physical}, mental: {held.mental}}}"
    his = [card for card, lies in game.in_play.items() if card != held.card and lies.attached < 0]
    for key, cards in (
        ("in play", [card for card in his if _controlled(game.in_play[card], player)]),
        ("threat area", [card for card in his if game.in_play[card].threat == player]),
    ):
        if cards:
            yield f"    {key}: {listed(_in_play(game, card) for card in cards)}"
    yield f"    hand: {listed(_card(game, card) for card in held.hand)}"
    yield f"    deck: {listed(_card(game, card) for card in reversed(held.deck))}"
    yield f"    deck size: {len(held.deck)}"
    if held.discard:
        yield f"    discard: {listed(_card(game, card) for card in held.discard)}"


def _controlled(lies: Standing, player: int) -> bool:
    return lies.controller == player and lies.threat == NOBODY


def _in_play(game: Game, card: int, at: int = -1) -> str:
    lies = game.in_play[card]
    fields = [*_laid(game, card)]
    uses = game.printed[card].facts.uses
    if lies.tokens != (uses[0] if uses is not None else 0):
        fields.append(f"uses: {lies.tokens}")
    if at >= 0:
        fields.append(f"at: {_card(game, at)}")
    return _mapped(game, card, fields)


def _location(game: Game, card: int) -> str:
    fields = [*_laid(game, card)]
    if not game.in_play[card].revealed:
        fields.append("revealed: false")
    under = [one for one, host in game.hosts.items() if host == card and one in game.piles.get(UNDERNEATH, ())]
    if under:
        fields.append(f"underneath: {listed(_card(game, one) for one in under)}")
    return _mapped(game, card, fields)


def _laid(game: Game, card: int) -> Iterator[str]:
    """What lies on a card, and what is attached to it."""
    lies = game.in_play[card]
    if lies.exhausted:
        yield "exhausted: true"
    yield from (f"{word}: {count}" for word in COUNTS if (count := getattr(lies, word)))
    attached = [other for other, standing in game.in_play.items() if standing.attached == card]
    if attached:
        yield f"attached: {listed(_in_play(game, other) for other in attached)}"


def _mapped(game: Game, card: int, fields: Sequence[str]) -> str:
    """The title alone where nothing else is to be said."""
    return f"{{{', '.join((f'card: {_card(game, card)}', *fields))}}}" if fields else _card(game, card)
