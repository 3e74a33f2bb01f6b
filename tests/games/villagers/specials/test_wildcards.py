"""Check Monks and Apprentices (VI-9.3 to 9.13)."""

from typing import Any

import pytest

from rules.engine.context import Context
from rules.games.villagers.board.village import Village
from rules.games.villagers.steps.returns import take_away

from ..builder import record, table
from ..cards import NAME
from ..verbs import check_taken_back, coins, do, gold, hand, happened, known, legal, legal_kinds, village

BUILDERS = "wattler, lumberjack(carpenter; shipwright)"
"""A village with five build actions."""


def hosts(text: str, card: str = "monk", **more: Any) -> set[str]:
    """Return where a card could be laid in a village with plenty of actions, "" for a new plot."""
    game = table(4, at="BuildPhase", village=f"{text}, {BUILDERS}", hand=card, **more)
    return {said.removeprefix(f"lay {card}").removeprefix(" on ") for said in legal(game, "lay") if said.startswith(f"lay {card}")}


def card_of(of: Village, name: str) -> int:
    """Return a card of a village by its name."""
    return next(card for card in of.cards() if NAME[card] == name)


# Monks


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("founders(swineherd)", "founders"),
        ("hayer", "hayer"),
        ("hayer(grazier)", "grazier"),
        ("miner", "miner"),
        ("miner(seeker)", "seeker"),
        ("graper", "graper"),
        ("shepherd", "shepherd"),
        ("shepherd(spinner)", "spinner"),
    ],
)
def test_where_a_monk_lies(text: str, host: str) -> None:
    """VI-9.5: where a chain goes on beyond it, or at the bottom."""
    assert {"", host} <= hosts(text)


@pytest.mark.parametrize(
    "text",
    [
        "tanner",
        "lumberjack(wheeler; wheeler)",
        "founders(swineherd; swineherd)",
        "hayer(grazier milk_maid; grazier milk_maid)",
        "miner(seeker spelunker; seeker spelunker)",
        "graper(vintner; vintner)",
        "shepherd(spinner weaver; spinner weaver)",
    ],
)
def test_where_a_monk_does_not_lie(text: str) -> None:
    """VI-9.5: not where only the last card of a chain could follow, or none at all."""
    assert hosts(text) <= {"", "founders"}


def test_a_monk_stands_for_the_card_below_it() -> None:
    """VI-9.4, VI-6.6: any chain card but the last; the rest of the chain in its order."""
    game = table(at="BuildPhase", hand="monk, milk_maid, spelunker, fromager", village=f"hayer, {BUILDERS}")
    do(game, "lay monk on hayer")
    assert legal(game, "lay") == {"lay milk_maid on monk"}
    do(game, "lay milk_maid on monk", "lay fromager on milk_maid")
    assert village(game).startswith("hayer(monk milk_maid fromager)")


def test_a_monk_as_founders() -> None:
    """VI-9.4, VI-9.5: at the bottom it stands for any start card."""
    game = table(at="BuildPhase", hand="monk, brewer, wheeler, hunter", village=BUILDERS)
    do(game, "lay monk")
    assert {"lay brewer on monk", "lay wheeler on monk"} <= legal(game, "lay")


def test_two_monks_in_a_chain() -> None:
    """VI-9.4."""
    game = table(at="BuildPhase", hand="monk, monk, jeweler", village=f"miner, {BUILDERS}")
    do(game, "lay monk on miner", "lay monk on monk", "lay jeweler on monk")
    assert village(game).startswith("miner(monk monk jeweler)")


def test_no_third_wildcard_without_a_chain() -> None:
    """VI-9.5, VI-9.6: the longest chains have four cards."""
    game = table(at="BuildPhase", hand="monk, monk, apprentice", village=f"{BUILDERS}, hayer(thatcher)")
    do(game, "lay monk", "lay monk on monk")
    assert not any(said.endswith("on monk") and said.startswith("lay monk") for said in legal(game))
    deep = "monk(monk apprentice fromager), hayer(grazier)"
    assert hosts(deep, "grazier") == {"monk", "hayer"}


