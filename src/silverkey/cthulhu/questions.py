"""What players of Call of Cthulhu are asked and what they may answer."""

from __future__ import annotations

from silverkey.cardgame import usual
from silverkey.cardgame.questions import A_CARD, A_PLAYER, NOTHING, Kind, Meaning, Word
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.vocabulary.matching import titles
from silverkey.cthulhu.words import CARD_TYPES, FACTIONS, ICON_LETTERS, ICON_NAMES, SHORT_NAMES


def _names_of_faction(place: int) -> tuple[str, ...]:
    faction = FACTIONS[place]
    return (faction, *(short for short, meant in SHORT_NAMES.items() if meant == faction))


A_STORY = Meaning("a story in play, as the viewer numbers it", card=True)
A_DOMAIN = Meaning("a domain of a player, counted from 0")
TOKENS_OF_0 = Meaning("a number of success tokens of player 0")
TOKENS_OF_1 = Meaning("a number of success tokens of player 1")
AN_ICON = Meaning(
    "an icon, 0 to 3: Terror, Combat, Arcane, Investigation",
    names=lambda place: (ICON_NAMES[place], ICON_LETTERS[place]),
)
A_SUBTYPE = Meaning(
    "a subtype, by its place among all subtypes in the alphabet", names=lambda place: (all_subtypes()[place],)
)
A_FACTION = Meaning("a faction, by its place in `cthulhu.words.FACTIONS`", names=_names_of_faction)
A_TITLE = Meaning("a title, by its place among all titles in the alphabet", names=lambda place: (titles()[place],))


A_TYPE = Meaning(
    "a card type, by its place in `cthulhu.words.CARD_TYPES`", names=lambda place: (CARD_TYPES[place].capitalize(),)
)


class OptionWord(Word):
    """The words of options, each with what its ``card``, ``number`` and ``other`` stand for; -1 is nothing."""

    PASS, DONE, YES, NO, PLAY, TRIGGER, CARD, PLAYER, NUMBER = usual.ANSWERS
    DORMANT = "dormant", A_CARD
    COMMIT = "commit", A_CARD, A_STORY
    RESOURCE = "resource", A_CARD, A_DOMAIN
    STORY = "story", A_STORY
    TOKEN = "token", A_STORY, A_PLAYER
    TOKENS = "tokens", A_STORY, TOKENS_OF_0, TOKENS_OF_1
    DOMAIN = "domain", A_PLAYER, A_DOMAIN
    ICON = "icon", NOTHING, AN_ICON
    SUBTYPE = "subtype", NOTHING, A_SUBTYPE
    FACTION = "faction", NOTHING, A_FACTION
    TITLE = "title", NOTHING, A_TITLE
    TYPE = "type", NOTHING, A_TYPE


