"""Check the gaining of basics (VI-7)."""

from ..builder import record, table
from ..cards import names
from ..verbs import check_taken_back, discards, do, gold, hand, happened, known, legal, reserve, stack, village

EMPTY = dict.fromkeys(range(1, 7), "")


def test_a_basic_for_a_card() -> None:
    """VI-7.1, VI-7.2, VI-7.4: the card goes face down on a stack, the basic into the village as a new plot."""
    game = table(2, at="BuildPhase", hand="hunter, monk", stacks={3: "mason"})
    assert "basic miner hunter stack 3" in legal(game)
    events = do(game, "basic miner hunter stack 3")
    assert (hand(game), village(game), stack(game, 3)) == (["monk"], "miner", ["hunter", "mason"])
    (own,) = happened(events, "put_down")
    (other,) = happened(events, "put_down_unseen")
    assert (own.seen_by, own.values["card"]) == ((0,), "hunter")
    assert other.seen_by == (1,)
    assert not any(item.startswith("card:") for item in other.items)
    assert game.state.turn.left == 2


def test_three_times_a_turn() -> None:
    """VI-7.1."""
    game = table(at="BuildPhase", hand="hunter, monk, agent, mason")
    do(game, "basic miner hunter stack 1", "basic hayer monk stack 1", "basic lumberjack agent stack 6")
    assert legal(game, "basic") == set()
    assert village(game) == "miner, hayer, lumberjack"
    do(game, "end_turn", "end_turn", "end_turn")
    assert game.state.turn is None


def test_every_choice_is_offered() -> None:
    """VI-7.1, VI-7.3: basics that are left, any hand card, stacks that are not exhausted."""
    game = table(at="BuildPhase", hand="hunter, tinner", stacks={2: "", 5: ""}, basics={"hayer": 0})
    wanted = {f"basic {b} {c} stack {s}" for b in ("lumberjack", "miner") for c in ("hunter", "tinner") for s in (1, 3, 4, 6)}
    assert legal(game, "basic") == wanted


def test_without_stacks_the_reserve() -> None:
    """VI-7.3, VI-4.8: an exhausted stack never receives cards again."""
    game = table(at="BuildPhase", hand="hunter", stacks=EMPTY, reserve="mason")
    assert legal(game, "basic") == {f"basic {b} hunter reserve" for b in ("lumberjack", "hayer", "miner")}
    do(game, "basic miner hunter reserve")
    assert reserve(game, 2) == ["hunter", "mason"]


def test_without_reserve_the_discard_pile() -> None:
    """VI-7.3: face up."""
    game = table(at="BuildPhase", hand="hunter", stacks=EMPTY, rest="discard")
    (event,) = happened(do(game, "basic miner hunter discard_pile"), "put_down")
    assert (event.seen_by, event.clause) == (None, "VI-7.3")
    assert discards(game)[-1] == "hunter"


def test_a_gained_basic_is_used_at_once() -> None:
    """VI-T08, VI-6.10: player C gains three and lays three."""
    game = table(at="BuildPhase", village="wattler", hand="mason, monk, agent, blacksmith, grazier, chandler")
    assert game.state.turn.limit == 3
    do(game, "basic miner mason stack 1", "basic hayer monk stack 2", "basic lumberjack agent stack 3")
    do(game, "lay blacksmith on miner", "lay grazier on hayer", "lay chandler")
    assert village(game) == "wattler, miner(blacksmith), hayer(grazier), lumberjack, chandler"
    assert legal(game) == {"end_turn"}
    assert gold(game) == 8


def test_the_owner_follows_the_card() -> None:
    """VI-20.4, VI-20.5: no one else knows it."""
    game = table(2, at="BuildPhase", hand="hunter, agent", stacks={3: "mason"})
    do(game, "basic miner hunter stack 3")
    cards = game.state.stacks[2].cards
    assert known(game, cards, 0) == ["hunter"]
    assert known(game, cards, 1) == []
    assert names(cards) == ["mason", "hunter"]


def test_an_exchange_can_be_taken_back() -> None:
    """VI-21.2, VI-21.3: it reveals nothing."""
    game = table(at="BuildPhase", hand="hunter, monk")
    check_taken_back(record(game), ["basic miner hunter stack 3"], "basic hayer monk stack 3")


def test_serfdom() -> None:
    """VI-7.6, VI-19.6: while it is in force the card goes face up into the village of the Countess."""
    game = table(1, at="BuildPhase", hand="hunter", countess={"open": "serfdom"})
    assert legal(game, "basic") == {f"basic {b} hunter" for b in ("lumberjack", "hayer", "miner")}
    do(game, "basic miner hunter")
    assert names(game.state.countess.village.cards()) == ["countess", "hunter"]
    assert village(game) == "miner"


def test_on_the_last_card_of_a_stack() -> None:
    """VI-7.3, VI-4.8: it is not exhausted, and no market is due while cards are laid on it."""
    game = table(2, at="BuildPhase", hand="hunter, agent", stacks={1: "mason", 2: ""})
    do(game, "basic miner hunter stack 1", "basic miner agent stack 1", "end_turn", "end_turn")
    assert (stack(game, 1), game.state.markets) == (["agent", "hunter", "mason"], 0)


def test_several_on_the_reserve_or_the_discard_pile() -> None:
    """VI-7.3, VI-20.5: one on top of the other; what lies face up does not make a reserve again."""
    game = table(2, at="BuildPhase", hand="hunter, agent", stacks=EMPTY, reserve="mason", rest="box")
    do(game, "basic miner hunter reserve", "basic hayer agent reserve")
    assert reserve(game, 3) == ["agent", "hunter", "mason"]
    assert [known(game, game.state.reserve.cards, viewer) for viewer in (0, 1)] == [["agent", "hunter"], []]
    other = table(2, at="BuildPhase", hand="hunter, agent", stacks=EMPTY, rest="box")
    do(other, "basic miner hunter discard_pile", "basic hayer agent discard_pile")
    assert discards(other) == ["hunter", "agent"]


def test_the_last_basic() -> None:
    """VI-7.1: a pile must have a card left."""
    game = table(at="BuildPhase", hand="hunter, agent", basics={"hayer": 1, "miner": 0, "lumberjack": 0})
    do(game, "basic hayer hunter stack 1")
    assert legal(game, "basic") == set()
