"""The table of the board game in words, section by section, for the text table."""

from __future__ import annotations

from app.games.base.seats import viewer_first
from app.games.base.words import seat_words
from app.table.screen import Section
from app.texts import Texts
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.components import BONUS_VP, COLOUR_OF, GOODS_TYPE, MONASTERY, PHASE_VP, PHASES, PURCHASE_COST, ROUNDS
from rules.games.burgundy.state import State, estate_of, store_of

from .position import Position
from .tiles import KIND_OF, D, by_type, tile_words
from .tips import does
from .words import row_and_place


def sections(position: Position) -> list[Section]:
    """Return the viewer's section first, then the common ones, then those of the other players."""
    say, state = position.texts, position.view
    viewer = position.viewer
    if viewer is None:
        return []
    own, *others = (_seat(position, state, seat) for seat in viewer_first(position, viewer))
    return [own, _depots(say, state), _progress(position, state), *others]


def _seat(position: Position, state: State, player: int) -> Section:
    """Describe everything a player has."""
    say, seat = position.texts, state.seats[player]
    store = store_of(state, player)
    nothing = (say(f"{D}.words.nothing"),)
    lines = [say(f"{D}.words.{'die_used' if used else 'die'}", number=n) for n, used in zip(seat.dice, seat.used, strict=True)]
    lines += [say(f"{D}.words.workers", n=store.workers), say(f"{D}.words.silver", n=store.silver)]
    lines += by_type(say, store.goods)
    sold = say(f"{D}.words.sold", n=len(store.sold))
    known = ", ".join(by_type(say, store.sold)) if player == position.viewer else ""
    lines.append(f"{sold} ({known})" if known else sold)
    for bonus in seat.bonuses:
        size, _, colour = bonus.partition(":")
        lines.append(say(f"{D}.words.won_{size}", kind=KIND_OF[colour], points=BONUS_VP[len(state.seats)][size]))
    stored = tuple(f"{tile_words(say, tile)}: {does(say, tile)}" for tile in seat.storage if tile) or nothing
    parts = [Section(say(f"{D}.label.storage"), stored)]
    estate = estate_of(state, player)
    if estate.duchy:
        powers = sorted(MONASTERY[tile] for tile in estate.tiles if MONASTERY[tile])
        parts.append(Section(say(f"{D}.label.powers"), tuple(f"{n}: {say(f'{D}.power.{n}')}" for n in powers) or nothing))
        parts.append(Section(say(f"{D}.label.duchy", number=estate.duchy), (), tuple(_areas(say, estate.duchy, estate.tiles))))
    return Section(seat_words(position, player), tuple(lines), tuple(parts))


def _areas(say: Texts, duchy: int, tiles: tuple[int, ...]) -> list[Section]:
    """Describe every area of a duchy with what is on its fields."""
    land, found = DUCHIES[duchy], []
    for area in land.areas:
        kind = KIND_OF[land.colours[area[0]]]
        filled = sum(1 for field in area if tiles[field])
        lines = []
        for field in area:
            row, place = row_and_place(field)
            where = say(f"{D}.action.field", kind=kind, number=land.dice[field], row=row, place=place)
            lines.append(f"{where}: {tile_words(say, tiles[field]) if tiles[field] else say(f'{D}.words.empty')}")
        found.append(Section(say(f"{D}.tip.area", kind=kind, filled=filled, all=len(area)), tuple(lines)))
    return found


def _depots(say: Texts, state: State) -> Section:
    """Describe the six depots with their goods, and the black depot."""
    nothing, lines = say(f"{D}.words.nothing"), []
    for n, (slots, held) in enumerate(zip(state.depots, state.goods_spaces, strict=True), 1):
        tiles = ", ".join(tile_words(say, tile) for tile in slots if tile) or nothing
        there = "; ".join(by_type(say, held))
        lines.append(f"{say(f'{D}.words.depot', n=n)}: {tiles}" + (f"; {there}" if there else ""))
    black = ", ".join(tile_words(say, tile) for tile in state.black if tile) or nothing
    lines.append(f"{say(f'{D}.words.black_depot', cost=PURCHASE_COST)}: {black}")
    return Section(say(f"{D}.label.depots"), tuple(lines))


def _progress(position: Position, state: State) -> Section:
    """Describe the phase and round, goods still to come, turn order and remaining bonuses."""
    say = position.texts
    lines = [say(f"{D}.words.phase", phase=PHASES[state.phase], points=PHASE_VP[state.phase])]
    lines.append(say(f"{D}.label.round_of", n=max(1, state.round), all=ROUNDS))
    lines += [
        say(f"{D}.words.round_good", n=ROUNDS - len(state.round_goods) + n, what=GOODS_TYPE[good])
        for n, good in enumerate(state.round_goods, 1)
    ]
    for space, stack in enumerate(state.bridge):
        for player in stack:
            lines.append(say(f"{D}.words.marker", name=position.names[player], space=space, all=len(state.bridge) - 1))
    values = BONUS_VP[len(state.seats)]
    for kind, colour in COLOUR_OF.items():
        size = next((size for size in values if f"{size}:{colour}" in state.bonuses), "none")
        lines.append(say(f"{D}.words.bonus_{size}", kind=kind, points=values.get(size, 0)))
    return Section(say(f"{D}.label.progress"), tuple(lines))
