"""What a game brings for the suite of refusals: things that cannot be chosen, and what is said of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import Struct, field

from rules import Game, ItemId, Record
from tests.app.programs import ROOT


class Asked(NamedTuple):
    """A thing that is clicked in a position, after some picks."""

    record: Record
    item: ItemId
    picks: tuple[ItemId, ...] = ()


class Refusal(Struct, frozen=True, eq=False):
    """What is asked, and what is said: the very ``words`` by language, or the reason ``why`` with something filled in.

    By actions of the ``other`` kinds, which are not those meant, the thing can be chosen all the same.
    """

    asked: Callable[[], Asked]
    words: Mapping[str, str] = field(default_factory=dict)
    why: str = ""
    other: frozenset[str] = frozenset()


def after(game: Game[Any], kinds: tuple[str, ...]) -> Game[Any]:
    """Return the game after the first legal action of each kind."""
    for kind in kinds:
        game.apply(next(action for action in game.legal if action.kind == kind))
    return game


def is_said(game: str, words: str, why: str, language: str) -> bool:
    """Say whether words are those of a refusal, with something filled in."""
    said: dict[str, str] = json.loads((ROOT / "resources" / "texts" / f"{game}_rules.{language}.json").read_text(encoding="utf-8"))
    templates = [said[key] for key in (f"refusal.{why}{end}" for end in ("", ".one", ".other")) if key in said]
    patterns = [".+".join(map(re.escape, re.split(r"\{[^}]*\}", template))) for template in templates]
    return any(re.fullmatch(pattern, words) for pattern in patterns)
