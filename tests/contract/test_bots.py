"""Check what every game whose value bots can learn guarantees them, and what the bots guarantee in every position."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from math import isfinite
from typing import Any

import pytest

from rules import Features, Game, Rng, catalogue, new, rules_of, view
from rules.bots.planning import Planning
from rules.bots.player import Seated
from rules.bots.strengths import CARELESS, NAMES, RIVALS, STRENGTHS, bot, playable, strength, valuation
from rules.bots.valuation import Product, Valuation, Weights

from .play import Played, Setting, other_settings, settings
from .worlds import packed, permuted, worlds

LEARNED = tuple(of.id for of in catalogue() if playable(rules_of(of.id)))
EVERY = 9
"""Features are checked in one in this many moments of a game."""
PLAYOUTS = 4
"""How many play-outs the bots have that try their plans out."""
BEGINNINGS = 40
"""How many decisions of a beginner are compared with those of somebody careful."""
DECISIONS = 200
"""How far games of bots are played: with bad weights some would never end."""


@pytest.fixture
def learned(played: Played) -> Played:
    """Return a random game of a setting; games that only people can play are left out."""
    if not playable(played.record.rules):
        pytest.skip("nothing to learn from")
    return played


def features_of(game: str) -> Features[Any]:
    found = rules_of(game).features
    assert found is not None
    return found()


@pytest.mark.parametrize("game", LEARNED)
def test_every_feature_has_a_name_of_its_own_a_group_and_a_clause(game: str) -> None:
    features = features_of(game).names
    assert len({feature.name for feature in features}) == len(features)
    assert 4 <= len({feature.group for feature in features}) <= 12
    assert all(feature.name and feature.group for feature in features)
    written = files("rules").joinpath("games", game, "RULES.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"[A-Z]{2}-\d+(?:\.\d+)*", written))
    assert not {feature.clause for feature in features} - clauses


def test_features_depend_on_nothing_but_what_the_seat_sees(learned: Played) -> None:
    """They are the same for the full state, for the seat's view of it, and for any world the seat can imagine."""
    rng, rules = Rng(23), learned.record.rules
    features = features_of(learned.setting.game)
    for game in (*(moment.game for moment in learned.moments[::EVERY]), learned.record.game):
        before = packed(rules, game.state)
        for seat in range(learned.setting.players):
            numbers, left = features.of(game.state, seat), features.left(game.state, seat)
            assert len(numbers) == len(features.names)
            assert all(map(isfinite, numbers))
            assert 0 <= left <= 1
            imagined = () if game.over else worlds(game, seat, rng, 1)
            for state in (view(rules, game.state, seat), *imagined):
                differ = [f.name for f, one, other in zip(features.names, numbers, features.of(state, seat), strict=True) if one != other]
                assert not differ, game.decision
                assert features.left(state, seat) == left
        assert packed(rules, game.state) == before


def test_a_bot_chooses_what_is_legal_by_nothing_but_what_it_sees(learned: Played) -> None:
    """In another world with the same view it plans the same, with the same generator and as many play-outs."""
    rng, rules = Rng(29), learned.record.rules
    setting = learned.setting
    for n, (name, game) in enumerate(_choices(learned)):
        seat = game.decider
        seen = view(rules, game.state, seat)
        other = view(rules, permuted(rules, game.state, (seat,), rng), seat)
        before = packed(rules, seen)
        assert packed(rules, other) == before
        legal = tuple(game.legal)
        choice = bot(name, setting.game, setting.players).choose(seen, legal, Rng(n), PLAYOUTS)
        assert choice.action in legal
        assert choice.plan == choice.considered[0]
        assert choice == bot(name, setting.game, setting.players).choose(other, legal, Rng(n), PLAYOUTS)
        assert packed(rules, seen) == before


