"""What a player has in words, for the text table."""

from __future__ import annotations

from app.games.base.words import seat_words
from app.table.screen import Section
from app.texts import Texts
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.board.teams import partners
from rules.games.burgundy.components import BONUS_VP, GOODS_TYPE, MONASTERY
from rules.games.burgundy.modules import ROUTE
from rules.games.burgundy.state import State, Store, estate_of, store_of, values_of

from ...position import Position
from ..modules import post_words
from ..sites import site
from ..tiles import KIND_OF, D, by_type, tile_words
from ..tips import does


def seat_section(position: Position, state: State, player: int, *, alone: bool = True) -> Section:
    """Describe everything a player has; not what they share with a partner who comes before them unless they are ``alone`` with it."""
    say, seat = position.texts, state.seats[player]
    store, estate = store_of(state, player), estate_of(state, player)
    fellows = [other for other in partners(state, player) if other != player]
    lines = [say(f"{D}.words.{'die_used' if used else 'die'}", number=n) for n, used in zip(seat.dice, seat.used, strict=True)]
    lines += [say(f"{D}.words.partner", name=position.names[other]) for other in fellows]
    lines += _alone(say, state)
    if alone:
        lines += _supplies(position, state, store, own=position.viewer in (player, *fellows))
    for bonus in seat.bonuses:
        size, _, colour = bonus.partition(":")
        lines.append(say(f"{D}.words.won_{size}", kind=KIND_OF[colour], points=BONUS_VP[values_of(state)][size]))
    parts = [_stored(say, state, f"{D}.label.storage", seat.storage)]
    if alone:
        parts += [_stored(say, state, f"{D}.label.common", store.storage)] if store.storage else []
    if seat.routes:
        parts.append(Section(say(f"{D}.label.trade_route"), tuple(_route(say, state, player))))
    if alone and estate.duchy:
        powers = sorted(MONASTERY[tile] for tile in estate.tiles if MONASTERY[tile])
        known = tuple(f"{n}: {say(f'{D}.power.{n}')}" for n in powers) or (say(f"{D}.words.nothing"),)
        parts.append(Section(say(f"{D}.label.powers"), known))
    if state.shields:
        parts.append(Section(say(f"{D}.label.shields"), tuple(_shields(position, state, player)) or (say(f"{D}.words.nothing"),)))
    if alone and estate.duchy:
        if estate.land.posts:
            posts = tuple(post_words(say, state, player, post) for post in range(len(estate.land.posts)))
            parts.append(Section(say(f"{D}.label.border_posts"), posts))
        parts.append(Section(say(f"{D}.label.duchy", number=estate.land.name), (), tuple(_areas(say, estate.duchy, estate.tiles))))
    return Section(seat_words(position, player), tuple(lines), tuple(parts))


def _alone(say: Texts, state: State) -> list[str]:
    """Describe the markers of a lone player."""
    if state.solo is None:
        return []
    return [say(f"{D}.words.counter", n=state.solo.counter, target=state.solo.target)]


def _supplies(position: Position, state: State, store: Store, *, own: bool) -> list[str]:
    """Describe workers, silver and goods; the sold ones by type only if they are the viewer's ``own``."""
    say = position.texts
    lines = [say(f"{D}.words.workers", n=store.workers), say(f"{D}.words.silver", n=store.silver), *by_type(say, store.goods)]
    sold = say(f"{D}.words.sold", n=len(store.sold))
    known = ", ".join(by_type(say, store.sold)) if own else ""
    return [*lines, f"{sold} ({known})" if known else sold]


def _stored(say: Texts, state: State, title: str, tiles: tuple[int, ...]) -> Section:
    lines = tuple(f"{tile_words(say, tile)}: {does(say, state, tile)}" for tile in tiles if tile)
    return Section(say(title), lines or (say(f"{D}.words.nothing"),))


def _route(say: Texts, state: State, player: int) -> list[str]:
    """Describe the spaces of a player's trade route: what lies there, or what is printed on it."""
    sold = store_of(state, player).sold
    printed = [space for card in state.seats[player].routes for space in ROUTE[card]]
    lines = [say(f"{D}.words.route_taken", n=n, what=GOODS_TYPE[good]) for n, good in enumerate(sold[: len(printed)], 1)]
    for n, space in enumerate(printed[len(lines) :], len(lines) + 1):
        lines.append(say(f"{D}.words.route_space", n=n, what=space.type, bonus=space.bonus))
    return lines


def _shields(position: Position, state: State, player: int) -> list[str]:
    """Describe the shields on a player's castles, and whom they have named."""
    say, seat, estate = position.texts, state.seats[player], estate_of(state, player)
    lines = []
    for castle, shield in seat.shields:
        where = site(say, estate.duchy, estate.tiles.index(castle))
        lines.append(f"{say(f'{D}.words.shield_on', shield=shield, field=where)}. {say(f'{D}.shield_does.{shield}')}")
    if seat.named is not None:
        lines.append(say(f"{D}.words.named", name=position.names[seat.named]))
    return lines


def _areas(say: Texts, duchy: int, tiles: tuple[int, ...]) -> list[Section]:
    """Describe every area of a duchy with what is on its fields."""
    land, found = DUCHIES[duchy], []
    for area in land.areas:
        filled = sum(1 for field in area if tiles[field])
        lines = [f"{site(say, duchy, at)}: {tile_words(say, tiles[at]) if tiles[at] else say(f'{D}.words.empty')}" for at in area]
        kind = KIND_OF[land.colours[area[0]]]
        found.append(Section(say(f"{D}.tip.area", kind=kind, filled=filled, all=len(area)), tuple(lines)))
    return found
