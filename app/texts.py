"""Words by key, in German and English. Pure: no Qt, so that layouts and tests can use it.

A text is a template: ``{n}`` inserts a value, ``{kind@burgundy_cards.kind}`` looks the value up as a key of its own
(``burgundy_cards.kind.ship``). ``key.one`` and ``key.other`` are chosen by the value ``n``.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from types import MappingProxyType

LANGUAGES = ("en", "de")
FIELD = re.compile(r"\{(\w+)(?:@([\w.]+))?\}")


@cache
def _words(language: str) -> MappingProxyType[str, str]:
    """All texts of a language by full key; the file's name is the first part of the key."""
    found: dict[str, str] = {}
    for path in sorted(files("resources").joinpath("texts").iterdir(), key=lambda p: p.name):
        domain, _, rest = path.name.partition(".")
        if rest == f"{language}.json":
            for key, text in json.loads(path.read_text(encoding="utf-8")).items():
                found[f"{domain}.{key}"] = text
    return MappingProxyType(found)


class Texts:
    """The words of one language. Raises KeyError for a key that does not exist."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language}")
        self.language = language

    def has(self, key: str) -> bool:
        """Whether there are words for ``key``."""
        return key in _words(self.language)

    def __call__(self, key: str, **values: int | str) -> str:
        """The text of ``key`` with ``values`` filled in."""
        words = _words(self.language)
        if key not in words and "n" in values:
            key = f"{key}.one" if values["n"] == 1 else f"{key}.other"

        def fill(match: re.Match[str]) -> str:
            name, prefix = match.groups()
            value = values[name]
            return self(f"{prefix}.{value}") if prefix else str(value)

        return FIELD.sub(fill, words[key])
