"""Check whole games recounted from their events alone: nothing happens without an event."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from rules import Event, Game
from rules.engine.worth.credit import credited
from tests.playthroughs.choosers import at_random, eager

from .builder import fresh

COUNTERS = {"vp": "vp", "silver": "silver", "worker": "workers"}
PILES = ("hand", "stack")
LISTS = ("projects", "goods", "sold", "animals", "firsts")


def account(game: Game[Any]) -> Counter[str]:
    """Count everything in every place."""
    state = game.state
    found = Counter(draw=len(state.draw.cards), discard=len(state.discard.cards), offer=len(state.offer))
    found["display"] = sum(map(len, state.display))
    for pool in ("goods", "animals"):
        for i, pile in enumerate(getattr(state, pool)):
            found[f"{pool}:{i}"] = len(pile.cards)
    for player, seat in enumerate(state.seats):
        for what in LISTS:
            found[f"{what} of {player}"] = len(getattr(seat, what))
        for what in PILES:
            found[f"{what} of {player}"] = len(getattr(seat, what).cards)
        for what in COUNTERS.values():
            found[f"{what} of {player}"] = credited(state.credited, player, "vp") if what == "vp" else getattr(seat, what)
        found[f"estate of {player}"] = sum(map(len, seat.estate))
        found[f"all_seven of {player}"] = seat.all_seven
    if state.egon is not None:
        found["estate of Egon"], found["all_seven of Egon"] = sum(map(len, state.egon.estate)), state.egon.all_seven
        found["firsts of Egon"] = len(state.egon.firsts)
    return found


def recount(known: Counter[str], events: Iterable[Event], players: int) -> None:
    """Apply the changes the events describe."""
    for event in events:
        values: dict[str, Any] = event.values
        n, what, me = values.get("n", 0), values.get("what", ""), f" of {event.player}"
        match event.kind:
            case "phase":  # the rest of the display goes, and each player gets six cards (BC-14.1)
                known.update({"discard": known["display"], "display": -known["display"], "draw": -6 * players})
                known.update({f"stack of {player}": 6 for player in range(players)})
            case "dealt":
                known.update({"draw": -n, "display": n})
            case "reshuffled":
                known.update({"discard": -n, "draw": n})
            case "drew":
                known.update({"stack" + me: -n, "hand" + me: n})
            case "played":
                known.update({"hand" + me: -1, "discard": 1})
            case "paid":
                known["workers" + me] -= n
            case "filled":
                known["workers" + me] += n
            case "silver":
                known["silver" + me] += n
            case "gained":
                known[COUNTERS[what] + me] += n
            case "converted":
                known.update({"workers" + me: -values["workers"], "silver" + me: -values["silver"], "vp" + me: n})
            case "sold":
                known.update({"goods" + me: -n, "sold" + me: n, "silver" + me: n})
            case "discarded":
                known.update({"projects" + me: -1, "discard": 1})
            case "took" if known["offer"]:  # the other two are discarded (BC-11.4)
                known.update({"offer": -3, "projects" + me: 1, "discard": 2})
            case "took":
                known.update({"display": -1, "projects" + me: 1})
            case "bought":
                known.update({"silver" + me: -n, "draw": -3, "offer": 3})
            case "used":
                known.update({"offer": -3, "discard": 3})
            case "placed":
                known.update({"projects" + me: -1, "estate" + me: 1})
            case "first_bonus":
                known["firsts" + me] += 1
            case "all_seven":
                known["all_seven" + me] += n
            case "stocked":
                known.update({event.items[0]: -1, event.items[0].partition(":")[0] + me: 1})
            case "split":
                known.update({event.items[0]: -n, event.items[1]: n})
            case "egon_card":
                known["estate of Egon"] += 1
            case "egon_monastery":
                known["vp" + me] += n
            case "egon_first":
                known["firsts of Egon"] += 1
            case "egon_all_seven":
                known["all_seven of Egon"] += n


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chooser", [at_random, eager])
def test_events_tell_everything(chooser: Any, players: int) -> None:
    """BC-2 to BC-17: cards, counters and supplies agree after every decision."""
    for seed in (1, 2, 3):
        game, choose = fresh(players, seed), chooser(seed)
        known = account(game)
        while not game.over:
            recount(known, game.apply(choose(game)), players)
            assert known == account(game)
