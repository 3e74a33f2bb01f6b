"""The rules to read: chapters and paragraphs, and the clauses each paragraph puts into words."""

from __future__ import annotations

from app.teaching.rulebook import Chapter, Paragraph, Rulebook


def _says(paragraph: str, clauses: str) -> Paragraph:
    return Paragraph(paragraph, tuple(f"BC-{clause}" for clause in clauses.split()))


RULEBOOK: Rulebook = (
    Chapter(
        "aim",
        (
            _says("aim", "2.5 15.3"),
            _says("cards", "2.1 4.3"),
            _says("storage", "2.2 2.3 2.4"),
        ),
    ),
    Chapter(
        "setup",
        (
            _says("start", "3.1 3.2"),
            _says("supplies", "3.3 3.4"),
            _says("deal", "3.5"),
            _says("display", "3.6 3.7"),
        ),
    ),
    Chapter(
        "course",
        (
            _says("phases", "4.1 4.2"),
            _says("order", "4.4"),
            _says("turn", "4.5 4.6 10.9"),
        ),
    ),
    Chapter(
        "number",
        (
            _says("workers", "5.1 5.2"),
            _says("paying", "5.3"),
            _says("when_number", "5.4 5.5"),
        ),
    ),
    Chapter(
        "actions",
        (
            _says("choice", "6.11"),
            _says("take", "6.1 6.2"),
            _says("place", "6.3"),
            _says("sell", "6.4 6.5"),
            _says("start_card", "6.6 6.12"),
            _says("fill_workers", "6.7"),
            _says("take_silver", "6.8"),
            _says("convert", "6.9 6.10"),
        ),
    ),
    Chapter(
        "projects",
        (
            _says("limit", "7.1 7.2 7.3"),
            _says("keeping", "7.4 7.5"),
        ),
    ),
    Chapter(
        "estate",
        (
            _says("stacks", "8.1 8.2 8.4"),
            _says("new_stack", "8.10 8.11"),
            _says("triplet", "8.12"),
            _says("joker", "8.3 8.6 8.7 8.9"),
            _says("onto_joker", "8.5 8.8"),
        ),
    ),
    Chapter(
        "effects",
        (
            _says("castle", "9.1"),
            _says("mine", "9.2"),
            _says("knowledge", "9.3"),
            _says("pasture", "9.4"),
            _says("ship", "9.5"),
            _says("monastery", "9.6"),
            _says("carpenter", "9.7"),
            _says("church", "9.8"),
            _says("market", "9.9"),
            _says("watchtower", "9.10"),
            _says("bank", "9.11"),
            _says("residential_houses", "9.12"),
            _says("warehouse", "9.13"),
            _says("town_hall", "9.14"),
            _says("may", "9.15 9.16"),
        ),
    ),
    Chapter(
        "chains",
        (
            _says("after_building", "10.1"),
            _says("free_order", "10.2"),
            _says("chain", "10.3 10.4 10.8"),
            _says("in_vain", "10.5 10.6"),
        ),
    ),
    Chapter(
        "buying",
        (
            _says("buy", "11.1 11.2 11.3 11.9"),
            _says("bought", "11.4 11.5 11.6"),
            _says("after_buying", "11.7 11.8"),
        ),
    ),
    Chapter(
        "bonuses",
        (
            _says("first_bonus", "12.1"),
            _says("phase_bonus", "12.2 10.7"),
            _says("bonus_cards", "12.3"),
            _says("all_seven", "12.4 12.5"),
            _says("final", "12.6"),
        ),
    ),
    Chapter(
        "piles",
        (
            _says("split", "13.1 13.2"),
            _says("reshuffle", "13.3 13.4"),
        ),
    ),
    Chapter(
        "phase_end",
        (
            _says("next_phase", "14.1 14.3"),
            _says("next_start", "14.2"),
            _says("last_phase", "14.4"),
        ),
    ),
    Chapter(
        "end",
        (
            _says("points", "15.1"),
            _says("animals", "15.2"),
            _says("winner", "15.3"),
            _says("live", "16.1 16.2 16.3 16.4"),
        ),
    ),
    Chapter(
        "solo",
        (
            _says("solo_setup", "17.1 17.2"),
            _says("egon_cards", "17.3 17.4 17.6"),
            _says("egon_monastery", "17.5"),
            _says("egon_bonus", "17.7 17.8 17.9"),
            _says("egon_play", "17.10 17.12 17.13"),
            _says("egon_check", "17.11"),
        ),
    ),
    Chapter(
        "table",
        (
            _says("hidden", "18.1 18.2"),
            _says("undo", "19.1 19.2 19.3"),
        ),
    ),
)
