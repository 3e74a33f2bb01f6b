"""Help at the table of Villagers: what a piece is and does now, enlarged pieces, the table in words."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import rules
from app.games import find
from app.teaching import rulebook
from app.texts import LANGUAGES
from app.windows.play.now_sheet import sections
from rules import Game, ItemId, Record, Rng
from rules.bots.arena import advance
from rules.games.villagers.components import EVENTS, KIND
from tests.app.games.villagers.refused import item_of
from tests.app.pages import controller_of, enlarge_everything, show, window
from tests.app.positions import NAMES, position_of
from tests.games.villagers.builder import record, table
from tests.games.villagers.cards import EVENT
from tests.games.villagers.verbs import do

GAME = "villagers"
SCREEN = find(GAME)
ALL = {"saints": True, "scoundrels": True, "profiteers": True, "developments": True}


def after(moves: int, players: int, **options: Any) -> Record:
    """Return a game after random moves."""
    found = rules.new(GAME, NAMES[:players], 5, options)
    advance(found, moves, Rng(5))
    return found


def told(game: Game[Any], said: str, viewer: int | None = None) -> list[str]:
    """Return the lines of the tip of an item, written like in ``item_of``."""
    found = SCREEN.tip(position_of(record(game), 1280, 712, "en", viewer), item_of(game, said))
    assert found is not None
    return [words for _, words in found.lines]


def enlarged(game: Game[Any], said: str, viewer: int | None = None, language: str = "en") -> Any:
    """Return everything said about an item."""
    return SCREEN.explain(position_of(record(game), 1280, 712, language, viewer), item_of(game, said))


@pytest.mark.parametrize(
    ("village", "hand", "line"),
    [
        pytest.param("harvester, hunter", "grocer", "Silver in your village now: 6 gold", id="VI-12.2 food"),
        pytest.param("lumberjack(wheeler cartwright), fisher", "wood_carver", "Silver in your village now: 9 gold", id="VI-12.2 wood"),
        pytest.param("beekeeper, fisher", "captain", "Bronze in your village now: 3 gold", id="VI-12.3"),
    ],
)
def test_a_card_in_hand_says_what_it_would_be_worth(village: str, hand: str, line: str) -> None:
    """Its own symbols count with those of the village (VI-12.1)."""
    assert line in told(table(at="BuildPhase", village=village, hand=hand, gold=9), hand)


def test_a_card_that_another_player_has_drafted_says_what_it_would_be_worth_to_them() -> None:
    """VI-12.1: it goes to their village, not to that of the viewer."""
    game = table(village="harvester, hunter", others={1: {"village": "harvester", "square": "grocer"}})
    lines = told(game, "grocer of 1", 0)
    assert lines[0] == f"Silver in {position_of(record(game), 1280, 712, 'en', 0).names[1]}’s village now: 3 gold"
    assert not [line for line in lines if "your" in line.partition(".")[0].lower() and "now" in line]


def test_a_card_in_a_village_says_what_it_is_worth_and_what_lies_on_it() -> None:
    """The value is that of its own village; a covered card says that it is covered (VI-1.3)."""
    game = table(at="BuildPhase", others={1: {"village": "grocer, harvester, miner(seeker)", "coins": {"harvester": 4}}})
    assert told(game, "grocer of 1")[0] == "Silver now: 3 gold"
    assert told(game, "harvester of 1")[0] == "4 gold on it"
    assert told(game, "miner of 1")[0].startswith("Covered:")


@pytest.mark.parametrize(
    ("mine", "theirs", "line"),
    [
        pytest.param("miner(blacksmith)", "", "Your Blacksmith unlocks it: the bank pays 2 gold", id="VI-8.1 own"),
        pytest.param("miner", "miner(blacksmith)", "Blacksmith only in another village: you pay 2 gold", id="VI-8.1 other"),
        pytest.param("miner", "", "Blacksmith in no village: 2 gold to the bank", id="VI-8.1 bank"),
    ],
)
def test_a_padlock_says_who_is_paid(mine: str, theirs: str, line: str) -> None:
    game = table(at="BuildPhase", village=mine, hand="jeweler", others={1: {"village": theirs}} if theirs else None)
    assert line in told(game, "jeweler")


def test_a_card_that_cannot_be_laid_says_why_first() -> None:
    """In the tip, enlarged and in the table in words alike."""
    game = table(at="BuildPhase", hand="seeker")
    why = "It goes onto the Miner, and there is none in your village."
    assert told(game, "seeker")[0] == why
    assert (False, why) in enlarged(game, "seeker").notes
    own = SCREEN.sections(position_of(record(game), 1280, 712, "en"))[0]
    assert any(why in line for part in own.parts for line in part.lines)


def test_a_market_says_when_it_is_held_and_what_it_would_bring() -> None:
    """VI-11.1, VI-22.3: printed gold and coins at the first, silver too at the second."""
    stacks = {1: "", 2: "seeker", **{n: "seeker" if n < 3 else "" for n in (3, 4, 5, 6)}}
    game = table(at="BuildPhase", village="grocer, fisher", coins={"fisher": 3}, stacks=stacks)
    assert told(game, "market:0")[:2] == ["When stacks 1 and 2 are used up: 1 card left", "It would bring you 8 gold now"]
    assert "Second Market now: 11 gold" in told(game, "gold:0")


def test_a_development_says_who_would_win() -> None:
    """VI-17.10: everybody's count, and no one in front with a tie."""
    game = table(at="BuildPhase", developments="market_place, bank, gold_mine", village="harvester", options={"developments": True})
    card = game.state.developments[0]
    lines = told(game, f"development:{card}")
    assert lines[1].count(",") == 2
    assert lines[2].endswith("would win now")


