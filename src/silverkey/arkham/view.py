"""What one player of Arkham Horror can see. All that any person or agent is ever given.

Hands are open to all but for cards that are to be kept hidden; the order of decks, and the sides of locations that
nobody has entered, are not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from silverkey.arkham.campaignview import CampaignView, campaign_view
from silverkey.arkham.odds import begun, odds
from silverkey.arkham.questions import DecisionKind, OptionWord
from silverkey.arkham.rules.encounter import in_peril
from silverkey.arkham.rules.scenario import doom_in_play
from silverkey.arkham.rules.skill_test import SkillTest
from silverkey.arkham.table import map as places
from silverkey.arkham.table import zones
from silverkey.arkham.vocabulary.constants import additional_actions
from silverkey.arkham.vocabulary.tests import skill_used, skills_for
from silverkey.arkham.words import ACT, AGENDA, AGILITY, COMBAT, EVADE, FIGHT, INTELLECT, INVESTIGATE, LOCATION, SKILLS
from silverkey.arkham.words import INVESTIGATOR as INVESTIGATOR_TYPE
from silverkey.cardgame import view as shared
from silverkey.cardgame.view import Eyes

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.kernel.decision import Decision

APART = (INVESTIGATOR_TYPE, LOCATION, ACT, AGENDA)
"""Cards in play that have a view of their own."""


class FaceView(shared.Seen, frozen=True):
    """A card out of play that the viewer may look at; a location that nobody has entered shows only its other side."""

    subtitle: str
    type: str
    classes: tuple[str, ...]
    cost: int | None
    level: int | None
    icons: str
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    slots: tuple[str, ...]
    weakness: bool
    victory: int | None


class CardView(shared.Seen, frozen=True):
    """An asset, enemy, treachery or event in play, with its present values."""

    subtitle: str
    type: str
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    slots: tuple[str, ...]
    owner: int
    controller: int
    threat: int
    """The player in whose threat area it is: whom an enemy is engaged with; or -1."""
    location: int
    attached: int
    exhausted: bool
    health: int | None
    sanity: int | None
    damage: int
    horror: int
    """What lies on it."""
    fight: int | None
    evade: int | None
    deals_damage: int
    deals_horror: int
    """What an enemy's attack deals."""
    uses: int
    clues: int
    doom: int
    victory: int | None


class LocationView(shared.Seen, frozen=True):
    """A location in play. Of one that nobody has entered only the other side is seen."""

    subtitle: str
    revealed: bool
    shroud: int | None
    clues: int
    doom: int
    traits: tuple[str, ...]
    victory: int | None
    symbol: str
    connected: tuple[int, ...]
    """The locations that one may go to from there."""
    underneath: int
    """How many cards lie face down under it."""


class InvestigatorView(shared.Seen, frozen=True):
    """An investigator and what belongs to him. Of his hand the viewer may not see what is kept hidden."""

    location: int
    skills: dict[str, int]
    health: int
    sanity: int
    damage: int
    horror: int
    resources: int
    clues: int
    actions: int
    extra: tuple[int, ...]
    """Additional actions: the cards that grant them."""
    done: bool
    """Whether his turn of this round is over."""
    fate: str
    """How he left the scenario; nothing while he is in it."""
    killed: str
    """Whether he is killed or insane, and so lost to the campaign."""
    physical: int
    mental: int
    """Trauma."""
    hand: tuple[FaceView, ...]
    hand_size: int
    deck_size: int
    discard: tuple[FaceView, ...]
    engaged: tuple[int, ...]
    """The enemies that are engaged with him, massive ones too."""


class StageView(shared.Seen, frozen=True):
    """The act or the agenda."""

    stage: int
    clues: int
    doom: int
    needed: int | None
    """How many clues the act asks for, or how much doom in play the agenda does."""
    left: int
    """How many cards are left in its deck."""


class CommitView(msgspec.Struct, frozen=True):
    """A card that may be committed, and the odds with it."""

    card: int
    icons: int
    odds: float


class TestView(msgspec.Struct, frozen=True):
    """The skill test under way."""

    player: int
    skill: str
    action: str
    target: int
    difficulty: int
    value: int
    """The skill with everything added to it, but for the chaos tokens."""
    committed: tuple[FaceView, ...]
    tokens: tuple[str, ...]
    modifier: int
    """What the tokens come to so far."""
    odds: float
    """The chance of success as things stand."""
    commits: tuple[CommitView, ...]
    """What the viewer may commit now."""


class ProspectView(msgspec.Struct, frozen=True):
    """A test that an answer would begin, and the odds before any card is committed."""

    place: int
    """The place of the option."""
    skill: str
    value: int
    difficulty: int
    odds: float


class OptionView(shared.OptionView[OptionWord, FaceView], frozen=True):
    """One legal answer and how it reads. Its place among the options is what is given back."""


