"""Setting up a new game (BU-1)."""

from __future__ import annotations

from rules.engine.context import Step
from rules.engine.definition import Options
from rules.engine.piles import Pile
from rules.engine.rng import Rng

from .board.duchies import CENTRE, DUCHIES, FIELDS
from .board.estate import Estate
from .components import (
    BACK,
    BACKS,
    BASIC_DUCHIES,
    BLACK_SLOTS,
    BONUS_SIZES,
    BRIDGE,
    COLOURS,
    DEPOTS,
    EXTRA,
    GOODS,
    GOODS_PER_PHASE,
    PHASES,
    SHEETS,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
    STORAGE,
    TILES,
)
from .state import Seat, State, Store
from .steps.founding import ChooseDuchy, Reveal, plan_pile
from .steps.phases import StartPhase


def setup(players: int, options: Options, rng: Rng) -> State:
    """Shuffle everything and give all players their starting pieces (BU-1.3 to 1.10); the first phase is prepared by a step of its own."""
    unused = () if options.get("extra_tiles") else EXTRA
    supplies = {back: [tile for tile in TILES if BACK[tile] == back and tile not in unused] for back in BACKS}
    goods = list(GOODS)
    for heap in (*supplies.values(), goods):
        rng.shuffle(heap)
    first = rng.below(players)  # BU-1.9
    order = tuple((first + i) % players for i in range(players))
    offers = _offers(players, options, rng)
    secret = bool(options.get("secret_choice"))
    founded = options.get("duchies") in ("first", "second")
    phase_goods = tuple(Pile("goods", "none", tuple(_draw(goods, GOODS_PER_PHASE))) for _ in PHASES)

    seats: list[Seat] = []
    estates: list[Estate] = []
    stores: list[Store] = []
    for player in range(players):
        castle = supplies["dark_green"].pop()
        offered = offers[player]
        duchy = 0 if len(offered) > 1 else offered[0]
        tiles = tuple(castle if founded and field == CENTRE else 0 for field in FIELDS)
        estates.append(Estate(duchy=duchy, tiles=tiles))
        workers = START_WORKERS[order.index(player)]
        stores.append(Store(silver=START_SILVER, workers=workers, goods=tuple(_draw(goods, START_GOODS))))
        seats.append(
            Seat(
                estate=player,
                store=player,
                # a start castle whose field is yet to be chosen waits in the storage
                storage=(0 if founded else castle, *(0 for _ in range(STORAGE - 1))),
                offered=() if founded else offered,
                plan=plan_pile(player, offered if secret else ()),
            )
        )
    choices: list[Step] = [ChooseDuchy(player) for player in order if seats[player].offered]
    if secret:
        choices.append(Reveal())
    return State(
        seats=tuple(seats),
        pending=[StartPhase(), *reversed(choices)],
        rng=0,
        turn_of=first,
        estates=tuple(estates),
        stores=tuple(stores),
        order=order,
        bridge=(order, *(() for _ in range(BRIDGE - 1))),
        depots=tuple(tuple(0 for _ in depot) for depot in DEPOTS),
        black=tuple(0 for _ in BLACK_SLOTS),
        goods_spaces=tuple(() for _ in DEPOTS),
        phase_goods=phase_goods,
        reserve=Pile("goods", "none", tuple(goods)),
        supplies=tuple(Pile(back, "none", tuple(supply)) for back, supply in supplies.items()),
        gone=tuple(unused),
        bonuses=tuple(f"{size}:{colour}" for colour in COLOURS for size in BONUS_SIZES),
    )


def _offers(players: int, options: Options, rng: Rng) -> list[tuple[int, ...]]:
    """Return the duchies each player has or may choose from (BU-1.5, 27.1); drawn numbers are all different (BU-27.4)."""
    match options.get("duchies"), options.get("lot"):
        case "each", _:
            return [(int(options[f"duchy:{player}"]),) for player in range(players)]
        case "drawn", "number":
            numbers = list(DUCHIES)
            rng.shuffle(numbers)
            return [(number,) for number in numbers[:players]]
        case "drawn", lot:
            sheets: list[tuple[int, ...]] = list(SHEETS)
            rng.shuffle(sheets)
            drawn = sheets[:players]
            return [(sheet[rng.below(len(sheet))],) for sheet in drawn] if lot == "side" else drawn
        case "second", _:
            return [(BASIC_DUCHIES[1],)] * players
        case _:
            return [(BASIC_DUCHIES[0],)] * players


def _draw(heap: list[int], n: int) -> list[int]:
    """Draw ``n`` pieces from a shuffled heap."""
    return [heap.pop() for _ in range(n)]