class DecisionKind(Kind):
    """The kinds of decision, each with its question."""

    ORDER, ORDER_EFFECTS, CHOOSE, CHOOSE_HOST, CHOOSE_TO_EXHAUST, CHOOSE_TO_READY = usual.CHOOSING
    PICK, ONE_OF, MAY, CANCEL, ARRANGE, X = usual.DECIDING
    ACTION = "action", "Take an action"
    DISRUPT = "disrupt", "Disrupt?"
    RESPOND = usual.RESPOND
    MULLIGAN = "mulligan", "Take a new setup hand?"
    SETUP_RESOURCE = "setup resource", "Attach a card to this domain as its first resource"
    RESOURCE = "resource", "Attach a card to a domain as a resource?"
    COMMIT_CHARACTERS = "commit characters", "Commit characters to stories"
    DEFEND = "defend", "Commit characters to oppose them"
    RESOLVE_STORY = "resolve story", "Which story resolves next?"
    TURN_ICON = "turn icon", "Change which of its icons?"
    DRAIN = "drain", "Drain which domain?"
    MOVE_TO_STORY = "move to story", "Move it to another story?"
    CHOOSE_TO_WOUND = "choose to wound", "Choose who is wounded"
    CHOOSE_TO_INSANE = "choose to insane", "Choose who goes insane"
    CHOOSE_TO_INSANE_REGARDLESS = "choose to insane regardless", "Choose who goes insane"
    CHOOSE_TO_CONTROL = "choose to control", "Choose whom to take control of"
    CHOOSE_TO_ENTER = "choose to enter", "Choose what is put into play"
    CHOOSE_TO_ENTER_HERE = "choose to enter here", "Choose what is put into play under your control"
    CHOOSE_TO_RETURN = "choose to return", "Choose what returns to hand"
    CHOOSE_TO_TAKE = "choose to take", "Choose what goes into your hand"
    CHOOSE_TO_SHUFFLE_IN = "choose to shuffle in", "Choose what is shuffled into its owner's deck"
    CHOOSE_TO_DESTROY = "choose to destroy", "Choose what is destroyed"
    CHOOSE_TO_RESTORE = "choose to restore", "Choose who is restored"
    CHOOSE_TO_BECOME_RESOURCE = "choose to become resource", "Choose what becomes a resource"
    CHOOSE_TO_DISCARD_RESOURCE = "choose to discard resource", "Choose which resource is discarded"
    CHOOSE_TO_MOVE_WOUND = "choose to move wound", "Choose who gets the wound"
    CHOOSE_TO_PLACE_WOUNDS = "choose to place wounds", "Choose who gets the wounds"
    CHOOSE_TO_COMMIT = "choose to commit", "Choose who is committed"
    CHOOSE_TO_UNCOMMIT = "choose to uncommit", "Choose who leaves the story"
    CHOOSE_TO_ATTACH = "choose to attach", "Choose what is attached"
    CHOOSE_TO_REMOVE = "choose to remove", "Choose what is removed from the game"
    CHOOSE_TO_BOTTOM = "choose to bottom", "Choose what goes on the bottom of its owner's deck"
    CHOOSE_TO_TOP = "choose to top", "Choose what goes on top of its owner's deck"
    PICK_STORY = "pick story", "Pick a story"
    ASSIGN_WOUND = "assign wound", "Whom does the next wound go to?"
    DISCARD = "discard", "Discard a card"
    SACRIFICE = "sacrifice", "Sacrifice a card"
    SACRIFICE_RESOURCE = "sacrifice resource", "Sacrifice a resource"
    DESTROY_RESOURCE = "destroy resource", "Destroy a resource"
    DISCARD_RESOURCE = "discard resource", "Discard a resource"
    EXHAUST = "exhaust", "Exhaust a card"
    TOP = "top", "Put a card on top of its owner's deck"
    INSANE = "insane", "Drive a character insane"
    REMOVE_WOUND = "remove wound", "Remove a wound from whom?"
    RETURN = "return", "Return a card to its owner's hand"
    WOUND = "wound", "Wound a character"
    DESTROY_RESOURCES = "destroy resources", "Which resources are destroyed?"
    STAY_EXHAUSTED = "stay exhausted", "Which cards stay exhausted?"
    STAY_COMMITTED = "stay committed", "Who stays committed?"
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
    REDISTRIBUTE = "redistribute", "On which story does the next token lie?"
    REDISTRIBUTE_OPPONENTS = "redistribute opponent's", "On which story does your opponent's next token lie?"
    REARRANGE = "rearrange", "Which story lies in the next place, from the left?"
    SPREAD = "spread", "Which resource goes to which domain next?"
    HOW_MANY_TOKENS = "how many tokens", "How many success tokens are moved?"
    HOW_MANY_CARDS = "how many cards", "How many cards are revealed?"
    NAME_A_CARD = "name a card", "Name a card"
    CHOOSE_TYPE = "choose type", "Which card type?"
    CHOOSE_FACTION = "choose faction", "Which faction?"
    TRIGGER_WHICH = "trigger which", "Trigger which Action?"
    CHOOSE_PLAYER = usual.CHOOSE_PLAYER
    CHOOSE_DOMAIN = "choose domain", "Which domain?"
    TO_BOTTOM = "to bottom", "Which card goes to the bottom?"
    ARRANGE_BOTTOM = "arrange bottom", "Which card goes to the bottom next?"
    SIFT = "sift", "Discard which of them?"
    PLAY_DORMANT = "play dormant", "Play the Dormant card? (no: it is discarded)"
    REPEAT_LOOP = "repeat loop", "You can go on like this for ever. How often do you repeat it?"
    RESILIENT = "resilient", "Put it on top of its owner's deck instead (Resilient)?"
    EXCHANGE = "exchange", "Exchange which cards of your hand?"
    REMOVE_TOKENS = "remove tokens", "Which tokens are discarded?"
    MOVE_TOKEN = "move token", "Which token is moved?"
    MOVE_TOKEN_TO = "move token to", "To which side of which story is it moved?"
    ALLEGIANCE = "allegiance", "You cannot have both Heroic and Villainous characters. Discard which?"
    PAY_BY_TOKENS = "pay by tokens", "Discard success tokens from which story?"
    PAY_BY_EXHAUST = "pay by exhaust", "Exhaust which card to pay?"
    PAY_BY_SACRIFICE = "pay by sacrifice", "Sacrifice which card to pay?"
    PAY_BY_SACRIFICE_RESOURCE = "pay by sacrifice resource", "Sacrifice which resource to pay?"
    PAY_BY_DISCARD_RESOURCE = "pay by discard resource", "Discard which resource to pay?"
    PAY_BY_DISCARD = "pay by discard", "Discard which card to pay?"
    PAY_BY_RETURN = "pay by return", "Return which card to your hand to pay?"
    BOTTOM = "bottom", "Put which card on the bottom of its owner's deck?"
    PAY_BY_BOTTOM = "pay by bottom", "Put which card on the bottom of your deck to pay?"
    PAY_BY_INSANE = "pay by insane", "Drive which character insane to pay?"
    PAY_BY_READY = "pay by ready", "Ready which card to pay?"
    PAY_BY_REMOVE_WOUND = "pay by remove wound", "Remove a wound from whom to pay?"
    PAY_BY_WOUND = "pay by wound", "Wound which character to pay?"
    PAY_BY_EXHAUST_ANY = "pay by exhaust any", "Exhaust which cards to pay? (done: no more)"
    PAY_BY_DISCARD_FROM_HAND = "pay by discard from hand", "Discard which card of your hand to pay?"
