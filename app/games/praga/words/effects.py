"""What effects bring, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from app.texts import Texts
from rules.games.praga.effect import POINT, Effect, Effects

D = "praga"


def gains_words(texts: Texts, gains: Iterable[tuple[str, int]]) -> str:
    """Return what is gained or paid as a list in words, without signs."""
    return ", ".join(texts(f"{D}.gain.{what}", n=abs(n)) for what, n in gains if n)


def _gain(texts: Texts, effect: Effect) -> str:
    return texts(f"{D}.gain.{'points' if effect.what == POINT else effect.what}", n=effect.n)


def effects_words(texts: Texts, effects: Effects) -> str:
    """Return what effects bring together, as a list in words."""
    return ", ".join(effect_words(texts, effect) for effect in effects)


def effect_words(texts: Texts, effect: Effect) -> str:
    """Return what an effect brings."""
    say = texts
    match effect.op:
        case "gain":
            return _gain(say, effect)
        case "gain_per":
            return say(f"{D}.effect.per", gain=_gain(say, effect), per=say(f"{D}.per.{effect.per}"))
        case "advance":
            return say(f"{D}.effect.advance", n=effect.n, track=say(f"{D}.track.{effect.what}"))
        case "side_step":
            return say(f"{D}.effect.side", n=effect.n, project=say(f"{D}.name.{effect.what}"))
        case "up_step":
            return say(f"{D}.effect.up")
        case "choose":
            return f" {say(f'{D}.effect.or')} ".join(effects_words(say, branch) for branch in effect.branches)
        case "trade":
            return say(f"{D}.effect.trade", cost=gains_words(say, effect.cost), gain=effects_words(say, effect.branches[0]))
        case "perform_action":
            action = say(f"{D}.effect.any_action") if effect.what == "any" else say(f"{D}.name.{effect.what}")
            performed = say(f"{D}.effect.perform", action=action)
            return say(f"{D}.effect.cheaper", action=performed, cost=gains_words(say, effect.cost)) if effect.cost else performed
        case "produce":
            return say(f"{D}.effect.produce.{effect.what}")
        case "special_tile_right":
            return say(f"{D}.effect.special", gain=effects_words(say, effect.branches[0]))
        case "plaza_both_rewards":
            return say(f"{D}.effect.plaza")
        case _:
            assert_never(effect.op)
