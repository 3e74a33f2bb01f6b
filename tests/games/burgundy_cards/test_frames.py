"""Check resolving a placement, and nesting (BC-10)."""

from typing import Any

import pytest

from .builder import table
from .verbs import display, do, estate, goods, happened, legal, play, points, projects, storage, total, vp

A_BONUS = {f"bonus a_{n}" for n in range(1, 6)}
ALL_BUT_MINE = [["castle"], ["knowledge"], ["ship"], ["pasture"], ["bank"]]


def test_order_of_a_placement() -> None:
    """BC-10.1: move, triplet and first bonus, all-seven bonus, automatic benefit, and only then any choices."""
    game = table(hand=[4], projects=["mine4"], estate=[["monastery", "monastery"], *ALL_BUT_MINE], silver=1)
    events = do(game, "play 4", "place mine4 on 0")
    assert [event.kind for event in events] == ["placed", "triplet", "first_bonus", "all_seven", "gained"]
    assert storage(game) == (0, 3)
    assert points(game) == {"triplet_mine": 3, "firsts": 1, "all_seven": 3}
    assert legal(game) == A_BONUS | {"buy"}


def test_awards_come_before_the_benefit() -> None:
    """BC-10.1: a market that completes the buildings as seventh kind gets its awards while its own choice is still open."""
    others = [["castle"], ["monastery"], ["knowledge"], ["ship"], ["pasture"], ["mine"]]
    game = table(hand=[1], projects=["market1"], estate=[*others, ["bank", "monastery"]], display={2: ["ship2"]})
    do(game, "play 1", "place market1 on 6")
    assert points(game) == {"triplet_building": 3, "firsts": 1, "all_seven": 3}
    assert legal(game) == A_BONUS | {"take ship2", "decline"}


@pytest.mark.parametrize(
    ("order", "left"),
    [
        pytest.param(["take ship2"], A_BONUS, id="BC-10.2 A-6 benefit first"),
        pytest.param(["decline"], A_BONUS, id="BC-10.2 A-6 benefit declined first"),
        pytest.param(["bonus a_1"], {"take ship2", "decline"}, id="BC-10.2 A-6 bonus first"),
        pytest.param(["bonus a_1", "take ship2"], {"end_turn"}, id="BC-10.2 both"),
        pytest.param(["take ship2", "bonus a_1"], {"end_turn"}, id="BC-10.2 both, the other way"),
    ],
)
def test_the_player_orders_benefit_and_bonus(order: list[str], left: set[str]) -> None:
    game = table(hand=[1], projects=["market1"], estate=[["bank", "bank"]], display={2: ["ship2"]})
    do(game, "play 1", "place market1 on 0")
    assert legal(game) == A_BONUS | {"take ship2", "decline"}
    do(game, *order)
    assert legal(game) == left


def test_bonus_before_warehouse() -> None:
    """BC-10.2: as in the example, two goods come first as phase bonus and are then sold with the good already held."""
    game = table(
        hand=[2], projects=["warehouse2"], estate=[["bank", "bank"]], goods=["dark"], goods_stacks=[["dark", "light"], ["dark", "light"]]
    )
    do(game, "play 2", "place warehouse2 on 0")
    assert legal(game) == A_BONUS | {"sell dark", "decline"}
    do(game, "bonus a_2", "draw goods 0", "draw goods 1", "sell dark")
    assert points(game)["sold"] == 3
    assert legal(game) == {"end_turn", "buy"}


def test_the_newest_frame_first() -> None:
    """BC-10.3: a placement within a castle action is finished before the castle triplet's bonus is offered again."""
    game = table(
        hand=[3],
        projects=["castle3", "ship5"],
        estate=[["castle", "castle"], ["ship", "ship"]],
        goods_stacks=[["dark", "light"], ["medium"]],
    )
    do(game, "play 3", "place castle3 on 0")
    assert {"place ship5 on 1", *A_BONUS} <= legal(game)
    do(game, "place ship5 on 1")
    assert legal(game) == A_BONUS | {"draw goods 0", "draw goods 1"}
    do(game, "bonus a_1")
    assert legal(game) == {"draw goods 0", "draw goods 1"}  # the older bonus waits
    do(game, "draw goods 0")
    assert legal(game) == A_BONUS
    do(game, "bonus a_1")
    assert vp(game) == 6
    assert legal(game) == {"end_turn"}


def test_the_older_benefit_waits() -> None:
    """BC-10.3: with town hall on town hall, declining the inner one does not reopen the outer one, but its bonus returns."""
    game = table(hand=[2], projects=["town_hall2", "town_hall4", "mine1"], estate=[["bank", "bank"]])
    do(game, "play 2", "place town_hall2 on 0")
    assert legal(game) == A_BONUS | {"place town_hall4 on new", "place mine1 on new", "decline"}
    do(game, "place town_hall4 on new")
    assert legal(game) == {"place mine1 on new", "decline"}
    do(game, "decline")
    assert legal(game) == A_BONUS


