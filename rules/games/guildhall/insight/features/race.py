"""The race to the target: points, how far there is to go, and who can get there in a turn (GH-11)."""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.engine.worth.features import Feature

NAMES: Final = (
    Feature("points", "race", "GH-11.5"),
    Feature("points_to_go", "race", "GH-11.1"),
    Feature("last_ten_points_to_go", "race", "GH-11.1"),
    Feature("last_five_points_to_go", "race", "GH-11.1"),
    Feature("rival_points_to_go", "race", "GH-11.1"),
    Feature("rival_last_ten_points_to_go", "race", "GH-11.1"),
    Feature("rival_last_five_points_to_go", "race", "GH-11.1"),
    Feature("lead", "race", "GH-11.2"),
    Feature("rivals_ahead", "race", "GH-11.2"),
    Feature("target_reached", "race", "GH-11.1"),
    Feature("target_in_reach", "race", "GH-11.1"),
    Feature("target_in_reach_with_one_more", "race", "GH-11.1"),
    Feature("points_to_go_after_next_turn", "race", "GH-11.1"),
    Feature("rivals_with_target_in_reach", "race", "GH-11.1"),
    Feature("rival_points_to_go_after_next_turn", "race", "GH-11.1"),
    Feature("target_in_reach_later", "race", "GH-11.1"),
    Feature("points_to_go_later", "race", "GH-11.1"),
    Feature("rivals_with_target_in_reach_later", "race", "GH-11.1"),
    Feature("rival_points_to_go_later", "race", "GH-11.1"),
)


class Runner(NamedTuple):
    """A player in the race: their points now, after a turn in which they buy what they can pay, and after one in which they can also pay
    with the chapters they are about to complete.
    """

    points: int
    reach: int
    reach_later: int


def race(target: int, own: Runner, with_one_more: int, rivals: list[Runner], *, on_turn: bool) -> tuple[float, ...]:
    """Return the numbers of ``NAMES``; ``with_one_more``: the points in reach if one more chapter were complete."""
    best, farthest = max([rival.points for rival in rivals]), max([rival.reach for rival in rivals])
    to_go, rival_to_go = max(0, target - own.points), max(0, target - best)
    return (
        0.5 * own.points,
        0.5 * to_go,
        0.5 * min(to_go, 10),
        min(to_go, 5),
        0.5 * rival_to_go,
        0.5 * min(rival_to_go, 10),
        min(rival_to_go, 5),
        0.5 * (own.points - best),
        sum([rival.points > own.points for rival in rivals]),
        float(on_turn and not to_go),
        float(own.reach >= target),
        float(with_one_more >= target),
        0.5 * max(0, target - own.reach),
        sum([rival.reach >= target for rival in rivals]),
        0.5 * max(0, target - farthest),
        float(own.reach_later >= target),
        0.5 * max(0, target - own.reach_later),
        sum([rival.reach_later >= target for rival in rivals]),
        0.5 * max(0, target - max([rival.reach_later for rival in rivals])),
    )
