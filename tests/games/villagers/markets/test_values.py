"""Chapter 12: what silver and bronze symbols are worth."""

import re

import pytest

from rules.games.villagers.board.symbols import of_suit, symbols
from rules.games.villagers.board.values import best_bronze, best_silver, best_unique_silver, bronze_values, silver_value, silver_values
from rules.games.villagers.board.village import Plot, Village
from rules.games.villagers.components import CARDS_OF, NAME


def laid(text: str, *, turned: bool = False, **coins: int) -> Village:
    """Return a village: ``miner(seeker jeweler; blacksmith), peddler`` are two plots, the first with two columns."""
    left = {name: list(cards) for name, cards in CARDS_OF.items()}
    plots = tuple(
        Plot(left[bottom].pop(0), tuple(tuple(left[name].pop(0) for name in column.split()) for column in above.split(";") if column))
        for bottom, above in re.findall(r"(\w+)(?:\(([^)]*)\))?", text)
    )
    on = {card: coins[NAME[card]] for plot in plots for card in plot.cards() if NAME[card] in coins}
    return Village(plots, tuple(sorted(on.items())), turned)


def silver(village: Village) -> list[tuple[str, int]]:
    return [(NAME[worth.card], worth.gold) for worth in silver_values(village)]


def bronze(village: Village) -> list[tuple[str, int]]:
    return [(NAME[worth.card], worth.gold) for worth in bronze_values(village)]


@pytest.mark.parametrize(
    ("clause", "text", "expected"),
    [
        ("VI-12.2 its own two symbols, and covered ones", "lumberjack(log_rafter; wheeler cartwright)", [("log_rafter", 5)]),
        ("VI-12.2 copies count separately", "lumberjack(log_rafter; log_rafter)", [("log_rafter", 5), ("log_rafter", 5)]),
        ("VI-12.2 hay, its own symbol included", "hayer(horse_trader)", [("horse_trader", 3)]),
        ("VI-12.1 groups are rounded down", "hayer(horse_trader; grazier)", [("horse_trader", 3)]),
        ("VI-12.2 hay, four", "hayer(horse_trader; grazier), hayer", [("horse_trader", 6)]),
        ("VI-12.2 ore, covered cards too", "hayer(ore_muler), miner(seeker spelunker jeweler)", [("ore_muler", 6)]),
        ("VI-12.2 hay is not ore", "hayer(ore_muler), miner", [("ore_muler", 0)]),
        ("VI-12.2 padlocks, its own and covered ones", "miner(locksmith; seeker spelunker jeweler)", [("locksmith", 6)]),
        ("VI-12.2 food on uncovered cards", "founders(swineherd), grocer", [("grocer", 3)]),
        ("VI-12.1 covered food does not count", "graper(vintner), grocer", [("grocer", 0)]),
        ("VI-12.2 builders", "lumberjack(carpenter), wattler, freemason", [("freemason", 6)]),
        ("VI-12.2 solitary symbols, two on a Chandler", "priest, chandler, agent", [("priest", 6), ("agent", 0)]),
        ("VI-16.7, VI-12.2 full sets only", "wholesaler, miner(seeker), hayer, lumberjack, hayer", [("wholesaler", 3)]),
        ("VI-12.2 no full set", "wholesaler, miner, hayer", [("wholesaler", 0)]),
        ("VI-9.7 a wildcard has no suit but special", "monk(log_rafter)", [("log_rafter", 2)]),
        ("VI-9.7 a wildcard has no padlock", "miner(locksmith), graper(monk wine_trader)", [("locksmith", 4)]),
        ("VI-12.2 two symbols on a Bed Builder", "hayer(horse_trader; bed_builder)", [("horse_trader", 6)]),
        ("VI-12.2 two symbols on a Glass Blower", "hayer(ore_muler), miner(glass_blower; seeker)", [("ore_muler", 6)]),
        (
            "VI-18.5 the Countess's villagers lie singly",
            "countess, peddler, jeweler, spelunker, horse_trader",
            [("peddler", 3), ("horse_trader", 3)],
        ),
    ],
)
def test_silver(clause: str, text: str, expected: list[tuple[str, int]]) -> None:
    assert silver(laid(text)) == expected, clause


def test_peddler_counts_symbols_not_their_values() -> None:
    """VI-T17, VI-12.2: the gold side of the Founders, or of the Countess, is a symbol too (VI-A41)."""
    text = "{}hayer(peddler), miner(seeker spelunker jeweler; seeker spelunker jeweler)"
    assert silver(laid(text.format(""))) == [("peddler", 3)]
    assert silver_values(laid(text.format("founders, ")))[0].count == 3
    assert silver_values(laid(text.format("founders, "), turned=True))[0].count == 2
    assert silver(laid("countess, hayer, peddler, jeweler")) == [("peddler", 3)]
    assert silver(laid("countess, hayer, peddler, jeweler", turned=True)) == [("peddler", 0)]