def test_a_purchase_opens_a_frame_on_top() -> None:
    """BC-10.4, BC-11.7: the market waits while the purchased card places a town hall, which places a mine."""
    game = table(
        hand=[1],
        projects=["market1", "town_hall2", "mine5"],
        display={4: ["ship1"]},
        silver=3,
        draw=["bank2", "castle3", "castle4"],
    )
    do(game, "play 1", "place market1 on new", "buy", "use bank2", "place town_hall2 on 0")
    assert legal(game) == {"place mine5 on new", "decline"}
    do(game, "place mine5 on new")
    assert legal(game) == {"take ship1", "decline"}
    assert estate(game) == [["market1", "town_hall2"], ["mine5"]]


def test_dropped_when_the_last_card_is_gone() -> None:
    """BC-10.5: the purchased card takes the only ship the open market could take."""
    game = table(hand=[1], projects=["market1"], display={4: ["ship1"]}, silver=3, draw=["bank5", "mine4", "castle3"])
    do(game, "play 1", "place market1 on new", "buy", "use mine4")
    events = do(game, "take ship1")
    assert [(event.clause, event.values["what"]) for event in happened(events, "lost")] == [("BC-10.5", "market")]
    assert legal(game) == {"end_turn"}
    assert display(game) == {}


OPEN = [
    pytest.param({"silver": 3}, True, id="BC-10.6 three silver"),
    pytest.param({"silver": 2}, False, id="BC-10.6 two silver"),
    pytest.param({"silver": 9}, True, id="BC-10.6 plenty of silver"),
    pytest.param({"silver": 2, "workers": 5}, False, id="BC-10.6 workers are no silver"),
    pytest.param({"silver": 3, "draw": ["ship1"], "rest": "display"}, False, id="BC-10.6 BC-11.8 too few cards to buy"),
    pytest.param({"silver": 3, "draw": ["ship1", "ship2"], "rest": "display"}, True, id="BC-10.6 BC-11.8 just enough cards"),
]


@pytest.mark.parametrize("card", ["town_hall2", "warehouse2"])
@pytest.mark.parametrize(("said", "stays"), OPEN)
def test_stays_open_while_a_purchase_is_possible(card: str, said: dict[str, Any], stays: bool) -> None:
    """A town hall without a project or a warehouse without goods can be declined, or helped by a purchase; otherwise it is dropped."""
    game = table(hand=[2], projects=[card], **said)
    events = do(game, "play 2", f"place {card} on new")
    assert legal(game) - {"buy"} == ({"decline"} if stays else {"end_turn"})
    assert ("buy" in legal(game)) == stays
    assert len(happened(events, "lost")) == (0 if stays else 1)
    if stays:
        do(game, "decline")
        assert legal(game) == {"end_turn", "buy"}


def test_a_purchase_helps_the_town_hall() -> None:
    """BC-10.6, A-10: the open town hall places the bought project, regardless of its number."""
    game = table(hand=[2], projects=["town_hall2"], silver=3, draw=["mine6", "ship1", "ship3"])
    do(game, "play 2", "place town_hall2 on new", "buy", "keep mine6")
    assert legal(game) == {"place mine6 on new", "decline"}
    do(game, "place mine6 on new")
    assert storage(game) == (0, 2)


def test_a_purchase_helps_the_warehouse() -> None:
    """BC-10.6: the purchased action places a ship, and the open warehouse sells its good."""
    game = table(
        hand=[2],
        projects=["warehouse2", "ship6"],
        silver=3,
        draw=["mine6", "ship1", "ship3"],
        goods_stacks=[["dark", "light"], ["light"]],
    )
    do(game, "play 2", "place warehouse2 on new", "buy", "use mine6", "place ship6 on new", "draw goods 0")
    assert goods(game) == ["dark"]
    assert legal(game) == {"sell dark", "decline"}


@pytest.mark.parametrize("card", [pytest.param("town_hall2", id="BC-10.6 town hall"), pytest.param("warehouse2", id="BC-10.6 warehouse")])
def test_a_purchase_that_does_not_help(card: str) -> None:
    """BC-10.6: with the purchase made and used for silver, neither way is left, so the item is dropped with an entry."""
    game = table(hand=[2], projects=[card], silver=6, draw=["mine6", "ship1", "ship3"])
    do(game, "play 2", f"place {card} on new", "buy", "use mine6")
    events = do(game, "take_silver")
    assert len(happened(events, "lost")) == 1
    assert legal(game) == {"end_turn"}


