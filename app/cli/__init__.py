"""The command line: its arguments, and what it can do without a window."""
