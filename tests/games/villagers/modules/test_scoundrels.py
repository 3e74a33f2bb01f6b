"""Check the Scoundrels (VI-15)."""

from typing import Any

import pytest

from rules import Rng, view
from rules.bots.strengths import STRENGTHS, strength
from rules.bots.valuation import Valuation, Weights
from rules.games.villagers.board.knowledge import show
from rules.games.villagers.migrations import MIGRATIONS

from ..builder import fresh, record, table
from ..cards import NAME, read
from ..verbs import SPOKEN, check_taken_back, coins, discards, do, gold, hand, happened, known, legal, legal_kinds, road, square, village

SIX = "mason, carpenter, thatcher, graper, hunter, fisher"


def test_noble_takes_a_card_that_is_not_special() -> None:
    """VI-15.3, VI-20.6: the hand is seen; the card taken is known to both."""
    game = table(at="BuildPhase", hand="noble", others={1: {"hand": "monk, mason, agent"}})
    assert legal(game, "play") == {"play noble 1"}
    events = do(game, "play noble 1")
    assert any(event.reveals for event in events)
    assert known(game, game.state.seats[1].hand.cards, 0) == ["agent", "mason", "monk"]
    assert known(game, game.state.seats[1].hand.cards, 2) == []
    assert legal(game) == {"steal mason", "steal agent"}
    do(game, "steal agent")
    assert (hand(game), hand(game, 1)) == (["agent"], ["mason", "monk"])
    assert known(game, game.state.seats[0].hand.cards, 1) == ["agent"]
    assert known(game, game.state.seats[0].hand.cards, 2) == []
    assert known(game, game.state.seats[1].hand.cards, 0) == ["mason", "monk"]


def test_noble_takes_the_only_card_there_is() -> None:
    """VI-3.2, VI-15.3: without a question; the rest of the hand has been seen."""
    game = table(at="BuildPhase", hand="noble", others={1: {"hand": "monk, mason"}})
    do(game, "play noble 1")
    assert (hand(game), hand(game, 1)) == (["mason"], ["monk"])
    assert known(game, game.state.seats[1].hand.cards, 0) == ["monk"]


def test_noble_finds_only_specials() -> None:
    """VI-15.3: nothing is taken."""
    game = table(at="BuildPhase", hand="noble", others={2: {"hand": "monk, tinner"}})
    do(game, "play noble 2")
    assert legal(game) == {"end_turn"}
    assert hand(game, 2) == ["monk", "tinner"]


def test_barbarian_clears_the_road() -> None:
    """VI-15.4, VI-A34: cards to the discard pile, coins to the supply, new cards without coins from the reserve; it is not a draft."""
    game = table(
        hand="barbarian",
        gold=1,
        road=SIX,
        road_coins=(1, 0, 2, 0, 0, 0),
        reserve="monk, agent",
        rest="discard",
        stacks={1: "tinner, apprentice, seeker, priest"},
    )
    before = len(discards(game))
    events = do(game, "play barbarian")
    assert gold(game) == 4
    assert road(game) == ["monk", "agent", "tinner", "apprentice", "seeker", "priest"]
    assert set(discards(game)[before:]) == {name.strip() for name in SIX.split(",")} | {"barbarian"}
    assert game.state.road_coins == (0,) * 6
    assert any(event.reveals for event in events)
    assert game.decider == 0


def test_barbarian_needs_an_open_card() -> None:
    """VI-9.2."""
    assert "play" not in legal_kinds(table(hand="barbarian", road="-, -, -, -, -, -"))


def test_flaker_frees_a_place() -> None:
    """VI-T28, VI-15.5, VI-4.11: limit 2, one card on the player's own square, then two more drafts: three cards in hand."""
    game = table(2, hand="flaker", square="monk", road=SIX, others={1: {"square": "agent, tinner"}})
    assert {"play flaker monk", "play flaker agent of 1"} <= legal(game)
    do(game, "play flaker monk")
    assert hand(game) == ["monk"]
    do(game, "draft mason", "draft carpenter")
    assert hand(game) == ["carpenter", "mason", "monk"]


def test_flaker_gives_another_player_a_turn_again() -> None:
    """VI-4.11: the card taken is known to all (VI-20.3)."""
    game = table(2, hand="flaker", road=SIX, others={1: {"square": "agent, tinner"}})
    do(game, "play flaker agent of 1")
    assert known(game, game.state.seats[0].hand.cards, 1) == ["agent"]
    do(game, "draft mason")
    assert game.decider == 1
    assert square(game, 1) == ["tinner"]


