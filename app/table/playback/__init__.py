"""Looking back at the table: recent moves played again, positions of a review."""
