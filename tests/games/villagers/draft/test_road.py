"""Check the update of the road (VI-5)."""

import pytest

from ..builder import table
from ..verbs import discards, do, gold, happened, legal, road, stack

SIX = "mason, carpenter, thatcher, graper, hunter, fisher"
ALL_EMPTY = dict.fromkeys(range(1, 7), "")


@pytest.mark.parametrize("players", [3, 4, 5])
class TestThreeOrMore:
    def test_cards_with_a_coin_leave_and_every_card_gets_one(self, players: int) -> None:
        """VI-5.1, VI-5.2, VI-5.3: new cards from the reserve, left to right; the coins of the old ones go back to the bank."""
        game = table(players, at="UpdateRoad", road=SIX, road_coins=(0, 1, 0, 1, 0, 0), reserve="monk, agent, tinner")
        assert road(game) == ["mason", "monk", "thatcher", "agent", "hunter", "fisher"]
        assert game.state.road_coins == (1,) * 6
        assert discards(game) == ["carpenter", "graper"]
        assert [gold(game, seat) for seat in range(players)] == [8] * players

    def test_nobody_decides(self, players: int) -> None:
        """VI-3: the update is automatic."""
        game = table(players, at="UpdateRoad")
        assert (game.decider, legal(game)) == (0, legal(table(players, at="BuildPhase")))

    def test_in_the_first_round_nothing_leaves(self, players: int) -> None:
        """VI-5.4."""
        game = table(players, at="UpdateRoad", road=SIX)
        assert road(game) == [card.strip() for card in SIX.split(",")]
        assert discards(game) == []
        assert game.state.road_coins == (1,) * 6

    def test_empty_positions_are_filled_too(self, players: int) -> None:
        """VI-5.2."""
        game = table(players, at="UpdateRoad", road="mason, -, thatcher, graper, -, fisher", reserve="monk, agent")
        assert road(game) == ["mason", "monk", "thatcher", "graper", "agent", "fisher"]
        assert game.state.road_coins == (1,) * 6

    def test_the_leftmost_stack_after_the_reserve(self, players: int) -> None:
        """VI-5.2, VI-5.8: the other way round than in the draft; a stack emptied this way is exhausted."""
        game = table(
            players,
            at="UpdateRoad",
            road=SIX,
            road_coins=(1, 1, 1, 0, 0, 0),
            reserve="monk",
            rest="discard",
            stacks={1: "", 2: "agent", 3: "tinner, smuggler"},
        )
        assert road(game)[:3] == ["monk", "agent", "tinner"]
        assert (stack(game, 2), stack(game, 3)) == ([], ["smuggler"])

    def test_a_position_stays_empty_without_any_card(self, players: int) -> None:
        """VI-5.2, VI-5.3: no coin lies on an empty position."""
        game = table(players, at="UpdateRoad", road=SIX, road_coins=(1, 0, 0, 0, 0, 0), rest="discard", stacks=ALL_EMPTY)
        assert road(game) == ["-", "carpenter", "thatcher", "graper", "hunter", "fisher"]
        assert game.state.road_coins == (0, 1, 1, 1, 1, 1)


