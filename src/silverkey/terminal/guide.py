"""The help page."""

from __future__ import annotations

from rich.text import Text

ANSWERS = (
    ("3", "choice 3; or the beginning of its card's name"),
    ("2 5 done", "several in a row, where several may be picked"),
    ("1a 2b", "choice 1 to story (or domain) a, choice 2 to b; Enter when that is all"),
    ("Enter", "what the line above the prompt says, or nothing at all"),
    ("p, pp, pt", "pass; pass until the bot does something; pass until the turn ends"),
    ("u, uu", "take back your last answer; your whole last action"),
)
QUESTIONS = (
    ("c NAME", "the text of any card; c 3 for that of choice 3"),
    ("why NAME", "why a card cannot be played, used or committed now"),
    ("why", "the rulings behind what happened since your last answer"),
    ("log", "everything that has happened; log 20 for the last lines"),
    ("s, d, deck", "score; discard piles; what is left in your deck"),
    ("b", "draw the board again"),
)
SETTINGS = (
    ("auto", "when you are asked, and how to change it"),
    ("skip draw", "no more questions in a window; skip disrupts, skip their story, …"),
    ("never NAME", "no more questions because of one card, save in your own operations phase"),
    ("ask all", "ask about everything; ask usual: as in the beginning"),
    ("new", "give this game up for a new one"),
    ("q", "save and leave; the next game goes on from here"),
)


def page() -> list[Text]:
    """How to play, in a page."""
    lines = [
        Text("The aim", "bold"),
        Text(
            "Five success tokens win a story, three stories win the game, and whoever has no cards left in the deck "
            "loses. In your turn you draw two cards, attach one as a resource, play cards by draining a domain for "
            "each, and commit characters to stories; the bot may commit against them. At each story the struggles "
            "T(error), C(ombat), A(rcane), I(nvestigation) are compared icon by icon, then skill: more skill places "
            "a token, and one more if nobody with skill stands against you."
        ),
        Text("The board", "bold"),
        Text(
            "Hired Muscle 3 CCC: skill 3, three Combat icons. exh: exhausted. (2): cost. Bold cards in hand can be "
            "played now. Domains show their resources by faction; a card needs one of its own faction on the domain "
            "that pays."
        ),
    ]
    for heading, entries in (("Answers", ANSWERS), ("Questions", QUESTIONS), ("Settings", SETTINGS)):
        lines.append(Text(heading, "bold"))
        lines.extend(Text.styled(f"  {keys:<12}", "bright_green").append(text) for keys, text in entries)
    return lines
