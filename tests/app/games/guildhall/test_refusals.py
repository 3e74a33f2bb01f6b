"""Why a card or a level of Guildhall cannot be chosen, in both languages."""

import pytest

from app.games import find
from rules.games.guildhall.components import IDENTITY, PROFESSION
from tests.app.games.dark import composed
from tests.app.painting import face_of
from tests.app.positions import first_of_each_question

GAME = "guildhall"
SCREEN = find(GAME)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Already in your hall", "One {} per turn")), ("de", ("Liegt schon in deinem Gildenhaus", "Nur "))]
)
def test_a_dim_card_says_why_it_cannot_be_played(language: str, words: tuple[str, str]) -> None:
    """An identical card is in the hall, or its profession has already been played this turn (GH-4.1)."""
    found: set[str] = set()
    for record in first_of_each_question(GAME, 4, 3, {}, each=200):
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
            assert face_of(placed[f"card:{card}"]).dim is (twin or again)
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


@pytest.mark.slow
def test_the_levels_say_which_can_be_taken_and_why_others_cannot() -> None:
    """The levels offered are those the rules offer (GH-4.4); a locked one says when it becomes available."""
    seen: set[str] = set()
    for record in first_of_each_question(GAME, 3, 3, {}, each=100):
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
            states = {item.removeprefix("frame:"): face_of(placement).state for item, placement in rows.items()}
            assert {item for item, state in states.items() if state != "locked"} == (set(offered) or {"level:none"})
            assert [item for item, state in states.items() if state == "chosen"] == [offered[0] if offered else "level:none"]
            assert all("needs" in p.words or "not now" in p.words for p in rows.values() if face_of(p).state == "locked")
            seen |= set(states.values())
    assert seen == {"open", "chosen", "locked"}
