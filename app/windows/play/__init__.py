"""The table, and whatever opens over it."""
