"""Check the Saints (VI-14), except for what they share with the build turn."""

from typing import Any

import pytest

from ..builder import record, table
from ..cards import names
from ..verbs import (
    check_taken_back,
    coins,
    discards,
    do,
    gold,
    hand,
    happened,
    known,
    legal,
    legal_kinds,
    reserve,
    road,
    square,
    stack,
    village,
)

SIX = "mason, carpenter, thatcher, graper, hunter, fisher"


def test_draft_specials_come_before_the_draft() -> None:
    """VI-4.10, VI-9.2, VI-14.7: any number of them in one's own draft turn; then the player must still draft."""
    game = table(hand="barbarian, flaker, pigeoneer, tinner", others={1: {"square": "monk"}}, road=SIX)
    assert {"play barbarian", "play flaker monk of 1"} <= legal(game)
    assert "play pigeoneer" not in legal(game)
    do(game, "play flaker monk of 1", "play barbarian")
    assert legal_kinds(game) == {"draft"}
    do(game, "draft stack 1")
    assert game.decider == 1
    assert discards(game)[-1] == "barbarian"


def test_nobody_plays_a_special_at_the_limit() -> None:
    """VI-A43, VI-4.10: no turn, no special."""
    game = table(2, hand="flaker", square="monk, agent")
    assert game.decider == 1


def test_benefactor_lays_a_villager_in_the_draft() -> None:
    """VI-T27, VI-14.2: chain and padlock as usual, no special, no basic for a hand card; only in the draft (VI-14.7)."""
    fields: dict[str, Any] = {"hand": "benefactor, seeker, jeweler, hunter, monk, mason", "village": "miner(seeker)", "gold": 8}
    game = table(**fields)
    laid = {"play benefactor seeker miner", "play benefactor mason miner", "play benefactor hunter 0"}
    assert legal(game, "play") == laid
    assert legal_kinds(game) == {"draft", "play"}
    do(game, "play benefactor mason miner")
    assert village(game) == "miner(seeker; mason)"
    assert discards(game) == ["benefactor"]
    assert legal_kinds(game) == {"draft"}
    assert not any(said.startswith("play benefactor") for said in legal(table(at="BuildPhase", **fields)))


def test_benefactor_opens_the_padlock() -> None:
    """VI-14.2, VI-8.1: 2 gold to the bank; without them the villager cannot be laid."""
    fields: dict[str, Any] = {"hand": "benefactor, fisher", "village": ""}
    game = table(gold=2, **fields)
    do(game, "play benefactor fisher 0")
    assert (gold(game), village(game), game.decider) == (0, "fisher", 0)
    assert "play" not in legal_kinds(table(gold=1, **fields))


def test_food_of_a_benefactor_counts_at_once() -> None:
    """VI-14.2, VI-A4: a draft more in the same phase."""
    game = table(2, hand="benefactor, hunter", others={1: {"square": "agent, tinner"}})
    do(game, "play benefactor hunter 0")
    for _ in range(3):
        assert game.decider == 0
        game.apply(game.legal[0])
    assert game.state.phase != "draft"


def test_a_villager_of_the_benefactor_can_be_taken_back() -> None:
    """VI-21.3: laying reveals nothing."""
    game = record(table(hand="benefactor, hunter"))
    check_taken_back(game, [], "play benefactor hunter 0")


def test_prophet_drafts_from_a_whole_stack() -> None:
    """VI-14.3, VI-A23: one card of a stack to the player's own square; that is the draft of the turn; the stack is never the reserve."""
    game = table(hand="prophet", stacks={2: "monk, mason, seeker, agent", 3: ""})
    assert legal(game, "play") == {f"play prophet stack {n}" for n in (1, 2, 4, 5, 6)}
    events = do(game, "play prophet stack 2")
    assert any(event.reveals for event in events)
    assert legal(game) == {f"foresee {name}" for name in ("monk", "mason", "seeker", "agent")}
    do(game, "foresee seeker")
    assert square(game) == ["seeker"]
    assert hand(game) == []
    do(game, "top agent", "leave_order")
    assert stack(game, 2) == ["agent", "monk", "mason"]
    assert game.decider == 1


