"""Looking back at the table: recent moves replayed, positions of a review."""
