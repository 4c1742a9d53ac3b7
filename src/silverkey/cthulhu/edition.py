"""The editions of Call of Cthulhu: the points on which its documents differ."""

from __future__ import annotations

from dataclasses import dataclass

from silverkey.cardgame import edition
from silverkey.cardgame.edition import Editions, switch


@dataclass(frozen=True, slots=True)
class Edition(edition.Edition):
    """One way of playing. The defaults are those of the newest document."""

    active_responds_first: bool = switch(
        True,
        "the active player has the first opportunity to respond",
        "the player left of the initiator has the first opportunity to respond",
        "coc-latest/timing/responses.a",
        "coc-latest/timing/step6",
    )
    active_orders_effects: bool = switch(
        True,
        "the active player orders all effects that come at once",
        "each player orders the effects of his own cards, the active player's first",
        "coc-latest/1.7.a",
        "coc-1.4/rules/simultaneous.a",
    )
    committed_changes_sides: bool = switch(
        True,
        "a committed character whose control changes stays committed, on its new side",
        "a committed character whose control changes leaves its story",
        "coc-latest/1.13.f",
        "coc-1.4/rules/gaining-control.f",
    )
    taken_attachment_stays: bool = switch(
        True,
        "an attachment that is taken over stays on its host",
        "an attachment that is taken over is at once attached anew, like one that is played",
        "coc-latest/1.13.b",
        "coc-1.4/rules/gaining-control.b",
    )
    taken_attachment_anywhere: bool = switch(
        True,
        "an attachment that is taken over may be on anybody's card",
        "an attachment can be taken over only on to a card of one's own",
        "coc-latest/1.13.b",
        "coc-2.0/rules/gaining-control.b",
    )
    attachment_checked_always: bool = switch(
        False,
        "an attachment is discarded as soon as its host no longer fits",
        "an attachment asks what its host is only as it enters play",
        "coc-2.0/rules/attached-cards.c",
        "coc-latest/2.33.c",
    )
    host_gone_destroys: bool = switch(
        True,
        "attachments of a card that left play are destroyed",
        "attachments of a card that left play are discarded",
        "coc-latest/1.12.c",
        "coc-1.4/rules/card-states.c",
    )
    new_type_sheds: bool = switch(
        False,
        "a card that changes its type loses its attachments",
        "a card that changes its type keeps its attachments",
        "coc-1.4/rules/attached-cards.c",
        "coc-2.0/rules/attached-cards.d",
    )
    attached_text_lasts: bool = switch(
        True,
        "the text that an effect gives a card it attaches is a lasting effect, and no part of a text box",
        "the text that an effect gives a card it attaches can be blanked like any other",
        "coc-latest/1.15.d",
        "coc-1.4/rules/attached-cards.b",
    )
    stories_need_attackers: bool = switch(
        True,
        "a story resolves only if the active player still has a character there",
        "a story that was attacked resolves even if no attacker is left",
        "coc-latest/3.1.c",
        "coc-2.0/rules/committing.b",
    )
    cannot_means_no_choice: bool = switch(
        True,
        "what cannot suffer an effect cannot be chosen for it",
        "what cannot suffer an effect may be chosen for it in vain",
        "coc-latest/2.2.b",
        "coc-latest/2.37.b",
    )
    killed_cards_answer: bool = switch(
        False,
        "a card may answer the wound that destroys it",
        "a card that was destroyed answers only what speaks of leaving play",
        "coc-2.0/timing/leaving-play.a",
        "coc-latest/faq/bokrug-final-wound",
    )
    uncommit_after_story: bool = switch(
        False,
        "characters uncommit as soon as their story has resolved",
        "characters uncommit at the end of the story phase",
        "coc-1.4/rules/ready-exhausted.d",
        "coc-latest/2.10.i",
    )
    facedown_unknown: bool = switch(
        True,
        "a facedown card has no printed cost or skill that could be compared",
        "a facedown card counts as cost 0 and skill 0 wherever they are asked for",
        "coc-latest/2.26.c",
    )
    forced_wait: bool = switch(
        True,
        "Forced Responses wait until the whole effect that they answer has resolved",
        "Forced Responses come as soon as there is occasion, in the middle of an effect too",
        "coc-latest/timing/forced.a",
        "coc-1.4/timing/forced.a",
    )
    disrupts_after_struggles: bool = switch(
        True,
        "a Disrupt after a struggle was won comes when its result is there",
        "every Disrupt comes before what it answers, one after a struggle before its result",
        "coc-latest/timing/disrupts.after-struggle",
        "coc-1.4/timing/disrupts.a",
    )
    boosters_add_up: bool = switch(
        True,
        "each icon booster adds a struggle of its kind",
        "a story with boosters of a kind has two struggles of that kind",
        "coc-latest/2.27.a",
        "coc-2.0/rules/icon-boosters.a",
    )
    forced_is_nobodys: bool = switch(
        True,
        "a Forced Response is triggered by its card and not by a player",
        "a Forced Response is triggered by the player whose card it is",
        "coc-latest/faq/red-tape-forced-response",
        "coc-1.4/rules/forced-responses.a",
    )
    stories_need_choices: bool = switch(
        True,
        "a story's effect can be executed only if every choice it asks for can be made",
        "a story's effect does what it can, for whom it can",
        "coc-latest/1.9.b",
        "coc-1.4/rules/story-totals.ex1",
    )
    collectible_legal: bool = switch(
        False,
        "cards of the collectible game are legal, so their subtypes can be named",
        "cards of the collectible game are not legal, and subtypes that only they have cannot be named",
        "coc-2.0/rules/adding-subtypes.a",
        "coc-latest/1.14.a",
    )
    costs_change_something: bool = switch(
        True,
        "a cost that changes nothing is not paid",
        "paying nothing is paying",
        "coc-latest/2.13.c",
    )
    printed_cost_binds: bool = switch(
        True,
        "a card that is put into play for its printed cost must meet Loyal and Steadfast",
        "a card that is put into play for its printed cost asks for nothing besides",
        "coc-latest/2.24.b",
        "coc-1.4/rules/put-into-play.a",
    )
    cancelled_in_hand_discarded: bool = switch(
        False,
        "a card in hand whose own ability is cancelled is discarded",
        "a card in hand whose own ability is cancelled stays there",
        "coc-1.4/faq/dreamlands-fanatic-power-drain",
        "coc-latest/faq/dreamlands-fanatic-power-drain",
    )


