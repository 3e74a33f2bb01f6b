"""Check the end of a phase and the preparation of the next one (BC-14)."""

import pytest

from .builder import table
from .verbs import (
    discarded,
    display,
    do,
    estate,
    happened,
    idle,
    idle_phase,
    idle_round,
    legal,
    names,
    projects,
    stacks,
    storage,
    vp,
)


def test_the_display_is_discarded_and_dealt_again() -> None:
    """BC-14.1, BC-3.6: leftover cards go to the discard pile; the display is dealt first, then six cards to each player."""
    game = table(
        2,
        in_round=6,
        display={2: ["castle1", "castle2"], 6: ["mine1"]},
        draw=[
            "ship1",
            "ship2",
            "ship3",
            "ship4",
            "ship5",
            "ship6",
            "bank5",
            *["pasture1"] * 3,
            *["pasture2"] * 3,
            *["pasture3"] * 3,
            *["pasture4"] * 3,
        ],
    )
    idle_round(game)
    assert game.state.phase == 1
    assert display(game) == {1: ["ship1"], 2: ["ship2"], 3: ["ship3"], 4: ["ship4"], 5: ["ship5", "bank5"], 6: ["ship6"]}
    assert set(discarded(game)) >= {"castle1", "castle2", "mine1"}
    assert len(discarded(game)) == 3 + 2
    dealt = [names([*seat.hand.cards, *seat.stack.cards]) for seat in game.state.seats]
    assert [len(cards) for cards in dealt] == [6, 6]
    assert sorted(dealt[0] + dealt[1]) == sorted(f"pasture{n}" for n in (1, 2, 3, 4) for _ in range(3))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_phase_begins_like_the_first(players: int) -> None:
    """BC-14.1, BC-4.2: it begins in round 1 with a full display and six cards each, two of them in hand."""
    game = table(players, in_round=6)
    idle_round(game)
    assert (game.state.phase, game.state.round) == (1, 1)
    assert sum(len(row) for row in game.state.display) == {2: 7, 3: 10, 4: 13}[players]
    assert [(len(seat.hand.cards), len(seat.stack.cards)) for seat in game.state.seats] == [(2, 4)] * players


@pytest.mark.parametrize(("before", "options"), [pytest.param("A", 4, id="BC-14.1 A to B"), pytest.param("C", 3, id="BC-14.1 C to D")])
def test_the_next_phase_card_is_on_top(before: str, options: int) -> None:
    game = table(2, phase=before, in_round=6, first=1, estate=[["mine"] * 2], projects=["mine4"], workers=6)
    idle_round(game)
    assert game.decider == 0
    game.apply(next(action for action in game.legal if action.kind == "play"))
    game.apply(next(action for action in game.legal if action.kind == "place"))
    following = chr(ord(before) + 1).lower()
    assert {word for word in legal(game) if word.startswith("bonus")} == {f"bonus {following}_{n}" for n in range(1, options + 1)}


@pytest.mark.parametrize(
    ("players", "first", "holder", "turned", "next_first"),
    [
        pytest.param(3, 0, 2, True, 2, id="BC-14.2 the holder of the turned card"),
        pytest.param(3, 1, 1, True, 1, id="BC-14.2 A-15 the seller who held it himself"),
        pytest.param(3, 0, 0, False, 1, id="BC-14.2 nobody sold: it passes on"),
        pytest.param(3, 2, 2, False, 0, id="BC-14.2 clockwise past the last seat"),
        pytest.param(2, 1, 1, False, 0, id="BC-14.2 2 players"),
        pytest.param(4, 1, 3, True, 3, id="BC-14.2 4 players"),
    ],
)
def test_next_start_player(players: int, first: int, holder: int, turned: bool, next_first: int) -> None:
    game = table(players, in_round=6, first=first, holder=holder, turned=turned)
    idle_round(game)
    state = game.state
    assert (state.first, state.holder, state.turned, game.decider) == (next_first, next_first, False, next_first)
    order = []
    for _ in range(players):
        order.append(game.decider)
        idle(game)
    assert order == [(next_first + i) % players for i in range(players)]


def test_the_last_seller_of_the_phase_starts() -> None:
    """BC-14.2, BC-6.6: of two sellers, the later one starts."""
    game = table(
        3,
        in_round=6,
        hand=[1],
        goods=["light"],
        others={1: {"hand": [3], "goods": ["medium"]}, 2: {"hand": [5]}},
    )
    do(game, "play 1", "sell light", "end_turn", "play 3", "sell medium", "end_turn")
    idle(game)
    assert (game.state.phase, game.decider, game.state.holder) == (1, 1, 1)


def test_two_phases_without_a_sale() -> None:
    """BC-14.2: the card passes on each time."""
    game = table(4, in_round=6, first=3)
    firsts = []
    for _ in range(3):
        idle_phase(game)
        firsts.append(game.decider)
    assert firsts == [0, 1, 2]


def test_possessions_stay() -> None:
    """BC-14.3"""
    game = table(
        2,
        hand=[4],
        projects=["mine1", "ship2"],
        estate=[["castle", "castle"], ["pasture"] * 3],
        goods=["dark", "light"],
        sold=["light"],
        animals=["pig", "sheep"],
        workers=3,
        silver=2,
        vp=4,
    )
    seat = game.state.seats[0]
    before = (projects(game), estate(game), seat.goods, seat.sold, seat.animals, seat.firsts, stacks(game, "goods"))
    firsts, sevens = game.state.firsts, game.state.all_seven
    idle_round(game)
    assert game.state.phase == 1
    seat = game.state.seats[0]
    assert before == (
        projects(game),
        estate(game),
        seat.goods,
        seat.sold,
        seat.animals,
        seat.firsts,
        stacks(game, "goods"),
    )
    assert storage(game) == (3, 3)
    assert (vp(game), game.state.firsts, game.state.all_seven) == (4, firsts, sevens)


@pytest.mark.parametrize(
    ("holder", "turned"),
    [pytest.param(0, False, id="BC-14.4 A-16 nobody sold"), pytest.param(1, True, id="BC-14.4 turned card")],
)
def test_after_phase_e(holder: int, turned: bool) -> None:
    """The game ends: the card is neither turned over nor passed on, and nothing is dealt."""
    game = table(2, phase="E", in_round=6, holder=holder, turned=turned, display={2: ["castle1"]})
    draws = len(game.state.draw.cards)
    events = idle_round(game)
    assert game.over
    assert game.legal == []
    assert game.decision is None
    assert (game.state.holder, game.state.turned, game.state.phase) == (holder, turned, 4)
    assert display(game) == {2: ["castle1"]}
    assert len(game.state.draw.cards) == draws
    assert [standing.player for standing in game.state.standings] == [0, 1]
    assert len(happened(events, "end")) == 1
    assert happened(events, "dealt") == []


def test_not_before_round_6() -> None:
    """BC-14.1: the display stays until then."""
    game = table(2, in_round=5, display={2: ["castle1"]})
    idle_round(game)
    assert (game.state.phase, game.state.round) == (0, 6)
    assert display(game) == {2: ["castle1"]}
    idle(game)
    assert display(game) == {2: ["castle1"]}
    idle(game)
    assert game.state.phase == 1
    assert display(game) != {2: ["castle1"]}
