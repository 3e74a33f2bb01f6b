"""Check the set-up of the basic game (BU-1, BU-18)."""

from collections import Counter

import pytest

import rules
from rules import Game

from ..builder import ID, fresh
from ..pieces import BACK, COLOURS, GOODS, NAME, UNUSED
from ..verbs import black, depot, duchy, goods, points, storage
from .test_components import DEPOTS

every_number = pytest.mark.parametrize("players", [2, 3, 4])


def opening(players: int, seed: int = 1, **options: bool | str) -> tuple[Game, list]:  # type: ignore[type-arg]
    """Return a new game and the events of its beginning."""
    record = rules.new(ID, tuple("ABCD"[:players]), seed, options)
    return record.game, list(record.opening)


@every_number
def test_what_each_player_has(players: int) -> None:
    """BU-1.6, BU-1.7, BU-1.8: each has a castle in the middle, three goods, one silver, two dice, no points and an empty storage."""
    game = fresh(players)
    for seat in range(players):
        assert duchy(game, seat) == {(0, 0): "castle"}
        assert BACK[game.state.estates[seat].tiles[18]] == "dark_green"
        assert sum(goods(game, seat).values()) == 3
        assert game.state.stores[seat].silver == 1
        assert len(game.state.seats[seat].dice) == 2
        assert storage(game, seat) == []
        assert game.state.seats[seat].storage == (0, 0, 0)
        assert points(game, seat) == {}
        assert game.state.stores[seat].sold == ()
        assert game.state.seats[seat].bonuses == ()


@every_number
def test_workers_by_order(players: int) -> None:
    """BU-1.9: players get 1, 2, 3 and 4 workers clockwise from the start player."""
    for seed in range(6):
        game = fresh(players, seed)
        first = game.state.order[0]
        clockwise = [(first + i) % players for i in range(players)]
        assert [game.state.stores[player].workers for player in clockwise] == list(range(1, players + 1))


@every_number
def test_one_stack_on_the_bridge(players: int) -> None:
    """BU-1.10, BU-1.11, BU-1.12: all are on space 0, the start player on top; that player has the white die and the first turn."""
    for seed in range(6):
        game = fresh(players, seed)
        first = game.state.order[0]
        clockwise = tuple((first + i) % players for i in range(players))
        assert game.state.bridge == (clockwise, (), (), (), (), (), ())
        assert game.state.order == clockwise
        assert game.decider == game.state.turn_of == first


@every_number
def test_the_start_player_is_drawn(players: int) -> None:
    """A-33: every player begins in some game."""
    found = Counter(fresh(players, seed).state.order[0] for seed in range(60))
    assert set(found) == set(range(players))
    assert min(found.values()) >= 60 // players // 3


@every_number
def test_phase_a_is_prepared(players: int) -> None:
    """BU-1.1, BU-2.2, BU-2.3, BU-18.1, BU-18.2: each slot in use has a tile of its colour; the others are empty."""
    for seed in range(4):
        game = fresh(players, seed)
        for n in range(1, 7):
            colours = [colour for least, of in DEPOTS[n].items() if least <= players for colour in of]
            assert Counter(BACK[tile] for tile in game.state.depots[n - 1] if tile) == Counter(colours)
            assert len(depot(game, n)) == players
        assert len(black(game)) == {2: 4, 3: 6, 4: 8}[players]
        assert {BACK[tile] for tile in game.state.black if tile} == {"black"}


@every_number
def test_goods(players: int) -> None:
    """BU-1.3, BU-1.7, BU-2.4, BU-3.2: each phase space has five; those of A are on the round spaces, and one has gone to a depot."""
    game = fresh(players)
    assert [len(pile.cards) for pile in game.state.phase_goods] == [0, 5, 5, 5, 5]
    assert len(game.state.round_goods) == 4
    assert [len(space) for space in game.state.goods_spaces] == [int(n == game.state.white) for n in range(1, 7)]
    assert len(game.state.reserve.cards) == 17 - 3 * players
    everywhere = [*game.state.round_goods, *game.state.reserve.cards]
    for pile in game.state.phase_goods:
        everywhere += pile.cards
    for space in game.state.goods_spaces:
        everywhere += space
    for store in game.state.stores:
        everywhere += store.goods
    assert sorted(everywhere) == sorted(GOODS)


