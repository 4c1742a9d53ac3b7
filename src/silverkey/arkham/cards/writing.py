"""The whole vocabulary: ``from silverkey.arkham.cards.writing import *`` is what a card file needs."""

from silverkey.arkham.cards.making import card_set as card_set
from silverkey.arkham.vocabulary.abilities import *
from silverkey.arkham.vocabulary.amounts import *
from silverkey.arkham.vocabulary.basics import *
from silverkey.arkham.vocabulary.belongings import *
from silverkey.arkham.vocabulary.blanking import *
from silverkey.arkham.vocabulary.cards import *
from silverkey.arkham.vocabulary.chaos import *
from silverkey.arkham.vocabulary.conditions import *
from silverkey.arkham.vocabulary.constants import *
from silverkey.arkham.vocabulary.costs import *
from silverkey.arkham.vocabulary.deeds import *
from silverkey.arkham.vocabulary.entering import *
from silverkey.arkham.vocabulary.escaping import *
from silverkey.arkham.vocabulary.hazards import *
from silverkey.arkham.vocabulary.looking import *
from silverkey.arkham.vocabulary.modifiers import *
from silverkey.arkham.vocabulary.passages import *
from silverkey.arkham.vocabulary.picking import *
from silverkey.arkham.vocabulary.piles import *
from silverkey.arkham.vocabulary.players import *
from silverkey.arkham.vocabulary.reckoning import *
from silverkey.arkham.vocabulary.records import *
from silverkey.arkham.vocabulary.references import *
from silverkey.arkham.vocabulary.scenery import *
from silverkey.arkham.vocabulary.searching import *
from silverkey.arkham.vocabulary.sides import *
from silverkey.arkham.vocabulary.tampering import *
from silverkey.arkham.vocabulary.tests import *
from silverkey.arkham.vocabulary.trading import *
from silverkey.arkham.vocabulary.triggers import last_clue_of as last_clue_of
from silverkey.arkham.vocabulary.triggers import leaves_play as leaves_play
from silverkey.arkham.vocabulary.triggers import on as on
from silverkey.arkham.vocabulary.turns import *
from silverkey.arkham.words import *
from silverkey.cardgame.words.abilities import Limit as Limit
from silverkey.cardgame.words.amounts import Count as Count
from silverkey.cardgame.words.cancelling import CancelEvent as CancelEvent
from silverkey.cardgame.words.cancelling import Instead as Instead
from silverkey.cardgame.words.choices import Choose as Choose
from silverkey.cardgame.words.choices import choose as choose
from silverkey.cardgame.words.conditions import AtLeast as AtLeast
from silverkey.cardgame.words.conditions import AtMost as AtMost
from silverkey.cardgame.words.conditions import IsA as IsA
from silverkey.cardgame.words.flow import *
from silverkey.cardgame.words.lasting import Lasts as Lasts
from silverkey.cardgame.words.limits import Cannot as Cannot
from silverkey.cardgame.words.players import YOURSELF as YOURSELF
from silverkey.cardgame.words.references import THIS as THIS
from silverkey.cardgame.words.references import Both as Both
from silverkey.cardgame.words.references import Every as Every
