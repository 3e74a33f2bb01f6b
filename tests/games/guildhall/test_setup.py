"""Check the set-up (GH-2) and the sets of professions (GH-17.1)."""

from collections import Counter
from typing import Any

import pytest

import rules
from rules import BACK, Game, IllegalAction, view

from .builder import ID, begun, fresh
from .cards import BASE, CARDS, JOB_FAIRE, PROFESSIONS, VP_KINDS, VP_NAME, colour, name, profession
from .verbs import actions_left, discards, do, hall, hand, legal, legal_kinds, row

every_number = pytest.mark.parametrize("players", [2, 3, 4])


def in_play(game: Game[Any]) -> list[int]:
    """Return the profession cards that are not in the box."""
    return sorted(set(CARDS) - set(game.state.box))


@every_number
def test_the_deck(players: int) -> None:
    """GH-1.1, GH-2.1, GH-17.1: it has 120 cards, six professions in five colours, four of each; the discard pile is empty."""
    game = fresh(players)
    cards = in_play(game)
    assert len(cards) == 120
    assert Counter(profession(card) for card in cards) == dict.fromkeys(BASE, 20)
    assert set(Counter(map(name, cards)).values()) == {4}
    assert len(set(map(colour, cards))) == 5
    assert discards(game) == []
    hands = [card for seat in game.state.seats for card in seat.hand.cards]
    assert sorted([*hands, *game.state.draw.cards]) == cards
    assert len(game.state.draw.cards) == 120 - 9 * players


@every_number
def test_the_vp_row_and_deck(players: int) -> None:
    """GH-2.2, GH-2.3, GH-2.4, GH-16.2: four players use 30 cards, fewer use 20; five of them are in the row."""
    game = fresh(players)
    state = game.state
    laid = [*state.vp_row, *state.vp_deck.cards]
    removed = Counter(VP_NAME[card] for card in VP_NAME if card not in laid)
    assert len(state.vp_row) == len(row(game)) == 5
    assert len(state.vp_deck.cards) == {2: 15, 3: 15, 4: 25}[players]
    assert len(set(laid)) == len(laid)
    if players == 4:
        assert not removed
    else:
        assert removed == {kind: 2 if kind == "vp_5" else 1 for kind in VP_KINDS}


@pytest.mark.parametrize("players", [2, 3])
def test_the_whole_vp_deck_in_a_small_game(players: int) -> None:
    """GH-2.3, GH-16.2: the option adds it."""
    state = fresh(players, small_game_vp_deck=False).state
    assert len(state.vp_deck.cards) == 25
    assert state.vp_box == ()


def test_the_small_deck_is_no_matter_for_four() -> None:
    """GH-2.2: the option is for two and three players."""
    with pytest.raises(rules.BadSetup):
        fresh(4, small_game_vp_deck=False)


@every_number
def test_hands(players: int) -> None:
    """GH-2.5, GH-16.1: each player has nine cards, an empty hall and no points."""
    game = fresh(players)
    for seat in game.state.seats:
        assert len(seat.hand.cards) == 9
        assert seat.hall == seat.action_area == seat.chapters == seat.vp_cards == ()
        assert seat.tokens == 0


@every_number
def test_the_start_player_is_drawn(players: int) -> None:
    """GH-2.5: every player begins in some game; equal seeds give equal games."""
    found = Counter(fresh(players, seed).decider for seed in range(60))
    assert set(found) == set(range(players))
    assert min(found.values()) >= 60 // players // 3
    assert fresh(players, 7).digest() == fresh(players, 7).digest()


def test_every_shuffle_is_by_chance() -> None:
    """GH-2.1, GH-2.4"""
    states = [fresh(2, seed).state for seed in range(10)]
    assert len({state.draw.cards for state in states}) == 10
    assert len({state.vp_deck.cards for state in states}) == 10
    assert len({state.seats[0].hand.cards for state in states}) == 10


@every_number
def test_one_after_the_other(players: int) -> None:
    """GH-2.6, GH-2.8: each player takes both steps, clockwise; then the start player has the first turn with six cards."""
    game = fresh(players, 3)
    first = game.decider
    assert first is not None
    order: list[int | None] = []
    while actions_left(game) == 0:
        player = game.decider
        assert player is not None
        if not order or order[-1] != player:
            order.append(player)
            assert legal_kinds(game) == {"discard", "draw"}
            do(game, "draw")
        assert game.decider == player
        for _ in range(3):
            assert legal_kinds(game) == {"place"}
            game.apply(game.legal[0])
        assert legal(game) == {"confirm"}
        do(game, "confirm")
        assert len(game.state.seats[player].hall) == 3
        assert len(game.state.seats[player].hand.cards) == 6
    assert order == [(first + n) % players for n in range(players)]
    assert game.decider == game.state.turn_of == first
    assert actions_left(game) == 2


