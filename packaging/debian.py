"""Make dist/burgage_VERSION_ARCH.deb from the built program: ``python packaging/debian.py [--unpacked FOLDER]``.

Needs dpkg-deb and readelf. With ``--unpacked``, the package is only unpacked into the folder.
"""

import hashlib
import re
import shutil
import subprocess
import sys
from email.utils import formatdate
from pathlib import Path

from linux_files import BUILT, filled, stage_program, stage_share, tidy, write, write_packed
from project import ROOT, moment, version
from system_libraries import DEBIAN_PACKAGES

STAGE = ROOT / "build" / "debian"
PROGRAM = "usr/lib/burgage"
MAINTAINER = "The Burgage developers <burgage@localhost>"
COMMAND = "usr/games/burgage"
GLIBC = {
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libmvec.so.1",
    "libpthread.so.0",
    "librt.so.1",
    "libutil.so.1",
    "ld-linux-x86-64.so.2",
    "ld-linux-aarch64.so.1",
}
DESCRIPTION = """\
 medieval euro board games with their full rules
 Heavy euro games for one to five people around one computer: taking turns
 at the same screen, with a curtain between closed hands, or alone against
 the game's own opponent. In English and German, without an account or a
 network.
 .
 An unofficial labour of love, not connected with the authors or publishers
 of the games."""


def objects() -> list[Path]:
    """Return the executables and libraries in the built folder."""
    return [path for path in sorted(BUILT.rglob("*")) if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF"]


def depends() -> str:
    """Return the Debian dependencies: the packages of all system libraries the built program uses, and a sufficiently new C library."""
    inside = {path.name for path in BUILT.rglob("*.so*")}
    needed: set[str] = set()
    glibc = (2, 0)
    for path in objects():
        listing = subprocess.check_output(["readelf", "-W", "-d", "-V", path], text=True, stderr=subprocess.DEVNULL)
        needed |= set(re.findall(r"\(NEEDED\).*\[(.+?)\]", listing))
        glibc = max([glibc, *((int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", listing))])
    outside = needed - inside - GLIBC
    unknown = outside - DEBIAN_PACKAGES.keys()
    if unknown:
        raise LookupError(f"which package has {', '.join(sorted(unknown))}? Enter it in system_libraries.py")
    names = sorted({DEBIAN_PACKAGES[name] for name in outside})
    return ", ".join([f"libc6 (>= {glibc[0]}.{glibc[1]})", *names])


def control(size: int) -> str:
    """Return the package's control file; ``size`` is in KiB."""
    return (
        f"Package: burgage\nVersion: {version()}\nArchitecture: {architecture()}\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {size}\nDepends: {depends()}\nSuggests: libpulse0, libasound2\n"
        f"Section: games\nPriority: optional\nDescription:{DESCRIPTION}\n"
    )


def stage_documents(share: Path) -> None:
    """Write the copyright, the changelog, and the overrides that make the package checker accept the bundled libraries."""
    documents = share / "doc" / "burgage"
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    write(documents / "copyright", f"{licence}\nThe licences of all parts inside are in /{PROGRAM}/_internal/licences\n")
    date = formatdate(moment())
    write_packed(documents / "changelog.gz", f"burgage ({version()}) unstable; urgency=low\n\n  * As built.\n\n -- {MAINTAINER}  {date}\n")
    write_packed(documents / "NEWS.md.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    write(share / "lintian" / "overrides" / "burgage", filled("lintian-overrides"))


def architecture() -> str:
    """Return Debian's name for this machine's architecture."""
    return subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()


def package() -> Path:
    """Return the path at which the package is built."""
    return ROOT / "dist" / f"burgage_{version()}_{architecture()}.deb"


def build(target: Path, compression: str = "xz") -> Path:
    """Stage and pack the package into ``target``, and return that path."""
    shutil.rmtree(STAGE, ignore_errors=True)
    stage_program(STAGE / PROGRAM)
    stage_share(STAGE / "usr" / "share")
    stage_documents(STAGE / "usr" / "share")
    command = STAGE / COMMAND
    command.parent.mkdir()
    command.symlink_to("../lib/burgage/burgage")
    files = [path for path in sorted(STAGE.rglob("*")) if path.is_file() and not path.is_symlink()]
    sums = "".join(f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(STAGE)}\n" for path in files)
    write(STAGE / "DEBIAN" / "md5sums", sums)
    write(STAGE / "DEBIAN" / "control", control(sum(path.stat().st_size for path in files) // 1024))
    tidy(STAGE)
    environment = {"SOURCE_DATE_EPOCH": str(moment()), "PATH": "/usr/bin:/bin"}
    pack = ["dpkg-deb", "--root-owner-group", f"-Z{compression}", "--build", STAGE, target]
    subprocess.run(pack, check=True, env=environment, stdout=subprocess.DEVNULL)
    return target


def unpack(folder: Path) -> None:
    """Unpack what an installation puts on the disk into ``folder``; packing without compression first takes only seconds."""
    shutil.rmtree(folder, ignore_errors=True)
    made = build(ROOT / "build" / "unpacked.deb", "none")
    subprocess.run(["dpkg-deb", "--extract", made, folder], check=True)
    made.unlink()


if __name__ == "__main__":
    for tool in ("dpkg-deb", "readelf"):
        if shutil.which(tool) is None:
            sys.exit(f"{tool} is missing: sudo apt-get install dpkg binutils")
    if sys.argv[1:2] == ["--unpacked"]:
        unpack(Path(sys.argv[2]))
        sys.exit()
    made = build(package())
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
