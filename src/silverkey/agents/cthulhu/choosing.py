"""Choosing targets and X: the ability that asks is found on its card, and the best choice for its effect is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from silverkey.agents.cthulhu.acting import attached_to, given_abilities
from silverkey.agents.cthulhu.deeds import deed_gain, struggle_gain
from silverkey.agents.cthulhu.effects import effect_gain, token_moved, tokens_gone
from silverkey.agents.cthulhu.entering import entering_gain
from silverkey.agents.cthulhu.pricing import nets_by_x, uses_x
from silverkey.agents.cthulhu.prospect import Prospect
from silverkey.agents.cthulhu.table import Table, size
from silverkey.agents.cthulhu.worth import printed, token_gain
from silverkey.cardgame.words.choices import Choose, ChoosePlayer
from silverkey.cthulhu.questions import OptionWord
from silverkey.cthulhu.view import OptionView
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.searching import Pick
from silverkey.cthulhu.words import HAND, ICON_LETTERS
from silverkey.language.program import Instruction

Score = Callable[[OptionView], float]
ANY_X = 99
"""When a target is chosen X is settled already, so whatever is offered fits."""


def asking_abilities(table: Table, card: int) -> Iterator[Ability]:
    """Every ability that may be asking on behalf of a card: its own, and those that attachments give it."""
    texts = [table.code(card), *(held.code for held in table.attachments(card))]
    for place, code in enumerate(texts):
        if not code:
            continue
        face = printed(code)
        if place == 0:
            yield from (ability for found in face.usable.values() for ability in found)
            if face.play is not None:
                yield face.play
        yield from given_abilities(face)


def passages(ability: Ability) -> Iterator[tuple[Instruction, ...]]:
    """The effect of an ability, and every effect inside it."""
    for node in ability.walk():
        effect = getattr(node, "effect", None)
        if isinstance(effect, tuple):
            yield effect


def choose(table: Table) -> OptionView:
    """The best target of the effect that asks."""
    question = table.question
    return best(question.options, target_score(table))


def best(options: tuple[OptionView, ...], score: Score) -> OptionView:
    """The option with the highest score; what is no card scores nothing."""
    return max(options, key=lambda option: 0.0 if option.word.declines else score(option))


def target_score(table: Table) -> Score:
    """How good each target is for the effect that asks."""
    question = table.question
    p = Prospect(table, table.me, question.about, x=ANY_X)
    offered = {option.card for option in question.options if option.word == OptionWord.CARD}
    for ability in asking_abilities(table, question.about):
        for effect in passages(ability):
            for place, word in enumerate(effect):
                if isinstance(word, Choose) and word.question == question.kind and _offers(word, p, offered):
                    return _score_for(word, effect[place + 1 :], bound_by(word, p, offered))
    verb = question.kind.removeprefix("choose to ")
    return lambda option: deed_gain(p, verb, option.card)


def _offers(word: Choose, p: Prospect, offered: set[int]) -> bool:
    return bool(_among(word)) or offered <= set(p.find(word.cards))


def _among(word: Choose) -> list[str]:
    """The names of the cards, chosen before, among which the choice is."""
    return word.cards.among.name.split() if isinstance(word.cards, Cards) and word.cards.among else []


def bound_by(word: Choose, p: Prospect, offered: set[int]) -> Prospect:
    """Where the choice is among cards chosen before, those are the ones on offer."""
    for name in _among(word):
        p.chosen[name] = tuple(offered)
    return p


def _score_for(word: Choose, rest: tuple[Instruction, ...], p: Prospect) -> Score:
    if word.name == "host" and p.face is not None:
        face = p.face
        return lambda option: entering_gain(face, attached_to(p, option.card))
    return lambda option: effect_gain(rest, p.choosing(word.name, option.card))


def pick(table: Table) -> OptionView:
    """The best card to pick out of a pile."""
    return best(table.question.options, _word_score(table, Pick, "chosen", lambda option: option.card))


def choose_player(table: Table) -> OptionView:
    """Oneself for what helps, the opponent for what hurts."""
    return best(table.question.options, _word_score(table, ChoosePlayer, "player", lambda option: option.number))


def _word_score(table: Table, kind: type[Instruction], name: str, of: Callable[[OptionView], int]) -> Score:
    p = Prospect(table, table.me, table.question.about, x=1)
    for ability in asking_abilities(table, table.question.about):
        for effect in passages(ability):
            for place, word in enumerate(effect):
                if isinstance(word, kind):
                    rest = effect[place + 1 :]
                    return lambda option: effect_gain(rest, p.choosing(name, of(option)))
    return lambda option: 0.0


def set_x(table: Table) -> OptionView:
    """The X that brings most for what it costs."""
    question = table.question
    p = Prospect(table, table.me, question.about)
    in_hand = question.about in table.piles and table.piles[question.about].zone == HAND
    for ability in asking_abilities(table, question.about):
        if uses_x(ability, p) and (ability.zone == HAND) is in_hand:
            nets = dict(nets_by_x(ability, p))
            return max(question.options, key=lambda option: nets.get(option.number, -1.0))
    return question.options[0]


def pick_story(table: Table) -> OptionView:
    """The story where a token helps most."""
    return best(table.question.options, lambda option: token_gain(table, option.card, table.me, 1))


def remove_tokens(table: Table) -> OptionView:
    """The opponent's tokens rather than one's own."""
    p = Prospect(table, table.me, table.question.about)

    def score(option: OptionView) -> float:
        if option.word == OptionWord.CARD:
            return 0.5 if table.cards[option.card].controller == table.them else -0.5
        tokens = (option.number, option.other)
        return tokens_gone(p, option.card, tokens[table.me], tokens[table.them])

    return best(table.question.options, score)


def move_token(table: Table) -> OptionView:
    """To one's own side, where it is worth most."""
    p = Prospect(table, table.me, table.question.about)
    return best(table.question.options, lambda option: token_moved(p, option.card, option.number))


def choose_struggle(table: Table) -> OptionView:
    """The struggle that one would rather not have."""
    p = Prospect(table, table.me, table.question.about)
    here = p.here()
    stories = [here] if here >= 0 else list(table.stories)
    return best(
        table.question.options,
        lambda option: sum(struggle_gain(p, story, ICON_LETTERS[option.number]) for story in stories),
    )


def choose_domain(table: Table) -> OptionView:
    """To refresh, one's own largest domain; to drain, the opponent's largest."""

    def score(option: OptionView) -> float:
        domain = table.player(option.card).domains[option.number]
        helped = domain.drained is (option.card == table.me)
        return size(domain) if helped else -size(domain)

    return max(table.question.options, key=score)
