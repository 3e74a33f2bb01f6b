"""Check whole random games against an oracle: where every card is, and every legal action, after every decision."""

from collections import Counter
from typing import Any

import pytest

from rules import Game
from tests.playthroughs.choosers import guild

from .builder import fresh, table
from .cards import CARDS, VP_NAME, name, profession
from .oracle import Oracle


def invariants(game: Game[Any]) -> None:
    """Check what holds after every step, no matter what has happened."""
    state = game.state
    census = game.rules.census(state)
    assert sorted(census["profession"]) == list(CARDS), "120 cards in play, 120 in the box, each once"
    assert sorted(census["vp"]) == list(VP_NAME)
    assert len(state.box) == len(CARDS) - 120 or not state.professions
    deciding = game.decider
    for player, seat in enumerate(state.seats):
        names = [name(card) for card in seat.hall]
        assert len(set(names)) == len(names), "GH-7.1, GH-7.8: two identical cards in a hall"
        assert max(Counter(map(profession, seat.hall)).values(), default=0) < 5, "GH-9.1: a chapter is left open"
        for stack in seat.chapters:
            assert len(stack.cards) == len(set(map(name, stack.cards))) == 5
            assert len(set(map(profession, stack.cards))) == 1
        if len(seat.chapters) > 3 and (player == state.turn_of or state.immediate):
            assert game.legal[0].kind in ("drop", "top"), "GH-9.4: more than three completed chapters"
    assert game.over or state.immediate or not state.actions_left or deciding == state.turn_of


def points(state: Any, player: int) -> int:
    """Count the points by hand (GH-11)."""
    seat = state.seats[player]
    return int(seat.tokens) + sum(int(VP_NAME[card].split("_")[1]) for card in seat.vp_cards)


SETTINGS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "excess_chapter_timing": "immediate"},
    {"players": 4},
    {"players": 2, "profession_set": "job_faire", "small_game_vp_deck": False},
    {"players": 3, "profession_set": "job_faire", "excess_chapter_timing": "immediate", "target_vp": 12},
    {"players": 4, "profession_set": "custom_six", "target_vp": 15},
    {"players": 2, "profession_set": "custom_six", "excess_chapter_timing": "immediate"},
]


def play_beside(game: Game[Any], oracle: Oracle, seed: int) -> None:
    """Play a game to its end with the oracle alongside."""
    choose = guild(seed)
    while not game.over:
        assert len(game.legal) == len(set(game.legal))
        assert set(game.legal) == oracle.legal()
        assert game.decider == oracle.now.player
        action = choose(game)
        refills = action.kind == "draw" and game.state.actions_left + game.state.actions_taken > 0
        player = game.decider
        events = game.apply(action)
        oracle.do(action, game.state, events)
        oracle.agrees(game.state)
        invariants(game)
        if refills and player is not None:
            held = len(game.state.seats[player].hand.cards)
            assert held == 6 or not (game.state.draw.cards or game.state.discard.cards), "GH-5.2, GH-5.5"
        for seat in range(len(game.state.seats)):
            assert game.rules.total(game.state, seat) == points(game.state, seat)
    assert oracle.over
    totals = [points(game.state, seat) for seat in range(len(game.state.seats))]
    standings = sorted(game.state.standings, key=lambda one: one.player)
    assert [one.score for one in standings] == totals
    assert [one.rank for one in standings] == [1 + sum(other > total for other in totals) for total in totals]
    assert [one.won for one in standings] == [total == max(totals) for total in totals]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: "-".join(map(str, setting.values())))
def test_in_step_with_an_oracle(setting: dict[str, Any], seed: int) -> None:
    """GH-2 to GH-13, GH-17: all zones and the full list of legal actions agree after every decision."""
    game, choose = fresh(seed=seed, **setting), guild(seed)
    while not game.state.draw.cards:
        game.apply(choose(game))
    play_beside(game, Oracle.of(game.state), seed)
    totals = [points(game.state, seat) for seat in range(setting["players"])]
    winner = game.state.turn_of
    assert totals[winner] >= game.state.target > max(total for seat, total in enumerate(totals) if seat != winner)
    assert [one.player for one in game.state.standings if one.won] == [winner]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_to_the_last_vp_card(players: int) -> None:
    """GH-6.5, GH-16.19, GH-16.21: the row shrinks; when no one can reach the target any longer, its last card ends the game."""
    six = ("assassin", "dancer", "historian", "trader", "weaver", "scholar")
    game = table(players, cards="custom_six", six=six, target=40, row=["vp_2_haste", "vp_4_draw", "vp_5"], deck=["vp_2_takeover"])
    play_beside(game, Oracle.amid(game.state), players)
    assert not any(game.state.vp_row)
    assert max(points(game.state, seat) for seat in range(players)) < 40
