"""Cards by name, from the text of the rules: ``red trader`` is one of the four red Traders.

Several together, as halls and hands are written: ``red blue trader, green farmer`` is three cards.
"""

from collections.abc import Iterable
from functools import cache

BASE = ("assassin", "dancer", "farmer", "historian", "trader", "weaver")
JOB_FAIRE = ("bricklayer", "hunter", "peddler", "robber", "scholar", "tax_collector")
PROFESSIONS = BASE + JOB_FAIRE
COLOURS = ("red", "blue", "yellow", "green", "purple")
COPIES = 4
CARDS = range(1, len(PROFESSIONS) * len(COLOURS) * COPIES + 1)
LEVELS: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(PROFESSIONS, (0, 2, 4)),
    **dict.fromkeys(("dancer", "tax_collector"), (0, 1, 2, 3, 4)),
    "farmer": (1, 3),
}
"""The levels printed on the cards of each profession (sections 12 and 17)."""
VP_KINDS: dict[str, tuple[int, int, int, bool]] = {
    "vp_9": (9, 2, 3, False),
    "vp_7": (7, 2, 3, True),
    "vp_5": (5, 1, 6, False),
    "vp_4_action": (4, 1, 3, True),
    "vp_4_draw": (4, 1, 3, True),
    "vp_3_poach": (3, 1, 3, True),
    "vp_3_recall": (3, 1, 3, True),
    "vp_2_takeover": (2, 1, 3, True),
    "vp_2_haste": (2, 1, 3, True),
}
"""Points, cost in completed chapters, copies, whether there is an ability (section 13)."""
VP_NAME: dict[int, str] = dict(enumerate((kind for kind, (_, _, copies, _) in VP_KINDS.items() for _ in range(copies)), start=1))


@cache
def profession(card: int) -> str:
    """Return the profession of a card."""
    return PROFESSIONS[(card - 1) // (COPIES * len(COLOURS))]


@cache
def colour(card: int) -> str:
    """Return the colour of a card."""
    return COLOURS[(card - 1) // COPIES % len(COLOURS)]


@cache
def name(card: int) -> str:
    """Return a card's name: ``red trader``."""
    return f"{colour(card)} {profession(card)}"


def names(cards: Iterable[int]) -> list[str]:
    """Return the names of cards in alphabetical order, professions first."""
    return sorted(map(name, cards), key=_by_profession)


def _by_profession(one: str) -> tuple[str, str]:
    colour, profession = one.split(" ")
    return profession, colour


def read(text: str) -> list[str]:
    """Return the names of the cards in a text, in its order: ``red blue trader, green farmer``."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        *colours, profession = part.split(" ")
        assert profession in PROFESSIONS, profession
        assert colours, part
        assert set(colours) <= set(COLOURS), part
        found += [f"{colour} {profession}" for colour in colours]
    return found


def line(text: str) -> str:
    """Return cards as text, the way halls and hands are described: one by one, in alphabetical order."""
    return ", ".join(sorted(read(text), key=_by_profession))


ALL = "red blue yellow green purple"
"""The five colours, for a chapter about to be completed."""
