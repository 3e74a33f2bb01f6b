"""What holds in every position, for untrusted states."""