@pytest.mark.parametrize(
    ("event", "mine", "her", "line"),
    [
        ("tribute", {"hand": "mason, fisher, hunter"}, {}, "You would pay her 3 gold now"),
        ("tribute", {"hand": "mason, fisher, hunter", "gold": 2}, {}, "You would pay her 2 gold now"),
        ("sinister_banquet", {}, {"village": "milk_maid, harvester"}, "It would bring her 6 gold now"),
        ("bribes", {}, {"village": "blacksmith, carpenter"}, "It would bring her 8 to 10 gold now"),
        ("black_market", {"village": "grocer, hunter"}, {"village": "locksmith"}, "Now: 6 gold for you, 2 for her"),
        ("betrayer", {"village": "mason, fisher"}, {}, "You would lose one of 2 cards now"),
        ("protection_money", {}, {}, "It would have no effect now"),
        ("trade_network", {}, {"village": "beekeeper"}, "It would have no effect now"),
    ],
)
def test_an_open_event_says_what_it_would_do_now(event: str, mine: dict[str, Any], her: dict[str, Any], line: str) -> None:
    """VI-18.20, 18.24, 19: before it is resolved, in the tip and enlarged."""
    game = table(1, countess={"open": event, **her}, **{"gold": 10, "turned": True, **mine})
    assert line in told(game, f"event:{EVENT[event]}")
    assert line in [words for _, words in enlarged(game, f"event:{EVENT[event]}").facts]
    assert game.state.countess.open


def test_what_nobody_can_know_of_an_event_is_not_said() -> None:
    """VI-19.9, 19.24: what comes from a pile; an event that is not open has no effect at all."""
    for event in ("conscription", "mood_swing", "rats"):
        assert len(told(table(1, countess={"open": event}), f"event:{EVENT[event]}")) == 2


def test_the_discard_pile_is_listed_by_suit() -> None:
    """VI-20.8: every card with how many there are."""
    words = enlarged(table(discard="seeker, seeker, hunter, monk"), "discard_pile").words
    assert words.splitlines() == ["Ore: 2\u00a0×\u00a0Seeker", "Solitary: Hunter", "Special: Monk"]


def test_the_reserve_lists_what_can_still_come() -> None:
    """VI-20.8: what the viewer does not see, and nothing else; a stack lists the suit of its top card only."""
    game = table(hand="seeker", others={1: {"hand": "beekeeper"}}, stacks={1: "wheeler, seeker"})
    words = enlarged(game, "reserve", 0).words
    assert "Seeker" in words
    assert "2\u00a0×\u00a0Seeker" not in words
    assert "2\u00a0×\u00a0Beekeeper" in words
    assert "Bed Builder" not in enlarged(game, "stack:0", 0).words
    assert "Wheeler" in enlarged(game, "stack:0", 0).words


