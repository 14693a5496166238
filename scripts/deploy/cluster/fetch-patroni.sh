#!/bin/sh
# Unpacks Patroni from Debian 13 into a folder, for Debian 12, whose own one is too old (see patroni.sh). Nothing else is
# taken from Debian 13, and nothing of it is installed: apt gets lists and settings of its own, made from this machine's
# sources, and checks the signatures as ever. What Patroni needs beside it comes from Debian 12.
#   sh fetch-patroni.sh /opt/patroni
set -eu
to=$1
from=bookworm
wanted=trixie
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/sources" "$work/lists/partial" "$work/cache/archives/partial" "$work/debs"
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
  if [ -f "$file" ] && grep -q "$from" "$file"; then
    sed "s/$from/$wanted/g" "$file" > "$work/sources/$(basename "$file")"
  fi
done
if [ -z "$(ls "$work/sources")" ]; then
  echo "apt's sources name no $from, so that it is unknown where $wanted is" >&2
  exit 1
fi
# Shown only when something fails, since sources of others may lack this release.
private() {
  apt-get -q -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$work/sources" \
    -o Dir::State::Lists="$work/lists" -o Dir::Cache="$work/cache" -o APT::Sandbox::User=root "$@" >> "$work/log" 2>&1
}
private update || true
cd "$work/debs"
if ! private download patroni python3-ydiff; then
  cat "$work/log" >&2
  exit 1
fi
mkdir -p "$to.new"
for package in *.deb; do dpkg-deb -x "$package" "$to.new"; done
rm -rf "$to"
mv "$to.new" "$to"
