#!/bin/bash
# Makes an archive of a bare Debian: base.sh <release> <empty folder> <archive>. Called by unshare.
set -euo pipefail
source "$(dirname "$0")/memory.sh"
in_memory "$2"
debootstrap --variant=minbase "$1" "$2/root" >"$2/log" 2>&1 || { tail -n 20 "$2/log" >&2; exit 1; }
tar -C "$2/root" --exclude='./var/cache/apt/archives/*.deb' -cf "$3" .
