"""Saved and unfinished games."""
