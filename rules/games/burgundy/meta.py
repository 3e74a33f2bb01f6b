"""The metadata of the board game, available without loading its rules."""

from __future__ import annotations

from rules.engine.types import SELDOM, Limit, Meta, Option

EACH_THEIR_OWN = ("first", "second", "each", "drawn", "border_posts")
NOT_SOLO = Limit(players=(1,), only=(False,), why="solo")
NOT_TEAMS = Limit(needs={"teams": True}, only=(False,), why="teams")
NOT_LARGER = Limit(needs={"inns": False, "shields": False}, only=(False,), why="larger")

META = Meta(
    id="burgundy",
    min_players=1,
    max_players=4,
    solo=True,
    options=(
        Option("teams", (False, True), False, players=(4,)),
        Option(
            "duchies",
            (*EACH_THEIR_OWN, "double", "double_expert", "solo_beginner", "solo_expert"),
            "first",
            default_by_players={1: "solo_beginner"},
            limits=(
                Limit(players=(1,), only=("solo_beginner", "solo_expert")),
                Limit(players=(2, 3), only=EACH_THEIR_OWN),
                Limit(needs={"teams": False}, only=EACH_THEIR_OWN),
                Limit(needs={"teams": True}, only=("double", "double_expert")),
            ),
            varied=("first", "second", "border_posts", "solo_beginner", "solo_expert"),
        ),
        Option("duchy", tuple(range(1, 11)), 1, needs={"duchies": "each"}, per_seat=True),
        Option("lot", ("sheet", "side", "number"), "sheet", needs={"duchies": "drawn"}),
        Option("secret_choice", (False, True), False, needs={"duchies": ("each", "drawn", "border_posts")}),
        Option("target", tuple(range(45, 56)), 50, players=(1,)),
        Option("extra_tiles", (False, True), False, limits=(NOT_SOLO,), varied=SELDOM),
        Option("white_castles", (False, True), False, limits=(NOT_SOLO,), varied=SELDOM),
        Option("inns", (False, True), False, limits=(NOT_SOLO,), varied=SELDOM),
        Option("trade_routes", (False, True), False, limits=(NOT_SOLO, NOT_TEAMS), varied=SELDOM),
        Option("shields", (False, True), False, limits=(NOT_SOLO, NOT_TEAMS), varied=SELDOM),
        Option("area_size_cap", (False, True), False, players=(2, 3, 4), limits=(NOT_LARGER,)),
        Option("mixed_payment", (False, True), False),
    ),
    rules_version=2,
    schema=10,
)
"""``teams``: two against two (BU-24). ``duchies``: number 1 or 2 for all, one for each seat, or drawn (BU-1.5, 27), those with border posts
(BU-20), a double one for each team, one for a lone player (BU-25.1). ``lot``: a sheet is drawn and its side chosen, or the side is drawn
too (A-48), or the number of a duchy is drawn, whatever sheet it is on (BU-27.4). ``target``: how hard the solo game is (BU-25.1). Which
modules can be combined: BU-28. ``area_size_cap``: no area counts for more than the largest size without modules (A-12).
``mixed_payment``: monastery 6 also takes a worker and silver (A-07).
"""
