"""Compare where cards may be laid with a slow, literal reading of the rules (VI-6.5 to 6.9, 9.5, 9.6), over random villages."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games.villagers.board.hosts import bare_wildcards, coverable, hosts, places
from rules.games.villagers.board.village import NEW_PLOT, Village

from ..cards import DATA, NAME, SUIT

WILD = {"monk", "apprentice"}
CHAINS = [*DATA["chains"]["base"], *DATA["chains"]["profiteers"]]
START = {chain[0] for chain in CHAINS}
MIDDLE = {name for chain in CHAINS for name in chain[1:-1]}
SUIT_OF = {NAME[card]: SUIT[card] for card in NAME}
CHAIN_CARDS = {name for chain in CHAINS for name in chain}
LAID = [card for card in NAME if NAME[card] in CHAIN_CARDS | WILD | {"hunter"}]
NAMES = sorted({NAME[card] for card in LAID})
Layout = list[tuple[int, list[list[int]]]]
"""Every bottom card with the columns on it."""


def layout(village: Village) -> Layout:
    """Return a village as plain lists."""
    return [(plot.bottom, [[*column] for column in plot.columns]) for plot in village.plots]


def free(bottom: int, columns: list[list[int]]) -> Iterator[tuple[int, list[int]]]:
    """Yield the cards of a plot with a free slot, each with its path (VI-6.7)."""
    if len(columns) < (2 if NAME[bottom] in START | WILD else 0):
        yield bottom, [bottom]
    for column in columns:
        if NAME[column[-1]] in MIDDLE | WILD:
            yield column[-1], [bottom, *column]


def matching(path: list[int]) -> list[list[str]]:
    """Return the chains that match a path from its bottom card on and go on beyond it (VI-6.9)."""
    return [
        chain
        for chain in CHAINS
        if len(chain) > len(path) and all(NAME[card] in WILD or NAME[card] == name for card, name in zip(path, chain, strict=False))
    ]


def suits(columns: list[list[int]]) -> set[str]:
    """Return the suits of the cards above a bottom card that are no wildcards."""
    return {SUIT[card] for column in columns for card in column if NAME[card] not in WILD}


def sound(plot: tuple[int, list[list[int]]]) -> bool:
    """Return whether the columns of a bottom wildcard share a suit and every bare wildcard can be covered (VI-9.6)."""
    bottom, columns = plot
    found = suits(columns)
    if NAME[bottom] in WILD and len(found) > 1:
        return False
    return all(
        any(NAME[bottom] not in WILD or found <= {SUIT_OF[chain[0]]} for chain in matching(path))
        for card, path in free(bottom, columns)
        if NAME[card] in WILD and (card != bottom or not columns)
    )


def literal(village: Village, card: int) -> set[int]:
    """Return the cards that another one may be laid on."""
    found = set()
    for bottom, columns in layout(village):
        for host, path in free(bottom, columns):
            chains = [chain for chain in matching(path) if len(chain) > len(path) + 1] if NAME[card] in WILD else matching(path)
            if not any(NAME[card] in WILD or chain[len(path)] == NAME[card] for chain in chains):
                continue
            after = [[*column, card] if column[-1] == host else column for column in columns] + ([[card]] if host == bottom else [])
            if sound((bottom, after)):
                found.add(host)
    return found


def grown(data: st.DataObject) -> Iterator[tuple[Village, list[int]]]:
    """Yield villages that grow by random legal layings and Apprentices, with the cards that are left."""
    village, left = Village(), [*LAID]
    for _ in range(data.draw(st.integers(0, 25))):
        kind = data.draw(st.sampled_from(["wild", "any", "any", "take"]))
        of_kind = [card for card in left if NAME[card] in WILD] if kind != "any" else left
        if not of_kind:
            continue
        card = data.draw(st.sampled_from(of_kind))
        if kind == "take":
            if not village.covered():
                continue
            target = data.draw(st.sampled_from(village.covered()))
            village = village.with_other(target, card)
            left.append(target)
        else:
            wanted = [NEW_PLOT] if NAME[card] in START | WILD | {"hunter"} else []
            wanted += [*literal(village, card)]
            if not wanted:
                continue
            village = village.with_card(card, data.draw(st.sampled_from(sorted(wanted))))
        left.remove(card)
        yield village, left


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_hosts_are_those_of_the_rules(data: st.DataObject) -> None:
    """VI-6.6 to 6.9, VI-9.4 to 9.6, VI-9.12: for every type, after every step."""
    for village, left in grown(data):
        assert all(map(sound, layout(village)))
        spare = {NAME[card]: card for card in left}
        for name in NAMES:
            card = spare.get(name)
            if card is not None and name not in START | {"hunter"}:
                assert set(hosts(village, name)) == literal(village, card), (name, village)
                assert places(village, card) == (((NEW_PLOT,) if name in WILD else ()) + hosts(village, name))


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_bare_wildcards_are_counted_ahead(data: st.DataObject) -> None:
    """VI-9.8: a place is left out if a laying there leaves more bare wildcards than can be covered."""
    for village, left in grown(data):
        for card in left[::9]:
            found = places(village, card)
            bare = {host: len(bare_wildcards(village.with_card(card, host))) for host in found}
            for actions in range(4):
                assert coverable(village, card, found, actions) == tuple(host for host in found if bare[host] <= actions)