@pytest.mark.parametrize(
    ("text", "card", "found"),
    [
        ("monk(carpenter)", "wheeler", {"monk", "lumberjack"}),
        ("monk(blacksmith)", "wheeler", {"lumberjack"}),
        ("monk(seeker)", "brewer", {"founders"}),
        ("monk(saddler)", "cobbler", {"monk"}),
        ("monk(apprentice spelunker)", "mason", {"monk"}),
        ("monk(apprentice spelunker)", "thatcher", set()),
    ],
)
def test_both_columns_belong_to_one_suit(text: str, card: str, found: set[str]) -> None:
    """VI-9.6: the first card that is no wildcard fixes it."""
    game = table(4, at="BuildPhase", village=f"{text}, lumberjack, wattler", hand=card)
    assert {said.removeprefix(f"lay {card}").removeprefix(" on ") for said in legal(game, "lay")} == found


def test_no_wildcard_is_left_without_a_cover() -> None:
    """VI-9.6: a Saddler would leave nothing for the other column; after it no wildcard comes."""
    game = table(4, at="BuildPhase", village=BUILDERS, hand="monk, monk, saddler, mason")
    do(game, "lay monk")
    assert {"lay saddler on monk", "lay mason on monk"} <= legal(game, "lay")
    do(game, "lay monk on monk")
    assert legal(game, "lay") == {"lay mason on monk"}
    assert hosts("monk(saddler)", "monk") == {"", "founders"}


def test_a_deep_column_waits_for_a_long_chain() -> None:
    """VI-9.6: two wildcards in a column need a chain of four, wherever the suit is fixed."""
    game = table(4, at="BuildPhase", village=BUILDERS, hand="monk, monk, apprentice, tanner, vintner, thatcher, brewer")
    assert hosts("monk(monk apprentice)", "vintner") == set()
    assert hosts("monk(monk apprentice)", "brewer") == {"founders"}
    assert hosts("monk(monk apprentice)", "thatcher") == {"monk"}
    do(game, "lay monk", "lay monk on monk")
    assert {"lay vintner on monk", "lay thatcher on monk", "lay brewer on monk"} <= legal(game, "lay")


def test_wildcards_have_no_symbols() -> None:
    """VI-9.7, VI-9.12: neither food nor gold, and the suit special."""
    game = table(at="Markets", village="monk(brewer), wattler", stacks={1: "", 2: ""}, gold=0)
    assert gold(game) == 2
    assert hosts("monk(carpenter)", "bed_builder", gold=0) == set()


def test_a_monk_costs_an_action_that_must_be_left_to_cover_it() -> None:
    """VI-9.8."""
    game = table(at="BuildPhase", hand="hunter, monk, mason")
    do(game, "lay hunter")
    assert legal(game, "lay") == set()
    other = table(at="BuildPhase", hand="monk, monk, wheeler, brewer")
    do(other, "lay monk")
    assert "lay monk" not in legal(other)
    assert "lay brewer on monk" in legal(other)


def test_a_wildcard_on_a_bare_wildcard_needs_no_more() -> None:
    """VI-9.8: the count of bare wildcards stays the same."""
    game = table(at="BuildPhase", village="wattler", hand="monk, monk, milk_maid")
    do(game, "lay monk")
    assert legal(game, "lay") == {"lay monk on monk"}
    do(game, "lay monk on monk")
    assert legal(game, "lay") == {"lay milk_maid on monk"}


def test_the_turn_does_not_end_with_a_bare_wildcard() -> None:
    """VI-9.8."""
    game = table(at="BuildPhase", hand="monk, wheeler")
    do(game, "lay monk")
    assert "end_turn" not in legal(game)
    do(game, "lay wheeler on monk")
    assert "end_turn" in legal(game)


def test_a_stuck_monk_comes_back() -> None:
    """VI-9.9, VI-A11: if no card can be laid on it; the action is lost; everybody knows it."""
    game = table(2, at="BuildPhase", hand="monk, hunter, wheeler")
    do(game, "lay monk")
    assert "take_back" not in legal_kinds(game)
    do(game, "lay hunter")
    assert legal_kinds(game) == {"take_back", "basic"}
    (event,) = happened(do(game, "take_back monk"), "returned")
    assert (event.clause, event.values["card"]) == ("VI-9.9", "monk")
    assert (hand(game), village(game), game.state.turn.left) == (["monk", "wheeler"], "hunter", 0)
    assert known(game, game.state.seats[0].hand.cards, 1) == ["monk"]
    assert "end_turn" in legal(game)


