"""What the contract is tried with: every number of players with every value of every option."""

from rules import catalogue

from .play import FEW, MANY, settings


def test_every_value_of_every_option_is_tried() -> None:
    """Of an option with many values the first, the usual and the last."""
    for of in catalogue():
        for players in of.players:
            tried = [dict(setting.options) for setting in settings() if (setting.game, setting.players) == (of.id, players)]
            for option in of.options:
                if option.players is None or players in option.players:
                    seen = {chosen[name] for chosen in tried for name in option.names(players) if name in chosen}
                    several = option.values if len(option.values) <= FEW or len(tried) > MANY else (option.values[0], option.values[-1])
                    assert {*several, option.default} <= seen, (of.id, players, option.id)


def test_no_setting_is_tried_twice() -> None:
    found = [str(setting) for setting in settings()]
    assert len(found) == len(set(found))
