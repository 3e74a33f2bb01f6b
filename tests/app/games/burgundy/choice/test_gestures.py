"""Clicks and questions of the modules: a shield is taken with one click, even if workers have to make the dice equal first (BU-26.4)."""

from typing import Any

import pytest

from app.games import find
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan, plans
from rules import Game, Message, Record, Rng, new
from rules.bots.arena import advance
from rules.games.burgundy import items
from tests.app.positions import NAMES, position_of
from tests.games.burgundy import builder
from tests.games.burgundy.expanded import lay, phase_end
from tests.games.burgundy.verbs import do

SCREEN = find("burgundy")


def turn(dice: tuple[int, int], workers: int) -> tuple[Record, list[Plan]]:
    """Return a first turn with these dice and workers, and what can be clicked in it."""
    dealt = new("burgundy", NAMES[:2], 5, {"shields": True})
    while not dealt.game.state.round:
        advance(dealt, 1, Rng(5))
    state: Any = dealt.game.state
    seat = state.seats[state.turn_of]
    seat.dice, state.stores[seat.store].workers = dice, workers
    record = builder.record(Game(dealt.rules, state))
    return record, SCREEN.gestures(record.game, plans(record.game, SCREEN.leads))


def depots(game: Game[Any], found: list[Plan]) -> dict[int, int]:
    """Return the depots from which shields can be taken, with what that costs."""
    shields = {shield: depot for depot, space in enumerate(game.state.shields, 1) for shield in space}
    return {shields[items.SHIELD.among(plan.picks)[0]]: plan.cost for plan in found if plan.actions[-1].kind == "shield"}


@pytest.mark.parametrize(
    ("dice", "workers", "within_reach"),
    [
        ((4, 4), 0, {4: 0}),
        ((3, 4), 0, {}),
        ((3, 4), 1, {3: 1, 4: 1}),
        ((3, 5), 2, {3: 2, 4: 2, 5: 2}),
        ((4, 4), 2, {3: 2, 4: 0, 5: 2}),
        ((1, 6), 1, {1: 1, 6: 1}),
    ],
)
def test_shields_cost_what_it_takes_to_make_the_dice_equal(dice: tuple[int, int], workers: int, within_reach: dict[int, int]) -> None:
    record, found = turn(dice, workers)
    assert depots(record.game, found) == within_reach


def test_what_is_clicked_is_carried_out_and_its_price_is_said() -> None:
    record, found = turn((3, 5), 2)
    plan = next(plan for plan in found if plan.actions[-1].kind == "shield" and len(plan.actions) == 3)
    assert SCREEN.plan_words(position_of(record, 1280, 712, "en"), plan).endswith("(2 workers)")
    player = record.game.decider
    assert player is not None
    for action in plan.actions:
        record.play(action)
    assert [shield for _, shield in record.game.state.seats[player].shields] == items.SHIELD.among(plan.picks)


@pytest.mark.parametrize(("dice", "asked"), [((4, 4), Message("ask.double", {"die": 4})), ((3, 4), None)])
def test_a_double_is_said_to_take_a_shield(dice: tuple[int, int], asked: Message | None) -> None:
    record, found = turn(dice, 1)
    position, picker = position_of(record, 1280, 712, "en"), Picker(found)
    assert SCREEN.asked(position, picker) == asked
    picker.pick(items.WORKERS)
    assert SCREEN.asked(position, picker) is None


def test_what_both_shields_place_is_asked_and_declined_by_name() -> None:
    """BU-15.4: an owner of both places with either first; declining begins with the lower number."""
    game = phase_end(
        2, tiles={"1,-2": "castle"}, shields={"0,0": 14, "1,-2": 15}, silver=2, black=["", "", "", "bank"], depots={2: ["market"]}
    )
    asked: list[tuple[str | None, str]] = []
    for said in ("end_turn", "decline"):
        do(game, said)
        position = position_of(builder.record(game), 1280, 712, "en")
        question = SCREEN.asked(position, Picker(plans(game, SCREEN.leads)))
        asked.append((position.texts(f"burgundy.{question.key}", **question.values) if question else None, SCREEN.chips(position)[-1][2]))
    assert asked == [
        ("Shields 14 and 15: may place a tile with each, any number", "Shield 14: decline"),
        (None, "Shield 15: decline"),
    ]


@pytest.mark.parametrize(
    ("shield", "picks", "said"),
    [
        (3, (), "owes tribute for 2 shields: 1 silver or worker each"),
        (3, ("shield:7",), "decides on shield 7: pay for it, or give it up?"),
        (1, (), ""),
        (1, ("shield:7",), "decides on shield 7: pay for it, or give it up?"),
        (6, ("shield:6",), "decides on shield 6: pay for it, give it up, or name a player first?"),
        (6, ("shield:7",), "decides on shield 7: pay for it, or give it up?"),
        (1, (items.GIVE_UP,), ""),
    ],
)
def test_tribute_is_asked_for_in_what_it_can_be_paid(shield: int, picks: tuple[str, ...], said: str) -> None:
    """BU-26.7, BU-26.13, BU-26.16: workers with shield 3 only; a click on a shield leaves open whether it is paid for, or used."""
    game = phase_end(2, tiles={"1,-2": "castle"}, shields={"0,0": shield, "1,-2": 7}, silver=1, workers=1)
    do(game, "end_turn")
    picker, position = Picker(plans(game, SCREEN.leads)), position_of(builder.record(game), 1280, 712, "en")
    for pick in picks:
        picker.pick(pick)
    question = SCREEN.asked(position, picker)
    assert (position.texts(f"burgundy.{question.key}", **question.values) if question else "") == said


@pytest.mark.parametrize("space", [items.STORAGE.id(0, 1), items.COMMON.id(0, 1)])
def test_an_empty_space_clicked_first_discards_nothing(space: str) -> None:
    """BU-24.8: a partner may choose the space before the tile; what is stored stays."""
    game = lay(
        4,
        teams=True,
        duchy="12a",
        order=(0, 2, 1, 3),
        depots={2: ["bank", "mine"]},
        dice=(2, 4),
        storage=["bank"],
        common={0: {"common": ["church"]}},
    )
    picker, position = Picker(plans(game, SCREEN.leads)), position_of(builder.record(game), 1280, 712, "en")
    picker.pick(space)
    assert SCREEN.asked(position, picker) == Message("ask.fill_space")
    picker.pick(items.TILE.id(game.state.depots[1][0]))
    assert SCREEN.asked(position, picker) is None


def test_a_lone_player_declines_the_reward_by_name() -> None:
    """BU-25.10, BU-25.15: among several things open only the black tile can be declined."""
    tiles = {"nw4": "monastery1", "ne2": "mine", "se11": "mine"}
    game = lay(1, duchy="13a", castle="nw5", tiles=tiles, storage=["mine"], dice=(5, 1), black=["", "", "", "castle"], counter=42)
    do(game, "place mine nw6 with 5")
    position = position_of(builder.record(game), 1280, 712, "en")
    assert game.decision is not None
    assert game.decision.question == Message("ask.any_order")
    assert SCREEN.chips(position)[-1][2] == "No black tile"


def test_with_one_die_used_no_workers_help() -> None:
    record, _ = turn((3, 4), 5)
    record.play(next(action for action in record.game.legal if action.kind == "workers"))
    assert not depots(record.game, SCREEN.gestures(record.game, plans(record.game, SCREEN.leads)))
