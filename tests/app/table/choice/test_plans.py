"""What can be done in one go: an action that leads to others, with each of them."""

import random

import rules
from app.table.choice.plans import Plan, plans

LEADS = frozenset({"play"})


def started() -> rules.Record:
    return rules.new("burgundy_cards", ("Anna", "Ben"), 3)


def test_without_leads_every_action_is_a_plan_in_the_order_of_the_rules() -> None:
    game = started().game
    assert plans(game, frozenset()) == [Plan((a,), a.picks, a.cost) for a in game.legal]


def test_a_lead_comes_with_one_plan_for_each_follow_up() -> None:
    game = started().game
    found = plans(game, LEADS)
    for lead in [a for a in game.legal if a.kind == "play"]:
        ahead = game.copy()
        ahead.apply(lead)
        expected = [Plan((lead, a), lead.picks + a.picks, lead.cost + a.cost) for a in ahead.legal if a not in game.legal]
        assert [p for p in found if p.actions[0] == lead and len(p.actions) == 2] == expected
        bare = next(p for p in found if p.actions == (lead,))
        assert ahead.decision is not None
        assert bare.asks == ahead.decision.question
        assert found.index(bare) == found.index(expected[0]) - 1


def test_what_is_legal_already_is_not_offered_behind_a_lead() -> None:
    record = started()
    record.game.state.seats[record.game.decider].silver = 5
    record.game.restore(record.game.snapshot())
    found = plans(record.game, LEADS)
    assert [p for p in found if p.actions[-1].kind == "buy"] == [p for p in found if p.actions[0].kind == "buy"] != []


def test_looking_ahead_leaves_the_game_alone() -> None:
    game = started().game
    before = game.digest()
    plans(game, LEADS)
    assert game.digest() == before


def test_the_decider_can_play_every_plan_to_its_end() -> None:
    record, rng, tried = started(), random.Random(3), 0
    for _ in range(40):
        for plan in plans(record.game, LEADS):
            ahead = record.game.copy()
            for action in plan.actions:
                assert ahead.decider == record.game.decider
                assert action in ahead.legal
                ahead.apply(action)
            tried += len(plan.actions) > 1
        record.play(rng.choice(record.game.legal))
    assert tried > 20


def test_a_finished_game_has_no_plans() -> None:
    record = started()
    while not record.game.over:
        record.play(record.game.legal[-1])
    assert plans(record.game, LEADS) == []
