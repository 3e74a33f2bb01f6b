"""Villagers and modules as cards, open and face down, and the piles they lie in."""
