"""A game at the table, and what is computed from games that were played. No widgets."""