def test_wood_carver_counts_printed_gold_of_wood() -> None:
    """VI-T16, VI-12.5: neither coins nor silver."""
    carver = "lumberjack(wood_carver; wheeler cartwright)"
    assert silver(laid(carver, cartwright=4)) == [("wood_carver", 9)]
    assert silver(laid(f"{carver}, lumberjack(cooper; log_rafter)"))[0] == ("wood_carver", 13)
    assert silver(laid("lumberjack(wood_carver; shipwright), miner(seeker spelunker)")) == [("wood_carver", 2)]


def test_agents_may_use_the_same_card() -> None:
    """VI-12.2: the most coins on one card, for every Agent."""
    assert silver(laid("agent, agent, chandler, lumberjack(carpenter)", chandler=6, carpenter=4)) == [("agent", 6), ("agent", 6)]


def test_grocers_count_the_food_of_their_own_village() -> None:
    """VI-T15, VI-T18: 9 each for the food of the Founders and the Milk Maid, and the Cooper's gold."""
    village = laid("founders, hayer(grazier milk_maid), grocer, grocer, lumberjack(cooper; carpenter)", turned=True, carpenter=4)
    assert silver(village) == [("grocer", 9), ("grocer", 9)]
    assert symbols(village).gold == 4
    assert silver(laid("grocer")) == [("grocer", 0)]


def test_income_of_the_first_market() -> None:
    """VI-T14: printed gold and coins; a Freemason gives nothing."""
    village = laid("hayer(thatcher; bed_builder), lumberjack(wheeler cartwright; carpenter), freemason", carpenter=6, cartwright=2)
    assert symbols(village).gold + sum(n for _, n in village.coins) == 23


def test_value_of_one_card() -> None:
    """VI-12.4: for a card with a silver symbol as it stands now, for any other 0."""
    village = laid("hayer(horse_trader; peddler), miner(blacksmith; blacksmith), hayer")
    assert [silver_value(village, CARDS_OF[name][0]) for name in ("horse_trader", "peddler", "blacksmith")] == [6, 3, 0]


def test_best_silver() -> None:
    """VI-14.6: a Nun takes the best of those whose villager lies there once; VI-17.6: the Lighthouse counts the best of all."""
    village = laid("nun, lumberjack(log_rafter; log_rafter), hayer(horse_trader; ore_muler)")
    best, unique = best_silver(village), best_unique_silver(village)
    assert best
    assert unique
    assert (NAME[best.card], best.gold, NAME[unique.card], unique.gold) == ("log_rafter", 5, "horse_trader", 3)
    assert best_unique_silver(laid("nun, lumberjack(log_rafter; log_rafter)")) is None
    assert best_silver(laid("nun")) is None


@pytest.mark.parametrize(
    ("clause", "text", "expected"),
    [
        ("VI-12.3 half of the best silver, rounded down", "miner(alchemist), lumberjack(log_rafter; log_rafter)", [("alchemist", 2)]),
        ("VI-12.3 no silver, nothing", "miner(alchemist)", [("alchemist", 0)]),
        ("VI-12.3 gold symbols", "founders, captain, lumberjack(cooper; wheeler cartwright)", [("captain", 3)]),
        ("VI-T19 two villagers side by side", "miner(blacksmith; blacksmith), hayer(carter)", [("carter", 1)]),
        ("VI-T19, VI-A20 two villagers in one column", "lumberjack(wheeler cartwright), hayer(carter)", [("carter", 1)]),
        ("VI-12.3 a wildcard as a start card", "monk(blacksmith; alchemist), hayer(carter)", [("alchemist", 0), ("carter", 1)]),
        ("VI-12.3 its own start card", "hayer(carter; grazier)", [("carter", 1)]),
    ],
)
def test_bronze(clause: str, text: str, expected: list[tuple[str, int]]) -> None:
    assert bronze(laid(text)) == expected, clause


def test_best_bronze() -> None:
    """VI-16.3, VI-12.3, VI-21.4: one bronze symbol, the best; an Arkwright counts the cards with coins, not the coins."""
    village = laid("lumberjack(arkwright; carpenter), chandler, captain", carpenter=6, chandler=2)
    best = best_bronze(village)
    assert best is not None
    assert (NAME[best.card], best.gold, best.count) == ("arkwright", 4, 2)
    assert best_bronze(laid("lumberjack(carpenter)")) is None


def test_symbols_of_suits_padlocks_and_chains() -> None:
    """VI-12.1, VI-17.7: on all cards; two columns of a start card are two chains, start cards and solitary cards alone are none."""
    village = laid("founders, miner(seeker jeweler; glass_blower), lumberjack, chandler, monk(wine_trader)")
    assert {suit: of_suit(village, suit) for suit in ("ore", "wood", "solitary", "special", "grains", "wool")} == {
        "ore": 5, "wood": 1, "solitary": 2, "special": 1, "grains": 1, "wool": 0,
    }  # fmt: skip
    found = symbols(village)
    assert (found.padlocks, found.chains) == (3, 3)
