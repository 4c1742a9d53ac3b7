"""What the rules demand at once, whenever something has changed: deaths, wins, empty decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from silverkey.cardgame.board import COMMITMENT, EVERYTHING, FATIGUE, PILES, PRESENCE, TOKENS, WOUNDS
from silverkey.cardgame.details import Manner
from silverkey.cardgame.triggering import due
from silverkey.cardgame.windows import Compelled
from silverkey.cardgame.words.limits import omission
from silverkey.cthulhu.rules.winning import WinStory
from silverkey.cthulhu.state import Story
from silverkey.cthulhu.table.control import DiscardOne, reconciled
from silverkey.cthulhu.table.opening import lay_open
from silverkey.cthulhu.verbs.piles import Milling
from silverkey.cthulhu.vocabulary.changes import Controlled
from silverkey.cthulhu.vocabulary.constants import (
    TOKENS_TO_WIN,
    TokensNeeded,
    VictoryNeeds,
    changed_by,
    tokens_needed,
)
from silverkey.cthulhu.vocabulary.icons import CountsAs
from silverkey.cthulhu.vocabulary.piles import LiesOpen, kept_open
from silverkey.cthulhu.words import (
    CHARACTER,
    DEADLY,
    DECK,
    FORCED,
    HAND,
    ICON_NAMES,
    NO_LONGER_EXHAUSTED,
    RESOLVED_AGAIN,
    WHILE_EXHAUSTED,
    WHILE_IN_PLAY,
    WHILE_THERE,
    WON,
)
from silverkey.kernel.event import PENDING, REPLACED, Event
from silverkey.kernel.state import UNTOLD
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.game import Game


def settle(game: Game, changed: int) -> bool:
    """Look for consequences of the last changes; True if something had to be done."""
    for look in LOOKS[changed]:  # noqa: SIM110  a loop is faster here
        if look(game):
            return True
    return False


def _forced(game: Game) -> bool:
    """In older editions passives and Forced Responses wait for nothing (coc-1.4/timing/forced.a)."""
    if game.edition.forced_wait or not game.occurrences or not due(game, FORCED):
        return False
    game.push(Compelled(), UNTOLD)
    return True


def _decks(game: Game) -> bool:
    """A player without a deck is out of the game at once, or as soon as all that is discarded together is gone."""
    if game.turn == 0:
        return False
    for player in (1 - game.active, game.active):
        if not game.sides[player].deck and not any(isinstance(frame, Milling) for frame in game.stack):
            game.end(1 - player, "deck")
            return True
    return False


def _victory(game: Game) -> bool:
    """Three won stories, or more if a card says so; if both have them, the active player wins (coc-latest/3.4.a)."""
    with_three = [player for player in (game.active, 1 - game.active) if len(game.won(player)) >= 3]
    if not with_three:
        return False
    needed = 3 + len(changed_by(game, "one more story"))
    for player in with_three:
        if len(game.won(player)) >= needed and all(
            needs.allows(game, ctx, player) for needs, ctx, _ in game.said(VictoryNeeds)
        ):
            game.end(player, "stories")
            return True
    return False


def _deaths(game: Game) -> bool:
    """Lethal wounds, wounded insane characters, attachments without a host: destroyed together."""
    doomed = game.doomed
    at_risk = [
        (card, standing)
        for card, standing in game.in_play.items()
        if standing.wounds or standing.attached >= 0 or card in doomed
    ]
    if not at_risk:
        doomed.clear()
        return False
    dying: list[Event] = []
    values = game.board.values
    ending = (event for event in game.events.values() if event.verb == "destroy" or event.cause == "host")
    condemned = {event.card for event in ending if _is_seen_to(game, event)}
    for card, standing in at_risk:
        host = standing.attached
        if card in condemned:
            continue
        if standing.wounds and values[card].type == CHARACTER and _lethal(game, card):
            dying.append(_death(game, card))
        elif card in doomed or (host >= 0 and host not in game.in_play and game.story(host) is None):
            verb = "destroy" if game.edition.host_gone_destroys else "discard"
            dying.append(Event(verb, card, standing.controller, cause="host", place=host))
        elif host in game.in_play and game.edition.attachment_checked_always and _misfit(game, card):
            dying.append(Event("discard", card, standing.controller, cause="host", place=host))
    doomed.clear()
    if not dying:
        return False
    game.happen(dying, UNTOLD)
    return True


def _is_seen_to(game: Game, event: Event) -> bool:
    """Whether a destruction is under way, or something else is done with an attachment that has lost this host."""
    if event.status != REPLACED:
        return event.status == PENDING
    attached = game.in_play.get(event.card)
    return event.cause == "host" and attached is not None and attached.attached == event.place


def _lethal(game: Game, card: int) -> bool:
    """Whether a character has more wounds than it can bear; an insane one bears none."""
    standing = game.in_play[card]
    return game.insane(card) or standing.wounds > game.values(card).keywords.get("Toughness", 0)


def _death(game: Game, card: int) -> Event:
    """The death of a wounded card, laid to whose effect dealt the last wound."""
    source, by, cause = game.blame.get(card, (-1, -1, ""))
    controller = game.in_play[card].controller
    how = Manner(cause) if cause in ICON_NAMES else None
    return Event("destroy", card, controller, cause=DEADLY, source=source, by=by, detail=how)


def _misfit(game: Game, card: int) -> bool:
    """Whether an attachment could not be attached now to the card it is on."""
    standing = game.in_play[card]
    fitting = game.printed[card].attach
    if fitting is None or standing.by_effect:
        return False
    if game.in_play[standing.attached].insane and omission(game, "shed", card) is not None:
        return False
    return standing.attached not in fitting.find(game, Context(standing.controller, card))


def _strays(game: Game) -> bool:
    """Whoever has been a character for a time, and is none any more, leaves the story he was committed to."""
    if CountsAs.__name__ not in game.vocabulary:
        return False
    values = game.board.values
    strays = [
        card
        for card, standing in game.in_play.items()
        if standing.committed >= 0 and values[card].type != CHARACTER and not standing.facedown
    ]
    for card in strays:
        standing = game.in_play[card]
        left = Event("uncommit", card, standing.controller, place=standing.committed)
        standing.committed = -1
        game.touch(COMMITMENT)
        game.note(left)
    return bool(strays)


def _fates(game: Game) -> bool:
    """A Fated card with tokens enough goes to the bottom of its owner's deck (coc-latest/new/fated.a)."""
    fulfilled = [
        Event("bottom", card, standing.controller)
        for card, standing in game.in_play.items()
        if standing.tokens and standing.tokens >= game.values(card).keywords.get("Fated", standing.tokens + 1)
    ]
    if fulfilled:
        game.happen(fulfilled, UNTOLD)
    return bool(fulfilled)


