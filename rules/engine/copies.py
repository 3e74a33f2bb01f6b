"""Copies of a state: what changes is copied, what never changes is shared.

Values never change: numbers, text, tuples of values, frozen structs of values. Other structs change, and lists. Which fields hold some is
read off the annotations, once for each type of state; so a copy neither writes the state nor reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct, inspect

T = TypeVar("T")
Copy = Callable[[Any], Any]
PLAIN = (
    inspect.BoolType,
    inspect.BytesType,
    inspect.FloatType,
    inspect.IntType,
    inspect.LiteralType,
    inspect.NoneType,
    inspect.StrType,
)


def copier(of: type[T]) -> Callable[[T], T]:
    """What copies a state of the type ``of``.

    Raises ``TypeError`` for a type that holds something of which nobody can say whether and how to copy it.
    """
    copy = _copier(inspect.type_info(of), of.__name__)
    if copy is None:
        raise TypeError(f"{of.__name__} never changes")
    return copy


def _copier(of: inspect.Type, where: str) -> Copy | None:
    """What copies a value of a type; None: it is shared."""
    match of:
        case inspect.StructType():
            return _copier_of_struct(of.cls, {field.name: _copier(field.type, f"{where}.{field.name}") for field in of.fields}, where)
        case inspect.ListType(item_type=item):
            return _copier_of_many(list, _copier(item, where))
        case inspect.VarTupleType(item_type=item):
            each = _copier(item, where)
            return None if each is None else _copier_of_many(tuple, each)
        case inspect.UnionType(types=types):
            return _copier_of_one_or_none(types, where)
        case inspect.TupleType(item_types=types) if all(_copier(item, where) is None for item in types):
            return None
        case _ if isinstance(of, PLAIN):
            return None
    raise TypeError(f"{where}: a state cannot hold {type(of).__name__.removesuffix('Type')} there")


def _copier_of_struct(cls: type[Struct], fields: dict[str, Copy | None], where: str) -> Copy | None:
    changing = tuple((name, copy) for name, copy in fields.items() if copy is not None)
    if cls.__struct_config__.frozen:
        if changing:
            raise TypeError(f"{where}: {cls.__name__} is frozen, but its {changing[0][0]} changes")
        return None
    shallow: Copy = cls.__copy__  # type: ignore[attr-defined]  # not in the stubs
    if not changing:
        return shallow

    def copied(old: Any) -> Any:
        new = shallow(old)
        for name, copy in changing:
            setattr(new, name, copy(getattr(old, name)))
        return new

    return copied


def _copier_of_many(kind: Callable[[Any], Any], each: Copy | None) -> Copy:
    return kind if each is None else lambda values: kind(map(each, values))


def _copier_of_one_or_none(types: tuple[inspect.Type, ...], where: str) -> Copy | None:
    """For a union: at most one of its types may be one that changes, and only None may stand beside that."""
    copies = [copy for of in types if (copy := _copier(of, where)) is not None]
    if not copies:
        return None
    if len(types) > 2 or not any(isinstance(of, inspect.NoneType) for of in types):
        raise TypeError(f"{where}: what may change can stand beside None only")
    (copy,) = copies
    return lambda value: None if value is None else copy(value)