def test_thief_robs_a_supply() -> None:
    """VI-15.6, VI-15.8: exactly 3 gold, once per Thief and turn, onto the Thief."""
    game = table(at="BuildPhase", village="thief", others={1: {"gold": 5}, 2: {"gold": 3}})
    assert legal(game, "rob") == {"rob thief 1", "rob thief 2"}
    do(game, "rob thief 1")
    assert (gold(game, 1), coins(game)) == (2, {"thief": 3})
    assert legal(game) == {"end_turn"}


def test_coins_on_villagers_cannot_be_robbed() -> None:
    """VI-T29: 2 gold in the supply and 6 on villagers."""
    game = table(at="BuildPhase", village="thief", others={1: {"gold": 2, "village": "chandler", "coins": {"chandler": 6}}, 2: {"gold": 0}})
    assert legal(game) == {"end_turn"}


def test_two_thieves_rob_twice() -> None:
    """VI-15.6: each of them, each its own victim or the same."""
    game = table(at="BuildPhase", village="thief, thief", others={1: {"gold": 6}, 2: {"gold": 0}})
    do(game, "rob thief 1", "rob thief 1")
    assert gold(game, 1) == 0
    assert sorted(n for _, n in game.state.seats[0].village.coins) == [3, 3]


def test_a_theft_is_asked_before_the_turn_ends() -> None:
    """VI-15.7: a must; with a single victim it happens by itself (VI-3.2)."""
    game = table(at="BuildPhase", village="thief", others={1: {"gold": 5}, 2: {"gold": 4}})
    do(game, "end_turn")
    assert game.decider == 0
    assert legal(game) == {"rob thief 1", "rob thief 2"}
    do(game, "rob thief 2")
    assert (game.decider, gold(game, 2)) == (1, 1)
    game = table(at="BuildPhase", village="thief", others={1: {"gold": 5}, 2: {"gold": 2}})
    do(game, "end_turn")
    assert (game.decider, gold(game, 1), coins(game)) == (1, 2, {"thief": 3})


def test_a_thief_robs_in_the_turn_it_is_laid() -> None:
    """VI-15.6, VI-A17: it uses a build action, and must be used."""
    game = table(at="BuildPhase", hand="thief", others={1: {"gold": 5}, 2: {"gold": 2}})
    do(game, "lay thief")
    assert game.state.turn.left == 1
    assert legal(game, "rob") == {"rob thief 1"}
    do(game, "end_turn")
    assert (gold(game, 1), coins(game)) == (2, {"thief": 3})


def test_thieves_act_anew_every_turn() -> None:
    """VI-15.6."""
    game = table(2, at="BuildPhase", village="thief", others={1: {"gold": 9}})
    do(game, "end_turn", "end_turn")
    assert gold(game, 1) == 6
    while game.state.turn is None:
        game.apply(game.legal[0])
    while game.decider != 0:
        do(game, "end_turn")
    assert "rob thief 1" in legal(game)


def test_sheriff_arrests_any_thief() -> None:
    """VI-15.9: coins on it go to the player of the Sheriff, no matter whose village it was."""
    game = table(at="BuildPhase", hand="sheriff, sheriff", gold=1, village="thief", others={1: {"village": "thief", "coins": {"thief": 6}}})
    assert legal(game, "play") == {"play sheriff thief", "play sheriff thief of 1"}
    do(game, "play sheriff thief of 1")
    assert (gold(game), village(game, 1)) == (7, "")
    assert game.state.seats[1].village.coins == ()
    assert discards(game)[-2:] == ["thief", "sheriff"]
    do(game, "play sheriff thief")
    assert (gold(game), village(game)) == (7, "")


def test_schemer_takes_a_top_villager() -> None:
    """VI-15.10, VI-A13, VI-A14: not a special, not Founders, but a basic; coins go to the owner of that village; known to all (VI-20.3)."""
    other = {"village": "founders(swineherd), miner(seeker; blacksmith), hayer, nun, chandler", "coins": {"blacksmith": 4}, "gold": 2}
    game = table(at="BuildPhase", hand="schemer", village="lumberjack(wheeler)", others={1: other})
    tops = {"wheeler", "swineherd of 1", "seeker of 1", "blacksmith of 1", "hayer of 1", "chandler of 1"}
    assert legal(game, "play") == {f"play schemer {name}" for name in tops}
    do(game, "play schemer blacksmith of 1")
    assert (hand(game), gold(game, 1), gold(game)) == (["blacksmith"], 6, 8)
    assert village(game, 1) == "founders(swineherd), miner(seeker), hayer, nun, chandler"
    assert game.state.seats[1].village.coins == ()
    assert known(game, game.state.seats[0].hand.cards, 2) == ["blacksmith"]


