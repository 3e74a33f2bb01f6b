"""A game in words on the pages."""

import pytest

from app.games import find
from app.table.parts.progress import progress_words
from app.texts import LANGUAGES, Texts
from app.windows.game_words import progress
from rules import Rng, new
from rules.bots.arena import advance
from tests.app.positions import NAMES, position_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_the_pages_count_the_rounds_of_praga_as_the_table_does(language: str, players: int) -> None:
    record = new("praga", NAMES[:players], 3, {})
    for _ in range(4):
        advance(record, 25, Rng(3))
        caption = progress_words(find("praga"), position_of(record, 1280, 712, language))
        assert caption.lower().startswith(progress(Texts(language), "praga", record.game.state).lower())


def test_what_the_words_of_a_game_name_is_read_from_its_state() -> None:
    """Whether it is stored there or worked out."""
    say = Texts("en")
    assert set(say.values("praga.progress")) == {"era", "round"}
    assert say.values("praga.no such words") == ()
    state = new("praga", NAMES[:2], 3, {}).game.state
    assert "round" not in state.__struct_fields__
    assert progress(say, "praga", state) == "Era I, round 1"
    with pytest.raises(KeyError):
        progress(say, "praga", object())
