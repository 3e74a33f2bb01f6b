"""The window side of Burgage: everything that knows Qt, files, languages and the screen."""

import logging

__version__ = "0.1.0"

logging.getLogger(__name__).addHandler(logging.NullHandler())  # what is logged goes to the log or nowhere, never to the console
