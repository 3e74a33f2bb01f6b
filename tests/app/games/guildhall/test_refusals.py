"""Why a thing of Guildhall cannot be chosen: what, why, what helps, in two lines and both languages; and what everything says of itself."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import rules
from app.games import find
from app.table.parts.button_state import is_command
from app.texts import LANGUAGES
from rules import Record
from rules.games.guildhall.components import IDENTITY, PROFESSION
from tests.app.games.dark import check_dark_things, composed
from tests.app.painting import face_of
from tests.app.positions import BUSY_AT, NAMES

GAME = "guildhall"
SCREEN = find(GAME)
SETTINGS: tuple[tuple[int, dict[str, int | str | bool]], ...] = (
    (2, {}),
    (4, {"excess_chapter_timing": "immediate"}),
    (3, {"profession_set": "job_faire"}),
    (3, {"profession_set": "custom_six"}),
)


def positions(players: int, options: dict[str, int | str | bool], seed: int = 3, each: int = 3) -> Iterator[Record]:
    """A game played by chance, seen at the first positions of each question and at some others."""
    record, rng, seen = rules.new(GAME, NAMES[:players], seed, options), random.Random(seed), Counter[str]()
    n = 0
    while (decision := record.game.decision) is not None:
        seen[decision.question.key] += 1
        if n % 60 == 0 or seen[decision.question.key] <= each:
            yield record
        busy = [action for action in decision.legal if action.kind in (*BUSY_AT[GAME], "opponent", "gift", "choose")]
        record.play(rng.choice(busy or decision.legal))
        n += 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_every_dark_thing_says_why_in_two_lines(players: int, options: dict[str, int | str | bool], language: str) -> None:
    for record in positions(players, options):
        check_dark_things(record, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_every_thing_says_what_it_is_and_tells_more(players: int, options: dict[str, int | str | bool], language: str) -> None:
    """A tip has at most three lines; the enlarged card has a paragraph of the rules."""
    for record in positions(players, options, each=2):
        model = composed(record, language)
        for item, placement in model.layout().placements.items():
            if placement.static or is_command(item):
                continue
            tip = SCREEN.tip(model.position, item)
            assert placement.words or tip is not None, item
            if tip is not None:
                assert tip.title
                assert len(tip.lines) <= 3
                assert all(words and "{" not in words for _, words in tip.lines)
            told = SCREEN.explain(model.position, item)
            assert told is not None, item
            assert told.title
            assert told.words
            assert "{" not in " ".join((told.title, told.subtitle, told.words, *(words for _, words in (*told.notes, *told.facts))))


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Already in your hall", "One {} per turn")), ("de", ("Liegt schon in deinem Gildenhaus", "Nur "))]
)
def test_a_dim_card_says_why_it_cannot_be_played(language: str, words: tuple[str, str]) -> None:
    """GH-4.1: an identical card lies in the hall, or its profession was played this turn."""
    found: set[str] = set()
    for record in positions(4, {}, each=200):
        decision, state = record.game.decision, record.game.state
        if decision is None or decision.question.key != "ask.act":
            continue
        seat = state.seats[decision.player]
        playable = {action.picks[0] for action in decision.legal if action.kind == "play"}
        model = composed(record, language)
        placed = model.layout().placements
        for card in seat.hand.cards:
            twin = any(IDENTITY[held] == IDENTITY[card] for held in seat.hall)
            again = any(PROFESSION[played] == PROFESSION[card] for played in seat.action_area)
            assert (f"card:{card}" in playable) is not (twin or again)
            assert (face_of(placed[f"card:{card}"])[-1] == "dim") is (twin or again)
            said = SCREEN.refusal(model.position, f"card:{card}", ()) or ""
            if twin:
                assert said == words[0]
                found.add("twin")
            elif again:
                assert said.startswith(words[1].partition("{")[0])
                found.add("again")
            else:
                assert said == ""
    assert found == {"twin", "again"}


def test_the_levels_say_which_can_be_taken_and_why_others_cannot() -> None:
    """What is offered is what the rules offer (GH-4.4); what is locked says from when on it works."""
    seen: set[str] = set()
    for record in positions(3, {}, each=100):
        decision = record.game.decision
        if decision is None or decision.question.key != "ask.act":
            continue
        for card in record.game.state.seats[decision.player].hand.cards:
            offered = [
                action.picks[1]
                for action in decision.legal
                if action.kind == "play" and action.picks[0] == f"card:{card}" and len(action.picks) > 1
            ]
            if not any(action.kind == "play" and action.picks[0] == f"card:{card}" for action in decision.legal):
                continue
            model = composed(record, "en")
            model.picker.pick(f"card:{card}")
            rows = {item: placement for item, placement in model.layout().placements.items() if placement.kind == "level_row"}
            states = {item.removeprefix("frame:"): face_of(placement)[2] for item, placement in rows.items()}
            assert {item for item, state in states.items() if state != "locked"} == (set(offered) or {"level:none"})
            assert [item for item, state in states.items() if state == "chosen"] == [offered[0] if offered else "level:none"]
            assert all("needs" in p.words or "not now" in p.words for p in rows.values() if face_of(p)[2] == "locked")
            seen |= set(states.values())
    assert seen == {"open", "chosen", "locked"}
