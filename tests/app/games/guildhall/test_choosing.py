"""While something is being chosen in Guildhall, the sentence below the table follows it, and a refusal names the reason that applies."""

from __future__ import annotations

from typing import Any

import pytest

from app.table.parts.table_model import TableModel
from rules import Game
from tests.app.games.dark import composed
from tests.app.painting import face_of
from tests.games.guildhall.builder import fresh, record, table
from tests.games.guildhall.cards import name
from tests.games.guildhall.verbs import do


def at(game: Game[Any], language: str = "en") -> TableModel:
    return composed(record(game), language)


def card(game: Game[Any], called: str, seat: int = 0) -> str:
    """Return a card of a seat's hand or hall, or on the discard pile, by its name."""
    held = game.state.seats[seat]
    return next(f"card:{n}" for n in (*held.hand.cards, *held.hall, *game.state.discard.cards) if name(n) == called)


def refused(model: TableModel, item: str) -> str:
    """Return the reason why a click on something does nothing."""
    picks = model.picker.picks
    assert model.picker.pick(item) is None
    assert model.picker.refused == item
    assert model.picker.picks == picks
    said = model.screen.refusal(model.position, item, picks)
    assert said is not None
    return said


TWO = {1: {"hall": "red blue trader, red farmer"}, 2: {"hall": "green trader"}}


def test_two_cards_to_be_discarded_are_of_two_professions_of_one_hall() -> None:
    """Identical cards play no part in it, even if one is in the player's own hall (GH-12.2, GH-7.10)."""
    game = table(players=3, hand="red assassin", hall="blue green assassin, blue trader", others=TWO)
    do(game, "play red assassin 2")
    model = at(game)
    assert model.question() == "discards 2 cards from another hall"
    assert "only one is here" in refused(model, card(game, "green trader", 2))
    model.picker.pick(card(game, "red trader", 1))
    assert model.question() == "discards 1 card from another hall"
    assert "different professions" in refused(model, card(game, "blue trader", 1))
    assert "one hall" in refused(model, card(game, "green trader", 2))


@pytest.mark.parametrize(("language", "press"), [("en", "Press"), ("de", "Drücke")])
@pytest.mark.parametrize(("asks", "options", "n"), [("setup_place", {}, 3), ("choose", {"profession_set": "custom_six"}, 6)])
def test_once_enough_is_chosen_the_sentence_says_what_confirms_it(
    asks: str, options: dict[str, Any], n: int, language: str, press: str
) -> None:
    """Nothing more is asked for that has been clicked already (GH-2.6, GH-17.1)."""
    game = fresh(2, 3, **options)
    if asks == "setup_place":
        do(game, "draw")
    assert game.decision is not None
    assert game.decision.question.key == f"ask.{asks}"
    model = at(game, language)
    for left in range(n, 0, -1):
        assert press not in model.question(full=True), left
        model.picker.pick(next(item for item, mark in model.picker.highlights.items() if mark.state == "next"))
    assert press in model.question(full=True)
    assert not any(digit in model.question(full=True) for digit in "036")


def test_a_side_of_a_swap_that_is_full_says_so() -> None:
    """A swap says which side is full (GH-12.12)."""
    game = table(hand="red trader", hall="blue green trader, red blue green farmer", others={1: {"hall": "red blue dancer, red weaver"}})
    do(game, "play red trader 2")
    model = at(game)
    assert model.question() == "swaps: what to give, what to take?"
    for one in ("red farmer", "blue farmer"):
        model.picker.pick(card(game, one))
    assert model.question() == "swaps: what is taken for it?"
    assert "Enough chosen" in refused(model, card(game, "green farmer"))
    while model.picker.back():
        pass
    for one in ("red dancer", "blue dancer"):
        model.picker.pick(card(game, one, 1))
    assert model.question() == "swaps: what is given for it?"
    assert "Enough chosen" in refused(model, card(game, "red weaver", 1))


def test_a_twin_in_the_own_hall_is_the_reason_where_a_card_would_come_there() -> None:
    """The reason holds for the Weaver and a VP card (GH-7.1); a chapter with a twin moves as a whole or not at all (GH-7.4)."""
    game = table(hand="red weaver, red dancer, blue dancer", hall="red dancer")
    do(game, "play red weaver 0")
    assert "already in your hall" in refused(at(game), card(game, "red dancer"))
    others = {1: {"hall": "red blue dancer, red farmer"}}
    game = table(hall="red dancer", completed=["weaver"], row=["vp_2_takeover"], others=others)
    do(game, "buy vp_2_takeover", "confirm", "use")
    model = at(game)
    assert "as a whole" in refused(model, "head:1:dancer")