class DecisionView(shared.DecisionView[DecisionKind, OptionView], frozen=True):
    """What the viewer is asked."""

    prospects: tuple[ProspectView, ...]
    """The basic actions among the options that are skill tests."""


class GameView(msgspec.Struct, frozen=True):
    """The scenario as one player sees it."""

    viewer: int
    scenario: str
    difficulty: str
    turn: int
    """The round."""
    phase: str
    active: int
    lead: int
    investigators: tuple[InvestigatorView, ...]
    locations: tuple[LocationView, ...]
    in_play: tuple[CardView, ...]
    act: StageView | None
    agenda: StageView | None
    doom: int
    """All doom in play."""
    bag: tuple[str, ...]
    drawn: tuple[str, ...]
    test: TestView | None
    encounter_deck_size: int
    encounter_discard: tuple[FaceView, ...]
    limbo: tuple[FaceView, ...]
    """What is being resolved."""
    victory: tuple[FaceView, ...]
    removed: tuple[FaceView, ...]
    piles: dict[str, int]
    """How many cards lie face down in piles that only some scenarios have."""
    log: tuple[str, ...]
    remembered: tuple[str, ...]
    silent: bool
    """Whether peril keeps the viewer from advising whoever resolves the encounter."""
    decision: DecisionView | None
    over: bool
    resolution: str
    campaign: CampaignView | None
    """The campaign that the scenario is a part of; None where it stands alone."""


def view(game: Game, viewer: int) -> GameView:
    """The scenario as a player or a spectator (-1) sees it."""
    decision = shared.asked_of(game, viewer)
    eyes = Eyes(game, viewer)
    test = game.test
    players = range(len(game.investigators))
    rest = [card for card in game.in_play if game.face(card).type not in APART]
    return GameView(
        viewer=viewer,
        scenario=game.scenario,
        difficulty=game.difficulty,
        turn=game.round,
        phase=game.phase,
        active=game.active,
        lead=game.lead,
        investigators=tuple(_investigator(game, player, eyes) for player in players),
        locations=tuple(_location(game, card, eyes) for card in places.locations(game)),
        in_play=tuple(_card(game, card, eyes) for card in rest),
        act=_stage(game, game.act, len(game.act_deck), eyes),
        agenda=_stage(game, game.agenda, len(game.agenda_deck), eyes),
        doom=doom_in_play(game),
        bag=tuple(sorted(game.bag)),
        drawn=tuple(game.drawn),
        test=None if test is None else _test(game, test, eyes),
        encounter_deck_size=len(game.encounter_deck),
        encounter_discard=_faces(game, game.encounter_discard, eyes),
        limbo=_faces(game, [card for card in game.limbo if game.recognised(card, eyes.viewer)], eyes),
        victory=_faces(game, game.victory, eyes),
        removed=_faces(game, game.removed, eyes),
        piles={zone: len(pile) for zone, pile in game.piles.items() if pile},
        log=tuple(game.log),
        remembered=tuple(game.remembered),
        silent=in_peril(game) not in (-1, viewer),
        decision=None if decision is None else _decision(game, decision, eyes),
        over=game.over,
        resolution=game.resolution,
        campaign=campaign_view(game),
    )


def _faces(game: Game, cards: list[int], eyes: Eyes) -> tuple[FaceView, ...]:
    return tuple(_face(game, card, eyes) for card in cards)


def _face(game: Game, card: int, eyes: Eyes) -> FaceView:
    face = game.face(card)
    facts = face.facts
    hidden = not game.identified(card)
    return FaceView(
        id=eyes.number(card),
        code="" if hidden else facts.code,
        title=game.spoken(card),
        subtitle="" if hidden else facts.subtitle,
        type=facts.type,
        classes=facts.classes,
        cost=facts.cost,
        level=facts.level,
        icons=facts.icons,
        traits=() if hidden else facts.traits,
        keywords=() if hidden else facts.keywords,
        slots=facts.slots,
        weakness=bool(facts.weakness),
        victory=None if hidden else facts.victory,
    )


def _value(game: Game, what: str, card: int) -> int | None:
    """A present value of a card, where one is printed."""
    return None if getattr(game.face(card).facts, what) is None else game.value(what, card)


def _card(game: Game, card: int, eyes: Eyes) -> CardView:
    standing, facts = game.in_play[card], game.face(card).facts
    return CardView(
        id=eyes.number(card),
        code=facts.code,
        title=facts.title,
        subtitle=facts.subtitle,
        type=facts.type,
        traits=facts.traits,
        keywords=facts.keywords,
        slots=facts.slots,
        owner=game.owner[card],
        controller=standing.controller,
        threat=standing.threat,
        location=eyes.number(game.location_of(card)),
        attached=eyes.number(standing.attached),
        exhausted=standing.exhausted,
        health=_value(game, "health", card),
        sanity=_value(game, "sanity", card),
        damage=standing.damage,
        horror=standing.horror,
        fight=_value(game, "fight", card),
        evade=_value(game, "evade", card),
        deals_damage=game.value("damage", card),
        deals_horror=game.value("horror", card),
        uses=standing.tokens,
        clues=standing.clues,
        doom=standing.doom,
        victory=facts.victory,
    )


