"""Everything that can happen in Arkham Horror, one small class each."""

from silverkey.arkham.verbs import campaign, cards, enemies, harm, moments, scenario, skill_tests, tokens
from silverkey.cardgame.verbs import verbs_of

__all__ = ["VERBS", "campaign", "cards", "enemies", "harm", "moments", "scenario", "skill_tests", "tokens"]

VERBS = verbs_of("arkham")