def _choices(played: Played) -> Iterator[tuple[str, Game[Any]]]:
    """Yield a position of a game for each bot, spread over those in which there is a choice."""
    games = [moment.game for moment in played.moments if len(moment.game.legal) > 1]
    for n, name in enumerate(NAMES):
        yield name, games[(2 * n + 1) * len(games) // (2 * len(NAMES))]


def _first_of_each_game() -> list[Any]:
    """Return settings, of each game all but the first marked slow."""
    found, met = [], set[str]()
    for setting in (*settings(), *other_settings()[::18]):
        if setting.game in LEARNED:
            found.append(pytest.param(setting, id=str(setting), marks=[pytest.mark.slow] if setting.game in met else []))
            met.add(setting.game)
    return found


@pytest.mark.parametrize("setting", _first_of_each_game())
def test_bots_find_something_legal_wherever_bad_weights_lead_them(setting: Setting) -> None:
    """With random weights they get into positions that no sensible player would bring about."""
    rng, rules = Rng(31), rules_of(setting.game)
    names = [feature.name for feature in features_of(setting.game).names]
    weights = Weights((0.0, 1.0), {name: (rng.below(2001) / 1000 - 1, rng.below(2001) / 1000 - 1) for name in names})
    bots = [strength(STRENGTHS[n % len(STRENGTHS)], Valuation(rules, weights), setting.players) for n in range(setting.players)]
    seats = [Seated(one, Rng(n), PLAYOUTS) for n, one in enumerate(bots)]
    game = setting.new(37).game
    for _ in range(DECISIONS):
        if game.decider is None:
            break
        legal = game.legal
        game = game.after(legal.index(seats[game.decider].decide(view(rules, game.state, game.decider), legal)))
    assert game.over or game.state.turn_number > 3


@pytest.mark.parametrize("game", LEARNED)
def test_products_of_features_count_and_are_told_by_the_groups_of_both(game: str) -> None:
    rules, features, seen_some = rules_of(game), features_of(game), False
    names = [feature.name for feature in features.names]
    groups = {feature.name: feature.group for feature in features.names}
    for _, played in zip(range(12), Setting(game, 2, ()).play(5), strict=False):
        state, seat = played[0].game.state, played[0].game.state.pending[-1].player
        seen = features.of(state, seat)
        busy = [n for n, number in enumerate(seen) if number][:2]
        if len(busy) == 2:
            (first, second), seen_some = busy, True
            products = tuple(Product(names[a], names[b], 0.01) for a, b in ((first, second), (second, second)))
            plain = Valuation(rules, Weights())
            crossed = Valuation(rules, Weights(products=(*products, Product("unknown", names[first], 9.0))))
            more = 0.01 * seen[second] * (seen[first] + seen[second])
            if not features.race:
                assert crossed(state, seat) == pytest.approx(plain(state, seat) + more)
            parts = crossed.parts(state, seat)
            assert sum(parts.values()) == pytest.approx(more)
            assert parts[groups[names[first]]] != 0
            assert crossed.overlooking(groups[names[second]])(state, seat) == plain(state, seat)
    assert seen_some


@pytest.mark.parametrize("game", LEARNED)
def test_a_beginner_misjudges_some_decisions_and_not_others(game: str) -> None:
    """So it is at the first decision of a turn, which a beam that follows one line takes for good."""
    by, rules = valuation(game, 2).overlooking(RIVALS), rules_of(game)
    careful, careless = Planning(by, 1), Planning(by, 1, CARELESS)
    played: Game[Any] = new(game, ("Anna", "Ben"), 31).game
    erred: list[bool] = []
    while len(erred) < BEGINNINGS and not played.over:
        legal, seat = tuple(played.legal), played.decider
        if len(legal) > 1:
            seen = view(rules, played.state, seat)
            first, other = (bot.choose(seen, legal, Rng(len(erred)), 0).action for bot in (careful, careless))
            erred.append(first != other)
            played = played.after(legal.index(first))
        else:
            played = played.after(0)
    assert 0.05 <= sum(erred) / len(erred) <= 0.75


@pytest.mark.parametrize("game", LEARNED)
def test_little_is_remembered_of_positions(game: str) -> None:
    """Two processes think for a table, and have 150 MB; what is cached without a limit has few possible values."""
    importlib.import_module(f"rules.games.{game}")
    features_of(game)
    modules = [module for name, module in sys.modules.items() if name.startswith(f"rules.games.{game}.insight")]
    sizes = [value.cache_info().maxsize for module in modules for value in vars(module).values() if hasattr(value, "cache_info")]
    assert all(size is None or size <= 1 << 13 for size in sizes)