class TestTwo:
    def test_a_coin_each_in_reverse_order(self) -> None:
        """VI-5.5, VI-5.6, VI-5.7: from the bank; cards without a coin leave, new ones get none."""
        game = table(2, at="UpdateRoad", road=SIX, reserve="monk, agent, tinner, smuggler")
        assert game.decider == 1
        assert legal(game) == {f"coin {card.strip()}" for card in SIX.split(",")} | {"decline"}
        do(game, "coin hunter")
        assert (game.decider, gold(game, 1)) == (0, 8)
        do(game, "coin carpenter")
        assert road(game) == ["monk", "carpenter", "agent", "tinner", "hunter", "smuggler"]
        assert game.state.road_coins == (0, 1, 0, 0, 1, 0)
        assert discards(game) == ["mason", "thatcher", "graper", "fisher"]
        assert gold(game) == 8

    def test_both_on_the_same_card_round_after_round(self) -> None:
        """VI-5.5: there is no limit."""
        game = table(2, at="UpdateRoad", road=SIX, road_coins=(0, 0, 4, 0, 0, 0))
        do(game, "coin thatcher", "coin thatcher")
        assert game.state.road_coins == (0, 0, 6, 0, 0, 0)
        assert road(game)[2] == "thatcher"

    def test_no_coin(self) -> None:
        """VI-5.5, VI-5.6: a may; without any coin the whole road is new."""
        game = table(2, at="UpdateRoad", road=SIX, reserve="monk, agent, tinner, smuggler, grocer, priest")
        do(game, "decline", "decline")
        assert road(game) == ["monk", "agent", "tinner", "smuggler", "grocer", "priest"]

    def test_the_stacks_after_the_reserve(self) -> None:
        """VI-5.7, VI-5.8."""
        game = table(2, at="UpdateRoad", road=SIX, reserve="monk", rest="discard", stacks={1: "agent", 2: "tinner, smuggler, grocer"})
        do(game, "coin hunter", "coin fisher")
        assert road(game) == ["monk", "agent", "tinner", "smuggler", "hunter", "fisher"]
        assert (stack(game, 1), stack(game, 2)) == ([], ["grocer"])

    def test_without_open_cards_nobody_is_asked(self) -> None:
        """VI-5.5."""
        game = table(2, at="UpdateRoad", road="-, -, -, -, -, -", rest="discard", stacks={**ALL_EMPTY, 4: "monk, agent"})
        assert road(game) == ["monk", "agent", "-", "-", "-", "-"]
        assert legal(game) == legal(table(2, at="BuildPhase"))

    def test_one_player_cannot_take_back_the_coin_of_the_other(self) -> None:
        """VI-21.2: handing the turn on is final."""
        game = table(2, at="UpdateRoad", road=SIX)
        events = do(game, "coin hunter")
        assert any(event.reveals for event in events)

    def test_cards_and_coins_stay_together(self) -> None:
        """VI-5.5, VI-5.7."""
        game = table(2, at="UpdateRoad", road=SIX, road_coins=(2, 0, 0, 0, 0, 1))
        events = do(game, "decline", "coin graper")
        assert [road(game)[at] for at in (0, 3, 5)] == ["mason", "graper", "fisher"]
        assert game.state.road_coins == (2, 0, 0, 1, 0, 1)
        assert len(happened(events, "opened")) == 3


def test_the_last_round_updates_the_road_too() -> None:
    """VI-5, VI-A6: also when the second market is due at the end of the round."""
    game = table(3, at="UpdateRoad", road=SIX, road_coins=(1, 0, 0, 0, 0, 0), stacks=ALL_EMPTY, reserve="monk", rest="discard")
    assert road(game)[0] == "monk"


def test_reverse_order_when_the_other_player_begins() -> None:
    """VI-5.5, VI-10.2: the start player of the round comes last, and builds first."""
    game = table(2)
    while game.state.round == 1 or game.state.phase == "draft":
        game.apply(next((action for action in game.legal if action.kind in ("end_turn", "decline")), game.legal[0]))
    deciders = []
    for said in ("decline", "decline"):
        deciders.append(game.decider)
        do(game, said)
    assert (deciders, game.decider, game.state.phase) == ([0, 1], 1, "build")


def test_stacks_exhausted_by_the_update_bring_a_market() -> None:
    """VI-5.8, VI-11.1: at the end of the same round."""
    game = table(2, at="UpdateRoad", road=SIX, rest="discard", stacks={1: "agent, monk", 2: "tinner"})
    do(game, "coin graper", "coin fisher")
    assert road(game)[:3] == ["agent", "monk", "tinner"]
    events = do(game, "end_turn", "end_turn")
    assert [event.values["n"] for event in happened(events, "market")] == [1]
