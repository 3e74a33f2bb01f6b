"""The rules to read."""
