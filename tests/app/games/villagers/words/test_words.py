"""Villagers in words: lines of the log, and actions in the list of moves."""

import json
import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from app.games import find
from app.session.replay import Replay
from app.table.choice.picker import Picker
from app.table.choice.plans import plans
from app.table.log import history
from app.table.parts.progress import progress_words
from app.table.playback import review_layout
from app.table.scene.moments import openings
from app.texts import LANGUAGES, Texts
from rules import Action, Game
from tests.app.positions import position_of
from tests.app.programs import ROOT
from tests.games.villagers.builder import fresh, record, table
from tests.games.villagers.cards import NAME
from tests.games.villagers.verbs import do

GAME = "villagers"
SCREEN = find(GAME)
ALL = {"saints": True, "scoundrels": True, "profiteers": True, "developments": True}


def meaning(game: Game[Any], action: Action) -> tuple[object, ...]:
    """Return an action as players tell it from others: by the types of its cards, and by whose they are."""
    holders = [seat.village for seat in game.state.seats] + ([game.state.countess.village] if game.state.countess else [])
    found: list[object] = [action.kind]
    for pick in action.picks:
        sort, _, end = pick.partition(":")
        if sort == "card":
            card = int(end)
            squares = [n for n, seat in enumerate(game.state.seats) if card in seat.square]
            found.append((NAME[card], *(n for n, village in enumerate(holders) if card in village.cards()), *squares))
        else:
            found.append(pick)
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {**ALL, "courier": True})])
def test_different_actions_have_different_words(players: int, options: dict[str, Any], language: str) -> None:
    """Only equal cards of the same player are called the same."""
    rng, game = random.Random(4), fresh(players, 3, **options)
    for step in range(300):
        if game.over:
            break
        if step % 3 == 0:
            position, said = position_of(record(game), 1280, 712, language), dict[str, tuple[object, ...]]()
            for action in game.legal:
                words, meant = SCREEN.action_words(position, action), meaning(game, action)
                assert said.setdefault(words, meant) == meant, words
        game.apply(rng.choice(game.legal))


