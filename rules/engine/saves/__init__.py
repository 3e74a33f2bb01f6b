"""Saves and journals: how a game is written, and how a file that anybody may have changed is read and verified."""
