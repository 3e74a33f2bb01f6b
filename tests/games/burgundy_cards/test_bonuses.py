"""Check the first bonus, phase bonus and all-seven bonus (BC-12)."""

from typing import Any

import pytest

from .builder import PHASES, table
from .cards import DATA, KINDS
from .verbs import animals, do, end, goods, happened, idle, legal, play, points, stacks, storage, total, vp

M = "monastery"


# first bonus
@pytest.mark.parametrize("kind", [pytest.param(kind, id=f"BC-12.1 {kind}") for kind in KINDS])
def test_first_bonus(kind: str) -> None:
    """The first triplet of each kind earns 1 VP; the card leaves the supply."""
    two = ["bank", "church"] if kind == "building" else [kind, kind]
    card = {"building": "market4", "castle": "castle4"}.get(kind, f"{kind}4")
    game = table(hand=[4], estate=[two], projects=[card])
    assert points(game) == {}
    events = do(game, "play 4", f"place {card} on 0")
    assert points(game)["firsts"] == 1
    assert [event.values["kind"] for event in happened(events, "first_bonus")] == [kind]
    assert kind not in game.state.firsts
    assert len(game.state.firsts) == 6


@pytest.mark.parametrize(
    ("stack", "card", "kind"),
    [
        pytest.param([M, M], "mine4", "mine", id="BC-12.1 a mine on two monasteries earns the mine card"),
        pytest.param(["mine", M], "monastery4", "mine", id="BC-12.1 a monastery on a mine stack earns the mine card"),
        pytest.param([M, M], "monastery4", M, id="BC-12.1 three monasteries earn the monastery card"),
    ],
)
def test_the_stack_kind_decides(stack: list[str], card: str, kind: str) -> None:
    game = table(hand=[4], estate=[stack], projects=[card])
    do(game, "play 4", f"place {card} on 0")
    assert game.state.seats[0].firsts == (kind,)


@pytest.mark.parametrize(
    "said",
    [
        pytest.param({"others": {1: {"estate": [["mine"] * 3]}}}, id="BC-12.1 another player had it"),
        pytest.param({"estate": [["mine"] * 2, ["mine"] * 3]}, id="BC-12.1 the own second triplet"),
    ],
)
def test_only_the_first_of_a_kind(said: dict[str, Any]) -> None:
    """There is no longer a first bonus, but there is the phase bonus."""
    game = table(**{"hand": [4], "estate": [["mine"] * 2], "projects": ["mine4"], **said})
    before = points(game).get("firsts", 0)
    do(game, "play 4", "place mine4 on 0")
    assert points(game).get("firsts", 0) == before
    assert legal(game) == {f"bonus a_{n}" for n in range(1, 6)}


# phase bonus
GAINS = {  # from the specification and the data file: VP, goods, animals, silver, workers
    "A": [(3, 0, 0, 0, 0), (0, 2, 0, 0, 0), (0, 0, 2, 0, 0), (0, 0, 0, 3, 0), (0, 0, 0, 0, 3)],
    "B": [(2, 0, 0, 0, 0), (0, 1, 1, 0, 0), (0, 0, 0, 2, 1), (0, 0, 0, 1, 2)],
    "C": [(1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 2, 0), (0, 0, 0, 0, 2)],
    "D": [(0, 0, 0, 2, 0), (0, 0, 0, 0, 2), (0, 0, 0, 1, 1)],
    "E": [(0, 0, 0, 1, 0), (0, 0, 0, 0, 1)],
}
OPTIONS = [
    pytest.param(phase, n, gain, id=f"BC-12.2 T-8 A-25 {phase} {n}")
    for phase, gains in GAINS.items()
    for n, gain in enumerate(gains, start=1)
]


@pytest.mark.parametrize("phase", [pytest.param(phase, id=f"BC-12.2 T-8 {phase}") for phase in PHASES])
def test_options_of_the_phase(phase: str) -> None:
    """The options are exactly those of the card; A and D are as in the example."""
    game = table(phase=phase, hand=[4], estate=[[M, M]], projects=["monastery4"])
    do(game, "play 4", "place monastery4 on 0")
    assert legal(game) == {f"bonus {phase.lower()}_{n}" for n in range(1, len(GAINS[phase]) + 1)}
    of_data = next(item for item in DATA["phase_cards"]["items"] if item["letter"] == phase)
    assert len(of_data["options"]) == len(GAINS[phase])


