"""Let the validators of the desktop look at the menu entry, the metadata and the file type: ``python packaging/validate.py``.

Needs desktop-file-validate, appstreamcli and xmllint; ``system_libraries.py --validators`` installs them on Debian. Exits with 1 if one
of them is missing or finds fault.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from linux_files import PLACES, filled, write

COMMANDS = {
    "burgage.desktop": ("desktop-file-validate",),
    "burgage.metainfo.xml": ("appstreamcli", "validate", "--no-net"),
    "burgage.xml": ("xmllint", "--noout"),
}


def faults(folder: Path) -> list[str]:
    """Return what the validators find wrong with the files as packages contain them, which are written to ``folder``."""
    found = []
    for name in PLACES:
        write(folder / name, filled(name))
        command = COMMANDS[name]
        if shutil.which(command[0]) is None:
            found.append(f"{command[0]} is not installed: python packaging/system_libraries.py --validators")
            continue
        run = subprocess.run([*command, str(folder / name)], capture_output=True, text=True, check=False)
        if run.returncode:
            found.append(f"{name}: {(run.stdout + run.stderr).strip()}")
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        wrong = faults(Path(folder))
    print("\n".join(wrong) or f"{len(COMMANDS)} files of the Linux packages are valid")
    sys.exit(bool(wrong))
