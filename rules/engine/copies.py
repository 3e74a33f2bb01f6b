"""Copying a state: parts that can change are copied, parts that never change are shared.

Values never change: numbers, text, tuples of values, frozen structs of values. Lists and other structs can change. Which fields hold such
parts is read from the annotations, once for each type, so a copy never has to encode or decode the state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType

T = TypeVar("T", bound=Struct)
Copy = Callable[[Any], Any]
PLAIN = (bool, bytes, float, int, str, type(None), UnsetType)
UNIONS = (Union, type(int | str))


def copier(of: type[T]) -> Callable[[T], T]:
    """Return a function that copies states of type ``of``.

    Raises ``TypeError`` for a type with a field for which it is unclear whether and how to copy it.
    """
    copy = _copier_of_struct(of)
    if copy is None:
        raise TypeError(f"{of.__name__} never changes")
    return copy


@cache
def _copier_of_struct(of: Any) -> Copy | None:
    """Return a function that copies a struct, or None if it never changes."""
    types = get_type_hints(of)
    copies = {name: _copier(types[name], f"{of.__name__}.{name}") for name in of.__struct_fields__}
    changing = tuple((name, copy) for name, copy in copies.items() if copy is not None)
    if of.__struct_config__.frozen:
        if changing:
            raise TypeError(f"{of.__name__} is frozen, but its {changing[0][0]} changes")
        return None
    shallow: Copy = of.__copy__
    if not changing:
        return shallow

    def copied(old: Any) -> Any:
        new = shallow(old)
        for name, copy in changing:
            setattr(new, name, copy(getattr(old, name)))
        return new

    return copied


def _copier(of: Any, where: str) -> Copy | None:
    """Return a function that copies a value of an annotated type, or None if it never changes."""
    kind, inner = get_origin(of), get_args(of)
    if of in PLAIN or kind is Literal:
        return None
    if kind is list and inner[0] is Any:  # the steps still to be done: frozen, and each checked where the game is defined
        return list
    if kind is list:
        return _copier_of_many(list, _copier(inner[0], where))
    if kind is tuple and inner[-1:] == (...,):
        each = _copier(inner[0], where)
        return None if each is None else _copier_of_many(tuple, each)
    if kind is tuple and all(_copier(item, where) is None for item in inner):
        return None
    if kind in UNIONS:
        return _copier_of_one_or_none(inner, where)
    if kind is None and isinstance(of, type) and issubclass(of, Struct):
        return _copier_of_struct(of)
    raise TypeError(f"{where}: a state cannot hold {of} there")


def _copier_of_many(kind: Callable[[Any], Any], each: Copy | None) -> Copy:
    return kind if each is None else lambda values: kind(map(each, values))


def _copier_of_one_or_none(types: tuple[Any, ...], where: str) -> Copy | None:
    """Return a function that copies a value of a union. If one of its types may change, the only other type may be None."""
    copies = [copy for of in types if (copy := _copier(of, where)) is not None]
    if not copies:
        return None
    if len(types) > 2 or type(None) not in types:
        raise TypeError(f"{where}: what may change can stand beside None only")
    (copy,) = copies
    return lambda value: None if value is None else copy(value)
