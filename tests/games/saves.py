"""The saves of all games that tests change at random."""

from tests.engine.mutations import Saves
from tests.games.brought import brought

SAVES: dict[str, Saves] = {game: module.SAVES for game, module in brought("mutations").items()}
