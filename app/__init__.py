"""The window side of Burgage: everything that knows Qt, files, languages and the screen."""

__version__ = "0.1.0"