def test_a_basic_of_a_schemer() -> None:
    """VI-15.11, VI-7.5: laid in a build turn as a new plot without a build action; it pays for nothing, and no Benefactor lays it."""
    game = table(at="BuildPhase", hand="schemer", others={1: {"village": "hayer"}})
    do(game, "play schemer hayer of 1")
    assert (hand(game), village(game, 1)) == (["hayer"], "")
    assert "basic" not in legal_kinds(game)
    do(game, "lay hayer")
    assert (village(game), game.state.turn.left) == ("hayer", game.state.turn.limit)
    assert "play" not in legal_kinds(table(hand="benefactor, hayer"))


def test_a_schemer_uncovers_a_wildcard() -> None:
    """VI-15.11, VI-9.9: it returns to the hand of the player whose village it lies in."""
    game = table(at="BuildPhase", hand="schemer", others={1: {"village": "miner(monk spelunker)"}})
    do(game, "play schemer spelunker of 1")
    assert (hand(game), hand(game, 1), village(game, 1)) == (["spelunker"], ["monk"], "miner")


def test_what_is_taken_back_and_what_not() -> None:
    """VI-21.3: Sheriff, Schemer, Flaker and Thief reveal nothing; Noble does."""
    others: dict[int, dict[str, Any]] = {1: {"village": "thief, chandler", "hand": "mason", "gold": 5}, 2: {"gold": 4}}
    for said in ("play sheriff thief of 1", "play schemer chandler of 1", "rob thief 1"):
        game = record(table(at="BuildPhase", hand="sheriff, schemer", village="thief", others=others))
        check_taken_back(game, [], said)
    game = record(table(hand="flaker", others={1: {"square": "monk"}}))
    check_taken_back(game, [], "play flaker monk of 1")


def test_courier_takes_a_card_before_another_player_drafts() -> None:
    """VI-15.12: into the hand, coins to the supply, the road is refilled; it does not count for the limit."""
    game = table(3, road=SIX, road_coins=(0, 2, 0, 0, 0, 0), stacks={1: "monk, agent"}, others={1: {"hand": "courier", "gold": 1}})
    do(game, "interrupt 1")
    assert game.decider == 1
    assert legal(game) == {f"play courier {name.strip()}" for name in SIX.split(",")} | {"decline"}
    events = do(game, "play courier carpenter")
    assert (hand(game, 1), gold(game, 1), square(game, 1)) == (["carpenter"], 3, [])
    assert road(game)[1] == "monk"
    assert any(event.reveals for event in happened(events, "carried_off"))
    assert discards(game) == ["courier"]
    assert game.decider == 0
    assert "interrupt" not in legal_kinds(game)
    do(game, "draft mason")
    assert game.decider == 1
    assert legal_kinds(game) == {"draft"}


def test_courier_waits() -> None:
    """VI-15.12: no one is asked; it comes in the draft turns of others, before the draft, never in one's own turn (VI-4.10)."""
    game = table(3, road=SIX, others={1: {"hand": "courier"}})
    do(game, "interrupt 1", "decline", "draft mason")
    assert game.decider == 1
    assert legal_kinds(game) == {"draft"}
    do(game, "draft carpenter")
    assert game.decider == 2
    assert "interrupt 1" in legal(game)


def test_whoever_may_hold_the_courier_can_interrupt() -> None:
    """VI-15.12, VI-20.1: a special in the hand may be the Courier; once, and once more after a special of the player on turn."""
    others: dict[int, dict[str, Any]] = {1: {"hand": "monk, grocer"}, 2: {"hand": "courier"}, 3: {"hand": "grocer"}}
    game = table(4, road=SIX, hand="barbarian", others=others)
    assert {"interrupt 1", "interrupt 2"} == {said for said in legal(game) if said.startswith("interrupt")}
    do(game, "interrupt 1")
    assert (game.decider, legal(game)) == (1, {"decline"})
    do(game, "decline")
    assert {"interrupt 2"} == {said for said in legal(game) if said.startswith("interrupt")}
    do(game, "play barbarian")
    assert {"interrupt 1", "interrupt 2"} == {said for said in legal(game) if said.startswith("interrupt")}


def test_a_courier_everybody_knows_of_interrupts_alone() -> None:
    """VI-20.3: drafted from a stack, it is known to be in that hand; once it lies open, no one interrupts."""
    game = table(3, road=SIX, others={1: {"hand": "monk"}, 2: {"hand": "courier, monk"}})
    show(game.state, next(card for card in game.state.seats[2].hand.cards if NAME[card] == "courier"))
    game.restore(game.snapshot())
    assert {"interrupt 2"} == {said for said in legal(game) if said.startswith("interrupt")}
    do(game, "interrupt 2", "play courier mason")
    assert legal_kinds(game) == {"draft"}


