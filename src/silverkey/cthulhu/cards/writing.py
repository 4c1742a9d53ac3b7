"""The whole vocabulary: ``from silverkey.cthulhu.cards.writing import *`` is what a card file needs.

Of a file in which this game has words of the same name as those that all games share, the shared ones are named singly.
"""

from silverkey.cardgame.words.abilities import Limit as Limit
from silverkey.cardgame.words.amounts import *
from silverkey.cardgame.words.cancelling import *
from silverkey.cardgame.words.changes import Delayed as Delayed
from silverkey.cardgame.words.choices import *
from silverkey.cardgame.words.conditions import *
from silverkey.cardgame.words.constants import *
from silverkey.cardgame.words.costs import *
from silverkey.cardgame.words.flow import *
from silverkey.cardgame.words.lasting import *
from silverkey.cardgame.words.limits import Cannot as Cannot
from silverkey.cardgame.words.limits import Immune as Immune
from silverkey.cardgame.words.players import *
from silverkey.cardgame.words.references import *
from silverkey.cthulhu.cards.making import card_set as card_set
from silverkey.cthulhu.vocabulary.abilities import *
from silverkey.cthulhu.vocabulary.borrowing import *
from silverkey.cthulhu.vocabulary.changes import *
from silverkey.cthulhu.vocabulary.choices import *
from silverkey.cthulhu.vocabulary.committing import *
from silverkey.cthulhu.vocabulary.conditions import *
from silverkey.cthulhu.vocabulary.constants import *
from silverkey.cthulhu.vocabulary.constants import CannotTrigger as CannotTrigger
from silverkey.cthulhu.vocabulary.costs import *
from silverkey.cthulhu.vocabulary.deeds import *
from silverkey.cthulhu.vocabulary.domains import *
from silverkey.cthulhu.vocabulary.dormancy import *
from silverkey.cthulhu.vocabulary.entering import *
from silverkey.cthulhu.vocabulary.filters import *
from silverkey.cthulhu.vocabulary.hands import *
from silverkey.cthulhu.vocabulary.icons import *
from silverkey.cthulhu.vocabulary.lasting import *
from silverkey.cthulhu.vocabulary.measures import *
from silverkey.cthulhu.vocabulary.memory import *
from silverkey.cthulhu.vocabulary.moments import HARM as HARM
from silverkey.cthulhu.vocabulary.moments import INTO_DISCARD as INTO_DISCARD
from silverkey.cthulhu.vocabulary.moments import LEAVING as LEAVING
from silverkey.cthulhu.vocabulary.moments import OUT_OF_PLAY as OUT_OF_PLAY
from silverkey.cthulhu.vocabulary.moments import STRUGGLE_MOMENTS as STRUGGLE_MOMENTS
from silverkey.cthulhu.vocabulary.piles import BelongsElsewhere as BelongsElsewhere
from silverkey.cthulhu.vocabulary.piles import DrawsMore as DrawsMore
from silverkey.cthulhu.vocabulary.piles import InsteadOfDiscard as InsteadOfDiscard
from silverkey.cthulhu.vocabulary.piles import LiesOpen as LiesOpen
from silverkey.cthulhu.vocabulary.playing import *
from silverkey.cthulhu.vocabulary.references import *
from silverkey.cthulhu.vocabulary.searching import *
from silverkey.cthulhu.vocabulary.story_changes import *
from silverkey.cthulhu.vocabulary.story_deck import *
from silverkey.cthulhu.vocabulary.tokens import *
from silverkey.cthulhu.vocabulary.triggers import *
from silverkey.cthulhu.words import *
