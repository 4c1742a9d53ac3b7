"""Arkham Edition."""

from silverkey.cthulhu.cards.writing import *

arkham_edition = card_set("arkham-edition")

_HASTUR_AMONG_THEM = Cards(among=Chosen("revealed"), faction=HASTUR, zone=DISCARD)
_LESSER_ONES_THERE = Every(characters(non=("Ancient One",), committed=AT_CHOSEN))

arkham_edition.card("Hired Muscle")

arkham_edition.card("Shakedown!", action(Phase(STORY_PHASE, EACH_PLAYER), Drain(Domains(EACH_OPPONENT))))

arkham_edition.card(
    "Dockside Speakeasy",
    action(EXHAUST, choose(Cards(zone=DOMAIN, owner=YOU)), AsResources(THAT_RESOURCE, Domains(without=THAT_RESOURCE))),
)

arkham_edition.card("Expedition Leader", action(pay(1), choose(characters()), until_end_of_phase(CHOSEN, loses("C"))))

arkham_edition.card(
    "M.U. Science Building",
    action(
        pay(2),
        choose(either(characters(), supports())),
        NameA("subtype"),
        until_end_of_phase(CHOSEN_CARD, Belongs("subtype")),
    ),
)

arkham_edition.card(
    "Persuasive Friends",
    action(
        Lasts(
            None,
            (CostChange(Cards(type=CHARACTER, faction=SYNDICATE), -2, minimum=1, who=YOU),),
            uses=1,
        )
    ),
)

arkham_edition.card(
    "The Rip-Off",
    action(
        YOUR_OPERATIONS,
        Pick(Cards(zone=DOMAIN, owner=OPPONENT), each_domain=True),
        destroy(Chosen(noun="those resources")),
    ),
)

arkham_edition.card(
    "Driven by Madness",
    action(
        choose(characters(subtypes=("Cultist",))),
        until_end_of_phase(CHOSEN, Skill(10)),
        at_end("phase", goes_insane(CHOSEN)),
    ),
)

arkham_edition.card("Elder Shoggoth", Static(ITS_STORY, (struggles("T"),), (is_committed(),)))

arkham_edition.card("Shadowed Reef", Static(Every(characters(subtypes=("Deep One",))), (gains("T"),)))

arkham_edition.card(
    "Behind the Pallid Mask",
    action(
        Reveal(Top(X)),
        discard_top(YOURSELF, X),
        when_(
            AtLeast(1, _HASTUR_AMONG_THEM),
            EachDoes(
                EACH_OPPONENT,
                (
                    one_of(
                        discard_cards(Count(_HASTUR_AMONG_THEM), fewer=WHOLE_HAND),
                        discard_top(YOURSELF, Count(_HASTUR_AMONG_THEM, times=4)),
                    ),
                ),
            ),
        ),
    ),
)

arkham_edition.card(
    "The King in Yellow",
    action(
        EXHAUST,
        pay(X),
        choose(characters(cost=at_most(X)), freely=True),
        goes_insane(CHOSEN),
        Lasts(None, (Cannot(CHOSEN, "restore", "be restored"),), until=WHILE_EXHAUSTED),
    ),
)

arkham_edition.card(
    "Key of Tawil-at-umr", Static(HOST, (Skill(2), gains("AAA")), (is_committed(HOST),)), attach=characters()
)

arkham_edition.card(
    "Dream Messenger",
    disrupt(
        ACTION_OR_RESPONSE_USED,
        choose(either(characters(), supports())),
        NameA("subtype"),
        until_end_of_phase(CHOSEN_CARD, Belongs("subtype")),
    ),
)

arkham_edition.card("Red Gate Mound", CostChange(Cards(), 1))

arkham_edition.card("Temple of Ramasekva", forced(on("wound"), destroy(THE_EVENT_CARD)))

arkham_edition.card(
    "Warded Flesh", disrupt(BEFORE_CARD_EFFECT, return_to_hand(Both(HOST, THIS))), attach=characters(controller=YOU)
)

arkham_edition.card(
    "Mi-Go Scientist",
    action(
        EXHAUST,
        pay(2),
        choose(characters(state="ready")),
        one_of(Control(CHOSEN, until="phase"), return_to_hand(CHOSEN), by=ControllerOf(CHOSEN)),
    ),
)

arkham_edition.card(
    "Slithering Formless Spawn", Static(THIS, (skill_is(Count(Cards(zone=DOMAIN, faction=SHUB, owner=YOU))),))
)

arkham_edition.card(
    "I Am It And It Is I",
    action(
        choose(stories(visited_by=characters(subtypes=("Ancient One",)))),
        until_end_of_phase(_LESSER_ONES_THERE, IconsOf(icon=TERROR)),
        then(goes_insane(_LESSER_ONES_THERE)),
    ),
)

arkham_edition.card(
    "Dimensional Rift", action(EXHAUST, pay(3), SACRIFICE, destroy(Every(either(characters(), supports()))))
)

arkham_edition.card("The Orient Express", action(EXHAUST, pay(1), choose(characters()), ready(CHOSEN)))

arkham_edition.card("Shadows Fall", forced(AFTER_PLAYING_THIS, destroy(Every(Cards(keywords=("Day",))))))

arkham_edition.card(
    "To See Another Day",
    forced(AFTER_PLAYING_THIS, destroy(Every(Cards(keywords=("Night",))))),
    DrawsMore(),
)

TWICE_THE_SKILL = Compare(OfEvent("skill"), "at least", OfEvent("opposing skill", times=2))

arkham_edition.card(
    "True Magick",
    response(on("succeed", player=YOU, when=(TWICE_THE_SKILL,)), EXHAUST, PutTokens(EventCard("that story"))),
)

arkham_edition.card("The Secret of the North Woods", story_effect(PutIntoPlay(Every(discarded(type=CHARACTER)))))

arkham_edition.card(
    "The Unnamable House",
    action(
        EXHAUST,
        choose(characters(controller=YOU, where=("wounded",)), "origin"),
        choose(characters(controller=YOU, but=Chosen("origin"))),
        Do("move wound", Chosen("chosen", "the second"), place=Chosen("origin", "the first character")),
    ),
)
