"""Dreamlands: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "Twila Katherine Price, Lost in a Dream",
    Static(
        THIS,
        (
            GainAbility(
                action(EXHAUST_NAMED, pay(2), ExecuteStory(Committed("the story it is committed to"), as_if_won=False))
            ),
        ),
        when=(ItIs("Night"),),
    ),
)

dreamlands.card(
    "Obsessive Insomniac",
    action(PayBy(GiveUp(Cards(zone=DOMAIN, owner=YOU), by="discard resource")), ready(THIS)),
    action(EXHAUST_NAMED, DrawCards()),
)

dreamlands.card(
    "Horrid Dreams",
    action(
        discard_top(EACH_OPPONENT, 1),
        then(
            EachDoes(
                THAT_OPPONENT, (sacrifice_own(Cards(faction_of=Chosen("discarded")), targeted=True),), if_able=True
            )
        ),
    ),
)

dreamlands.card(
    "Dream Diary",
    Static(HOST, (Belongs("subtype", "Dreamer"),)),
    Cannot(HOST, "exhaust to commit", modal="does not", when=(IsA(HOST, characters(unique=True)),)),
    attach=characters(controller=YOU),
)

dreamlands.card(
    "Dreamlands Scholar",
    action(
        pay(1),
        PayBy(GiveUp(characters(subtypes=("Dreamer",)), by="exhaust")),
        look_at_top(3),
        Pick(SEEN),
        take(CHOSEN_CARD),
        Rest(),
    ),
)

dreamlands.card(
    "Night Class",
    action(
        ItIs("Day", so=False),
        Pick(Cards(type=CHARACTER, faction=MISKATONIC, icons=at_least(1, "A"), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN_CARD),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
    ),
)

dreamlands.card(
    "The Woman of His Dreams",
    response(on("ready", card=THIS, causes=("Arcane",)), choose(characters(non=("Ancient One",))), ready(CHOSEN)),
)

dreamlands.card(
    "Twila Katherine Price, Queen of Unknown-Kadath",
    response(
        on("succeed", player=YOU, card=ITS_STORY),
        EXHAUST_NAMED,
        Reveal(Hand(EACH_OPPONENT), secretly=True),
        Pick(Cards(among=Chosen("revealed"), zone=HAND)),
        Do("discard from hand", CHOSEN_CARD),
    ),
)

dreamlands.card(
    "Dreaming of the Past",
    disrupt(
        on("place token", player=OPPONENT, card=HOST_STORY, when=(WouldHaveTokens(5),)),
        PayBy(Do("bottom", THIS)),
        CancelEvent("cancel {success token}", 1),
    ),
    attach=stories(),
)

dreamlands.card(
    "Dreamlore Documents",
    action(
        EXHAUST_NAMED,
        NameA("subtype", but=("Dreamer", "Dreamlands")),
        Lasts(None, (CostChange(Cards(where=("of subtype",)), 2),)),
    ),
    attach=characters(controller=YOU),
)

dreamlands.card(
    "Randolph Carter, King of Ilek-Vad",
    Static(THIS, (Keyword("Toughness", per=Count(supports(subtypes=("Dreamlands",), controller=YOU))),)),
    disrupt(on("skill check", card=ITS_STORY), Limit(1, "phase", by_copy=True), pay(3), ResolveStruggle(SKILL)),
)

dreamlands.card(
    "Arcane Translation",
    disrupt(on("draw", player=YOU), DrawOtherwise(DISCARD), then(Do("bottom", THIS_EVENT))),
)
