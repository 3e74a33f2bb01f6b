"""Where the program meets the system and Qt: errors nobody expected, reduced motion, exceptions inside of Qt's calls."""
