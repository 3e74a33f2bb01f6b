"""The contents of ``components.json``, typed: every number in the game and what every ability does (GH-12, GH-13, GH-17).

Profession cards are the integers 1 to 240: by profession (the base set, then Job Faire), colour and copy. VP cards are 1 to 30 in the order
of the file. Tables by card have a first entry that stands for the back of a hidden card. Cards with the same **identity** are identical
(GH-1.2); an identity is also a bit, so that the identities in a hall form a single number.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct

Cards = tuple[int, ...]
"""Cards of one deck, in order."""
Zone = Literal["hand", "guildhall", "draw_pile", "discard_pile"]
"""The places abilities take cards from and put them in."""
Whose = Literal["self", "target", ""]
"""The acting player, the opponent chosen, or no one for a zone shared by all."""

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))


def _constant(name: str) -> int:
    found: int = DATA["constants"][name]["value"]
    return found


ACTIONS: int = _constant("actions_per_turn")
HAND_REFILL: int = _constant("hand_refill")
ROW: int = _constant("vp_row_size")
MAX_CHAPTERS: int = _constant("max_completed_chapters")
SETUP_HAND: int = _constant("setup_hand")
SETUP_HALL: int = _constant("setup_guildhall_cards")
TOKEN_VP: int = _constant("vp_token_value")

COLOURS: tuple[str, ...] = tuple(item["id"] for item in DATA["colours"]["items"])
CHAPTER: int = len(COLOURS)
"""The number of cards in a completed chapter: one of each colour (GH-1.5)."""
SETS: dict[str, tuple[str, ...]] = {
    "base": tuple(item["id"] for item in DATA["professions"]["items"]),
    "job_faire": tuple(item["id"] for item in DATA["job_faire"]["professions"]),
}
"""The two printed sets of professions (GH-17.1)."""
PROFESSIONS: tuple[str, ...] = (*SETS["base"], *SETS["job_faire"])
SET_SIZE: int = len(SETS["base"])
"""The number of professions in a game."""
COPIES: int = DATA["profession_deck"]["copies_per_card"]

_identities = [(profession, colour) for profession in range(len(PROFESSIONS)) for colour in range(CHAPTER)]
CARDS: Cards = tuple(range(1, len(_identities) * COPIES + 1))
IDENTITY: tuple[int, ...] = (-1, *((card - 1) // COPIES for card in CARDS))
"""The profession and colour of a card as one number."""
BIT: tuple[int, ...] = (0, *(1 << IDENTITY[card] for card in CARDS))
"""The identity of a card as a bit; a hidden card has none."""
PROFESSION: tuple[int, ...] = (-1, *(_identities[IDENTITY[card]][0] for card in CARDS))
"""The profession of a card, as an index into ``PROFESSIONS``."""
COLOUR: tuple[int, ...] = (-1, *(_identities[IDENTITY[card]][1] for card in CARDS))
"""The colour of a card, as an index into ``COLOURS``."""
NAME: tuple[str, ...] = ("", *(f"{PROFESSIONS[PROFESSION[card]]}_{COLOURS[COLOUR[card]]}" for card in CARDS))
"""The name of a card, shared by identical cards: ``weaver_red``."""
COLUMN: tuple[int, ...] = tuple(((1 << CHAPTER) - 1) << CHAPTER * profession for profession in range(len(PROFESSIONS)))
"""The bits of each profession."""


class Move(Struct, frozen=True):
    """One part of a transfer, happening at the same time as the others (GH-7.2).

    ``whole``: it moves chapters, that is all open cards of a profession; otherwise single cards. ``maximum`` None: as many as the player
    likes. ``different``: the cards must be of different professions. ``top``: only the top card of the pile. ``search``: the whole pile is
    looked through.
    """

    id: str
    source: Zone
    giver: Whose
    whole: bool
    minimum: int
    maximum: int | None
    goal: Zone
    taker: Whose
    different: bool = False
    top: bool = False
    search: bool = False


Op = Literal["gain_vp_tokens", "gain_actions", "draw", "transfer", "reveal_place_or_discard"]
"""The kinds of atomic operations (GH-1.14)."""


class Operation(Struct, frozen=True):
    """One atomic operation of an ability; which fields are used depends on ``op``. ``transfer`` is an index into ``TRANSFERS``."""

    op: Op
    count: int = 0
    transfer: int = -1
    source: Zone = "draw_pile"
    pick: Literal["top", "random", "choose"] = "top"


Ability = tuple[Operation, ...]
"""The operations of a level of a profession or of a VP card, in order (GH-1.14). Empty: no effect."""


class Level(Struct, frozen=True):
    """One line of a profession card: the strength from which it can be used, what it does, and the clause that defines it."""

    level: int
    ability: Ability
    clause: str


def _move(raw: dict[str, Any]) -> Move:
    if raw["unit"] == "chapter" and (raw["min"], raw["max"]) != (1, 1):
        raise ValueError("a move takes one chapter or cards")
    return Move(
        id=raw["id"],
        source=raw["from"]["zone"],
        giver=raw["from"]["player"] or "",
        whole=raw["unit"] == "chapter",
        minimum=raw["min"],
        maximum=raw["max"],
        goal=raw["to"]["zone"],
        taker=raw["to"]["player"] or "",
        different=raw.get("distinct_by") == "profession",
        top=raw.get("position") == "top",
        search=raw.get("search", False),
    )


_transfers: dict[tuple[Move, ...], int] = {}
"""All kinds of transfer, with their numbers."""


def _operation(raw: dict[str, Any]) -> Operation:
    moves = tuple(map(_move, raw.get("moves", ())))
    if len(moves) > 2:
        raise ValueError("a transfer has at most two moves")
    transfer = _transfers.setdefault(moves, len(_transfers)) if moves else -1
    source = raw.get("source", {}).get("zone", "draw_pile")
    return Operation(raw["op"], raw.get("count", 0), transfer, source, raw.get("pick", "top"))


ALWAYS = ("gain_vp_tokens", "gain_actions")
"""Operations that always work."""


def _ability(raw: dict[str, Any] | None) -> Ability:
    """Return the operations in order, without ``choose_opponent``: where cards come from and go to shows that there is one target
    (GH-7.10).

    Mere gains come after anything chosen: until the choices are made, nothing has happened and the whole ability can be declined (GH-4.7).
    """
    found = [_operation(step) for step in (raw["steps"] if raw else ()) if step["op"] != "choose_opponent"]
    return tuple(sorted(found, key=lambda operation: operation.op in ALWAYS))


LEVELS: tuple[tuple[Level, ...], ...] = tuple(
    tuple(Level(level["level"], _ability(level["effect"]), level["rule"]) for level in profession["levels"])
    for profession in (*DATA["professions"]["items"], *DATA["job_faire"]["professions"])
)
"""The levels of each profession, the lowest first."""
HIGHEST_LEVEL: int = max(level.level for levels in LEVELS for level in levels)
_vp: list[dict[str, Any]] = [card for card in DATA["vp_cards"]["cards"] for _ in range(card["copies"])]
VP_CARDS: Cards = tuple(range(1, len(_vp) + 1))
VP_NAME: tuple[str, ...] = ("", *(card["id"] for card in _vp))
VP_VALUE: tuple[int, ...] = (0, *(card["vp"] for card in _vp))
VP_COST: tuple[int, ...] = (0, *(card["cost_completed_chapters"] for card in _vp))
VP_ABILITY: tuple[Ability, ...] = ((), *(_ability(card["effect"]) for card in _vp))
VP_CLAUSE: tuple[str, ...] = ("", *(card["rule"] for card in _vp))
TRANSFERS: tuple[tuple[Move, ...], ...] = tuple(_transfers)
"""The moves of each kind of transfer, which happen at the same time."""


def _uses_hand(ability: Ability) -> bool:
    return any(move.source == "hand" for operation in ability if operation.transfer >= 0 for move in TRANSFERS[operation.transfer])


ALONE: tuple[bool, ...] = tuple(not any(_uses_hand(level.ability) for level in levels) for levels in LEVELS)
"""For each profession, whether its abilities can be carried out regardless of what else is in the player's hand."""


def _small(players: int) -> Cards:
    left: dict[str, int] = dict(DATA["vp_deck_by_players"][str(players)]["remove"])
    removed: list[int] = []
    for card in VP_CARDS:
        if left.get(VP_NAME[card], 0) > 0:
            left[VP_NAME[card]] -= 1
            removed.append(card)
    return tuple(removed)


VP_REMOVED: dict[int, Cards] = {players: _small(players) for players in (2, 3, 4)}
"""The VP cards left out of a game, by number of players (GH-2.2, 2.3)."""

DECKS: dict[str, Cards] = {"profession": CARDS, "vp": VP_CARDS}
"""All cards of the game, by deck."""
