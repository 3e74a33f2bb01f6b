"""Finished games: reviews and statistics."""
