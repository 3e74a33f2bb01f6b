"""Rules broken on purpose, each in one place: mistakes people make, at the edges of a rule rather than in its middle."""

from __future__ import annotations

from msgspec import Struct

BOARD, CARDS, GUILD = "games/burgundy/", "games/burgundy_cards/", "games/guildhall/"
VILLAGE, CITY = "games/villagers/", "games/praga/"


class Mutant(Struct, frozen=True):
    """A mistake: in ``file``, relative to ``rules``, the only occurrence of ``right`` becomes ``wrong``."""

    file: str
    clause: str
    right: str
    wrong: str

    @property
    def tests(self) -> tuple[str, ...]:
        """Return the tests most likely to notice a mistake in this file."""
        room = "/".join(self.file.split("/")[:-1][:2])
        return (f"tests/{room}", "tests/playthroughs", "tests/contract")


MUTANTS = (
    # The board game
    Mutant(BOARD + "steps/placement.py", "BU-11.4", "for size in BONUS_SIZES:", "for size in reversed(BONUS_SIZES):"),
    Mutant(BOARD + "steps/animals.py", "BU-19.5", "if SPECIES[other] in (SPECIES[tile], GEESE)]", "if SPECIES[other] == SPECIES[tile]]"),
    Mutant(BOARD + "steps/animals.py", "BU-19.4", "if len(species) > 1:", "if len(species) > 2:"),
    Mutant(BOARD + "steps/purchase.py", "BU-5.1", "if 0 < price <= workers)", "if 0 < price < workers)"),
    Mutant(BOARD + "steps/purchase.py", "BU-14.1", "if not state.bought:", "if True:"),
    Mutant(BOARD + "scoring/score.py", "BU-16.1", "workers // WORKERS_PER_VP", "workers // (WORKERS_PER_VP + 1)"),
    Mutant(BOARD + "scoring/score.py", "BU-16.3", "order.index(player) + 1)", "-order.index(player))"),
    Mutant(BOARD + "steps/phases.py", "BU-3.4", "state.order = turn_order(state.bridge)", "state.order = tuple(range(len(state.seats)))"),
    # Its modules, teams and the solo game
    Mutant(BOARD + "steps/posts.py", "BU-20.5", "sum(other.border_rank > 0 for other", "sum(other.border_rank > 1 for other"),
    Mutant(
        BOARD + "steps/purchase.py", "BU-22.3", "if state.inns and store.silver >= INN_COST:", "if state.inns and store.silver > INN_COST:"
    ),
    Mutant(BOARD + "board/sizes.py", "BU-22.5", "INN_SIZE * has_inn(estate, area) + ", ""),
    Mutant(BOARD + "steps/shields.py", "BU-26.7", "store.silver >= TRIBUTE * len(self.due)", "store.silver >= TRIBUTE"),
    Mutant(BOARD + "steps/points.py", "BU-25.12", "if counter < solo.target:", "if counter <= solo.target:"),
    Mutant(BOARD + "steps/order_alone.py", "BU-25.15", "less=min(gains))", "less=min(gains) + 1)"),
    Mutant(BOARD + "steps/order_alone.py", "BU-14.1", "places and _may_buy(ctx, player)", "places and state.bought"),
    # The card game
    Mutant(
        "games/burgundy_cards/steps/bonuses.py",
        "BC-12.3",
        "any(pile.cards for pile in stacks_of(state, what))",
        "bool(stacks_of(state, what))",
    ),
    Mutant(CARDS + "steps/bonuses.py", "BC-12.4", "state.all_seven and not seat.all_seven and", "state.all_seven and"),
    Mutant(CARDS + "steps/purchase.py", "BC-11.8", "available(state) >= PURCHASE_CARDS", "len(state.draw.cards) >= PURCHASE_CARDS"),
    Mutant(CARDS + "board/open_stacks.py", "BC-13.1", "half = len(other.cards) // 2", "half = (len(other.cards) + 1) // 2"),
    Mutant(CARDS + "scoring/duel.py", "BC-17.11", "return self.mine >= self.his", "return self.mine > self.his"),
    Mutant(CARDS + "steps/duel.py", "BC-17.8", "if state.all_seven and not egon.all_seven and", "if state.all_seven and"),
    # Guildhall
    Mutant(GUILD + "steps/chapters.py", "GH-9.4", "if n > MAX_CHAPTERS else None", "if n >= MAX_CHAPTERS else None"),
    Mutant(GUILD + "steps/chapters.py", "GH-9.4", "key=lambda player: (player - state.turn_of) % players", "key=lambda player: player"),
    Mutant(GUILD + "steps/turn.py", "GH-4.3", "blocked |= COLUMN[PROFESSION[card]]", "blocked |= BIT[card]"),
    Mutant(GUILD + "steps/turn.py", "GH-5.1", "if len(cards) <= HAND_REFILL else found", "if len(cards) < HAND_REFILL else found"),
    Mutant(GUILD + "steps/turn.py", "GH-11.1", ">= state.target", "> state.target"),
    Mutant(GUILD + "steps/moving.py", "GH-15.5", "uncovers = move.top and bool(ctx.state.discard.cards)", "uncovers = False"),
    Mutant(
        "games/guildhall/steps/drawing.py",
        "GH-8.2",
        "state.discard = state.discard.holding(())",
        "state.discard = state.discard.holding(state.discard.cards[:1])",
    ),
    # Villagers
    Mutant(VILLAGE + "board/padlocks.py", "VI-8.1", "for key in foreign] if gold >= UNLOCK", "for key in foreign] if gold > UNLOCK"),
    Mutant(VILLAGE + "steps/padlocks.py", "VI-8.1", "with_coins(key, UNLOCK)", "with_coins(self.card, UNLOCK)"),
    Mutant(VILLAGE + "board/hosts.py", "VI-9.5", "if len(names) > depth + 1:", "if len(names) > depth:"),
    Mutant(VILLAGE + "board/hosts.py", "VI-9.6", "if suit == ANY and path[0] == ANY:", "if suit == ANY and not others:"),
    Mutant(VILLAGE + "board/limits.py", "VI-4.2", "min(MAX_DRAFT, BASE_DRAFT", "min(MAX_DRAFT + 1, BASE_DRAFT"),
    Mutant(VILLAGE + "board/symbols.py", "VI-10.1", "0 if turned else FOUNDERS_GOLD", "FOUNDERS_GOLD"),
    Mutant(VILLAGE + "board/income.py", "VI-11.3", "for card, n in village.coins]", "for card, n in village.coins if silver]"),
    Mutant(VILLAGE + "board/values.py", "VI-14.6", "copies[NAME[worth.card]] == 1", "copies[NAME[worth.card]] >= 1"),
    Mutant(VILLAGE + "board/values.py", "VI-12.1", "count // value.group * value.gold", "-(-count // value.group) * value.gold"),
    Mutant(VILLAGE + "steps/countess.py", "VI-18.12", "if value >= least)", "if value > least)"),
    # Praga
    Mutant(CITY + "steps/projects.py", "PC-12.2", "if col + 1 == PROJECT[project].columns:", "if col + 2 == PROJECT[project].columns:"),
    Mutant(CITY + "steps/projects.py", "PC-12.9", "if not can_pay(ctx.state, player, cost):", "if can_pay(ctx.state, player, cost):"),
    # What all games build on
    Mutant("engine/hidden/piles.py", "hidden cards", "player == self.reader or", "self.reader is not UNSET or"),
    Mutant("engine/record.py", "undo", "self._undone.clear()\n        return events", "return events"),
)
