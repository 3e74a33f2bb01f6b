"""A player's turn (PC-1.2)."""

from rules import new


def test_a_turn_brings_a_point() -> None:
    """PC-1.2"""
    record = new("praga", ("Ann", "Ben"), 1)
    player = record.game.decider
    assert player is not None
    record.play(record.game.legal[0])
    assert record.rules.totals(record.game.state)[player] == 1
