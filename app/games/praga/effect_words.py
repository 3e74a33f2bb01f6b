"""What effects bring, in words."""

from __future__ import annotations

from collections.abc import Iterable

from app.texts import Texts
from rules.games.praga.effect import (
    ADVANCE,
    CHOOSE,
    GAIN,
    GAIN_PER,
    PERFORM,
    PLAZA,
    POINT,
    PRODUCE,
    SIDE,
    SPECIAL,
    TRADE,
    UP,
    Effect,
    Effects,
)

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
        case op if op == GAIN:
            return _gain(say, effect)
        case op if op == GAIN_PER:
            return say(f"{D}.effect.per", gain=_gain(say, effect), per=say(f"{D}.per.{effect.per}"))
        case op if op == ADVANCE:
            return say(f"{D}.effect.advance", n=effect.n, track=say(f"{D}.track.{effect.what}"))
        case op if op == SIDE:
            return say(f"{D}.effect.side", n=effect.n, project=say(f"{D}.name.{effect.what}"))
        case op if op == UP:
            return say(f"{D}.effect.up")
        case op if op == CHOOSE:
            return f" {say(f'{D}.effect.or')} ".join(effects_words(say, branch) for branch in effect.branches)
        case op if op == TRADE:
            return say(f"{D}.effect.trade", cost=gains_words(say, effect.cost), gain=effects_words(say, effect.branches[0]))
        case op if op == PERFORM:
            action = say(f"{D}.effect.any_action") if effect.what == "any" else say(f"{D}.name.{effect.what}")
            performed = say(f"{D}.effect.perform", action=action)
            return say(f"{D}.effect.cheaper", action=performed, cost=gains_words(say, effect.cost)) if effect.cost else performed
        case op if op == PRODUCE:
            return say(f"{D}.effect.produce.{effect.what}")
        case op if op == SPECIAL:
            return say(f"{D}.effect.special", gain=effects_words(say, effect.branches[0]))
        case op if op == PLAZA:
            return say(f"{D}.effect.plaza")
    raise ValueError(f"there are no words for {effect.op}")
