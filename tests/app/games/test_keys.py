"""The keys of every game click things that are there: each finds something to click in some position.

Positions that random games seldom reach are in ``tests/app/games/<game>/rare.py``.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.games import find
from rules import Record
from tests.app.games.dark import composed
from tests.app.on_table import asking, on_table
from tests.app.positions import position_of, random_game
from tests.games.brought import GAMES, brought

LAID_OUT = 20
"""Number of decisions between two positions of which the table is laid out, for what is on it without being part of an action."""


def positions(game: str) -> Iterator[Record]:
    """Yield the rare positions of a game and random games that bring up every question, those with the most modules first."""
    rare = brought("rare", "table").get(game)
    if rare is not None:
        yield from (position() for position in rare.RARE)
    for players, options in sorted(asking(game), key=lambda one: -len(one[1])):
        yield from random_game(players, on_table(game).asking_seed, 1, game, options)


def there(record: Record, laid_out: bool) -> set[str]:
    """Return what can be clicked: what is part of an action, and what is lit on the table."""
    found = {pick for action in record.game.legal for pick in action.picks}
    return found | {*composed(record, "en").picker.highlights} if laid_out else found


@pytest.mark.parametrize("game", GAMES)
def test_every_key_finds_something_to_click(game: str) -> None:
    screen = find(game)
    idle = {key.id for key in screen.keys}
    for n, record in enumerate(positions(game)):
        if not idle:
            return
        if not record.game.over:
            seen, items = position_of(record, 1280, 712, "en"), there(record, n % LAID_OUT == 0)
            idle -= {key for key in idle if not items.isdisjoint(screen.key_items(seen, key))}
    assert not idle
