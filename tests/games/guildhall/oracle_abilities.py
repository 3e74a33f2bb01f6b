"""Define what every level does, written from the text of the rules and not read from the data.

Zones: ``own`` and ``foreign`` halls, ``hand``, ``discard``.
"""

from msgspec import Struct


class Move(Struct, frozen=True):
    """One part of an exchange; all parts happen at the same time (GH-7.2)."""

    name: str
    source: str
    goal: str
    n: int = 1
    chapter: bool = False
    any_number: bool = False
    different: bool = False
    top: bool = False


class Ability(Struct, frozen=True):
    """A level: draw, then exchange, then turn up cards, then gain."""

    draw: int = 0
    moves: tuple[Move, ...] = ()
    reveal: tuple[str, int] = ("", 0)
    tokens: int = 0
    actions: int = 0

    @property
    def search(self) -> bool:
        """Return whether the whole discard pile is searched."""
        return any(move.source == "discard" and not move.top for move in self.moves)

    @property
    def foreign(self) -> bool:
        """Return whether an opponent's hall takes part."""
        return any("foreign" in (move.source, move.goal) for move in self.moves)


def _swap(mine: str, other: str, n: int) -> tuple[Move, ...]:
    """Return a swap of ``n`` cards in one zone for as many in another."""
    return Move("give", mine, other, n), Move("take", other, mine, n)


ABILITIES: dict[str, dict[int, Ability]] = {
    "assassin": {
        0: Ability(moves=(Move("kill", "foreign", "discard"),)),
        2: Ability(moves=(Move("kill", "foreign", "discard", 2, different=True),)),
        4: Ability(moves=(Move("kill", "foreign", "discard", 2),)),
    },
    "dancer": {n: Ability(draw=n, actions=1) for n in range(5)},
    "farmer": {1: Ability(tokens=1), 3: Ability(tokens=2)},
    "historian": {
        0: Ability(moves=(Move("recall", "discard", "own", top=True),)),
        2: Ability(moves=(Move("recall", "discard", "own"),)),
        4: Ability(moves=(Move("recall", "discard", "own", 2),)),
    },
    "trader": {
        0: Ability(moves=_swap("own", "foreign", 1)),
        2: Ability(moves=_swap("own", "foreign", 2)),
        4: Ability(moves=(Move("give", "own", "foreign", chapter=True), Move("take", "foreign", "own", chapter=True))),
    },
    "weaver": {
        0: Ability(moves=(Move("place", "hand", "own"),)),
        2: Ability(moves=(Move("place", "hand", "own", 2), Move("take_back", "own", "hand"))),
        4: Ability(moves=(Move("place", "hand", "own", 0, any_number=True), Move("take_back", "own", "hand", 2))),
    },
    "bricklayer": {
        0: Ability(draw=3, moves=(Move("discard", "hand", "discard", 2),)),
        2: Ability(draw=5, moves=(Move("discard", "hand", "discard", 3),)),
        4: Ability(draw=7, moves=(Move("discard", "hand", "discard", 4),)),
    },
    "hunter": {
        0: Ability(moves=_swap("own", "discard", 1)),
        2: Ability(moves=_swap("own", "discard", 2)),
        4: Ability(moves=(Move("give", "own", "discard", chapter=True), Move("take", "discard", "own", 3))),
    },
    "peddler": {
        0: Ability(moves=_swap("hand", "foreign", 1), actions=1),
        2: Ability(moves=_swap("hand", "foreign", 2), actions=1),
        4: Ability(moves=(Move("give", "hand", "foreign", 3), Move("take", "foreign", "hand", chapter=True)), actions=1),
    },
    "robber": {0: Ability(reveal=("random", 1)), 2: Ability(reveal=("random", 2)), 4: Ability(reveal=("chosen", 2))},
    "scholar": {0: Ability(reveal=("draw", 1)), 2: Ability(reveal=("draw", 3)), 4: Ability(reveal=("draw", 5))},
    "tax_collector": {n: Ability(moves=(Move("gift", "own", "foreign"),), tokens=n) for n in range(5)},
}
"""Sections 12 and 17."""
VP_ABILITIES: dict[str, Ability] = {
    "vp_7": Ability(draw=3, actions=1),
    "vp_4_action": Ability(actions=1),
    "vp_4_draw": Ability(draw=3),
    "vp_3_poach": Ability(moves=(Move("poach", "foreign", "own"),)),
    "vp_3_recall": Ability(moves=(Move("recall", "discard", "own", 2),)),
    "vp_2_takeover": Ability(moves=(Move("takeover", "foreign", "own", chapter=True),)),
    "vp_2_haste": Ability(draw=2, actions=2),
}
"""Section 13."""
