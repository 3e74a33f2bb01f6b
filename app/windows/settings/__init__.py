"""The settings and the keys."""