@every_number
def test_bonus_tiles(players: int) -> None:
    """BU-1.4: each colour has a large and a small one."""
    expected = {f"{size}:{colour}" for size in ("large", "small") for colour in COLOURS}
    state = fresh(players).state
    assert set(state.bonuses) == expected
    assert len(state.bonuses) == 12


@every_number
@pytest.mark.parametrize("extra", [False, True])
def test_extra_tiles(players: int, extra: bool) -> None:
    """BU-1.2, BU-19.1: there are seven supplies; they include the four extra tiles only when chosen."""
    game = fresh(players, extra_tiles=extra)
    laid = [tile for slots in (*game.state.depots, game.state.black) for tile in slots if tile]
    laid += [tile for estate in game.state.estates for tile in estate.tiles if tile]
    rest = [tile for pile in game.state.supplies for tile in pile.cards]
    assert len(laid) + len(rest) == (168 if extra else 164)
    assert set(laid + rest) | set(game.state.gone) == {*NAME, *UNUSED}
    for pile in game.state.supplies:
        assert len({BACK[tile] for tile in pile.cards}) == 1
    assert len({BACK[pile.cards[0]] for pile in game.state.supplies}) == 7


@pytest.mark.parametrize(("value", "number"), [("first", 1), ("second", 2)])
def test_all_have_the_same_duchy(value: str, number: int) -> None:
    """BU-1.5: the whole group has number 1 or number 2."""
    game = fresh(4, duchies=value)
    assert [estate.duchy for estate in game.state.estates] == [number] * 4


def test_each_player_has_a_duchy_of_their_own() -> None:
    """Each seat may have any of the ten; the castle begins on the printed field or on the chosen one."""
    game = fresh(2, duchies="each", **{"duchy:0": 3, "duchy:1": 10})
    while game.state.round == 0:
        game.apply(game.legal[0])
    assert [estate.duchy for estate in game.state.estates] == [3, 10]
    for seat in range(2):
        assert list(duchy(game, seat).values()) == ["castle"]


def test_chance_differs_by_seed() -> None:
    """BU-1.2, BU-1.3: equal seeds give equal games; different seeds do not."""
    assert fresh(3, 7).digest() == fresh(3, 7).digest()
    assert len({fresh(3, seed).digest() for seed in range(20)}) == 20
    assert len({tuple(fresh(4, seed).state.depots) for seed in range(20)}) == 20


@every_number
def test_the_opening_is_reported(players: int) -> None:
    """BU-2, BU-3: the events name the phase, the round, everyone's dice, the white die and the first turn, each with its clause."""
    game, events = opening(players)
    kinds = [event.kind for event in events]
    assert kinds.count("rolled") == players
    (phase,) = (event for event in events if event.kind == "phase")
    assert phase.opens
    assert phase.items == tuple(f"tile:{tile}" for slots in (*game.state.depots, game.state.black) for tile in slots if tile)
    assert kinds.count("phase") == kinds.count("round") == kinds.count("white") == kinds.count("turn") == 1
    assert all(event.clause.startswith("BU-") for event in events)
    rolled = {event.player: (event.values["one"], event.values["two"]) for event in events if event.kind == "rolled"}
    assert rolled == {player: seat.dice for player, seat in enumerate(game.state.seats)}


def test_player_counts_and_options_are_checked() -> None:
    for names in ((), ("A", "B", "C", "D", "E")):
        with pytest.raises(rules.BadSetup):
            rules.new(ID, names, 1)
    wrong: list[dict[str, rules.Value | bool]] = [
        {"duchies": "third"},
        {"extra_tiles": 1},
        {"unknown": True},
        {"duchies": "each", "duchy:0": 11},
    ]
    for options in wrong:
        with pytest.raises(rules.BadSetup):
            rules.new(ID, ("A", "B"), 1, options)
