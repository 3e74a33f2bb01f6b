"""The window side of Burgage: everything that knows Qt, files, languages and the screen."""

import logging
import sys
from types import ModuleType

__version__ = "0.1.0"

logging.getLogger(__name__).addHandler(logging.NullHandler())  # log records go to the log file or nowhere, never to the console

STUBS = "shibokensupport.signature.lib.pyi_generator"
"""A module that Qt's bindings load at every start and never use: it generates type stubs."""
sys.modules.setdefault(STUBS, ModuleType(STUBS))  # skipped: it takes a twentieth of the time to the first picture
