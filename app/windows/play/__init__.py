"""The table and what opens over it."""
