"""Where cards and panels can be. Pure geometry."""
