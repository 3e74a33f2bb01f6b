"""Check which games there are, and which options a new one may have."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rules
from rules import BadSetup, Meta, Option, catalogue, complete_options, meta, new, rules_of
from rules.engine.types import Limit
from tests.engine.toy import TOY

TOY_META = TOY.meta


def test_the_face_of_the_rules_is_not_shadowed_by_their_packages() -> None:
    """A function named like a package would be replaced by that package when the first game is loaded."""
    for name in rules.__all__:
        assert not (Path(rules.__file__).parent / name).exists()


def test_games_are_listed_with_sound_metadata() -> None:
    found = catalogue()
    assert len({of.id for of in found}) == len(found) > 0
    for of in found:
        assert meta(of.id) is of
        assert rules_of(of.id).meta == of
        assert 1 <= of.min_players <= of.max_players <= 5
        assert of.solo == (of.min_players == 1)
        assert list(of.players) == list(range(of.min_players, of.max_players + 1))


@pytest.mark.parametrize("of", catalogue(), ids=lambda of: of.id)
def test_every_option_has_a_default_for_every_number_of_players(of: Meta) -> None:
    for option in of.options:
        assert len(set(option.values)) == len(option.values) >= 2
        assert set(option.default_by_players) <= set(of.players)
        assert set(option.players or ()) <= set(of.players)
        for players in of.players:
            assert option.default_for(players) in option.values
        before = {other.id for other in of.options[: of.options.index(option)] if not other.per_seat}
        assert set(option.needs) <= before


def test_metadata_is_cheap() -> None:
    """The start page shows every game without loading the rules of any."""
    code = "import sys, rules; rules.catalogue(); print(sorted(m for m in sys.modules if m.startswith('rules.games.')))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "components" not in loaded


def test_an_unknown_game_is_no_key() -> None:
    for ask in (meta, rules_of, lambda game: new(game, ("Ann",), 1)):
        with pytest.raises(KeyError):
            ask("chess")


@pytest.mark.parametrize(
    ("players", "given", "complete"),
    [
        (2, {}, {"open": False, "pace": "slow"}),
        (3, {}, {"open": True}),
        (2, {"pace": "fast"}, {"open": False, "pace": "fast"}),
        (3, {"open": False}, {"open": False}),
        (3, {"pace": "slow"}, {"open": True}),  # the default of an option that does not apply is not an error
    ],
)
def test_options_are_completed(players: int, given: dict[str, Any], complete: dict[str, Any]) -> None:
    assert complete_options(TOY_META, players, given) == complete


@pytest.mark.parametrize(
    ("players", "given"),
    [
        (1, {}),
        (4, {}),
        (2, {"colour": "red"}),
        (2, {"pace": "medium"}),
        (2, {"open": "yes"}),
        (2, {"open": 1}),  # equal to True, but not a bool
        (2, {"open": 0}),
        (2, {"pace": True}),
        (3, {"pace": "fast"}),
    ],
)
def test_options_that_do_not_fit_are_refused(players: int, given: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        complete_options(TOY_META, players, given)


MAPS = Meta(
    id="maps",
    min_players=1,
    max_players=3,
    solo=True,
    options=(Option("maps", ("first", "choice"), "first"), Option("map", (1, 2, 3), 1, needs={"maps": "choice"}, per_seat=True)),
    rules_version=1,
    schema=1,
)
"""A game in which each seat may choose a map."""


@pytest.mark.parametrize(
    ("players", "given", "complete"),
    [
        (2, {}, {"maps": "first"}),
        (2, {"maps": "choice"}, {"maps": "choice", "map:0": 1, "map:1": 1}),
        (3, {"maps": "choice", "map:2": 3}, {"maps": "choice", "map:0": 1, "map:1": 1, "map:2": 3}),
        (1, {"map:0": 1}, {"maps": "first"}),  # the default of an option that is not asked is not an error
    ],
)
def test_an_option_for_each_seat_is_asked_where_another_needs_it(players: int, given: dict[str, Any], complete: dict[str, Any]) -> None:
    assert complete_options(MAPS, players, given) == complete


@pytest.mark.parametrize(
    "given", [{"map:0": 2}, {"maps": "choice", "map": 2}, {"maps": "choice", "map:2": 2}, {"maps": "choice", "map:0": 4}]
)
def test_an_option_of_no_seat_or_not_asked_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        complete_options(MAPS, 2, given)


LOCKED = Meta(
    id="locked",
    min_players=1,
    max_players=3,
    solo=True,
    options=(
        Option("band", (False, True), False),
        Option(
            "drum",
            (False, True),
            False,
            needs={"band": True},
            limits=(Limit(players=(3,), only=(True,), why="three"), Limit(players=(1,), only=(False,), why="one")),
        ),
        Option("songs", (1, 2, 3), 3, limits=(Limit(2, players=(1,)),)),
    ),
    rules_version=1,
    schema=1,
)
"""A game whose drum is always there with three players and never with one."""


@pytest.mark.parametrize(
    ("players", "given", "complete"),
    [
        (2, {"band": True}, {"band": True, "drum": False, "songs": 3}),
        (3, {"band": True}, {"band": True, "drum": True, "songs": 3}),
        (1, {"band": True}, {"band": True, "drum": False, "songs": 2}),
        (3, {}, {"band": False, "songs": 3}),  # what is not asked has no limits
    ],
)
def test_a_usual_value_that_cannot_be_gives_way(players: int, given: dict[str, Any], complete: dict[str, Any]) -> None:
    assert complete_options(LOCKED, players, given) == complete


@pytest.mark.parametrize(
    ("players", "given"), [(3, {"band": True, "drum": False}), (1, {"band": True, "drum": True}), (1, {"songs": 3}), (3, {"drum": True})]
)
def test_a_value_beyond_a_limit_is_refused(players: int, given: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        complete_options(LOCKED, players, given)


def test_an_option_without_a_choice_says_why() -> None:
    drum, songs = LOCKED.options[1:]
    assert [drum.locked(players, {"band": True}) for players in (1, 2, 3)] == ["one", "", "three"]
    assert songs.locked(1, {}) == ""


@pytest.mark.parametrize(
    ("names", "seed"),
    [
        ((), 1),
        (("Ann",) * 9, 1),
        (("Ann", "B" * 61), 1),
        (("Ann", "Ben\nCid"), 1),
        (("Ann", "\x07"), 1),
        (("Ann", "\ud800"), 1),
        (("Ann", "Ben"), -1),
        (("Ann", "Ben"), 1 << 63),
    ],
)
def test_names_and_seeds_that_could_not_be_saved_are_refused(names: tuple[str, ...], seed: int) -> None:
    with pytest.raises(BadSetup):
        new("burgundy_cards", names, seed)


@pytest.mark.parametrize("name", ["Ann", "Zoë <b>", "李娜", "رضا", "👩\u200d🌾", "A" * 60])
def test_names_in_any_script_are_kept(name: str) -> None:
    assert new("burgundy_cards", (name, "Ben"), (1 << 63) - 1).header.names == (name, "Ben")
