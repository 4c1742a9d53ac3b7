"""What players are asked and what they may answer: the kinds of decision, the words of options, and what these carry.

Both are strings, so that saved games and case files have plain words; a view has the members themselves.
"""

from __future__ import annotations

from enum import StrEnum


class Meaning(StrEnum):
    """What a number of an option stands for."""

    NOTHING = "nothing"
    CARD = "a card, as the viewer numbers it"
    STORY = "a story in play, as the viewer numbers it"
    PLAYER = "a player, 0 or 1"
    DOMAIN = "a domain of a player, counted from 0"
    ABILITY = "which ability of the card; -1 where it is simply played"
    EVENT = "what it answers, counted from 0 within the question; `answers` describes it"
    INNER = "the engine's own, not shown"
    COUNT = "a number as it is"
    TOKENS_OF_0 = "a number of success tokens of player 0"
    TOKENS_OF_1 = "a number of success tokens of player 1"
    ICON = "an icon, 0 to 3: Terror, Combat, Arcane, Investigation"
    SUBTYPE = "a subtype, by its place among all subtypes in the alphabet"
    FACTION = "a faction, by its place in `cthulhu.words.FACTIONS`"
    TITLE = "a title, by its place among all titles in the alphabet"


class OptionWord(StrEnum):
    """The words of options, each with what its ``card``, ``number`` and ``other`` stand for; -1 is nothing."""

    card: Meaning
    number: Meaning
    other: Meaning

    def __new__(
        cls,
        word: str,
        card: Meaning = Meaning.NOTHING,
        number: Meaning = Meaning.NOTHING,
        other: Meaning = Meaning.NOTHING,
    ) -> OptionWord:
        self = str.__new__(cls, word)
        self._value_ = word
        self.card, self.number, self.other = card, number, other
        return self

    PASS = "pass"
    DONE = "done"
    YES = "yes"
    NO = "no"
    PLAY = "play", Meaning.CARD, Meaning.ABILITY, Meaning.EVENT
    TRIGGER = "trigger", Meaning.CARD, Meaning.ABILITY, Meaning.EVENT
    DORMANT = "dormant", Meaning.CARD
    CARD = "card", Meaning.CARD, Meaning.INNER
    COMMIT = "commit", Meaning.CARD, Meaning.STORY
    RESOURCE = "resource", Meaning.CARD, Meaning.DOMAIN
    STORY = "story", Meaning.STORY
    TOKEN = "token", Meaning.STORY, Meaning.PLAYER
    TOKENS = "tokens", Meaning.STORY, Meaning.TOKENS_OF_0, Meaning.TOKENS_OF_1
    DOMAIN = "domain", Meaning.PLAYER, Meaning.DOMAIN
    PLAYER = "player", Meaning.NOTHING, Meaning.PLAYER
    NUMBER = "number", Meaning.NOTHING, Meaning.COUNT
    ICON = "icon", Meaning.NOTHING, Meaning.ICON
    SUBTYPE = "subtype", Meaning.NOTHING, Meaning.SUBTYPE
    FACTION = "faction", Meaning.NOTHING, Meaning.FACTION
    TITLE = "title", Meaning.NOTHING, Meaning.TITLE

    @property
    def declines(self) -> bool:
        """Whether it lets things be."""
        return self in (OptionWord.PASS, OptionWord.DONE, OptionWord.NO)

    @property
    def names_card(self) -> bool:
        """Whether ``card`` is a card or story; in others it is a player, or nothing."""
        return self.card in (Meaning.CARD, Meaning.STORY)


