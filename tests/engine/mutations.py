"""Random changes to a real save: to its bytes, to its values, and to the card game's position so that it still looks sound."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from rules import Record, encode
from tests.engine.forge import laid_out, opened, packed


class Chance(Protocol):
    """What both ``random.Random`` and the generators of hypothesis' randoms() offer."""

    def randrange(self, n: int, /) -> int: ...
    def choice(self, items: Any, /) -> Any: ...
    def random(self) -> float: ...


PositionChange = Callable[[Any, Chance], None]
NUMBERS = (-1, 0, 1, 2, 3, 5, 6, 7, 20, 115, 1 << 31, 1 << 63, 1 << 64, 10**30, -(10**30))
VALUES: tuple[Any, ...] = (*NUMBERS, True, False, None, 1.5, "", "x", "castle", [], {}, [1], {"a": 1})
STEPS = (
    {"step": "EndTurn"},
    {"step": "PlayCard"},
    {"step": "PhaseBonus"},
    {"step": "Offer"},
    {"step": "StartTurn"},
    {"step": "EndRound"},
    {"step": "EndPhase"},
    {"step": "StartPhase"},
    {"step": "StartRound"},
    {"step": "RevealEgon"},
    {"step": "Pool", "steps": [], "joinable": False},
    *(
        {
            "step": "Pool",
            "steps": [{"step": "PhaseBonus", "player": player}, {"step": "TakeTop", "player": 0, "pools": ["goods"]}],
            "joinable": joinable,
        }
        for player in (0, 1)
        for joinable in (False, True)
    ),
    {"step": "TakeTop", "pools": ["goods"], "card": 0},
    {"step": "TakeTop", "pools": ["animals", "goods"], "card": 0},
    {"step": "DieAction", "die": 4, "card": 0},
    *(
        {"step": step, "card": card}
        for step in ("TownHall", "Warehouse", "TakeFromDisplay")
        for card in (0, 30, 95, 100, 105, 110, 112, 114)
    ),
)


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


def position_changed(document: Any, chance: Chance) -> None:
    """Move and exchange cards, change counters and steps: only a check that knows the rules can detect it."""
    of = document["state"]
    for _ in range(1 + chance.randrange(4)):
        match chance.randrange(7):
            case 0:
                one, other = chance.choice(lists(of, int)), chance.choice(lists(of, int))
                i, j = chance.randrange(len(one)), chance.randrange(len(other))
                one[i], other[j] = other[j], one[i]
            case 1:
                chance.choice(lists(of, int)).append(0)
                one = chance.choice(lists(of, int))
                found = [each for each in lists(of, int) if each[-1] == 0]
                for each in found:
                    each.pop()
                    each.append(one.pop(chance.randrange(len(one)))) if one and one is not each else None
            case 2:
                seat = chance.choice(of["seats"])
                seat[chance.choice(("workers", "silver"))] = chance.choice((0, 1, 2, 3, 7, 50, 99, 150))
                for credited in of["credited"][:1]:
                    credited[2] = chance.choice((0, 1, 2, 3, 7, 50, 99, 150))
            case 3:
                name = chance.choice(("turn_of", "first", "holder", "phase", "round", "rounds"))
                of[name] = chance.randrange(7)
            case 4:
                name = chance.choice(("turned", "bought"))
                of[name] = not of[name]
            case 5:
                step = {"player": of["turn_of"], **chance.choice(STEPS)}
                of["pending"].insert(chance.choice((0, len(of["pending"]), chance.randrange(len(of["pending"]) + 1))), step)
            case _:
                if of["pending"]:
                    del of["pending"][chance.randrange(len(of["pending"]))]


def mutated(record: Record, chance: Chance, position: PositionChange | None = None) -> bytes:
    """Return a save of ``record``, changed in its bytes, values or position; half of the latter claim to be laid out by hand.

    ``position`` makes changes that know the game; the default is the card game's.
    """
    position = position or (position_changed if record.header.game == "burgundy_cards" else values_changed)
    if chance.randrange(4) == 0:
        return bytes_changed(encode(record), chance)
    document = opened(record)
    chance.choice((values_changed, position, position))(document, chance)
    return packed(laid_out(document) if chance.random() < 0.5 else document)
