"""The Thousand Young: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

DAY_CARDS = Cards(keywords=("Day",))
YEBS_TOLL = forced(
    on("enter", card=THIS, player=YOU, origin=HAND, causes=("play",)),
    EachDoes(EACH_PLAYER, (sacrifice_own(Cards(), targeted=True, number=DomainCount(Domains(most=2))),)),
)

thousand_young.card("Yeb", passive(AFTER_ENTERING, destroy(Every(DAY_CARDS))), YEBS_TOLL).before_errata(
    "2.0", "1.4", abilities=(whenever(AtLeast(1, DAY_CARDS), destroy(Every(DAY_CARDS))), YEBS_TOLL)
)

A_WOUND = (Pick(characters(controller=YOU), to="wound"), wound(CHOSEN))

TOXEMIAS_TOLL = CommitToll(characters(), A_WOUND, rulings=("coc-latest/errata/thousand-young/pervasive-toxemia",))

thousand_young.card(
    "Pervasive Toxemia", TOXEMIAS_TOLL, Cannot(THIS, "cancelled", "have its effects cancelled")
).before_errata("2.0", "1.4", "4.1", abilities=(TOXEMIAS_TOLL,))

thousand_young.card("Favor of Eshu", MayPlay(InHost("the resources of attached domain")), attach=Places(DOMAIN))

thousand_young.card(
    "Baka",
    response(
        AFTER_ENTERING,
        Pick(characters(controller=YOU, other=True), to="wound"),
        Pick(characters(controller=OPPONENT), "victim", to="wound"),
        wound(Chosen("chosen victim", "those characters")),
    ),
)

NEXT_AVATAR = CostChange(Cards(type=CHARACTER, subtypes=("Avatar",)), -2, who=YOU)

thousand_young.card("Handmaid", action(SACRIFICE, Lasts(None, (NEXT_AVATAR,), uses=1)))

thousand_young.card(
    "Ambushing Ghoul",
    passive(on("phase ends", which=STORY_PHASE), Do("top", THIS)),
    action(AtLeast(1, characters(subtypes=("Ghoul",), controller=YOU)), pay(1), PutIntoPlay(THIS), zone=HAND),
)

A_SHUB_CHARACTER = IsA(REVEALED, Cards(type=CHARACTER, faction=SHUB, zone=DECK))

thousand_young.card(
    "Frenzied Ghoul",
    action(
        Limit(1, "turn", by_copy=True),
        Reveal(Top()),
        when_(A_SHUB_CHARACTER, until_end_of_phase(THIS, gains("TC"))),
    ),
)

thousand_young.card(
    "René Bonvillain",
    Static(
        THIS,
        (
            Keyword("Invulnerability"),
            Keyword("Fast"),
            GainAbility(
                action(
                    pay(2),
                    Pick(characters(committed=Committed("the same story as René Bonvillain")), to="wound"),
                    wound(CHOSEN),
                )
            ),
        ),
        when=(ItIs("Night"),),
    ),
)

thousand_young.card(
    "Rend",
    Cannot(THIS, "attach", "have Attachment cards attached"),
    Static(THIS, (gains("C", per=Of("wounds", AFFECTED)),)),
    forced(on("commit", card=THIS, player=YOU), wound(THIS)),
)

thousand_young.card(
    "Marsh Gug",
    response(on("win struggle", card=ITS_STORY, player=YOU, which="Combat"), choose(characters()), wound(CHOSEN)),
)

thousand_young.card(
    "Smoke Serpent",
    CountsAt(
        THIS,
        Every(stories(visited_by=characters(keywords=("Resilient",), controller=YOU))),
        what="icons",
    ),
)

thousand_young.card(
    "Mysterious Philanthropist",
    response(
        on("succeed", card=ITS_STORY, player=YOU),
        one_of(take(Top()), take(Top(bottom=True))),
    ),
)

thousand_young.card(
    "Lady Esprit",
    Company(characters(cost=at_most(3)), company="without this"),
)

MI_GO_IN_THE_PILE = discarded(type=CHARACTER, subtypes=("Mi-Go",), owner=YOU)

thousand_young.card(
    "Xlizxcte-Oonth",
    CostChange(
        Cards(subtypes=("Mi-Go",)), -1, per=Count(discarded(subtypes=("Mi-Go",), owner=YOU)), who=YOU, first="turn"
    ),
    MayPlay(Every(MI_GO_IN_THE_PILE)),
)

thousand_young.card(
    "Baron Samedi",
    disrupt(
        on("struggle effect", card=ITS_STORY, player=YOU, which="Combat"),
        Instead("instead of the usual effect of that struggle,"),
        wound(Every(characters(committed=THERE, other=True))),
    ),
)

thousand_young.card(
    "Dark Sargassum",
    response(
        AFTER_COMMITTING,
        Reveal(Top()),
        when_(
            A_SHUB_CHARACTER,
            Pick(stories(), "story"),
            PutIntoPlay(REVEALED, at=Chosen("story", "that story")),
            at_end("phase", Do("sacrifice", STILL_IN_PLAY)),
        ),
    ),
)

thousand_young.card(
    "Ghoul Tunnels",
    action(
        SACRIFICE,
        choose(Cards(type=CHARACTER, zone=DOMAIN, owner=YOU, non=("Ancient One",))),
        Drain(DomainOf(CHOSEN)),
        then(PutIntoPlay(CHOSEN), at_end("turn", Do("discard", STILL_IN_PLAY))),
    ),
)

thousand_young.card(
    "French Quarter",
    action(
        Limit(1, "turn", by_copy=True),
        Reveal(Top(), stays=True),
        when_(
            A_SHUB_CHARACTER,
            ChooseIcon(shown="printed", on=REVEALED),
            until_end_of_phase(Every(characters(controller=YOU)), Icons()),
        ),
    ),
)

thousand_young.card(
    "Gris-gris",
    passive(AFTER_ENTERING, destroy(Every(DAY_CARDS))),
    Static(HOST, (gains("A", per=Count(characters(controller=OPPONENT, committed=WITH_HOST))),)),
    attach=characters(),
)

thousand_young.card("The Grim Monolith", TokensNeeded(Every(stories()), by=1))

thousand_young.card(
    "Twisted Consecration",
    action(
        choose(supports(subtypes=("Location",))),
        destroy(CHOSEN_CARD),
        then(
            EachDoes(
                ControllerOf(CHOSEN_CARD),
                (
                    RevealUntil(Cards(type=SUPPORT, subtypes=("Location",))),
                    Shuffle(),
                    Do("top", Chosen("found", "that Location")),
                ),
            ),
        ),
    ),
)

thousand_young.card(
    "Sudden Cyclone",
    action(
        destroy(Every(supports(state="exhausted"))),
        then(exhaust(Every(supports(controller=OPPONENT)))),
    ),
)

thousand_young.card(
    "Birthing a Thousand Young",
    story_effect(
        NameA("subtype"),
        Pick(Cards(type=CHARACTER, faction=SHUB, zone=DECK, owner=YOU, where=("of subtype",)), any_number=True),
        take(THOSE_CARDS),
        Shuffle(),
    ),
)

thousand_young.card(
    "Ancient Chthonian",
    response(
        AFTER_ENTERING,
        Pick(Cards(type=CHARACTER, subtypes=("Chthonian",), zone=DECK, owner=YOU), any_number=True),
        Reveal(THOSE_CARDS),
        Shuffle(),
        then(Do("top", THOSE_CARDS)),
    ),
)

thousand_young.card("The Black Goat's Milk", Static(HOST, (Keyword("Toughness", 1), gains("TC"))), attach=characters())

thousand_young.card(
    "Jean Deveraeux",
    RuleChange("decides for winner"),
)

thousand_young.card(
    "Bayou Shaman",
    action(
        PayBy(AsResources(THIS)),
        Pick(Cards(zone=DOMAIN, owner=YOU, where=("on that domain",), other=True)),
        Do("top", CHOSEN_CARD),
    ),
)

thousand_young.card(
    "Mi-Go Worker",
    action(
        Limit(1, "turn", by_copy=False),
        PayBy(wound(THIS)),
        Lasts(
            None,
            (
                CostChange(
                    Cards(type=CHARACTER, subtypes=("Mi-Go",)),
                    -1,
                    per=ResourceCount(Domains(drained=True)),
                    who=YOU,
                ),
            ),
            uses=1,
        ),
    ),
)

ALL_SHUB = AllYours(SHUB, or_neutral=True)

thousand_young.card(
    "Keelut",
    Static(THIS, (gains("T"),), (ALL_SHUB,)),
    Static(Every(characters(subtypes=("Chthonian", "Monster"), controller=YOU)), (gains("C"),), (ALL_SHUB,)),
)

thousand_young.card(
    "Baleful Dark Young",
    disrupt(
        on(*LEAVING, card=THIS),
        Instead(),
        Do("remove", THIS),
        choose(stories()),
        then(LevelTokens(CHOSEN_STORY)),
    ),
)

thousand_young.card("Elspeth Baudin", CostChange(Cards(type=CHARACTER, cost=at_most(3)), to=3))

thousand_young.card(
    "Iä! Iä!",
    action(
        Do("remove wound", Every(characters(controller=YOU, where=("wounded",))), Of("wounds", AFFECTED)),
        then(AssignWounds(characters(controller=OPPONENT), Of(REMOVED_WOUNDS, Chosen("moved")), together=True)),
    ),
)

thousand_young.card(
    "Restless Dead",
    disrupt(
        on(WOULD_REVEAL, card=THIS),
        Limit(1, "turn", by_copy=False),
        PutIntoPlay(THIS),
        Instead("the next card of that deck is revealed instead"),
        zone=ON_TOP,
    ),
)

thousand_young.card(
    "Shub-Niggurath",
    response(
        on("play", card=THIS, player=YOU),
        PutIntoPlay(Every(Cards(type=CHARACTER, faction=SHUB, zone=DOMAIN, where=("on the drained domain",)))),
    ),
)
