"""Check what players of every game cannot see: no view, no legal list and nothing done unseen depends on it."""

from __future__ import annotations

from typing import Any

from rules import Event, Game, Rng, is_hidden, piles_of, told, view
from rules.engine.checks import check_state
from rules.engine.hidden.views import sees

from .play import Played, assert_complete
from .worlds import packed, permuted, worlds

EVERY = 12
"""Tests that look at all players together check one in this many moments of a game."""


def test_a_view_does_not_depend_on_what_its_player_cannot_see(played: Played) -> None:
    rng, rules = Rng(8), played.record.rules
    for moment in played.moments[::EVERY]:
        state = moment.game.state
        for player in (None, *range(played.setting.players)):
            other = permuted(rules, state, (player,), rng)
            assert packed(rules, view(rules, other, player)) == packed(rules, view(rules, state, player))


def test_nobody_sees_hands_or_the_future_unduly(played: Played) -> None:
    rules = played.record.rules
    for moment in played.moments[::EVERY]:
        state = moment.game.state
        for player in (None, *range(played.setting.players)):
            seen = view(rules, state, player)
            assert seen.rng == 0
            for pile in piles_of(seen):
                if player is not None and player == pile.reader:
                    continue  # a player looking through a pile sees it, no matter whose it is
                if pile.seen == "none" or (pile.seen == "owner" and (player is None or pile.owner != player)):
                    unknown = (card for card in pile.cards if not is_hidden(card) and not rules.knows(state, pile.deck, card, player))
                    assert not [*unknown]


def test_a_decision_and_what_it_does_unseen_depend_only_on_what_the_decider_sees(played: Played) -> None:
    """The legal list gives away only what the rules concede; anything that reveals nothing, and so can be taken back, does the same no
    matter what is hidden.
    """
    rng, rules = Rng(11), played.record.rules
    compared = decisions = 0
    for moment in played.moments[::2]:
        game, player = moment.game, moment.game.decider
        implied_knowledge = rules.implied_knowledge(game.state)
        seen = view(rules, game.state, player)
        if rules.implied_knowledge(seen) == implied_knowledge:
            assert Game(rules, seen).decision == game.decision
        decisions += 1
        other = Game(rules, permuted(rules, game.state, (player,), rng))
        if rules.implied_knowledge(other.state) != implied_knowledge:
            continue
        compared += 1
        assert other.decision == game.decision
        ahead, others_ahead = game.preview(moment.action), other.preview(moment.action)
        assert (others_ahead.events, others_ahead.reveals, others_ahead.over) == (ahead.events, ahead.reveals, ahead.over)
        here = game.copy()
        events, others = here.apply(moment.action), other.apply(moment.action)
        if not any(event.reveals for event in events):
            assert others == events
            assert packed(rules, view(rules, other.state, player)) == packed(rules, view(rules, here.state, player))
            if rules.implied_knowledge(other.state) == rules.implied_knowledge(here.state):
                assert others_ahead.decision == ahead.decision
    assert compared > decisions // 2


def test_nobody_learns_from_what_follows_what_they_are_not_told(played: Played) -> None:
    """After the same action, players told the same see the same, and the same player decides, no matter what is hidden from them."""
    rng, rules = Rng(17), played.record.rules
    for n, moment in enumerate(played.moments[::2]):
        game, decider = moment.game, moment.game.decider
        observer = (None, *range(played.setting.players))[n % (played.setting.players + 1)]
        other = Game(rules, permuted(rules, game.state, (observer, decider), rng, hands=True))
        if rules.implied_knowledge(other.state) != rules.implied_knowledge(game.state):
            continue
        here = game.copy()
        events, others = here.apply(moment.action), other.apply(moment.action)
        looks = any(pile.reader == observer for pile in piles_of(here.state))
        looks |= any(event.reveals and event.player == observer for event in told(events, observer))
        if looks or [*told(events, observer)] != [*told(others, observer)]:
            continue  # a player looking through a pile or a hand now sees more than before, as they were told
        if rules.implied_knowledge(other.state) == rules.implied_knowledge(here.state):
            assert other.decider == here.decider, moment.action
            assert packed(rules, view(rules, other.state, observer)) == packed(rules, view(rules, here.state, observer)), moment.action


MANY = 12
"""How many actions of one moment are compared."""


def closed_hands(game: Game[Any]) -> set[str]:
    """Return the cards in hands that not everybody knows."""
    rules, state = game.rules, game.state
    piles = [pile for pile in piles_of(state) if pile.seen == "owner"]
    return {f"card:{card}" for pile in piles for i, card in enumerate(pile.cards) if not sees(rules, state, pile, i, None)}


def test_what_everybody_is_told_does_not_tell_apart_what_was_picked_unseen(played: Played) -> None:
    """Unless the card is named, as one that is passed on openly."""
    rules = played.record.rules
    for moment in played.moments[::3]:
        before, alike = closed_hands(moment.game), dict[tuple[str, tuple[str, ...], bytes], list[Event]]()
        for action in moment.game.legal[:MANY]:
            here = moment.game.copy()
            events = [*told(here.apply(action), None)]
            unseen = before & closed_hands(here) - {item for event in events for item in event.items}
            if unseen & {*action.picks}:
                shown = tuple("card" if pick in unseen else pick for pick in action.picks)
                seen = packed(rules, view(rules, here.state, None))
                assert alike.setdefault((action.kind, shown, seen), events) == events, action


def test_a_world_dealt_from_a_view_cannot_be_told_from_the_true_one(played: Played) -> None:
    """It shows the same, has every card, can be played on, and offers the decider exactly what is legal."""
    rng, rules = Rng(13), played.record.rules
    for here in (moment.game for moment in played.moments[::EVERY]):
        for player in range(played.setting.players):
            seen = view(rules, here.state, player)
            for dealt in worlds(here, player, rng):
                assert packed(rules, view(rules, dealt, player)) == packed(rules, seen)
                assert_complete(rules, dealt)
                check_state(rules, dealt)
                game = Game(rules, dealt)
                if player == here.decider:
                    assert game.decision == here.decision
                game.playout(rng, 5)
