"""The page on the words of the language is up to date, and every card's definition can be shown."""

from __future__ import annotations

import language
import pytest
from typer.testing import CliRunner

from silverkey.arkham.cards.source import definition_of as arkham_definition_of
from silverkey.arkham.library import by_code
from silverkey.commands.app import app
from silverkey.cthulhu.cards.source import definition_of
from silverkey.cthulhu.library import all_cards, find_card


@pytest.mark.plain
@pytest.mark.parametrize("words", language.LANGUAGES, ids=lambda words: words.page.name)
def test_the_pages_on_the_language_say_what_the_words_are(words: language.Language) -> None:
    assert words.page.read_text(encoding="utf-8") == language.page(words), (
        f"Write {words.page.name} anew: make language"
    )


@pytest.mark.plain
@pytest.mark.parametrize("words", language.LANGUAGES, ids=lambda words: words.page.name)
def test_every_word_that_a_card_is_written_in_is_on_the_page_of_its_game(words: language.Language) -> None:
    shown = language.page(words)
    used = {type(node).__name__ for text in words.texts() for above in text.nodes for node in above.walk()}
    assert not [word for word in used if f"### {word}\n" not in shown]


def test_every_card_has_a_definition_that_names_it() -> None:
    for card in all_cards():
        assert card.title.split(",")[0] in definition_of(card).text


def test_every_card_of_arkham_horror_has_a_definition_too() -> None:
    for card in by_code().values():
        assert arkham_definition_of(card).text


def test_a_phrase_shows_how_cards_that_say_it_are_written() -> None:
    shown = CliRunner().invoke(app, ["say", "Ghast cannot commit to stories during your turn"])
    assert definition_of(find_card("Cannibal Ghast")).text in shown.output
    assert shown.output.splitlines()[-1] == "1 card of Call of Cthulhu"


def test_a_phrase_is_sought_in_both_games_or_in_one() -> None:
    shown = CliRunner().invoke(app, ["say", "choose a", "--most", "1"]).output.splitlines()
    counts = [line.partition(" cards of ")[2] for line in shown if line.endswith(" shortest shown")]
    assert counts == ["Call of Cthulhu, the 1 shortest shown", "Arkham Horror, the 1 shortest shown"]
    arkham = CliRunner().invoke(app, ["say", "discard beat cop", "--game", "arkham", "--json"])
    assert '"game": "arkham"' in arkham.output
    assert "free(PayBy(" in arkham.output


def test_a_phrase_that_no_card_says_is_told() -> None:
    shown = CliRunner().invoke(app, ["say", "dance a waltz"])
    assert shown.exit_code != 0
    assert "No card's text has “dance a waltz” in it." in shown.output
