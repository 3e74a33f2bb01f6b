"""The table in words, section by section, for the text table."""

from __future__ import annotations

from app.games.base.seats import viewer_first
from app.games.base.words import seat_words
from app.table.screen import Section, Tip
from rules import ItemId, open_things
from rules.games.praga import items
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import (
    ACTIONS,
    KINDS,
    PLACES,
    PROJECTS,
    RESOURCES,
    ROUNDS,
    SEALS,
    SEGMENTS,
    SITES_OF,
    TRACKS,
    UPGRADE,
    WALL,
    WEALTH,
)
from rules.games.praga.state import Parler

from ..position import Position
from .effects import D
from .events import printed
from .still_open import open_words
from .things import thing_words
from .tips import tip


def sections(position: Position) -> list[Section]:
    """Return the viewer's section first, then the common ones, then those of the other players."""
    if position.viewer is None:
        return []
    own, *others = (_seat(position, seat) for seat in viewer_first(position, position.viewer))
    common = [_progress(position), _crane(position), _display(position), _city(position), _road(position), _projects(position)]
    parler = position.view.parler
    rival = [] if parler is None else [_parler(position, parler)]
    return [own, *common, _shared(position), *others, *rival]


def described(position: Position, item: ItemId, name: str = "") -> str:
    """Return a piece with all that its tip says, sentence by sentence in one line."""
    found: Tip | None = tip(position, item)
    title = name or (thing_words(position, item) if found is None else found.title)
    lines = () if found is None else tuple(words.removesuffix(".") for _, words in found.lines)
    return f"{title}: {'. '.join(lines)}" if lines else title


def _listed(position: Position, found: list[str]) -> tuple[str, ...]:
    return tuple(found) or (position.texts(f"{D}.words.nothing"),)


def _progress(position: Position) -> Section:
    """Describe era and round and everything still open in the turn."""
    say, state = position.texts, position.view
    lines = (say(f"{D}.label.era", n=state.era), say(f"{D}.label.round_of", n=state.round, all=ROUNDS))
    still = open_words(position, open_things(position.game, state))
    return Section(say(f"{D}.label.board"), lines, (Section(say(f"{D}.label.open"), tuple(still)),) if still else ())


def _seat(position: Position, player: int) -> Section:
    """Describe everything a player has."""
    say, seat = position.texts, position.view.seats[player]
    stock = [say(f"{D}.gain.{what}", n=n) for what, n in zip(RESOURCES, seat.stock, strict=True)] + [say(f"{D}.words.cubes", n=seat.cubes)]
    tracks = [described(position, items.TRACK.id(player, track)) for track in TRACKS]
    tracks += [say(f"{D}.gist.{one.id}") for one, had in zip(WEALTH, seat.wealth, strict=True) if not had]
    fields = [
        f"{say(f'{D}.name.{action}')}: {described(position, items.tile(UPGRADE, field[-1][0])) if field else say(f'{D}.words.empty')}"
        for action, field in zip(ACTIONS, seat.fields, strict=True)
    ]
    walls = [
        f"{thing_words(position, items.WALL_SITE.id(player, site))}: {described(position, items.tile(WALL, tile))}"
        for site, (tile, _) in enumerate(seat.walls)
        if tile
    ]
    known = [described(position, items.TECHNOLOGY.id(tile)) for tile in seat.technologies]
    known += [described(position, items.PLANK.id(tile)) for tile in seat.endings]
    projects = [described(position, items.PROJECT.id(player, name), say(f"{D}.name.{name}")) for name in PROJECTS]
    pawn = say(f"{D}.words.pawn_at", n=seat.pawn) if seat.pawn else say(f"{D}.words.pawn_start")
    lines = (pawn, *projects)
    parts = (
        ("words.stock", stock),
        ("label.stock", tracks),
        ("label.board", fields),
        ("words.walls", walls),
        ("words.technologies", known),
    )
    return Section(seat_words(position, player), lines, tuple(Section(say(f"{D}.{key}"), _listed(position, found)) for key, found in parts))


