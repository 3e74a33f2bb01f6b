"""The window side of Burgage: everything that knows Qt, files, languages and the screen."""

import logging

__version__ = "0.1.0"

logging.getLogger(__name__).addHandler(logging.NullHandler())  # log records go to the log file or nowhere, never to the console
