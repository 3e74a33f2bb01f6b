"""Check the solo game against Egon (BC-17)."""

from typing import Any

import pytest

from rules import Game, new
from rules.games.burgundy_cards.insight import Duel, duel

from .builder import EGON_SIZES, ID, fresh, table
from .verbs import do, happened, idle, idle_phase, idle_round, kinds, legal, points, total, vp

M = "monastery"


def revealed(cards: list[str], **said: Any) -> Game[Any]:
    """Return the beginning of phase B, in which Egon has laid out the four cards given, top first; ``egon`` gives his earlier ones."""
    egon = {"next": cards, **said.pop("egon", {})}
    game = table(1, phase="A", in_round=6, egon=egon, **{"vp": 30, **said})
    idle_round(game)
    assert not game.over
    assert game.state.phase == 1
    return game


def egon_kinds(game: Game[Any]) -> list[list[str]]:
    """Return Egon's estate by kinds."""
    return [kinds(stack) for stack in game.state.egon.estate]


# setup
@pytest.mark.parametrize("seed", range(4))
def test_setup(seed: int) -> None:
    """BC-17.1: set-up is as for 2 players; the player gets one silver, worker, good and animal, Egon none."""
    state = new(ID, ("P",), seed).game.state
    assert sum(len(row) for row in state.display) == 7
    seat = state.seats[0]
    assert (seat.workers, seat.silver, len(seat.goods), len(seat.animals)) == (1, 1, 1, 1)
    left = [*state.all_seven, *([seat.all_seven] if seat.all_seven else [])]
    assert left == [3, 1]
    assert sum(len(pile.cards) for pile in state.goods) == 17
    assert sum(len(pile.cards) for pile in state.animals) == 19
    assert not hasattr(state.egon, "silver")


def test_two_players_have_no_egon() -> None:
    """BC-17.1: he takes part only if there is a single player."""
    assert fresh(2).state.egon is None
    assert fresh(1).state.egon is not None


def test_his_stacks() -> None:
    """BC-17.2, A-23: he gets 3, 4, 5, 6 and 7 cards after the player's cards and the display; the first stack is revealed immediately."""
    game = fresh(1)
    egon = game.state.egon
    assert [len(pile.cards) for pile in egon.stacks] == [0, 4, 5, 6, 7]
    assert sum(len(stack) for stack in egon.estate) == 3
    assert len(game.state.draw.cards) == 114 - 6 - 7 - 25


@pytest.mark.parametrize("phase", range(5))
def test_revealed_at_the_start_of_each_phase(phase: int) -> None:
    """BC-17.3: only this phase's stack is revealed, before the player's first turn of the phase."""
    game = table(1, phase="A", vp=150)
    while game.state.phase < phase:
        idle(game)
    egon = game.state.egon
    assert game.state.round == 1
    assert [len(pile.cards) for pile in egon.stacks] == [size if i > phase else 0 for i, size in enumerate(EGON_SIZES)]
    assert sum(len(stack) for stack in egon.estate) == sum(EGON_SIZES[1 : phase + 1])
    idle(game)
    assert sum(len(stack) for stack in egon.estate) == sum(EGON_SIZES[1 : phase + 1])


def test_sorted_by_printed_kind() -> None:
    """BC-17.3: die numbers and building types do not matter."""
    game = revealed(["bank2", "town_hall6", "mine1", "mine5"])
    assert egon_kinds(game) == [["building", "building"], ["mine", "mine"]]


def test_added_to_earlier_cards() -> None:
    """BC-17.3, BC-17.6: stacks are filled up to three; the fourth card begins a new one."""
    game = revealed(["mine4", "mine5", "bank2", "ship1"], egon={"estate": [["mine", "mine"], ["bank"]]})
    assert egon_kinds(game) == [["mine"] * 3, ["building"] * 2, ["mine"], ["ship"]]


def test_his_monasteries_are_no_jokers() -> None:
    """BC-17.4: they form a stack of their own next to two mines."""
    game = revealed(["monastery1", "monastery2", "mine4", "ship1"], egon={"estate": [["mine"], ["castle", "castle"]]})
    assert egon_kinds(game) == [["mine", "mine"], ["castle", "castle"], [M, M], ["ship"]]
    assert game.state.egon.firsts == ()


def test_his_monastery_triplet() -> None:
    """BC-17.4, A-24: three of them are a triplet worth 6, with the first bonus."""
    game = revealed(["monastery1", "monastery2", "monastery3", "ship1"])
    assert game.state.egon.firsts == (M,)
    events = idle_phase(game)
    assert [event.values["egon"] for event in happened(events, "egon_check")] == [7]


