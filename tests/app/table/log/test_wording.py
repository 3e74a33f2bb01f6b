"""What the info line asks halfway through a choice, in any order of clicks."""

from types import MappingProxyType

import pytest

import rules
from app import texts
from app.table.choice.highlights import KIND
from app.table.choice.picker import Picker
from app.table.log.wording import asked
from app.texts import Texts
from tests.app.table.choice.test_picker import plan

GAME = "burgundy_cards"
KEYS = (
    "ask.missing.lead",
    "ask.convert.missing.lead",
    "ask.swap.missing.0",
    "ask.swap.missing.1",
    "ask.swap.card",
)
PLANS = [
    plan("play card:1", asks="ask.action"),
    plan("play card:1 | take card:7"),
    plan("play card:1 | place card:9 stack:0"),
    plan("play card:1 | swap card:8 card:9"),
    plan("play card:1 | convert button:convert workers:3 silver:0"),
    plan("play card:2", asks="ask.action"),
    plan("play card:2 | take card:7"),
    plan("play card:2 | place card:9 stack:0"),
    plan("play card:2 | convert button:convert workers:3 silver:0"),
]
SWAPS = [plan("swap card:8 card:9"), plan("swap card:7 card:9"), plan("swap card:8 card:6"), plan("swap card:7 card:6"), plan("end")]


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Return the words of a game that has a sentence for each of the keys; each sentence is its key."""
    usual = texts._texts
    known = usual("en", GAME)
    own = {key: said for key, said in known.items() if not key.startswith(f"{GAME}.ask.")}
    made = {f"{GAME}.{key}": key for key in KEYS}
    kept = {key: known[key] for key in (f"{GAME}.ask.play", f"{GAME}.ask.end")}
    said = MappingProxyType({**own, **made, **kept})
    monkeypatch.setattr(texts, "_texts", lambda language, domain: said if domain == GAME else usual(language, domain))
    return Texts("en")


def question(words: Texts, picker: Picker, *picks: str) -> str:
    record = rules.new(GAME, ("Anna", "Ben"), 3, {})
    for pick in picks:
        assert picker.pick(pick) is None
    return asked(record.header, record.game, record.game.decider, picker, words)


def test_a_target_clicked_first_asks_for_the_card_to_play(words: Texts) -> None:
    assert question(words, Picker(PLANS)) == words(f"{GAME}.ask.play")
    assert question(words, Picker(PLANS), "card:7") == "ask.missing.lead"
    assert question(words, Picker(PLANS), "button:convert") == "ask.convert.missing.lead"


def test_a_target_of_several_kinds_of_action_asks_for_the_card_too(words: Texts) -> None:
    several = [*PLANS, plan("play card:2 | keep card:9")]
    assert question(words, Picker(several), "card:9") == "ask.missing.lead"


def test_of_two_things_of_one_sort_the_missing_one_is_asked_for(words: Texts) -> None:
    """Both are cards, and one is picked: only its place in the action shows which of them is missing."""
    assert question(words, Picker(SWAPS), "card:8") == "ask.swap.missing.1"
    assert question(words, Picker(SWAPS), "card:9") == "ask.swap.missing.0"


def test_a_kind_of_action_asks_for_its_first_thing(words: Texts) -> None:
    assert question(words, Picker(SWAPS), f"{KIND}swap") == "ask.swap.missing.0"


def test_nothing_is_asked_for_before_the_first_click_nor_where_the_game_has_no_words(words: Texts) -> None:
    usual = words(f"{GAME}.ask.play")
    assert question(words, Picker(SWAPS)) == usual
    lacking = [plan("play card:1 | sell a b"), plan("play card:1 | sell a c"), plan("end")]
    assert question(words, Picker(lacking), "card:1") == usual
