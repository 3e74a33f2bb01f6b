"""A second account of Villagers, kept alongside whole random games: from the text of the rules alone, without the code of ``rules``.

After every decision it knows what everybody may draft and lay, how padlocks are paid, what the road, all supplies and all coins are, who
knows which card, and it recounts both markets. What it does not follow: the targets of an Apprentice, and gold in the solo game's events.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules import Action, Game

from ..cards import NAME
from .oracle_knowledge import Knowledge
from .oracle_state import (
    BASICS,
    PRICE,
    THEFT,
    Way,
    bank_price,
    credited,
    draft_limit,
    holders,
    is_open,
    last_draft,
    rewards,
    tokens,
    turn_is_over,
    ways,
    with_coins,
)
from .oracle_village import WILD, Counted, printed

PLAIN = ("draft", "give", "coin", "decline", "lay", "basic", "replace", "unlock", "play", "hire", "recruit", "foresee", "fetch", "top")
"""The decisions after which no event of the solo game is resolved."""


class Oracle:
    """What must be true of one game, decision after decision."""

    def __init__(self, game: Game[Any]) -> None:
        self.knowledge = Knowledge(game.state)
        self.solo = len(game.state.seats) == 1
        self.counted_in_turn = 0
        """The build actions used in this turn."""
        self.after_unlock = 0
        """What a Smuggler brings once the padlock is open (VI-9.15)."""
        self.owed: list[int] | None = None
        """All supplies with what the developments of this round bring, until the next round shows whether it was paid (VI-17.4)."""
        self.check_position(game)

    def step(self, game: Game[Any], action: Action) -> None:
        """Carry out a decision and compare everything that follows from it."""
        before, player = game.rules.copy(game.state), game.decider
        assert player is not None
        game.apply(action)
        after = game.state
        self.knowledge.follow(before, action, player, after)
        self._check_draft_end(before, action, player, after)
        if not self.solo:
            self._check_road(before, action, after)
        if not self.solo or action.kind in PLAIN:
            self._check_gold(before, action, player, game)
        self._check_turn(before, action, player, after)
        self._check_markets(before, after)
        self._check_founders(before, after)
        self.check_position(game)

    # positions
    def check_position(self, game: Game[Any]) -> None:
        """Check the villages, what can be drafted or laid, and what everybody knows."""
        state = game.state
        self.knowledge.check(game.rules, state)
        for player, seat in enumerate(state.seats):
            village = Counted(seat.village)
            assert village.is_sound(), [NAME[card] for card in village.cards]
            assert not village.uncovered_wildcards() or (state.turn is not None and player == state.turn_of)
            assert set(village.coins) <= set(village.top)
        assert all(coins >= 0 and (card or not coins) for card, coins in zip(state.road, state.road_coins, strict=True))
        kinds = {action.kind for action in game.legal}
        if "draft" in kinds:
            self._check_drafts(game)
        if kinds & {"lay", "end_turn"}:
            self._check_layings(game)

    def _check_drafts(self, game: Game[Any]) -> None:
        """VI-4.1, VI-4.2, VI-4.4."""
        state, player = game.state, game.decider
        assert player is not None
        stacks = {f"stack:{n}" for n, pile in enumerate(state.stacks) if pile.cards}
        if not stacks and state.reserve.cards:
            stacks = {"reserve"}
        found = {action.picks[0] for action in game.legal if action.kind == "draft"}
        assert found == stacks | {f"card:{card}" for card in state.road if card}
        assert len(state.seats[player].square) < draft_limit(state, player)

    def _check_layings(self, game: Game[Any]) -> None:
        """VI-6.3 to 6.12, 7.5, 8.1 to 8.3, 9.4 to 9.8."""
        state, player = game.state, game.decider
        assert player is not None
        seat, turn = state.seats[player], state.turn
        village = Counted(seat.village)
        expected = set()
        for card in seat.hand.cards:
            name = NAME[card]
            free = name in BASICS
            if turn.left < (not free) or name == "apprentice" or printed(name).get("discard_after_use"):
                continue
            if printed(name).get("padlock") and not ways(state, player, name):
                continue
            for host in village.hosts(name):
                bare = village.uncovered_wildcards() + (name in WILD) - (host is not None and NAME[host] in WILD and host in village.top)
                if name not in WILD or bare <= turn.left - 1:
                    expected.add((f"card:{card}", f"village:{player}" if host is None else f"card:{host}"))
        found = {action.picks for action in game.legal if action.kind == "lay"}
        assert found == expected, [[NAME[int(pick.partition(":")[2])] for pick in picks if "card" in pick] for picks in found ^ expected]
        ends = any(action.kind == "end_turn" for action in game.legal)
        assert ends == (not village.uncovered_wildcards())
        assert turn.left == turn.limit - self.counted_in_turn
        exchanges = [action for action in game.legal if action.kind == "basic"]
        payable = any(NAME[card] not in BASICS for card in seat.hand.cards)
        assert bool(exchanges) == (turn.basics > 0 and payable and any(state.basics))
        piles = {f"stack:{n}" for n, pile in enumerate(state.stacks) if pile.cards} or {
            "reserve" if state.reserve.cards else "discard_pile"
        }
        if is_open(state, "serfdom"):
            piles = {"countess_village"}
        assert {action.picks[2] for action in exchanges} == (piles if exchanges else set())

    # what follows from a decision
    def _check_draft_end(self, before: Any, action: Action, player: int, after: Any) -> None:
        """VI-4.1, VI-4.12: the draft ends only when everybody has reached the limit, or nothing is left."""
        if before.phase != "draft" or after.phase == "draft" or after.round != before.round:
            return
        left = any(before.road) or any(pile.cards for pile in before.stacks) or before.reserve.cards
        for n, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            gained = len(new.hand.cards) - len(old.hand.cards) + (action.kind == "play" and n == player)
            short = gained < draft_limit(before, n) and action.kind == "draft"
            assert not short or not left or not any(after.road) or sum(map(bool, before.road)) == 1

    def _check_road(self, before: Any, action: Action, after: Any) -> None:
        """VI-4.6, 4.7, 5.1 to 5.8: play out the road, the stacks, the reserve and the discard pile."""
        if action.kind not in ("draft", "coin", "decline") or any(
            NAME[card] == "courier" for seat in before.seats for card in seat.hand.cards
        ):
            return
        road, coins, discard = [*before.road], [*before.road_coins], [*before.discard.cards]
        stacks, reserve = [[*pile.cards] for pile in before.stacks], [*before.reserve.cards]
        over = before.phase == "draft" and after.phase != "draft"

        def fill(reserve_first: bool) -> None:
            for at, card in enumerate(road):
                sources = [*stacks, reserve]
                if reserve_first:
                    sources = [reserve, *stacks]
                source = next((pile for pile in sources if pile), None)
                if not card and source:
                    road[at] = source.pop()

        pick = action.picks[0]
        what, _, which = pick.partition(":")
        if action.kind == "draft" and what == "card":
            at = road.index(int(which))
            road[at] = coins[at] = 0
            fill(reserve_first=False)
        elif action.kind == "draft":
            (reserve if what == "reserve" else stacks[int(which)]).pop()
        elif action.kind == "coin":
            coins[road.index(int(which))] += 1
        if alone := last_draft(before, action, before.pending[-1].player, after):
            road[road.index(alone[1])] = 0
        two = len(before.seats) == 2
        last = before.pending[-1].player == before.first
        if (over and not two) or (two and action.kind != "draft" and last) or (over and two and not any(road)):
            for at, card in enumerate(road):
                if card and bool(coins[at]) != two:
                    discard.append(card)
                    road[at] = coins[at] = 0
            fill(reserve_first=True)
            if not two:
                coins = [1 if card else 0 for card in road]
        assert (list(after.road), list(after.road_coins)) == (road, coins)
        assert [list(pile.cards) for pile in after.stacks] == stacks
        assert list(after.reserve.cards) == reserve
        assert list(after.discard.cards) == discard

    def _check_gold(self, before: Any, action: Action, player: int, game: Game[Any]) -> None:
        """VI-4.6, 8, 9.15, 15, 16.3, 16.8, 17.4, 11.3, 11.4: play out all supplies and all coins on cards."""
        after = game.state
        gold = [one.gold for one in holders(before)]
        coins = Counter({card: n for one in holders(before) for card, n in one.village.coins})
        self._pay(before, action, player, game, gold, coins)
        if self.owed is not None:
            if after.round == before.round and after.standings is None:
                return
            gold, self.owed = self.owed, None
        for number in range(before.markets + 1, after.markets + 1):
            gold = [have + sum(Counted(one.village).market(number).values()) for have, one in zip(gold, holders(after), strict=True)]
        assert [one.gold for one in holders(after)] == gold, (action, gold)
        assert {card: n for one in holders(after) for card, n in one.village.coins} == dict(+coins), action

    def _pay(self, before: Any, action: Action, player: int, game: Game[Any], gold: list[int], coins: Counter[int]) -> None:
        after = game.state
        number = int(action.picks[0].partition(":")[2]) if action.picks and action.picks[0].startswith("card:") else 0
        target = (
            int(action.picks[1].partition(":")[2])
            if len(action.picks) > 1 and ":" in action.picks[1] and "button" not in action.picks[1]
            else 0
        )
        match action.kind, NAME.get(number, ""):
            case "draft", _:
                gold[player] += before.road_coins[before.road.index(number)] if number else 0
                if alone := last_draft(before, action, player, after):
                    gold[alone[0]] += before.road_coins[before.road.index(alone[1])]
            case "give", _:
                gold[-1] += before.road_coins[before.road.index(number)]
            case "recruit", _:
                gold[player] -= 1
            case "hire", _:
                gold[player] -= 1
                coins[number] += 1
            case "rob", _:
                gold[target] -= THEFT
                coins[number] += THEFT
                if turn_is_over(before, after):
                    self._end_turn(before, player, gold, coins, number)
            case "lay", name:
                self._open(before, game, player, name, gold, coins)
            case "unlock", _:
                self._unlock(before, action, player, gold, coins)
                gold[player] += self.after_unlock
                self.after_unlock = 0
            case "replace", _:
                self._open(before, game, player, NAME[target], gold, coins)
            case "play", "benefactor":
                self._open(before, game, player, NAME[target], gold, coins)
            case "play", "smuggler":
                self.after_unlock = -(-Counted(before.seats[player].village).gold(target) // 2)
                if self._open(before, game, player, "smuggler", gold, coins):
                    gold[player] += self.after_unlock
                    self.after_unlock = 0
            case "play", "barbarian":
                gold[player] += sum(before.road_coins)
            case "play", "courier":
                gold[player] += before.road_coins[before.road.index(target)]
            case "play", "sheriff":
                gold[player] += coins.pop(target, 0)
            case "play", "schemer":
                owner = next(n for n, one in enumerate(holders(before)) if target in one.village.cards())
                gold[owner] += coins.pop(target, 0)
            case "end_turn", _ if turn_is_over(before, after):
                self._end_turn(before, player, gold, coins, 0)

    def _end_turn(self, before: Any, player: int, gold: list[int], coins: Counter[int], used: int) -> None:
        """VI-15.7, 16.3 to 16.5, 17.3: a theft that was still to come, bronze, and what the developments bring."""
        victims = [n for n, have in enumerate(gold) if n != player and have >= THEFT]
        thieves = [
            card for card in before.seats[player].village.cards() if NAME[card] == "thief" and card not in (*before.turn.robbed, used)
        ]
        for thief in thieves:
            if len(victims) == 1 and gold[victims[0]] >= THEFT:
                gold[victims[0]] -= THEFT
                coins[thief] += THEFT
        last = (player + 1) % len(before.seats) == before.first
        for n in range(len(before.seats)) if before.late_bronze and last else () if before.late_bronze else (player,):
            gold[n] += Counted(with_coins(before.seats[n].village, coins)).bronze()
        if last and before.developments:
            self.owed = [have + reward for have, reward in zip(gold, rewards(before, coins), strict=True)]

    def _open(self, before: Any, game: Game[Any], player: int, name: str, gold: list[int], coins: Counter[int]) -> bool:
        """VI-8.1 to 8.8: open a padlock if there is only one way; return whether that is settled."""
        if not (printed(name).get("padlock") if name != "founders" else None):
            return True
        options = ways(game.state, player, name, before.seats[player].gold)
        assert options
        if len(options) > 1:
            offered = {action.picks[0] for action in game.legal}
            assert {action.kind for action in game.legal} == {"unlock"}
            assert offered == {"button:tinner" if how == "tinner" else f"card:{card}" for how, card in options}
            return False
        self._settle(options[0], player, gold, coins, bank_price(game.state))
        return True

    def _unlock(self, before: Any, action: Action, player: int, gold: list[int], coins: Counter[int]) -> None:
        pick = action.picks[0]
        if pick == "button:tinner":
            return
        card = int(pick.partition(":")[2])
        own = card in before.seats[player].village.cards()
        self._settle(("own" if own else "foreign", card), player, gold, coins, PRICE)

    @staticmethod
    def _settle(way: Way, player: int, gold: list[int], coins: Counter[int], bank: int) -> None:
        how, card = way
        if how in ("foreign", "bank"):
            gold[player] -= bank if how == "bank" else PRICE
        if how in ("own", "foreign"):
            coins[card] += PRICE

    def _check_turn(self, before: Any, action: Action, player: int, after: Any) -> None:
        """VI-6.2, 6.3, 7.1: the limit at the start of a turn, and what counts towards it."""
        begins = after.turn is not None and (before.turn is None or before.turn_of != after.turn_of or before.round != after.round)
        if begins:
            self.counted_in_turn = 0
            seat = after.seats[after.turn_of]
            builders = Counted(seat.village).of("builder") + tokens(after, after.turn_of, "builder_next_round")
            assert after.turn.limit in (min(5, 2 + builders), *((min(5, 2 + builders) - 1,) if self.solo else ()))
            assert after.turn.basics == 3
            return
        if action.kind in ("lay", "play"):
            name = NAME[int(action.picks[0].partition(":")[2])]
            self.counted_in_turn += name not in BASICS and not printed(name).get("discard_after_use")
        self.counted_in_turn += action.kind == "replace"
        if after.turn is not None:
            assert 0 <= self.counted_in_turn <= after.turn.limit <= 5
            assert before.turn.basics - after.turn.basics == (action.kind == "basic")

    def _check_markets(self, before: Any, after: Any) -> None:
        """VI-11.1 to 11.4, 13.4."""
        for number, stacks in ((1, after.stacks[:2]), (2, after.stacks)):
            held = before.markets < number <= after.markets
            if after.round != before.round or after.standings is not None:
                assert held == (before.markets < number and not any(pile.cards for pile in stacks))
            for player, seat in enumerate(after.seats):
                rows = Counted(seat.village).market(number) if held else Counter[str]()
                for row in (f"gold_{number}", f"coins_{number}", *(("silver", "nun") if number == 2 else ())):
                    assert credited(after, player, row) - credited(before, player, row) == rows[row], (player, row)

    def _check_founders(self, before: Any, after: Any) -> None:
        """VI-10.1, 10.2."""
        if after.round == before.round or self.solo:
            return
        assert after.first == (before.first + 1) % len(before.seats) or before.first == after.first
        for seat in after.seats:
            village = Counted(seat.village)
            assert village.of("food") > 0