@pytest.mark.parametrize(
    ("cards", "gain"),
    [
        pytest.param(["mine1", "mine2", "ship1", "ship2"], 0, id="BC-17.5 none"),
        pytest.param(["monastery1", "mine2", "ship1", "ship2"], 1, id="BC-17.5 one"),
        pytest.param(["monastery1", "monastery2", "monastery3", "monastery4"], 4, id="BC-17.5 four"),
    ],
)
def test_a_point_for_each_of_his_monasteries(cards: list[str], gain: int) -> None:
    game = revealed(cards)
    assert vp(game) == 30 + gain
    assert points(game)["vp"] == 30 + gain


@pytest.mark.parametrize(
    ("mine", "his"),
    [
        pytest.param([], ("mine",), id="BC-17.7 still there"),
        pytest.param([["mine"] * 3], (), id="BC-17.7 the player has it"),
    ],
)
def test_first_bonus(mine: list[list[str]], his: tuple[str, ...]) -> None:
    game = revealed(["mine4", "ship1", "ship2", "bank2"], estate=mine, egon={"estate": [["mine", "mine"]]})
    assert game.state.egon.firsts == his
    assert ("mine" in game.state.firsts) is False


def test_the_player_gets_no_first_bonus_after_egon() -> None:
    """BC-17.7, BC-12.1"""
    game = table(1, hand=[4], estate=[["mine"] * 2], projects=["mine4"], egon={"estate": [["mine"] * 3]})
    do(game, "play 4", "place mine4 on 0")
    assert points(game) == {"triplet_mine": 3}


SIX: list[list[str]] = [["castle"], ["mine"], [M], ["knowledge"], ["ship"], ["pasture"]]


@pytest.mark.parametrize(
    ("said", "value"),
    [
        pytest.param({"egon": {"estate": SIX}}, 3, id="BC-17.8 top card"),
        pytest.param({"egon": {"estate": SIX}, "estate": [*SIX, ["market"]], "all_seven": 3}, 1, id="BC-17.8 after the player"),
        pytest.param({"egon": {"estate": SIX[:5]}}, 0, id="BC-17.8 six kinds only"),
    ],
)
def test_all_seven(said: dict[str, Any], value: int) -> None:
    game = revealed(["bank2", "bank3", "mine4", "ship1"], **said)
    assert game.state.egon.all_seven == value


def test_all_seven_once() -> None:
    """BC-17.8"""
    game = revealed(["bank2", "castle3", "mine4", "ship1"], egon={"estate": [*SIX, ["church"]], "all_seven": 3})
    assert game.state.egon.all_seven == 3
    assert game.state.all_seven == (1,)


def test_he_gets_nothing_else() -> None:
    """BC-17.9: watchtower, bank, ship and pasture are laid out without effect; triplets bring neither a phase bonus nor a question."""
    game = table(1, in_round=6, vp=30, egon={"estate": [["mine", "mine"]], "next": ["mine4", "watchtower4", "ship1", "pasture1"]})
    before = [len(pile.cards) for pile in [*game.state.goods, *game.state.animals]]
    idle_round(game)
    assert [len(pile.cards) for pile in [*game.state.goods, *game.state.animals]] == before
    assert game.decider == 0
    assert {word.split()[0] for word in legal(game)} == {"play"}
    assert vp(game) == 30
    events = idle_phase(game)
    assert [event.values["egon"] for event in happened(events, "egon_check")] == [3 + 1]


def test_then_the_player_has_six_turns() -> None:
    """BC-17.10"""
    game = table(1, vp=60)
    for phase in range(3):
        for in_round in range(1, 7):
            assert (game.state.phase, game.state.round, game.decider) == (phase, in_round, 0)
            idle(game)


# the check after each phase
@pytest.mark.parametrize(
    ("mine", "goes_on"),
    [
        pytest.param({"vp": 3}, False, id="BC-17.11 fewer: lost at once"),
        pytest.param({"vp": 4}, True, id="BC-17.11 equal: go on"),
        pytest.param({"vp": 5}, True, id="BC-17.11 more: go on"),
        pytest.param({"vp": 2, "animals": ["pig", "sheep", "cattle"]}, True, id="BC-17.11 animals are included"),
        pytest.param({"estate": [["pasture"] * 3]}, True, id="BC-17.11 BC-16.1 live score: triplet and first bonus"),
        pytest.param({"sold": ["dark"] * 4}, True, id="BC-17.11 BC-16.1 live score: sold goods"),
        pytest.param({"silver": 20, "workers": 20}, False, id="BC-17.11 silver and workers are none"),
    ],
)
@pytest.mark.parametrize("phase", ["A", "B", "C", "D", "E"])
def test_check(phase: str, mine: dict[str, Any], goes_on: bool) -> None:
    """Egon has 4 points: a triplet of ships and its first bonus."""
    game = table(1, phase=phase, in_round=6, egon={"estate": [["ship"] * 3]}, **mine)
    idle_round(game)
    if goes_on and phase != "E":
        assert not game.over
        assert game.state.phase == "ABCDE".index(phase) + 1
    else:
        assert game.over
        (standing,) = game.state.standings
        assert standing.won is goes_on
        assert standing.score == total(game)


