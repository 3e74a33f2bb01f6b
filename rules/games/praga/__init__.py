"""Praga Caput Regni."""
