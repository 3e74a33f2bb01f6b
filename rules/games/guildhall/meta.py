"""The metadata of Guildhall, available without loading its rules."""

from __future__ import annotations

from rules.engine.types import Limit, Meta, Option

META = Meta(
    id="guildhall",
    min_players=2,
    max_players=4,
    solo=False,
    options=(
        Option("profession_set", ("base", "job_faire", "custom_six"), "base", varied=("base", "job_faire")),
        Option("small_game_vp_deck", (True, False), True, players=(2, 3)),
        Option("excess_chapter_timing", ("deferred", "immediate"), "deferred"),
        Option(
            "target_vp",
            tuple(range(10, 41)),
            20,
            limits=(Limit(30, players=(3,), needs={"small_game_vp_deck": True}), Limit(33, players=(4,))),
        ),
    ),
    rules_version=1,
    schema=5,
)
"""Which six professions (GH-17.1), fewer VP cards in small games (GH-2.3), when an opponent's surplus chapters are discarded (GH-9.4), and
the points needed to win: at most as many as the VP cards are sure to give somebody (GH-11.4).
"""
