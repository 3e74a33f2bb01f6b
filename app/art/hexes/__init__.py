"""Hexagonal tiles and the fields they are laid on."""
