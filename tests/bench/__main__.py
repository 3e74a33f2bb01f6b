"""Measure everything and print a table; exit with code 1 when a limit is exceeded."""

from __future__ import annotations

import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"

from tests.bench import rules_speed, window_speed
from tests.bench.figures import table

found = [*rules_speed.rows(), *window_speed.rows()]
print(table(found))
sys.exit(any(row.kept is False for row in found))
