"""What every game's table has: bar, info line, chooser, log, curtain. No Qt."""
