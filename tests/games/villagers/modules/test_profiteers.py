"""Check the Profiteers (VI-16); what bronze symbols are worth is in ``test_values.py``."""

from rules.games.villagers.board.developments import counts

from ..builder import table
from ..cards import DEVELOPMENT
from ..verbs import coins, do, gold, happened, legal


def test_bronze_after_every_build_turn() -> None:
    """VI-16.3, VI-16.4: one bronze symbol, the best one, from the bank."""
    game = table(
        at="BuildPhase", gold=0, village="captain, lumberjack(arkwright; carpenter), chandler", coins={"carpenter": 2, "chandler": 4}
    )
    events = do(game, "end_turn")
    assert gold(game) == 4
    assert [event.values["card"] for event in happened(events, "bronze")] == ["arkwright"]
    assert game.decider == 1


def test_no_bronze_no_gold() -> None:
    """VI-16.3: nothing is told of a bronze symbol without value."""
    game = table(at="BuildPhase", gold=0, village="lumberjack(arkwright)")
    assert happened(do(game, "end_turn"), "bronze") == []


def test_late_bronze() -> None:
    """VI-16.5: with the older timing everybody scores after the last build turn, the Founders' gold side still counted."""
    game = table(
        2, at="BuildPhase", gold=0, village="captain", options={"profiteers": True, "bronze_timing": "round"}, others={1: {"gold": 0}}
    )
    do(game, "end_turn")
    assert gold(game) == 0
    do(game, "end_turn")
    assert gold(game) == 1


def test_profiteers_are_laid_like_others() -> None:
    """VI-16.2, VI-A48: on a Miner, a Hayer, a Lumberjack; two are solitary, and a Freelancer, though special, stays and uses an action."""
    village = "miner, hayer, lumberjack"
    game = table(at="BuildPhase", village=village, hand="alchemist, carter, arkwright, wholesaler, captain, freelancer")
    assert legal(game, "lay") == {
        "lay alchemist on miner",
        "lay carter on hayer",
        "lay arkwright on lumberjack",
        "lay wholesaler",
        "lay captain",
        "lay freelancer",
    }
    do(game, "lay freelancer")
    assert game.state.turn.left == game.state.turn.limit - 1


def test_only_the_freelancer_is_special() -> None:
    """VI-A48: the suit on the card decides."""
    game = table(hand="benefactor, wholesaler, freelancer", developments="inn")
    assert legal(game, "play") == {"play benefactor wholesaler 0"}
    assert counts(game.state, DEVELOPMENT["inn"])[0] == 2


def test_bronze_brings_nothing_at_the_markets() -> None:
    """VI-16.6: the Captain counts his coinless village every round, and never at a market."""
    village = "captain, lumberjack(arkwright; carpenter)"
    game = table(
        2,
        at="Markets",
        gold=0,
        turned=True,
        village=village,
        stacks=dict.fromkeys(range(1, 7), ""),
        others={1: {"gold": 0, "turned": True}},
    )
    assert (game.over, gold(game)) == (True, 0)


def test_freelancers_at_the_start_of_the_turn() -> None:
    """VI-T30, VI-16.8, VI-16.9: limit 2, supply 3, two Freelancers: one or both, none twice; the gold lies on them."""
    game = table(at="BuildPhase", gold=3, village="freelancer", others={1: {"village": "freelancer"}})
    assert legal(game, "hire") == {"hire freelancer", "hire freelancer of 1"}
    do(game, "hire freelancer of 1")
    assert (gold(game), coins(game, 1), game.state.turn.limit, game.state.turn.left) == (2, {"freelancer": 1}, 3, 3)
    assert legal(game, "hire") == {"hire freelancer"}
    do(game, "hire freelancer")
    assert (gold(game), coins(game), game.state.turn.left) == (1, {"freelancer": 1}, 4)
    assert legal(game, "hire") == set()


def test_freelancers_before_any_other_action() -> None:
    """VI-16.8."""
    game = table(at="BuildPhase", gold=3, hand="pigeoneer", village="freelancer", reserve="monk", rest="discard")
    assert "hire freelancer" in legal(game)
    do(game, "play pigeoneer")
    assert legal(game, "hire") == set()


def test_a_new_freelancer_waits_a_turn() -> None:
    """VI-16.10: for the player who lays it; others can pay it in their next turn."""
    game = table(at="BuildPhase", gold=3, hand="freelancer", others={1: {"gold": 1}})
    do(game, "lay freelancer")
    assert legal(game, "hire") == set()
    do(game, "end_turn")
    assert legal(game, "hire") == {"hire freelancer of 0"}


def test_freelancers_are_not_offered_with_five_actions_or_without_gold() -> None:
    """VI-16.8, VI-6.2."""
    builders = "lumberjack(carpenter; carpenter), hayer(thatcher), freelancer"
    assert legal(table(at="BuildPhase", gold=3, village=builders), "hire") == set()
    assert legal(table(at="BuildPhase", gold=0, village="freelancer"), "hire") == set()
    game = table(at="BuildPhase", gold=3, village="lumberjack(carpenter; carpenter), freelancer", others={1: {"village": "freelancer"}})
    do(game, "hire freelancer")
    assert legal(game, "hire") == set()


def test_a_theft_at_the_end_of_the_turn_comes_before_bronze() -> None:
    """VI-15.7, VI-15.8, VI-16.3: the coins on the Thief already count for the Arkwright."""
    game = table(2, at="BuildPhase", gold=0, village="thief, lumberjack(arkwright)", others={1: {"gold": 8}})
    do(game, "end_turn")
    assert (gold(game), coins(game)) == (2, {"thief": 3})


def test_a_hired_freelancer_counts_for_bronze() -> None:
    """VI-16.9, VI-12.3: gold on it is coins like any other."""
    game = table(2, at="BuildPhase", gold=1, village="freelancer, lumberjack(arkwright)")
    do(game, "hire freelancer", "end_turn")
    assert gold(game) == 2


def test_late_bronze_sees_what_others_did() -> None:
    """VI-16.3, VI-16.5: a coin that another player puts on a card later in the round counts with the older timing only."""
    for timing, expected in (("turn", 0), ("round", 2)):
        game = table(
            2,
            at="BuildPhase",
            gold=0,
            village="lumberjack(arkwright; carpenter)",
            options={"profiteers": True, "bronze_timing": timing},
            others={1: {"hand": "beekeeper"}},
        )
        do(game, "end_turn", "lay beekeeper", "end_turn")
        assert (gold(game), coins(game)) == (expected, {"carpenter": 2})


def test_a_freelancer_makes_up_for_arson() -> None:
    """VI-6.2, VI-16.8: first the choice of Arson; four actions of five leave room for one more, none if it was paid off."""
    village = "mason, wattler, lumberjack(carpenter), freelancer"
    game = table(1, at="BuildPhase", gold=5, village=village, countess={"open": "arson", "jester": False})
    assert legal(game) == {"fewer", "pay_off"}
    after = game.copy()
    do(after, "pay_off")
    assert (after.state.turn.limit, legal(after, "hire")) == (5, set())
    do(game, "fewer", "hire freelancer")
    assert (game.state.turn.limit, gold(game), legal(game, "hire")) == (5, 4, set())