def _crane(position: Position) -> Section:
    """Describe the crane place by place, with the wheel bonus below each tile."""
    say, state = position.texts, position.view
    lines = []
    for at, tile in enumerate(state.crane):
        if at == state.box:
            lines.append(say(f"{D}.words.box_at", n=at + 1))
        elif tile:
            one, other = (say(f"{D}.name.{action}") for action in actions_of(state, tile))
            what = say(f"{D}.words.either", one=one, other=other)
            what = say(f"{D}.words.five", what=what) if tile in state.fives else what
            bonus = SEGMENTS[(at - state.box - 1) % len(state.crane)]
            lines.append(f"{say(f'{D}.words.at', n=at + 1, what=what)}; {say(f'{D}.gist.{bonus.id}').removesuffix('.')}")
    return Section(say(f"{D}.words.crane"), tuple(lines))


def _display(position: Position) -> Section:
    """Describe the three rows and their stacks."""
    say, state = position.texts, position.view
    parts = []
    for kind, row, (normal, special) in zip(KINDS, state.rows, state.stacks, strict=True):
        lines = []
        for slot, tile in enumerate(row):
            what = described(position, items.tile(kind, tile)) if tile else say(f"{D}.words.empty")
            lines.append(say(f"{D}.words.slot_with", slot=thing_words(position, items.SLOT.id(slot)), what=what))
        lines.append(say(f"{D}.words.stacks", n=len(normal.cards), special=len(special.cards)))
        parts.append(Section(say(f"{D}.label.row_{kind}"), tuple(lines)))
    return Section(say(f"{D}.words.rows"), (), tuple(parts))


def _city(position: Position) -> Section:
    """Describe every plaza in play with its sites."""
    say, state = position.texts, position.view
    parts = []
    for number in range(len(PLACES)):
        if state.plazas[number]:
            sites = tuple(
                f"{thing_words(position, items.SITE.id(site))}: {described(position, items.SITE.id(site))}" for site in SITES_OF[number]
            )
            parts.append(Section(described(position, items.PLAZA.id(number)), sites))
    return Section(say(f"{D}.label.city"), (), tuple(parts))


def _road(position: Position) -> Section:
    """Describe the road space by space and the bridge slot by slot."""
    say, state = position.texts, position.view
    lines = tuple(described(position, items.SPACE.id(space)) for space in range(1, 6))
    bridge = tuple(
        described(position, items.PLANK.id(plank)) if plank else described(position, items.SLOT.id(slot))
        for slot, plank in enumerate(state.bridge)
    )
    return Section(say(f"{D}.label.road"), lines, (Section(say(f"{D}.words.bridge"), bridge),))


def _projects(position: Position) -> Section:
    """Describe where everybody's cubes are on the projects."""
    say, seats = position.texts, range(len(position.names))
    lines = tuple(described(position, items.PROJECT.id(player, name)) for name in PROJECTS for player in seats)
    return Section(say(f"{D}.label.projects"), lines)


def _shared(position: Position) -> Section:
    """Describe the seals and the production tiles."""
    say, state = position.texts, position.view
    seals = tuple(described(position, items.SEAL.id(number)) for number in range(len(SEALS)))
    river = _listed(position, [described(position, items.PRODUCTION.id(tile)) for tile in state.river if tile])
    return Section(say(f"{D}.label.seals"), seals, (Section(say(f"{D}.words.production"), river),))


def _parler(position: Position, parler: Parler) -> Section:
    """Describe Peter Parler's tracks, his marks in the display, his pawn and his last card."""
    say = position.texts
    lines = [
        say(f"{D}.words.track", track=say(f"{D}.track.{track}"), space=printed(track, space))
        for track, space in zip(TRACKS, parler.tracks, strict=False)
    ]
    for kind, slot in zip(KINDS, parler.rows, strict=True):
        lines.append(f"{say(f'{D}.label.row_{kind}')}: {say(f'{D}.words.parler_marks', n=slot + 1)}")
    lines.append(say(f"{D}.words.parler_pawn_at", plaza=say(f"{D}.name.{PLACES[parler.pawn].id}")))
    lines += [described(position, items.PARLER_CARD.id(card)) for card in parler.played[-1:]]
    return Section(say(f"{D}.meta.rival"), tuple(lines))
