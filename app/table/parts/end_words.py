"""The warning on the button that ends the turn: what can still be used and is lost then. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from app.table.position import Position
from rules import Use


class EndWords(Struct, frozen=True):
    """The warning as the words on the button and, if they only sum it up, in full."""

    label: str = ""
    tip: str = ""


def end_words(position: Position, lost: Sequence[Use], own: str) -> EndWords:
    """Return the warning; empty if nothing is lost. A game's ``own`` warning goes first."""
    if not lost:
        return EndWords(own)
    say, kinds = position.texts, _kinds(lost)
    n, whole = kinds.total(), lost_words(position, lost)
    short = whole if len(kinds) == 1 else say("table.lost", n=n, what=say("table.things", n=n))
    ending = f"{say('table.end_turn')}: "
    if own:
        return EndWords(own, f"{own}. {ending}{whole}")
    return EndWords(ending + short, ending + whole if whole != short else "")


def lost_words(position: Position, lost: Sequence[Use]) -> str:
    """Return everything that is lost in one sentence, without a full stop."""
    kinds, say = _kinds(lost), position.texts
    things = ", ".join(say(f"{position.game}.use.{kind}", n=n) for kind, n in kinds.items())
    return say("table.lost", n=kinds.total(), what=things)


def _kinds(lost: Sequence[Use]) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for use in lost:
        kinds[use.kind] += use.n
    return kinds
