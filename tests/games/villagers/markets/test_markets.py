"""Check the two markets (VI-11) and the end of the game (VI-13)."""

from typing import Any

import pytest

from rules import Game, Record
from tests.games.opening import record

from ..builder import fresh, table
from ..verbs import coins, do, gold, happened

ALL = dict.fromkeys(range(1, 7), "")
FIRST = {1: "", 2: ""}


def market(number: int, **said: Any) -> Game[Any]:
    """Build a game in which a market, or with 2 only the second one, takes place before the first question."""
    return table(said.pop("players", 2), at="Markets", stacks=FIRST if number == 1 else ALL, markets=number - 1, gold=0, **said)


def rows(game: Game[Any], seat: int = 0) -> dict[str, int]:
    """Return what a player got from each source."""
    return {row.key: row.points[seat] for row in game.rules.score(game.state) if row.points[seat]}


def lit(game: Game[Any], row: str, seat: int = 0) -> list[str]:
    """Return the names of the cards of a player that a row of the score names."""
    found = [item for one in game.rules.score(game.state) if one.key == row for item in one.items[seat]]
    return [str(game.rules.describe(item).name).partition("card.")[2].partition("'")[0] for item in found]


class TestWhen:
    def test_the_first_when_stacks_1_and_2_are_exhausted(self) -> None:
        """VI-T13, VI-11.1: at the end of that round, once."""
        game = table(at="Markets", stacks=FIRST)
        assert game.state.markets == 1
        assert len(happened(game.opening, "market")) == 1
        assert table(at="Markets", stacks=FIRST, markets=1).state.markets == 1

    @pytest.mark.parametrize("empty", [(1,), (2,), (2, 3, 4, 5, 6), (1, 3, 4, 5, 6), ()])
    def test_not_while_one_of_them_has_a_card(self, empty: tuple[int, ...]) -> None:
        """VI-11.1, VI-11.2: not even if the market card is uncovered already."""
        game = table(at="Markets", stacks=dict.fromkeys(empty, ""))
        assert (game.state.markets, game.over) == (0, False)

    @pytest.mark.parametrize("left", range(1, 7))
    def test_the_second_when_all_six_are(self, left: int) -> None:
        """VI-11.1, VI-A42."""
        assert table(at="Markets", stacks={n: "" for n in ALL if n != left}, markets=1).state.markets == 1
        assert table(at="Markets", stacks=ALL, markets=1).over

    def test_both_in_one_round(self) -> None:
        """VI-11.1, VI-A32: the first, then the second."""
        game = table(2, at="Markets", stacks=ALL, gold=0, village="hayer(thatcher), hunter", coins={"hunter": 4})
        assert game.over
        assert [event.values["n"] for event in happened(game.opening, "market")] == [1, 2]
        assert rows(game) == {"gold_1": 4, "coins_1": 4, "gold_2": 4, "coins_2": 4}

    def test_a_market_never_interrupts_a_round(self) -> None:
        """VI-11.1: stacks exhausted in the draft, the market after the last build turn."""
        game = table(2, stacks={1: "", 2: "monk"})
        do(game, "draft stack 2", "draft stack 3", "draft stack 3", "draft stack 3", "decline", "decline")
        assert game.state.markets == 0
        do(game, "end_turn")
        assert game.state.markets == 0
        events = do(game, "end_turn")
        assert game.state.markets == 1
        assert [event.kind for event in events if event.opens] == ["market", "round"]

    @pytest.mark.parametrize(("markets", "stacks", "said"), [(0, FIRST, [1]), (1, ALL, [2]), (0, ALL, [1, 2]), (1, {6: ""}, [])])
    def test_what_is_due_is_told_before_the_build_turns(self, markets: int, stacks: dict[int, str], said: list[int]) -> None:
        """VI-11.1: everyone may count the stacks, and builds differently in the last round."""
        found = happened(table(at="BuildPhase", stacks=stacks, markets=markets).opening, "market_due")
        assert [event.values["n"] for event in found] == said
        assert all(event.opens and event.seen_by is None for event in found)

    def test_the_next_round_follows_the_first_market(self) -> None:
        """VI-3.1."""
        game = market(1)
        assert (game.state.round, game.state.phase, game.over) == (2, "draft", False)


