"""Why something cannot be chosen, in every game: the precise reason, in both languages, in at most two lines without harsh words.

What is asked of a game is in ``tests/app/games/<game>/refused.py``; ``test_things`` asks about everything on random tables.
"""

from __future__ import annotations

import pytest

from app.games import find
from app.texts import LANGUAGES
from tests.app.games.dark import check_refusal
from tests.app.positions import position_of
from tests.games.brought import brought

from .refused import Refusal, is_said

REFUSED: dict[str, dict[str, Refusal]] = {game: module.REFUSED for game, module in brought("refused", "table").items()}
CASES = [pytest.param(game, what, id=f"{game}: {what}") for game, refused in REFUSED.items() for what in refused]


@pytest.mark.parametrize(("game", "what"), CASES)
def test_a_refusal_names_its_reason(game: str, what: str) -> None:
    refusal = REFUSED[game][what]
    record, item, picks = refusal.asked()
    able = {action.kind for action in record.game.legal if item in action.picks and {*picks} <= {*action.picks} and not action.cost}
    assert able <= refusal.other
    for language in LANGUAGES:
        words = find(game).refusal(position_of(record, 1280, 712, language), item, picks)
        check_refusal(words)
        if refusal.words:
            assert words == refusal.words[language]
        else:
            assert is_said(game, words or "", refusal.why, language), words
