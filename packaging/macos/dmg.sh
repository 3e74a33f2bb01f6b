#!/bin/sh
# Make dist/burgage-VERSION-macos-MACHINE.dmg from dist/Burgage.app: sh packaging/macos/dmg.sh VERSION   (on macOS)
#
# Without a developer's certificate the bundle gets an ad-hoc signature: Apple silicon starts nothing without one.
set -eu

version=${1:?which version?}
root=$(cd "$(dirname "$0")/../.." && pwd)
app=$root/dist/Burgage.app
target=$root/dist/burgage-$version-macos-$(uname -m).dmg
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

codesign --force --deep --sign - "$app"
codesign --verify --deep --strict "$app"
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
# The system's own search may hold the new volume for a moment ("Resource busy").
for pause in 5 15 0; do
    hdiutil create -quiet -ov -volname "Burgage $version" -srcfolder "$stage" -format UDZO "$target" && break
    rm -f "$target"
    sleep "$pause"
done
test -f "$target"
echo "$target"
