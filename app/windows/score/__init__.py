"""The score."""