def test_any_order_can_be_chosen() -> None:
    """VI-14.3: the top card first; the last one needs no choice."""
    game = table(hand="prophet", stacks={1: "monk, mason, seeker, agent"})
    do(game, "play prophet stack 1", "foresee monk", "top agent", "top seeker")
    assert stack(game, 1) == ["agent", "seeker", "mason"]


@pytest.mark.parametrize(("cards", "said"), [("monk", ()), ("monk, mason", ("foresee monk",))])
def test_prophet_with_few_cards(cards: str, said: tuple[str, ...]) -> None:
    """VI-3.2, VI-14.3: a single card is drafted, a single one goes back, without a question."""
    game = table(hand="prophet", stacks={1: cards})
    do(game, "play prophet stack 1", *said)
    assert square(game) == ["monk"]
    assert stack(game, 1) == cards.split(", ")[1:]
    assert game.decider == 1


def test_prophet_knows_the_order_put_back() -> None:
    """VI-20.6, VI-20.5: the player sees the stack and knows it from then on; the others lose what they knew of it."""
    game = table(hand="prophet", stacks={1: "monk, mason, seeker, agent"})
    of_one = game.state.stacks[0].cards[0]
    everybody = (1 << 4) - 1
    game.state.known = tuple(everybody if card == of_one else seen for card, seen in enumerate(game.state.known))
    do(game, "play prophet stack 1")
    assert known(game, game.state.stacks[0].cards, 0) == ["agent", "mason", "monk", "seeker"]
    assert known(game, game.state.stacks[0].cards, 1) == names([of_one])
    do(game, "foresee monk", "leave_order")
    assert known(game, game.state.stacks[0].cards, 0) == ["agent", "mason", "seeker"]
    assert known(game, game.state.stacks[0].cards, 1) == []
    assert known(game, game.state.stacks[0].cards, None) == []


def test_putting_back_cannot_be_taken_back_after_a_draft() -> None:
    """VI-21.1, VI-21.3: the next player has the decision."""
    game = record(table(hand="prophet", stacks={1: "monk, mason, seeker, agent"}))
    for kind in ("play", "foresee", "leave_order"):
        game.play(next(action for action in game.game.legal if action.kind == kind))
    assert not game.can_undo


def test_recruiter_drafts_two_in_a_row() -> None:
    """VI-14.4: 1 gold to the bank; the position is refilled before the second draft."""
    game = table(village="recruiter", gold=3, road=SIX, stacks={1: "monk, agent, tinner"})
    assert "recruit recruiter" in legal(game)
    do(game, "recruit recruiter")
    assert gold(game) == 2
    assert "recruit recruiter" not in legal(game)
    do(game, "draft mason")
    assert road(game)[0] == "monk"
    assert legal_kinds(game) == {"draft"}
    assert game.decider == 0
    do(game, "draft monk")
    assert square(game) == ["mason", "monk"]
    assert game.decider == 1


@pytest.mark.parametrize(
    ("clause", "fields"),
    [
        ("VI-14.4 a place for both cards", {"square": "agent"}),
        ("VI-14.4 1 gold", {"gold": 0}),
        ("VI-14.4 in the own village", {"village": ""}),
    ],
)
def test_recruiter_is_only_offered_with(clause: str, fields: dict[str, str | int]) -> None:
    game = table(**{"village": "recruiter", "gold": 3, **fields})  # type: ignore[arg-type]
    assert "recruit" not in legal_kinds(game), clause


