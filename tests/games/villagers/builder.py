"""Build positions for tests: say only what matters; every card gets a place."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rules import Game, Value
from rules.engine.checks import check_state
from rules.engine.context import Context
from rules.games.villagers.board.village import Plot, Village
from rules.games.villagers.steps.round import StartRound
from tests.games.opening import new_game, record

from .cards import DEVELOPMENT, EVENT, NAME, SEASON, read, read_village

ID = "villagers"
SEAT_FIELDS = {"village", "turned", "coins", "hand", "square", "gold"}
COUNTESS_FIELDS = {"village", "turned", "coins", "gold", "jester", "open", "past", "summer", "winter", "rest_past"}
STACK = 3
"""How many cards a stack has if a test does not say which."""


def table(
    players: int = 3,
    *,
    at: str = "DraftTurn",
    road: str | None = None,
    road_coins: Sequence[int] = (0,) * 6,
    stacks: Mapping[int, str] | None = None,
    reserve: str = "",
    rest: str = "reserve",
    discard: str = "",
    basics: Mapping[str, int] | None = None,
    markets: int = 0,
    developments: str = "",
    tokens: Sequence[int] = (-1,) * 3,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    countess: Mapping[str, Any] | None = None,
    options: Mapping[str, Value | bool] | None = None,
    seed: int = 1,
    **mine: Any,
) -> Game[Any]:
    """Build a game in a round that seat 0 begins.

    ``at`` is the step that comes first: ``Burden`` (Rats), ``DraftTurn``, ``TakeSquares``, ``UpdateRoad``, ``BuildPhase``, ``EndBuild``,
    ``Developments``, ``EventPhase``, ``Markets``; what happens before the first question is in ``opening``. ``mine`` is what seat 0 has,
    ``others`` what other seats have: ``village`` (see ``cards``; the Founders need not be named), ``turned`` (the Founders lie with the
    food up), ``coins`` (by name), ``hand``, ``square``, ``gold``. ``road``: the six open cards, ``-`` for none. ``stacks``: what is on a
    stack, by its number from 1, the next card first; the others have a few cards. ``reserve``: its next cards, the first one first. Cards
    of the game not named go under the reserve, with ``rest="discard"`` under the discard pile, with ``rest="box"`` out of the game.
    ``basics``: how many are left, by name. ``developments``: the open ones, ``tokens``: who holds their tokens (-1: no one). ``countess``,
    for one player: ``village`` (in addition to her own card), ``turned``, ``coins``, ``gold``, ``jester``, the events ``open``, ``past``,
    and on the piles ``summer`` and ``winter`` (the first one next); events not named go under the piles of their seasons, with
    ``rest_past`` to the discarded ones. If nothing is said, no event is open.
    """
    said = [mine, *((others or {}).get(seat, {}) for seat in range(1, players))]
    for fields in said:
        assert set(fields) <= SEAT_FIELDS, set(fields) - SEAT_FIELDS
    assert set(others or {}) < set(range(players))
    assert set(countess or {}) <= COUNTESS_FIELDS
    game = _begun(players, tuple(sorted((options or {}).items())), seed).copy()
    state = game.state
    pool = Pool(state)
    for player, (seat, fields) in enumerate(zip(state.seats, said, strict=True)):
        _fill(seat, fields, pool, player)
    if state.countess is not None:
        _fill_countess(state.countess, countess or {}, pool)
    stack_texts = dict(stacks or {})
    _lay_open(state, pool, road, road_coins, discard)
    state.stacks = tuple(
        pile.holding(pool.all(read(stack_texts.get(n, "")))[::-1] if n in stack_texts else ()) for n, pile in enumerate(state.stacks, 1)
    )
    state.reserve = state.reserve.holding(pool.all(read(reserve))[::-1])
    state.stacks = tuple(pile if n in stack_texts else pile.holding(pool.any(STACK)) for n, pile in enumerate(state.stacks, 1))
    basic_names = [NAME[pile[0]] for pile in state.basics]
    piles = [tuple(card for card in pool.box if NAME[card] == name) for name in basic_names]
    state.basics = tuple(pile[: (basics or {}).get(name, len(pile))] for name, pile in zip(basic_names, piles, strict=True))
    placed = {card for pile in state.basics for card in pile}
    state.box = state.box.holding(tuple(card for card in pool.box if card not in placed))
    match rest:
        case "reserve":
            state.reserve = state.reserve.holding((*pool.deck, *state.reserve.cards))
        case "box":
            state.box = state.box.holding((*state.box.cards, *pool.deck))
        case _:
            state.discard = state.discard.holding((*pool.deck, *state.discard.cards))
    state.markets = markets
    state.developments = tuple(DEVELOPMENT[name] for name in read(developments))
    state.tokens = tuple(tokens[: len(state.developments)])
    state.development_box = state.development_box.holding(tuple(card for card in DEVELOPMENT.values() if card not in state.developments))
    _begin(game, at)
    begun = Game(game.rules, state)
    check_state(game.rules, game.rules.copy(state))
    return begun


def event_phase(event: str, her: Mapping[str, Any] | None = None, **mine: Any) -> Game[Any]:
    """Build a solo game in whose event phase an event lies open; 10 gold for the player, 5 for the Countess."""
    return table(1, at="EventPhase", countess={"open": event, "gold": 5, **(her or {})}, **{"gold": 10, **mine})


@cache
def _begun(players: int, options: tuple[tuple[str, Any], ...], seed: int) -> Game[Any]:
    """Return a new game in which seat 0 goes first."""
    return fresh(players, seed, **dict(options))


def _begin(game: Game[Any], at: str) -> None:
    """Begin a round, and skip what comes before a step of it."""
    state = game.state
    state.round, state.phase, state.pending = 0, "", []
    StartRound().run(Context(state, game.rules.copy, silent=True))
    while type(state.pending[-1]).__name__ != at:
        state.pending.pop()
    if at not in ("Burden", "DraftTurn", "TakeSquares"):
        state.phase = ""


def fresh(players: int, seed: int = 1, **options: Value | bool) -> Game[Any]:
    """Return a new game as set up by the rules; seat 0 goes first unless something else is said."""
    return new_game(ID, players, seed, {**({"start_player": "first_seat"} if players > 1 else {}), **options})


class Pool:
    """The cards that have not been placed yet: those of the game as dealt, and those out of it."""

    def __init__(self, state: Any) -> None:
        hands = [card for seat in state.seats for card in (*seat.hand.cards, *seat.square)]
        self.deck = sorted(
            card for card in (*state.road, *(card for pile in state.stacks for card in pile.cards), *state.reserve.cards, *hands) if card
        )
        hers = state.countess.village.cards() if state.countess is not None else ()
        self.box = sorted(
            [
                *hers,
                *(card for seat in state.seats for card in seat.village.cards()),
                *(card for pile in state.basics for card in pile),
                *state.box.cards,
            ]
        )

    def named(self, name: str) -> int:
        """Take a card by name."""
        found: int | None = next((card for card in (*self.deck, *self.box) if NAME[card] == name), None)
        assert found, f"there is no {name} any more"
        (self.deck if found in self.deck else self.box).remove(found)
        return found

    def all(self, names: Sequence[str]) -> tuple[int, ...]:
        """Take several cards by name."""
        return tuple(map(self.named, names))

    def any(self, count: int) -> tuple[int, ...]:
        """Take any cards of the deck, not always of the same suit."""
        return tuple(self.deck.pop(7 * n % len(self.deck)) for n in range(count))


def village(pool: Pool, text: str, coins: Mapping[str, int], turned: bool) -> Village:
    """Lay out a village."""
    plots = tuple(Plot(pool.named(bottom), tuple(pool.all(column) for column in columns)) for bottom, columns in read_village(text))
    of_name = {NAME[card]: card for plot in plots for card in plot.cards()}
    return Village(plots, tuple(sorted((of_name[name], n) for name, n in coins.items())), turned)


def _fill(seat: Any, fields: Mapping[str, Any], pool: Pool, player: int) -> None:
    """Give a seat what it has."""
    text = fields.get("village", "")
    if "founders" not in text:
        text = f"founders, {text}"
    seat.village = village(pool, text, fields.get("coins", {}), fields.get("turned", False))
    seat.hand = seat.hand.holding(pool.all(read(fields.get("hand", ""))))
    seat.square = pool.all(read(fields.get("square", "")))
    seat.gold = fields.get("gold", seat.gold)


def _fill_countess(countess: Any, fields: Mapping[str, Any], pool: Pool) -> None:
    """Give the Countess what she has, and lay out the events."""
    assert set(fields) <= COUNTESS_FIELDS, set(fields) - COUNTESS_FIELDS
    countess.village = village(
        pool, f"countess, {fields.get('village', '')}", fields.get("coins", {}), fields.get("turned", countess.village.turned)
    )
    countess.gold = fields.get("gold", countess.gold)
    countess.jester = fields.get("jester", countess.jester)
    left = {*countess.open, *countess.past, *countess.summer.cards, *countess.winter.cards}
    lying = {place: [EVENT[name] for name in read(fields.get(place, ""))] for place in ("open", "past", "summer", "winter")}
    left -= {event for events in lying.values() for event in events}
    rest = {season: [event for event in sorted(left) if SEASON[event] == season] for season in ("summer", "winter")}
    if fields.get("rest_past"):
        lying["past"] += [*rest["summer"], *rest["winter"]]
        rest = {"summer": [], "winter": []}
    countess.open, countess.past = tuple(lying["open"]), tuple(lying["past"])
    countess.summer = countess.summer.holding((*rest["summer"], *lying["summer"][::-1]))
    countess.winter = countess.winter.holding((*rest["winter"], *lying["winter"][::-1]))


def _lay_open(state: Any, pool: Pool, road: str | None, road_coins: Sequence[int], discard: str) -> None:
    """Lay out the road and the discard pile."""
    if road is not None:
        state.road = tuple(0 if name == "-" else pool.named(name) for name in read(road))
        assert len(state.road) == len(state.road_coins), road
    else:
        kept = [card if card in pool.deck else 0 for card in state.road]
        for card in filter(None, kept):
            pool.deck.remove(card)
        state.road = tuple(card or pool.any(1)[0] for card in kept)
    state.road_coins = tuple(road_coins)
    state.discard = state.discard.holding(pool.all(read(discard)))


__all__ = ["ID", "event_phase", "fresh", "record", "table"]
