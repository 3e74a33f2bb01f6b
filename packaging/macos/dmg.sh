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
rm -f "$target"
hdiutil create -quiet -volname "Burgage $version" -srcfolder "$stage" -format UDZO "$target"
echo "$target"
