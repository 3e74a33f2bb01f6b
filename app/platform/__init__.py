"""Where the program meets the system and Qt: unexpected errors, reduced motion, exceptions inside Qt's calls."""
