"""The rules to read: chapters and paragraphs, and the clauses each paragraph puts into words."""

from __future__ import annotations

from app.teaching.rulebook import Chapter, Paragraph, Rulebook


def _says(paragraph: str, clauses: str) -> Paragraph:
    return Paragraph(paragraph, tuple(f"GH-{clause}" for clause in clauses.split()))


RULEBOOK: Rulebook = (
    Chapter(
        "aim",
        (
            _says("aim", "1.7"),
            _says("cards", "1.1 1.2 16.4"),
            _says("hall", "1.3 1.4"),
            _says("places", "1.6 1.8 1.9 1.11"),
        ),
    ),
    Chapter(
        "setup",
        (
            _says("piles", "2.1"),
            _says("vp_deck", "2.2 2.3 2.4 16.2"),
            _says("deal", "2.5 16.1"),
            _says("first_cards", "2.6 2.7 2.8 2.9"),
        ),
    ),
    Chapter(
        "course",
        (
            _says("turn", "1.15 3.1 3.2"),
            _says("gained", "3.3 3.5 16.8"),
            _says("turn_over", "3.4"),
            _says("others_wait", "3.6"),
        ),
    ),
    Chapter(
        "play",
        (
            _says("playable", "4.1 16.20"),
            _says("played", "4.2"),
            _says("strength", "1.13 4.3"),
            _says("level", "1.12 4.4 4.5"),
            _says("all_or_nothing", "1.14 4.6"),
            _says("decline", "4.7 16.16"),
            _says("once", "4.8"),
        ),
    ),
    Chapter(
        "refill",
        (
            _says("refill", "5.1 5.2 16.6 16.9"),
            _says("refill_order", "5.3"),
            _says("hand", "5.4"),
            _says("too_few", "5.5"),
        ),
    ),
    Chapter(
        "buying",
        (
            _says("buy", "6.1"),
            _says("pay", "6.2"),
            _says("bought", "6.3"),
            _says("vp_ability", "6.4 6.6 16.11"),
            _says("row", "6.5 16.19"),
            _says("several", "6.7"),
        ),
    ),
    Chapter(
        "vp_cards",
        (
            _says("vp_9", "13.1"),
            _says("vp_7", "13.2"),
            _says("vp_5", "13.1"),
            _says("vp_4_action", "13.3"),
            _says("vp_4_draw", "13.4"),
            _says("vp_3_poach", "13.5"),
            _says("vp_3_recall", "13.6"),
            _says("vp_2_takeover", "13.7"),
            _says("vp_2_haste", "13.8"),
        ),
    ),
    Chapter(
        "identical",
        (
            _says("no_twins", "7.1"),
            _says("at_once", "7.2"),
            _says("like_for_like", "7.3"),
            _says("whole_chapter", "7.4"),
            _says("twin_played", "7.5 7.6"),
            _says("one_too_many", "7.7 16.7"),
            _says("spare_twins", "7.8"),
            _says("order", "7.9 16.10"),
            _says("one_opponent", "7.10 16.17"),
        ),
    ),
    Chapter(
        "drawing",
        (
            _says("draw", "8.1"),
            _says("reshuffle", "8.2 16.15"),
            _says("enough", "8.3 16.14"),
        ),
    ),
    Chapter(
        "completing",
        (
            _says("complete", "1.5 9.1"),
            _says("closed", "9.2"),
            _says("anew", "9.3 9.7"),
            _says("limit", "9.4"),
            _says("limit_later", "9.5 16.12"),
            _says("gift", "9.6"),
        ),
    ),
    Chapter(
        "professions",
        (
            _says("professions", "16.3"),
            _says("assassin", "12.1 12.2 12.3"),
            _says("dancer", "12.4"),
            _says("farmer", "12.5 12.6"),
            _says("historian", "12.7 12.8 12.9 12.10"),
            _says("trader", "12.11 12.12 12.13 12.14"),
            _says("weaver", "12.15 12.16 12.17 12.18 12.19 16.5"),
        ),
    ),
    Chapter(
        "turn_end",
        (
            _says("into_hall", "10.1 10.2 16.13"),
            _says("checked", "10.3"),
            _says("left_over", "10.4"),
            _says("counted", "10.5"),
        ),
    ),
    Chapter(
        "end",
        (
            _says("points", "1.10 11.5"),
            _says("winner", "11.1 11.2 16.18"),
            _says("ranking", "11.3"),
            _says("target", "11.4 16.21"),
        ),
    ),
    Chapter(
        "job_faire",
        (
            _says("sets", "17.1"),
            _says("job_faire", "17.2"),
            _says("bricklayer", "17.3"),
            _says("hunter", "17.4"),
            _says("peddler", "17.5"),
            _says("robber", "17.6"),
            _says("scholar", "17.7"),
            _says("tax_collector", "17.8"),
        ),
    ),
    Chapter(
        "table",
        (
            _says("secret", "14.1 14.2 14.3 14.4 14.5"),
            _says("search", "14.6 14.9"),
            _says("put_down", "14.7"),
            _says("curtain", "14.8"),
            _says("undo", "15.1 15.2 15.3 15.4"),
            _says("top_card", "15.5"),
        ),
    ),
)
