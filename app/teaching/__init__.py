"""Lessons, the rules to read, and how much the table explains."""