def test_a_monk_taken_back_takes_the_one_below_along() -> None:
    """VI-9.9."""
    game = table(2, at="BuildPhase", village="wattler", hand="monk, monk, brewer")
    do(game, "lay monk", "lay monk on monk")
    assert "take_back monk" in legal(game)
    do(game, "take_back monk")
    assert (hand(game), village(game)) == (["brewer", "monk", "monk"], "wattler")


def test_taking_back_can_be_undone() -> None:
    """VI-21.2."""
    check_taken_back(record(table(2, at="BuildPhase", hand="monk, hunter")), ["lay monk", "lay hunter"], "take_back monk")


def test_wildcards_uncovered_by_others_return() -> None:
    """VI-9.9, VI-A10: to the hand of the village's owner, all that become bare, not those still covered."""
    game = table(2, at="BuildPhase", others={1: {"village": "monk(monk spelunker), lumberjack(cooper)", "coins": {"cooper": 4}}})
    state = game.state
    spelunker, cooper = (card_of(state.seats[1].village, name) for name in ("spelunker", "cooper"))
    ctx = Context(state, game.rules.copy)
    assert take_away(ctx, 1, spelunker) == 0
    assert take_away(ctx, 1, cooper) == 4
    ctx.settle()
    assert (village(game, 1), hand(game, 1), coins(game, 1)) == ("lumberjack", ["monk", "monk"], {})
    assert [event.player for event in ctx.events] == [1, 1]
    two = table(2, at="BuildPhase", others={1: {"village": "monk(monk spelunker; mason)"}})
    ctx = Context(two.state, two.rules.copy)
    take_away(ctx, 1, card_of(two.state.seats[1].village, "spelunker"))
    ctx.settle()
    assert village(two, 1) == "monk(mason)"


def test_a_covered_card_cannot_be_taken_away() -> None:
    """VI-1.2: neither a bottom card nor one in a column."""
    game = table(2, at="BuildPhase", village="miner(seeker spelunker)")
    own = game.state.seats[0].village
    for name in ("miner", "seeker"):
        with pytest.raises(ValueError, match="is covered"):
            own.without_top(card_of(own, name))


# Apprentices


def test_an_apprentice_replaces_a_covered_card() -> None:
    """VI-9.10: in any village, below everything on it; the card is laid in the player's own village; one action in all."""
    game = table(2, at="BuildPhase", hand="apprentice", village="miner", others={1: {"village": "miner(seeker spelunker; mason)"}})
    assert legal(game, "replace") == {"replace seeker of 1 on miner", "replace miner of 1"}
    events = do(game, "replace seeker of 1 on miner")
    assert [event.kind for event in events] == ["replaced", "laid_on"]
    assert (village(game), village(game, 1)) == ("miner(seeker)", "miner(apprentice spelunker; mason)")
    assert game.state.turn.left == 1
    assert hand(game) == []


def test_legal_targets() -> None:
    """VI-9.11, VI-9.3: covered cards; one's own Founders if covered; not Founders of others, not top villagers."""
    game = table(
        2,
        at="BuildPhase",
        hand="apprentice",
        village="founders(swineherd truffler; swineherd), hunter",
        others={1: {"village": "founders(brewer), miner"}},
    )
    assert legal(game, "replace") == {"replace founders gold_side", "replace founders food_side", "replace swineherd"} - {
        "replace swineherd"
    }


def test_own_founders() -> None:
    """VI-9.13: a new plot with the side of the player's choice up, even if they had been turned."""
    for turned in (False, True):
        for side in ("gold_side", "food_side"):
            game = table(2, at="BuildPhase", hand="apprentice", village="founders(swineherd)", turned=turned)
            do(game, f"replace founders {side}")
            assert village(game) == "apprentice(swineherd)"
            assert len(game.state.seats[0].village.plots) == 2
            assert game.state.seats[0].village.turned == (side == "food_side")


