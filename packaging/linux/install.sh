#!/bin/sh
# Install Burgage for this user, without administrator: sh install.sh. Away with it again: sh install.sh --remove
# Saves and settings (~/.local/share/burgage, ~/.config/burgage) are never touched.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
library=$HOME/.local/lib/burgage
bin=$HOME/.local/bin

# Everything is named in the list, so that removal finds what installation made and nothing else.
files=$(cd "$here/share" && find . -type f)

remove() {
    for file in $files; do
        rm -f "$share/$file"
    done
    rm -rf "$library"
    if [ "$(readlink "$bin/burgage" 2>/dev/null)" = "$library/burgage" ]; then
        rm -f "$bin/burgage"
    fi
}

# Desktops notice new programs and file types from these; a system without one of them needs it not.
refresh() {
    if command -v update-mime-database >/dev/null 2>&1; then update-mime-database "$share/mime"; fi
    if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database "$share/applications"; fi
    if command -v gtk-update-icon-cache >/dev/null 2>&1; then gtk-update-icon-cache -q -t "$share/icons/hicolor" || true; fi
}

case ${1:-} in
    --remove)
        remove
        refresh
        echo "Burgage is removed. Your saved games are still in $share/burgage"
        ;;
    "")
        remove
        mkdir -p "$(dirname "$library")" "$bin" "$share/mime/packages" "$share/applications"
        cp -R "$here/burgage" "$library"
        (cd "$here/share" && for file in $files; do mkdir -p "$share/$(dirname "$file")" && cp "$file" "$share/$file"; done)
        # Desktops start it by its full name: the user's own bin need not be on their path.
        sed -i "s|^Exec=burgage|Exec=$library/burgage|; s|^TryExec=.*|TryExec=$library/burgage|" "$share/applications/burgage.desktop"
        ln -sf "$library/burgage" "$bin/burgage"
        refresh
        echo "Burgage is installed: in the menu of your desktop, and as $bin/burgage"
        ;;
    *)
        echo "Use: sh install.sh [--remove]" >&2
        exit 2
        ;;
esac
