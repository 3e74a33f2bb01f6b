"""The picker: sources first, targets first, one click where only one thing is possible, amounts in rows."""

import pytest
from msgspec.structs import replace

from app.table.choice.highlights import DONE, KIND, Highlight
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from rules import Action, Message


def plan(words: str, cost: int = 0, asks: str = "") -> Plan:
    """Return a plan of one action, ``take a b``; a bar separates it from its lead, ``play h | take a``."""
    actions, picks = [], []
    for part in words.split(" | "):
        kind, *items = part.split()
        actions.append(Action(kind, tuple(items), cost if part == words.split(" | ")[-1] else 0))
        picks += items
    return Plan(tuple(actions), tuple(picks), cost, Message(asks) if asks else None)


PLACED = {
    "card:1",
    "card:2",
    "card:7",
    "card:8",
    "card:9",
    "store:goods",
    "stack:0",
    "stack:1",
    "button:silver",
    "button:convert",
    "button:end",
}

# A hand of two cards (1 and 2) and what each can do; the lead alone is a plan too.
TURN = [
    plan("play card:1", asks="action"),
    plan("play card:1 | take card:7"),
    plan("play card:1 | take card:8", 1),
    plan("play card:1 | silver button:silver"),
    plan("play card:1 | place card:9 stack:0"),
    plan("play card:1 | place card:9 stack:1"),
    plan("play card:2", asks="action"),
    plan("play card:2 | take card:7", 2),
    plan("play card:2 | take card:8", 1),
    plan("play card:2 | silver button:silver"),
]
CONVERT = [plan("play card:1", asks="action")] + [
    plan(f"play card:1 | convert button:convert workers:{w} silver:{s}")
    for w, s in ((1, 2), (2, 1), (3, 0), (0, 3), (2, 2))  # the rules list the best first
]


def click(picker: Picker, *items: str) -> Plan | None:
    chosen = None
    for item in items:
        assert chosen is None, "a plan was chosen before the last click"
        chosen = picker.pick(item)
    return chosen


@pytest.mark.parametrize(
    ("plans", "clicks", "chosen"),
    [
        # a card is taken with two clicks, hand card then target (UX 2.2)
        (TURN, ["card:1", "card:8"], 2),
        (TURN, ["card:2", "card:7"], 7),
        # target first: the hand card that pays least is taken
        (TURN, ["card:7"], 1),
        # target first: a tie leaves the sources lit, the source decides
        (TURN, ["card:8", "card:2"], 8),
        (TURN, ["button:silver", "card:1"], 3),
        # two or three clicks place a project; the stack alone may be clicked first
        (TURN, ["card:1", "card:9", "stack:1"], 5),
        (TURN, ["card:9", "stack:0"], 4),
        (TURN, ["stack:1"], 5),
        # converting: the amounts in any order
        (CONVERT, ["card:1", "button:convert", "workers:2", "silver:1"], 2),
        (CONVERT, ["card:1", "button:convert", "silver:1"], 2),
        # one click where exactly one thing is possible, however many picks it has
        ([plan("place card:9 stack:0")], ["stack:0"], 0),
        ([plan("end button:end")], ["button:end"], 0),
        ([plan("play card:1"), plan("play card:1 | take card:7")], ["card:1"], 1),
        # a lead that no action follows is chosen like any other plan
        ([plan("play card:1"), plan("play card:2")], ["card:2"], 1),
    ],
)
def test_clicks_choose(plans: list[Plan], clicks: list[str], chosen: int) -> None:
    assert click(Picker(plans), *clicks) is plans[chosen]


@pytest.mark.parametrize(
    ("plans", "clicks", "highlights"),
    [
        (
            TURN,
            [],
            {
                "card:1": Highlight("next"),
                "card:2": Highlight("next"),
                "card:7": Highlight("later", 0),
                "card:8": Highlight("later", 1),
                "button:silver": Highlight("later"),
                "card:9": Highlight("later"),
                "stack:0": Highlight("later"),
                "stack:1": Highlight("later"),
            },
        ),
        (
            TURN,
            ["card:2"],
            {
                "card:2": Highlight("chosen"),
                "card:1": Highlight("replace"),
                "card:7": Highlight("next", 2),
                "card:8": Highlight("next", 1),
                "button:silver": Highlight("next"),
            },
        ),
        (
            TURN,
            ["card:8"],
            {"card:8": Highlight("chosen"), "card:1": Highlight("next", 1), "card:2": Highlight("next", 1)},
        ),
    ],
)
def test_marks(plans: list[Plan], clicks: list[str], highlights: dict[str, Highlight]) -> None:
    picker = Picker(plans)
    assert click(picker, *clicks) is None
    assert {item: mark for item, mark in picker.highlights.items() if not item.startswith(KIND)} == highlights


