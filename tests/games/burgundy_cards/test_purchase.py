"""Check buying three cards (BC-11)."""

from typing import Any

import pytest

from .builder import table
from .verbs import discarded, do, end, estate, goods, happened, idle, legal, play, points, projects, storage

THREE = ["castle5", "ship1", "mine2"]
OFFER = {f"{verb} {card}" for verb in ("keep", "use") for card in THREE}


def test_three_silver_for_the_top_three() -> None:
    """BC-11.1: the top 3 cards cost exactly 3 silver."""
    game = table(hand=[3], silver=5, draw=[*THREE, "bank2"])
    draws = len(game.state.draw.cards)
    do(game, "buy")
    assert storage(game) == (0, 2)
    assert len(game.state.draw.cards) == draws - 3
    assert legal(game) == OFFER


@pytest.mark.parametrize(
    ("silver", "possible"),
    [pytest.param(2, False, id="BC-11.1 two silver"), pytest.param(3, True, id="BC-11.1 three"), pytest.param(7, True, id="BC-11.1 seven")],
)
def test_price(silver: int, possible: bool) -> None:
    assert ("buy" in legal(table(hand=[3], silver=silver))) == possible


@pytest.mark.parametrize(
    "words",
    [
        pytest.param([], id="BC-11.2 T0 before the hand card"),
        pytest.param(["play 3"], id="BC-11.2 T1 before the action"),
        pytest.param(["play 3", "place castle3 on new"], id="BC-11.2 T2 castle action open"),
        pytest.param(["play 3", "place castle3 on new", "place market1 on new"], id="BC-11.2 T2 building open, inner frame"),
        pytest.param(["play 3", "place castle3 on new", "place ship2 on 0"], id="BC-11.2 T2 good and bonus open"),
        pytest.param(["play 3", "place castle3 on new", "place ship2 on 0", "bonus a_2"], id="BC-11.2 T2 bonus goods open"),
        pytest.param(["play 3", "take_silver"], id="BC-11.2 T3 after the action"),
    ],
)
def test_at_every_decision_of_the_own_turn(words: list[str]) -> None:
    """BC-11.7 too: with the bought card kept as a project, exactly the same question is open again."""
    game = table(
        hand=[3], silver=3, projects=["castle3", "market1", "ship2"], estate=[["ship", "ship"]], display={6: ["pasture1"]}, draw=THREE
    )
    do(game, *words)
    before = legal(game)
    assert "buy" in before
    question = game.decision.question if game.decision else None
    do(game, "buy")
    assert game.decision
    assert game.decision.question != question
    do(game, next(word for word in legal(game) if word.startswith("keep")))
    assert game.decision
    assert game.decision.question == question
    fixed = {word for word in before if not word.startswith(("take ", "place ", "convert", "buy"))}
    assert fixed <= legal(game)
    assert "buy" not in legal(game)


def test_not_in_another_players_turn() -> None:
    """BC-11.2: only the player in turn is asked, and only their silver counts."""
    game = table(hand=[3], silver=0, others={1: {"silver": 9, "hand": [4]}})
    assert legal(game) == {"play 3"}
    do(game, "play 3", "take_silver")
    assert legal(game) == {"end_turn"}
    end(game)
    assert legal(game) == {"play 4", "buy"}
    do(game, "buy")
    assert (storage(game, 0), storage(game, 1)) == ((0, 1), (0, 6))


def test_once_per_turn() -> None:
    """BC-11.3: not again during the purchased action, in a castle action or at the end, but again in the player's next turn."""
    game = table(hand=[3, 4], silver=9, projects=["castle3"], draw=["castle5", "ship3", "mine2"])
    do(game, "buy", "use ship3")
    assert "buy" not in legal(game)
    do(game, "place castle3 on new")
    assert "buy" not in legal(game)
    do(game, "take_silver")
    assert legal(game) == {"play 3", "play 4"}
    do(game, "play 3", "take_silver")
    assert legal(game) == {"end_turn"}
    end(game)
    idle(game)
    assert "buy" in legal(game)


