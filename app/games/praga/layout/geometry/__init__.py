"""Where places and symbols are on boards and pieces, for layouts and painters alike. No Qt."""
