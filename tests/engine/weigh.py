"""What reading a save costs: ``python -m tests.engine.weigh`` reads one from standard input and prints a JSON object.

``key`` and ``sentence``: what it is refused with (null: it was read). ``seconds`` of the processor; ``megabytes`` the process grew by
at its largest.
"""

from __future__ import annotations

import json
import re
import resource
import sys
import time
from pathlib import Path

from rules import BadSave, recover
from tests.engine.forge import played


def megabytes() -> float:
    """The largest size of this process so far."""
    status = Path("/proc/self/status")
    if status.exists():  # Linux counts the size of the parent process into what getrusage tells
        found = re.search(r"VmHWM:\s*(\d+) kB", status.read_text(encoding="ascii"))
        assert found
        return int(found[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


if __name__ == "__main__":
    played()  # the rules are loaded
    data = sys.stdin.buffer.read()
    size, start = megabytes(), time.process_time()
    key, sentence = None, ""
    try:
        recover(data)
    except BadSave as error:
        key, sentence = error.key, str(error)
    seconds = time.process_time() - start
    print(json.dumps({"key": key, "sentence": sentence, "seconds": seconds, "megabytes": megabytes() - size}))