class TestFirst:
    def test_gold_and_coins(self) -> None:
        """VI-T14, VI-11.3: neither silver nor builders; coins stay."""
        village = "hayer(thatcher; bed_builder), lumberjack(wheeler cartwright), freemason"
        game = market(1, turned=True, village=village, coins={"cartwright": 5, "freemason": 3})
        assert gold(game) == 23
        assert rows(game) == {"gold_1": 15, "coins_1": 8}
        assert coins(game) == {"cartwright": 5, "freemason": 3}

    def test_covered_cards_earn_nothing(self) -> None:
        """VI-1.3, VI-11.3, VI-T06."""
        assert rows(market(1, village="founders(swineherd truffler)")) == {"gold_1": 8}
        assert rows(market(1, village="founders(swineherd)")) == {"gold_1": 2}

    def test_the_founders(self) -> None:
        """VI-2.5, VI-10.1: two for the gold side."""
        assert rows(market(1)) == {"gold_1": 2}
        assert rows(market(1, turned=True)) == {}

    def test_silver_earns_nothing(self) -> None:
        """VI-11.3, VI-T14."""
        assert rows(market(1, village="freemason, grocer, priest", turned=True)) == {}


class TestSecond:
    def test_gold_silver_and_the_coins_taken(self) -> None:
        """VI-T15, VI-11.4: coins are not paid a second time."""
        village = "hayer(grazier milk_maid), grocer, grocer, lumberjack(cooper; carpenter)"
        game = market(2, turned=True, village=village, coins={"carpenter": 6})
        assert rows(game) == {"gold_2": 4, "silver": 18, "coins_2": 6}
        assert gold(game) == 22 + 6

    def test_a_line_for_every_card(self) -> None:
        """VI-13.4: with its gold, and what a silver value follows from."""
        village = "hayer(grazier milk_maid), grocer, lumberjack(cooper; carpenter)"
        game = market(2, turned=True, village=village, coins={"carpenter": 6})
        mine = [event for event in game.opening if event.player == 0 and event.gains]
        assert [(event.kind, event.values["card"], event.values["n"], event.gains) for event in mine] == [
            ("earned", "cooper", 0, {"points": 4}),
            ("earned_silver", "grocer", 3, {"points": 9}),
            ("took_coins", "carpenter", 0, {"points": 6}),
        ]
        assert all(event.items[-1] == "gold:0" for event in mine)
        assert [event.values["gold"] for event in happened(game.opening, "market_income")] == [19, 2]

    def test_the_rows_light_their_cards(self) -> None:
        """VI-13.4."""
        village = "hayer(grazier milk_maid), grocer, lumberjack(cooper; carpenter)"
        game = market(2, turned=True, village=village, coins={"carpenter": 6})
        assert [lit(game, row) for row in ("gold_2", "silver", "coins_2", "nun", "gold_1")] == [
            ["cooper"],
            ["grocer"],
            ["carpenter"],
            [],
            [],
        ]

    def test_the_coins_may_still_be_shown(self) -> None:
        """VI-11.4."""
        assert coins(market(2, village="hunter", coins={"hunter": 6})) == {"hunter": 6}

    @pytest.mark.parametrize(
        ("village", "silver", "nun"),
        [
            ("nun", 0, 0),
            ("nun, grocer, hunter", 3, 3),
            ("nun, grocer, grocer, hunter", 6, 0),
            ("nun, grocer, priest, hunter, hunter", 12, 6),
        ],
    )
    def test_nun(self, village: str, silver: int, nun: int) -> None:
        """VI-13.4, VI-14.6: the best silver value of which there is one copy."""
        game = market(2, village=village)
        assert (rows(game).get("silver", 0), rows(game).get("nun", 0)) == (silver, nun)
        assert lit(game, "nun") == (["nun"] if nun else [])