@pytest.mark.parametrize(
    ("card", "option", "left"),
    [
        pytest.param("warehouse2", "a_1", {"end_turn"}, id="BC-10.6 warehouse, points chosen"),
        pytest.param("warehouse2", "a_5", {"end_turn"}, id="BC-10.6 warehouse, workers chosen"),
        pytest.param("warehouse2", "a_4", {"decline", "buy"}, id="BC-10.6 warehouse, silver for a purchase"),
        pytest.param("town_hall2", "a_1", {"end_turn"}, id="BC-10.6 town hall, points chosen"),
        pytest.param("town_hall2", "a_4", {"decline", "buy"}, id="BC-10.6 town hall, silver for a purchase"),
    ],
)
def test_stays_open_for_the_bonus_of_its_frame(card: str, option: str, left: set[str]) -> None:
    """Until the phase bonus of the same frame is chosen, it is neither dropped nor can it be declined (BC-10.2)."""
    game = table(hand=[2], projects=[card], estate=[["bank", "bank"]])
    events = do(game, "play 2", f"place {card} on 0")
    assert happened(events, "lost") == []
    assert legal(game) == A_BONUS
    do(game, f"bonus {option}")
    assert legal(game) == left


def test_only_the_bonus_of_the_same_frame_counts() -> None:
    """BC-10.6: a pending bonus of an older frame keeps no inner town hall open: nothing looks further ahead."""
    game = table(hand=[3], projects=["castle3", "town_hall2"], estate=[["castle", "castle"]])
    do(game, "play 3", "place castle3 on 0")
    events = do(game, "place town_hall2 on new")
    assert len(happened(events, "lost")) == 1
    assert legal(game) == A_BONUS


def test_the_phase_bonus_cannot_be_declined() -> None:
    """BC-10.7"""
    game = table(hand=[4], projects=["mine4"], estate=[["mine", "mine"]])
    do(game, "play 4", "place mine4 on 0")
    assert legal(game) == A_BONUS


def test_a_long_chain() -> None:
    """BC-10.8: castle, castle, town hall, purchase, castle, castle are nested in each other; the bonuses return in turn."""
    game = table(
        hand=[1],
        projects=["castle1", "castle2", "town_hall2"],
        estate=[["bank", "bank"]],
        silver=3,
        draw=["castle3", "castle4", "ship1"],
        display={5: ["ship5"]},
    )
    do(game, "play 1", "place castle1 on new", "place castle2 on 1", "place town_hall2 on 0")
    assert legal(game) == A_BONUS | {"decline", "buy"}
    do(game, "buy", "keep castle3", "place castle3 on 1")
    assert {"take ship5", "take_silver", *A_BONUS} <= legal(game)
    do(game, "take ship5", "bonus a_1")
    assert vp(game) == 3
    assert legal(game) == A_BONUS  # that of the building triplet
    do(game, "bonus a_1")
    assert legal(game) == {"end_turn"}
    assert projects(game) == ["ship5"]
    assert total(game) == 2 + 3 + 2 + 6  # two triplets, their first bonuses, twice three points


def test_nesting_through_a_purchase() -> None:
    """BC-10.8, BC-10.4: five castle actions are nested, two of them started by a purchased card, which closes first."""
    game = table(
        hand=[1],
        projects=["castle1", "castle2", "church1"],
        display={1: ["castle3", "castle4"]},
        silver=3,
        draw=["ship2", "ship4", "ship6"],
    )
    do(game, "play 1", "place castle1 on new", "buy", "use ship2", "place castle2 on 0", "place church1 on new", "take castle3")
    assert "place castle3 on 0" in legal(game)  # the first castle's action is still open
    do(game, "place castle3 on 0")
    assert legal(game) == A_BONUS | {"take castle4", "fill_workers", "take_silver"}
    do(game, "take castle4", "bonus a_1")
    assert legal(game) == {"end_turn"}
    assert projects(game) == ["castle4"]


def test_the_turn_ends_only_when_all_is_closed() -> None:
    """BC-10.9: while anything is open, the turn cannot end."""
    game = table(
        hand=[1], projects=["market1"], estate=[["bank", "bank"]], display={2: ["ship2"]}, silver=3, draw=["mine1", "mine2", "ship3"]
    )
    for word in ("play 1", "place market1 on 0", "buy", "use mine1", "take_silver", "take ship2", "bonus a_1"):
        assert "end_turn" not in legal(game)
        do(game, word)
    assert legal(game) == {"end_turn"}
    play_again = do(game, "end_turn")
    assert happened(play_again, "turn")
    assert game.decider == 1


def test_play_is_over_before_the_next_begins() -> None:
    """BC-10.9: the turn passes with nothing left open for the next player."""
    game = table(hand=[3], projects=["castle3"], others={1: {"hand": [5]}})
    play(game, 3)
    do(game, "place castle3 on new", "take_silver", "end_turn")
    assert (game.decider, legal(game)) == (1, {"play 5"})
