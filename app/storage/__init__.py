"""The players' files: settings, running games, saves, results. Nothing else in the program opens them."""
