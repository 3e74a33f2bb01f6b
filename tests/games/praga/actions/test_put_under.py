"""Check how tiles that are not kept go back under their stack, in any order (PC-8.4, 10.2)."""

from itertools import permutations, product
from typing import Any

import pytest

from rules import Game, is_hidden, view
from rules.games.praga.board.stacks import order_matters
from rules.games.praga.components import LEVEL_AT, PLANKS_DRAWN, TECHNOLOGIES_DRAWN

from ..builder import record, table
from ..names import NUMBER
from ..verbs import asked, do, legal, play_on

IV = [f"bridge_iv_{number}" for number in range(1, 7)]
I = [f"technology_1_{number}" for number in range(1, 7)]  # noqa: E741 - the name of the level
WALK = "kings_road extra pawn"
STEP: dict[str, Any] = {"rows": {"wall": ["wall_e1_09", "", "", ""]}, "stone": 9, "turn": {"tile": "action_tile_1", "action": True}}
BUY = "wall half wall_e1_09"


def walks(players: int, visited: int, **said: Any) -> Game[Any]:
    """Return a game in which seat 0 goes to space IV, where as many others, who kept the last tiles, have been."""
    others = {seat: {"pawn": 4 if seat <= visited else 3} for seat in range(1, players)}
    bridge = {slot: IV[-1 - slot] for slot in range(visited)}
    left = IV[: len(IV) - visited]
    game = table(players, egg=1, pawn=3, turn={"extra": "open"}, others=others, bridge=bridge, next_tiles=left, **said)
    do(game, WALK)
    return game


def stack(game: Game[Any]) -> list[str]:
    """Return the names of the IV tiles of the stack, the one that is drawn first at the front."""
    return [IV[card - NUMBER[IV[0]]] for card in reversed(game.state.plank_stacks[0].cards)]


def test_the_second_of_three_says_which_tile_is_drawn_first() -> None:
    """PC-8.4: the third player will look at the two tiles above, and at one of these."""
    for first, other in ((IV[1], IV[2]), (IV[2], IV[1])):
        game = walks(3, 1)
        do(game, f"keep {IV[0]}")
        assert (asked(game), legal(game)) == (0, {f"put_under {IV[1]}", f"put_under {IV[2]}"})
        do(game, f"put_under {first}")
        assert stack(game) == [IV[3], IV[4], first, other]
        assert legal(game) == {f"lay_plank {slot}" for slot in range(1, 5)}


@pytest.mark.parametrize(("players", "visited"), [(1, 0), (2, 0), (2, 1), (3, 0), (3, 2), (4, 0), (4, 2), (4, 3)])
def test_otherwise_nobody_is_asked(players: int, visited: int) -> None:
    """PC-8.4: those who come later look at both of the tiles, at neither of them, or do not come at all."""
    game = walks(players, visited)
    looked = IV[: min(3, len(IV) - visited)]
    do(game, f"keep {looked[0]}")
    assert {one.partition(" ")[0] for one in legal(game)} == {"lay_plank"}
    assert stack(game) == IV[3 : len(IV) - visited] + looked[1:]


def test_all_v_tiles_are_looked_at_each_time() -> None:
    """PC-8.5: their order never matters."""
    game = table(3, egg=1, pawn=4, turn={"extra": "open"})
    do(game, WALK)
    do(game, min(legal(game)))
    assert not any(one.startswith("put_under") for one in legal(game))


@pytest.mark.parametrize(
    ("players", "drawn", "asks"), [(1, 0, False), (2, 1, False), (3, 0, False), (3, 1, True), (3, 2, False), (4, 1, True)]
)
def test_technologies_are_asked_about_alike(players: int, drawn: int, asks: bool) -> None:
    """PC-10.2: only the second to reach a level decides what a later player looks at."""
    space = next(position for position, level in LEVEL_AT.items() if level == 1)
    others = {
        seat: {"technologies": [I[-seat]], "technology": space} if seat <= drawn else {"technology": space - 1}
        for seat in range(1, players)
    }
    game = table(players, **STEP, technology=space - 1, others=others, next_tiles=I[: len(I) - drawn])
    do(game, BUY, f"keep {I[0]}")
    assert (legal(game) == {f"put_under {I[1]}", f"put_under {I[2]}"}) == asks
    if asks:
        do(game, f"put_under {I[2]}")
    cards = [NUMBER[name] for name in (*I[3 : len(I) - drawn], *((I[2], I[1]) if asks else I[1:3]))]
    assert [*reversed(game.state.technologies[0].cards)] == cards
    assert game.state.looked.cards == ()


def test_only_who_puts_them_back_knows_the_tiles() -> None:
    """PC-19.2, PC-19.3: no one else sees them while they are put back, and no one afterwards."""
    game = walks(3, 1)
    do(game, f"keep {IV[0]}")
    assert [is_hidden(view(game.rules, game.state, seat).looked_planks.cards[0]) for seat in (0, 1, 2)] == [False, True, True]
    events = do(game, f"put_under {IV[2]}")
    assert [(event.kind, event.items) for event in events] == [("put_under", ())]
    assert all(is_hidden(card) for seat in range(3) for card in view(game.rules, game.state, seat).plank_stacks[0].cards)


def test_the_order_can_be_taken_back_until_something_is_revealed() -> None:
    """PC-20.1, PC-20.2"""
    game = record(walks(3, 1))
    play_on(game, f"keep {IV[0]}", f"put_under {IV[1]}")
    game.undo()
    assert len(game.game.legal) == 2


@pytest.mark.parametrize("above", range(6))
@pytest.mark.parametrize("others", range(3))
@pytest.mark.parametrize("draws", range(4))
def test_it_is_asked_exactly_if_somebody_can_see_the_difference(above: int, others: int, draws: int) -> None:
    """PC-8.4, PC-10.2: for every stack, no matter what those to come keep, in one order they all look at the same tiles as in the other."""
    assert TECHNOLOGIES_DRAWN == PLANKS_DRAWN == 3
    upper, lower = [f"upper {n}" for n in range(above)], [f"lower {n}" for n in range(others)]
    orders = [{_looks([*upper, *order], draws, keeps) for keeps in product(range(3), repeat=draws)} for order in permutations(lower)]
    assert order_matters(above, others, 3, draws) == any(order != orders[0] for order in orders)


def _looks(tiles: list[str], draws: int, keeps: tuple[int, ...]) -> tuple[frozenset[str], ...]:
    """Return what is looked at, draw by draw, if all keep the tile of that number and put the others back, by name."""
    found = []
    for keep in keeps[:draws]:
        looked, tiles = tiles[:3], tiles[3:]
        found.append(frozenset(looked))
        ranked = sorted(looked)
        kept = ranked[keep % len(ranked)] if ranked else ""
        tiles += [tile for tile in ranked if tile != kept]
    return tuple(found)
