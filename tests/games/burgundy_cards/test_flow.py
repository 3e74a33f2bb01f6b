"""Check the flow (BC-4): phases, rounds, turns, and what can be done at which point of a turn."""

from typing import Any

import pytest

from rules import Game

from .builder import fresh, table
from .verbs import discarded, do, end, happened, idle, idle_round, legal, legal_kinds, place, play, storage


def deciders(game: Game[Any], turns: int) -> list[int | None]:
    """Return the players who take the next turns, each turn idle."""
    found = []
    for _ in range(turns):
        found.append(game.decider)
        idle(game)
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_phases_of_six_rounds(players: int) -> None:
    """BC-4.1: each player takes one turn per round and plays 30 cards in the game."""
    game = fresh(players, seed=4)
    turns: list[tuple[int, int, int | None]] = []
    while not game.over:
        turns.append((game.state.phase, game.state.round, game.decider))
        idle(game)
    whole = [(phase, in_round, player) for phase in range(5) for in_round in range(1, 7) for player in range(players)]
    if players == 1:  # only Egon may end the game, after a phase
        assert len(turns) % 6 == 0
        assert turns == whole[: len(turns)]
    else:
        assert sorted(turns) == whole


def test_cards_drawn_each_round() -> None:
    """BC-4.2: two are drawn in round 1, one in rounds 2 to 5, none in round 6, when the last card must be played."""
    game = fresh(3)
    sizes = []
    for _ in range(6):
        seat = game.state.seats[game.decider]
        sizes.append((len(seat.hand.cards), len(seat.stack.cards)))
        assert len({action.picks for action in game.legal if action.kind == "play"}) == len(seat.hand.cards)
        idle_round(game)
    assert sizes == [(2, 4), (2, 3), (2, 2), (2, 1), (2, 0), (1, 0)]


def test_all_players_draw_at_the_start_of_the_round() -> None:
    """BC-4.2: the hands of later players are already full."""
    game = fresh(4)
    assert [len(seat.hand.cards) for seat in game.state.seats] == [2, 2, 2, 2]
    idle(game)
    assert [len(seat.hand.cards) for seat in game.state.seats] == [1, 2, 2, 2]
    idle_round(game)
    assert [len(seat.hand.cards) for seat in game.state.seats] == [2, 2, 2, 2]


def test_the_drawn_card_comes_from_the_personal_stack() -> None:
    """BC-4.2"""
    game = fresh(2)
    top = game.state.seats[0].stack.cards[-1]
    idle_round(game)
    assert top in game.state.seats[0].hand.cards


@pytest.mark.parametrize(
    "card", [pytest.param(name, id=f"BC-4.3 {name}") for name in ("castle4", "mine4", "monastery4", "market4", "pasture4")]
)
def test_only_the_number_of_a_hand_card_counts(card: str) -> None:
    """The legal actions are the same no matter what kind the card with the 4 is, and its benefit never takes effect."""
    game = table(hand=[card], display={4: ["ship1"], 5: ["ship2"]}, projects=["bank3"], goods=["medium", "light"])
    play(game, 4)
    assert legal(game) == {"take ship1", "sell medium", "fill_workers", "take_silver"}
    do(game, "take_silver")
    assert storage(game) == (0, 1)
    assert legal(game) == {"end_turn"}


@pytest.mark.parametrize("first", [pytest.param(p, id=f"BC-4.4 seat {p} begins") for p in range(4)])
def test_clockwise_from_the_start_player(first: int) -> None:
    game = table(4, first=first)
    order = [(first + i) % 4 for i in range(4)]
    assert deciders(game, 8) == order * 2


def test_the_order_holds_when_the_start_player_card_moves() -> None:
    """BC-4.4: a sale in the middle of round 1 does not change the later rounds."""
    game = table(3, others={1: {"hand": [1, 5], "goods": ["light"]}})
    idle(game)
    do(game, "play 1", "sell light", "end_turn")
    assert game.state.holder == 1
    assert deciders(game, 7) == [2, 0, 1, 2, 0, 1, 2]


def test_the_action_is_mandatory() -> None:
    """BC-4.5, A-2: neither the card nor the action can be skipped; silver is always possible."""
    game = table(hand=[3])
    assert legal_kinds(game) == {"play"}
    play(game, 3)
    assert legal(game) == {"fill_workers", "take_silver"}


def test_exactly_one_normal_action() -> None:
    """BC-4.5: afterwards only ending the turn is left, even with another card in hand."""
    game = table(hand=[3, 4], workers=2)
    do(game, "play 3", "take_silver")
    assert len(game.state.seats[0].hand.cards) == 1
    assert legal(game) == {"end_turn"}
    end(game)
    assert game.decider == 1


def test_the_end_of_the_turn_is_asked() -> None:
    """BC-4.5, BC-10.9: it is asked even when nothing else is possible, so that the turn can be taken back before it passes (BC-19.3)."""
    game = table(hand=[3])
    do(game, "play 3", "take_silver")
    assert (game.decider, legal(game)) == (0, {"end_turn"})


def test_the_card_is_discarded_before_the_action() -> None:
    """BC-4.6: it is on top of the discard pile while the action is still open."""
    game = table(hand=["castle3"], discard=["mine1"])
    events = play(game, 3)
    assert discarded(game) == ["mine1", "castle3"]
    assert "take_silver" in legal(game)
    assert [event.clause for event in happened(events, "played")] == ["BC-4.6"]


def test_a_card_discarded_before_the_action_can_be_reshuffled() -> None:
    """BC-4.6, BC-11.8: a purchase between the card and the action may draw it again."""
    game = table(hand=["castle3"], silver=3, draw=["ship1", "ship2"], rest="display")
    do(game, "play 3", "buy")
    assert "keep castle3" in legal(game)


@pytest.mark.parametrize(
    ("reached", "expected"),
    [
        pytest.param([], {"play 2", "buy"}, id="BC-4.5 BC-11.2 T0"),
        pytest.param(["play 2"], {"place town_hall2 on new", "fill_workers", "take_silver", "buy"}, id="BC-4.5 BC-11.2 T1"),
        pytest.param(["play 2", "place town_hall2 on new"], {"place mine6 on new", "decline", "buy"}, id="BC-4.5 BC-11.2 T2"),
        pytest.param(["play 2", "place town_hall2 on new", "decline"], {"end_turn", "buy"}, id="BC-4.5 BC-11.2 T3"),
    ],
)
def test_options_of_each_state_of_a_turn(reached: list[str], expected: set[str]) -> None:
    """They are those of the table in section 4."""
    game = table(hand=[2], silver=3, projects=["town_hall2", "mine6"])
    do(game, *reached)
    found = {word for word in legal(game) if not word.startswith("convert")}
    assert found == expected


def test_place_is_the_action_of_the_number() -> None:
    """BC-4.5: a placement also uses up the one normal action."""
    game = table(hand=[3], projects=["mine3", "bank2"])
    play(game, 3)
    place(game, "mine3")
    assert legal(game) == {"end_turn"}
