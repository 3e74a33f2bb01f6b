"""Where the parts of the table of Villagers are."""
