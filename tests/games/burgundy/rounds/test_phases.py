"""Check the preparation of a phase, rounds and the order of play (BU-2, BU-3, BU-15, BU-18)."""

from collections import Counter
from typing import Any

import pytest

from ..builder import PHASES, fresh, table
from ..pieces import BACK, GOODS, NAME
from ..setup.test_components import DEPOTS
from ..verbs import black, do, happened, idle, idle_phase, idle_round, purse, space

every_number = pytest.mark.parametrize("players", [2, 3, 4])


def colours_of(game: Any, n: int) -> Counter[str]:
    return Counter(BACK[tile] for tile in game.state.depots[n - 1] if tile)


@every_number
def test_each_phase_is_prepared_afresh(players: int) -> None:
    """BU-2.1, BU-2.2, BU-2.3, BU-2.6, BU-18.2, BU-18.3, T-18: everything left over leaves the game, and all slots are refilled."""
    game = fresh(players)
    left: list[int] = []
    for number, phase in enumerate(PHASES):
        assert game.state.phase == number
        for n in range(1, 7):
            colours = Counter(colour for least, of in DEPOTS[n].items() if least <= players for colour in of)
            if players == 3 and n == 6 and phase in "BD":
                colours = colours - Counter(["dark_green"]) + Counter(["grey"])
            assert colours_of(game, n) == colours
        assert len(black(game)) == {2: 4, 3: 6, 4: 8}[players]
        assert set(left) <= set(game.state.gone)
        left = [tile for slots in (*game.state.depots, game.state.black) for tile in slots if tile]
        idle_phase(game)
    assert game.over
    assert all(not pile.cards for pile in game.state.supplies) == (players == 4)


def test_the_last_slot_of_depot_6() -> None:
    """BU-18.3, T-18: with three players it holds a castle in A, C and E and a mine in B and D."""
    for seed in range(5):
        game = fresh(3, seed)
        found = []
        for _ in PHASES:
            found.append(next(NAME[tile] for tile in game.state.depots[5] if NAME.get(tile) in ("castle", "mine")))
            idle_phase(game)
        assert found == ["castle", "mine", "castle", "mine", "castle"]


def test_goods_stay_on_the_goods_spaces() -> None:
    """BU-2.1: they stay there when a phase ends."""
    game = table(4, spaces={3: [1, 1, 5]}, in_round=5, phase="B", depots={3: ["bank"]})
    bank = next(tile for tile in game.state.depots[2] if tile)
    idle_round(game)
    assert game.state.phase == 2
    assert Counter(space(game, 3)) >= Counter([1, 1, 5])
    assert bank in game.state.gone
    assert bank not in game.state.depots[2]


def test_five_goods_of_the_phase() -> None:
    """BU-2.4, A-34: the goods of the phase space lie in the open, the top one first."""
    game = table(in_round=5)
    coming = sorted(game.state.phase_goods[1].cards)
    idle_round(game)
    laid = [good for space in game.state.goods_spaces for good in space]
    assert sorted([*game.state.round_goods, *laid]) == coming
    assert len(game.state.round_goods) == 4
    assert [len(pile.cards) for pile in game.state.phase_goods] == [0, 0, 5, 5, 5]


def test_the_order_of_the_goods_is_random() -> None:
    """A-34: the order is not always that of the pile."""
    orders = set()
    for seed in range(12):
        state = fresh(2, seed).state
        orders.add(tuple(GOODS[good] for good in state.round_goods))
    assert len(orders) > 8


@every_number
def test_the_white_die_brings_a_good(players: int) -> None:
    """BU-3.1, BU-3.2: as each round starts, the top good goes to the depot with the white die's number, and everyone rolls."""
    game = fresh(players, 5)
    seen = set()
    for number in range(2, 6):
        top, before = game.state.round_goods[0], game.state.goods_spaces
        events = idle_round(game)
        assert game.state.round == number
        white = game.state.white
        seen.add(white)
        after = list(before)
        after[white - 1] = (*before[white - 1], top)
        assert [sorted(one) for one in game.state.goods_spaces] == [sorted(one) for one in after]
        rolled = happened(events, "rolled")
        assert Counter(event.player for event in rolled) == Counter(range(players))
        for seat in game.state.seats:
            assert len(seat.dice) == 2
            assert set(seat.dice) <= set(range(1, 7))
            assert seat.used == (False, False)
    assert len(game.state.round_goods) == 0
    assert len(seen) > 1


def test_dice_are_fair() -> None:
    """BU-3.1: over many rolls every number is equally frequent, and a player's two dice differ."""
    counts: Counter[int] = Counter()
    doubles = rolls = 0
    for seed in range(25):
        game = fresh(4, seed)
        for _ in range(5):
            for seat in game.state.seats:
                counts.update(seat.dice)
                doubles += seat.dice[0] == seat.dice[1]
                rolls += 1
            counts[game.state.white] += 1
            idle_round(game)
    total = sum(counts.values())
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(0.7 < 6 * n / total < 1.3 for n in counts.values())
    assert 0.08 < doubles / rolls < 0.27


