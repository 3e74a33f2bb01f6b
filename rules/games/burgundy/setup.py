"""Setting up a new game (BU-1, and what each module adds)."""

from __future__ import annotations

from rules.engine.context import Step
from rules.engine.definition import Options
from rules.engine.hidden.piles import Pile
from rules.engine.rng import Rng

from .board.duchies import BORDER, DUCHIES, NUMBERED, STANDARD
from .board.estate import Estate
from .board.teams import sides
from .components import (
    BACK,
    BACKS,
    BASIC_DUCHIES,
    BLACK_SLOTS,
    BONUS_SIZES,
    BRIDGE,
    COLOURS,
    DEPOTS,
    GOODS,
    GOODS_PER_PHASE,
    INNS,
    MODULE_TILES,
    PHASES,
    SHEETS,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
    STORAGE,
    TILES,
)
from .modules import (
    PARTNER_STORAGE,
    ROUTES,
    ROUTES_EACH,
    SHIELDS,
    SHIELDS_LAID,
    SOLO_SILVER,
    SOLO_WORKERS,
    TEAM_SILVER,
    TEAM_STORAGE,
    TEAM_WORKERS,
)
from .state import Seat, Solo, State, Store
from .steps.founding import ChooseDuchy, Reveal, plan_pile
from .steps.phases import StartPhase

NAMED_DUCHY = {
    "first": BASIC_DUCHIES[0],
    "second": BASIC_DUCHIES[1],
    "double": NUMBERED["12a"],
    "double_expert": NUMBERED["12b"],
    "solo_beginner": NUMBERED["13a"],
    "solo_expert": NUMBERED["13b"],
}
"""The duchy that each value of the option gives to everybody."""


def setup(players: int, options: Options, rng: Rng) -> State:
    """Shuffle everything and give all players their starting pieces (BU-1.3 to 1.10); the first phase is prepared by a step of its own."""
    unused = tuple(tile for module, tiles in MODULE_TILES.items() if module != "inns" and not options.get(module) for tile in tiles)
    supplies = {back: [tile for tile in TILES if BACK[tile] == back and tile not in unused] for back in BACKS}
    goods = list(GOODS)
    for heap in (*supplies.values(), goods):
        rng.shuffle(heap)
    first = rng.below(players)  # BU-1.9
    order = tuple((first + i) % players for i in range(players))
    if options.get("teams"):
        order = _partners_apart(order)
    offers = _offers(players, options, rng)
    secret = bool(options.get("secret_choice"))
    phase_goods = tuple(Pile("goods", "none", tuple(_draw(goods, GOODS_PER_PHASE))) for _ in PHASES)
    side_of = sides(players, options)
    founders = tuple(next(player for player in order if side_of[player] == side) for side in range(max(side_of) + 1))

    estates: list[Estate] = []
    stores: list[Store] = []
    castles: dict[int, int] = {}
    for side, founder in enumerate(founders):
        offered = offers[founder]
        castle = supplies["dark_green"].pop()
        start = _fixed_start(offered, options)
        duchy = 0 if len(offered) > 1 else offered[0]
        fields = DUCHIES[duchy or STANDARD[0]].fields
        estates.append(Estate(duchy=duchy, tiles=tuple(castle if field == start else 0 for field in fields)))
        stores.append(_store(side, founder, order, options, tuple(_draw(goods, START_GOODS))))
        if start is None:
            castles[founder] = castle
    seats = tuple(
        Seat(
            estate=side_of[player],
            store=side_of[player],
            # a start castle whose field is yet to be chosen waits in storage
            storage=(castles.get(player, 0), *(0 for _ in range((PARTNER_STORAGE if options.get("teams") else STORAGE) - 1))),
            offered=offers[player] if player in castles else (),
            plan=plan_pile(player, offers[player] if secret else ()),
        )
        for player in range(players)
    )
    choices: list[Step] = [ChooseDuchy(player) for player in order if seats[player].offered]
    if secret:
        choices.append(Reveal())
    state = State(
        seats=seats,
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
        gone=unused if options.get("inns") else (*unused, *INNS),
        bonuses=tuple(f"{size}:{colour}" for colour in COLOURS for size in BONUS_SIZES),
        white_castles=bool(options.get("white_castles")),
        inns_left=INNS if options.get("inns") else (),
        routes_left=Pile("route", "none", ROUTES),
        shields_left=Pile("shield", "none", SHIELDS),
        solo=Solo(target=int(options["target"])) if players == 1 else None,
        mixed_payment=bool(options.get("mixed_payment")),
        area_size_cap=bool(options.get("area_size_cap")),
    )
    if options.get("trade_routes"):
        _deal_routes(state, rng)
    if options.get("shields"):
        _lay_shields(state, rng)
    return state


