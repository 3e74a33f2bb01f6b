#!/bin/sh
# Make the virtual environment and install the program into it, in place.
#
#   sh packaging/environment.sh DIRECTORY [EXTRA]
#
# Needs Python 3.11 or newer and nothing else. What Debian and Ubuntu split off (the venv module, the system libraries of Qt) is
# installed when this runs as root, and named with the exact command otherwise. PYTHON in the environment chooses the Python.
set -eu

venv=$1
extra=${2:-}
root=$(cd "$(dirname "$0")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }

# Prints the first Python that is new enough; says which were too old when there is none.
find_python() {
    seen=
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        version=$("$candidate" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
        seen="$seen $candidate is $version,"
    done
    say "Burgage needs Python 3.11 or newer. Found:${seen:- no Python,} nothing newer."
    say "Install one (Debian 12, Ubuntu 24.04 and later: sudo apt-get install python3 python3-venv; others: https://www.python.org/downloads/)"
    say "or name it: make PYTHON=/path/to/python3.12 ..."
    exit 1
}

# Debian's python3 comes without the parts that make an environment.
ensure_venv_module() {
    "$1" -c 'import venv, ensurepip' 2>/dev/null && return
    package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if command -v apt-get >/dev/null 2>&1; then
        if [ "$(id -u)" = 0 ]; then
            say "Installing $package"
            apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$package" >&2
            "$1" -c 'import venv, ensurepip' && return
        fi
        say "This Python cannot make virtual environments yet. Do once, then again what you did:"
        say "    sudo apt-get install $package"
    else
        say "This Python ($1) has no venv module. Install the package of your system that brings it."
    fi
    exit 1
}

if ! "$venv/bin/python" -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    python=$(find_python)
    ensure_venv_module "$python"
    say "Making $venv with $("$python" --version)"
    rm -rf "$venv"
    "$python" -m venv "$venv"
fi

say "Installing Burgage${extra:+ with what \"$extra\" needs} (the first time this loads about 100 MB)"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --editable "$root${extra:+[$extra]}"
# The bindings carry Python modules as text in a library, and every start would compile them: a tenth of the time to the first picture.
SBK_EMBED=0 "$venv/bin/python" -c 'import shiboken6.Shiboken'
"$venv/bin/python" "$root/packaging/system_libraries.py"