def _location(game: Game, card: int, eyes: Eyes) -> LocationView:
    standing, face = game.in_play[card], _face(game, card, eyes)
    facts = game.printed[card].facts
    return LocationView(
        id=face.id,
        code=face.code,
        title=face.title,
        subtitle=face.subtitle,
        revealed=standing.revealed,
        shroud=_value(game, "shroud", card) if standing.revealed else None,
        clues=standing.clues,
        doom=standing.doom,
        traits=face.traits,
        victory=face.victory,
        symbol=facts.symbol if standing.revealed else facts.back_symbol,
        connected=tuple(eyes.number(place) for place in places.connected(game, card)),
        underneath=len(zones.beneath(game, card)),
    )


def _investigator(game: Game, player: int, eyes: Eyes) -> InvestigatorView:
    held = game.investigators[player]
    standing = game.in_play.get(held.card)
    facts = game.face(held.card).facts
    inside = standing is not None
    return InvestigatorView(
        id=eyes.number(held.card),
        code=facts.code,
        title=facts.title,
        location=eyes.number(held.location),
        skills={skill: game.value(skill, held.card) if inside else getattr(facts, skill) for skill in SKILLS},
        health=game.value("health", held.card),
        sanity=game.value("sanity", held.card),
        damage=0 if standing is None else standing.damage,
        horror=0 if standing is None else standing.horror,
        resources=held.resources,
        clues=held.clues,
        actions=held.actions,
        extra=tuple(eyes.number(card) for card in additional_actions(game, player)),
        done=held.done,
        fate=held.fate,
        killed=held.killed,
        physical=held.physical,
        mental=held.mental,
        hand=_faces(game, [card for card in held.hand if game.recognised(card, eyes.viewer)], eyes),
        hand_size=len(held.hand),
        deck_size=len(held.deck),
        discard=_faces(game, held.discard, eyes),
        engaged=tuple(eyes.number(card) for card in game.engaged(player)),
    )


def _stage(game: Game, card: int, left: int, eyes: Eyes) -> StageView | None:
    """The act or agenda, while there is one."""
    standing = game.in_play.get(card)
    if standing is None:
        return None
    facts = game.face(card).facts
    clues = None if facts.clues is None else places.clue_value(game, card)
    return StageView(
        id=eyes.number(card),
        code=facts.code,
        title=facts.title,
        stage=facts.stage,
        clues=standing.clues,
        doom=standing.doom,
        needed=clues if card == game.act else facts.doom,
        left=left,
    )


def _test(game: Game, test: SkillTest, eyes: Eyes) -> TestView:
    viewer = eyes.viewer
    asked = game.pending is not None and game.pending.kind == DecisionKind.COMMIT and game.pending.player == viewer
    commits = test.may_commit(game, viewer) if asked else []
    return TestView(
        player=test.player,
        skill=test.skill,
        action=test.action,
        target=eyes.number(test.target),
        difficulty=test.target_value(game),
        value=test.worth(game),
        committed=_faces(game, test.committed, eyes),
        tokens=tuple(test.tokens),
        modifier=test.modifier,
        odds=float(odds(game, test)),
        commits=tuple(
            CommitView(eyes.number(card), icons, float(odds(game, test, icons)))
            for card in commits
            for icons in (test.icons_of(game, card),)
        ),
    )


def _prospects(game: Game, decision: Decision) -> tuple[ProspectView, ...]:
    """The odds of the basic actions that are tests: of each as if it had begun, with the skill that serves best."""
    skills = {INVESTIGATE: INTELLECT, FIGHT: COMBAT, EVADE: AGILITY}
    found: list[ProspectView] = []
    for place, option in enumerate(decision.options):
        skill = skills.get(option.word)
        if skill is None or option.card not in game.in_play:
            continue
        if option.word == INVESTIGATE:
            skill = skill_used(game, option.card, skill)
        tests = [begun(game, decision.player, one, option) for one in skills_for(game, decision.player, skill)]
        found.append(max((_prospect(place, *one) for one in tests), key=lambda prospect: prospect.value))
    return tuple(found)


def _prospect(place: int, game: Game, test: SkillTest) -> ProspectView:
    return ProspectView(place, test.skill, test.worth(game), test.target_value(game), float(odds(game, test)))


def _decision(game: Game, decision: Decision, eyes: Eyes) -> DecisionView:
    prospects = _prospects(game, decision) if decision.kind == DecisionKind.ACTION else ()
    return shared.decision_view(game, decision, eyes, (DecisionView, OptionView), _face, prospects=prospects)
