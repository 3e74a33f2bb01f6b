"""A game for one to five players, registered for one test: it needs what no finished game asks of the pages yet."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.machinery import ModuleSpec
from types import MappingProxyType, ModuleType
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

import rules
from app import texts
from rules.engine import registry
from rules.games.burgundy_cards.meta import META
from tests.app.toy import toy_ui
from tests.engine.toy import TOY

GAME = "toy"
WORDS = {
    "option.open": "Open hands",
    "option.open.on": "Everybody sees them.",
    "option.open.off": "Nobody else sees them.",
    "option.pace": "Pace",
    "option.pace.on": "Slow",
    "option.pace.off": "Fast",
}


@contextmanager
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Add the toy game to the program, with the words of the Card Game where it has none of its own; yield its id."""
    meta = msgspec.structs.replace(TOY.meta, min_players=1, max_players=5, solo=True)
    ui = replace(toy_ui(), pictograms={"option.open": "eye", "option.pace": "timer-sand"})

    def picture(p: QPainter, r: QRectF) -> None:
        p.fillRect(r, "#805020")

    parts: dict[str, dict[str, Any]] = {
        f"rules.games.{GAME}.meta": {"META": meta},
        f"rules.games.{GAME}.game": {"GAME": replace(TOY, meta=meta)},
        f"app.games.{GAME}": {},
        f"app.games.{GAME}.ui": {"UI": ui},
        f"app.games.{GAME}.cover": {"cover": picture},
        f"app.games.{GAME}.painters": {"PAINTERS": {}},
    }
    for name, contents in parts.items():
        module = ModuleType(name)
        module.__spec__ = ModuleSpec(name, None, is_package=True)
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, name, module)
    for where in (rules, registry):
        monkeypatch.setattr(where, "IDS", (*registry.IDS, GAME))
    usual = texts._texts

    @cache
    def words(language: str, domain: str) -> MappingProxyType[str, str]:
        if domain != GAME:
            return usual(language, domain)
        known = usual(language, META.id)
        of_another = {f"{GAME}{key.removeprefix(META.id)}": said for key, said in known.items() if key.startswith(f"{META.id}.meta.")}
        return MappingProxyType({**of_another, **{f"{GAME}.{key}": said for key, said in WORDS.items()}})

    monkeypatch.setattr(texts, "_texts", words)
    try:
        yield GAME
    finally:
        for known in (registry.meta, registry.rules_of):
            known.cache_clear()