def test_exactly_one_must_be_used() -> None:
    """BC-11.4, A-12: it cannot be avoided; the other two are discarded beneath the one used and are out of reach."""
    game = table(hand=[3], silver=3, draw=THREE)
    do(game, "buy")
    assert legal(game) == OFFER
    do(game, "use ship1")
    assert [card for card in discarded(game) if card in THREE] == ["ship1", "castle5", "mine2"]
    do(game, "take_silver")
    assert legal(game) == {"play 3"}
    assert game.state.offer == ()


def test_the_cards_are_shown() -> None:
    """BC-11.4, A-11: the purchase names the three cards to everyone."""
    game = table(hand=[3], silver=3, draw=THREE)
    (bought,) = happened(do(game, "buy"), "bought")
    assert bought.seen_by is None
    assert len(bought.items) == 3
    assert [game.state.offer[i] for i in range(3)] == [int(item.rpartition(":")[2]) for item in bought.items]


@pytest.mark.parametrize(
    ("have", "offered"),
    [
        pytest.param([], {"keep ship1"}, id="BC-11.5 no project"),
        pytest.param(["bank2", "bank3"], {"keep ship1"}, id="BC-11.5 two projects"),
        pytest.param(["bank2", "bank3", "bank5"], {f"keep ship1 for bank{n}" for n in (2, 3, 5)}, id="BC-11.5 BC-7.2 three projects"),
    ],
)
def test_keep_as_a_project(have: list[str], offered: set[str]) -> None:
    game = table(hand=[3], silver=3, draw=THREE, projects=have)
    do(game, "buy")
    assert {word for word in legal(game, "keep") if "ship1" in word} == offered
    do(game, max(offered))
    gone = have[-1:] if len(have) == 3 else []
    assert projects(game) == [*(card for card in have if card not in gone), "ship1"]
    assert sorted(discarded(game)) == sorted(["castle5", "mine2", *gone])
    assert estate(game) == []
    assert goods(game) == []
    assert legal(game) == {"play 3"}


def test_use_as_an_action_card() -> None:
    """BC-11.6, BC-4.3: it is discarded and its number used for any of the six actions; its kind does not matter."""
    game = table(
        hand=[6],
        silver=5,
        workers=1,
        draw=THREE,
        projects=["ship5", "mine4"],
        display={5: ["bank2"], 6: ["bank3"], 2: ["bank5"]},
        goods=["medium", "dark"],
    )
    do(game, "buy", "use castle5")
    assert discarded(game)[-3] == "castle5"
    assert legal(game) == {
        "take bank2",
        "take bank3 +1",
        "place ship5 on new",
        "place mine4 on new +1",
        "sell dark",
        "sell medium +1",
        "fill_workers",
        "take_silver",
        "convert 1 2",
    }


def test_a_purchased_action_has_all_consequences() -> None:
    """BC-11.6: here a placement brings a triplet, first bonus, phase bonus and benefit."""
    game = table(hand=[6], silver=3, draw=THREE, projects=["mine5"], estate=[["mine", "mine"]])
    do(game, "buy", "use castle5", "place mine5 on 0", "bonus a_5")
    assert points(game) == {"triplet_mine": 3, "firsts": 1}
    assert storage(game) == (3, 2)
    assert legal(game) == {"play 6"}


def test_a_purchased_sale_moves_the_start_player_card() -> None:
    """BC-11.6, BC-6.6"""
    game = table(3, hand=[6], silver=3, draw=THREE, goods=["light"], holder=2)
    do(game, "buy", "use ship1", "sell light")
    assert (game.state.holder, game.state.turned) == (0, True)


def test_the_normal_action_is_still_due() -> None:
    """BC-11.7: this holds for a purchase before the card, after the card, and within an effect."""
    game = table(hand=[3], silver=3, draw=THREE)
    do(game, "buy", "keep ship1")
    assert legal(game) == {"play 3"}
    game = table(hand=[3], silver=3, draw=THREE)
    do(game, "play 3", "buy", "use ship1", "take_silver")
    assert legal(game) == {"fill_workers", "take_silver"}
    game = table(hand=[3], silver=3, draw=THREE, projects=["castle3"])
    do(game, "play 3", "place castle3 on new", "buy", "use ship1", "take_silver")
    assert legal(game) == {"fill_workers", "take_silver"}
    do(game, "take_silver")
    assert legal(game) == {"end_turn"}