@pytest.mark.parametrize(("phase", "n", "gain"), OPTIONS)
def test_each_option(phase: str, n: int, gain: tuple[int, int, int, int, int]) -> None:
    game = table(phase=phase, hand=[4], estate=[[M, M]], projects=["monastery4"])
    do(game, "play 4", "place monastery4 on 0", f"bonus {phase.lower()}_{n}")
    while legal(game, "draw"):
        do(game, min(legal(game, "draw")))
    workers, silver = storage(game)
    assert (vp(game), len(goods(game)), len(animals(game)), silver, workers) == gain
    assert legal(game) - {"buy"} == {"end_turn"}


def test_every_triplet_earns_it() -> None:
    """BC-12.2: a second triplet earns it too, even of the same kind, in the same turn and by the same player."""
    game = table(hand=[3], estate=[["castle"] * 2, ["mine"] * 3, ["mine"] * 2], projects=["castle3", "mine6"])
    do(game, "play 3", "place castle3 on 0", "place mine6 on 2", "bonus a_1", "bonus a_1")
    assert vp(game) == 6
    assert legal(game) == {"end_turn"}


def test_every_player_earns_it() -> None:
    """BC-12.2: a triplet earns it even if another player has completed one of that kind."""
    game = table(
        hand=[4], estate=[[M, M]], projects=["monastery4"], others={1: {"hand": [3], "estate": [[M, M]], "projects": ["monastery3"]}}
    )
    do(game, "play 4", "place monastery4 on 0", "bonus a_1", "end_turn", "play 3", "place monastery3 on 0")
    assert legal(game) == {f"bonus a_{n}" for n in range(1, 6)}
    do(game, "bonus a_1")
    assert (vp(game, 0), vp(game, 1)) == (3, 3)
    assert (points(game, 0)["firsts"], points(game, 1).get("firsts", 0)) == (1, 0)


# goods and animals of a phase bonus
def test_one_by_one() -> None:
    """BC-12.3: the second good is chosen with the card below the first in view, possibly from the same stack."""
    game = table(hand=[4], estate=[[M, M]], projects=["monastery4"], goods_stacks=[["dark", "light", "dark"], ["medium", "medium"]])
    do(game, "play 4", "place monastery4 on 0", "bonus a_2", "draw goods 0")
    assert stacks(game, "goods") == [["light", "dark"], ["medium", "medium"]]
    assert legal(game) == {"draw goods 0", "draw goods 1"}
    do(game, "draw goods 0")
    assert goods(game) == ["dark", "light"]
    assert legal(game) == {"end_turn"}


def test_animals_from_both_stacks() -> None:
    """BC-12.3: each animal comes from a stack of the player's choice."""
    game = table(hand=[4], estate=[[M, M]], projects=["monastery4"], animal_stacks=[["pig", "sheep"], ["cattle", "sheep"]])
    do(game, "play 4", "place monastery4 on 0", "bonus a_3", "draw animals 0", "draw animals 1")
    assert animals(game) == ["pig", "cattle"]
    assert legal(game) == {"end_turn"}


def test_take_what_is_left() -> None:
    """BC-12.3, A-14: one good is taken instead of two."""
    game = table(hand=[4], estate=[[M, M]], projects=["monastery4"], goods_stacks=[["dark"], []])
    do(game, "play 4", "place monastery4 on 0", "bonus a_2", "draw goods 0")
    assert goods(game) == ["dark"]
    assert legal(game) == {"end_turn"}


@pytest.mark.parametrize(
    ("phase", "empty", "gone"),
    [
        pytest.param("A", {"goods_stacks": [[], []]}, {2}, id="BC-12.3 A no goods"),
        pytest.param("A", {"animal_stacks": [[], []]}, {3}, id="BC-12.3 A no animals"),
        pytest.param("C", {"goods_stacks": [[], []], "animal_stacks": [[], []]}, {2, 3}, id="BC-12.3 C neither"),
        pytest.param("B", {"goods_stacks": [[], []]}, set(), id="BC-12.3 B one part is left: animals"),
        pytest.param("B", {"animal_stacks": [[], []]}, set(), id="BC-12.3 B one part is left: goods"),
        pytest.param("B", {"goods_stacks": [[], []], "animal_stacks": [[], []]}, {2}, id="BC-12.3 B neither part"),
    ],
)
def test_options_without_anything(phase: str, empty: dict[str, Any], gone: set[int]) -> None:
    game = table(phase=phase, hand=[4], estate=[[M, M]], projects=["monastery4"], **empty)
    do(game, "play 4", "place monastery4 on 0")
    assert legal(game) == {f"bonus {phase.lower()}_{n}" for n in range(1, len(GAINS[phase]) + 1) if n not in gone}


