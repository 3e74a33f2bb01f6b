"""Check the specials of the base game that are played and discarded (VI-9.1, 9.2, 9.14, 9.15)."""

import pytest

from ..builder import record, table
from ..verbs import check_taken_back, coins, discards, do, gold, hand, happened, legal, village


def test_specials_are_played_in_the_own_build_turn() -> None:
    """VI-9.1: not while drafting."""
    assert "play tinner" not in legal(table(hand="tinner"))
    assert "play tinner" in legal(table(at="BuildPhase", hand="tinner"))


def test_a_discard_symbol() -> None:
    """VI-9.2, VI-A9: it costs no action; any number; never laid; a Tinner needs no target."""
    game = table(at="BuildPhase", hand="tinner, tinner, hunter, harvester")
    do(game, "lay hunter", "lay harvester", "play tinner", "play tinner")
    assert discards(game)[-2:] == ["tinner", "tinner"]
    assert village(game) == "hunter, harvester"
    assert hand(game) == []


def test_a_smuggler_needs_gold_to_halve() -> None:
    """VI-9.2, VI-A9, VI-9.15: a visible gold symbol of the player's own village; coins and silver do not count."""
    game = table(
        2, at="BuildPhase", hand="smuggler", turned=True, village="hunter, agent", coins={"hunter": 8}, others={1: {"village": "chandler"}}
    )
    assert legal(game, "play") == set()
    other = table(2, at="BuildPhase", hand="smuggler", village="chandler, miner(seeker spelunker jeweler)")
    assert legal(other, "play") == {"play smuggler founders", "play smuggler chandler", "play smuggler jeweler"}


@pytest.mark.parametrize(
    ("text", "target", "gained"),
    [
        ("", "founders", 1),
        ("chandler", "chandler", 2),
        ("beekeeper", "beekeeper", 2),
        ("tanner(saddler)", "saddler", 3),
        ("tanner(cobbler)", "cobbler", 3),
        ("founders(swineherd truffler)", "truffler", 4),
        ("lumberjack(wheeler cartwright)", "cartwright", 5),
        ("miner(seeker spelunker)", "spelunker", 5),
        ("shepherd(spinner weaver)", "weaver", 6),
        ("graper(vintner wine_trader)", "wine_trader", 7),
        ("hayer(grazier milk_maid fromager)", "fromager", 8),
        ("miner(seeker spelunker jeweler)", "jeweler", 10),
        ("shepherd(spinner weaver tailor)", "tailor", 12),
    ],
)
def test_a_smuggler_brings_half(text: str, target: str, gained: int) -> None:
    """VI-9.15: rounded up, from the bank; the padlock is opened first."""
    game = table(4, at="BuildPhase", hand="smuggler", village=text, gold=2)
    events = do(game, f"play smuggler {target}")
    assert [event.kind for event in events] == ["played", "unlocked_bank", "smuggled"]
    assert events[-1].gains == {"points": gained}
    assert gold(game) == gained
    assert discards(game)[-1] == "smuggler"


def test_a_smuggler_has_a_padlock() -> None:
    """VI-8.1, VI-8.3, VI-9.15: the gold it brings cannot pay for it."""
    assert not legal(table(2, at="BuildPhase", hand="smuggler", gold=1), "play")
    game = table(2, at="BuildPhase", hand="smuggler", gold=0, village="lumberjack(shipwright; shipwright)")
    do(game, "play smuggler founders")
    assert legal(game) == {"unlock shipwright"}
    do(game, "unlock shipwright")
    assert (gold(game), coins(game)) == (1, {"shipwright": 2})


def test_player_a_of_the_rules() -> None:
    """VI-T11, VI-9.4, VI-9.14, VI-9.15: Tinner, Monk, Jeweler and Smuggler in one turn, nothing paid."""
    game = table(at="BuildPhase", village="miner(seeker)", hand="tinner, monk, jeweler, smuggler", gold=0)
    assert game.state.turn.left == 2
    do(game, "play tinner", "lay monk on seeker", "lay jeweler on monk", "play smuggler jeweler")
    assert (gold(game), game.state.turn.left, village(game)) == (10, 0, "miner(seeker monk jeweler)")
    assert discards(game)[-2:] == ["tinner", "smuggler"]


def test_a_tinner_asks_where_there_is_a_choice() -> None:
    """VI-9.14: for each padlock the player decides."""
    game = table(at="BuildPhase", village="lumberjack(shipwright)", hand="tinner, smuggler, fisher")
    do(game, "play tinner", "play smuggler founders")
    assert legal(game) == {"unlock tinner", "unlock shipwright"}
    do(game, "unlock shipwright", "lay fisher", "unlock tinner")
    assert coins(game) == {"shipwright": 2}


def test_a_tinner_must_come_first() -> None:
    """VI-9.14: what is opened stays paid."""
    game = table(at="BuildPhase", hand="tinner, fisher, beekeeper", gold=4)
    assert happened(do(game, "lay fisher"), "unlocked_bank")
    do(game, "play tinner", "lay beekeeper")
    assert gold(game) == 2


def test_specials_can_be_taken_back() -> None:
    """VI-21.2, VI-21.3."""
    check_taken_back(record(table(at="BuildPhase", hand="tinner, smuggler")), ["play tinner"], "play smuggler founders")


def test_a_smuggler_pays_others_before_it_brings_gold() -> None:
    """VI-8.1, VI-8.3, VI-8.8: a Tinner spares the payment that cannot be made."""
    others = {1: {"village": "lumberjack(shipwright)"}}
    game = table(2, at="BuildPhase", hand="smuggler", gold=2, others=others)
    do(game, "play smuggler founders")
    assert (gold(game), coins(game, 1)) == (1, {"shipwright": 2})
    poor = table(2, at="BuildPhase", hand="smuggler, tinner", gold=1, others=others)
    assert legal(poor, "play") == {"play tinner"}
    do(poor, "play tinner", "play smuggler founders")
    assert (gold(poor), coins(poor, 1)) == (2, {})
