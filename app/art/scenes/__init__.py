"""Painted scenes: their parts, and whole ones for cards and tiles."""
