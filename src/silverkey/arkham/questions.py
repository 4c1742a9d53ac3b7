"""What investigators are asked and what they may answer."""

from __future__ import annotations

from silverkey.arkham.decks.buying import at_place
from silverkey.arkham.words import SKILLS, TOKENS
from silverkey.cardgame import usual
from silverkey.cardgame.questions import A_CARD, NOTHING, Kind, Meaning, Word

TRAUMAS = ("physical", "mental")

A_LOCATION = Meaning("a location in play, as the viewer numbers it", card=True)
AN_ENEMY = Meaning("an enemy in play, as the viewer numbers it", card=True)
A_TRAUMA = Meaning("0 for physical trauma, 1 for mental", names=lambda place: (TRAUMAS[place],))
A_SKILL = Meaning("one of the four skills, counted from 0", names=lambda place: (SKILLS[place],))
A_TOKEN = Meaning("a chaos token, by its place in `TOKENS`", names=lambda place: (TOKENS[place],))
A_DECK = Meaning("whose deck it is, players counted from 0; -1 for the encounter deck")
A_RESULT = Meaning("one of the results of the test, counted from 0")
A_PRINTED_CARD = Meaning(
    "a card of the catalogue, by its place there", names=lambda place: (at_place(place).levelled, at_place(place).code)
)
A_PARTNER = Meaning("who plays, by the place among the players of the campaign")
SOME_DAMAGE = Meaning("how much damage it gets")
SOME_HORROR = Meaning("how much horror it gets")


class OptionWord(Word):
    """The words of options, each with what its ``card``, ``number``, ``other`` and ``parts`` stand for."""

    PASS, DONE, YES, NO, PLAY, TRIGGER, CARD, PLAYER, NUMBER = usual.ANSWERS
    INVESTIGATE = "investigate", A_LOCATION
    MOVE = "move", A_LOCATION
    DRAW = "draw"
    RESOURCE = "resource"
    FIGHT = "fight", AN_ENEMY
    EVADE = "evade", AN_ENEMY
    ENGAGE = "engage", AN_ENEMY
    END_TURN = "end turn"
    COMMIT = "commit", A_CARD
    RESULT = "result", NOTHING, A_RESULT
    LOCATION = "location", A_LOCATION
    ASSIGN = "assign", NOTHING, NOTHING, NOTHING, (A_CARD, SOME_DAMAGE, SOME_HORROR)
    SKILL = "skill", NOTHING, A_SKILL
    TRAUMA = "trauma", NOTHING, A_TRAUMA
    INVESTIGATOR = "investigator", NOTHING, A_PRINTED_CARD
    INCLUDE = "include", NOTHING, A_PRINTED_CARD
    LEAVE_OUT = "leave out", NOTHING, A_PRINTED_CARD
    UPGRADE = "upgrade", NOTHING, A_PRINTED_CARD, A_PRINTED_CARD
    BUY = "buy", NOTHING, A_PRINTED_CARD
    REMOVE = "remove", NOTHING, A_PRINTED_CARD, A_PRINTED_CARD
    JOIN = "join", NOTHING, A_PRINTED_CARD, A_PARTNER
    LEAVE = "leave", NOTHING, A_PRINTED_CARD
    LEAD = "lead", NOTHING, A_PRINTED_CARD
    TOKEN = "token", NOTHING, A_TOKEN
    DECK = "deck", NOTHING, A_DECK


