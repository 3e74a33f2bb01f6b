"""Villagers taught at its own table: the game in six chapters, then one for each module and one for the Countess."""

from __future__ import annotations

from app.games.base.lessons import look, task, things
from app.teaching.lesson import LEARNER as ME
from app.teaching.lesson import Chapter, Hints, Lesson
from rules import ItemId, Record
from rules.games.villagers import items
from rules.games.villagers.components import BASICS, NAME, Cards

from ..choice.stand_ins import NOW, jester, slot
from .positions import OTHER, Arranged


def _draft(names: tuple[str, str]) -> Record:
    """Set up two cards to draft: one with coins, and one of a stack with the back of wood."""
    start = Arranged(names, "draft")
    start.village("lumberjack(carpenter)", turned=True)
    start.village("founders(swineherd), miner", player=OTHER)
    start.square("hunter")
    start.square("mason, seeker, graper", player=OTHER)
    start.hand("blacksmith, fisher, thatcher, priest")
    start.road("grazier, wheeler, locksmith, spelunker, wattler, ore_muler", coins={"wheeler": 2, "locksmith": 1})
    start.stacks(first="bed_builder", third="cartwright")
    return start.record()


def _build(names: tuple[str, str]) -> Record:
    """Set up a Swineherd for the Founders and a Hunter who needs no one."""
    start = Arranged(names, "build", opens=True)
    start.village("lumberjack(carpenter)")
    start.village("founders(brewer), miner", player=OTHER)
    start.hand("swineherd, hunter, cartwright, wine_trader, spelunker")
    return start.record()


def _basics(names: tuple[str, str]) -> Record:
    """Set up a Grazier without a Hayer."""
    start = Arranged(names, "build", opens=True)
    start.village("founders(swineherd), lumberjack(wheeler)")
    start.village("founders(poulterer), miner(mason)", player=OTHER)
    start.hand("grazier, wine_trader, jeweler, spelunker")
    start.stacks(first="mason")
    return start.record()


def _padlocks(names: tuple[str, str]) -> Record:
    """Set up three padlocks: the first opened by a card of one's own, the second by one of the other player, the third by no one."""
    start = Arranged(names, "build", opens=True)
    start.village("founders(swineherd), lumberjack(carpenter), miner(blacksmith)")
    start.village("founders(brewer), lumberjack(shipwright)", player=OTHER)
    start.hand("cooper, fisher, priest, wine_trader")
    return start.record()


def _markets(names: tuple[str, str]) -> Record:
    """Set up the turn before the first market, with coins on a card and a Grocer to lay."""
    start = Arranged(names, "build")
    mine = "founders(swineherd), hayer(grazier; thatcher), miner(blacksmith), lumberjack(cooper; carpenter), harvester"
    start.village(mine, coins={"blacksmith": 4})
    start.village("founders(poulterer; swineherd), miner(mason; glass_blower), lumberjack(wheeler), wattler", player=OTHER)
    start.hand("grocer, wine_trader, jeweler")
    start.stacks(first="", second="")
    return start.record()


def _wildcards(names: tuple[str, str]) -> Record:
    """Set up a Jeweler without a Spelunker, and a Wheeler who works for the other player."""
    start = Arranged(names, "build", opens=True)
    start.village("founders(swineherd), miner(seeker; mason), lumberjack(carpenter)")
    start.village("founders(swineherd), lumberjack(wheeler cartwright), hayer(thatcher)", player=OTHER)
    start.hand("tinner, monk, jeweler, apprentice, cartwright")
    return start.record()


def _saints(names: tuple[str, str]) -> Record:
    """Set up a Benefactor who brings a Harvester before the draft."""
    start = Arranged(names, "draft", saints=True)
    start.village("founders(swineherd), lumberjack(carpenter)")
    start.village("founders(poulterer), miner(mason)", player=OTHER)
    start.square("seeker, hunter")
    start.square("thatcher, grazier, chandler", player=OTHER)
    start.hand("benefactor, harvester, cooper, spelunker")
    start.hand("nun, wheeler, agent, vintner", player=OTHER)
    start.road("ore_muler, wheeler, locksmith, peddler, wattler, fisher", coins={"wheeler": 1})
    return start.record()


def _scoundrels(names: tuple[str, str]) -> Record:
    """Set up a Schemer and a Wheeler who waits for a Cartwright, as one lies in the other village."""
    start = Arranged(names, "build", opens=True, scoundrels=True)
    start.village("founders(swineherd), lumberjack(wheeler; carpenter)")
    start.village("founders(poulterer), lumberjack(wheeler cartwright), hayer(thatcher)", player=OTHER)
    start.hand("schemer, wine_trader, tinner")
    start.hand("noble, mason, agent, vintner", player=OTHER)
    return start.record()


def _profiteers(names: tuple[str, str]) -> Record:
    """Set up a Freelancer to pay and a Captain worth three gold."""
    start = Arranged(names, "build", opens=True, profiteers=True)
    start.village("founders(swineherd), lumberjack(wheeler), miner(blacksmith), freelancer")
    start.village("founders(poulterer), hayer(thatcher)", player=OTHER)
    start.hand("captain, hunter, wattler, wine_trader")
    return start.record()


def _developments(names: tuple[str, str]) -> Record:
    """Set up a Gold Mine that a Mason wins, and a tie at the Market Place."""
    start = Arranged(names, "build", developments=True)
    start.village("founders(swineherd), miner(seeker), lumberjack")
    start.village("founders(poulterer), miner(blacksmith), hayer(thatcher), chandler", player=OTHER)
    start.hand("mason, wine_trader, cartwright")
    start.developments("town_hall", "market_place", "gold_mine")
    return start.record()


