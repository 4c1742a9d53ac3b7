"""Core Set: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

core = card_set("core")

core.card(
    "Yog-Sothoth", CostChange(None, -1, minimum=1, per=Count(Cards(subtypes=("Spell",), zone=DISCARD, owner=YOU)))
)

core.card(
    "Servant from Out of Time", forced(AFTER_ENTERING, sacrifice_own(Cards(zone=DOMAIN, owner=YOU), if_able=True))
)

core.card("Son of Yeb", Static(THIS, (gains("C", per=Count(characters(subtypes=("Cultist",), controller=YOU))),)))

core.card("Living Mummy", forced(AFTER_DISCARDED_FROM_PLAY, wound(Every(characters()))))

core.card("Fishers from Outside", forced(AFTER_ENTERING, choose(characters(state="exhausted")), return_to_hand(CHOSEN)))

core.card("Cannibal Ghast", Cannot(THIS, "commit", "commit to stories", when=(Turn(),)))

core.card("Spell-bound Shoggoth", Static(Every(characters(other=True)), (Skill(-1),)))

core.card("Arcane Initiate")

core.card(
    "Guardian Elder Thing",
    Static(THIS, (GainAbility(action(pay(2), wound(Every(characters(committed=HERE))))),), (is_committed(),)),
)

core.card(
    "Hound of Tindalos",
    action(
        IsA(THIS, Cards(where=("attached",)), so=False), Pick(characters(other=True), to="attach"), Attach(THIS, CHOSEN)
    ),
    Static(HOST, (Skill(-4),)),
    action(IsA(THIS, Cards(where=("attached",))), pay(1), Do("unattach", THIS)),
)

core.card("Disciple of the Gate", Static(THIS, (skill_is(Count(characters(faction=YOG))),)))

core.card("Servant of Nodens")

core.card("Forbidden Shrine", Static(Every(characters(controller=YOU, committed=ANYWHERE)), (Skill(1),)))

core.card("Blackmoor Estate", action(EXHAUST, pay(X), ChoosePlayer(), discard_top(THAT_PLAYER, X)))

core.card(
    "Journey to the Other Side",
    action(
        look_at_top(5),
        Rest("top", noun="them"),
        when_(Overpaid(), Pick(SEEN, optional=True), take(CHOSEN_CARD)),
    ),
)

core.card(
    "Opening the Limbo Gate",
    action(
        YOUR_OPERATIONS,
        choose(discarded(type="character", owner=YOU), "mine"),
        choose(discarded(type="character", owner=OPPONENT), "theirs"),
        PutIntoPlay(Chosen("mine theirs", "those characters")),
    ),
)

core.card(
    "A Single Glimpse",
    action(
        YOUR_OPERATIONS,
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (sacrifice_own(characters()),), if_able=True),
    ),
)

core.card("Gathering at the Stones", action(YOUR_OPERATIONS, choose(discarded(owner=YOU)), take(CHOSEN_CARD)))

core.card(
    "Unspeakable Resurrection",
    action(choose(discarded(type="character", owner=YOU, cost=at_most(X))), PutIntoPlay(CHOSEN)),
)

core.card("Dampen Light", action(Lasts(None, (CostChange(Cards(), 1),))))
