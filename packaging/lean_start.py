"""Runs before everything else in the built program: what Qt's bindings load at every start and never use is not loaded.

It is their maker of type stubs, a twentieth of the time to the first picture, which also brings the modules of the command line's parser
and of logging.
"""

import sys
from types import ModuleType

sys.modules["shibokensupport.signature.lib.pyi_generator"] = ModuleType("pyi_generator")