def _partners_apart(order: tuple[int, ...]) -> tuple[int, ...]:
    """Return the order of a team game, in which the teams alternate: the start player, then the others as seated (BU-24.6)."""
    first, *others = order
    partner = next(player for player in others if player // 2 == first // 2)
    one, other = (player for player in others if player != partner)
    return first, one, partner, other


def _store(side: int, founder: int, order: tuple[int, ...], options: Options, goods: tuple[int, ...]) -> Store:
    """Return the silver, workers and goods of a player or a team (BU-1.7 to 1.9, 24.4, 25.1)."""
    if options.get("teams"):
        workers = TEAM_WORKERS[side != order[0] // 2]
        return Store(silver=TEAM_SILVER, workers=workers, goods=goods, storage=(0,) * TEAM_STORAGE)
    if len(order) == 1:
        return Store(silver=SOLO_SILVER, workers=SOLO_WORKERS, goods=goods)
    return Store(silver=START_SILVER, workers=START_WORKERS[order.index(founder)], goods=goods)


def _fixed_start(offered: tuple[int, ...], options: Options) -> int | None:
    """Return the field of the start castle where it is not chosen (BU-1.6, 24.3)."""
    return DUCHIES[offered[0]].start if options.get("duchies") in NAMED_DUCHY else None


def _offers(players: int, options: Options, rng: Rng) -> list[tuple[int, ...]]:
    """Return the duchies each player has or may choose from (BU-1.5, 20.1, 27.1); drawn numbers are all different (BU-27.4)."""
    match options.get("duchies"), options.get("lot"):
        case "each", _:
            return [(int(options[f"duchy:{player}"]),) for player in range(players)]
        case "drawn", "number":
            return _different(STANDARD, players, rng)
        case "border_posts", _:
            return _different(BORDER, players, rng)
        case "drawn", lot:
            sheets: list[tuple[int, ...]] = list(SHEETS)
            rng.shuffle(sheets)
            drawn = sheets[:players]
            return [(sheet[rng.below(len(sheet))],) for sheet in drawn] if lot == "side" else drawn
        case named, _:
            return [(NAMED_DUCHY[str(named)],)] * players


def _different(duchies: tuple[int, ...], players: int, rng: Rng) -> list[tuple[int, ...]]:
    """Return a random duchy for each player, all of them different."""
    numbers = list(duchies)
    rng.shuffle(numbers)
    return [(number,) for number in numbers[:players]]


def _deal_routes(state: State, rng: Rng) -> None:
    """Give each player their trade route (BU-23.1)."""
    cards = list(ROUTES)
    rng.shuffle(cards)
    for seat in state.seats:
        seat.routes = tuple(_draw(cards, ROUTES_EACH[len(state.seats)]))
    state.routes_left = state.routes_left.holding(tuple(cards))


def _lay_shields(state: State, rng: Rng) -> None:
    """Lay shields on the goods spaces; the others leave the game (BU-26.1)."""
    shields = list(SHIELDS)
    rng.shuffle(shields)
    state.shields = tuple(tuple(_draw(shields, n)) for n in SHIELDS_LAID[len(state.seats)])
    state.shields_left = state.shields_left.holding(tuple(shields))


def _draw(heap: list[int], n: int) -> list[int]:
    """Draw ``n`` pieces from a shuffled heap."""
    return [heap.pop() for _ in range(n)]
