"""Bots with a clock and helping processes, as they sit at a table."""