def test_a_picked_item_again_goes_back_to_before_it() -> None:
    picker = Picker(TURN)
    click(picker, "card:1", "card:9")
    assert picker.pick("card:1") is None
    assert picker.picks == ()


def test_another_source_stands_in_for_the_first() -> None:
    picker = Picker(TURN)
    click(picker, "card:1", "card:9")
    assert picker.pick("card:2") is None
    assert picker.picks == ("card:2",)


def test_back_takes_one_pick_at_a_time() -> None:
    picker = Picker(TURN)
    click(picker, "card:1", "card:9")
    assert picker.back()
    assert picker.picks == ("card:1",)
    assert picker.back()
    assert picker.picks == ()
    assert not picker.back()


def test_a_choice_can_be_returned_to_whatever_was_picked_since() -> None:
    picker = Picker(TURN)
    picker.pick("card:1")
    before, lit = picker.choice, picker.highlights
    picker.pick("card:9")
    picker.pick("card:2")
    picker.return_to(before)
    assert (picker.choice, picker.highlights) == (before, lit)


@pytest.mark.parametrize("clicks", [[], ["card:2"]])
def test_what_is_not_available_is_refused_and_changes_nothing(clicks: list[str]) -> None:
    picker = Picker(TURN)
    click(picker, *clicks)
    before = picker.picks
    assert picker.pick("store:goods") is None
    assert picker.refused == "store:goods"
    assert picker.picks == before
    picker.back()
    assert picker.refused is None


def test_enter_plays_the_lead_that_is_picked() -> None:
    picker = Picker(TURN)
    assert picker.default(PLACED) is None
    click(picker, "card:1")
    assert picker.default(PLACED) is TURN[0]


def test_enter_plays_what_is_complete_though_more_could_follow() -> None:
    plans = [plan("swap card:1 card:2"), plan("drop card:1")]
    picker = Picker(plans)
    assert picker.pick("card:1") is None
    assert picker.default(PLACED) is plans[1]


def test_amounts_are_offered_when_their_turn_has_come() -> None:
    picker = Picker(CONVERT)
    assert picker.choices(PLACED) == []
    picker.pick("card:1")  # the only thing it can do is convert
    assert picker.choices(PLACED) == []
    picker.pick("button:convert")
    assert picker.choices(PLACED) == [
        ("workers", ("workers:0", "workers:1", "workers:2", "workers:3")),
        ("silver", ("silver:0", "silver:1", "silver:2", "silver:3")),
    ]
    assert picker.default(PLACED) is CONVERT[1]


def test_an_amount_can_be_changed_in_its_row() -> None:
    picker = Picker(CONVERT)
    click(picker, "card:1", "button:convert", "workers:2")
    assert dict(picker.choices(PLACED))["workers"] == ("workers:0", "workers:1", "workers:2", "workers:3")
    assert picker.default(PLACED) is CONVERT[2]
    assert picker.pick("workers:3") is CONVERT[3]


def test_choices_at_the_very_beginning() -> None:
    plans = [plan("pay amount:2"), plan("pay amount:1"), plan("end button:end")]
    picker = Picker(plans)
    assert picker.choices(PLACED) == [("amount", ("amount:1", "amount:2"))]
    assert picker.default(PLACED) is plans[0]


def test_with_nothing_to_choose_nothing_is_lit() -> None:
    picker = Picker([])
    assert picker.highlights == {}
    assert picker.choices(PLACED) == []
    assert picker.default(PLACED) is None
    assert picker.pick("card:1") is None
    assert picker.refused == "card:1"


# Two dice, which need not be clicked: a tile of a depot, a stored tile for one of two fields, workers.
DICE = [
    plan("take die:0 tile:1"),
    plan("take die:1 tile:1", 2),
    plan("take die:0 tile:2", 1),
    plan("take die:1 tile:2", 1),
    plan("place die:0 tile:3 field:0", 1),
    plan("place die:1 tile:3 field:0"),
    plan("place die:1 tile:3 field:1"),
    plan("workers die:0 button:workers"),
    plan("workers die:1 button:workers"),
]


