#!/bin/sh
# Starts Patroni, but none that loses acknowledged writes. PYTHONPATH may lead to one that fetch-patroni.sh has unpacked.
set -eu
least=4.0.7
# It tells its name, which depends on how it is called, and its version.
version=$(/usr/bin/python3 -m patroni --version 2> /dev/null | sed -n 's/^.* \([0-9.]*\)$/\1/p')
if [ -z "$version" ]; then
  echo 'Patroni is not installed.' >&2
  exit 1
fi
if [ "$(printf '%s\n' "$least" "$version" | sort --version-sort | head -n 1)" != "$least" ]; then
  echo "Patroni $version is not started: before $least, a primary that was frozen and went on could leave a wrong /sync key, and the next failover then lost acknowledged writes." >&2
  exit 1
fi
exec /usr/bin/python3 -m patroni "$@"
