"""Why something of Praga cannot be chosen: every reason is the precise one, in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import rules
from app.games import find
from app.texts import LANGUAGES
from tests.app.games.dark import composed
from tests.app.positions import position_of
from tests.app.programs import ROOT
from tests.games.praga.builder import record, table
from tests.games.praga.names import ACTION_TILES, SEAL, SEGMENT, TECHNOLOGIES

GAME = "praga"
SCREEN = find(GAME)
TAKEN = {"tile": "action_tile_1", "segment": "gold_a"}
HALF = f"half:{ACTION_TILES['action_tile_1']}:0"

CASES: list[Any] = [
    pytest.param({"gold": 0, "crane": dict(enumerate(ACTION_TILES))}, HALF, "red_zone", id="PC-3.2"),
    pytest.param({}, f"segment:{SEGMENT['gold_a']}", "wheel_later", id="PC-3.5"),
    pytest.param({"turn": TAKEN}, HALF, "action_done", id="PC-3.6"),
    pytest.param({"turn": TAKEN}, f"segment:{SEGMENT['gold_a']}", "wheel_used", id="PC-3.5 used"),
    pytest.param({"turn": TAKEN}, f"segment:{SEGMENT['gold_b']}", "wheel_other", id="PC-3.5 other"),
    pytest.param({}, "button:end", "end_tile", id="PC-2.4"),
    pytest.param({"gold": 0, "stone": 0}, "row:wall", "refresh_pay", id="PC-5.6"),
    pytest.param({"turn": {"refreshed": True}}, "row:wall", "refresh_done", id="PC-5.6 once"),
    pytest.param({}, "site:0", "building_first", id="PC-7.2"),
    pytest.param({"pawn": 3}, "pawn:0", "road_egg", id="PC-4.7"),
    pytest.param({"pawn": 5}, "pawn:0", "road_end", id="PC-4.7 end"),
    pytest.param({}, "cell:cathedral:1:0", "up_windows", id="PC-12.6"),
    pytest.param({}, "cell:cathedral:0:1", "cell_side", id="PC-12.4"),
    pytest.param({}, "cell:cathedral:3:3", "cell_far", id="PC-12.2"),
    pytest.param({}, f"seal:{SEAL['seal_gold_two']}", "seal_right", id="PC-9.12"),
    pytest.param({"seal_rights": 1, "cubes": 0}, f"seal:{SEAL['seal_gold_two']}", "seal_cube", id="PC-9.12 cube"),
    pytest.param({"seal_rights": 1}, f"seal:{SEAL['seal_gold_two']}", "lacks.silver_window", id="PC-9.13"),
    pytest.param(
        {"technologies": ("technology_1_1",), "fresh": ("technology_1_1",)},
        f"technology:{TECHNOLOGIES['technology_1_1']}",
        "technology_fresh",
        id="PC-10.4",
    ),
]


@pytest.mark.parametrize(("said", "item", "why"), CASES)
def test_a_refusal_names_its_reason(said: dict[str, Any], item: str, why: str) -> None:
    """The words in both languages are those of the reason, whatever is filled in."""
    game = table(**said)
    for language in LANGUAGES:
        words = SCREEN.refusal(position_of(record(game), 1280, 712, language), item, ()) or ""
        assert "{" not in words
        assert is_said(words, why, language), words


def is_said(words: str, why: str, language: str) -> bool:
    """Say whether words are those of a refusal, with something filled in."""
    said: dict[str, str] = json.loads((ROOT / "resources" / "texts" / f"{GAME}_rules.{language}.json").read_text(encoding="utf-8"))
    templates = [said[key] for key in (f"refusal.{why}{end}" for end in ("", ".one", ".other")) if key in said]
    patterns = [".+".join(map(re.escape, re.split(r"\{[^}]*\}", template))) for template in templates]
    return any(re.fullmatch(pattern, words) for pattern in patterns)


def test_the_button_that_ends_the_turn_counts_what_can_still_be_done() -> None:
    """An action not performed is lost (PC-14.7); a plain wheel bonus is not, nor is a part of the road for an egg nobody has (PC-8.3)."""
    both: tuple[tuple[str, int], ...] = (("road_effect", 1), ("tile_action", 1))
    for eggs, lost in ((1, both), (0, both[1:])):
        game = table(egg=eggs, turn={**TAKEN, "action": True, "wheel": True, "road": ("road_effect:3:egg",)})
        assert tuple(sorted((use.kind, use.n) for use in rules.unused(game))) == lost
    label = composed(record(game), "en").layout().placements["button:end"].words
    assert label == "End turn: the action will be lost"
    assert not rules.unused(table(turn=TAKEN))
