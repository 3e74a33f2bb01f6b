"""The parts every game's table has: bars, info line, chooser, log, curtain. No Qt."""