def test_an_action_names_whose_card_it_is_about() -> None:
    game = table(at="BuildPhase", hand="cooper", village="lumberjack", others={n: {"village": "miner(blacksmith)"} for n in (1, 2)})
    lay = next(action for action in game.legal if action.kind == "lay")
    game.apply(lay)
    position = position_of(record(game), 1280, 712, "en")
    said = {SCREEN.action_words(position, action) for action in game.legal}
    assert said == {f"Unlock with the Blacksmith ({position.names[n]})" for n in (1, 2)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_the_object_of_its_line_of_the_log(language: str) -> None:
    """``{card}`` is an accusative in German, so that no line begins with it, and none of the words before it asks for another case."""
    said = json.loads((ROOT / "resources" / "texts" / f"{GAME}.{language}.json").read_text(encoding="utf-8"))
    lines = {key: line for key, line in said.items() if key.startswith("log.")}
    for key, line in lines.items():
        assert not line.startswith("{card}"), key
        for word in ("von", "aus", "mit", "von der Hand"):
            assert language == "en" or f" {word} {{card}}" not in line, key


@pytest.mark.parametrize(
    ("village", "hand", "asks", "hint"),
    [
        ("miner", "spelunker, mason", "build", "build"),
        ("miner", "spelunker, cooper", "build_basics", "build_basics"),
        ("miner", "", "build_nothing", "build_nothing"),
        ("miner", "pigeoneer", "build_others", "build_others"),
        ("miner", "pigeoneer, spelunker, mason", "build", "build"),
    ],
)
def test_a_build_turn_names_only_what_is_possible(village: str, hand: str, asks: str, hint: str) -> None:
    position = position_of(record(table(at="BuildPhase", village=village, hand=hand)), 1280, 712, "en")
    assert position.decision is not None
    said = SCREEN.asked(position, Picker([])) or position.decision.question
    assert said.key == f"ask.{asks}"
    assert position.texts.has(f"{GAME}.hint.{hint}")


@pytest.mark.parametrize(
    ("special", "sure"),
    [({"at": "BuildPhase", "hand": "pigeoneer"}, True), ({"hand": "barbarian"}, True), ({"hand": "benefactor, mason", "gold": 6}, False)],
    ids=["a build turn", "a draft", "with a target"],
)
@pytest.mark.parametrize(("language", "words"), [("en", "click Play to confirm"), ("de", "mit „Spielen“ bestätigen")])
def test_a_special_without_a_target_asks_only_to_be_confirmed(special: dict[str, Any], sure: bool, language: str, words: str) -> None:
    """VI-9.2: nothing else is lit but the button next to the card."""
    game = table(village="miner", **special)
    position, screen = position_of(record(game), 1280, 712, language), SCREEN
    picker = Picker(screen.gestures(game, plans(game, frozenset())))
    picker.pick(next(action.picks[0] for action in game.legal if action.kind == "play"))
    said = screen.asked(position, picker)
    assert said is not None
    assert position.texts(f"{GAME}.{said.key}", **said.values).endswith(words) is sure


@pytest.mark.parametrize(
    ("language", "carpenter", "harvester"),
    [
        ("en", "drafts the Carpenter (on Lumberjack): click Draft to confirm", "drafts the Harvester: click Draft to confirm"),
        ("de", "nimmt den Tischler (auf HolzfällerIn): mit „Nehmen“ bestätigen", "nimmt die Erntehelferin: mit „Nehmen“ bestätigen"),
    ],
)
def test_what_a_picked_card_is_laid_on_is_said_below_the_table(language: str, carpenter: str, harvester: str) -> None:
    """The button that drafts it hangs over the line of the card that says so."""
    game = table(road="carpenter, harvester, mason, -, -, -")
    position = position_of(record(game), 1280, 712, language)
    for card, words in zip(game.state.road, (carpenter, harvester), strict=False):
        picker = Picker(SCREEN.gestures(game, plans(game, frozenset())))
        picker.pick(f"card:{card}")
        said = SCREEN.asked(position, picker)
        assert said is not None
        assert position.texts(f"{GAME}.{said.key}", **said.values) == words


@pytest.mark.parametrize(("language", "words"), [("en", "you draft 2 in all."), ("de", "du nimmst insgesamt 2.")])
def test_the_draft_says_how_many_in_words_that_suit_two(language: str, words: str) -> None:
    asked = table().decision
    assert asked is not None
    assert Texts(language)(f"{GAME}.hint.Draft", **asked.question.values).endswith(words)


def test_what_needed_no_decision_says_so_in_the_log() -> None:
    """VI-3.2: the last card there is was drafted without a click."""
    game = table(3, road="mason, hunter, -, -, -, -", stacks=dict.fromkeys(range(1, 7), ""), rest="discard")
    lines = [SCREEN.event_words(("Anna", "Ben", "Cleo"), Texts("en"), event) for event in do(game, "draft hunter")]
    assert lines[:2] == ["Anna drafts the Hunter", "Ben drafts the Mason (automatically)"]


def test_an_update_of_the_road_has_one_line_for_what_left_and_one_for_what_is_new() -> None:
    """VI-5.1, 5.2: no matter what is told of each card, the log does not repeat itself."""
    game = table(
        3,
        at="UpdateRoad",
        road="mason, hunter, fisher, -, -, -",
        road_coins=(1, 1, 0, 0, 0, 0),
        reserve="monk, agent, brewer, priest, tinner",
    )
    lines = [line for event in game.opening if (line := SCREEN.event_words(("Anna", "Ben", "Cleo"), Texts("en"), event))]
    assert lines[:2] == ["Discarded from the road: Mason, Hunter", "New on the road: Monk, Agent, Brewer, Priest, Tinner"]
    assert [event.values["card"] for event in game.opening if event.kind == "left_road"] == ["mason", "hunter"]


@pytest.mark.parametrize(
    ("language", "markets", "empty", "words"),
    [
        ("en", 0, (1, 2), "Round 1 (First Market)"),
        ("de", 0, (1, 2), "Runde 1 (1. Markttag)"),
        ("en", 1, (1, 2), "Round 1"),
        ("en", 0, range(1, 7), "Round 1 (last)"),
        ("de", 1, range(1, 7), "Runde 1 (letzte)"),
    ],
)
def test_the_round_says_which_market_ends_it(language: str, markets: int, empty: Sequence[int], words: str) -> None:
    """VI-11.1: in the top bar and in the table in words, from the moment the last stack is used up."""
    game = table(stacks=dict.fromkeys(empty, ""), markets=markets)
    position = position_of(record(game), 1280, 712, language)
    assert progress_words(SCREEN, position).endswith(f", {words}")
    assert words in [section.title for section in SCREEN.sections(position)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("market", [1, 2])
def test_a_market_that_is_due_is_announced_with_its_reason(market: int, language: str) -> None:
    game = table(at="BuildPhase", stacks=dict.fromkeys(range(1, 7) if market == 2 else (1, 2), ""), markets=market - 1)
    due = [event for event in game.opening if event.kind == "market_due"]
    (opening,) = openings(due, Texts(language), GAME)
    assert opening.title
    assert opening.more == SCREEN.event_words(("Anna", "Ben", "Cleo"), Texts(language), due[0])


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Mood Swing draws Black Market"), ("de", "Der Stimmungsumschwung bringt „Schwarzmarkt“")]
)
def test_what_a_mood_swing_draws_is_told_as_its_own_doing(language: str, words: str) -> None:
    """VI-19.9: the line before it may be about an event that the Jester has discarded."""
    game = table(1, at="EventPhase", countess={"open": "mood_swing, tribute", "summer": "black_market"}, hand="mason")
    happened = do(game, "resolve mood_swing")
    assert words in [SCREEN.event_words(("Anna",), Texts(language), event) for event in happened]


@pytest.mark.parametrize(
    ("language", "paid", "taken", "revealed"),
    [
        (
            "en",
            "Customs: Anna pays the Countess 1 gold (1 × card of one suit)",
            "The Countess takes the Truffler from the reserve",
            "New events: Tribute, Rats",
        ),
        (
            "de",
            "Zoll: Anna zahlt der Gräfin 1 Gold (1 × Karte einer Betriebsart)",
            "Die Gräfin nimmt den Trüffelsucher vom Nachziehstapel",
            "Neue Ereignisse: Tribut, Ratten",
        ),
    ],
)
def test_a_banner_tells_what_the_countess_does_by_herself(language: str, paid: str, taken: str, revealed: str) -> None:
    """VI-18.10 to 18.12: an only event is resolved at once, and she draws in the same step."""
    her = {"jester": False, "open": "customs", "winter": "tribute, rats"}
    game = table(1, at="EventPhase", markets=1, gold=9, reserve="truffler", countess=her)
    texts = Texts(language)
    acts, following = openings(game.opening, texts, GAME, ("Anna",), SCREEN.rival)
    assert acts.title == texts("villagers.moment.event_phase")
    assert acts.lines == (paid, taken, revealed)
    assert following.lines == ()


def test_what_the_player_has_just_resolved_needs_no_banner_unless_the_countess_goes_on() -> None:
    """VI-18.10."""
    her, texts = {"jester": False, "open": "customs, abduction, arson"}, Texts("en")
    game = table(1, at="EventPhase", markets=1, gold=9, reserve="truffler", hand="mason", countess=her)
    assert openings(do(game, "resolve customs"), texts, GAME, ("Anna",), SCREEN.rival) == []
    acts, _ = openings(do(game, "resolve abduction mason"), texts, GAME, ("Anna",), SCREEN.rival)
    assert acts.title == texts("villagers.moment.event_phase")
    assert acts.lines[:3] == (
        "Abduction: Anna discards the Mason",
        "Arson is discarded without effect",
        "The Countess takes the Truffler from the reserve",
    )


def test_the_income_of_a_market_is_the_sum_of_the_lines_before() -> None:
    """VI-11.3."""
    game = table(3, at="Markets", village="miner(seeker spelunker)", stacks={1: "", 2: ""})
    lines = [SCREEN.event_words(("Anna", "Ben", "Cleo"), Texts("en"), event) for event in game.opening]
    assert "Anna earns 12 gold in all at the First Market" in lines
    assert "Anna earns 10 gold for the Spelunker" in lines


@pytest.mark.parametrize(
    ("viewer", "words"), [(None, "gives the Mason for a basic"), (0, "gives the Mason"), (1, "gives a card for a basic: Ore")]
)
def test_a_review_tells_of_a_trade_once(viewer: int | None, words: str) -> None:
    """VI-7.2, 20.4: whoever knows the card needs no second line with its suit."""
    found = record(table(2, at="BuildPhase", village="founders", hand="mason, fisher"))
    found.play(next(action for action in found.game.legal if action.kind == "basic" and NAME[int(action.picks[1][5:])] == "mason"))
    replay = Replay(found, SCREEN.marks, SCREEN.section)
    given = [line for line in review_layout.told(replay, 1, SCREEN, viewer, Texts("en")) if "gives" in line]
    assert len(given) == 1
    assert words in given[0]


@pytest.mark.parametrize(("language", "words"), [("en", "Ben builds nothing"), ("de", "Ben baut nichts")])
def test_a_turn_without_building_leaves_a_line_on_the_rail(language: str, words: str) -> None:
    """VI-6.4: only a turn in which nothing at all was done."""
    found = record(table(3, at="BuildPhase", village="founders", hand="fisher", others={1: {"hand": "hunter"}, 2: {"hand": "wattler"}}))
    names = ("Anna", "Ben", "Cleo")

    def lines() -> list[str]:
        say = partial(SCREEN.event_words, names, Texts(language))
        assert history.fresh(found, 0, say, SCREEN.idle) == (history.fresh(found, 0, say) + (words in shown(say)[-1:]))
        return shown(say)

    def shown(say: history.Say) -> list[str]:
        return [line for _, line in history.recent(found, 0, say, 30, idle=SCREEN.idle)]

    found.play(next(action for action in found.game.legal if action.kind == "lay"))
    while found.game.decider == 0:
        found.play(found.game.legal[-1])
    assert found.game.decider == 1
    assert not [line for line in lines() if line.endswith(words.partition(" ")[2])]
    found.play(next(action for action in found.game.legal if action.kind == "end_turn"))
    assert words in lines()
