"""What is done, phase by phase (VI-3)."""
