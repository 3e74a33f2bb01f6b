"""Where the things of the player looked at are."""
