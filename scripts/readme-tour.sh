#!/usr/bin/env bash
# Runs the README's first ten minutes in the way of a reader: `make run` in one terminal, the commands in another. The
# data live in a temporary folder, so the service starts empty and nothing stays.
set -euo pipefail
cd "$(dirname "$0")/.."

patience=300
export PORT=${PORT:-8443}
export BASE=https://localhost:$PORT
export NO_PROXY=localhost no_proxy=localhost

fail() {
  printf 'readme-tour: %s\n' "$*" >&2
  exit 1
}

listening() {
  (exec 3<>"/dev/tcp/127.0.0.1/$PORT") 2>/dev/null
}

tour=$(awk '
  /^## / { here = $0 == "## The first ten minutes" }
  here && /^```/ { if (inside) exit; inside = $0 == "```sh"; next }
  here && inside' README.md)
[ -n "$tour" ] || fail 'README.md has no sh block under the heading "The first ten minutes"'
! listening || fail "port $PORT is taken"

folder=$(mktemp -d)
# An embedded PostgreSQL started by root runs as another user, which must be able to enter the folder.
chmod 711 "$folder"
export DATA_DIR=$folder/data
make run >"$folder/log" 2>&1 </dev/null &
server=$!

leave() {
  local code=$?
  trap - EXIT
  if kill -TERM "$server" 2>/dev/null; then wait "$server" || true; fi
  [ "$code" -eq 0 ] || tail -n 40 "$folder/log" >&2
  rm -rf "$folder"
  exit "$code"
}
trap leave EXIT
trap 'exit 130' INT TERM

until curl -ksf --max-time 5 -o /dev/null "$BASE/api/v1/health"; do
  kill -0 "$server" 2>/dev/null || fail 'make run ended'
  [ "$SECONDS" -lt "$patience" ] || fail "make run does not answer after $patience s"
  sleep 0.5
done
printf 'make run answers after %s s\n' "$SECONDS"

MASTER_KEY=$(node -p 'JSON.parse(fs.readFileSync(process.env.DATA_DIR + "/secrets.json")).masterKey')
export MASTER_KEY
bash -euo pipefail -c "$tour" </dev/null || fail 'a command of the tour failed'

kill -TERM "$server"
wait "$server" || true
! listening || fail 'the server is still running after SIGTERM'
printf '\nThe tour works.\n'