class DecisionKind(StrEnum):
    """The kinds of decision, each with its question."""

    question: str

    def __new__(cls, kind: str, question: str = "") -> DecisionKind:
        self = str.__new__(cls, kind)
        self._value_ = kind
        self.question = question
        return self

    ACTION = "action", "Take an action"
    DISRUPT = "disrupt", "Disrupt?"
    RESPOND = "respond", "Respond?"
    MULLIGAN = "mulligan", "Take a new setup hand?"
    SETUP_RESOURCE = "setup resource", "Attach a card to this domain as its first resource"
    RESOURCE = "resource", "Attach a card to a domain as a resource?"
    COMMIT_CHARACTERS = "commit characters", "Commit characters to stories"
    DEFEND = "defend", "Commit characters to oppose them"
    RESOLVE_STORY = "resolve story", "Which story resolves next?"
    DRAIN = "drain", "Drain which domain?"
    MAY_DRAIN = "may drain", "Drain a domain to keep the event?"
    X = "x", "What is X?"
    ORDER = "order", "In which order? (done: as listed)"
    ORDER_EFFECTS = "order effects", "Which effect comes first?"
    CHOOSE = "choose", "Choose"
    MOVE_TO_STORY = "move to story", "Move it to another story?"
    CHOOSE_HOST = "choose host", "Attach to which card?"
    CHOOSE_TO_WOUND = "choose to wound", "Choose who is wounded"
    CHOOSE_TO_INSANE = "choose to insane", "Choose who goes insane"
    CHOOSE_TO_INSANE_REGARDLESS = "choose to insane regardless", "Choose who goes insane"
    CHOOSE_TO_CONTROL = "choose to control", "Choose whom to take control of"
    CHOOSE_TO_ENTER = "choose to enter", "Choose what is put into play"
    CHOOSE_TO_ENTER_HERE = "choose to enter here", "Choose what is put into play under your control"
    CHOOSE_TO_RETURN = "choose to return", "Choose what returns to hand"
    CHOOSE_TO_DESTROY = "choose to destroy", "Choose what is destroyed"
    CHOOSE_TO_EXHAUST = "choose to exhaust", "Choose what is exhausted"
    CHOOSE_TO_READY = "choose to ready", "Choose what is readied"
    CHOOSE_TO_RESTORE = "choose to restore", "Choose who is restored"
    CHOOSE_TO_BECOME_RESOURCE = "choose to become resource", "Choose what becomes a resource"
    CHOOSE_TO_MOVE_WOUND = "choose to move wound", "Choose who gets the wound"
    CHOOSE_TO_UNCOMMIT = "choose to uncommit", "Choose who leaves the story"
    PICK = "pick", "Pick a card"
    PICK_STORY = "pick story", "Pick a story"
    ASSIGN_WOUND = "assign wound", "Whom does the next wound go to?"
    ONE_OF = "one of", "Which of these, in the order of the text?"
    DISCARD = "discard", "Discard a card"
    SACRIFICE = "sacrifice", "Sacrifice a card"
    SACRIFICE_RESOURCE = "sacrifice resource", "Sacrifice a resource"
    DESTROY_RESOURCES = "destroy resources", "Which resources are destroyed? The others cost 2 cards of your deck each"
    STAY_EXHAUSTED = "stay exhausted", "Which cards stay exhausted?"
    RESTORE = "restore", "Restore which insane character?"
    READY = "ready", "Ready one of your characters there?"
    INSANE_BY_STRUGGLE = "insane by struggle", "Which of your characters goes insane?"
    WOUND_BY_STRUGGLE = "wound by struggle", "Which of your characters is wounded?"
    PLACE_TOKEN = "place token", "Place a success token?"
    EXECUTE_STORY = "execute story", "Execute the story's effect?"
    WIN_FIRST = "win first", "Which story is won first?"
    CHOOSE_STRUGGLE = "choose struggle", "Which struggle?"
    RANDOM_RESOURCE = "random resource", "Which domain does a resource at random go to?"
    CHOOSE_SUBTYPE = "choose subtype", "Which subtype?"
    DRAW_FEWER = "draw fewer", "How many of these cards do you not draw?"
    CHOOSE_ICON = "choose icon", "Which kind of icon?"
    MAY = "may", "Do that?"
    REDISTRIBUTE = "redistribute", "On which story does the next token lie?"
    REDISTRIBUTE_OPPONENTS = "redistribute opponent's", "On which story does your opponent's next token lie?"
    NAME_A_CARD = "name a card", "Name a card"
    CHOOSE_FACTION = "choose faction", "Which faction?"
    TRIGGER_WHICH = "trigger which", "Trigger which Action?"
    CHOOSE_PLAYER = "choose player", "Which player?"
    CHOOSE_DOMAIN = "choose domain", "Which domain?"
    TO_BOTTOM = "to bottom", "Which card goes to the bottom?"
    ARRANGE = "arrange", "Put back, top card first"
    ARRANGE_BOTTOM = "arrange bottom", "Which card goes to the bottom next?"
    SIFT = "sift", "Discard which of them?"
    CANCEL = "cancel", "Cancel the effect at its price?"
    PLAY_DORMANT = "play dormant", "Play the Dormant card? (no: it is discarded)"
    REPEAT_LOOP = "repeat loop", "You can go on like this for ever. How often do you repeat it?"
    RESILIENT = "resilient", "Put it on top of its owner's deck instead (Resilient)?"
    EXCHANGE = "exchange", "Exchange which cards of your hand?"
    REMOVE_TOKENS = "remove tokens", "Which tokens are discarded?"
    MOVE_TOKEN = "move token", "Which token changes sides?"
    ALLEGIANCE = "allegiance", "You cannot have both Heroic and Villainous characters. Discard which?"
    PAY_BY_TOKENS = "pay by tokens", "Discard success tokens from which story?"
    PAY_BY_EXHAUST = "pay by exhaust", "Exhaust which card to pay?"
    PAY_BY_SACRIFICE = "pay by sacrifice", "Sacrifice which card to pay?"
    PAY_BY_SACRIFICE_RESOURCE = "pay by sacrifice resource", "Sacrifice which resource to pay?"
    PAY_BY_DISCARD_RESOURCE = "pay by discard resource", "Discard which resource to pay?"
    PAY_BY_RETURN = "pay by return", "Return which card to your hand to pay?"
    PAY_BY_EXHAUST_ANY = "pay by exhaust any", "Exhaust which cards to pay? (done: no more)"
    PAY_BY_DISCARD_FROM_HAND = "pay by discard from hand", "Discard which card of your hand to pay?"


OPTION_WORDS: tuple[str, ...] = tuple(OptionWord)
KINDS: tuple[str, ...] = tuple(DecisionKind)
"""Every word and every kind that there is, to look up what a file says: an enumeration refuses to be asked."""
