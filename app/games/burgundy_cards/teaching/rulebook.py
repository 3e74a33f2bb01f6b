"""The rulebook: chapters, paragraphs and the clauses each paragraph puts into words."""

from __future__ import annotations

from app.games.base.rulebook import rulebook

RULEBOOK = rulebook(
    "BC",
    {
        "aim": {
            "aim": "2.5 15.3",
            "cards": "2.1 4.3",
            "storage": "2.2 2.3 2.4",
        },
        "setup": {
            "start": "3.1 3.2",
            "supplies": "3.3 3.4",
            "deal": "3.5",
            "display": "3.6 3.7",
        },
        "course": {
            "phases": "4.1 4.2",
            "order": "4.4",
            "turn": "4.5 4.6 10.9",
        },
        "number": {
            "workers": "5.1 5.2",
            "paying": "5.3",
            "when_number": "5.4 5.5",
        },
        "actions": {
            "choice": "6.11",
            "take": "6.1 6.2",
            "place": "6.3",
            "sell": "6.4 6.5",
            "start_card": "6.6 6.12",
            "fill_workers": "6.7",
            "take_silver": "6.8",
            "convert": "6.9 6.10",
        },
        "projects": {
            "limit": "7.1 7.2 7.3",
            "keeping": "7.4 7.5",
        },
        "estate": {
            "stacks": "8.1 8.2 8.4",
            "new_stack": "8.10 8.11",
            "triplet": "8.12",
            "joker": "8.3 8.6 8.7 8.9",
            "onto_joker": "8.5 8.8",
        },
        "effects": {
            "castle": "9.1",
            "mine": "9.2",
            "knowledge": "9.3",
            "pasture": "9.4",
            "ship": "9.5",
            "monastery": "9.6",
            "carpenter": "9.7",
            "church": "9.8",
            "market": "9.9",
            "watchtower": "9.10",
            "bank": "9.11",
            "residential_houses": "9.12",
            "warehouse": "9.13",
            "town_hall": "9.14",
            "may": "9.15 9.16",
        },
        "chains": {
            "after_building": "10.1",
            "free_order": "10.2",
            "chain": "10.3 10.4 10.8",
            "in_vain": "10.5 10.6",
        },
        "buying": {
            "buy": "11.1 11.2 11.3 11.9",
            "bought": "11.4 11.5 11.6",
            "after_buying": "11.7 11.8",
        },
        "bonuses": {
            "first_bonus": "12.1",
            "phase_bonus": "12.2 10.7",
            "bonus_cards": "12.3",
            "all_seven": "12.4 12.5",
            "final": "12.6",
        },
        "piles": {
            "split": "13.1 13.2",
            "reshuffle": "13.3 13.4",
        },
        "phase_end": {
            "next_phase": "14.1 14.3",
            "next_start": "14.2",
            "last_phase": "14.4",
        },
        "end": {
            "points": "15.1",
            "animals": "15.2",
            "winner": "15.3",
            "live": "16.1 16.2 16.3 16.4",
        },
        "solo": {
            "solo_setup": "17.1 17.2",
            "egon_cards": "17.3 17.4 17.6",
            "egon_monastery": "17.5",
            "egon_bonus": "17.7 17.8 17.9",
            "egon_play": "17.10 17.12 17.13",
            "egon_check": "17.11",
        },
        "table": {
            "hidden": "18.1 18.2",
            "undo": "19.1 19.2 19.3",
        },
    },
)
