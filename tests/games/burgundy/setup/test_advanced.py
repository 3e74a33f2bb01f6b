"""Check the advanced set-up (BU-27): a sheet for everyone; its side and the castle's field are chosen, in the open or in secret."""

from collections import Counter
from typing import Any

import pytest

from rules import view

from ..builder import fresh
from ..pieces import DUCHIES
from ..verbs import do, duchy, happened, legal, legal_kinds, points, thing

SHEETS = [{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}]
every_number = pytest.mark.parametrize("players", [2, 3, 4])


def offered(game: Any) -> dict[int, set[str]]:
    """Return the fields of the duchies that the decider may choose."""
    found: dict[int, set[str]] = {}
    for said in legal(game):
        kind, number, at = said.split(" ")
        assert kind == "settle"
        found.setdefault(int(number), set()).add(at)
    return found


@every_number
@pytest.mark.parametrize("secret", [False, True])
def test_a_sheet_for_everyone(players: int, secret: bool) -> None:
    """BU-27.1, BU-27.2, A-48: in turn order, each player chooses either side of a sheet and any dark-green field on it."""
    for seed in range(5):
        game = fresh(players, seed, duchies="drawn", secret_choice=secret)
        for player in game.state.order:
            assert game.decider == player
            assert game.state.round == 0
            sides = offered(game)
            assert set(sides) in SHEETS
            for number, fields in sides.items():
                assert fields == {f"{q},{r}" for (q, r), (colour, _) in DUCHIES[str(number)].cells.items() if colour == "dark_green"}
            game.apply(game.legal[(seed * 3 + player) % len(game.legal)])
        assert (game.state.phase, game.state.round) == (0, 1)
        for player in range(players):
            (at,) = duchy(game, player)
            assert DUCHIES[str(game.state.estates[player].duchy)].cells[at][0] == "dark_green"
            assert points(game, player) == {}


def test_what_is_chosen_takes_effect() -> None:
    """BU-27.2, BU-11.6, A-46: the castle occupies the chosen field and scores nothing."""
    game = fresh(2, 3, duchies="drawn")
    first = game.decider
    assert first is not None
    said = sorted(legal(game))[-1]
    do(game, said)
    _, number, at = said.split(" ")
    q, r = map(int, at.split(","))
    assert game.state.estates[first].duchy == int(number)
    assert duchy(game, first) == {(q, r): "castle"}
    assert game.state.seats[first].areas == ()


def test_sheets_are_drawn_without_replacement() -> None:
    """BU-27.1: of eight sheets four are equal: half of the players get 1/2, and every other sheet occurs at most once in a game."""
    counts: Counter[int] = Counter()
    for seed in range(80):
        game = fresh(4, seed, duchies="drawn")
        drawn = []
        for _ in range(4):
            drawn.append(min(offered(game)))
            game.apply(game.legal[0])
        assert all(drawn.count(number) <= 1 for number in (3, 5, 7, 9))
        counts.update(drawn)
    assert set(counts) == {1, 3, 5, 7, 9}
    assert 0.4 < counts[1] / 320 < 0.6


def test_everything_else_comes_before() -> None:
    """BU-27.1: the choice comes after all other set-up, including the order of play, and before the first phase is prepared."""
    game = fresh(3, 2, duchies="drawn")
    assert sorted(game.state.order) == [0, 1, 2]
    assert sorted(store.workers for store in game.state.stores) == [1, 2, 3]
    assert all(len(store.goods) == 3 for store in game.state.stores)
    assert not any(tile for slots in game.state.depots for tile in slots)
    events = [event for _ in range(3) for event in game.apply(game.legal[0])]
    assert [event.kind for event in events].index("phase") > 0
    assert len(happened(events, "founded")) == 3


def test_open_choices_are_seen() -> None:
    """BU-27.3: the second player knows what the first has chosen."""
    game = fresh(2, 1, duchies="drawn")
    first, second = game.state.order
    events = game.apply(game.legal[0])
    (founded,) = happened(events, "founded")
    assert (founded.player, founded.seen_by, founded.clause) == (first, None, "BU-27.2")
    assert founded.values == {"duchy": game.state.estates[first].duchy}
    (at,) = duchy(game, first)
    assert [*map(thing, founded.items)] == ["castle", f"{at[0]},{at[1]}"]
    assert view(game.rules, game.state, second).estates[first].duchy == game.state.estates[first].duchy != 0


