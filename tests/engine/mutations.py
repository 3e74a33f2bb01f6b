"""Random changes to a real save: to its bytes, to its values, and to its position so that it still looks sound."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Protocol

from msgspec import Struct

from rules import Record, Value, encode, new
from tests.engine.forge import laid_out, opened, packed, played_on
from tests.playthroughs.choosers import Chooser


class Chance(Protocol):
    """What both ``random.Random`` and the generators of hypothesis' randoms() offer."""

    def randrange(self, n: int, /) -> int: ...
    def choice(self, items: Any, /) -> Any: ...
    def random(self) -> float: ...


PositionChange = Callable[[Any, Chance], None]
"""A change of a position, which is given as plain data."""
COUNTS = (0, 1, 2, 3, 4, 5, 6, 10, 20, 40)
NUMBERS = (-1, 0, 1, 2, 3, 5, 6, 7, 20, 115, 1 << 31, 1 << 63, 1 << 64, 10**30, -(10**30))
VALUES: tuple[Any, ...] = (*NUMBERS, True, False, None, 1.5, "", "x", "castle", [], {}, [1], {"a": 1})


def nodes(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, Any]]:
    """Return every (container, key) of a document."""
    keys = node.keys() if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
    for key in keys:
        yield node, key
        yield from nodes(node[key])


def lists(node: Any, of: type) -> list[list[Any]]:
    """Return every list of values of one type inside it."""
    found = [box[key] for box, key in nodes(node)]
    return [each for each in found if isinstance(each, list) and each and all(type(value) is of for value in each)]


def bytes_changed(data: bytes, chance: Chance) -> bytes:
    """Flip bits; cut out, double and exchange pieces."""
    changed = bytearray(data)
    for _ in range(1 + chance.randrange(3)):
        at, length = chance.randrange(len(changed)), 1 + chance.randrange(chance.choice((1, 4, 40, 4000)))
        match chance.randrange(5):
            case 0:
                changed[at] ^= 1 << chance.randrange(8)
            case 1:
                del changed[at : at + length]
            case 2:
                changed[at:at] = changed[at : at + length]
            case 3:
                changed[at : at + 1] = b"0123456789-\"'[]{},:.e\\tfn"[chance.randrange(25) :][:1]
            case _:
                del changed[at:]
        if not changed:
            break
    return bytes(changed)


def values_changed(document: Any, chance: Chance) -> None:
    """Replace, remove, double and reorder values."""
    for _ in range(1 + chance.randrange(3)):
        places = list(nodes(document.get("state") if chance.random() < 0.8 else document)) or list(nodes(document))
        if not places:
            return  # everything has been taken out of it
        box, key = chance.choice(places)
        match chance.randrange(6):
            case 0:
                box[key] = chance.choice(VALUES)
            case 1:
                del box[key]
            case 2 if isinstance(box[key], int):
                box[key] += chance.choice((-1, 1))
            case 3 if isinstance(box, list):
                box.insert(key, box[key])
            case 4 if isinstance(box, list):
                other = chance.randrange(len(box))
                box[key], box[other] = box[other], box[key]
            case _:
                other_box, other_key = chance.choice(places)
                if key in (box if isinstance(box, dict) else range(len(box))):
                    box[key] = other_box[other_key] if not isinstance(other_box[other_key], (dict, list)) else chance.choice(NUMBERS)


def position_changing(numbers: Sequence[str], steps: Sequence[dict[str, Any]], *own: PositionChange) -> PositionChange:
    """Return changes of positions that only a check which knows the rules can detect.

    Pieces move and are exchanged, ``numbers`` of the table change, ``steps`` come, change and go; ``own`` is what else a game can change.
    """

    def counted(of: Any, chance: Chance) -> None:
        of[chance.choice(numbers)] = chance.choice(COUNTS)

    def begun(of: Any, chance: Chance) -> None:
        step = {"player": chance.choice((of["turn_of"], 0, 1)), **chance.choice(steps)}
        of["pending"].insert(chance.choice((len(of["pending"]), chance.randrange(len(of["pending"]) + 1))), step)

    changes = (_exchanged, _moved, counted, begun, _step_changed, *own)

    def change(of: Any, chance: Chance) -> None:
        for _ in range(1 + chance.randrange(4)):
            chance.choice(changes)(of, chance)

    return change


def _exchanged(of: Any, chance: Chance) -> None:
    one, other = chance.choice(lists(of, int)), chance.choice(lists(of, int))
    i, j = chance.randrange(len(one)), chance.randrange(len(other))
    one[i], other[j] = other[j], one[i]


def _moved(of: Any, chance: Chance) -> None:
    one, other = chance.choice(lists(of, int)), chance.choice(lists(of, int))
    other.append(one.pop(chance.randrange(len(one))))


def _step_changed(of: Any, chance: Chance) -> None:
    if of["pending"]:
        step = chance.choice(of["pending"])
        keys = [key for key, value in step.items() if isinstance(value, int)]
        if keys and chance.random() < 0.7:
            step[chance.choice(keys)] = chance.choice((-1, 0, 1, 2, 3, 4, 30, 77, 140))
        else:
            of["pending"].remove(step)


def mutated(record: Record, chance: Chance, position: PositionChange) -> bytes:
    """Return a save of ``record``, changed in its bytes, values or ``position``; half of the latter claim to be laid out by hand."""
    if chance.randrange(4) == 0:
        return bytes_changed(encode(record), chance)
    document = opened(record)
    if chance.randrange(3) == 0:
        values_changed(document, chance)
    else:
        position(document["state"], chance)
    return packed(laid_out(document) if chance.random() < 0.5 else document)


Moment = tuple[int, int, dict[str, Value]]
"""Players, decisions made, options."""


class Saves(Struct, frozen=True, eq=False):
    """Saves of a game at some moments, and how positions of it are changed."""

    game: str
    moments: tuple[Moment, ...]
    change: PositionChange
    chooser: Callable[[int], Chooser]

    def at(self, n: int) -> Record:
        """Return the game at a moment. It is shared: do not play on with it."""
        return _at(self, n)

    def any(self, chance: Chance) -> Record:
        """Return the game at any moment."""
        return self.at(chance.randrange(len(self.moments)))

    def mutated(self, chance: Chance) -> bytes:
        """Return one of the saves, changed in its bytes, values or position."""
        return mutated(self.any(chance), chance, self.change)


@cache
def _at(saves: Saves, n: int) -> Record:
    players, decisions, options = saves.moments[n]
    record = new(saves.game, ("Ann", "Ben", "Cid", "Dee", "Eve")[:players], decisions, options)
    return played_on(record, decisions, saves.chooser(decisions))