@pytest.mark.parametrize(
    ("clicks", "chosen"),
    [
        (["tile:1"], 0),  # the die that pays least
        (["tile:2", "die:1"], 3),  # both pay the same: the die decides
        (["tile:3", "field:0"], 5),
        (["die:0", "tile:3"], 4),
        (["field:1"], 6),
        (["button:workers", "die:0"], 7),
        (["die:1", "tile:1"], 1),
    ],
)
def test_a_die_need_not_be_clicked(clicks: list[str], chosen: int) -> None:
    assert click(Picker(DICE, {"die"}), *clicks) == DICE[chosen]


def test_what_begins_an_action_is_not_taken_for_the_end_of_another() -> None:
    """A tile of a full storage is clicked to be placed; it makes room only for a tile clicked before it, or when it fits nowhere."""
    plans = [
        plan("take die:0 tile:1 tile:3", 2),
        plan("take die:0 tile:1 tile:4", 2),
        plan("place die:0 tile:3 field:0"),
        plan("place die:0 tile:3 field:1", 1),
        plan("hire button:hire tile:1 tile:3", 1),
    ]
    picker = Picker(plans, {"die"})
    assert picker.highlights["tile:1"] == Highlight("next", 2)
    assert click(picker, "tile:3") is None
    assert picker.awaited == {"field"}
    assert picker.highlights["tile:1"].state == "replace"
    assert click(Picker(plans, {"die"}), "tile:4") == plans[1]
    assert click(Picker(plans, {"die"}), "tile:1", "tile:4") == plans[1]
    assert click(Picker(plans, {"die"}), "button:hire") == plans[4]


def test_what_need_not_be_clicked_is_lit_last() -> None:
    picker = Picker(DICE, {"die"})
    assert picker.highlights["die:0"].state == picker.highlights["field:0"].state == "later"
    assert {item for item, mark in picker.highlights.items() if mark.state == "next"} == {
        "tile:1",
        "tile:2",
        "tile:3",
        "button:workers",
    }
    picker.pick("tile:3")
    assert picker.highlights["field:0"] == picker.highlights["field:1"] == Highlight("next", 0)
    assert picker.highlights["die:1"].state == "later"
    picker.back()
    picker.pick("tile:2")
    assert picker.highlights["die:0"] == picker.highlights["die:1"] == Highlight("next", 1)


@pytest.mark.parametrize(
    ("spend_limit", "lit"),
    [(None, {"tile:1", "tile:2", "tile:3", "tile:4"}), (1, {"tile:1", "tile:2", "tile:3"}), (0, {"tile:1", "tile:3"})],
)
def test_what_is_over_the_spend_limit_is_dark_until_its_source_is_picked(spend_limit: int | None, lit: set[str]) -> None:
    dear = plan("take die:1 tile:4", 2)
    picker = Picker([*DICE, dear], {"die"}, spend_limit)
    assert {item for item in picker.highlights if item.startswith("tile")} == lit
    assert {"die:0", "die:1"} <= picker.highlights.keys()
    assert click(picker, "die:1", "tile:4") is dear
    assert click(Picker([*DICE, dear], {"die"}, spend_limit), "die:0", "tile:3") is DICE[4]


def test_a_click_on_what_costs_too_much_is_refused_with_its_price() -> None:
    picker = Picker(DICE, {"die"}, 0)
    assert picker.pick("tile:2") is None
    assert (picker.refused, picker.price("tile:2")) == ("tile:2", 1)
    assert picker.pick("tile:3") is None
    assert picker.pick("tile:2") is None  # not instead of another tile either
    assert (picker.refused, picker.picks) == ("tile:2", ("tile:3",))
    assert [picker.price(item) for item in ("tile:1", "field:0", "tile:7")] == [None, None, None]


def test_the_costlier_of_two_ways_is_never_taken_automatically_when_both_exceed_the_limit() -> None:
    picker = Picker([plan("take die:0 tile:1", 1), plan("take die:1 tile:1", 2), *DICE[7:]], {"die"}, 0)
    assert picker.price("tile:1") == 1
    picker.pick("die:1")
    assert picker.price("tile:1") is None
    assert picker.highlights["tile:1"] == Highlight("next", 2)


def test_what_has_a_price_of_its_own_is_found_through_its_button() -> None:
    hire = plan("hire button:hire tile:1", 2)
    picker = Picker([*DICE, hire], {"die"}, 1)
    assert picker.highlights["button:hire"] == Highlight("next", 2)
    assert click(picker, "button:hire") is hire


