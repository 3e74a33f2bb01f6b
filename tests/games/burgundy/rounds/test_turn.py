"""Check a player's turn (BU-4)."""

from ..builder import table
from ..verbs import do, happened, legal, legal_kinds, storage


def test_two_actions_in_any_order() -> None:
    """BU-4.1: there is exactly one action with each die; both may be the same."""
    for first, second in (("3", "5"), ("5", "3")):
        game = table(dice=(3, 5), depots={3: ["cow3"], 5: ["mine"]})
        name = {"3": "cow3@3", "5": "mine@5"}
        do(game, f"take {name[first]} with {first}", f"take {name[second]} with {second}")
        assert storage(game) == ["cow3", "mine"]
        assert legal(game) == {"end_turn"}


def test_no_die_may_be_left() -> None:
    """A-03, BU-4.2: the turn cannot end before both dice are used; taking workers is always possible."""
    game = table(dice=(3, 5), depots={3: ["cow3"]})
    assert "end_turn" not in legal_kinds(game)
    assert {"workers with 3", "workers with 5"} <= legal(game)
    do(game, "take cow3@3 with 3")
    assert "end_turn" not in legal_kinds(game)
    do(game, "workers with 5")
    assert legal(game) == {"end_turn"}
    do(game, "end_turn")
    assert game.decider == 1


def test_no_end_with_an_open_effect() -> None:
    """BU-4.2"""
    game = table(dice=(3, 6), used=(False, True), storage=["market"], depots={1: ["ship"]})
    do(game, "place market 0,-1 with 3")
    assert "end_turn" not in legal_kinds(game)
    do(game, "decline")
    assert "end_turn" in legal_kinds(game)


def test_a_used_die_is_used() -> None:
    """BU-4.3: it can be neither turned nor used again."""
    game = table(dice=(3, 5), workers=2, depots={3: ["cow3", "bank"]})
    do(game, "take cow3@3 with 3")
    assert not [one for one in legal(game) if "with 3" in one or one.startswith("turn 3")]
    assert game.state.seats[0].used == (True, False)


def test_the_other_player_has_their_own_turn() -> None:
    """BU-4.1: each player uses their own dice."""
    game = table(dice=(3, 5), others={1: {"dice": (2, 4), "workers": 1}})
    events = do(game, "workers with 3", "workers with 5", "end_turn")
    assert [event.player for event in happened(events, "turn")] == [1]
    assert game.decider == game.state.turn_of == 1
    assert {"workers with 2", "workers with 4"} <= legal(game)


def test_the_effect_of_a_tile_comes_before_anything_else() -> None:
    """BU-4.4: while an effect is open, no die can be used."""
    game = table(dice=(3, 5), storage=["market", "bank"], depots={1: ["ship"], 5: ["mine"]})
    do(game, "place market 0,-1 with 3")
    assert legal_kinds(game) == {"take", "decline"}
    assert not [one for one in legal(game) if "with" in one]
