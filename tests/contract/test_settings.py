"""Check which settings the contract tries: every number of players and every value of every option."""

from collections.abc import Iterable
from itertools import combinations

from msgspec.structs import replace

from rules import catalogue

from .play import FEW, Setting, each_choice, every_setting, in_pairs, other_settings, settings, spread


def test_every_value_of_every_option_is_tried() -> None:
    """Of an option with many values, at least the first, the default and the last are tried."""
    for of in catalogue():
        tried = [setting for setting in settings() if setting.game == of.id]
        assert {setting.players for setting in tried} == set(of.players)
        for option in of.options:
            seen = {value for setting in tried for name, value in setting.options if name.partition(":")[0] == option.id}
            wanted = option.values if len(option.values) <= FEW else (option.values[0], option.default, option.values[-1])
            assert set(wanted) <= seen, (of.id, option.id)


def test_no_setting_is_tried_twice() -> None:
    found = [str(setting) for setting in (*settings(), *other_settings())]
    assert len(found) == len(set(found))


def test_few_settings_hold_all_choices_or_pairs() -> None:
    """Three options with three values each have 27 settings: 3 of them hold every value; 9 is the fewest that contain every pair."""
    every = [Setting("toy", 2, (("a", a), ("b", b), ("c", c))) for a in range(3) for b in range(3) for c in range(3)]
    few, more = each_choice(every), in_pairs(every)
    assert few[0] == more[0] == every[0]
    assert len(few) == 3
    assert all({dict(one.options)[option] for one in few} == {0, 1, 2} for option in "abc")
    assert 9 <= len(more) <= 12
    for first, second in (("a", "b"), ("a", "c"), ("b", "c")):
        assert {(dict(one.options)[first], dict(one.options)[second]) for one in more} == {(x, y) for x in range(3) for y in range(3)}


def test_what_cannot_be_chosen_together_is_not() -> None:
    """An option that requires another is tried only together with it, as in the settings given."""
    every = [Setting("toy", 2, (("a", 0),)), *(Setting("toy", 2, (("a", 1), ("b", b))) for b in range(3))]
    assert set(each_choice(every)) == set(in_pairs(every)) == set(every)


def test_a_part_of_very_many_settings_contains_every_pair_of_choices() -> None:
    for of in catalogue():
        every = every_setting(of)
        assert _pairs(spread(every)) == _pairs(every), of.id


def test_every_pair_of_choices_for_the_whole_table_is_tried() -> None:
    """Those of single seats are each tried alone."""
    for of in catalogue():
        tried = [setting for setting in (*settings(), *other_settings()) if setting.game == of.id]
        assert _pairs(map(_without_seats, tried)) == _pairs(map(_without_seats, every_setting(of))), of.id


def _without_seats(setting: Setting) -> Setting:
    return replace(setting, options=tuple(option for option in setting.options if ":" not in option[0]))


def _pairs(of: Iterable[Setting]) -> set[tuple[object, object]]:
    return {pair for one in of for pair in combinations((("players", one.players), *one.options), 2)}
