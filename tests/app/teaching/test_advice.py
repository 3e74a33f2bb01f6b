"""Advice in words: what to do, and why, in both languages; and a name for every part that can be a reason."""

from __future__ import annotations

import re
from random import Random

import pytest

from app.teaching.advice import Advice, Compared, part_name, sentences, told_apart
from app.texts import LANGUAGES, Texts
from rules import catalogue, rules_of
from rules.bots.reasons import Measure, Part, Reasons, Tried
from rules.bots.strengths import playable
from rules.bots.valuation import CONSTANT

GAME = "burgundy"
LESS = "\N{MINUS SIGN}"
STEPS = ("Sell all grapes", "Buy a mine", "Place it")


def why(
    difference: float,
    facts: tuple[Part, ...] = (),
    estimates: tuple[Part, ...] = (),
    measure: Measure = "points",
    tried: Tried | None = None,
) -> Reasons:
    return Reasons(measure, difference, facts, estimates, {"points": 1.5, "goal": 0.3, "chance": 0.03}[measure], tried)


def said(reasons: Reasons | None, language: str = "en", game: str = GAME, ideas: int = 4, quick: bool = False) -> str:
    compared = () if reasons is None else (Compared("Take a ship", reasons),)
    return sentences(Texts(language), game, Advice(STEPS, compared, ideas, quick))[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [of.id for of in catalogue() if playable(rules_of(of.id))])
def test_every_group_of_features_has_a_name(game: str, language: str) -> None:
    say, features = Texts(language), rules_of(game).features
    assert features is not None
    names = [part_name(say, game, group, False) for group in {feature.group for feature in features().names} | {CONSTANT}]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("language", "good"), [("en", "lead over the others"), ("de", "Vorsprung vor den anderen")])
@pytest.mark.parametrize("game", [of.id for of in catalogue() if playable(rules_of(of.id))])
def test_what_concerns_the_others_is_named_so_that_more_of_it_is_better(game: str, language: str, good: str) -> None:
    """Behind “What the others have”, +5 would be theirs."""
    assert good.lower() in part_name(Texts(language), game, "rivals", False).lower()


def test_the_first_step_comes_first_then_the_others_then_why() -> None:
    lines = sentences(Texts("en"), GAME, Advice((*STEPS, "Four", "Five"), (Compared("Take a ship", why(4.0, (("sales", 4.0),))),), 4))
    assert lines[0] == "Sell all grapes"
    assert lines[1] == "Then: Buy a mine · Place it · Four\N{NO-BREAK SPACE}·\N{NO-BREAK SPACE}…"
    assert lines[2] == "The hint is about 4 points better than “Take a ship”: Goods sold +4."
    assert len(sentences(Texts("en"), GAME, Advice(STEPS[:1], (), 1))) == 2


def test_facts_are_told_as_such_and_the_rest_as_estimates() -> None:
    reasons = why(3.6, (("sales", 4.0), ("silver", -1.0)), (("income", -2.4), ("dice", 3.0)))
    assert (
        said(reasons) == f"The hint is about 4 points better than “Take a ship”: Goods sold +4, What the dice allow +3 (estimate), "
        f"everything else {LESS}3."
    )
    told = said(reasons, "de")
    assert (
        told == f"Der Tipp ist etwa 4 Punkte besser als „Take a ship“: Verkaufte Waren +4, Nutzen der Würfel +3 (geschätzt), "
        f"alles Übrige {LESS}3."
    )
    both = why(4.0, (), (("income", 7.0), ("dice", -3.0)))
    assert (
        said(both)
        == "The hint is about 4 points better than “Take a ship”: Silver, workers and mines +7, What the dice allow \u22123 (estimates)."
    )


@pytest.mark.parametrize("measure", ["points", "chance"])
def test_the_figures_that_are_told_add_up(measure: Measure) -> None:
    """Also where they are rounded in different directions, and where most parts are too small to be named."""
    rng = Random(3)
    for _ in range(200):
        worths = [rng.gauss(0, 6) for _ in range(6)]
        share = 0.01 if measure == "chance" else 1.0
        difference = sum(worths) * share
        parts = tuple(
            (group, worth * share) for group, worth in zip(("income", "dice", "areas", "store", "engine", "rivals"), worths, strict=True)
        )
        found = why(difference, (), parts, measure)
        if not found.named:
            continue
        sums = re.match(r"The hint (?:is|wins) about ([\d.]+) .*?: (.*)", said(found))
        assert sums is not None
        told = [float(sign.replace("\N{MINUS SIGN}", "-")) for sign in re.findall(r"[+\u2212][\d.]*\d", sums[2])]
        assert sum(told) == float(sums[1]), said(found)


def test_what_is_about_equal_gets_no_reasons() -> None:
    assert said(why(1.2, (("sales", 9.0),), (("dice", -7.8),))) == "“Take a ship” is about as good."
    assert said(why(9.0, (("sales", 9.0),), tried=Tried(1.0, 4.0, 0.5, 12))) == "“Take a ship” is about as good."


def test_what_came_out_ahead_only_when_played_on_says_how_often() -> None:
    words = said(why(-2.0, (("sales", -2.0),), tried=Tried(5.0, 2.0, 0.75, 12)))
    assert words.endswith("Played on for a round, this came out ahead in 9 of 12 tries.")
    assert "Goods" not in words