def test_known_cards_of_a_pile_are_listed_from_the_top() -> None:
    """After a look through a stack its cards are known in their order (VI-20.6); of many, the next ones are named."""
    game = table(hand="prophet", stacks={1: "wheeler, seeker, hunter, fisher", 2: "monk"})
    do(game, "play prophet stack 1", "foresee seeker", "leave_order")
    facts = [words for _, words in enlarged(game, "stack:0", 0).facts]
    assert facts == ["3 cards", "Wheeler", "Hunter", "Fisher"]
    assert [words for _, words in enlarged(game, "stack:0", 1).facts] == ["3 cards"]


def test_nothing_is_told_of_hidden_cards() -> None:
    """Tips, enlarged pieces and the table in words are the same no matter what another hand and the reserve hold (VI-20.2)."""
    told_of = []
    for held, next_card in (("seeker", "spelunker"), ("spelunker", "seeker")):
        game = table(at="BuildPhase", others={1: {"hand": held}}, reserve=next_card)
        position = position_of(record(game), 1280, 712, "en", 0)
        pieces = [SCREEN.explain(position, item) for item in ("hand:1", "reserve", "stack:0", "seat:1")]
        told_of.append(
            (SCREEN.sections(position), [piece and (piece.words, piece.facts) for piece in pieces], SCREEN.tip(position, "hand:1"))
        )
    assert told_of[0] == told_of[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_paragraph_that_exists(language: str) -> None:
    known = {paragraph.id for chapter in SCREEN.rulebook for paragraph in chapter.paragraphs}
    solo, crowd = position_of(after(0, 1), 1280, 712, language), position_of(after(0, 3, **ALL), 1280, 712, language)
    cards: list[ItemId] = [f"card:{card}" for card in range(1, len(KIND))]
    for position, pieces in ((crowd, cards), (solo, [f"event:{event}" for event in EVENTS])):
        for item in pieces:
            found = SCREEN.explain(position, item)
            assert found is not None
            assert found.rule in known, item
            assert found.words.strip()
            assert "{" not in found.words


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("moves", "players", "options"), [(90, 3, ALL), (60, 1, {})])
def test_everything_on_the_table_is_explained_without_a_cut_word(
    qtbot: QtBot, moves: int, players: int, options: dict[str, Any], language: str
) -> None:
    with window(language) as program:
        show(program, after(moves, players, **options))
        assert enlarge_everything(program) > 40


def test_every_clause_of_an_event_leads_to_a_paragraph() -> None:
    """A line of the log opens the rule it follows."""
    for players, options in ((1, {}), (2, {}), (4, ALL)):
        for entry in after(400, players, **options).entries:
            for event in entry.events:
                assert not event.clause or rulebook.paragraph_of(SCREEN.rulebook, event.clause), event


@pytest.mark.parametrize(
    ("basics", "said"),
    [(3, "Click a basic, or end your turn."), (0, "Nothing is left to do: end your turn.")],
    ids=["three left", "none left"],
)
def test_what_can_be_done_now_fits_what_the_line_below_says(qtbot: QtBot, basics: int, said: str) -> None:
    """VI-7.1: once three basics are gained, neither the task nor the pale button sends anybody back to them."""
    game = table(at="BuildPhase", village="founders", hand="spelunker, jeweler, wine_trader, fromager")
    while game.state.turn is not None and game.state.turn.basics > basics:
        game.apply(next(action for action in game.legal if action.kind == "basic" and action.picks[0] == "basic:hayer"))
    with window() as program:
        match = show(program, record(game))
        told = {section.name: section.sentences for section in sections(match, controller_of(program))}
    assert told["asked"] == (said,)
    why = "Gain a basic: You have gained 3 basics in this turn: no more are allowed."
    assert (why in told.get("cannot", ())) is (basics == 0)
