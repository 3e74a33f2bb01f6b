"""Check two against two: partners score together, and the side wins."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from app.outcome import scores
from app.storage import results
from app.table.log.wording import outcome
from app.texts import Texts
from rules import Game, GameDef, Record, Rng, ScoreRow, Standing, new
from rules.engine.record import Header
from rules.engine.worth.sides import pooled
from tests.engine import toy

NAMES = ("Ann", "Ben", "Cid", "Dee")


def side_of(state: toy.State, player: int) -> int:
    """Return a player's side; those who sit opposite each other are partners."""
    return player % 2


def score(state: toy.State) -> list[ScoreRow]:
    return pooled(toy.score(state), TEAMS.sides(state))


def standings(state: toy.State) -> tuple[Standing, ...]:
    """Rank the sides: the one with the most points wins."""
    totals = TEAMS.totals(state)
    sides = [totals[side[0]] for side in TEAMS.sides(state)]
    return tuple(Standing(p, n, 1 + sum(other > n for other in sides), won=n == max(sides)) for p, n in enumerate(totals))


TEAMS: GameDef[toy.State] = replace(
    toy.TOY,
    meta=msgspec.structs.replace(toy.TOY.meta, max_players=4),
    side_of=side_of,
    score=score,
    standings=standings,
)


def position(*silver: int) -> toy.State:
    state = toy.state(4, rounds=toy.TURNS, pending=[])
    for seat, n in zip(state.seats, silver, strict=True):
        seat.silver = n
    return state


def test_without_teams_everybody_is_a_side() -> None:
    assert toy.TOY.sides(toy.state(3)) == ((0,), (1,), (2,))


def test_partners_are_one_side() -> None:
    assert TEAMS.sides(position(0, 0, 0, 0)) == ((0, 2), (1, 3))


def test_partners_have_the_points_of_their_side() -> None:
    state = position(1, 20, 300, 4000)
    assert [row.points for row in TEAMS.score(state)] == [(301, 4020, 301, 4020), (2, 2, 2, 2)]
    assert TEAMS.totals(state) == (303, 4022, 303, 4022)
    assert TEAMS.total(state, 3) == 4022


def test_the_items_of_partners_are_joined() -> None:
    rows = [ScoreRow("hats", (1, 0, 2), (("hat:1",), (), ("hat:2", "hat:3")))]
    assert pooled(rows, ((0, 2), (1,))) == [ScoreRow("hats", (3, 0, 3), (("hat:1", "hat:2", "hat:3"), (), ("hat:1", "hat:2", "hat:3")))]


def test_the_side_wins() -> None:
    assert [(s.score, s.rank, s.won) for s in standings(position(9, 5, 0, 5))] == [(11, 2, False), (12, 1, True)] * 2


def of_castles(points: tuple[int, ...], ended: bool = False) -> Record:
    """Return a game of Castles played by two teams."""
    dealt = new("burgundy", NAMES, seed=3)
    state = dealt.rules.copy(dealt.game.state)
    state.credited = tuple((player, "sales", n) for player, n in enumerate(points))
    plain = dealt.rules.score
    rules = replace(dealt.rules, side_of=side_of, score=lambda of: pooled(plain(of), ((0, 2), (1, 3))), final=None)
    if ended:
        totals = rules.totals(state)
        state.pending = []
        state.standings = tuple(Standing(p, n, 1 if n == max(totals) else 2, won=n == max(totals)) for p, n in enumerate(totals))
    header: Header = dealt.header
    return Record(header, Game(rules, state))


def test_a_side_has_one_column_in_the_table_of_points() -> None:
    each = scores.columns(Texts("en"), of_castles((3, 4, 5, 6)))
    assert [(column.name, column.total) for column in each] == [("Ann & Cid", 8), ("Ben & Dee", 10)]


def test_the_side_leads() -> None:
    record = of_castles((3, 4, 5, 6))
    assert scores.result(Texts("en"), record) == "Ben & Dee lead by 2."
    assert scores.result(Texts("de"), record) == "Ben & Dee führen mit einem Vorsprung von 2."
    assert scores.reasons(Texts("en"), record) == "Ben & Dee have more from: Goods sold."


def test_sides_can_be_level() -> None:
    assert scores.result(Texts("en"), of_castles((3, 4, 5, 4))) == "Ann & Cid and Ben & Dee are level with 8."


def test_the_side_has_won() -> None:
    record = of_castles((3, 4, 5, 6), ended=True)
    assert scores.result(Texts("en"), record) == "Ben & Dee win with 10."
    assert outcome(record.header, record.game, Texts("en")) == "Ben & Dee win with 10 points"
    assert scores.ranks(record) == [2, 1, 2, 1]


def test_the_result_of_a_team_is_that_of_each_partner() -> None:
    kept = results.result_of(of_castles((3, 4, 5, 6), ended=True), when=0)
    assert (kept.scores, kept.ranks, kept.won) == ((8, 10, 8, 10), (2, 1, 2, 1), (False, True, False, True))


def test_random_games_of_teams_end() -> None:
    rng = Rng(4)
    state = toy.setup(4, {"open": False}, rng)
    state.rng = 5
    game = Game(TEAMS, state)
    while not game.over:
        legal = [action for action in game.legal if action.kind != "stumble"]
        game.apply(legal[rng.below(len(legal))])
    assert len(set(TEAMS.totals(game.state))) <= 2