def test_example_of_the_seed() -> None:
    """T-7 BC-9.1, BC-10.3, BC-11.2: a purchase is made while the castle action is open, and its castle is placed immediately."""
    game = table(
        hand=[3], projects=["castle3"], silver=3, draw=["castle5", "ship1", "mine2"], display={6: ["castle6", "bank2"]}, discard=["bank3"]
    )
    do(game, "play 3", "place castle3 on new", "buy", "keep castle5", "place castle5 on 0", "take castle6")
    assert estate(game) == [["castle3", "castle5"]]
    assert projects(game) == ["castle6"]
    assert storage(game) == (0, 0)
    assert discarded(game)[0] == "bank3"
    assert sorted(discarded(game)[2:]) == ["mine2", "ship1"]
    assert len(discarded(game)) == 1 + 3
    assert [len(row) for row in game.state.display] == [0, 0, 0, 0, 0, 1]
    assert points(game) == {}
    assert legal(game) == {"end_turn"}


@pytest.mark.parametrize(
    ("draw", "discard", "possible"),
    [
        pytest.param([], ["bank2", "bank3"], False, id="BC-11.8 two discarded"),
        pytest.param(["bank2"], ["bank3"], False, id="BC-11.8 one and one"),
        pytest.param(["bank2", "bank3"], [], False, id="BC-11.8 two to draw"),
        pytest.param([], ["bank2", "bank3", "bank5"], True, id="BC-11.8 three discarded"),
        pytest.param(["bank2", "bank3"], ["bank5"], True, id="BC-11.8 two and one"),
        pytest.param(["bank2", "bank3", "bank5"], [], True, id="BC-11.8 three to draw"),
    ],
)
def test_few_cards(draw: list[str], discard: list[str], possible: bool) -> None:
    """The discard pile is shuffled if the draw pile is too small; with fewer than three cards in both, nothing can be bought."""
    game = table(hand=[3], silver=3, draw=draw, discard=discard, rest="display")
    assert ("buy" in legal(game)) == possible
    if possible:
        events = do(game, "buy")
        assert legal(game) == {f"{verb} bank{die}" for verb in ("keep", "use") for die in (2, 3, 5)}
        assert len(happened(events, "reshuffled")) == (0 if len(draw) == 3 else 1)
        assert (discarded(game), game.state.draw.cards) == ([], ())


def test_what_is_there_is_drawn_before_the_shuffle() -> None:
    """BC-11.8: the two remaining cards come first, the third from the reshuffled pile, which keeps the rest."""
    game = table(hand=[3], silver=3, draw=["castle1", "castle2"], rest="discard")
    heap = len(discarded(game))
    do(game, "play 3", "buy")
    offer = {word.split()[1] for word in legal(game)}
    assert {"castle1", "castle2"} < offer
    assert discarded(game) == []
    assert len(game.state.draw.cards) == heap + 1 - 1  # plus the hand card, minus the one drawn


def test_the_card_played_this_turn_is_shuffled_in() -> None:
    """BC-11.8: two cards are too few before the hand card is played, but enough afterwards."""
    game = table(hand=["castle3"], silver=3, draw=["bank2", "bank3"], rest="display")
    assert "buy" not in legal(game)
    play(game, 3)
    do(game, "buy")
    assert "use castle3" in legal(game)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        pytest.param({"projects": ["mine3"], "silver": 1}, ["place mine3 on new"], id="BC-11.9 mine"),
        pytest.param({"projects": ["bank3"]}, ["place bank3 on new"], id="BC-11.9 bank"),
        pytest.param({"goods": ["medium"] * 3}, ["sell medium"], id="BC-11.9 sale"),
        pytest.param({"silver": 2}, ["take_silver"], id="BC-11.9 action 5"),
        pytest.param(
            {"projects": ["knowledge3"], "estate": [["knowledge"] * 2]}, ["place knowledge3 on 0", "bonus a_4"], id="BC-11.9 bonus"
        ),
    ],
)
def test_silver_of_the_same_turn(said: dict[str, Any], words: list[str]) -> None:
    game = table(hand=[3], draw=THREE, **said)
    assert "buy" not in legal(game)
    do(game, "play 3", *words)
    assert "buy" in legal(game)
    do(game, "buy")
    assert storage(game)[1] == 0
