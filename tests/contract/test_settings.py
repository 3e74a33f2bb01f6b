"""Check which settings the contract tries: every number of players and every value of every option."""

from rules import catalogue

from .play import FEW, Setting, choices_of, each_choice, every_setting, other_settings, settings


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


def test_every_choice_that_can_be_made_is_tried() -> None:
    for of in catalogue():
        tried = set().union(*(choices_of(setting) for setting in settings() if setting.game == of.id))
        for setting in every_setting(of):
            assert choices_of(setting) <= tried, setting


def test_few_settings_hold_all_choices() -> None:
    """Three options with three values each have 27 settings; three of them contain every value."""
    every = [Setting("toy", 2, (("a", a), ("b", b), ("c", c))) for a in range(3) for b in range(3) for c in range(3)]
    chosen = each_choice(every)
    assert chosen[0] == every[0]
    assert len(chosen) == 3
    for option in ("a", "b", "c"):
        assert {dict(one.options)[option] for one in chosen} == {0, 1, 2}


def test_what_cannot_be_chosen_together_is_not() -> None:
    """An option that requires another is tried only together with it, as in the settings given."""
    every = [Setting("toy", 2, (("a", 0),)), *(Setting("toy", 2, (("a", 1), ("b", b))) for b in range(3))]
    assert set(each_choice(every)) == set(every)
