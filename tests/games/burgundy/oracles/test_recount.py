"""Check whole games recounted from their events alone: what each player has and where everything is (for log, animation and review)."""

from collections import Counter
from typing import Any

import pytest

from rules import Event, Game
from tests.playthroughs.choosers import eager

from ..builder import fresh
from ..verbs import happened


def told(events: list[Event]) -> dict[int, Counter[str]]:
    """Return what each player has gained and paid according to the events: silver, workers, points by source, goods, tiles."""
    sums: dict[int, Counter[str]] = {player: Counter() for player in range(4)}
    for event in events:
        values: dict[str, Any] = event.values
        if event.player is None:
            continue
        mine, n = sums[event.player], values.get("n", 0)
        match event.kind:
            case "gained":
                mine["workers" if values["what"] == "worker" else "silver"] += n
            case "turned" | "hired":
                mine["workers"] -= n
            case "bought" | "exchanged":
                mine["silver"] -= n
            case "sold":
                mine.update(sales=values["vp"], goods=-n, sold=n)
            case "collected":
                mine["goods"] += n
            case "area":
                mine.update(area_size=n, area_phase=values["bonus"])
            case "colour":
                mine["colours"] += n
            case "animals":
                mine["animals"] += n
            case "watchtower":
                mine["watchtowers"] += n
            case "took":
                mine["storage"] += 1
            case "removed":
                mine["storage"] -= 1
            case "placed":
                mine.update(storage=-1, duchy=1)
    return sums


def held(game: Game[Any]) -> dict[int, Counter[str]]:
    """Return what each player has."""
    rows = game.rules.score(game.state)
    return {
        player: Counter(
            **{row.key: row.points[player] for row in rows},
            silver=game.state.stores[player].silver,
            workers=game.state.stores[player].workers,
            goods=len(game.state.stores[player].goods),
            sold=len(game.state.stores[player].sold),
            storage=sum(map(bool, seat.storage)),
            duchy=sum(map(bool, game.state.estates[seat.estate].tiles)),
        )
        for player, seat in enumerate(game.state.seats)
    }


class Moved:
    """Where tiles, goods and markers are and what the dice show, as far as the events since a position say."""

    def __init__(self, state: Any) -> None:
        self.places = places(state)

    def follow(self, event: Event) -> None:
        """Move what an event names."""
        me, items = event.player, list(event.items)
        tiles = [item for item in items if item.startswith("tile:")]
        goods = [item for item in items if item.startswith("good:")]
        moves: dict[str, str] = {}
        match event.kind:
            case "took":
                moves = dict.fromkeys(tiles, f"storage:{me}")
            case "removed":
                moves = dict.fromkeys(tiles, "gone")
            case "placed":
                moves = {items[0]: items[1]}
            case "collected":
                moves = dict.fromkeys(goods, f"goods:{me}")
            case "sold":
                moves = dict.fromkeys(goods, f"sold:{me}")
            case "white":
                moves = {items[1]: items[2], "white_die": str(event.values["die"])}
            case "sailed":
                moves = {items[0]: items[1]}
            case "colour":
                moves = {items[0]: f"bonuses:{me}"}
            case "rolled":
                moves = {item: f"{event.values[n]} unused" for item, n in zip(items, ("one", "two"), strict=True)}
            case "turned":
                moves = {items[0]: f"{event.values['die']} unused"}
            case "used":
                moves = {items[0]: f"{event.values['die']} used"}
            case "turn":
                moves = {"turn": str(me)}
        assert moves.keys() <= self.places.keys()
        self.places |= moves


def places(state: Any) -> dict[str, str]:
    """Return where everything visible is, by item."""
    found = {f"tile:{tile}": "gone" for tile in state.gone}
    for n, slots in enumerate(state.depots, start=1):
        found |= {f"tile:{tile}": f"depot:{n}" for tile in slots}
    found |= {f"tile:{tile}": "black_depot" for tile in state.black}
    for n, goods in enumerate(state.goods_spaces, start=1):
        found |= {f"good:{good}": f"goods_space:{n}" for good in goods}
    found |= {f"good:{good}": "to come" for good in state.round_goods}
    found |= {f"marker:{player}": f"bridge:{n}" for n, stack in enumerate(state.bridge) for player in stack}
    found |= {f"bonus:{bonus}": "board" for bonus in state.bonuses}
    for player, seat in enumerate(state.seats):
        found |= {f"tile:{tile}": f"field:{seat.estate}:{n}" for n, tile in enumerate(state.estates[seat.estate].tiles)}
        found |= {f"tile:{tile}": f"storage:{player}" for tile in seat.storage}
        found |= {f"good:{good}": f"goods:{player}" for good in state.stores[player].goods}
        found |= {f"good:{good}": f"sold:{player}" for good in state.stores[player].sold}
        found |= {f"bonus:{bonus}": f"bonuses:{player}" for bonus in seat.bonuses}
        shown = zip(seat.dice, seat.used, strict=True)
        found |= {f"die:{player}:{n}": f"{die} {'used' if used else 'unused'}" for n, (die, used) in enumerate(shown)}
    found.pop("tile:0", None)
    return found | {"white_die": str(state.white), "turn": str(state.turn_of)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_tell_everything(players: int) -> None:
    """Silver, workers, goods, tiles, points by source and the places of things follow from the events alone, after every decision;
    only what a new phase lays out is looked up.
    """
    for seed in (1, 2, 3):
        game, choose = fresh(players, seed, extra_tiles=True), eager(seed)
        account, board = held(game), Moved(game.state)
        while True:
            events = game.apply(choose(game))
            for player, sums in told(events).items():
                if player in account:
                    account[player].update(sums)
            if happened(events, "phase"):
                board = Moved(game.state)
            else:
                for event in events:
                    board.follow(event)
            assert board.places == places(game.state)
            if game.over:
                break
            assert account == held(game)
