"""Check that nothing depends on tiles that a player may not know (PC-19)."""

from typing import Any

import pytest

from rules import Game, Rng, determinise, is_hidden, view

from ..builder import fresh, table
from ..verbs import asked, do, legal

SEATS: list[int | None] = [0, 1, None]
ROAD = {"tile": "action_tile_3", "segment": "gold_a", "action": True}
"""An action tile with upgrade and the King's Road has been taken."""


def seen(game: Game[Any], viewer: int | None) -> Any:
    """Return the state as a seat may know it."""
    return view(game.rules, game.state, viewer)


def draws() -> Game[Any]:
    """Return a game in which seat 0 looks at three technologies."""
    game = table(turn=ROAD, pawn=1, egg=1, technology=0)
    do(game, "kings_road half pawn", "road_effect 2:egg")
    do(game, sorted(legal(game, "choose"))[1])
    return game


def planks() -> Game[Any]:
    """Return a game in which seat 0 looks at three IV tiles."""
    game = table(turn=ROAD, pawn=3, egg=1)
    do(game, "kings_road half pawn")
    return game


def v_tiles() -> Game[Any]:
    """Return a game in which seat 0 looks at the V tiles of the bridge."""
    game = table(turn=ROAD, pawn=4, egg=1)
    do(game, "kings_road half pawn")
    return game


def cathedral() -> Game[Any]:
    """Return a game in which seat 0 looks at the V tiles of the cathedral."""
    game = table(cathedral=(3, 0), technologies=("technology_3_2",))
    do(game, "technology technology_3_2", "up cathedral:4:0", "look cathedral_stack")
    return game


def parler() -> Game[Any]:
    """Return a game against Peter Parler after his first turn."""
    game = fresh(1, solo_mode="parler")
    do(game, sorted(legal(game, "take"))[-1], "end_turn end")
    return game


def removed() -> Game[Any]:
    """Return a game in the second era."""
    game = table(turn={"tile": "action_tile_1", "segment": "special_1"}, turns=15)
    do(game, "end_turn end")
    return game


POSITIONS = [fresh, draws, planks, v_tiles, cathedral, parler, removed]


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("viewer", SEATS)
def test_permuting_what_is_unknown_changes_no_view(position: Any, viewer: int | None) -> None:
    """PC-19.1 to 19.4: nor what the decider may do."""
    game = position()
    mine = seen(game, viewer)
    rng = Rng(7)
    for _ in range(5):
        other = Game(game.rules, determinise(game.rules, mine, rng))
        assert view(game.rules, other.state, viewer) == mine
        if viewer == asked(game):
            assert other.legal == game.legal


def test_the_cards_left_of_parler_are_known_but_not_their_order() -> None:
    """PC-18.4, PC-19.2"""
    game = parler()
    mine = seen(game, 0)
    assert mine.parler.played == game.state.parler.played
    assert all(is_hidden(card) for card in mine.parler.deck.cards)


@pytest.mark.parametrize("viewer", SEATS)
def test_what_is_looked_at_is_told_to_nobody_else(viewer: int | None) -> None:
    """PC-19.3: no event names the tiles to others."""
    game = table(turn=ROAD, pawn=3, egg=1)
    events = do(game, "kings_road half pawn")
    tiles = {f"plank:{card}" for card in game.state.looked_planks.cards}
    for event in events:
        if event.seen_by is None or viewer in event.seen_by:
            assert viewer == 0 or not tiles & set(event.items)
