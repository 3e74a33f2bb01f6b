"""Villagers."""
