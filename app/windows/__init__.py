"""The program's pages: start, new game, the table with its sheets, and the rest."""
