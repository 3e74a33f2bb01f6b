"""Build positions for tests: say only what matters; every card gets a place, the rest always in the same way."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules import Game, Value, new, rules_of
from rules.engine.checks import check_state
from rules.engine.values import removed, replaced
from rules.engine.worth.credit import ledger
from rules.games.burgundy_cards.scoring.credits import earned
from tests.games.opening import new_game, record

from .cards import ACTION, ANIMALS, DEAL, DIE, GOODS, KIND, Name, Pool

ID = "burgundy_cards"
PHASES = "ABCDE"
EGON_SIZES = (3, 4, 5, 6, 7)
SEAT_FIELDS = {"hand", "projects", "estate", "goods", "sold", "animals", "workers", "silver", "vp", "firsts", "all_seven"}
Cards = Sequence[Name]


def table(
    players: int = 2,
    *,
    display: Mapping[int, Cards] | None = None,
    draw: Cards = (),
    discard: Cards = (),
    rest: str = "draw",
    goods_stacks: Sequence[Cards] | None = None,
    animal_stacks: Sequence[Cards] | None = None,
    phase: str = "A",
    in_round: int | None = None,
    first: int = 0,
    active: int | None = None,
    holder: int | None = None,
    turned: bool = False,
    egon: Mapping[str, Any] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **mine: Any,
) -> Game[Any]:
    """Build a game at the beginning of a turn (T0), with closed hands.

    ``mine`` is what seat 0 has, ``others`` what other seats have: ``hand projects estate goods sold animals workers silver vp firsts
    all_seven``; anything not given is empty or 0. One hand card means round 6 unless ``in_round`` is given; hands not given are filled.
    Rows of the ``display`` not given are empty. ``draw`` and stacks: top first; ``discard``: top last.
    ``rest``: where cards not named go: the bottom of the ``draw`` pile or of the ``discard`` pile, row 6 of the ``display``, or
    ``estate``: the estate of the last seat.
    Goods and animals not named are in the two stacks; given ``goods_stacks`` (``animal_stacks``), they belong to the last seat (sold).
    First bonuses not given go to the first seat that has such a triplet.
    ``egon``: ``estate``, ``firsts``, ``all_seven``, ``next`` (top first: what the coming phase reveals).
    """
    seats: list[Mapping[str, Any]] = [mine, *((others or {}).get(p, {}) for p in range(1, players))]
    for said in seats:
        assert set(said) <= SEAT_FIELDS, set(said) - SEAT_FIELDS
    in_round = in_round or (6 if len(mine.get("hand", ())) == 1 else 1)
    active = first if active is None else active
    rules = rules_of(ID)
    options: dict[str, Value | bool] = {} if players == 1 else {"start_player": "first_seat", "open_hands": False}
    state = new(ID, tuple(f"Player {p}" for p in range(players)), 1, options).game.state

    state.phase, state.round, state.rounds = PHASES.index(phase), in_round, 6
    state.first, state.turn_of, state.turned = first, active, turned
    state.holder = first if holder is None else holder
    order = [(first + i) % players for i in range(players)]
    turn = order.index(active)
    state.pending = _pending(state.pending, order, turn)

    pool = Pool(ACTION)
    words = [card for card in _all_named(seats, display, draw, discard, egon) if isinstance(card, str)]
    taken: dict[str, list[int]] = {}
    for word in sorted(words, key=lambda w: not w[-1].isdigit()):  # "castle3" before "castle"
        taken.setdefault(word, []).append(pool.get(word))
    for word in taken:
        taken[word].reverse()

    def card(name: Name) -> int:
        return taken[name].pop() if isinstance(name, str) else pool.get(name)

    def cards(names: Iterable[Name]) -> tuple[int, ...]:
        return tuple(map(card, names))

    state.display = tuple(cards((display or {}).get(row, ())) for row in range(1, 7))
    top = cards(draw)[::-1]
    state.discard = state.discard.holding(cards(discard))
    state.offer = ()
    for seat, said in zip(state.seats, seats, strict=True):
        seat.projects = cards(said.get("projects", ()))
        seat.estate = tuple(cards(stack) for stack in said.get("estate", ()))
    if state.egon is not None:
        _set_egon(state, egon or {}, cards, pool)
    for p, (seat, said) in enumerate(zip(state.seats, seats, strict=True)):
        left = 7 - in_round - (order.index(p) < turn)
        in_hand = min(2, 7 - in_round) - (order.index(p) < turn)
        seat.hand = seat.hand.holding(cards(said["hand"]) if "hand" in said else pool.some(in_hand))
        assert len(seat.hand.cards) == in_hand, f"in round {in_round} seat {p} has {in_hand} cards in hand"
        seat.stack = seat.stack.holding(pool.some(left - in_hand))
        seat.workers, seat.silver = said.get("workers", 0), said.get("silver", 0)
    state.draw = state.draw.holding(top)
    _put_rest(state, rest, pool.rest())
    _award(state, [*zip(state.seats, seats, strict=True), *([(state.egon, egon or {})] if state.egon is not None else [])])

    _set_supply(state, "goods", Pool(GOODS), seats, goods_stacks)
    _set_supply(state, "animals", Pool(ANIMALS), seats, animal_stacks)
    state.credited = ledger([{**_earned(seat), "vp": said.get("vp", 0)} for seat, said in zip(state.seats, seats, strict=True)])
    check_state(rules, state)
    return Game(rules, state)


def _earned(seat: Any) -> dict[str, int]:
    """Return the points by source for what a seat has."""
    return earned(seat.estate, seat.firsts, seat.all_seven, len(seat.sold), seat.animals)


def _all_named(
    seats: Iterable[Mapping[str, Any]],
    display: Mapping[int, Cards] | None,
    draw: Cards,
    discard: Cards,
    egon: Mapping[str, Any] | None,
) -> list[Name]:
    """Return every action card the caller names: these are set aside before bare numbers take what is left."""
    named: list[Name] = [*draw, *discard]
    for row in (display or {}).values():
        named += row
    for said in [*seats, egon or {}]:
        named += [*said.get("hand", ()), *said.get("projects", ()), *said.get("next", ())]
        for stack in said.get("estate", ()):
            named += stack
    return named


def _pending(steps: list[Any], order: list[int], turn: int) -> list[Any]:
    """Turn the steps of a new game's first turn into those of the ``turn``-th turn of a round."""
    end_round, *starts, end_turn, play_card = steps
    later = order[turn + 1 :]
    starts = [replace(step, player=player) for step, player in zip(starts, reversed(later), strict=False)]
    return [end_round, *starts, *(replace(step, player=order[turn]) for step in (end_turn, play_card))]


