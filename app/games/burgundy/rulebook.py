"""The rules to read: chapters and paragraphs, and the clauses each paragraph puts into words."""

from __future__ import annotations

from app.teaching.rulebook import Chapter, Paragraph, Rulebook


def _says(paragraph: str, clauses: str) -> Paragraph:
    return Paragraph(paragraph, tuple(f"BU-{clause}" for clause in clauses.split()))


def _monastery(number: int, clauses: str) -> Paragraph:
    return _says(f"monastery_{number:02}", clauses)


RULEBOOK: Rulebook = (
    Chapter(
        "aim",
        (
            _says("aim", "0.1"),
            _says("duchy", "0.2 0.3 0.4"),
        ),
    ),
    Chapter(
        "setup",
        (
            _says("depots", "1.1 1.2 18.1 18.2 18.3 18.4"),
            _says("goods", "1.3 1.7"),
            _says("start", "1.6 1.8"),
            _says("first_order", "1.9 1.10 1.11 1.12"),
            _says("which_duchy", "1.5 27.1 27.2 27.3 27.4"),
        ),
    ),
    Chapter(
        "course",
        (
            _says("phase", "2.1 2.2 2.3 2.4 2.5 2.6 6.5"),
            _says("round", "3.1 3.2"),
            _says("bridge", "3.3 3.4 3.5"),
            _says("turn", "4.1 4.3"),
            _says("chain", "4.2 4.4"),
        ),
    ),
    Chapter(
        "number",
        (
            _says("workers", "0.5 5.1 5.2 5.7"),
            _says("price", "5.3 5.5 5.6"),
            _says("supply", "10.13"),
        ),
    ),
    Chapter(
        "actions",
        (
            _says("take", "6.1 6.2"),
            _says("storage", "6.3 6.4 16.2"),
            _says("place", "7.1 7.2"),
            _says("placed", "7.3 7.4"),
            _says("sell", "12.1 12.2 12.3"),
            _says("take_workers", "13.1"),
            _says("buy", "14.1 14.2 14.3"),
        ),
    ),
    Chapter(
        "areas",
        (
            _says("after_placing", "8.1 8.2"),
            _says("area", "11.1 11.2 11.3"),
            _says("colour", "1.4 11.4 11.5"),
            _says("start_castle", "11.6"),
        ),
    ),
    Chapter(
        "tiles",
        (
            _says("ship", "9.2"),
            _says("goods_store", "9.3"),
            _says("castle", "9.4"),
            _says("mine", "9.5"),
            _says("animals", "9.6"),
            _says("monastery", "9.1"),
        ),
    ),
    Chapter(
        "buildings",
        (
            _says("building", "10.1 10.11 10.12"),
            _says("market", "10.2"),
            _says("carpenter", "10.3"),
            _says("church", "10.4"),
            _says("not_black", "10.5"),
            _says("warehouse", "10.6"),
            _says("boarding_house", "10.7"),
            _says("bank", "10.8"),
            _says("town_hall", "10.9"),
            _says("watchtower", "10.10"),
        ),
    ),
    Chapter(
        "helping",
        (
            _monastery(1, "17.1"),
            _monastery(2, "17.2"),
            _monastery(3, "17.3"),
            _monastery(4, "17.4"),
            _monastery(5, "17.5"),
            _monastery(6, "17.6"),
            _monastery(7, "17.7"),
            _monastery(8, "17.8"),
            _says("free_step", "5.4 17.13"),
            _monastery(9, "17.9"),
            _monastery(10, "17.10"),
            _monastery(11, "17.11"),
            _monastery(12, "17.12"),
            _monastery(13, "17.14"),
            _monastery(14, "17.15"),
        ),
    ),
    Chapter(
        "scoring",
        (
            _monastery(15, "17.16"),
            *(_monastery(number, "17.17") for number in range(16, 24)),
            _monastery(24, "17.18"),
            _monastery(25, "17.19"),
            _monastery(26, "17.20"),
        ),
    ),
    Chapter(
        "extra",
        (
            _says("extra_tiles", "19.1"),
            _monastery(27, "17.21"),
            _monastery(28, "17.22"),
            _says("crane", "19.2 19.3"),
            _says("geese", "19.4 19.5"),
            _says("geese_herd", "19.6"),
        ),
    ),
    Chapter(
        "phase_end",
        (_says("income", "15.1 15.2 15.3 15.4"),),
    ),
    Chapter(
        "end",
        (
            _says("points", "16.1"),
            _says("winner", "16.3"),
            _says("live", "11.7 16.4"),
        ),
    ),
    Chapter(
        "table",
        (
            _says("hidden", "12.3"),
            _says("undo", "3.1"),
        ),
    ),
)