class DecisionKind(Kind):
    """The kinds of decision, each with its question."""

    ORDER, ORDER_EFFECTS, CHOOSE, CHOOSE_HOST, CHOOSE_TO_EXHAUST, CHOOSE_TO_READY = usual.CHOOSING
    PICK, ONE_OF, MAY, CANCEL, ARRANGE, X = usual.DECIDING
    MULLIGAN = "mulligan", "Which cards do you put back? (done: no more)"
    WHOSE_TURN = "whose turn", "Whose turn is next?"
    ACTION = "action", "Your turn"
    WHICH_ACTION = "which action", "Whose additional action do you use?"
    WHICH_SKILL = "which skill", "Which skill do you use?"
    WINDOW = "window", "Use something now?"
    REACT = "react", "React?"
    COMMIT = "commit", "Commit which cards? (done: no more)"
    ORDER_RESULTS = "order results", "Which result comes first?"
    ORDER_ATTACKS = "order attacks", "Which enemy attacks first?"
    ORDER_ATTACKED = "order attacked", "Whom does it attack first?"
    ORDER_MOVES = "order moves", "Which enemy moves first?"
    ASSIGN = "assign", "How do you assign it?"
    MAKE_ROOM = "make room", "You have too few slots. Discard which asset?"
    HAND_SIZE = "hand size", "You hold too many cards. Discard which?"
    ENEMY_MOVES = "enemy moves", "Where does it move?"
    ENGAGES_WHOM = "engages whom", "Whom does it engage?"
    SPAWNS_WHERE = "spawns where", "Where does it spawn?"
    WHICH_TRAUMA = "which trauma", "Which trauma do you suffer?"
    WHICH_TOKEN = "which token", "Which chaos token is resolved?"
    GIVE = "give", "Give what? (done: nothing more)"
    WHICH_DECK = "which deck", "Which deck do you look at?"
    LEAD_INVESTIGATOR = "lead investigator", "Who leads from now on?"
    WHOSE_CLUE = "whose clue", "Who gives the next clue?"
    DISCARD = "discard", "Discard which card?"
    TARGET = "target", "Which one?"
    MOVE = "move", "Move where?"
    SEARCH = "search", "Which card do you take?"
    BETWEEN_EQUALS = "between equals", "Several fit equally well. Which one?"
    WHO_EARNS_IT = "who earns it", "Who earns it?"
    NEW_INVESTIGATOR = "new investigator", "Who takes the place of your investigator?"
    STORY_ASSET = "story asset", "Is it in your deck for the next scenario?"
    BUY_CARDS = "buy cards", "Buy cards for your deck? (done: no more)"
    WHAT_LEAVES = "what leaves", "Which card leaves your deck for it?"
    COMPANY = "company", "Does anybody join or leave? (done: nobody)"
    NEXT_LEAD = "next lead", "Who leads in the next scenario?"
    CHOOSE_PLAYER = "choose player", "Which investigator?"
    CHOOSE_TO_DAMAGE = "choose to damage", "Choose what is damaged"
    CHOOSE_TO_HORROR = "choose to horror", "Choose who takes horror"
    CHOOSE_TO_DEAL = "choose to deal", "Choose who takes it"
    CHOOSE_TO_HEAL_DAMAGE = "choose to heal damage", "Choose whose damage is healed"
    CHOOSE_TO_HEAL_HORROR = "choose to heal horror", "Choose whose horror is healed"
    CHOOSE_TO_DEFEAT = "choose to defeat", "Choose what is defeated"
    CHOOSE_TO_DISCARD = "choose to discard", "Choose what is discarded"
    CHOOSE_TO_DISCARD_FROM_HAND = "choose to discard from hand", "Choose what is discarded"
    CHOOSE_TO_REMOVE = "choose to remove", "Choose what is removed from the game"
    CHOOSE_TO_RETURN = "choose to return to hand", "Choose what returns to hand"
    CHOOSE_TO_SHUFFLE_IN = "choose to shuffle in", "Choose what is shuffled in"
    CHOOSE_TO_EVADE = "choose to evade", "Choose which enemy is evaded"
    CHOOSE_TO_ENGAGE = "choose to engage", "Choose which enemy is engaged"
    CHOOSE_TO_DISENGAGE = "choose to disengage", "Choose which enemy is disengaged"
    CHOOSE_TO_ATTACK = "choose to attack", "Choose which enemy attacks"
    CHOOSE_TO_MOVE_ENEMY = "choose to move enemy", "Choose which enemy moves"
    CHOOSE_TO_SPAWN = "choose to spawn", "Choose which enemy spawns"
    CHOOSE_TO_DISCOVER = "choose to discover", "Choose where a clue is discovered"
    CHOOSE_TO_PLACE_CLUES = "choose to place clues", "Choose where clues are placed"
    CHOOSE_TO_REMOVE_CLUES = "choose to remove clues", "Choose where clues are removed"
    CHOOSE_TO_PLACE_DOOM = "choose to place doom", "Choose where doom is placed"
    CHOOSE_TO_ADD_USES = "choose to add uses", "Choose what gets more uses"
    CHOOSE_TO_REVEAL_LOCATION = "choose to reveal location", "Choose what is revealed"
    CHOOSE_TO_ENTER = "choose to enter", "Choose what comes into play"
    CHOOSE_TO_TAKE_CONTROL = "choose to take control", "Choose what you take control of"
    CHOOSE_TO_ADD_TO_VICTORY = "choose to add to victory", "Choose what joins the victory display"
