"""Measure speed and memory: ``python -m tests.bench``. The figures of the last run are in README.md."""
