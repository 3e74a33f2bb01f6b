"""The saves of all games that tests change at random."""

from tests.games.burgundy.mutations import SAVES as BURGUNDY
from tests.games.burgundy_cards.mutations import SAVES as BURGUNDY_CARDS
from tests.games.guildhall.mutations import SAVES as GUILDHALL
from tests.games.praga.mutations import SAVES as PRAGA
from tests.games.villagers.mutations import SAVES as VILLAGERS

SAVES = {of.game: of for of in (BURGUNDY, BURGUNDY_CARDS, GUILDHALL, PRAGA, VILLAGERS)}