def _loosened(game: Game) -> bool:
    """What lasts while its source is attached or exhausted, or while another card stays, ends with that (1.13.j)."""
    ending = [effect for effect in game.lasting if _released(game, effect)]
    if not ending:
        return False
    game.lasting = [effect for effect in game.lasting if effect not in ending]
    for effect in ending:
        if effect.until != "model" or not _gone(game, *effect.cards[-1]):
            effect.change.expire(game, effect)
    game.touch()
    return True


def _released(game: Game, effect: Lasting) -> bool:
    """Whether a lasting effect has lost what it hangs on."""
    source = effect.context.source
    if effect.until == "attached":
        standing = game.in_play.get(source)
        held = [card for card, _ in effect.cards]
        return standing is None or standing.attached not in held or _lost_hold(game, effect)
    if effect.until == WHILE_IN_PLAY:
        return source not in game.in_play and game.story(source) is None
    if effect.until == RESOLVED_AGAIN:
        return all(_gone(game, *card) or game.in_play[card[0]].committed < 0 for card in effect.cards)
    if effect.until in (WHILE_EXHAUSTED, NO_LONGER_EXHAUSTED):
        standing = game.in_play.get(source)
        return standing is None or not standing.exhausted
    if effect.until == WHILE_THERE:
        return any(
            _gone(game, card, instance) or game.in_play[card].committed != effect.context.numbers["story"]
            for card, instance in effect.cards
        )
    if effect.until == "model":
        return any(_gone(game, card, instance) for card, instance in effect.cards)
    return False


