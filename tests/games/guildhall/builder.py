"""Build positions for tests: say only what matters; every card gets a place."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import rules
from rules import Game, Value
from rules.engine.checks import check_state
from tests.games.opening import new_game, record

from .cards import CARDS, COLOURS, VP_NAME, name, profession, read

ID = "guildhall"
SEAT_FIELDS = {"hall", "hand", "completed", "tokens", "vp"}


def table(
    players: int = 2,
    *,
    draw: str | None = None,
    discard: str = "",
    rest: str = "draw",
    row: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    cards: str = "base",
    six: Sequence[str] = (),
    timing: str = "deferred",
    target: int = 20,
    seed: int = 1,
    **mine: Any,
) -> Game[Any]:
    """Build a game at the beginning of the turn of seat 0.

    ``mine`` is what seat 0 has, ``others`` what other seats have: ``hall``, ``hand`` (``red blue trader, green farmer``), ``completed``
    (professions, the oldest first), ``tokens``, ``vp`` (kinds of VP cards).
    ``draw``: the next cards of the draw pile, the first one first. ``discard``: the pile from bottom to top.
    Cards not named go under the draw pile, with ``rest="discard"`` under the discard pile, with ``rest="hand"`` to the hand of
    the last seat. ``row``: the VP cards on offer (None: the dearest), ``deck``: the next ones (None: all others; otherwise those not named
    are out of the game).
    ``cards``: the set of professions, ``six``: which ones for ``custom_six``.
    """
    seats: list[Mapping[str, Any]] = [mine, *((others or {}).get(seat, {}) for seat in range(1, players))]
    for said in seats:
        assert set(said) <= SEAT_FIELDS, set(said) - SEAT_FIELDS
    assert set(others or {}) < set(range(players))
    options = {"profession_set": cards, "excess_chapter_timing": timing}
    game = _first_turn(players, tuple(sorted(options.items())), tuple(six), seed).copy()
    state = game.state
    state.target = target
    _lay_cards(state, seats, draw, discard, rest)
    _lay_vp_cards(state, seats, row, deck)
    for seat, said in zip(state.seats, seats, strict=True):
        seat.tokens = said.get("tokens", 0)
    check_state(game.rules, state)
    return Game(game.rules, state)


@cache
def _first_turn(players: int, options: tuple[tuple[str, Any], ...], six: Sequence[str], seed: int) -> Game[Any]:
    """Return a game at the start of seat 0's first turn, after its set-up."""
    for tried in range(1000 * seed, 1000 * seed + 1000):
        game = begun(fresh(players, tried, **dict(options)), six)
        if game.state.turn_of == 0:
            return game
    raise AssertionError("seat 0 never begins")


def begun(game: Game[Any], six: Sequence[str] = ()) -> Game[Any]:
    """Return the game after its set-up: professions chosen, nothing exchanged, any three cards placed."""
    for one in six:
        game.apply(next(action for action in game.legal if action.picks == (f"profession:{one}",)))
    while game.state.actions_left == 0:
        kinds = [action.kind for action in game.legal]
        kind = next(kind for kind in ("draw", "confirm", "choose", "place") if kind in kinds)
        game.apply(game.legal[kinds.index(kind)])
    return game


class Pool:
    """The cards that have not been placed yet."""

    def __init__(self, cards: Sequence[int], name_of: Mapping[int, str]) -> None:
        self.left = list(cards)
        self.name_of = name_of

    def named(self, name: str) -> int:
        """Take a card by name."""
        found = next((card for card in self.left if self.name_of[card] == name), None)
        assert found, f"there is no {name} any more"
        self.left.remove(found)
        return found

    def all(self, names: Sequence[str]) -> tuple[int, ...]:
        """Take several cards by name."""
        return tuple(map(self.named, names))


def _lay_cards(state: Any, seats: Sequence[Mapping[str, Any]], draw: str | None, discard: str, rest: str) -> None:
    """Put every profession card somewhere."""
    pool = Pool([card for card in CARDS if profession(card) in state.professions], {card: name(card) for card in CARDS})
    for player, (seat, said) in enumerate(zip(state.seats, seats, strict=True)):
        seat.hall, seat.action_area = pool.all(read(said.get("hall", ""))), ()
        seat.hand = seat.hand.holding(pool.all(read(said.get("hand", ""))))
        chapters = [pool.all([f"{colour} {of}" for colour in COLOURS]) for of in said.get("completed", ())]
        seat.chapters = tuple(rules.Pile("profession", "owner", cards, player) for cards in chapters)
    state.discard = state.discard.holding(pool.all(read(discard)))
    state.draw = state.draw.holding(pool.all(read(draw or ""))[::-1])
    left = tuple(pool.left)
    match rest:
        case "draw":
            state.draw = state.draw.holding(left + state.draw.cards)
        case "discard":
            state.discard = state.discard.holding(left + state.discard.cards)
        case _:
            state.seats[-1].hand += left


def _lay_vp_cards(state: Any, seats: Sequence[Mapping[str, Any]], row: Sequence[str] | None, deck: Sequence[str] | None) -> None:
    """Put every VP card somewhere."""
    pool = Pool(list(VP_NAME), VP_NAME)
    for seat, said in zip(state.seats, seats, strict=True):
        seat.vp_cards = pool.all(said.get("vp", ()))
    laid = pool.all([pool.name_of[card] for card in pool.left[:5]] if row is None else row)
    state.vp_row = (*laid, *(0 for _ in range(5 - len(laid))))
    coming = pool.all(deck or ())[::-1]
    room = 5 * len(state.seats) if deck is None else 0
    state.vp_deck = state.vp_deck.holding((*pool.left[:room], *coming))
    state.vp_box = tuple(pool.left[room:])


def fresh(players: int, seed: int = 1, **options: Value | bool) -> Game[Any]:
    """Return a new game as set up by the rules."""
    return new_game(ID, players, seed, options)


__all__ = ["ID", "begun", "fresh", "record", "table"]
