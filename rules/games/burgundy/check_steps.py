"""Which steps may be open together: the rest of the round, the turn, and what its tiles have set off."""

from __future__ import annotations

from rules.engine.context import Step

from .animals import Geese
from .buildings import CHOICES, Benefit
from .components import BUILDING, BUILDING_EFFECT, BUILDING_KINDS, DICE, KIND, SHEETS
from .founding import PLANS, ChooseDuchy, Reveal
from .phases import EndRound, StartPhase
from .ships import Collect, Sail
from .state import State, estate_of
from .turn import CastleAction, DieAction, EndTurn, StartTurn


def steps_fit(state: State) -> bool:
    """Whether what is to be done is what play leaves to be done."""
    return _founding_fits(state) if not state.round else _turn_fits(state)


def _founding_fits(state: State) -> bool:
    """Before the game: who still has to choose a duchy, in turn order; then secrets are revealed; then the first phase (BU-27)."""
    seats = [state.seats[player] for player in state.order]
    choosing = [step.player for step in reversed(state.pending) if isinstance(step, ChooseDuchy)]
    secret = any(seat.plan.cards for seat in seats)
    offered = [player for player in state.order if state.seats[player].offered]
    expected: list[Step] = [StartPhase()]
    if secret:
        expected.append(Reveal())
    return (
        state.pending == [*expected, *map(ChooseDuchy, reversed(choosing))]
        and choosing[:1] == [state.turn_of]
        and choosing == list(state.order[-len(choosing) :])
        and offered == (list(state.order) if secret else choosing)
        and all(_plans_fit(state, player, secret) for player in state.order)
    )


def _plans_fit(state: State, player: int, secret: bool) -> bool:
    """Whether a player has duchies to choose from and their plans, or a duchy; until then the start castle waits in the storage."""
    seat, duchy_chosen = state.seats[player], estate_of(state, player).duchy
    match seat.offered:
        case ():
            fits = duchy_chosen != 0
        case (only,):
            fits = duchy_chosen == only
        case _:
            fits = duchy_chosen == 0 and seat.offered in SHEETS
    plans = {card for card, (duchy, _) in enumerate(PLANS, 1) if secret and duchy in seat.offered}
    castle, *others = seat.storage
    waits = KIND[castle] == "castle" if seat.offered else not castle
    return fits and set(seat.plan.cards) == plans and waits and not any(others)


def _turn_fits(state: State) -> bool:
    """Whether the stack is the rest of the round, the end of this turn, its dice, and above it what is open in it."""
    player, order = state.turn_of, state.order
    place = order.index(player)
    waiting = [StartTurn(other) for other in reversed(order[place + 1 :])]
    end, *steps = state.pending
    rest = [*waiting, EndTurn(player)]
    unused = state.seats[player].used.count(False)
    opened = steps[len(rest) :]
    dice = [step for step in opened if isinstance(step, DieAction)]
    effects = opened[len(dice) :]
    return (
        isinstance(end, EndRound)
        and steps[: len(rest)] == rest
        and opened[: len(dice)] == dice == [DieAction(player)] * unused
        and all(all(state.seats[other].used) for other in order[:place])
        and not any(any(state.seats[other].used) for other in order[place + 1 :])
        and all(_set_off(state, step, player) for step in effects)
        and all(
            isinstance(above, Collect) == isinstance(below, Sail) for below, above in zip([None, *effects], [*effects, None], strict=True)
        )
        and (not effects or unused < DICE)
        and _each_once(effects)
    )


def _set_off(state: State, step: Step, player: int) -> bool:
    """Whether a tile in the duchy of ``player``, who is in turn, can have opened ``step``."""
    if not isinstance(step, CastleAction | Collect | Geese | Benefit | Sail) or step.player != player:
        return False
    if isinstance(step, Sail):
        return True
    if step.tile not in estate_of(state, player).tiles or not step.tile:
        return False
    match step:
        case CastleAction():
            return KIND[step.tile] == "castle"
        case Collect():
            return KIND[step.tile] == "ship"
        case Geese():
            return KIND[step.tile] == "animal"
        case _:
            kind = BUILDING[step.tile]
            fits = step.kind == kind or (kind == "crane" and step.kind in BUILDING_KINDS)
            return fits and isinstance(step, CHOICES.get(BUILDING_EFFECT[step.kind].type, ()))


def _each_once(effects: list[Step]) -> bool:
    """Whether no tile has opened two steps: each does it once."""
    tiles = [step.tile for step in effects if isinstance(step, CastleAction | Collect | Geese | Benefit)]
    return len(tiles) == len(set(tiles))
