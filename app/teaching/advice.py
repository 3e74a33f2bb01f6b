"""Advice in words: what a computer would do, and why that is better than something else. No Qt."""

from __future__ import annotations

from collections.abc import Sequence, Set
from math import copysign
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from app.texts import Texts

if TYPE_CHECKING:  # bots are loaded when somebody asks for advice
    from rules.bots.reasons import Part, Reasons

STEPS = 3
"""How many steps after the first are told."""
BRIEF = 60
"""The maximum length of a step that is told in full, unless it is the first."""
FINE = 3.0
"""Below this, figures are told in halves."""
BETWEEN = " · "
"""Between two steps."""
KEPT = "\N{NO-BREAK SPACE}·\N{NO-BREAK SPACE}"
"""Between the last step that is told and the sign that there are more, which is never alone on a line."""
MINUS = "\N{MINUS SIGN}"

Begun = Literal["", "go_on", "rather"]


class Compared(Struct, frozen=True):
    """Another plan, named by the first step in which it differs, with the next if need be (empty: it cannot be named), and why it is not
    better.
    """

    step: str
    reasons: Reasons
    begins: bool = True
    """Whether it begins with that step, so that it can be done now."""


class Advice(Struct, frozen=True):
    """What is told of a plan: its steps in words, and why it is better than others.

    If there is nothing to compare it with, it was the only one of ``ideas``, or all of them come to the same; 0: nothing else can be done.
    """

    steps: tuple[str, ...]
    compared: tuple[Compared, ...] = ()
    ideas: int = 0
    quick: bool = False
    """Whether it was not thought out as well as usual."""
    begun: Begun = ""
    """Whether the first step goes on with what is picked already, or is about something else."""
    explained: bool = False
    """Whether the reasons have been told, with the steps before these."""
    wins: bool = False
    """Whether the plan surely wins the game."""


def sentences(say: Texts, game: str, advice: Advice) -> tuple[str, ...]:
    """Return the lines of a piece of advice: what to do now, what then, and why."""
    first, *rest = advice.steps
    rest = [_brief(step) for step in rest]
    more = f"{KEPT}{say('advice.more')}" if len(rest) > STEPS else ""
    then = say("advice.then", steps=BETWEEN.join(rest[:STEPS]) + more) if rest else ""
    first = say(f"advice.{advice.begun}", step=first) if advice.begun else first
    if advice.explained:
        return tuple(line for line in (first, then) if line)
    why = [_why(say, game, other, advice.steps) for other in advice.compared]
    if advice.wins:
        why.insert(0, say("advice.wins"))
    elif not why:
        why.append(_alone(say, advice.ideas))
    if advice.quick:
        why.append(say("advice.quick"))
    return tuple(line for line in (first, then, " ".join(why)) if line)


def part_name(say: Texts, game: str, key: str, fact: bool) -> str:
    """Return the name of a part of a difference: a row of the score, a group of features, or what every game has."""
    common = f"advice.part.{key}"
    return say(common) if say.has(common) else say(f"{game}.{'score' if fact else 'group'}.{key}")


def _alone(say: Texts, ideas: int) -> str:
    """Return why there is nothing to compare a plan with."""
    return say("advice.only" if not ideas else "advice.single" if ideas == 1 else "advice.same")


def _brief(step: str) -> str:
    """Return a step without what it says in brackets at its end, if it is long."""
    return _bare(step) if len(step) > BRIEF else step


def _bare(step: str) -> str:
    """Return a step without what it says in brackets at its end."""
    return step.partition(" (")[0] if step.endswith(")") else step


def _why(say: Texts, game: str, compared: Compared, plan: Sequence[str]) -> str:
    """Return why a plan is better than another, or that it is not."""
    reasons, other = compared.reasons, _name(say, compared, plan)
    if reasons.even:
        return say("advice.even", other=f"{other[0].upper()}{other[1:]}")
    tried = reasons.tried
    if reasons.overturned and tried is not None:
        return say("advice.overturned", other=other, n=round(tried.ahead * tried.worlds), of=tried.worlds)
    better = say.own(game, f"advice.better.{reasons.measure}")
    n = _figure(say, _shown(reasons.difference, reasons))
    named = f"{parts(say, game, reasons)}{_rest(say, reasons)}"
    told = say(better if say.has(better) else _numbered(better, n), n=n, other=other, parts=named)
    return f"{told}{_at_once(say, reasons)}"


