"""Terror in Venice: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

venice.card(
    "Bruno Carioli",
    response(
        on("commit", card=THIS, at=Every(Cards(type=CONSPIRACY))),
        ChooseStruggle(at=ITS_STORY),
        Lasts(Every(stories()), (SkipStruggles(of="", whichever=True),)),
        then(PutTokens(THIS)),
    ),
)

venice.card(
    "Urban Trailblazer",
    response(
        on("enter", "leaves play", card=supports(subtypes=("Location",))),
        pay(1),
        Reveal(Top(5)),
        Pick(Cards(type=SUPPORT, subtypes=("Attachment",), among=Chosen(SEARCHED), zone=DECK)),
        take(CHOSEN_CARD),
    ),
)

venice.card(
    "Medico Della Peste",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    Immune(THIS, Cards(non=("Night",))),
    Cannot(HOST, "exhaust to commit", "exhaust to commit to stories", modal="does not"),
    attach=characters(),
)

venice.card(
    "Desperate Search",
    action(
        PayBy(discard_cards(X, targeted=False)),
        choose(discarded(owner=YOU), number=X),
        take(THOSE_CARDS),
        then(when_(ItIs("Day"), DrawCards())),
    ),
)

venice.card(
    "Puzzled Exchange Student",
    forced(
        on("have committed", player=OPPONENT),
        IsA(THIS, characters(committed=ANYWHERE), so=False),
        Pick(stories(extreme=("highest", "committed")), "story", to_join=THIS),
        Do("commit", THIS, place=Chosen("story", "that story")),
    ),
)