def test_the_duel_reports_what_the_check_will_compare() -> None:
    """BC-17.11: this holds at any time of a phase; before it ends, only the player's points change."""
    game = table(1, phase="B", vp=3, egon={"estate": [["pasture"] * 3]})
    for turns in range(6, 0, -1):
        now = duel(game.state)
        assert now == Duel(mine=3, his=5, turns=turns)
        assert (now.kept_up, now.short) == (False, 2)
        events = idle(game)
    (check,) = happened(events, "egon_check")
    assert (check.values["mine"], check.values["egon"]) == (3, 5)
    assert game.over


@pytest.mark.parametrize(("vp", "kept_up", "short"), [(4, False, 1), (5, True, 0), (6, True, 0)])
def test_as_many_points_are_enough(vp: int, kept_up: bool, short: int) -> None:
    """BC-17.11: the player loses only if Egon has more."""
    now = duel(table(1, phase="B", vp=vp, egon={"estate": [["pasture"] * 3]}).state)
    assert now is not None
    assert (now.kept_up, now.short) == (kept_up, short)


def test_there_is_no_duel_among_several() -> None:
    """BC-17.11"""
    assert duel(fresh(2).state) is None


def test_his_points_by_source() -> None:
    """BC-17.11: the sources have the same names as the player's, and are only those open to him (BC-17.9)."""
    game = table(1, phase="E", egon={"estate": [["ship"] * 3, ["ship"] * 3, ["castle"] * 3], "all_seven": 3})
    sources = game.rules.rival_sources(game.state)
    assert sources is not None
    assert {key: n for key, n in sources.items() if n} == {"triplet_ship": 6, "triplet_castle": 2, "firsts": 2, "all_seven": 3}
    assert set(sources) < {row.key for row in game.rules.score(game.state)}
    assert not {"vp", "sold", "animals"} & set(sources)
    assert game.rules.rival(game.state) == 13


def test_his_points() -> None:
    """BC-17.11: triplets, first bonuses and the all-seven card count; incomplete stacks do not."""
    estate = [["ship"] * 3, ["ship"] * 3, ["castle"] * 3, [M] * 3, ["mine"] * 2, ["knowledge"], ["pasture"], ["bank"]]
    game = table(1, phase="E", in_round=6, egon={"estate": estate, "all_seven": 3}, vp=22)
    events = idle_round(game)
    (check,) = happened(events, "egon_check")
    assert (check.values["mine"], check.values["egon"]) == (22, 3 + 3 + 2 + 6 + 3 + 3)
    assert game.state.standings[0].won


def test_after_phase_e_the_player_has_won() -> None:
    """BC-17.11"""
    game = table(1, phase="E", in_round=6)
    idle_round(game)
    assert game.over
    assert game.state.standings[0].won


def test_the_start_player_card_is_not_used() -> None:
    """BC-17.12: sales do not turn it over, and it is worth nothing."""
    game = table(1, phase="E", in_round=6, hand=[1], goods=["light"])
    events = do(game, "play 1", "sell light")
    assert happened(events, "start_card") == []
    assert (game.state.holder, game.state.turned) == (0, False)
    do(game, "end_turn")
    assert game.over
    assert points(game) == {"sold": 1}
    assert "start_player" not in {row.key for row in game.rules.score(game.state)}


def test_his_cards_never_return() -> None:
    """BC-17.13: no matter what is shuffled, the cards he has laid out and his unrevealed cards stay his."""
    game = table(1, phase="A", vp=100, rest="discard", egon={"estate": [["mine"] * 3]})
    his = {card for stack in game.state.egon.estate for card in stack} | {card for pile in game.state.egon.stacks for card in pile.cards}
    shuffles = 0
    while not game.over:
        game.apply(next(action for action in game.legal if action.kind == "play"))
        if "buy" in legal(game):
            shuffles += len(happened(do(game, "buy"), "reshuffled"))
            game.apply(next(action for action in game.legal if action.kind == "use"))
            do(game, "take_silver")
        shuffles += len(happened(do(game, "take_silver", "end_turn"), "reshuffled"))
        egon = game.state.egon
        now = {card for stack in egon.estate for card in stack} | {card for pile in egon.stacks for card in pile.cards}
        assert now == his
        assert not his & {*game.state.discard.cards, *game.state.draw.cards}
    assert shuffles > 0
