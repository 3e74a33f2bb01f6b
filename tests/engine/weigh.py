"""Measure what reading a save costs: ``python -m tests.engine.weigh`` reads one from standard input and prints a JSON object.

``key`` and ``sentence`` give the refusal (null if the save was read), ``seconds`` the processor time, ``megabytes`` the peak growth of
the process.
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
    """Return the peak memory of this process so far."""
    status = Path("/proc/self/status")
    if status.exists():  # Linux includes the parent process's peak in what getrusage reports
        found = re.search(r"VmHWM:\s*(\d+) kB", status.read_text(encoding="ascii"))
        assert found
        return int(found[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


if __name__ == "__main__":
    played()  # loads the rules
    data = sys.stdin.buffer.read()
    size, start = megabytes(), time.process_time()
    key, sentence = None, ""
    try:
        recover(data)
    except BadSave as error:
        key, sentence = error.key, str(error)
    seconds = time.process_time() - start
    print(json.dumps({"key": key, "sentence": sentence, "seconds": seconds, "megabytes": megabytes() - size}))
