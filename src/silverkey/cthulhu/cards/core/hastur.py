"""Core Set: Hastur."""

from silverkey.cthulhu.cards.writing import *

core = card_set("core")

core.card("Hastur", action(pay(3), choose(characters()), goes_insane(CHOSEN)))

core.card("Victoria Glasser", forced(AFTER_ENTERING, choose(characters()), goes_insane(CHOSEN)))

core.card(
    "Yellow Muse", Static(Every(characters(committed=HERE, other=True)), (Keyword("Fast", 0),), (is_committed(),))
)

core.card("Demon Lover", action(EXHAUST, choose(characters()), until_end_of_phase(CHOSEN, Skill(-2))))

core.card(
    "Thing from the Stars",
    CostChange(None, -1, minimum=1, per_faction_but=HASTUR),
    action(EXHAUST, choose(characters(state="insane")), destroy(CHOSEN)),
)

core.card("Messenger from Beyond", action(EXHAUST, choose(characters()), until_end_of_phase(CHOSEN, loses("T"))))

core.card(
    "Performance Artist",
    disrupt(on("resolve", causes=TRIGGERED, source_types=(CHARACTER, SUPPORT)), SACRIFICE, CancelEvent()),
)

core.card("Byakhee Servant")

core.card("Predatory Byakhee", action(SACRIFICE, discard_top(EACH_OPPONENT, 3)))

core.card(
    "Bearer of the Yellow Sign",
    response(AFTER_ENTERING_FROM_HAND, Overpaid(), choose(characters()), goes_insane(CHOSEN)),
)

core.card("Ghost", Static(THIS, (Keyword("Invulnerability"),), (is_committed(),)))

core.card("Mad Artist")

core.card(
    "Victoria's Loft",
    Cannot(Every(characters(state="insane")), "restore", "be restored", when=(Phase(REFRESH, EACH_PLAYER),)),
)

core.card("Sedated", Cannot(HOST, "restore", "be restored"), attach=characters(state="insane"))

core.card("Byakhee Attack", action(YOUR_OPERATIONS, EachDoes(EACH_OPPONENT, (discard_cards(2),), if_able=True)))

core.card("Agoraphobia", action(choose(characters(icons=at_most(0, "T"))), return_to_hand(CHOSEN)))

core.card("Scotophobia", action(until_end_of_phase(Every(characters(controller=OPPONENT)), IconsOf(icon=TERROR))))

core.card("Despair", response(AFTER_WINNING_BY_TWO, choose(characters(lacking=attachments())), return_to_hand(CHOSEN)))

core.card("Blind Submission", action(choose(characters(skill=at_most(2))), Control(CHOSEN, until="phase")))

core.card("Power Drain", disrupt(ACTION_OR_RESPONSE_USED, CancelEvent()))