def test_recruiter_in_every_own_draft_turn() -> None:
    """VI-14.4, VI-A22: once in each of one's own draft turns, as often as there is room."""
    game = table(2, village="recruiter, hunter, harvester", turned=True, gold=3)
    do(game, "recruit recruiter")
    game.apply(game.legal[0])
    game.apply(game.legal[0])
    assert game.decider == 1
    game.apply(game.legal[0])
    do(game, "recruit recruiter")
    assert gold(game) == 1


def test_prophet_can_be_the_first_of_two_drafts_only() -> None:
    """VI-14.4, VI-4.10."""
    game = table(village="recruiter", hand="prophet", gold=3, stacks={1: "monk, agent"})
    do(game, "recruit recruiter")
    after = game.copy()
    do(after, "draft stack 1")
    assert legal_kinds(after) == {"draft"}
    do(game, "play prophet stack 1", "foresee agent")
    assert legal_kinds(game) == {"draft"}
    do(game, "draft stack 1")
    assert square(game) == ["agent", "monk"]
    assert game.decider == 1


def test_pigeoneer_takes_one_of_the_top_six() -> None:
    """VI-14.5, VI-20.6: into the hand, unseen; the others go back in any order, known to the player alone."""
    game = table(at="BuildPhase", hand="pigeoneer", reserve="monk, mason, seeker, agent, tinner, priest, hunter")
    do(game, "play pigeoneer")
    assert legal(game) == {f"fetch {name}" for name in ("monk", "mason", "seeker", "agent", "tinner", "priest")}
    events = do(game, "fetch agent")
    assert hand(game) == ["agent"]
    assert known(game, game.state.seats[0].hand.cards, 1) == []
    assert not any("card:" in item for event in happened(events, "fetched") for item in event.items)
    do(game, "top priest", "leave_order")
    assert reserve(game, 6) == ["priest", "monk", "mason", "seeker", "tinner", "hunter"]
    assert known(game, game.state.reserve.cards, 0) == ["mason", "monk", "priest", "seeker", "tinner"]
    assert known(game, game.state.reserve.cards, 1) == []
    assert "end_turn" in legal(game)


def test_pigeoneer_with_a_short_reserve() -> None:
    """VI-14.5: fewer if there are fewer; none, and it cannot be played (VI-9.2)."""
    game = table(at="BuildPhase", hand="pigeoneer", reserve="monk, mason", rest="discard")
    do(game, "play pigeoneer", "fetch mason")
    assert reserve(game, 2) == ["monk"]
    assert "play" not in legal_kinds(table(at="BuildPhase", hand="pigeoneer", rest="discard"))


def test_what_the_pigeon_showed_cannot_be_taken_back() -> None:
    """VI-21.3: but the choice of the card and the order can."""
    game = record(table(at="BuildPhase", hand="pigeoneer", reserve="monk, mason, seeker"))
    game.play(next(action for action in game.game.legal if action.kind == "play"))
    assert not game.can_undo
    check_taken_back(game, ["fetch mason"], "top seeker")


def test_a_nun_waits_for_the_second_market() -> None:
    """VI-14.6, VI-A21: at the first one silver gives nothing, nor does she."""
    first = {1: "", 2: ""}
    both = dict.fromkeys(range(1, 7), "")
    village = "nun, grocer, hunter, fisher"
    assert gold(table(2, at="Markets", gold=0, turned=True, village=village, stacks=first)) == 3
    assert gold(table(2, at="Markets", gold=0, turned=True, village=village, stacks=both)) == 3 + 3 + 9 + 9


# several at the same time
def test_a_benefactor_can_lower_the_limit() -> None:
    """VI-4.10, VI-14.2, VI-14.4: a Fromager covers more food than it has; the turn ends, and a Recruiter already paid brings one card."""
    cheese: dict[str, Any] = {"hand": "benefactor, fromager", "road": SIX, "others": {1: {"square": "agent"}}}
    game = table(2, village="hayer(grazier milk_maid)", square="monk, tinner, priest", **cheese)
    do(game, "play benefactor fromager milk_maid")
    assert (game.decider, square(game)) == (1, ["monk", "tinner", "priest"])
    game = table(2, village="hayer(grazier milk_maid), recruiter", square="monk, tinner", **cheese)
    do(game, "recruit recruiter", "play benefactor fromager milk_maid", "draft mason")
    assert (game.decider, square(game)) == (1, ["monk", "tinner", "mason"])