LATEST = Edition("latest")
FAQ_4_1 = Edition("4.1")
FAQ_1_4 = Edition(
    "1.4",
    cancelled_in_hand_discarded=True,
    active_orders_effects=False,
    committed_changes_sides=False,
    taken_attachment_stays=False,
    host_gone_destroys=False,
    new_type_sheds=True,
    attached_text_lasts=False,
    cannot_means_no_choice=False,
    uncommit_after_story=True,
    facedown_unknown=False,
    forced_wait=False,
    disrupts_after_struggles=False,
    forced_is_nobodys=False,
    stories_need_choices=False,
    costs_change_something=False,
    printed_cost_binds=False,
)
RULES_2_0 = Edition(
    "2.0",
    cancelled_in_hand_discarded=True,
    active_orders_effects=False,
    committed_changes_sides=False,
    taken_attachment_stays=False,
    taken_attachment_anywhere=False,
    attachment_checked_always=True,
    host_gone_destroys=False,
    new_type_sheds=True,
    attached_text_lasts=False,
    stories_need_attackers=False,
    cannot_means_no_choice=False,
    killed_cards_answer=True,
    facedown_unknown=False,
    forced_wait=False,
    disrupts_after_struggles=False,
    boosters_add_up=False,
    forced_is_nobodys=False,
    stories_need_choices=False,
    collectible_legal=True,
    costs_change_something=False,
    printed_cost_binds=False,
)
EDITIONS = Editions("cthulhu", RULES_2_0, FAQ_1_4, FAQ_4_1, LATEST)