def test_nobody_is_told_who_holds_the_courier() -> None:
    """VI-20.2, VI-20.3: for the others a game is the same no matter who holds it, up to the moment it is played."""
    one = record(table(3, road=SIX, others={1: {"hand": "courier"}, 2: {"hand": "monk"}}))
    other = record(table(3, road=SIX, others={1: {"hand": "monk"}, 2: {"hand": "courier"}}))
    for said in ("draft mason", "interrupt 2", "decline", "draft carpenter", "interrupt 1", "decline", "draft graper"):
        for player in (0, None):
            assert view(one.rules, one.game.state, player) == view(other.rules, other.game.state, player)
        if said != "decline":
            assert one.game.decision == other.game.decision
        SPOKEN.play_on(one, said)
        SPOKEN.play_on(other, said)
        assert [event for event in one.entries[-1].events if event.seen_by is None] == [
            event for event in other.entries[-1].events if event.seen_by is None
        ]
        assert (one.can_undo, one.can_redo) == (other.can_undo, other.can_redo)


def test_a_courier_that_stays_is_final_and_not_told() -> None:
    """VI-21.1, VI-20.3: the player on turn does not take back the decision of another, nor hears of it; to interrupt can be taken back."""
    game = record(table(3, road=SIX, others={1: {"hand": "courier"}}))
    SPOKEN.play_on(game, "interrupt 1")
    assert game.can_undo
    SPOKEN.play_on(game, "decline")
    assert game.game.decider == 0
    assert not game.can_undo
    assert {event.seen_by for event in game.entries[-1].events} == {(1,)}


def test_a_position_with_the_old_question_can_be_played_on() -> None:
    """VI-15.12: the question that named the holder has gone, and the Courier can still come in the same turn."""
    state: dict[str, Any] = {"pending": [{"step": "Draft", "player": 0}, {"step": "Courier", "player": 1, "card": 110}]}
    MIGRATIONS[0](state)
    assert state == {"pending": [{"step": "Draft", "player": 0}]}


@pytest.mark.parametrize("name", STRENGTHS)
def test_a_computer_does_not_interrupt_its_own_draft(name: str) -> None:
    """VI-15.12: even one to whom every card is worth the same; asked for it by another player, it sends its own Courier or none."""
    game = table(3, road=SIX, others={1: {"hand": "courier"}, 2: {"hand": "monk"}})
    assert "interrupt" in legal_kinds(game)
    bot = strength(name, Valuation(game.rules, Weights()), 3)
    for seed in range(8):
        assert bot.choose(view(game.rules, game.state, 0), tuple(game.legal), Rng(seed), 16).action.kind == "draft"
    do(game, "interrupt 1")
    assert bot.choose(view(game.rules, game.state, 1), tuple(game.legal), Rng(1), 16).action in game.legal


@pytest.mark.parametrize("players", [4, 5])
def test_whole_games_with_a_courier(players: int) -> None:
    """VI-15.2: every player can hold the Courier."""
    game = fresh(players, 3, scoundrels=True, courier=True)
    game.playout(Rng(5))
    assert game.state.standings


# what no one thinks of
@pytest.mark.parametrize(
    ("of_hand", "seen", "stolen", "taken", "left"),
    [
        ("milk_maid, thatcher, hunter", "milk_maid, hunter", "milk_maid", [], ["hunter"]),
        ("milk_maid, thatcher, hunter", "milk_maid, hunter", "hunter", ["hunter"], ["milk_maid"]),
        ("milk_maid, thatcher, hunter", "milk_maid, thatcher", "milk_maid", [], []),
        ("milk_maid, milk_maid, hunter", "milk_maid", "milk_maid", ["milk_maid"], ["milk_maid"]),
    ],
)
def test_a_third_player_loses_track(of_hand: str, seen: str, stolen: str, taken: list[str], left: list[str]) -> None:
    """VI-20.4, VI-20.6: the stolen card could be any of its back, unless all of them are known and alike."""
    game = table(at="BuildPhase", hand="noble", others={1: {"hand": of_hand}})
    for card in game.state.seats[1].hand.cards:
        if NAME[card] in read(seen):
            show(game.state, card)
    do(game, "play noble 1", f"steal {stolen}")
    assert known(game, game.state.seats[0].hand.cards, 2) == taken
    assert known(game, game.state.seats[1].hand.cards, 2) == left


