"""Choosers that make the decisions of recorded games: simple, seeded, and the same on every machine."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from rules import Action, Game, Rng
from rules.engine.sequence.pool import each
from tests.games.burgundy.foresight import Islander
from tests.games.guildhall.cards import profession
from tests.games.praga.foresight import Clairvoyant
from tests.games.praga.greedy import Greedy as Builder
from tests.games.villagers.foresight import Adviser
from tests.games.villagers.greedy import Greedy

Chooser = Callable[[Game[Any]], Action]


def at_random(seed: int) -> Chooser:
    """Choose any legal action."""
    rng = Rng(seed)
    return lambda game: game.legal[rng.below(len(game.legal))]


def greedy(seed: int) -> Chooser:
    """Choose the action after which the player's possessions are worth most; chance breaks ties.

    A card is judged by the best action it allows.
    """
    rng = Rng(seed)

    def choose(game: Game[Any]) -> Action:
        player = game.decider
        assert player is not None
        rated = [(_after(game, action, player, look_further=True), action) for action in game.legal]
        best = max(worth for worth, _ in rated)
        found = [action for worth, action in rated if worth == best]
        return found[rng.below(len(found))]

    return choose


def _after(game: Game[Any], action: Action, player: int, look_further: bool) -> int:
    after = game.copy()
    after.apply(action)
    if look_further and action.kind in ("play", "use") and not after.over:
        return max(_after(after, following, player, look_further=False) for following in after.legal)
    return _worth(after, player)


def _worth(game: Game[Any], player: int) -> int:
    """Return a rough measure of what a seat of the card game has."""
    state = game.state
    seat = state.seats[player]
    worth: int = 8 * game.rules.total(state, player)
    worth += sum((0, 7, 20, 0)[len(stack)] for stack in seat.estate)
    worth += (0, 4, 7, 8)[len(seat.projects)]
    worth += 5 * len(seat.goods) + 3 * len(seat.animals)
    worth += 2 * min(seat.workers, 3) + 2 * min(seat.silver, 3) + min(max(seat.silver - 3, 0), 3)
    worth += 3 * len(state.offer) + 5 * sum(getattr(step, "player", None) == player for step in each(state.pending))
    return worth


EAGERNESS = ((("place",), 8), (("ship", "copy", "join", "buy", "hire"), 6), (("take", "sell"), 6))
"""Kinds of actions, and in how many of ten cases one of them is looked for, in this order."""


RARE = frozenset("shield direct gather name set_die swap pay pay_all give_up points discard".split())
USEFUL = frozenset("place sell ship buy take carry_out copy".split())
"""The kinds of actions preferred with expansions of the board game: first what is rarely possible, then what fills boards."""


def expansive(seed: int) -> Chooser:
    """Choose at random, mostly among what is rarely possible, or among what fills boards cheaply."""
    rng = Rng(seed)

    def choose(game: Game[Any]) -> Action:
        for kinds, chance in ((RARE, 6), (USEFUL, 8)):
            found = [action for action in game.legal if action.kind in kinds and action.cost < 2]
            if found and rng.below(10) < chance:
                return found[rng.below(len(found))]
        return game.legal[rng.below(len(game.legal))]

    return choose


def eager(seed: int) -> Chooser:
    """Prefer placing, using effects, buying and taking, and cheap actions among those, so that boards fill up and effects occur."""
    rng = Rng(seed)

    def choose(game: Game[Any]) -> Action:
        for kinds, chance in EAGERNESS:
            found = [action for action in game.legal if action.kind in kinds]
            if found and rng.below(10) < chance:
                cheapest = min(action.cost for action in found)
                found = [action for action in found if action.cost == cheapest or rng.below(4) == 0]
                return found[rng.below(len(found))]
        return game.legal[rng.below(len(game.legal))]

    return choose


NOISE = 4
"""The weight of chance against the worth of an action to a guild member; and one decision in this many is pure chance."""


def guild(seed: int, buying: int = 40) -> Chooser:
    """Gather chapters and buy VP cards, roughly: prefer high levels of large chapters and cards that join large chapters.

    ``buying``: the weight of buying against everything else.
    """
    rng = Rng(seed)

    def choose(game: Game[Any]) -> Action:
        if rng.below(NOISE) == 0:
            return game.legal[rng.below(len(game.legal))]
        rated = [(_appeal(game, action, buying) + rng.below(NOISE), -n) for n, action in enumerate(game.legal)]
        return game.legal[-max(rated)[1]]

    return choose


def hoard(seed: int) -> Chooser:
    """Choose as ``guild`` does, but buy only by chance, so that completed chapters pile up."""
    return guild(seed, buying=-4)


def _appeal(game: Game[Any], action: Action, buying: int) -> int:
    state = game.state
    player = game.decider
    assert player is not None
    what, _, where = action.picks[0].partition(":")
    held = Counter(map(profession, (*state.seats[player].hall, *(card for card in state.seats[player].hand.cards if card))))
    there = Counter(profession(card) for other, seat in enumerate(state.seats) if other != player for card in seat.hall)
    match action.kind:
        case "buy":
            return buying
        case "use":
            return 40
        case "play":
            strength = sum(profession(card) == profession(int(where)) for card in state.seats[player].hall)
            played = action.picks[1:] if action.picks[1:] != ("button:no_effect",) else ("",)
            return 2 + 2 * strength + 2 * bool(played and played[0])
        case "refill":
            return 4
        case "decline" | "end_turn":
            return -4
        case "draw":
            return 2
        case "discard" | "give" | "gift" | "take_back" if what == "card":
            return 8 - 2 * held[profession(int(where))]
        case _:
            of = profession(int(where)) if what == "card" else where.rpartition(":")[2]
            return 2 * (there if action.kind == "kill" else held)[of]


def lively(seed: int) -> Chooser:
    """Do anything rather than end a turn of Villagers or decline, and gain basics rarely, so that everything is played."""
    rng = Rng(seed)

    def choose(game: Game[Any]) -> Action:
        found = [action for action in game.legal if action.kind not in ("end_turn", "decline", "basic") or rng.below(8) == 0] or game.legal
        return found[rng.below(len(found))]

    return choose


CHOOSERS: dict[str, Callable[[int], Chooser]] = {
    "random": at_random,
    "greedy": greedy,
    "eager": eager,
    "expansive": expansive,
    "islander": Islander,
    "guild": guild,
    "hoard": hoard,
    "villager": Greedy,
    "lively": lively,
    "foresight": Adviser,
    "builder": Builder,
    "clairvoyant": Clairvoyant,
}
