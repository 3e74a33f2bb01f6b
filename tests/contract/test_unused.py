"""Check in every game that what is lost with the end of a turn is what can still be used, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from rules import Action, Game, Use, unused

from .play import Played

MOMENTS = 40
"""How many ends of a turn are looked at in each game."""
FEW = 12
"""With at most this many ways to use something, all ways to go on are tried."""
STANDING = {
    "burgundy": "buy hire mix exchange set_die name",
    "burgundy_cards": "buy",
    "praga": "wheel cash road_effect buy_extra technology side up upgrade_bonus refresh seal refill",
    "villagers": "lay play basic rob hire jester",
}
"""What can be done apart from ending the turn and is not always lost with it: it costs something, is granted, or can be done next turn. In
other games nothing is.
"""


def ends(played: Played) -> Iterator[Game[Any]]:
    """Yield the moments of a game in which a turn can be ended."""
    return islice((moment.game for moment in played.moments if can_end(moment.game)), MOMENTS)


def can_end(game: Game[Any]) -> bool:
    return any(game.rules.ends_turn(game.state, action) for action in game.legal)


def used(game: Game[Any]) -> dict[Action, Use | None]:
    return {action: game.rules.uses(game.state, action) for action in game.legal if not game.rules.ends_turn(game.state, action)}


def test_whatever_can_still_be_used_is_named_and_nothing_else(played: Played) -> None:
    """A new kind of action alongside the end of a turn is either lost with it, or listed above as one that is not."""
    kept = STANDING.get(played.setting.game, "").split()
    for game in ends(played):
        uses = used(game)
        assert {(use.kind, use.of) for use in uses.values() if use} == {(use.kind, use.of) for use in unused(game)}
        assert {action.kind for action, use in uses.items() if use is None} <= set(kept)
        assert all(game.rules.uses(game.state, action) is None for action in game.legal if game.rules.ends_turn(game.state, action))


def test_it_can_be_used_that_often_and_not_once_more(played: Played) -> None:
    """Played on in every possible way, as far as nothing is revealed, at most that many uses follow each other.

    With many ways to go on, not all of them are tried: then more uses may be possible than are named, but never fewer.
    """
    for game in ends(played):
        ways = [use for use in used(game).values() if use is not None]
        for use in unused(game):
            most = max(way.n for way in ways)
            assert 1 <= use.n <= most
            if use.n < most:
                found = longest(game, use, use.n + 1)
                assert found == use.n or (found > use.n and len(ways) > FEW)


def longest(game: Game[Any], use: Use, enough: int) -> int:
    """Return how often something can be used, tried without a limit, up to ``enough``."""
    found = 0
    for action, now in used(game).items():
        if found < enough and now is not None and (now.kind, now.of) == (use.kind, use.of):
            known = enough > 1 and not game.preview(action).reveals
            found = max(found, 1 + longest(_at(game, action), use, enough - 1) if known else enough)
    return found


def _at(game: Game[Any], action: Action) -> Game[Any]:
    """Return the game when the turn can be ended again after an action."""
    twin = game.copy()
    twin.apply(action)
    while not twin.over and not can_end(twin):
        twin.apply(twin.legal[0])
    return twin