ORDERS: list[Any] = [
    pytest.param({0: [2, 0, 1]}, (2, 0, 1), id="BU-3.3 one stack: from top to bottom"),
    pytest.param({0: [0], 1: [1], 2: [2]}, (2, 1, 0), id="BU-3.3 who is further comes first"),
    pytest.param({1: [1, 2], 4: [0]}, (0, 1, 2), id="BU-3.3 further first, then the stack"),
    pytest.param({6: [2, 1], 0: [0]}, (2, 1, 0), id="BU-3.3 BU-1.12 the last space"),
]


@pytest.mark.parametrize(("bridge", "order"), ORDERS)
def test_order_of_the_next_round(bridge: dict[int, list[int]], order: tuple[int, ...]) -> None:
    """BU-3.3, BU-3.4, BU-3.5: the order is read at the start of the round; the first player has the white die."""
    game = table(3, bridge=bridge, in_round=2)
    idle(game)
    idle(game)
    events = idle(game)
    assert game.state.round == 3
    assert game.state.order == order
    deciders = []
    for _ in order:
        deciders.append(game.decider)
        idle(game)
    assert tuple(deciders) == order
    assert [event.player for event in happened(events, "turn")] == [order[0]]


# the end of a phase
MINES: list[Any] = [
    pytest.param({}, (0, 0), id="BU-15.3 without mines"),
    pytest.param({"-1,1": "mine"}, (0, 1), id="BU-15.3 one silver for a mine"),
    pytest.param({"-1,1": "mine", "-2,2": "mine", "-3,3": "mine"}, (0, 3), id="BU-15.3 three mines"),
    pytest.param({"-1,1": "mine", "-2,2": "mine", "1,-1": "monastery2"}, (2, 2), id="BU-17.2 BU-15.3 and a worker for each"),
    pytest.param({"1,-1": "monastery2"}, (0, 0), id="BU-17.2 no mine, no worker"),
]


@pytest.mark.parametrize("phase", [pytest.param(phase, id=f"BU-15.2 {phase}") for phase in "ABCDE"])
@pytest.mark.parametrize(("tiles", "gain"), MINES)
def test_mine_income(tiles: dict[str, str], gain: tuple[int, int], phase: str) -> None:
    """BU-15.1, A-11: it is paid after the fifth round of every phase, including E; only mines in the duchy count."""
    game = table(phase=phase, in_round=5, tiles=tiles, storage=["mine"], used=(True, True))
    idle_round(game)
    assert purse(game) == gain
    assert game.over == (phase == "E")


def test_no_income_between_rounds() -> None:
    """BU-15.1"""
    game = table(in_round=4, tiles={"-1,1": "mine"}, used=(True, True))
    idle_round(game)
    assert purse(game) == (0, 0)


def test_income_comes_before_the_next_phase() -> None:
    """BU-15.1, BU-2.5: the end of a phase still belongs to it."""
    game = table(in_round=5, tiles={"-1,1": "mine"})
    events = [event.kind for event in idle_round(game)]
    assert events.index("gained") < events.index("phase")
    assert "gained" in events


@pytest.mark.parametrize("phase", ["A", "D"])
def test_nobody_is_asked_between_phases(phase: str) -> None:
    """BU-15.1, BU-15.4: without shields, the end of a phase has no decisions; the first turn of the new phase comes next."""
    game = table(3, phase=phase, in_round=5, used=(True, True), others={n: {"used": (True, True)} for n in (1, 2)}, active=2)
    events = do(game, "end_turn")
    assert (game.state.phase, game.state.round) == (PHASES.index(phase) + 1, 1)
    assert events[-1].kind == "turn"
    assert game.state.seats[game.decider or 0].used == (False, False)


def test_25_rounds_of_two_actions() -> None:
    """T-29, BU-16.1, BU-3.1: a game has 25 rounds, and 50 die actions for each player."""
    for players in (2, 3, 4):
        game = fresh(players, 3)
        events = list(game.opening)
        while not game.over:
            events += idle(game)
        used = Counter(event.player for event in events if event.kind == "used")
        assert used == dict.fromkeys(range(players), 50)
        turns = Counter(event.player for event in events if event.kind == "turn")
        assert turns == dict.fromkeys(range(players), 25)
        assert [event.values["phase"] for event in happened(events, "phase")] == list(PHASES)


def test_a_supply_that_is_too_small() -> None:
    """BU-2.6, A-42: the slots it cannot fill stay empty."""
    game = table(in_round=5)
    first, *others = game.state.supplies
    game.state.gone += first.cards
    game.state.supplies = (first.holding(()), *others)
    idle_round(game)
    assert game.state.phase == 1
    assert sum(BACK.get(tile) == "beige" for slots in game.state.depots for tile in slots) == 0
    assert [len([tile for tile in slots if tile]) for slots in game.state.depots] == [1, 2, 1, 1, 2, 1]


def test_each_round_is_ended_by_the_last_turn() -> None:
    """BU-3.1 (d)"""
    game = table(3, in_round=1)
    for _ in range(2):
        idle(game)
        assert game.state.round == 1
    idle(game)
    assert game.state.round == 2
