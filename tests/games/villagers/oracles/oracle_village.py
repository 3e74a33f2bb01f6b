"""A village counted again for the oracle, from the text of the rules alone: chains, symbols, values (VI-1, 6, 9, 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..cards import DATA, MODULES, NAME

TYPES: dict[str, dict[str, Any]] = {
    raw["id"]: raw
    for raw in (
        *DATA["villagers"],
        *DATA["basic_villagers"],
        *(card for module in MODULES for card in DATA["modules"][module]["cards"]),
    )
}
CHAINS = [list(chain) for chain in (*DATA["chains"]["base"], *DATA["chains"]["profiteers"])]
START = {"lumberjack", "hayer", "miner", "graper", "shepherd", "tanner", "founders"}
WILD = {"monk", "apprentice"}
FOUNDERS = {"suit": "grains", "suit_symbols": {"grains": 1}}
COUNTESS: dict[str, Any] = {"suit": "", "suit_symbols": {}}


def printed(name: str) -> dict[str, Any]:
    """Return what is printed on a card."""
    return FOUNDERS if name == "founders" else COUNTESS if name == "countess" else TYPES[name]


class Counted:
    """One village: bottom cards with their columns, by name and by number."""

    def __init__(self, village: Any) -> None:
        self.turned: bool = village.turned
        self.coins: dict[int, int] = dict(village.coins)
        self.plots: list[tuple[int, list[list[int]]]] = [(plot.bottom, [list(column) for column in plot.columns]) for plot in village.plots]
        self.cards = [card for bottom, columns in self.plots for card in (bottom, *(each for column in columns for each in column))]
        covered = {bottom for bottom, columns in self.plots if columns}
        covered |= {card for _, columns in self.plots for column in columns for card in column[:-1]}
        self.top = [card for card in self.cards if card not in covered]

    def of(self, what: str) -> int:
        """Count food or builders on uncovered cards (VI-1.3)."""
        found = sum(printed(NAME[card]).get(what) or 0 for card in self.top)
        return found + (what == "food" and self.turned and any(NAME[card] == "founders" for card in self.top))

    def gold(self, card: int) -> int:
        """Return the gold value of a card (VI-2.5, 10.1, 18.2)."""
        if NAME[card] in ("founders", "countess"):
            return 0 if self.turned else {"founders": 2, "countess": 4}[NAME[card]]
        return printed(NAME[card]).get("gold") or 0

    def golds(self) -> list[int]:
        """Return every visible gold value."""
        return [gold for card in self.top if (gold := self.gold(card))]

    def symbols(self) -> Counter[str]:
        """Count the suit symbols of all cards."""
        return sum((Counter(printed(NAME[card])["suit_symbols"]) for card in self.cards), Counter())

    def padlocks(self) -> int:
        """Count the padlocks of all cards."""
        return sum(bool(printed(NAME[card]).get("padlock")) for card in self.cards)

    def silver(self, card: int) -> int | None:
        """Return the value of a silver symbol (VI-12.2), None for a card without one."""
        suits, golds = self.symbols(), self.golds()
        match NAME[card]:
            case "log_rafter":
                return suits["wood"]
            case "wood_carver":
                return sum(self.gold(other) for other in self.top if printed(NAME[other])["suit"] == "wood")
            case "horse_trader":
                return suits["hay"] // 2 * 3
            case "ore_muler":
                return suits["ore"] // 2 * 3
            case "peddler":
                return len(golds) // 2 * 3
            case "locksmith":
                return 2 * self.padlocks()
            case "grocer":
                return 3 * self.of("food")
            case "freemason":
                return 3 * self.of("builder")
            case "priest":
                return suits["solitary"] // 2 * 3
            case "agent":
                return max(self.coins.values(), default=0)
            case "wholesaler":
                return 3 * min(suits["ore"], suits["hay"], suits["wood"])
        return None

    def silvers(self) -> dict[int, int]:
        """Return the value of every visible silver symbol."""
        return {card: value for card in self.top if (value := self.silver(card)) is not None}

    def bronze(self) -> int:
        """Return the best of the visible bronze symbols (VI-12.3)."""
        values = {
            "alchemist": max(self.silvers().values(), default=0) // 2,
            "captain": len(self.golds()),
            "carter": sum(sum(map(len, columns)) >= 2 for bottom, columns in self.plots if NAME[bottom] in START | WILD),
            "arkwright": 2 * len(self.coins),
        }
        return max((values[NAME[card]] for card in self.top if NAME[card] in values), default=0)

    def nun(self) -> int:
        """Return what every Nun of the village is worth together (VI-14.6)."""
        copies = Counter(NAME[card] for card in self.cards)
        best = max((value for card, value in self.silvers().items() if copies[NAME[card]] == 1), default=0)
        return best * copies["nun"]

    def market(self, number: int) -> Counter[str]:
        """Return what a market, 1 or 2, brings, row by row (VI-11.3, 11.4)."""
        rows = {f"gold_{number}": sum(self.golds()), f"coins_{number}": sum(self.coins.values())}
        if number == 2:
            rows |= {"silver": sum(self.silvers().values()), "nun": self.nun()}
        return +Counter(rows)

    def count(self, what: dict[str, Any]) -> int:
        """Count what a development compares (VI-17.6)."""
        match what["count"]:
            case "villagers_in_village":
                return len(self.cards)
            case "gold_symbol":
                return len(self.golds())
            case "suit_symbol":
                return self.symbols()[what["suit"]]
            case "villagers_with_coins":
                return len(self.coins)
            case "padlock_symbol":
                return self.padlocks()
            case "highest_single_silver_value":
                return max(self.silvers().values(), default=0)
            case "food_symbol":
                return self.of("food")
            case "production_chains":
                return sum(len(columns) for _, columns in self.plots)
        raise KeyError(what["count"])

    def uncovered_wildcards(self) -> int:
        """Count the wildcards that still have to be covered (VI-9.8)."""
        return sum(NAME[card] in WILD for card in self.top)

    def is_sound(self) -> bool:
        """Return whether every plot could have been laid that way (VI-6.6 to 6.9, 9.4 to 9.6)."""
        return all(is_sound(NAME[bottom], [[NAME[card] for card in column] for column in columns]) for bottom, columns in self.plots)

    def hosts(self, name: str) -> Iterator[int | None]:
        """Yield every card a villager may be laid on, None for a new plot (VI-6.5 to 6.9, 9.5)."""
        if name in WILD or name in ("lumberjack", "hayer", "miner") or starts_a_plot(name):
            yield None
        for bottom, columns in self.plots:
            names = [[NAME[card] for card in column] for column in columns]
            if is_sound(NAME[bottom], [*names, [name]]):
                yield bottom
            for i, column in enumerate(columns):
                if is_sound(NAME[bottom], [*names[:i], [*names[i], name], *names[i + 1 :]]):
                    yield column[-1]


def starts_a_plot(name: str) -> bool:
    """Return whether a villager is laid without a predecessor (VI-6.5)."""
    raw = printed(name)
    return bool(raw["flag"]) and not raw.get("discard_after_use")


def is_sound(bottom: str, columns: list[list[str]]) -> bool:
    """Return whether a bottom card can carry these columns, each part of a chain of one and the same start card."""
    if not columns:
        return True
    starts = {chain[0] for chain in CHAINS if bottom in (chain[0], *WILD)}
    return len(columns) <= 2 and any(
        all(any(chain[0] == start and _follows(column, chain) for chain in CHAINS) for column in columns) for start in starts
    )


def _follows(column: list[str], chain: list[str]) -> bool:
    """Return whether a column follows a chain; a wildcard is never its last card."""
    rest = chain[1:]
    return len(column) <= len(rest) and all(
        name == expected or (name in WILD and i + 1 < len(rest)) for i, (name, expected) in enumerate(zip(column, rest, strict=False))
    )