class TestNow:
    """VI-22.3: what a player would score now."""

    def test_both_markets_are_still_to_come(self) -> None:
        game = table(village="hayer(grazier milk_maid), grocer", coins={"grocer": 4}, gold=5)
        found = {row.key: row.points[0] for row in game.rules.ended(game.state)}
        assert found == {"supply": 5, "gold_1": 2, "coins_1": 4, "gold_2": 2, "silver": 6, "coins_2": 4}

    def test_the_second_alone(self) -> None:
        game = table(village="hayer(grazier milk_maid), grocer", coins={"grocer": 4}, gold=5, markets=1)
        found = {row.key: row.points[0] for row in game.rules.ended(game.state)}
        assert found == {"supply": 5, "gold_1": 0, "coins_1": 0, "gold_2": 2, "silver": 6, "coins_2": 4}

    def test_it_is_what_comes_if_the_game_ends(self) -> None:
        village = "founders(swineherd), hayer(thatcher; grazier milk_maid), grocer, hunter"
        now = table(2, village=village, coins={"hunter": 4}, gold=3)
        then = table(2, at="Markets", stacks=ALL, village=village, coins={"hunter": 4}, gold=3)
        assert [(row.key, row.points) for row in now.rules.ended(now.state)] == [
            (row.key, row.points) for row in then.rules.score(then.state)
        ]


class TestEnd:
    def result(self, mine: dict[str, Any], *others: dict[str, Any]) -> list[tuple[int, bool, int]]:
        """Return gold, whether they won and the villagers of every player."""
        game = table(1 + len(others), at="Markets", stacks=ALL, markets=1, others=dict(enumerate(others, 1)), **mine)
        return [(one.score, one.won, -one.tie_break[0][1]) for one in game.state.standings]

    def test_most_gold_wins(self) -> None:
        """VI-13.1."""
        assert self.result({"gold": 10}, {"gold": 11}) == [(12, False, 1), (13, True, 1)]

    def test_a_tie_goes_to_fewer_villagers(self) -> None:
        """VI-13.2, VI-1.4: covered cards count."""
        assert self.result({"gold": 10, "village": "miner"}, {"gold": 10}) == [(12, False, 2), (12, True, 1)]
        assert self.result({"gold": 10, "village": "miner"}, {"gold": 10, "village": "miner(seeker)"}, {"gold": 0}) == [
            (12, True, 2),
            (12, False, 3),
            (2, False, 1),
        ]

    def test_all_who_are_still_tied_win(self) -> None:
        """VI-13.2."""
        assert self.result({"gold": 10}, {"gold": 10}, {"gold": 9}) == [(12, True, 1), (12, True, 1), (11, False, 1)]

    def test_cards_in_the_hand_are_worth_nothing(self) -> None:
        """VI-13.3."""
        assert self.result({"gold": 10, "hand": "jeweler, jeweler"}, {"gold": 11}) == [(12, False, 1), (13, True, 1)]

    def test_nothing_comes_after_the_second_market(self) -> None:
        """VI-3.1, VI-13.1."""
        game = market(2)
        assert (game.over, game.legal, game.opening[-1].kind) == (True, [], "end")


def test_income_does_not_depend_on_the_order_of_the_players() -> None:
    """VI-11.5."""
    seats: list[dict[str, Any]] = [
        {"village": "hunter, priest", "coins": {"hunter": 2}, "gold": 0},
        {"village": "grocer, hayer(grazier milk_maid)", "gold": 0},
    ]
    one = table(2, at="Markets", stacks=ALL, markets=1, others={1: seats[1]}, **seats[0])
    two = table(2, at="Markets", stacks=ALL, markets=1, others={1: seats[0]}, **seats[1])
    assert [gold(one, 0), gold(one, 1)] == [gold(two, 1), gold(two, 0)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_random_game_ends_after_both_markets(players: int) -> None:
    """VI-13.1, VI-3.1: and the rows add up to the gold that players have."""
    game = fresh(players)
    played: Record = record(game)
    seed = 0
    while not played.game.over:
        seed += 1
        played.play(played.game.legal[seed * 7 % len(played.game.legal)])
    assert played.game.state.markets == 2
    assert not any(pile.cards for pile in played.game.state.stacks)
    assert played.game.rules.totals(played.game.state) == tuple(seat.gold for seat in played.game.state.seats)
