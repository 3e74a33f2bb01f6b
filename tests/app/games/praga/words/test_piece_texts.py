"""What is written about the pieces of Praga Caput Regni: a name each, one line about what works, and words for every way to play."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from app.games.praga.words.tips import tip
from app.texts import LANGUAGES, Texts
from rules import meta, new
from rules.games.praga import items
from rules.games.praga.components import ACTIONS, DATA
from tests.app.positions import position_of

GAME = "praga"
UNNAMED = {"options", "resources", "components", "players", "game"}
"""What is not a piece."""
NAMELESS = re.compile(r"[NESW]{1,2}|[on]\d+|(wall_site|printed_corner)_\d+|\w+_watch|windows|window_points|university")
"""The ids of directions, of places, and of what parts of a board do."""


def named(data: Any) -> Iterator[dict[str, Any]]:
    """Yield everything that has an id, and so a name."""
    if isinstance(data, dict):
        if "id" in data and not NAMELESS.fullmatch(data["id"]):
            yield data
        for part in data.values():
            yield from named(part)
    elif isinstance(data, list):
        for part in data:
            yield from named(part)


WORKING = [
    *(one["id"] for part in ("technology_tiles", "seals", "solo", "crane", "player_board", "actions") for one in named(DATA[part])),
    *(one["id"] for level in ("iv_tiles", "v_tiles") for one in named(DATA["bridge"][level])),
    *(f"{space['id']}.{effect}" for space in DATA["kings_road"]["spaces"][:3] for effect in ("base", "egg")),
    *(f"{tile['space']}.{side['id']}" for tile in DATA["kings_road"]["variant_tiles"]["tiles"] for side in tile["sides"]),
    *(space["id"] for space in DATA["kings_road"]["spaces"][3:]),
]
"""Everything that does something which signs alone may not tell."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(language: str) -> None:
    say = Texts(language)
    found = {piece["id"] for part in DATA if part not in UNNAMED for piece in named(DATA[part])}
    assert len(found) > 180
    assert not [name for name in found if not say.has(f"{GAME}.name.{name}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tiles_have_the_same_name(language: str) -> None:
    """Neither two of a kind nor two of different kinds, so that a line of the log is never ambiguous."""
    say = Texts(language)
    kinds = ("upgrade_tiles", "wall_tiles", "building_tiles", "city", "plaza_tiles", "technology_tiles", "bridge", "seals", "solo")
    calls = Counter(say(f"{GAME}.name.{one['id']}") for part in kinds for one in named(DATA[part]))
    assert calls.total() > 160
    assert not [name for name, n in calls.items() if n > 1]
    assert not [name for name in calls if any(sign.isdigit() for sign in name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_works_says_so_in_one_line(language: str) -> None:
    say = Texts(language)
    assert not [name for name in WORKING if not say.has(f"{GAME}.gist.{name}")]
    assert not [name for name in WORKING if not say(f"{GAME}.gist.{name}").endswith(".")]


def numbers(data: Any) -> Iterator[int]:
    """Yield every number in some data, at any depth."""
    if isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from numbers(part)
    elif isinstance(data, int):
        yield data


def pieces() -> dict[str, Any]:
    """Return the data of whatever works, by the name under which a line about it is found."""
    found: dict[str, Any] = {one["id"]: one for part in DATA if part not in UNNAMED for one in named(DATA[part])}
    found |= {f"{space['id']}.{effect}": space for space in DATA["kings_road"]["spaces"][:3] for effect in ("base", "egg")}
    return found | {
        f"{tile['space']}.{side['id']}": side for tile in DATA["kings_road"]["variant_tiles"]["tiles"] for side in tile["sides"]
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_in_a_line_is_one_of_the_data(language: str) -> None:
    """Where a number of the data is written again in words, changing only one of the two is found."""
    say, data = Texts(language), pieces()
    said = {name: {int(n) for n in re.findall(r"\d+", say(f"{GAME}.gist.{name}"))} for name in WORKING}
    assert sum(map(bool, said.values())) > 40
    assert not [(name, n) for name, found in said.items() for n in found - {1, *numbers(data[name])}]


def said_of_numbers() -> dict[str, list[int]]:
    """Return the numbers that texts of the rule book and the lesson name in this order, by their key."""
    rows = [DATA[project]["row_points"] for project in ("hunger_wall", "cathedral")]
    columns = DATA["hunger_wall"]["column_marker_value"]
    university = DATA["player_board"]["university_track"]
    multipliers, (beyond,) = university["multiplier_by_position"], university["extra_step_at_top"]["effects"]
    last = {by: step for step, by in enumerate(multipliers)}
    seals = DATA["seals"]["items"]
    (price,) = {seal["cost"]["silver_window"] for seal in seals if seal["cost"]}
    assert columns == DATA["cathedral"]["column_marker_value"]
    return {
        "rule.project_points": [*rows[0], *rows[1], *columns],
        "rule.university": [0, last[0], 1, last[1], 2, last[2], 3, last[3], beyond["n"]],
        "rule.seals": [price, *(seal["end"][0]["points"] for seal in seals)],
        "lesson.projects.row": [rows[0][1], rows[0][-1]],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_tracks_and_seals_are_those_of_the_data(language: str) -> None:
    """PC-9.13, 11.2, 15.4, 15.5"""
    say = Texts(language)
    for key, numbers_of in said_of_numbers().items():
        text = say(f"{GAME}_rules.{key}")
        assert [int(n) for n in re.findall(r"\d+", text)] == numbers_of, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_play_has_its_words(language: str) -> None:
    """PC-16.1 to 16.5: a list names each value, a switch says what it does when on and off."""
    say = Texts(language)
    for option in meta(GAME).options:
        key = f"{GAME}.option.{option.id}"
        ends = ("on", "off") if len(option.values) == 2 else ("about", *option.values)
        assert not [end for end in ends if not say.has(f"{key}.{end}")], option.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_score_sheet_says_what_it_counts(language: str) -> None:
    say = Texts(language)
    game = new(GAME, ("Anna", "Ben"), 1)
    rows = [row.key for row in game.rules.ended(game.game.state)]
    assert len(rows) > 12
    assert not [row for row in rows if not say.has(f"{GAME}.score.{row}.about")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wall_site_says_what_a_wall_can_bring_there(language: str) -> None:
    position = position_of(new(GAME, ("Anna", "Ben"), 1), 1280, 712, language)
    said = tip(position, items.WALL_SITE.id(0, 3))
    assert said is not None
    assert "4" in said.title
    assert len(said.lines) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wall_site_names_the_action_fields_it_adjoins(language: str) -> None:
    position = position_of(new(GAME, ("Anna", "Ben"), 1), 1280, 712, language)
    names = {action: position.texts(f"{GAME}.short.{action}") for action in ACTIONS}
    for number, site in enumerate(DATA["action_board"]["wall_sites"]):
        said = tip(position, items.WALL_SITE.id(0, number))
        assert said is not None
        line = said.lines[1][1]
        assert {action for action, name in names.items() if name in line} == set(site["touches_actions"]), site["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_of_the_road_that_brings_points_is_called_by_them(language: str) -> None:
    """Where the deal of the day names it, there is no picture beside it."""
    say = Texts(language)
    for tile in DATA["kings_road"]["variant_tiles"]["tiles"]:
        street = tile["space"].removeprefix("space_")
        for side in tile["sides"]:
            words = say(f"{GAME}.option.kings_road_{street}.{side['id']}")
            effects = side["effect"] or side["ongoing"]["effects"]
            points = next((effect["n"] for effect in effects if effect.get("what") == "point"), 0)
            assert not points or words.startswith(say(f"{GAME}.gain.points", n=points))