@pytest.mark.parametrize(
    ("empty", "word"),
    [
        pytest.param({"goods_stacks": [[], []]}, "draw animals 0", id="BC-12.3 only the animal"),
        pytest.param({"animal_stacks": [[], []]}, "draw goods 0", id="BC-12.3 only the good"),
    ],
)
def test_half_of_an_option(empty: dict[str, Any], word: str) -> None:
    game = table(phase="B", hand=[4], estate=[[M, M]], projects=["monastery4"], **empty)
    do(game, "play 4", "place monastery4 on 0", "bonus b_2", word)
    assert len(goods(game)) + len(animals(game)) == 1
    assert legal(game) == {"end_turn"}


# all seven kinds
SIX: list[list[str]] = [["castle"], ["mine"], [M], ["knowledge"], ["ship"], ["pasture"]]


@pytest.mark.parametrize(
    ("players", "values"),
    [
        pytest.param(2, [3, 1], id="BC-12.4 BC-3.4 2 players"),
        pytest.param(3, [4, 2, 1], id="T-9 BC-12.4 BC-3.4 3 players"),
        pytest.param(4, [4, 3, 2, 1], id="BC-12.4 BC-3.4 4 players"),
    ],
)
def test_one_after_another(players: int, values: list[int]) -> None:
    ready: dict[str, Any] = {"hand": [4], "estate": SIX}
    cards = ["market4", "warehouse4", "town_hall4", "watchtower4"]
    game = table(players, **ready, projects=[cards[0]], others={p: {**ready, "projects": [cards[p]]} for p in range(1, players)})
    for p in range(players):
        do(game, "play 4", f"place {cards[p]} on new")
        assert points(game, p)["all_seven"] == values[p]
        end(game)
    assert game.state.all_seven == ()


@pytest.mark.parametrize(
    ("estate", "card", "due"),
    [
        pytest.param(SIX, "market4", True, id="BC-12.4 seven open stacks"),
        pytest.param([["castle"] * 3, *SIX[1:]], "market4", True, id="BC-12.4 completed stacks count too"),
        pytest.param([["castle", M], *SIX[1:2], *SIX[3:]], "market4", True, id="BC-12.5 a monastery on castles is a monastery"),
        pytest.param([[M, "castle"], ["mine"], [M, "knowledge"], ["ship"], ["pasture"]], "market4", True, id="BC-12.5 below other cards"),
        pytest.param(
            [["castle"], [M, M, "ship"], ["knowledge"], ["mine"], ["pasture"]], "market4", True, id="BC-12.5 in a triplet of ships"
        ),
        pytest.param([["castle"], ["mine"], ["knowledge"], ["ship"], ["pasture"]], "market4", False, id="BC-12.4 six kinds"),
        pytest.param([*SIX[:5], ["bank", M]], "market4", False, id="BC-12.5 a monastery is no pasture"),
    ],
)
def test_printed_kinds(estate: list[list[str]], card: str, due: bool) -> None:
    game = table(hand=[4], estate=estate, projects=[card])
    play(game, 4)
    do(game, next(word for word in sorted(legal(game, "place"))))
    assert points(game).get("all_seven", 0) == (3 if due else 0)


def test_a_monastery_never_counts_as_its_stack() -> None:
    """BC-12.5: on castles it does not make a castle, and as the seventh kind it counts as a monastery wherever it lies."""
    game = table(hand=[4], estate=[["castle"], *SIX[1:2], *SIX[3:], ["bank"]], projects=["monastery4"])
    do(game, "play 4", "place monastery4 on 0")
    assert points(game) == {"all_seven": 3}


def test_once_per_player() -> None:
    """BC-12.4, A-18: further kinds or triplets bring no second card."""
    game = table(hand=[4], estate=[*SIX, ["bank"]], all_seven=3, projects=["mine4"])
    do(game, "play 4", "place mine4 on 1")
    assert points(game) == {"all_seven": 3}
    assert game.state.all_seven == (1,)


def test_points_of_bonuses_are_final() -> None:
    """BC-12.6: nothing the others do later takes points away."""
    game = table(
        hand=[4, 5],
        estate=[*SIX[:2], *SIX[3:], [M, M]],
        projects=["market4"],
        others={1: {"hand": [4, 5], "estate": [["bank", "bank"]], "projects": ["warehouse4"]}},
    )
    do(game, "play 4", "place market4 on 5", "bonus a_1", "end_turn")
    mine = points(game)
    assert mine == {"triplet_building": 3, "firsts": 1, "all_seven": 3, "vp": 3}
    do(game, "play 4", "place warehouse4 on 0", "bonus a_1", "end_turn")
    assert points(game) == mine
    assert points(game, 1) == {"triplet_building": 3, "vp": 3}
    idle(game)
    assert total(game) == sum(mine.values())
