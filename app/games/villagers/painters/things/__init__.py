"""Things around the villagers: tools, wares, food, beasts, buildings, stalls."""
