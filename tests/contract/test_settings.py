"""What the contract is tried with: every number of players, every value of every option."""

from rules import catalogue

from .play import FEW, settings


def test_every_value_of_every_option_is_tried() -> None:
    """Of an option with many values at least the first, the usual and the last."""
    for of in catalogue():
        tried = [setting for setting in settings() if setting.game == of.id]
        assert {setting.players for setting in tried} == set(of.players)
        for option in of.options:
            seen = {value for setting in tried for name, value in setting.options if name.partition(":")[0] == option.id}
            wanted = option.values if len(option.values) <= FEW else (option.values[0], option.default, option.values[-1])
            assert set(wanted) <= seen, (of.id, option.id)


def test_no_setting_is_tried_twice() -> None:
    found = [str(setting) for setting in settings()]
    assert len(found) == len(set(found))
