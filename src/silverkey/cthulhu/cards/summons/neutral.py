"""Summons of the Deep: neutral cards."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

BEFORE_ANYBODY_COMMITS = Phase(STORY_PHASE, before="active_player_commits")

summons.card(
    "Julia Brown, Insomniac",
    Static(THIS, (Skill(1, per=Count(characters(state="insane"))),)),
    disrupt(
        on("insane", card=THIS, causes=("Terror",)),
        Instead(),
        Do("sacrifice", THIS),
        then(
            Pick(
                either(
                    Cards(title="Julia Brown", zone=DECK, owner=YOU),
                    Cards(title="The Sleepwalker", zone=DECK, owner=YOU),
                ),
                to="enter",
            ),
            PutIntoPlay(CHOSEN_CARD, at=THE_EVENT_STORY),
            Shuffle(),
        ),
    ),
)

summons.card(
    "Clever Zoog",
    Static(Every(characters(controller=YOU, committed=HERE, other=True)), (gains("A"),), (is_committed(),)),
).before_errata("2.0", "1.4", subtypes=("Creature",))

summons.card(
    "Conspiracy Theorist",
    VictoryNeeds((AtLeast(1, Cards(type=CONSPIRACY, zone=WON, owner=YOU)), AtMost(0, Cards(zone=STORY_DECK)))),
)

TOKENS_FROM_ANYWHERE = (
    action(
        PayBy(DiscardOwnTokens(2, one_story=False)),
        PutIntoPlay(THIS),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
        zone=HAND,
    ),
    action(PayBy(DiscardOwnTokens(2, one_story=False)), return_to_hand(THIS), zone=DISCARD),
)
descendant = summons.card(
    "Descendant of Eibon",
    action(
        PayBy(DiscardOwnTokens(2)),
        PutIntoPlay(THIS),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
        zone=HAND,
    ),
    action(PayBy(DiscardOwnTokens(2)), return_to_hand(THIS), zone=DISCARD),
)
descendant.before_errata("1.4", abilities=TOKENS_FROM_ANYWHERE)
descendant.before_errata("2.0", abilities=TOKENS_FROM_ANYWHERE, unique=False)

summons.card("Samantha Grace", RuleChange("one more story"))

summons.card(
    "Obsessive Inmate",
    Cannot(THIS, "uncommit", "uncommit together with other characters before its story is won", modal="does not"),
)

summons.card(
    "Parallel Universe",
    action(pay(1), PutIntoPlay(THIS), zone=HAND),
    Static(HOST_STORY, (DecidedBy(),)),
    attach=stories(),
)

summons.card("The Spawn of Madness", response(on("succeed", player=YOU, which=OPPOSED), refresh(Domains(EACH_PLAYER))))

summons.card(
    "Strange Delusions",
    action(EXHAUST_NAMED, NameA("faction"), until_end_of_phase(HOST_CARD, Belongs("faction"))),
    attach=either(characters(), supports()),
)

summons.card(
    "Those Without Faces",
    disrupt(
        on("after struggle", player=YOU, which="Terror"),
        discard_top(EACH_OPPONENT, 1),
    ),
)

summons.card("Campaign Chief", CostChange(Cards(cost=at_most(2)), 1))

summons.card("Ask Questions Later", story_effect(wound(Every(characters()))))

summons.card("Fountain of Youth", story_effect(restore(Every(characters())), ready(Every(characters()))))

summons.card("Sleepless Nights", action(BEFORE_ANYBODY_COMMITS, until_end_of_phase(Every(stories()), struggles("T"))))

summons.card(
    "With a Fine Toothed Comb", action(BEFORE_ANYBODY_COMMITS, until_end_of_phase(Every(stories()), struggles("I")))
)

summons.card(
    "Antediluvian Dreams", action(BEFORE_ANYBODY_COMMITS, until_end_of_phase(Every(stories()), struggles("C")))
)

summons.card("Total Eclipse", action(BEFORE_ANYBODY_COMMITS, until_end_of_phase(Every(stories()), struggles("A"))))

summons.card(
    "The Cornered Man",
    disrupt(
        on("after struggle", card=ITS_STORY, player=YOU, which="Combat"),
        PayBy(wound(THIS)),
        ResolveStruggle("C"),
    ),
)

summons.card(
    "Struggling Artist",
    Static(ITS_STORY, (Earlier("A"),), (is_committed(),)),
    disrupt(
        on("after struggle", card=ITS_STORY, player=YOU, which="Arcane"),
        ChooseStruggle(),
        Lasts(ITS_STORY, (Struggles(-1),), until="turn"),
    ),
)

summons.card(
    "Stealing the Glory",
    action(
        choose(stories()),
        Lasts(None, (InStruggles(ARCANE, (may(PutTokens(STRUGGLE_STORY)),), at=CHOSEN_STORY, won_by=YOURSELF),)),
    ),
)

summons.card(
    "The Underwater Conspiracy",
    story_effect(
        until_end_of_phase(Every(characters()), Keyword("Willpower", 0)),
        then(goes_insane(Every(characters()), if_able=True)),
    ),
)

summons.card(
    "Tithe Collector",
    forced(on("play"), EachDoes(THE_EVENT_PLAYER, (Lasts(None, (CostChange(Cards(), 1, who=YOU),)),))),
)

summons.card(
    "Beneath the Surface",
    action(
        BEFORE_ANYBODY_COMMITS,
        choose(stories()),
        Lasts(
            None,
            (
                InStruggles(
                    INVESTIGATION,
                    (when_(AtLeast(3, OfEvent("margin")), WinStories(STRUGGLE_STORY)),),
                    at=CHOSEN_STORY,
                    won_by=YOURSELF,
                ),
            ),
        ),
    ),
)

summons.card(
    "The Endless Investigation",
    story_effect(Pick(Cards(type=CONSPIRACY, zone=DECK, owner=YOU), to="enter"), PutIntoPlay(CHOSEN_CARD), Shuffle()),
)

summons.card(
    "Secret Stiletto",
    disrupt(
        on("after struggle", card=Committed(of=HOST), player=YOU, which="Combat", amount_min=3),
        pay(2),
        choose(characters(controller=OPPONENT)),
        wound(CHOSEN),
    ),
    attach=characters(controller=YOU),
)

summons.card(
    "Old Sea Dog",
    action(EXHAUST_NAMED, choose(characters()), until_end_of_phase(CHOSEN, Belongs("faction", NEUTRAL))),
)

summons.card("Foiled!", Static(HOST_STORY, (Blank(),)), attach=stories())

summons.card("The Path to Y'ha-nthlei", story_effect(Pick(stories()), ExecuteStory(CHOSEN_STORY, as_if_won=False)))

summons.card(
    "Unorthodox Tactics",
    Static(THIS, (Resolves(SKILL_FIRST),)),
    story_effect(PickStruggles()),
)
