"""The events of the solo game by season."""
