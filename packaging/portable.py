"""Make dist/burgage-VERSION-linux-MACHINE.tar.xz, for any Linux and without root: ``python packaging/portable.py``."""

import platform
import shutil
import tarfile
from pathlib import Path

from linux_files import SOURCE, stage_program, stage_share, tidy, write
from project import ROOT, moment, version

STAGE = ROOT / "build" / "portable"


def entry(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """Set the owner of an archive entry to root and its time to that of the commit."""
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = moment()
    return info


def archive() -> Path:
    """Return the path at which the archive is built."""
    return ROOT / "dist" / f"burgage-{version()}-linux-{platform.machine()}.tar.xz"


def build() -> Path:
    """Stage and pack the program, and return the archive. Its only folder holds the program, ``share`` and ``install.sh``."""
    name = archive().name.removesuffix(".tar.xz")
    shutil.rmtree(STAGE, ignore_errors=True)
    stage_program(STAGE / name / "burgage")
    stage_share(STAGE / name / "share")
    write(STAGE / name / "install.sh", (SOURCE / "install.sh").read_bytes())
    tidy(STAGE)
    with tarfile.open(archive(), "w:xz", preset=6) as packed:
        for path in sorted(STAGE.rglob("*")):
            packed.add(path, path.relative_to(STAGE), recursive=False, filter=entry)
    return archive()


if __name__ == "__main__":
    made = build()
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
