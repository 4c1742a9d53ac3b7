"""What is on offer between two scenarios: cards with their prices, investigators with what they can do."""

from __future__ import annotations

from rich.text import Text

from silverkey.arkham.campaignview import MemberView
from silverkey.arkham.decks.buying import at_place, cost_of
from silverkey.arkham.decks.experience import upgrade_price
from silverkey.arkham.printed.facts import PrintedCard
from silverkey.arkham.questions import OptionWord
from silverkey.arkham.view import GameView, OptionView
from silverkey.arkham.words import SKILL_LETTERS, SKILLS
from silverkey.terminal.arkham.deckface import COLOURS

OFFERS = (
    OptionWord.UPGRADE,
    OptionWord.BUY,
    OptionWord.REMOVE,
    OptionWord.INVESTIGATOR,
    OptionWord.JOIN,
    OptionWord.LEAVE,
    OptionWord.LEAD,
    OptionWord.INCLUDE,
    OptionWord.LEAVE_OUT,
)
"""Words of answers that are about cards of the catalogue."""


def card_of(option: OptionView) -> PrintedCard | None:
    """The card of the catalogue that an answer is about, if it is about one."""
    return at_place(option.number) if option.word in OFFERS else None


def rank(option: OptionView) -> tuple[object, ...]:
    """Higher versions first, then what is new, the dearest first; all else as it comes."""
    card = card_of(option)
    if card is None or option.word not in (OptionWord.UPGRADE, OptionWord.BUY):
        return ()
    return option.word != OptionWord.UPGRADE, -(card.level or 0), card.classes, card.title


def text_of(seen: GameView, option: OptionView, card: PrintedCard) -> Text:
    """How an offer reads."""
    match option.word:
        case OptionWord.UPGRADE:
            old = at_place(option.other)
            return _priced(upgrade_price(old, card), _card(card).append(f" for level {old.level}", "dim"))
        case OptionWord.BUY:
            return _priced(cost_of(card, _member(seen).room), _card(card))
        case OptionWord.REMOVE:
            return _card(card).append(_copies(seen, card), "dim")
        case OptionWord.INVESTIGATOR:
            return _investigator(card)
        case _:
            return Text(option.text)


def _card(card: PrintedCard) -> Text:
    return Text.styled(card.levelled, COLOURS.get(card.classes[0], ""))


def _priced(price: int, text: Text) -> Text:
    return Text.styled(f"{price}xp ", "bold").append_text(text)


def _copies(seen: GameView, card: PrintedCard) -> str:
    copies = next((lot.copies for lot in _member(seen).cards if lot.code == card.code), 1)
    return f" ×{copies}" if copies > 1 else ""


def _member(seen: GameView) -> MemberView:
    """The investigator who is asked, as the campaign knows him."""
    assert seen.campaign is not None
    return seen.campaign.members[seen.viewer]


def _investigator(card: PrintedCard) -> Text:
    """An investigator with his skills, his health and his sanity."""
    skills = " ".join(f"{SKILL_LETTERS[skill]}{getattr(card, skill)}" for skill in SKILLS)
    text = Text.styled(card.title, COLOURS.get(card.classes[0], ""))
    return text.append(f"  {skills}  health {card.health} sanity {card.sanity}", "dim")
