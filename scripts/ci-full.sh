#!/usr/bin/env bash
# Runs every test there is, in full. Prints one line for each part, the output of a part that failed, and a summary. A
# failure does not stop it. A part that prints `Skipped: ` and a reason does not count as passed.
set -uo pipefail
cd "$(dirname "$0")/.."
exec </dev/null
export CI=true KILLS=${KILLS:-20}

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then scripts/install-extras.sh; fi

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
failed=()
count=0
skipped=0

named() {
  printf '%-28s ' "$1"
}

skip() {
  skipped=$((skipped + 1))
  printf 'skipped: %s\n' "$1"
}

part() {
  local name=$1 begun=$SECONDS
  shift
  count=$((count + 1))
  named "$name"
  if "$@" >"$logs/$count" 2>&1; then
    local reason
    reason=$(sed -n 's/^Skipped: //p' "$logs/$count" | head -n 1)
    if [ -n "$reason" ]; then
      count=$((count - 1))
      skip "$reason"
    else
      printf 'ok      %4d s   %s\n' $((SECONDS - begun)) "$(grep -E '^[0-9]+ tests passed' "$logs/$count" | tail -n 1)"
    fi
  else
    printf 'FAILED  %4d s\n' $((SECONDS - begun))
    failed+=("$name")
    cat "$logs/$count"
  fi
}

part 'make check' make check
part 'Spectral' node_modules/.bin/tsx scripts/clients/spectral.ts
part "make test-all, KILLS=$KILLS" make test-all
part 'make test-browser, whole' env TEST_WHOLE=yes make test-browser
part 'Reads from replicas' make replica
part 'Node 20, 22 and 24' scripts/node-versions.sh
part 'Clients by five generators' node_modules/.bin/tsx scripts/clients/main.ts
part 'The client package' make prove-sdk
part 'Postman and Bruno collections' node_modules/.bin/tsx scripts/clients/collections.ts
part 'Prism before the service' node_modules/.bin/tsx scripts/clients/prism.ts
part 'make fuzz COUNT=5000' make fuzz COUNT=5000
part 'make cost COUNT=1500' make cost COUNT=1500
# The cluster needs Debian packages, which it installs when run by root. Without them and without root it says what is
# missing.
part 'A cluster, parts frozen, each part killed' env FREEZES=3 KILLS=1 make cluster-trial
part 'A network with faults' make network-trial
part 'Manifests for Kubernetes' make check-kubernetes
part 'The samples of the guides' make guides
part 'Upgrade from the last release' make try-upgrade
part 'Backup and restore' make try-backup
part 'pgBackRest' scripts/backup/pgbackrest-trial.sh
if command -v Rscript >/dev/null; then
  part 'Estimates against R' node_modules/.bin/tsx scripts/r/main.ts
else
  named 'Estimates against R'
  skip 'this needs the package r-base-core.'
fi
if [ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null; then
  for release in bookworm trixie; do
    part "Ten steps, $release" env RELEASE="$release" make ten-steps
  done
else
  named 'Ten steps'
  skip 'this needs root and the package debootstrap.'
fi

if [ ${#failed[@]} -gt 0 ]; then
  printf '\n%d of %d parts failed in %d s:\n' ${#failed[@]} "$count" "$SECONDS"
  printf '  %s\n' "${failed[@]}"
  exit 1
fi
printf '\nAll %d parts passed in %d s; %d were skipped.\n' "$count" "$SECONDS" "$skipped"
