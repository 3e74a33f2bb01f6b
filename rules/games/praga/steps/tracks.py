"""The four tracks: steps, production and what is drawn on the way (PC-9.2 to 9.7, 10.1 to 10.4, 11)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId
from rules.engine.values import removed, replaced

from .. import items
from ..components import (
    BEYOND,
    COUNT,
    LEVEL_AT,
    PRODUCTION,
    PRODUCTION_SPACE,
    SEAL_SPACE,
    TECHNOLOGY_TRACK,
    TOP,
    TRACKS,
)
from ..state import State
from .draws import DrawTechnology
from .gains import receive, sums, watch


class Advance(PlayerStep, frozen=True, tag=True):
    """PC-9.7: steps on a track, one by one."""

    track: int
    steps: int

    def run(self, ctx: Context[State]) -> None:
        player, track = self.player, self.track
        seat = ctx.state.seats[player]
        item = items.TRACK.id(player, TRACKS[track])
        space = seat.tracks[track]
        if space == TOP[track]:
            self._beyond(ctx, item)
            return
        space += 1
        seat.tracks = replaced(seat.tracks, track, space)
        ctx.emit("step", player, (item,), _CLAUSES[track], track=TRACKS[track], space=space)
        if self.steps > 1:
            ctx.then(Advance(player, track, self.steps - 1))
        if track == TECHNOLOGY_TRACK:
            if space in LEVEL_AT:
                ctx.then(DrawTechnology(player, LEVEL_AT[space]))
        elif track in _PRODUCING:
            watch(ctx, player, f"{TRACKS[track]}_step")
            if space == PRODUCTION_SPACE[track]:
                ctx.then(ChooseProduction(player, track))
            if space == SEAL_SPACE[track]:
                seat.seal_rights += 1
                ctx.emit("seal_right", player, (item,), "PC-9.6")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.TRACK.id(self.player, TRACKS[self.track])

    def _beyond(self, ctx: Context[State], item: ItemId) -> None:
        """Give what further steps at the end of a track bring: points for the two of knowledge, nothing for the others (PC-9.4)."""
        beyond = BEYOND.get(self.track)
        if beyond is not None:
            gains = {what: n * self.steps for what, n in sums(beyond).items()}
            receive(ctx, self.player, gains, "tracks", "beyond", (item,), _CLAUSES[self.track])


_PRODUCING = range(len(COUNT))
_CLAUSES = ("PC-9.4", "PC-9.4", "PC-10.1", "PC-11.1")


class ChooseProduction(PlayerStep, frozen=True, tag=True):
    """PC-9.5: one of the production tiles of the river goes to space 1 of the track."""

    track: int

    def options(self, ctx: Context[State]) -> list[Action]:
        # each track has its own of tiles that are alike, so that there is no trace of which track chose first
        first = {PRODUCTION[tile].id: tile for tile in reversed(ctx.state.river)}
        own = {PRODUCTION[tile].id: tile for tile in ctx.state.river} if self.track else first
        return [items.pick("production", items.PRODUCTION.id(own[id_])) for id_ in reversed(first)]

    def take(self, ctx: Context[State], action: Action) -> None:
        seat = ctx.state.seats[self.player]
        tile = items.PRODUCTION.key(action.picks[0])
        ctx.state.river = removed(ctx.state.river, tile)
        seat.production = replaced(seat.production, self.track, tile)
        ctx.emit("production", self.player, (action.picks[0], self.source(ctx)), "PC-9.5")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.TRACK.id(self.player, TRACKS[self.track])
