"""The pages of the program around the table: start, new game, table with its sheets."""
