"""What is done, phase by phase (PC-2.3)."""