def _set_egon(state: Any, said: Mapping[str, Any], cards: Any, pool: Pool) -> None:
    egon = state.egon
    egon.estate = tuple(cards(stack) for stack in said.get("estate", ()))
    stacks = []
    for i, pile in enumerate(egon.stacks):
        size = EGON_SIZES[i] if i > state.phase else 0
        named = cards(said.get("next", ())) if i == state.phase + 1 else ()
        stacks.append(pile.holding(pool.some(size - len(named)) + named[::-1]))
    egon.stacks = tuple(stacks)


def _award(state: Any, owners: Sequence[tuple[Any, Mapping[str, Any]]]) -> None:
    """Award the bonus cards given, then every first bonus due to the first owner of such a triplet."""
    for owner, said in owners:
        owner.firsts, owner.all_seven = tuple(said.get("firsts", ())), said.get("all_seven", 0)
        state.firsts = tuple(kind for kind in state.firsts if kind not in owner.firsts)
        if owner.all_seven:
            state.all_seven = removed(state.all_seven, owner.all_seven)
    for owner, _ in owners:
        for stack in owner.estate:
            kind = next((KIND[card] for card in stack if KIND[card] != "monastery"), "monastery")
            if len(stack) == 3 and kind in state.firsts:
                state.firsts = removed(state.firsts, kind)
                owner.firsts += (kind,)


def _put_rest(state: Any, rest: str, cards: tuple[int, ...]) -> None:
    match rest:
        case "draw":
            state.draw = state.draw.holding(cards + state.draw.cards)
        case "discard":
            state.discard = state.discard.holding(cards + state.discard.cards)
        case "display":
            state.display = replaced(state.display, 5, state.display[5] + cards)
        case "estate":
            seat = state.seats[-1]
            for card in sorted(cards, key=lambda card: (KIND[card], card)):
                *stacks, last = seat.estate or ((),)
                fits = last and KIND[last[0]] == KIND[card] and len(last) < 3
                seat.estate = (*stacks, (*last, card)) if fits else (*seat.estate, (card,))
        case _:
            raise ValueError(rest)


def _set_supply(state: Any, what: str, pool: Pool, seats: Sequence[Mapping[str, Any]], stacks: Sequence[Cards] | None) -> None:
    for seat, said in zip(state.seats, seats, strict=True):
        setattr(seat, what, tuple(map(pool.get, said.get(what, ()))))
        if what == "goods":
            seat.sold = tuple(map(pool.get, said.get("sold", ())))
    shares: tuple[tuple[int, ...], ...]
    if stacks is None:
        cards = pool.rest()
        half = len(cards) - len(cards) // 2
        shares = cards[:half], cards[half:]
    else:
        shares = tuple(tuple(map(pool.get, reversed(names))) for names in stacks)
        last = state.seats[-1]
        if what == "goods":
            last.sold += pool.rest()
        else:
            last.animals += pool.rest()
    setattr(state, what, tuple(pile.holding(share) for pile, share in zip(getattr(state, what), shares, strict=True)))


def fresh(players: int, seed: int = 1, **options: Any) -> Game[Any]:
    """Return a new game as set up by the rules; seat 0 begins unless ``start_player`` is given."""
    return new_game(ID, players, seed, options if players == 1 else {"start_player": "first_seat", **options})


__all__ = ["DEAL", "DIE", "ID", "PHASES", "fresh", "record", "table"]