# All actions of one kind.
SALES = [
    *DICE,
    plan("sell die:0 store:1"),
    plan("sell die:1 store:1", 1),
    plan("sell die:0 store:2", 2),
    plan("buy tile:8"),
    plan("buy tile:9"),
]


def test_a_kind_leaves_only_its_own_targets_lit() -> None:
    picker = Picker(SALES, {"die"})
    assert {item for item in picker.highlights if item.startswith(KIND)} == {
        KIND + kind for kind in ("take", "place", "workers", "sell", "buy")
    }
    assert picker.pick("kind:buy") is None
    assert picker.highlights["kind:buy"] == Highlight("chosen")
    assert {item for item, mark in picker.highlights.items() if mark.state in ("next", "later") and KIND not in item} == {
        "tile:8",
        "tile:9",
    }
    assert picker.highlights["store:1"] == Highlight("replace")
    assert picker.pick("tile:9") is SALES[-1]


def test_a_kind_with_one_target_is_chosen_with_what_pays_least() -> None:
    one = [p for p in SALES if "store:2" not in p.picks and "tile:9" not in p.picks]
    assert Picker(one, {"die"}).pick("kind:sell") is one[9]
    assert Picker(one, {"die"}).pick("kind:buy") is one[-1]
    picker = Picker(one, {"die"})
    assert click(picker, "kind:workers") is None  # the dice pay the same
    assert picker.picks == ("button:workers",)


def test_another_thing_ends_the_choice_of_a_kind() -> None:
    picker = Picker(SALES, {"die"})
    picker.pick("kind:buy")
    assert picker.pick("tile:1") is DICE[0]
    picker.pick("kind:buy")
    assert picker.pick("store:7") is None
    assert (picker.refused, picker.kind) == ("store:7", "buy")
    assert picker.pick("kind:buy") is None
    assert picker.kind is None
    picker.pick("kind:sell")
    assert picker.back()
    assert picker.kind is None
    assert not picker.back()
    assert picker.pick("kind:ship") is None
    assert picker.refused == "kind:ship"


# equivalent sources, and a single source
EQUAL = {"card:1": "card:1", "card:2": "card:1"}


def test_of_equal_sources_the_first_is_taken_without_asking() -> None:
    equal = [plan(f"play card:{n} | {what}") for n in (1, 2) for what in ("take card:7", "place card:9 stack:0", "place card:9 stack:1")]
    assert click(Picker(equal), "card:7") is None, "different sources are asked for"
    assert click(Picker(equal, same=EQUAL), "card:7") is equal[0]
    assert click(Picker(equal, same=EQUAL), "card:9", "stack:1") is equal[2]
    assert click(Picker(equal, same=EQUAL), "card:2", "card:7") is equal[3], "whoever clicks one means that one"


def test_the_only_source_need_not_be_clicked() -> None:
    picker = Picker(CONVERT)
    assert click(picker, "button:convert") is None
    assert picker.picks == ("card:1", "button:convert")
    assert dict(picker.choices(PLACED)).keys() == {"workers", "silver"}
    assert picker.back()
    assert picker.picks == (), "one click is taken back at once"
    assert click(picker, "card:1", "button:convert") is None
    assert picker.back()
    assert picker.picks == ("card:1",)


def test_between_two_sources_one_is_asked_for() -> None:
    both = [*CONVERT, *(plan(f"play card:2 | convert button:convert workers:{w} silver:{s}") for w, s in ((1, 2), (2, 1)))]
    picker = Picker(both)
    assert click(picker, "button:convert") is None
    assert picker.picks == ("button:convert",)
    assert {item for item, mark in picker.highlights.items() if mark.state == "next"} == {"card:1", "card:2"}


def test_a_thing_that_is_clicked_first_begins_its_own_action_whatever_leads_to_it() -> None:
    """While a project can be built, it does not make room for another card."""
    plans = [plan(f"play card:{n} | {what}") for n in (1, 2) for what in ("take card:7 card:9", "place card:9 stack:0")]
    assert {found.actions[-1].kind for found in _after(plans, "card:9")} == {"place"}
    assert {found.actions[-1].kind for found in _after(plans, "card:7")} == {"take"}
    assert {found.actions[-1].kind for found in _after(plans[::2], "card:9")} == {"take"}