def _countess(names: tuple[str, str]) -> Record:
    """Set up the last draft of a round against the Countess, with an event that would cost six gold."""
    start = Arranged(names[:1], "draft")
    start.village("founders(swineherd), lumberjack(carpenter; wheeler), miner(mason), hayer")
    start.square("hunter, seeker")
    start.hand("blacksmith, milk_maid, priest, thatcher")
    start.road("jeweler, cartwright, spelunker, wattler, agent, truffler", coins={"agent": 1})
    start.countess("grazier, cooper, fisher", "land_claim", 4)
    return start.record()


def _called(cards: Cards, name: str) -> tuple[ItemId, ...]:
    return tuple(items.CARD.id(card) for card in cards if NAME[card] == name)


def _held(name: str, *places: ItemId) -> Hints:
    """Return hints at a card in hand, then at things that are always the same."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        found = _called(record.game.state.seats[ME].hand.cards, name)
        return (*found, *places) if found else ()

    return hints


def _lying(name: str, player: int = ME) -> Hints:
    """Return hints at a card in a village, or at the place on it."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        found = [card for card in record.game.state.seats[player].village.cards() if NAME[card] == name]
        return (*map(items.CARD.id, found), *map(slot, found))

    return hints


def _open(name: str) -> Hints:
    return lambda record: _called(record.game.state.road, name)


def _jester(record: Record) -> tuple[ItemId, ...]:
    """Return the Jester on each open event: the choice of the rules, and what is clicked for it."""
    return tuple(item for event in record.game.state.countess.open for item in (jester(event), items.JESTER, items.EVENT.id(event)))


HERE = items.VILLAGE.id(ME)
DRAFT, COIN, PLAY = (things(NOW + kind) for kind in ("draft", "coin", "play"))
STACKS = tuple(map(items.STACK.id, range(6)))
BASIC = dict(zip(BASICS, map(items.BASIC.id, BASICS), strict=True))
END = task("end", "turn", *(things(pick) for pick in items.END_TURN.picks))

START = Chapter(
    "start",
    _draft,
    (
        look("goal", things(items.VILLAGE.id(ME))),
        look("round", things("stat:0:food", "stat:0:builder")),
        look("where", things(*STACKS, *map(items.ROAD.id, range(len(STACKS))))),
    ),
)
"""The goal, the shape of a round, and where to look."""

COUNTESS = Chapter(
    "countess",
    _countess,
    (
        task("draft", "drafted", _open("cartwright"), DRAFT),
        task("give", "given", _open("agent"), things(items.COUNTESS_VILLAGE)),
        task("jester", "jester", _jester),
    ),
)

LESSON: Lesson = (
    START,
    Chapter(
        "draft",
        _draft,
        (
            task("open", "drafted", _open("wheeler"), DRAFT),
            task("blind", "drew", things(STACKS[2]), DRAFT),
            task("coin", "coin", _open("spelunker"), COIN),
        ),
    ),
    Chapter(
        "build",
        _build,
        (task("cover", "laid_on", _held("swineherd"), _lying("founders")), task("alone", "laid", _held("hunter", HERE)), END),
    ),
    Chapter(
        "basics",
        _basics,
        (
            task("gain", "put_down", things(BASIC["hayer"]), _held("wine_trader", STACKS[0])),
            task("lay", "laid_on", _held("grazier"), _lying("hayer")),
            END,
        ),
    ),
    Chapter(
        "padlocks",
        _padlocks,
        (
            task("own", "unlocked", _held("cooper"), _lying("lumberjack")),
            task("other", "unlocked_elsewhere", _held("fisher", HERE)),
            task("bank", "unlocked_bank", _held("priest", HERE)),
            END,
        ),
    ),
    Chapter("markets", _markets, (task("silver", "unlocked", _held("grocer", HERE)), task("end", "market", things(*items.END_TURN.picks)))),
    Chapter(
        "wildcards",
        _wildcards,
        (
            task("tinner", "played", _held("tinner"), PLAY),
            task("monk", "laid_on", _held("monk"), _lying("seeker")),
            task("cover", "unlocked_free", _held("jeweler"), _lying("monk")),
            task("apprentice", "replaced", _held("apprentice"), _lying("wheeler", OTHER), _lying("lumberjack")),
            task("lay", "laid_on", _held("cartwright"), _lying("wheeler")),
            END,
        ),
    ),
    Chapter(
        "saints",
        _saints,
        (task("benefactor", "played", _held("benefactor"), _held("harvester", HERE)), task("draft", "drafted", _open("wheeler"), DRAFT)),
    ),
    Chapter(
        "scoundrels",
        _scoundrels,
        (
            task("schemer", "schemed", _held("schemer"), _lying("cartwright", OTHER)),
            task("lay", "laid_on", _held("cartwright"), _lying("wheeler")),
            END,
        ),
    ),
    Chapter(
        "profiteers",
        _profiteers,
        (
            task("hire", "hired", _lying("freelancer")),
            task("captain", "laid", _held("captain", HERE)),
            task("end", "bronze", things(*items.END_TURN.picks)),
        ),
    ),
    Chapter(
        "developments",
        _developments,
        (task("mason", "laid_on", _held("mason"), _lying("miner")), task("end", "rewarded", things(*items.END_TURN.picks))),
    ),
    COUNTESS,
)

SOLO_LESSON: Lesson = (
    Chapter(
        "alone",
        _countess,
        (
            look("goal", things(items.COUNTESS_GOLD)),
            look("round", things(items.COUNTESS_VILLAGE)),
            look("where", things(items.JESTER)),
        ),
    ),
    COUNTESS,
)
"""What is different for a lone player."""
