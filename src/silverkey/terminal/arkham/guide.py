"""The help page of Arkham Horror."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from silverkey.terminal import guide

ANSWERS = (
    ("3", "choice 3; or the beginning of its card's or location's name"),
    ("fight", "a choice by how it reads: investigate, move d, evade ghoul, draw, gain"),
    ("Enter", "never an answer: it turns a page, or shows the board and the question again"),
    ("p, y, n", "pass (or done, that is all); yes; no"),
    ("end", "end your turn, whatever actions are left"),
    ("3 1 end", "several in a row: 3, then 1, then the end of the turn. A new sight stops the rest"),
    ("1 3 done", "cards to commit or to put back: 1 and 3, and that is all"),
    *guide.PASSING,
)
QUESTIONS = (
    ("c NAME", "the text of any card; c 3 of choice 3, c b of location b, c act, c agenda"),
    *guide.ASKER,
    ("c Prey", "what a word of the game means; c words lists them"),
    *guide.HAND,
    ("why NAME", "why a card cannot be played or used now, or a location not be entered; why fight, why move b"),
    *guide.PAST,
    ("story", "the story so far, as it was told"),
    ("campaign", "the campaign log: notes, experience, trauma, decks, who is lost"),
)
SETTINGS = (
    *guide.ASKED,
    ("skip draw", "no more questions in a window; skip reactions, skip help, ask order, …"),
    ("never NAME", "no more questions because of one card, save in your own turn"),
    *guide.LEAVING,
)

AIM = (
    "The investigators win or lose together. Discover clues by investigating locations, spend them to advance the "
    "act, and get there before doom advances the agenda too far. In each round everybody takes three actions; then "
    "enemies hunt and attack, everybody draws a card and gains a resource, doom rises, and each draws an encounter "
    "card. A skill test succeeds if your skill, with the icons of cards that you commit and the chaos token, "
    "reaches the difficulty. Whoever runs out of health or sanity is defeated."
)
BOARD = (
    "Locations are called a, b, c …; the arrow says where one can go from there; shroud is the difficulty of "
    "investigating. W3 I3 C4 A2 are willpower, intellect, combat and agility. f3 e2 4hp hits 1+2: an enemy that "
    "takes 3 to fight and 2 to evade, has 4 health left and deals 1 damage and 2 horror. exh: exhausted; done: his "
    "turn is over. (2): cost; letters after it are skill icons, ? is wild. Bold cards in hand can be played now. "
    "Percentages are the chance of success as things stand."
)
CAMPAIGN = (
    "A campaign is one game, saved at every step. Between scenarios you spend experience: choices have their prices "
    "(2xp), several may be typed in a line, done ends it. Whoever is killed or insane is replaced, players may join "
    "and leave, and u takes back all that until the next scenario is shuffled."
)


def page() -> Sequence[Text]:
    """How to play, in a page."""
    paragraphs = {"The aim": AIM, "The board": BOARD, "A campaign": CAMPAIGN}
    return guide.page(paragraphs, {"Answers": ANSWERS, "Questions": QUESTIONS, "Settings": SETTINGS})