def test_the_card_must_find_a_place() -> None:
    """VI-9.13: otherwise it is no target."""
    game = table(2, at="BuildPhase", hand="apprentice", village="lumberjack(wheeler cartwright; shipwright)")
    assert legal(game, "replace") == {"replace lumberjack"}
    free = table(2, at="BuildPhase", hand="apprentice", village="lumberjack(wheeler cartwright)")
    assert legal(free, "replace") == {"replace lumberjack", "replace wheeler on lumberjack"}


def test_the_padlock_is_opened_anew() -> None:
    """VI-9.13, VI-8.7: paid like that of a card from the hand."""
    other = {1: {"village": "miner(seeker spelunker jeweler)"}}
    game = table(2, at="BuildPhase", hand="apprentice", village="miner(seeker)", gold=2, others=other)
    assert "replace spelunker of 1 on seeker" in legal(game)
    do(game, "replace spelunker of 1 on seeker")
    assert gold(game) == 0
    poor = table(2, at="BuildPhase", hand="apprentice", village="miner(seeker)", gold=1, others=other)
    assert "replace spelunker of 1 on seeker" not in legal(poor)


def test_a_basic_becomes_a_new_plot() -> None:
    """VI-9.13: it is none of the three exchanges."""
    game = table(2, at="BuildPhase", hand="apprentice, hunter, mason, agent", village="miner(seeker)")
    do(game, "replace miner")
    assert village(game) == "apprentice(seeker), miner"
    assert game.state.turn.basics == 3


def test_replacing_a_monk() -> None:
    """VI-A12, VI-9.13: it is laid like a Monk, and must still be covered."""
    game = table(2, at="BuildPhase", hand="apprentice, mason", others={1: {"village": "monk(mason)"}})
    assert legal(game, "replace") == {"replace monk of 1", "replace monk of 1 on founders"}
    do(game, "replace monk of 1")
    assert village(game, 1) == "apprentice(mason)"
    assert "end_turn" not in legal(game)
    assert "lay mason on monk" in legal(game)
    late = table(2, at="BuildPhase", hand="apprentice, hunter", others={1: {"village": "monk(mason)"}})
    do(late, "lay hunter")
    assert legal(late, "replace") == set()


def test_replacing_an_apprentice() -> None:
    """VI-A12: its exchange is not used again."""
    game = table(2, at="BuildPhase", hand="apprentice, mason", others={1: {"village": "apprentice(wheeler)"}})
    do(game, "replace apprentice of 1")
    assert village(game, 1) == "apprentice(wheeler)"
    assert legal_kinds(game) == {"lay", "basic"}


def test_a_replaced_monk_on_the_apprentice() -> None:
    """VI-9.13, VI-9.6: the Apprentice at the bottom may have a column free."""
    game = table(2, at="BuildPhase", hand="apprentice, jeweler, spelunker", village="monk(seeker)")
    assert "replace monk on apprentice" in legal(game)
    do(game, "replace monk on apprentice")
    assert village(game) == "apprentice(seeker; monk)"
    assert "lay spelunker on monk" in legal(game)


def test_the_replaced_card_covers_a_bare_monk() -> None:
    """VI-9.8: counted once the play is complete."""
    game = table(2, at="BuildPhase", hand="apprentice, monk", others={1: {"village": "miner(seeker spelunker)"}})
    do(game, "lay monk")
    assert legal(game, "replace") == {"replace seeker of 1 on monk"}
    do(game, "replace seeker of 1 on monk")
    assert village(game) == "monk(seeker)"
    assert "end_turn" in legal(game)


def test_without_an_action_no_apprentice() -> None:
    """VI-9.10."""
    game = table(2, at="BuildPhase", hand="apprentice, hunter, harvester", village="miner(blacksmith)")
    do(game, "lay hunter")
    assert legal(game, "replace") == {"replace miner"}
    do(game, "lay harvester")
    assert legal(game, "replace") == set()


def test_an_apprentice_is_never_laid_bare() -> None:
    """VI-6.5: its flag gives it no right to a plot of its own."""
    assert hosts("miner", "apprentice") == set()


def test_replacing_can_be_taken_back() -> None:
    """VI-21.2."""
    game = table(2, at="BuildPhase", hand="apprentice, hunter", others={1: {"village": "miner(mason)"}})
    check_taken_back(record(game), ["lay hunter"], "replace miner of 1")
