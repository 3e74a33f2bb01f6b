"""What every game keeps to, in random games of every number of players and every combination of options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from msgspec import Struct, UnsetType

from rules import (
    Action,
    BadSave,
    Game,
    GameDef,
    IllegalAction,
    Record,
    Rng,
    determinise,
    encode,
    is_hidden,
    journal_do,
    journal_redo,
    journal_start,
    journal_undo,
    load,
    piles_of,
    recover,
    view,
)
from rules.engine.checks import check_state
from rules.engine.piles import exchange_piles
from rules.engine.values import replaced

from .play import Setting, settings

every_game = pytest.mark.parametrize("setting", settings(), ids=str)
SEEDS = (1, 2)


def packed(rules: GameDef[Any], state: Any) -> bytes:
    return rules.encoder.encode(state)


@every_game
def test_a_state_copied_or_written_and_read_is_the_same_and_may_be_saved(setting: Setting) -> None:
    for seed in SEEDS:
        for n, (record, _) in enumerate(setting.play(seed)):
            game = record.game
            for other in (game.copy(), Game(game.rules, game.rules.decode(game.snapshot()))):
                assert other.state == game.state
                assert other.legal == game.legal
                assert other.decision == game.decision
                assert other.digest() == game.digest()
                assert other.opening == []
            if n % 5 == 0:
                check_state(game.rules, game.state)
        check_state(record.rules, record.game.state)
        assert record.game.over
        assert record.game.decision is None


@every_game
def test_playing_on_a_copy_changes_neither_the_original_nor_older_snapshots(setting: Setting) -> None:
    for record, action in setting.play(3):
        game = record.game
        before, legal, state = game.snapshot(), list(game.legal), game.copy().state
        copied = game.copy()
        copied.apply(action)
        while len(copied.legal) == 1:
            copied.apply(copied.legal[0])
        assert game.snapshot() == before
        assert game.legal == legal
        assert state == game.state
        copied.restore(before)
        assert copied.legal == legal
        assert copied.snapshot() == before


PLAIN = (int, str, bytes, float, type(None), UnsetType)
LOOKED_THROUGH = 5
"""Every so manyth position is looked through to its last number: that takes longer than to play it."""


def changeable(node: Any) -> Iterator[Any]:
    """Everything inside a state that could be changed: whatever is no value."""
    if isinstance(node, Struct):
        children: Iterable[Any] = (getattr(node, name) for name in node.__struct_fields__)
        if not node.__struct_config__.frozen:
            yield node
    else:
        children = node
        if not isinstance(node, tuple):
            yield node
    for child in children:
        if not isinstance(child, PLAIN):
            yield from changeable(child)


@every_game
def test_a_copy_shares_nothing_that_could_be_changed(setting: Setting) -> None:
    for n, (record, _) in enumerate(setting.play(9)):
        if n % LOOKED_THROUGH:
            continue
        mine = {id(one) for one in changeable(record.game.state)}
        copied = [*changeable(record.game.copy().state)]
        assert len(copied) == len(mine) > setting.players
        assert not mine & {id(one) for one in copied}


@every_game
def test_copies_of_a_game_and_the_game_itself_go_ways_of_their_own(setting: Setting) -> None:
    """A copy stays where it is while the game goes on, to its end; then it is played to its own end, and the game stays where it is."""
    copies: list[tuple[Game[Any], bytes]] = []
    for record, _ in setting.play(10):
        copies.append((record.game.copy(), record.game.snapshot()))
    game, rng = record.game, Rng(11)
    end = game.snapshot()
    for copied, before in copies:
        assert copied.snapshot() == before
    for copied, _ in copies[:: len(copies) // 3]:
        beside = copied.copy()
        while not copied.over:
            copied.apply(copied.legal[rng.below(len(copied.legal))])
        was = beside.snapshot()
        beside.apply(beside.legal[-1])
        assert beside.snapshot() != was
    assert game.snapshot() == end
    for n, (copied, before) in enumerate(copies):
        assert n % (len(copies) // 3) == 0 or copied.snapshot() == before


@every_game
def test_the_same_seed_and_actions_give_the_same_game(setting: Setting) -> None:
    again = setting.new(4)
    for record, action in setting.play(4):
        assert again.game.digest() == record.game.digest()
        again.play(action)
    assert again.game.digest() == record.game.digest()
    assert again.entries == record.entries
    assert again.opening == record.opening
    assert setting.new(5).game.digest() != setting.new(4).game.digest()


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(setting: Setting) -> None:
    earlier: dict[Action, None] = {}
    for record, action in setting.play(6):
        game = record.game
        before, legal = game.snapshot(), list(game.legal)
        wrong = [
            Action(action.kind + "s", action.picks, action.cost),
            Action("", action.picks),
            Action(action.kind, (*action.picks, "button:end")),
            Action(action.kind, tuple(pick.upper() for pick in action.picks) or ("card:0",), action.cost),
            Action(action.kind, action.picks, action.cost - 1),
            Action("castle_of_another_game", ("tile:1",)),
            *list(earlier)[-20:],
        ]
        for bad in wrong:
            if bad in legal:
                continue
            with pytest.raises(IllegalAction):
                record.play(bad)
            assert game.snapshot() == before
            assert game.legal == legal
        earlier |= dict.fromkeys(legal)
    before = record.game.snapshot()
    with pytest.raises(IllegalAction):
        record.play(action)
    assert record.game.snapshot() == before


@every_game
def test_the_legal_list_is_complete_without_doubles_and_stable(setting: Setting) -> None:
    for seed in SEEDS:
        for record, _ in setting.play(seed):
            decision = record.game.decision
            assert decision is not None
            assert record.game.legal
            assert len(set(record.game.legal)) == len(record.game.legal)
            assert decision.legal == tuple(record.game.legal)
            assert decision.player == record.game.decider
            assert decision.player in range(setting.players)
            assert record.game.copy().legal == record.game.legal


Place = tuple[int, int]
"""A pile by its place in the state, and an index in it."""


def hidden_places(rules: GameDef[Any], state: Any, player: int | None) -> Iterator[list[Place]]:
    """The places of cards that ``player`` does not see and that can change places unnoticed: those of one back, and those covered."""
    of_one_back: dict[tuple[str, int], list[Place]] = {}
    covered: dict[str, list[Place]] = {}
    for n, pile in enumerate(piles_of(state)):
        for i, card in enumerate(pile.cards):
            if not pile.visible(i, player):
                of_one_back.setdefault((pile.deck, rules.back(pile.deck, card)), []).append((n, i))
                if not pile.shows_back(i):
                    covered.setdefault(pile.deck, []).append((n, i))
    yield from of_one_back.values()
    yield from covered.values()


def permuted(rules: GameDef[Any], state: Any, player: int | None, rng: Rng) -> Any:
    """The state with all cards ``player`` does not see permuted as far as their backs allow, and another future chance."""
    other = rules.decode(packed(rules, state))
    piles = list(piles_of(other))
    for places in hidden_places(rules, other, player):
        cards = [piles[n].cards[i] for n, i in places]
        rng.shuffle(cards)
        for (n, i), card in zip(places, cards, strict=True):
            piles[n] = piles[n].holding(replaced(piles[n].cards, i, card))
    left = iter(piles)
    exchange_piles(other, lambda pile: next(left))
    other.rng = rng.below(1 << 63)
    return other


@every_game
def test_a_view_does_not_depend_on_what_its_player_cannot_see(setting: Setting) -> None:
    rng = Rng(8)
    for n, (record, _) in enumerate(setting.play(7)):
        if n % 4:
            continue
        state, rules = record.game.state, record.rules
        for player in (None, *range(setting.players)):
            other = permuted(rules, state, player, rng)
            assert packed(rules, view(rules, other, player)) == packed(rules, view(rules, state, player))


@every_game
def test_nobody_sees_the_hands_and_the_future_who_should_not(setting: Setting) -> None:
    for n, (record, _) in enumerate(setting.play(9)):
        if n % 4:
            continue
        for player in (None, *range(setting.players)):
            seen = view(record.rules, record.game.state, player)
            assert seen.rng == 0
            for pile in piles_of(seen):
                if pile.seen == "none" or (pile.seen == "owner" and (player is None or pile.owner != player)):
                    assert all(map(is_hidden, pile.cards))


@every_game
def test_a_decision_and_what_it_does_unseen_depend_only_on_what_the_decider_sees(setting: Setting) -> None:
    """The legal list gives nothing away but what the rules concede; and what reveals nothing, so that it can be taken back, happens alike
    whatever lies hidden."""
    rng = Rng(11)
    compared = decisions = 0
    for record, action in setting.play(10):
        rules, game, player = record.rules, record.game, record.game.decider
        implied_knowledge = rules.implied_knowledge(game.state)
        seen = view(rules, game.state, player)
        if rules.implied_knowledge(seen) == implied_knowledge:
            assert Game(rules, seen).decision == game.decision
        decisions += 1
        other = Game(rules, permuted(rules, game.state, player, rng))
        if rules.implied_knowledge(other.state) != implied_knowledge:
            continue
        compared += 1
        assert other.decision == game.decision
        here = game.copy()
        events, others = here.apply(action), other.apply(action)
        if not any(event.reveals for event in events):
            assert others == events
            assert packed(rules, view(rules, other.state, player)) == packed(rules, view(rules, here.state, player))
    assert compared > decisions // 2


@every_game
def test_determinising_keeps_the_view_and_gives_a_game_that_plays_on(setting: Setting) -> None:
    rng = Rng(13)
    for n, (record, _) in enumerate(setting.play(12)):
        if n % 4:
            continue
        rules = record.rules
        for player in range(setting.players):
            seen = view(rules, record.game.state, player)
            dealt = determinise(rules, seen, rng)
            assert packed(rules, view(rules, dealt, player)) == packed(rules, seen)
            complete(rules, dealt)
            check_state(rules, dealt)
            if player == record.game.decider:
                game = Game(rules, dealt)
                if rules.implied_knowledge(dealt) == rules.implied_knowledge(record.game.state):
                    assert game.decision == record.game.decision
                for _ in range(5):
                    if not game.over:
                        game.apply(game.legal[rng.below(len(game.legal))])


def complete(rules: GameDef[Any], state: Any) -> None:
    """Every card is somewhere, and only once."""
    found = rules.census(state)
    for deck, cards in rules.decks.items():
        assert sorted(found[deck]) == sorted(cards), deck


@every_game
def test_no_card_is_lost_or_doubled(setting: Setting) -> None:
    for seed in SEEDS:
        for record, _ in setting.play(seed):
            complete(record.rules, record.game.state)
        complete(record.rules, record.game.state)


@every_game
def test_the_rows_of_the_score_add_up_and_the_ranks_follow_from_it(setting: Setting) -> None:
    for seed in range(20, 26):
        record = setting.finished(seed)
        rows, standings = record.rules.score(record.game.state), record.game.state.standings
        assert standings is not None
        assert len({row.key for row in rows}) == len(rows)
        assert all(len(row.points) == len(row.items) == setting.players for row in rows)
        for standing in standings:
            if standing.player in range(setting.players):
                assert standing.score == sum(row.points[standing.player] for row in rows)
        assert set(range(setting.players)) <= {standing.player for standing in standings}
        figures = [(standing.score, standing.tie_break) for standing in standings]
        assert [standing.rank for standing in standings] == [1 + sum(other > figure for other in figures) for figure in figures]
        assert all(standing.rank == 1 for standing in standings if standing.won)


@every_game
def test_if_the_game_ended_now_is_the_score_once_it_has(setting: Setting) -> None:
    for record, _ in setting.play(27):
        rows = record.rules.ended(record.game.state)
        assert {row.key for row in record.rules.score(record.game.state)} <= {row.key for row in rows}
        assert all(len(row.points) == len(row.items) == setting.players for row in rows)
    record = setting.finished(27)
    assert record.rules.ended(record.game.state) == record.rules.score(record.game.state)


@every_game
def test_before_the_end_there_is_no_result_and_a_score_at_any_time(setting: Setting) -> None:
    for record, _ in setting.play(14):
        assert record.game.state.standings is None
        for player in range(setting.players):
            assert record.rules.total(record.game.state, player) == sum(row.points[player] for row in record.rules.score(record.game.state))


@every_game
def test_taking_back_and_making_again_leads_through_the_same_digests(setting: Setting) -> None:
    rng = Rng(16)
    digests: list[str] = []
    for record, action in setting.play(15):
        game = record.game
        digests = digests[len(digests) - record.undoable :]  # those of the decisions that can be taken back
        steps = rng.below(record.undoable + 1)
        here, entries = game.digest(), list(record.entries)
        for digest in reversed(digests[len(digests) - steps :]):
            record.undo()
            assert game.digest() == digest
        for _ in range(steps):
            record.redo()
        assert (game.digest(), record.entries) == (here, entries)
        assert action in game.legal
        digests.append(here)


@every_game
def test_a_turn_can_be_reset_to_the_last_new_fact(setting: Setting) -> None:
    floor = ""
    for record, _ in setting.play(17):
        if not record.can_undo:
            floor = record.game.digest()
        here = record.game.digest()
        steps = record.undoable
        while record.can_undo:
            record.undo()
        assert record.game.digest() == floor
        for _ in range(steps):
            record.redo()
        assert record.game.digest() == here


@every_game
def test_a_save_gives_the_same_record_back(setting: Setting) -> None:
    for n, (record, _) in enumerate(setting.play(18)):
        if n % 25 == 0:
            same(load(encode(record)), record)
    same(load(encode(record)), record)


def same(one: Record, other: Record) -> None:
    assert one.header == other.header
    assert one.game.snapshot() == other.game.snapshot()
    assert one.game.legal == other.game.legal
    assert (one.start, one.opening, one.entries) == (other.start, other.opening, other.entries)
    assert (one.undoable, one.undo_floor) == (other.undoable, other.undo_floor)


def journal(setting: Setting, seed: int, decisions: int) -> tuple[bytes, list[tuple[int, str]]]:
    """The journal of a game with steps taken back and made again; and after each line its end and the digest there."""
    record, rng = setting.new(seed), Rng(seed)
    written = journal_start(record)
    ends = [(len(written), record.game.digest())]
    for _ in range(decisions):
        if record.can_undo and rng.below(4) == 0:
            record.undo()
            written += journal_undo()
        elif record.can_redo and rng.below(2) == 0:
            record.redo()
            written += journal_redo()
        elif not record.game.over:
            action = record.game.legal[rng.below(len(record.game.legal))]
            record.play(action)
            written += journal_do(action)
        ends.append((len(written), record.game.digest()))
    return written, ends


def restored_from_every(positions: range, written: bytes, ends: list[tuple[int, str]]) -> None:
    for cut in positions:
        expected = next((digest for end, digest in reversed(ends) if end - 1 <= cut), None)  # the line's end may be missing
        if expected is None:
            with pytest.raises(BadSave):
                recover(written[:cut])
        else:
            assert recover(written[:cut]).game.digest() == expected


@every_game
def test_a_journal_cut_anywhere_restores_the_game_up_to_there(setting: Setting) -> None:
    written, ends = journal(setting, 19, 60)
    restored_from_every(range(0, len(written) + 1, 211), written, ends)


@pytest.mark.parametrize("setting", [next(s for s in settings() if s.game == g) for g in sorted({s.game for s in settings()})], ids=str)
def test_a_short_journal_cut_at_every_single_byte(setting: Setting) -> None:
    written, ends = journal(setting, 20, 12)
    restored_from_every(range(len(written) + 1), written, ends)


@every_game
def test_a_journal_goes_on_where_a_save_in_the_middle_of_a_game_began(setting: Setting) -> None:
    """The journal of a loaded game begins with what was played before."""
    for n, (record, action) in enumerate(setting.play(21)):
        if n == 30:
            written = journal_start(record) + journal_do(action)
            record.play(action)
            same(recover(written), record)
            break


@every_game
def test_events_and_questions_are_wellformed(setting: Setting) -> None:
    players = range(setting.players)
    for record, _ in setting.play(22):
        decision = record.game.decision
        assert decision is not None
        assert decision.question.key.startswith("ask.")
    for events in (record.opening, *(entry.events for entry in record.entries)):
        for event in events:
            assert event.kind
            assert event.clause
            assert event.player is None or event.player in players
            assert event.seen_by is None or set(event.seen_by) <= set(players)
