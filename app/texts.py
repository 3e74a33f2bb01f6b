"""Words by key, in German and English. Pure: no Qt, so that layouts and tests can use it.

A text is a template: ``{n}`` inserts a value, ``{kind@burgundy_cards.kind}`` looks the value up as a key of its own
(``burgundy_cards.kind.ship``). ``key.one`` or ``key.other`` is chosen by the value ``n``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from unicodedata import bidirectional

import msgspec

from app.figures import figure

LANGUAGES = ("en", "de")
FIRST_STRONG, END = "\u2068", "\u2069"
"""Around words that have a direction of their own: that of their first letter (UAX 9, FSI and PDI)."""
FIELD = re.compile(r"\{(\w+)(?:@([\w.]+))?\}")


@cache
def _texts(language: str, domain: str) -> MappingProxyType[str, str]:
    """Return the texts of a language in one file by full key, of which the file's name is the first part; none if there is no such file."""
    path = files("resources").joinpath("texts", f"{domain}.{language}.json")
    found = msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.is_file() else {}
    return MappingProxyType({f"{domain}.{key}": text for key, text in found.items()})


def _beside(language: str, key: str) -> MappingProxyType[str, str]:
    """Return the texts among which that of a key is."""
    return _texts(language, key.partition(".")[0])


class Texts:
    """The words of one language. Raises KeyError for a key that does not exist."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language}")
        self.language = language

    @property
    def other(self) -> Texts:
        """The words in the other language."""
        return Texts(next(language for language in LANGUAGES if language != self.language))

    def own(self, game: str, key: str) -> str:
        """Return the key of a game's own words for ``key``, if it has any: what its points are called may differ."""
        own = f"{game}.{key}"
        return own if self.has(own) or self.has(f"{own}.other") else key

    def has(self, key: str) -> bool:
        """Say whether there are words for ``key``."""
        return key in _beside(self.language, key)

    def values(self, key: str) -> tuple[str, ...]:
        """Return the names of the values that the text of ``key`` inserts; none if there are no words for it."""
        return tuple(_parts(_beside(self.language, key).get(key, ""))[1::3])

    def __call__(self, key: str, /, **values: int | str) -> str:
        """Return the text of ``key`` with ``values`` filled in."""
        words = _beside(self.language, key)
        if key not in words and "n" in values:
            key = f"{key}.one" if values["n"] == 1 else f"{key}.other"
        first, *fields = _parts(words[key])
        if not fields:
            return first
        said = [first]
        for name, prefix, after in zip(fields[::3], fields[1::3], fields[2::3], strict=True):
            said += (self(f"{prefix}.{values[name]}") if prefix else _printed(values[name]), after)
        return "".join(said)


def _printed(value: int | str) -> str:
    return figure(value) if isinstance(value, int) else isolated(value)


def isolated(words: str) -> str:
    """Return words of any script so that the direction of their writing turns nothing around them: names, above all."""
    if words.isascii() or words.startswith(FIRST_STRONG):
        return words
    turns = any(bidirectional(character) in ("R", "AL", "AN") for character in words)
    return f"{FIRST_STRONG}{words}{END}" if turns else words


def joined(names: Iterable[str], between: str = ", ") -> str:
    """Return names one after the other, each in the direction of its own writing."""
    return between.join(map(isolated, names))


def bracketed(words: str, more: str) -> str:
    """Return words with more in brackets after them: in the same ones if they end with brackets, and without brackets of its own."""
    more = more.replace(" (", ", ").replace(")", "")
    return f"{words[:-1]}; {more})" if words.endswith(")") else f"{words} ({more})"


@cache
def _parts(template: str) -> list[str]:
    """Return a template split into words, then for each field its name, the domain it is looked up in (or None), and the words after it."""
    return FIELD.split(template)