@pytest.mark.parametrize("n", range(10))
def test_the_exchange(n: int) -> None:
    """GH-2.6 (1): each player may exchange none to nine cards once, in any order, and has nine again."""
    game = fresh(2, 4)
    player = game.decider
    assert player is not None
    gone = [name(card) for card in game.state.seats[player].hand.cards[:n]][::-1]
    do(game, *(f"discard {one}" for one in gone))
    assert legal_kinds(game) == ({"draw"} if n == 9 else {"discard", "draw"})
    do(game, "draw")
    assert discards(game) == gone
    assert len(game.state.seats[player].hand.cards) == 9
    assert legal_kinds(game) == {"place"}
    assert game.decider == player


def test_three_cards_no_two_identical() -> None:
    """GH-2.6 (2), GH-2.7: a twin of a card already placed is not offered; no ability is used."""
    for seed in range(40):
        game = fresh(2, seed)
        player = game.decider
        assert player is not None
        do(game, "draw")
        for _ in range(3):
            placed = set(hall(game, player).split(", "))
            held = set(hand(game, player).split(", "))
            assert legal(game) == {f"place {one}" for one in held - placed}
            game.apply(game.legal[-1])
        do(game, "confirm")
        assert game.state.seats[player].tokens == 0
        assert len(set(hall(game, player).split(", "))) == 3


def test_later_players_see_what_earlier_ones_left() -> None:
    """GH-2.9, GH-14.2, GH-14.5: they see halls and the top discard."""
    game = fresh(2, 4)
    first = game.decider
    assert first is not None
    cards = [name(card) for card in game.state.seats[first].hand.cards[:2]]
    do(game, *(f"discard {one}" for one in cards), "draw")
    for _ in range(3):
        game.apply(game.legal[0])
    do(game, "confirm")
    seen = view(game.rules, game.state, 1 - first)
    assert game.decider == 1 - first
    assert seen.seats[first].hall == game.state.seats[first].hall
    assert [card == BACK for card in seen.discard.cards] == [True, False]
    assert name(seen.discard.cards[-1]) == cards[-1]


def test_job_faire() -> None:
    """GH-17.1, GH-17.2: its six professions replace the others; VP cards stay the same."""
    game = fresh(3, profession_set="job_faire")
    cards = in_play(game)
    assert len(cards) == 120
    assert Counter(profession(card) for card in cards) == dict.fromkeys(JOB_FAIRE, 20)
    assert len(game.state.vp_deck.cards) == 15


def test_the_base_game_has_nothing_of_job_faire() -> None:
    """GH-17.2"""
    game = begun(fresh(4))
    assert {profession(card) for card in game.state.box} == set(JOB_FAIRE)
    assert set(game.state.professions) == set(BASE)


SIX = ("trader", "scholar", "dancer", "assassin", "hunter", "weaver")


def test_any_six_of_the_twelve() -> None:
    """GH-17.1: they are chosen before the deck is built, each once, in any order."""
    game = fresh(2, 6, profession_set="custom_six")
    for n, one in enumerate(SIX):
        assert legal(game, "choose") == {f"choose {other}" for other in set(PROFESSIONS) - set(SIX[:n])}
        assert "confirm" not in legal_kinds(game)
        do(game, f"choose {one}")
    assert legal(game) == {"confirm"}
    do(game, "confirm")
    cards = in_play(game)
    assert len(cards) == 120
    assert Counter(profession(card) for card in cards) == dict.fromkeys(SIX, 20)
    assert all(len(seat.hand.cards) == 9 for seat in game.state.seats)
    assert len(row(game)) == 5
    assert game.decider == game.state.turn_of
    begun(game)
    assert actions_left(game) == 2


def test_player_counts_and_options_are_checked() -> None:
    """GH-11.4, GH-17.1"""
    for names in (("A",), ("A", "B", "C", "D", "E")):
        with pytest.raises(rules.BadSetup):
            rules.new(ID, names, 1)
    for options in ({"target_vp": 9}, {"target_vp": 41}, {"profession_set": "all"}, {"excess_chapter_timing": "never"}, {"cheat": True}):
        with pytest.raises(rules.BadSetup):
            rules.new(ID, ("A", "B"), 1, options)
    for target in (10, 20, 40):
        assert fresh(2, target_vp=target).state.target == target


@pytest.mark.parametrize(
    ("players", "options", "most"),
    [(2, {}, 40), (2, {"small_game_vp_deck": False}, 40), (3, {}, 30), (3, {"small_game_vp_deck": False}, 40), (4, {}, 33)],
)
def test_the_target_is_one_that_the_vp_cards_can_give(players: int, options: dict[str, bool], most: int) -> None:
    """GH-11.4: once every VP card is bought, some player has reached it."""
    game = fresh(players, target_vp=most, **options)
    cards = (*game.state.vp_row, *game.state.vp_deck.cards)
    assert sum(int(VP_NAME[card].split("_")[1]) for card in cards) > players * (most - 1)
    if most < 40:
        with pytest.raises(rules.BadSetup):
            fresh(players, target_vp=most + 1, **options)


def test_nothing_else_is_possible_in_the_setup() -> None:
    """GH-2.6: no card can be played."""
    game = fresh(2)
    cards = game.state.seats[game.decider or 0].hand.cards
    for kind in ("play", "place"):
        with pytest.raises(IllegalAction):
            game.apply(rules.Action(kind, (f"card:{cards[0]}",)))