@pytest.mark.parametrize(
    ("language", "play", "plain", "buy"),
    [
        ("en", "plays the red trader: at which level?", "plays the red farmer, without effect this time", "buys 9 points for 2 completed"),
        (
            "de",
            "spielt den roten Kaufmann: auf welcher Stufe?",
            "spielt den roten Bauern, diesmal ohne Wirkung",
            "kauft 9 Punkte für 2 komp",
        ),
    ],
)
def test_the_sentence_is_about_the_card_chosen(language: str, play: str, plain: str, buy: str) -> None:
    others = {1: {"hall": "red dancer"}}
    completed = ["weaver", "dancer"]
    game = table(hand="red trader, red farmer", hall="blue historian", completed=completed, row=["vp_9", "vp_5"], others=others)
    model = at(game, language)
    first = model.question()
    model.picker.pick(card(game, "red trader"))
    assert model.question() == play
    model.picker.pick(card(game, "red farmer"))
    assert model.question() == plain
    model.picker.pick(f"vp:{game.state.vp_row[0]}")
    assert model.question().startswith(buy)
    model.picker.back()
    assert model.question() == first
    model.picker.pick(card(game, "red trader"))
    assert model.question(full=True).startswith(play)
    assert len(model.question(full=True)) > len(play)


def test_while_discarding_every_card_is_clear_and_the_button_says_what_it_does() -> None:
    """A card that cannot be played can be discarded like any other; with more than six cards, some must go (GH-5.1)."""
    game = table(hand="red red trader, red blue green yellow purple farmer, red dancer", hall="red trader")
    model = at(game)
    assert model.question().startswith("plays a card")
    dim = card(game, "red trader")
    assert face_of(model.layout().placements[dim]).dim
    assert "Already in your hall" in refused(model, dim)
    model.picker.pick("button:refill")
    placed = model.layout().placements
    assert not face_of(placed[dim]).dim
    assert face_of(placed["button:draw"]).state == "disabled"
    assert refused(model, "button:draw") == "At least 2 more cards must go"
    model.picker.pick(dim)
    assert refused(model, "button:draw") == "At least 1 more card must go"
    assert "discarding" in refused(model, "button:end")
    model.picker.pick(card(game, "red dancer"))
    placed = model.layout().placements
    assert face_of(placed["button:draw"]).words == "Discard 2, draw 0"
    assert placed["button:refill"].words == "Cancel"


def test_where_no_card_can_be_played_nobody_is_told_to_click_one() -> None:
    """The sentence does not suggest clicking a card when none can be played (GH-4.1), nor buying without completed chapters (GH-6.1)."""
    game = table(hand="red trader", hall="red trader")
    model = at(game)
    assert model.question() == "can play none of these cards"
    assert "lit card" not in model.question(full=True)
    assert "Discard and refill" in model.question(full=True)
    assert "buy" not in model.question(full=True)
    model = at(table(hand="red trader", hall="red trader", completed=["farmer", "weaver"]))
    assert model.question() == "can play none of these cards"
    assert "Discard and refill" in model.question(full=True)
    assert "buy points with completed chapters" in model.question(full=True)


def test_three_cards_for_the_hall_are_counted_down() -> None:
    """The sentence counts down the three cards (GH-2.6)."""
    game = fresh(2)
    do(game, "draw")
    model = at(game)
    said, missing = [model.question()], []
    while model.picker.default(set()) is None:
        missing.append(refused(model, "button:confirm"))
        highlights = model.picker.highlights
        model.picker.pick(next(item for item, mark in highlights.items() if mark.state == "next" and item.startswith("card:")))
        said.append(model.question())
    assert said == [
        "lays three cards into the hall",
        "has 2 cards left to lay into the hall",
        "has 1 card left to lay into the hall",
        "may begin with these three cards",
    ]
    assert missing == [
        "Choose 3 more different cards for your hall first.",
        "Choose 2 more different cards for your hall first.",
        "Choose 1 more card for your hall first.",
    ]


def test_a_swap_confirmed_too_early_says_how_much_is_missing() -> None:
    game = table(hand="red trader", hall="blue green trader, red blue green farmer", others={1: {"hall": "red blue dancer, red weaver"}})
    do(game, "play red trader 2")
    model = at(game)
    assert refused(model, "button:confirm") == "Still to be chosen: 4."
    for one in ("red farmer", "blue farmer"):
        model.picker.pick(card(game, one))
    model.picker.pick(card(game, "red dancer", 1))
    assert refused(model, "button:confirm") == "Still to be chosen: 1."


@pytest.mark.parametrize(("language", "offer"), [("en", "take back a step"), ("de", "nimm einen Schritt zurück")])
def test_a_step_back_is_offered_only_where_there_is_one(language: str, offer: str) -> None:
    """What a refill turned up cannot be taken back, nor can anything before it."""
    game = table(hand="red trader, blue farmer")
    played = record(game)
    for _ in range(2):
        played.play(next(action for action in played.game.legal if action.kind == "play"))
    assert offer in composed(played, language).question(full=True)
    game = table(hand="red trader, blue farmer")
    played = record(game)
    played.play(next(action for action in played.game.legal if action.kind == "play"))
    for kind in ("refill", "draw"):
        played.play(next(action for action in played.game.legal if action.kind == kind))
    model = composed(played, language)
    assert played.game.decision is not None
    assert played.game.decision.question.key == "ask.end"
    assert not played.can_undo
    assert offer not in model.question(full=True)
    assert model.question(full=True) != model.question()
    held = f"card:{played.game.state.seats[0].hand.cards[0]}"
    assert offer not in refused(model, held)