def test_many_small_things_are_not_told_one_by_one() -> None:
    small = tuple((group, 1.0) for group in ("areas", "animals", "store", "dice"))
    assert said(why(4.0, (), small)) == "The hint is about 4 points better than “Take a ship”: many small things together."


@pytest.mark.parametrize(("language", "words"), [("en", "This wins the game."), ("de", "Das gewinnt die Partie.")])
def test_what_wins_the_game_says_so_before_anything_else(language: str, words: str) -> None:
    assert sentences(Texts(language), GAME, Advice(STEPS, ideas=4, wins=True))[-1] == words
    beside = sentences(Texts(language), GAME, Advice(STEPS, (Compared("Take a ship", why(0.4)),), 4, wins=True))[-1]
    assert beside.startswith(f"{words} ")
    assert "Take a ship" in beside


def test_without_another_idea_it_is_said_why_there_is_none() -> None:
    assert said(None, ideas=0) == "Nothing else is possible now."
    assert said(None, ideas=1) == "No other idea came up."
    assert said(None, ideas=3) == "The other ideas come to the same."
    assert said(why(4.0, (("sales", 4.0),)), quick=True).endswith("Only at a glance: a thorough hint could not be had.")


def test_figures_are_no_finer_than_they_are_known_and_of_what_the_game_counts() -> None:
    assert said(why(1.6, (("sales", 1.6),))).startswith("The hint is about 1.5 points")
    assert said(why(1.6, (("sales", 1.6),)), "de").startswith("Der Tipp ist etwa 1,5 Punkte")
    assert said(why(0.9, (), (("areas", 0.9),), "goal")).startswith("The hint is about 1 field better")
    assert said(why(5.0, (), (("hand", 5.0),)), game="villagers").startswith("The hint is about 5 gold better")
    race = said(why(0.062, (("tokens", 2.0),), (("race", 0.062),), "chance"), game="guildhall")
    told, at_once = race.split(" It ")
    assert told == "The hint wins about 6 games in 100 more than “Take a ship”: Points on the way to the target +6 (estimate)."
    assert at_once == "brings 2 points more at once."


def test_beside_one_that_is_about_equal_another_is_told_that_is_not() -> None:
    equal, worse = why(0.4, (("sales", 0.4),)), why(5.0, (("sales", 5.0),))
    long = "Take a ship from the depot with the number that nobody likes (die 4, 2 workers)"
    words = sentences(Texts("en"), GAME, Advice(STEPS, (Compared(long, equal), Compared("", worse)), 3))[-1]
    assert words == (
        "“Take a ship from the depot with the number that nobody likes” is about as good. "
        "The hint is about 5 points better than the next best idea: Goods sold +5."
    )


def test_what_can_only_be_done_later_is_not_told_as_if_it_could_be_done_now() -> None:
    equal, worse = why(0.4), why(5.0, (("sales", 5.0),))
    advice = Advice(STEPS, (Compared("Buy a ship", equal, begins=False), Compared("Take a mine", worse, begins=False)), 3)
    assert sentences(Texts("en"), GAME, advice)[-1] == (
        "A turn with “Buy a ship” is about as good. The hint is about 5 points better than a turn with “Take a mine”: Goods sold +5."
    )
    assert sentences(Texts("de"), GAME, advice)[-1] == (
        "Ein Zug mit „Buy a ship“ ist etwa gleich gut. Der Tipp ist etwa 5 Punkte besser als ein Zug mit „Take a mine“: Verkaufte Waren +5."
    )


def test_what_differs_only_in_brackets_is_told_with_them() -> None:
    plan = "Take the tile that nobody likes (place 6)", "Take a ship"
    other = "Take the tile that nobody likes (place 3; wheel: two eggs or a point)"
    words = sentences(Texts("en"), GAME, Advice(plan, (Compared(other, why(0.4)),), 3))[-1]
    assert words == f"“{other}” is about as good."


def test_other_plans_are_named_by_what_no_plan_before_them_has() -> None:
    one, two = why(1.0), why(2.0)
    later = Compared("c", one, begins=False), Compared("e", two, begins=False)
    assert told_apart(("a", "b"), [(("b", "c", "d"), one), (("c", "e"), two)]) == later
    assert told_apart(("a", "b"), [(("c", "b"), one), (("e", "b"), two)]) == (Compared("c", one), Compared("e", two))
    (nameless,) = told_apart(("a", "b"), [(("b",), one), (("b", "a"), two)])
    assert (nameless.step, nameless.reasons) == ("", one)
    assert told_apart(("a", "b"), [(("c",), one), (("c", "b"), two)]) == (Compared("c", one),)


def test_what_only_leads_to_a_step_is_named_with_it() -> None:
    one, two = why(1.0), why(2.0)
    plan, leading = ("Play a mine", "Take a ship"), {"Play a mine", "Play a church"}
    assert told_apart(plan, [(("Play a church", "Take a ship", "Sell"), one)], leading) == (Compared("Play a church · Take a ship", one),)
    assert told_apart(plan, [(("Play a mine", "Take a fort"), one)], leading) == (Compared("Take a fort", one, begins=False),)
    assert told_apart(plan, [(("Play a church",), one)], leading) == (Compared("Play a church", one),)
    told = told_apart(plan, [(("Play a church", "Build"), one), (("Play a church", "Sell"), two)], leading)
    assert [(other.step, other.begins) for other in told] == [("Play a church · Build", True), ("Sell", False)]