def test_a_stolen_basic() -> None:
    """VI-15.3, VI-15.11, VI-7.5: a basic that a Schemer took is no special; its thief lays it without an action."""
    game = table(at="BuildPhase", hand="noble", others={2: {"hand": "monk, hayer"}})
    assert legal(game, "play") == {"play noble 2"}
    do(game, "play noble 2", "lay hayer")
    assert (village(game), game.state.turn.left) == ("hayer", game.state.turn.limit)


def test_barbarian_leaves_nothing() -> None:
    """VI-15.4, VI-4.12: without reserve and stacks the road stays empty, and the draft is over for everybody."""
    stacks = dict.fromkeys(range(1, 7), "")
    game = table(hand="barbarian", gold=0, road=SIX, road_coins=(1,) * 6, stacks=stacks, rest="discard")
    do(game, "play barbarian")
    assert (gold(game), road(game), game.state.phase) == (6, ["-"] * 6, "build")


def test_flaker_robs_a_player_who_was_done() -> None:
    """VI-4.11: the others are skipped, the robbed one drafts again."""
    others = {1: {"square": "agent, tinner"}, 2: {"square": "priest, seeker"}}
    game = table(hand="flaker", square="monk", road=SIX, others=others)
    do(game, "play flaker seeker of 2", "draft mason")
    assert game.decider == 2
    do(game, "draft carpenter")
    assert game.state.phase == "build"


def test_schemer_in_the_own_village() -> None:
    """VI-15.10, VI-9.9: own coins, and every wildcard that is uncovered on the way down; the turn can end."""
    game = table(at="BuildPhase", hand="schemer", gold=0, village="monk(monk spelunker), chandler", coins={"chandler": 4})
    after = game.copy()
    do(after, "play schemer chandler")
    assert (gold(after), coins(after), hand(after)) == (4, {}, ["chandler"])
    do(game, "play schemer spelunker")
    assert (hand(game), village(game)) == (["monk", "monk", "spelunker"], "chandler")
    assert "end_turn" in legal(game)


def test_a_schemer_makes_a_victim() -> None:
    """VI-15.10, VI-15.7: the coins make the owner of the village rich enough for the Thief, who must rob them."""
    game = table(
        2, at="BuildPhase", hand="schemer", village="thief", others={1: {"gold": 1, "village": "chandler", "coins": {"chandler": 2}}}
    )
    assert not legal(game, "rob")
    do(game, "play schemer chandler of 1", "end_turn")
    assert (gold(game, 1), coins(game)) == (0, {"thief": 3})


def test_two_thieves_and_three_gold() -> None:
    """VI-15.6, VI-15.7: one of them gets it; with two victims left the second is the only one left."""
    game = table(2, at="BuildPhase", village="thief, thief", others={1: {"gold": 3}})
    do(game, "end_turn", "rob thief 1")
    assert (gold(game, 1), [n for _, n in game.state.seats[0].village.coins], game.decider) == (0, [3], 1)
    game = table(at="BuildPhase", village="thief, thief", others={1: {"gold": 3}, 2: {"gold": 5}})
    do(game, "end_turn", "rob thief 1")
    assert (gold(game, 1), gold(game, 2), game.decider) == (0, 2, 1)


def test_an_own_thief_retires_rich() -> None:
    """VI-15.9: what it stole becomes gold of the supply; a Thief who is gone robs no one."""
    fields: dict[str, Any] = {"at": "BuildPhase", "hand": "sheriff", "gold": 0, "village": "thief", "others": {1: {"gold": 8}}}
    game = table(2, coins={"thief": 3}, **fields)
    do(game, "rob thief 1", "play sheriff thief", "end_turn")
    assert (gold(game), gold(game, 1)) == (6, 5)
    game = table(2, **fields)
    do(game, "play sheriff thief", "end_turn")
    assert (gold(game), gold(game, 1)) == (0, 8)


def test_courier_takes_the_last_card() -> None:
    """VI-15.12, VI-4.12: then no one drafts; without an open card no one interrupts, and a full square is no obstacle."""
    game = table(road="mason, -, -, -, -, -", stacks=dict.fromkeys(range(1, 7), ""), rest="discard", others={1: {"hand": "courier"}})
    do(game, "interrupt 1", "play courier mason")
    assert (hand(game, 1), game.state.phase) == (["mason"], "build")
    assert "interrupt" not in legal_kinds(table(road="-, -, -, -, -, -", others={1: {"hand": "courier"}}))
    assert "interrupt 1" in legal(table(road=SIX, others={1: {"hand": "courier", "square": "agent, tinner"}}))