def test_a_benefactor_makes_room_for_two() -> None:
    """VI-14.2, VI-14.4: the second place a Recruiter needs."""
    game = table(2, hand="benefactor, harvester", village="recruiter", square="monk", road=SIX)
    assert "recruit" not in legal_kinds(game)
    do(game, "play benefactor harvester 0", "recruit recruiter", "draft mason", "draft carpenter")
    assert (game.decider, square(game)) == (1, ["monk", "mason", "carpenter"])


def test_a_benefactor_lays_what_a_flaker_took() -> None:
    """VI-4.10, VI-4.11, VI-14.2: both in one turn: a place free and one more."""
    game = table(2, hand="benefactor, flaker", square="harvester", road=SIX, others={1: {"square": "agent, tinner"}})
    assert legal(game, "play") == {f"play flaker {name}" for name in ("harvester", "agent of 1", "tinner of 1")}
    do(game, "play flaker harvester", "play benefactor harvester 0", "draft mason", "draft carpenter", "draft thatcher")
    assert hand(game) == ["carpenter", "mason", "thatcher"]


def test_a_benefactor_pays_whom_the_player_chooses() -> None:
    """VI-8.1, VI-14.2: the question comes in the draft."""
    other = {"village": "lumberjack(carpenter)"}
    game = table(hand="benefactor, beekeeper", gold=2, others={1: other, 2: other})
    do(game, "play benefactor beekeeper 0")
    assert legal(game) == {"unlock carpenter of 1", "unlock carpenter of 2"}
    do(game, "unlock carpenter of 2")
    assert (gold(game), coins(game, 2), legal_kinds(game)) == (0, {"carpenter": 2}, {"draft"})


def test_prophet_takes_the_last_card_of_all_stacks() -> None:
    """VI-4.4, VI-4.8, VI-14.3: the reserve is open from then on, but no Prophet looks through it."""
    empty = dict.fromkeys(range(1, 7), "")
    game = table(2, hand="prophet", stacks={**empty, 4: "agent"}, road=SIX, reserve="seeker")
    do(game, "play prophet stack 4")
    assert square(game) == ["agent"]
    assert "draft reserve" in legal(game)
    assert "play" not in legal_kinds(table(2, hand="prophet", stacks=empty))


def test_a_recruiter_finds_one_card() -> None:
    """VI-4.12, VI-14.4, VI-3.2: the first draft happens by itself, the second is lost, and the phase ends."""
    game = table(2, village="recruiter", road="mason, -, -, -, -, -", stacks=dict.fromkeys(range(1, 7), ""), rest="discard")
    do(game, "recruit recruiter")
    assert hand(game) == ["mason"]
    assert game.state.phase != "draft"


def test_a_nun_passes_over_what_lies_there_twice() -> None:
    """VI-14.6: two Grocers worth 15 each count for nothing, a single silver symbol does; none is worth 0."""
    both = dict.fromkeys(range(1, 7), "")
    fields: dict[str, Any] = {"at": "Markets", "markets": 1, "gold": 0, "turned": True, "stacks": both}
    food = "nun, grocer, grocer, harvester, harvester, hunter, hunter"
    assert gold(table(2, village=food, **fields)) == 15 + 15
    assert gold(table(2, village=f"{food}, agent", coins={"hunter": 2}, **fields)) == 30 + 2 + 2 + 2
    assert gold(table(2, village=f"{food}, miner(locksmith)", **fields)) == 30 + 6 + 6
