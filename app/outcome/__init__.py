"""What came of a game: who won and why, where the points come from, and the same as a table for other programs. Pure: no Qt."""
