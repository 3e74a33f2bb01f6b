"""The table of the board game in words, section by section, for the text table."""

from __future__ import annotations

from app.games.base.seats import viewer_first
from app.table.screen import Section
from app.texts import Texts
from rules.games.burgundy.components import BONUS_VP, COLOUR_OF, GOODS_TYPE, PHASE_VP, PHASES, PURCHASE_COST, ROUNDS
from rules.games.burgundy.state import State, values_of

from ...position import Position
from ..modules import inns_words
from ..tiles import D, by_type, tile_words
from .seats import seat_section


def sections(position: Position) -> list[Section]:
    """Return the viewer's section first, then the common ones, then those of the other players."""
    say, state = position.texts, position.view
    viewer = position.viewer
    if viewer is None:
        return []
    seats = viewer_first(position, viewer)
    shown = [state.seats[player].estate for player in seats]
    own, *others = (seat_section(position, state, player, alone=shown.index(shown[n]) == n) for n, player in enumerate(seats))
    return [own, _depots(say, state), _progress(position, state), *others]


def _depots(say: Texts, state: State) -> Section:
    """Describe the six depots with their goods and shields, the black depot and the inns."""
    nothing, lines = say(f"{D}.words.nothing"), []
    for n, (slots, held) in enumerate(zip(state.depots, state.goods_spaces, strict=True), 1):
        tiles = ", ".join(tile_words(say, tile) for tile in slots if tile) or nothing
        there = "; ".join((*by_type(say, held), *(say(f"{D}.shield.{shield}") for space in state.shields[n - 1 : n] for shield in space)))
        lines.append(f"{say(f'{D}.words.depot', n=n)}: {tiles}" + (f"; {there}" if there else ""))
    black = ", ".join(tile_words(say, tile) for tile in state.black if tile) or nothing
    lines.append(f"{say(f'{D}.words.black_depot', cost=PURCHASE_COST)}: {black}")
    if state.inns or state.inns_left:
        lines.append(inns_words(say, state))
    return Section(say(f"{D}.label.depots"), tuple(lines))


def _progress(position: Position, state: State) -> Section:
    """Describe the phase, round and white die, goods still to come, and unless the player is alone the turn order and remaining bonuses."""
    say = position.texts
    lines = [say(f"{D}.words.phase", phase=PHASES[state.phase], points=PHASE_VP[state.phase])]
    lines.append(say(f"{D}.label.round_of", n=max(1, state.round), all=ROUNDS))
    if state.white:
        lines.append(say(f"{D}.words.white_die", number=state.white))
    lines += [
        say(f"{D}.words.round_good", n=ROUNDS - len(state.round_goods) + n, what=GOODS_TYPE[good])
        for n, good in enumerate(state.round_goods, 1)
    ]
    if state.solo:
        return Section(say(f"{D}.label.progress"), tuple(lines))
    for space, stack in enumerate(state.bridge):
        for player in stack:
            lines.append(say(f"{D}.words.marker", name=position.names[player], space=space, all=len(state.bridge) - 1))
    values = BONUS_VP[values_of(state)]
    for kind, colour in COLOUR_OF.items():
        size = next((size for size in values if f"{size}:{colour}" in state.bonuses), "none")
        lines.append(say(f"{D}.words.bonus_{size}", kind=kind, points=values.get(size, 0)))
    return Section(say(f"{D}.label.progress"), tuple(lines))
