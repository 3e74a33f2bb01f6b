"""Skip a module that Qt's bindings load at every start and never use. Runs before everything else in the built program.

The module generates type stubs. It takes a twentieth of the time to the first picture and imports argparse and logging as well.
"""

import sys
from types import ModuleType

sys.modules["shibokensupport.signature.lib.pyi_generator"] = ModuleType("pyi_generator")
