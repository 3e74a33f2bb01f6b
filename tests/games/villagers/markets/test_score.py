"""Check what the score tells of gold that no market gave (VI-13.4)."""

from typing import Any

from rules import Game, ScoreRow
from rules.games.villagers import items

from ..builder import fresh, table
from ..cards import DEVELOPMENT, NAME
from ..verbs import do, gold


def row(game: Game[Any], key: str) -> ScoreRow:
    """Return a row of the score."""
    return next(one for one in game.rules.score(game.state) if one.key == key)


def lit(game: Game[Any], key: str, seat: int = 0) -> list[str]:
    """Return the names of the cards a row lights for a player."""
    return sorted(NAME[card] for card in items.CARD.among(row(game, key).items[seat]))


def test_bronze_has_a_row_with_its_cards() -> None:
    """VI-16.3: the card that was scored, not another bronze card next to it."""
    cards = "captain, lumberjack(arkwright; carpenter)"
    game = table(2, at="BuildPhase", gold=0, village=cards, coins={"carpenter": 2}, others={1: {"gold": 0}})
    do(game, "end_turn")
    assert (row(game, "bronze").points, lit(game, "bronze")) == ((2, 0), ["arkwright"])
    assert row(game, "supply").points == (0, 0)


def test_a_freelancer_that_was_paid_has_a_row() -> None:
    """VI-16.8: what is paid is negative there, not in the other gold."""
    game = table(2, at="BuildPhase", gold=3, others={1: {"village": "freelancer"}})
    do(game, "hire freelancer of 1")
    assert (row(game, "hired").points, lit(game, "hired")) == ((-1, 0), ["freelancer"])
    assert (row(game, "supply").points[0], gold(game)) == (3, 2)


def test_developments_have_a_row_with_their_cards() -> None:
    """VI-17.4: those that were won."""
    fields: dict[str, Any] = {"village": "hunter, miner", "others": {1: {"gold": 0, "village": "miner, miner"}}}
    game = table(2, at="Developments", developments="inn, market_place, gold_mine", gold=0, **fields)
    won = row(game, "developments")
    assert won.points == (5, 5)
    assert won.items == tuple((items.DEVELOPMENT.id(DEVELOPMENT[name]),) for name in ("market_place", "gold_mine"))


def test_without_modules_nothing_is_added() -> None:
    """VI-13.4: rows for what no one has gold from are left out."""
    game = fresh(2)
    assert [one.key for one in game.rules.score(game.state)] == ["supply", "gold_1", "coins_1", "gold_2", "silver", "coins_2"]