def _name(say: Texts, compared: Compared, plan: Sequence[str]) -> str:
    """Return what another plan is called within a sentence: in full where in brief it would sound like a step of the plan itself."""
    if not compared.step:
        return say("advice.the_next")
    brief = _brief(compared.step)
    what = compared.step if brief in map(_bare, plan) else brief
    return say("advice.quoted" if compared.begins else "advice.with", what=what)


def parts(say: Texts, game: str, reasons: Reasons) -> str:
    """Return in words the parts that are named: facts first, then what is estimated, which is called so."""
    told = [(_part(say, game, part, fact, reasons), fact) for part, fact in reasons.named]
    if not told:
        return say("advice.small")
    if len(told) == 2 and not told[0][1] and not told[1][1]:
        return say("advice.both_estimates", first=told[0][0], second=told[1][0])
    return ", ".join(words if fact else say("advice.estimate", what=words) for words, fact in told)


def _part(say: Texts, game: str, part: Part, fact: bool, reasons: Reasons) -> str:
    key, worth = part
    return f"{part_name(say, game, key, fact)} {_signed(say, _rounded(_shown(worth, reasons)))}"


def _rest(say: Texts, reasons: Reasons) -> str:
    """Return what has to be added to the parts that are named, as they are told, to make up the difference as it is told."""
    named = [_shown(worth, reasons) for (_, worth), _ in reasons.named]
    rest = _rounded(_shown(reasons.difference, reasons)) - sum(map(_rounded, named))
    return f", {say('advice.rest')} {_signed(say, rest)}" if named and rest else ""


def _signed(say: Texts, figure: float) -> str:
    return f"{'+' if figure > 0 else MINUS}{_written(say, abs(figure))}"


def _at_once(say: Texts, reasons: Reasons) -> str:
    """Return what a plan brings immediately, if its worth is not counted in points."""
    gained = sum(worth for _, worth in reasons.facts)
    if reasons.measure != "chance" or not gained:
        return ""
    n = _figure(say, abs(gained))
    return f" {say(_numbered('advice.at_once' if gained > 0 else 'advice.less_at_once', n), n=n)}"


def _shown(worth: float, reasons: Reasons) -> float:
    """Return worth as it is told: of a chance, in games of a hundred."""
    return worth * 100 if reasons.measure == "chance" else worth


def _rounded(worth: float) -> float:
    """Return a figure no finer than it is known: small ones in halves, at least a half."""
    size = abs(worth)
    return copysign(round(size) if size >= FINE else max(1, round(2 * size)) / 2, worth)


def _figure(say: Texts, worth: float) -> str:
    return _written(say, _rounded(worth))


def _written(say: Texts, figure: float) -> str:
    return f"{figure:g}".replace(".", "," if say.language == "de" else ".")


def _numbered(key: str, n: str) -> str:
    return f"{key}.{'one' if n == '1' else 'other'}"


def told_apart(
    plan: Sequence[str], others: Sequence[tuple[Sequence[str], Reasons]], leading: Set[str] = frozenset()
) -> tuple[Compared, ...]:
    """Return what a plan is compared with, each named by its first step that is neither in the plan nor among those named before.

    If there is no such step, the first has no name, and others are left out. A step that is ``leading`` says too little by itself: the one
    it leads to is named with it.
    """
    known = {*plan}
    found: list[Compared] = []
    for steps, reasons in others:
        place = next((n for n, step in enumerate(steps) if step not in known), len(steps))
        name = steps[place : place + (2 if {*steps[place : place + 1]} & leading else 1)]
        if name or not found:
            found.append(Compared(BETWEEN.join(name), reasons, begins=place == 0))
        known |= {*steps}
    return tuple(found)
