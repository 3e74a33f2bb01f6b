"""Check what players of every game cannot see: no view, no legal list and nothing done unseen depends on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules import Game, GameDef, Rng, determinise, is_hidden, piles_of, view
from rules.engine.checks import check_state
from rules.engine.piles import exchange_piles
from rules.engine.values import replaced
from rules.engine.views import sees

from .play import Played, assert_complete

EVERY = 12
"""Tests that look at all players at once check one in this many moments of a game."""


def packed(rules: GameDef[Any], state: Any) -> bytes:
    return rules.encoder.encode(state)


Place = tuple[int, int]
"""A pile by its place in the state, and an index in it."""


def hidden_places(rules: GameDef[Any], state: Any, player: int | None) -> Iterator[list[Place]]:
    """Return the places of cards hidden from ``player`` that can be exchanged unnoticed: those with the same back, and covered ones."""
    of_one_back: dict[tuple[str, int], list[Place]] = {}
    covered: dict[str, list[Place]] = {}
    for n, pile in enumerate(piles_of(state)):
        for i, card in enumerate(pile.cards):
            if not sees(rules, state, pile, i, player):
                of_one_back.setdefault((pile.deck, rules.back(pile.deck, card)), []).append((n, i))
                if not pile.shows_back(i):
                    covered.setdefault(pile.deck, []).append((n, i))
    yield from of_one_back.values()
    yield from covered.values()


def permuted(rules: GameDef[Any], state: Any, player: int | None, rng: Rng) -> Any:
    """Return the state with all cards hidden from ``player`` permuted as far as their backs allow, and with other random numbers ahead."""
    other = rules.decode(packed(rules, state))
    piles = list(piles_of(other))
    for places in hidden_places(rules, other, player):
        cards = [piles[n].cards[i] for n, i in places]
        rng.shuffle(cards)
        for (n, i), card in zip(places, cards, strict=True):
            piles[n] = piles[n].holding(replaced(piles[n].cards, i, card))
    left = iter(piles)
    exchange_piles(other, lambda pile: next(left))
    other.rng = rng.below(1 << 63)
    return other


def test_a_view_does_not_depend_on_what_its_player_cannot_see(played: Played) -> None:
    rng, rules = Rng(8), played.record.rules
    for moment in played.moments[::EVERY]:
        state = moment.game.state
        for player in (None, *range(played.setting.players)):
            other = permuted(rules, state, player, rng)
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
                    continue  # whoever looks through a pile sees it, no matter whose it is
                if pile.seen == "none" or (pile.seen == "owner" and (player is None or pile.owner != player)):
                    unknown = (card for card in pile.cards if not is_hidden(card) and not rules.knows(state, pile.deck, card, player))
                    assert not [*unknown]


def test_a_decision_and_what_it_does_unseen_depend_only_on_what_the_decider_sees(played: Played) -> None:
    """The legal list gives away only what the rules concede; whatever reveals nothing, and so can be taken back, does the same no
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
        other = Game(rules, permuted(rules, game.state, player, rng))
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


def test_determinising_keeps_the_view_and_gives_a_game_that_plays_on(played: Played) -> None:
    rng, rules = Rng(13), played.record.rules
    for here in (moment.game for moment in played.moments[::EVERY]):
        for player in range(played.setting.players):
            seen = view(rules, here.state, player)
            dealt = determinise(rules, seen, rng)
            assert packed(rules, view(rules, dealt, player)) == packed(rules, seen)
            assert_complete(rules, dealt)
            check_state(rules, dealt)
            if player == here.decider:
                game = Game(rules, dealt)
                if rules.implied_knowledge(dealt) == rules.implied_knowledge(here.state):
                    assert game.decision == here.decision
                game.playout(rng, 5)
