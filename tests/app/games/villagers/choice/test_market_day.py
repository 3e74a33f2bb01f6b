"""A market is a walk from card to card (UX 2.5), the second one as well as the first."""

from __future__ import annotations

from typing import Any

from app.games import find
from app.table.scene.floats import counting
from app.table.screen import LaidOpen
from app.texts import Texts
from rules import POINTS, Game
from tests.app.games.villagers.positions import building, seen
from tests.app.positions import layout_of
from tests.games.villagers.builder import table

GAME = "villagers"


def told(game: Game[Any], language: str = "en") -> LaidOpen | None:
    return find(GAME).laid_open(("Anna", "Ben", "Cleo"), Texts(language), game.opening, game.state)


def test_everybody_has_a_row_with_every_card_that_brings_something() -> None:
    """VI-11.3: printed gold and coins, card by card, with the sums on the way."""
    others = {1: {"village": "beekeeper, fisher", "coins": {"fisher": 3}}}
    market = told(table(3, at="Markets", village="miner(seeker spelunker)", others=others, stacks={1: "", 2: ""}))
    assert market is not None
    assert (market.title, market.count) == ("First Market", 6)
    anna, ben, cleo = market.rows
    assert [(card.words, words) for card, words in anna.cards] == [("Founders", "+2"), ("Spelunker", "+10")]
    assert (anna.name, anna.sums, anna.note) == ("Anna", ("+0", "+2", "+12"), "")
    assert [card.words for card, _ in ben.cards] == ["Founders", "Beekeeper", "Fisher"]
    assert ben.note.endswith("coins\N{NO-BREAK SPACE}3")
    assert (cleo.player, cleo.sums[-1]) == (2, "+2")


def test_the_countess_walks_too() -> None:
    """VI-18.16: her own card brings its gold."""
    game = table(1, at="Markets", stacks={1: "", 2: ""}, countess={"village": "fisher"}, turned=True)
    market = find(GAME).laid_open(("Anna",), Texts("en"), game.opening, game.state)
    assert market is not None
    anna, hers = market.rows
    assert (anna.cards, anna.sums) == ((), ("+0",))
    assert (hers.player, hers.name) == (None, "The Countess")
    assert [(card.kind, card.words) for card, _ in hers.cards] == [("person", "Countess"), ("villager", "Fisher")]


def test_without_a_market_nothing_is_told() -> None:
    assert told(table(3, at="Markets"), "de") is None


def test_the_second_market_walks_from_card_to_card_too() -> None:
    """VI-11.4: printed gold, silver symbols and the coins on the cards."""
    village = "miner(locksmith), wattler, fisher"
    emptied = dict.fromkeys(range(1, 7), "")
    game = table(3, at="Markets", village=village, markets=1, stacks=emptied, coins={"fisher": 2})
    assert game.state.standings
    market = told(game)
    assert market is not None
    anna = market.rows[0]
    assert market.title == "Second Market"
    assert [card.words for card, _ in anna.cards].count("Fisher") == 1
    assert {card.words for card, _ in anna.cards} >= {"Locksmith", "Fisher"}
    gold = sum(int(event.values["gold"]) for event in game.opening if event.kind == "market_income" and event.player == 0)
    assert anna.sums[-1] == f"+{gold}"
    assert "silver" in anna.note
    assert "coins" in anna.note


def test_of_two_markets_at_once_the_last_one_is_shown() -> None:
    market = told(table(3, at="Markets", stacks=dict.fromkeys(range(1, 7), "")))
    assert market is not None
    assert market.title == "Second Market"


def test_what_a_nun_copies_is_hers() -> None:
    """VI-14.6"""
    game = table(2, at="Markets", village="nun, grocer, hunter, fisher", stacks=dict.fromkeys(range(1, 7), ""))
    market = told(game)
    assert market is not None
    assert "Nun" in [card.words for card, _ in market.rows[0].cards]


def test_behind_it_the_gold_of_the_village_waits_as_the_number_in_the_box_does() -> None:
    """Both count up together when the sheet is put away."""
    position = seen(building(4), (1366, 768))
    found = layout_of(position).placements.values()
    counted = [one for one in found if one.purse is not None and one.purse.what == POINTS and one.purse.player == position.shown]
    assert {one.kind for one in counted} == {"player", "purse"}
    for one in counted:
        assert one.purse is not None
        assert one.purse.n is not None
        assert counting(one, one.purse.n) == one != counting(one, one.purse.n - 3)
