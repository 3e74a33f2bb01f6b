"""The table of Praga Caput Regni."""