def _lost_hold(game: Game, effect: Lasting) -> bool:
    """Whether the attachment that gives control is blank (1.6.d), or has another controller, who gains nothing."""
    source = effect.context.source
    return isinstance(effect.change, Controlled) and (
        game.values(source).blank or game.in_play[source].controller != effect.context.you
    )


def _gone(game: Game, card: int, instance: int) -> bool:
    standing = game.in_play.get(card)
    return standing is None or standing.entered != instance


def _won_stories(game: Game) -> bool:
    """Enough success tokens win a story, five but for cards; the active player's claim comes first."""
    claims: list[tuple[Story, int]] = []
    usual = not game.said(TokensNeeded)
    for story in game.unwon():
        for player in (game.active, 1 - game.active):
            needed = TOKENS_TO_WIN if usual else tokens_needed(game, story.card, player)
            if story.tokens[player] >= needed:
                claims.append((story, player))
                break
    if not claims:
        return False
    for story, player in claims:
        story.winner = player
    win(game, [story.card for story, _ in claims], UNTOLD)
    return True


def win(game: Game, claims: list[int], reply: str = "returned") -> None:
    """Stories that their winners are noted for are won, and with them perhaps the game."""
    game.survey_anew()
    if _victory(game):
        _score(game)
    else:
        game.push(WinStory(claims), reply)


def _score(game: Game) -> None:
    """The stories that end the game go to the won piles."""
    for story in [story for story in game.stories if story.winner >= 0]:
        for card in game.committed(story.card):
            game.in_play[card].committed = -1
        game.sides[story.winner].won.append(story.card)
        game.place(story.card, WON)
        game.stories.remove(story)


def _allegiance(game: Game) -> bool:
    """A player with both a Heroic and a Villainous character chooses one to be discarded."""
    values = game.board.values
    heroic = [card for card in game.in_play if "Heroic" in values[card].keywords]
    if not heroic:
        return False
    villainous = [card for card in game.in_play if "Villainous" in values[card].keywords]
    for player in (game.active, 1 - game.active) if villainous else ():
        theirs = [
            [card for card in sworn if game.in_play[card].controller == player and not reconciled(game, card)]
            for sworn in (heroic, villainous)
        ]
        if all(theirs):
            game.push(DiscardOne(player, theirs[0] + theirs[1]), UNTOLD)
            return True
    return False


def _weakened(game: Game) -> bool:
    """Cards may answer that the skill of a character has come down to 0."""
    if not game.noticed("skill gone"):
        return False
    for card, standing in game.in_play.items():
        if game.values(card).type == CHARACTER:
            key = ("skill", card, standing.entered)
            before = game.limits.get(key, game.face(card).skill)
            game.limits[key] = game.skill(card)
            if before > 0 == game.limits[key] and not standing.insane:
                game.note(Event("skill gone", card, standing.controller))
    return False


def _open(game: Game) -> bool:
    """Decks and hands lie open where something keeps them so."""
    if LiesOpen.__name__ not in game.vocabulary:
        return False
    said = game.said(LiesOpen)
    for player, side in enumerate(game.sides):
        if said or side.kept >= 0 or side.open_hand:
            lay_open(game, player, *(player in dict(kept_open(game, zone)) for zone in (HAND, DECK)))
    return False


DEMANDS: tuple[tuple[int, Callable[[Game], bool]], ...] = (
    (PILES | PRESENCE, _decks),
    (TOKENS | PRESENCE, _victory),
    (WOUNDS | COMMITMENT | FATIGUE | TOKENS | PRESENCE, _deaths),
    (COMMITMENT | PRESENCE, _strays),
    (TOKENS | PRESENCE, _fates),
    (COMMITMENT | FATIGUE | PRESENCE, _loosened),
    (TOKENS | PRESENCE, _won_stories),
    (PRESENCE, _allegiance),
    (PRESENCE, _weakened),
    (PILES | PRESENCE, _open),
    (EVERYTHING, _forced),
)
"""What the rules demand, in order, each with the kinds of change that can bring it about.

A change that makes another board counts as one of every kind (``CardGame.touch``): values are others with it alone.
"""
LOOKS = tuple(tuple(look for kinds, look in DEMANDS if changed & kinds) for changed in range(EVERYTHING + 1))
"""What is to be looked at, by what has changed."""
