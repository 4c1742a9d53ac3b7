"""The help page of Call of Cthulhu."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from silverkey.terminal import guide

ANSWERS = (
    ("3", "choice 3; or the beginning of its card's name"),
    ("Enter", "never an answer: it turns a page, or shows the board and the question again"),
    ("p, y, n", "pass (or done, that is all); yes; no"),
    ("3d2", "choice 3, paid for by your domain d2; or attached to d2 as a resource"),
    ("3d2 1 p", "several in a row: play 3, then 1, then pass. A new sight stops the rest"),
    ("1a 2b done", "choice 1 to story a, 2 to b, and that is all; ghoul b, agent c works too"),
    ("1c, 1-", "before done: choice 1 to story c after all; or not at all"),
    ("1b 2a done", "to b first: stories resolve in the order in which you name them"),
    *guide.PASSING,
)
QUESTIONS = (
    ("c NAME", "the text of any card; c 3 of choice 3, c a of story a, c d1 of what lies on d1"),
    *guide.ASKER,
    ("c Fast", "what a word of the game means; c words lists them"),
    *guide.HAND,
    ("why NAME", "why a card cannot be played, used or committed now"),
    *guide.PAST,
)
SETTINGS = (
    *guide.ASKED,
    ("skip draw", "no more questions in a window; skip disrupts, skip their story, …"),
    ("never NAME", "no more questions because of one card, save in your own operations phase"),
    *guide.LEAVING,
)


AIM = (
    "Five success tokens win a story, three stories win the game, and whoever has no cards left in the deck "
    "loses. In your turn you draw two cards, attach one as a resource, play cards by draining a domain for "
    "each, and commit characters to stories; the bot may commit against them. At each story the struggles "
    "T(error), C(ombat), A(rcane), I(nvestigation) are compared icon by icon, then skill: more skill places "
    "a token, and one more if nobody with skill stands against you."
)
BOARD = (
    "Hired Muscle 3 CCC: skill 3, three Combat icons. exh: exhausted. (2): cost. Bold cards in hand can be "
    "played now. Stories are called a, b, c, your domains d1, d2, d3. Domains show their resources by faction; "
    "a card needs one of its own faction on the domain that pays."
)


def page() -> Sequence[Text]:
    """How to play, in a page."""
    return guide.page(
        {"The aim": AIM, "The board": BOARD}, {"Answers": ANSWERS, "Questions": QUESTIONS, "Settings": SETTINGS}
    )
