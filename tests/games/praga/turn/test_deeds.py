"""What is counted of Praga's actions over many games: the action performed, no matter which half of a tile was clicked (PC-3.6)."""

from __future__ import annotations

from rules import Deed
from rules.bots.balance import Count, Ledger
from rules.games.praga.board.wheel import actions_of

from ..builder import fresh


def test_every_tile_of_the_crane_offers_both_of_its_actions_and_only_the_one_performed_is_taken() -> None:
    """A tile with mines is taken by its other half, and the mines are raised."""
    game, ledger = fresh(), Ledger(fresh().rules, 2)
    state, player = game.state, game.decider
    assert player is not None
    takeable = {int(action.picks[0].split(":")[1]) for action in game.legal if action.kind == "take"}
    tile = next(n for n in takeable if "mines" in actions_of(state, n))
    other = next(half for half, action in enumerate(actions_of(state, tile)) if action != "mines")
    for kind, last in (("take", f"half:{tile}:{other}"), ("mines", "button:raise")):
        action = next(one for one in game.legal if one.kind == kind and one.picks[-1] == last)
        ledger.watch(game, action)
        game = game.after(game.legal.index(action))
    found = ledger.deeds(player)
    everywhere = {action for n in takeable for action in actions_of(state, n)}
    assert len(everywhere) > 2
    for one in everywhere:
        assert found[Deed("action", f"short.{one}")] == Count(1, int(one == "mines"))
    assert found[Deed("mines", "choice.raise")] == Count(1, 1)
    assert found[Deed("mines", "choice.produce")] == Count(1, 0)