def _after(plans: list[Plan], item: str) -> list[Plan]:
    picker = Picker(plans)
    picker.pick(item)
    return picker.candidates


# amounts that are set step by step
STEPS = [plan("play card:1", asks="action"), plan("play card:1 | silver button:silver")] + [
    plan(f"play card:1 | convert button:convert workers:{w} silver:{s}")
    for w, s in ((1, 2), (2, 1), (0, 3), (2, 2), (1, 3), (0, 4), (1, 4), (2, 3))  # the rules list the best first
]
STEPPED = frozenset({"workers", "silver"})


def stepping() -> Picker:
    picker = Picker(STEPS, stepped=STEPPED)
    assert click(picker, "button:convert") is None
    return picker


def test_amounts_begin_at_the_best_and_go_step_by_step() -> None:
    picker = stepping()
    assert picker.amounts == {"workers": "workers:1", "silver": "silver:2"}
    assert picker.pick("more:silver") is None
    assert picker.amounts == {"workers": "workers:1", "silver": "silver:3"}, "the other amount stays as it is"
    assert picker.pick("more:silver") is None
    assert picker.pick("less:workers") is None
    assert picker.amounts == {"workers": "workers:0", "silver": "silver:4"}
    assert picker.default(PLACED) is picker.plans[7]
    assert picker.pick(DONE) is picker.plans[7]


def test_a_step_that_leads_nowhere_is_not_possible() -> None:
    picker = stepping()
    highlights = picker.highlights
    assert "less:silver" not in highlights, "1 and 1 make no point"
    assert highlights["more:silver"] == highlights["more:workers"] == highlights[DONE] == Highlight("next")
    assert picker.pick("less:silver") is None
    assert (picker.refused, picker.amounts["silver"]) == ("less:silver", "silver:2")


def test_no_amount_is_chosen_without_a_confirmation() -> None:
    picker = stepping()
    for step in ("more:workers", "less:workers", "less:workers", "more:silver"):
        assert picker.pick(step) is None
    assert picker.choices(PLACED), "the amounts are offered as long as they are not confirmed"


def test_one_step_back_puts_all_amounts_away() -> None:
    picker = stepping()
    picker.pick("more:silver")
    assert picker.back()
    assert (picker.picks, picker.amounts) == ((), {})


def test_there_are_no_steps_before_their_turn() -> None:
    picker = Picker(STEPS, stepped=STEPPED)
    assert picker.amounts == {}
    assert not {"more:silver", DONE} & picker.highlights.keys()
    assert picker.pick("more:silver") is None
    assert picker.refused == "more:silver"


def test_the_items_of_an_ordered_plan_are_clicked_in_its_order() -> None:
    """What comes later is neither lit nor taken for a first click: another plan has the same card first."""
    ordered = [replace(plan(f"gain basic:1 card:1 stack:{n}"), ordered=True) for n in (0, 1)]
    picker = Picker([*ordered, plan("lay card:2 card:7"), plan("lay card:2 card:8")])
    assert set(picker.highlights) == {"basic:1", "card:2", "card:7", "card:8", f"{KIND}gain", f"{KIND}lay"}
    assert picker.pick("card:1") is None
    assert picker.refused == "card:1"
    assert click(picker, "basic:1", "card:1", "stack:1") == ordered[1]


def test_what_is_only_to_be_confirmed_is_the_main_button_s_to_choose() -> None:
    plans = [replace(plan("lay card:1 card:7"), confirmed=True, ordered=True), plan("lay card:2 card:7"), plan("lay card:2 card:8")]
    picker = Picker(plans)
    assert picker.pick("card:1") is None
    assert picker.default(PLACED) == plans[0]
    assert picker.pick("card:7") == plans[0]
    assert Picker(plans).default(PLACED) is None


def test_how_a_plan_is_carried_out_can_be_changed_until_its_target_is_clicked() -> None:
    """As long as the only place is not clicked, another rotation replaces the one chosen."""
    turned = [replace(plan(f"lay rotation:{n} card:7"), ordered=True) for n in range(3)]
    picker = Picker([plan("lay card:7"), *turned], inferred={"rotation"})
    for n in (1, 2):
        assert picker.pick(f"rotation:{n}") is None
        assert picker.picks == (f"rotation:{n}",)
        assert picker.highlights["card:7"].state == "next"
        assert picker.default(PLACED) == turned[n]
    assert picker.pick("card:7") == turned[2]