@pytest.mark.parametrize("duchies", ["each", "drawn", "border_posts"])
def test_secret_choices_are_revealed_together(duchies: str) -> None:
    """BU-20.1, BU-27.3: until everyone has chosen, the others see only that a choice was made."""
    one, other = fresh(3, 1, duchies=duchies, secret_choice=True), fresh(3, 1, duchies=duchies, secret_choice=True)
    first, second, third = one.state.order
    action = one.legal[0]
    events = one.apply(action)
    others = other.apply(other.legal[-1])
    assert not happened(events, "founded")
    assert [(event.kind, event.items, event.seen_by) for event in events] == [("planned", action.picks, (first,)), ("chose", (), None)]
    for watcher in (second, third, None):
        assert view(one.rules, one.state, watcher) == view(other.rules, other.state, watcher)
        seen = [event for event in events if event.seen_by is None or watcher in event.seen_by]
        assert seen == [event for event in others if event.seen_by is None or watcher in event.seen_by]
    assert view(one.rules, one.state, first) != view(other.rules, other.state, first)
    one.apply(one.legal[0])
    events = one.apply(one.legal[0])
    assert [event.player for event in happened(events, "founded")] == [first, second, third]
    assert all(event.seen_by is None for event in events if event.kind != "planned")
    assert all(not seat.plan.cards for seat in one.state.seats)
    assert third == one.state.order[2]


@every_number
@pytest.mark.parametrize("secret", [False, True])
def test_players_have_what_they_chose(players: int, secret: bool) -> None:
    """BU-27.1, BU-27.2, BU-27.3: players get exactly the duchy and field they chose, no matter which of the eight it was."""
    for choice in range(8):
        game = fresh(players, choice, duchies="drawn", secret_choice=secret)
        chosen = {}
        for player in game.state.order:
            said = sorted(legal(game))[(choice + player) % 8]
            chosen[player] = said.split(" ")[1:]
            do(game, said)
        for player, (number, at) in chosen.items():
            q, r = map(int, at.split(","))
            assert game.state.estates[player].duchy == int(number)
            assert duchy(game, player) == {(q, r): "castle"}


@every_number
def test_each_chooses_a_field(players: int) -> None:
    """BU-27.2, BU-27.4: players with a duchy number of their own still choose the castle's field."""
    numbers = {f"duchy:{player}": 10 - player for player in range(players)}
    game = fresh(players, 2, duchies="each", **numbers)
    for player in game.state.order:
        assert game.decider == player
        assert set(offered(game)) == {10 - player}
        assert len(offered(game)[10 - player]) == 4
        game.apply(game.legal[1])
    assert [estate.duchy for estate in game.state.estates] == [10 - player for player in range(players)]


def test_the_castle_of_a_place_of_its_own_opens_its_neighbours() -> None:
    """BU-27.2, BU-7.2: the first tile goes next to it."""
    game = fresh(2, 2, duchies="each", **{"duchy:0": 7, "duchy:1": 8})
    while game.state.round == 0:
        game.apply(game.legal[-1])
    assert legal_kinds(game) >= {"take", "workers"}
    for player in range(2):
        assert len(duchy(game, player)) == 1


@every_number
@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("lot", ["side", "number"])
def test_the_lot_can_decide_the_duchy_too(players: int, secret: bool, lot: str) -> None:
    """BU-27.1, BU-27.4, A-48: by agreement the side or a number is drawn as well; the castle's field is still chosen."""
    for seed in range(4):
        game = fresh(players, seed, duchies="drawn", lot=lot, secret_choice=secret)
        numbers = {}
        for player in game.state.order:
            ((numbers[player], fields),) = offered(game).items()
            assert len(fields) == 4
            game.apply(game.legal[(seed + player) % 4])
        assert {player: game.state.estates[player].duchy for player in range(players)} == numbers
        assert game.state.round == 1


@pytest.mark.parametrize(("lot", "share", "twice"), [("side", 1 / 4, True), ("number", 1 / 10, False)])
def test_how_likely_a_drawn_duchy_is(lot: str, share: float, twice: bool) -> None:
    """BU-27.1, BU-27.4: both sides of a sheet are equally likely, and so are the ten numbers, none of which comes up twice."""
    counts: Counter[int] = Counter()
    again = 0
    for seed in range(120):
        game = fresh(4, seed, duchies="drawn", lot=lot)
        numbers = [estate.duchy for estate in game.state.estates]
        again += len(set(numbers)) < 4
        counts.update(numbers)
        if lot == "side":
            assert all(sum(number in sheet for number in numbers) <= 1 for sheet in SHEETS[1:])
    assert set(counts) == set(range(1, 11))
    assert counts[1] / 480 == pytest.approx(share, abs=0.06)
    assert counts[2] / 480 == pytest.approx(share, abs=0.06)
    assert bool(again) == twice


def test_what_is_drawn_says_nothing_about_the_rest_of_the_deal() -> None:
    """BU-27.1: without the option, a game is the same as before the option existed."""
    plain, said = fresh(3, 7, duchies="drawn"), fresh(3, 7, duchies="drawn", lot="sheet")
    assert plain.state == said.state


def test_basic_games_ask_nothing() -> None:
    """BU-1.5, BU-1.6"""
    for duchies in ("first", "second"):
        game = fresh(2, duchies=duchies)
        assert game.state.round == 1
        assert "settle" not in legal_kinds(game)
