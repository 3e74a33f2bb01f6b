"""Where the parts of the table of Praga Caput Regni are."""
