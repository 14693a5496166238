#!/usr/bin/env bash
# Tries scripts/deploy/pgbackrest.conf on this machine: starts Debian's PostgreSQL on loopback, backs it up with
# pgBackRest, writes more, destroys the folder and restores it to a moment. Needs the packages postgresql and
# pgbackrest, and root, who works as the user postgres. Touches nothing but a temporary folder.
set -euo pipefail
settings=$(cd "$(dirname "$0")/../deploy" && pwd)/pgbackrest.conf
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
if [ -z "$bin" ] || ! command -v pgbackrest >/dev/null || [ "$(id -u)" != 0 ] || ! id postgres >/dev/null 2>&1; then
  echo 'Skipped: this needs root, a user named postgres, and the packages postgresql and pgbackrest.'
  [ -n "${REQUIRED:-}" ] && exit 1
  exit 0
fi

folder=$(mktemp -d)
port=$(node -e 's = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })')
as() { runuser -u postgres -- env PGBACKREST_REPO1_CIPHER_PASS=only-for-this-trial "$@"; }
server() { as "$bin/pg_ctl" -D "$folder/data" "$@" >>"$folder/log" 2>&1; }
query() { as "$bin/psql" -h "$folder" -p "$port" -d postgres -XAtqc "$1"; }
trap 'server stop -m immediate || true; rm -rf "$folder"' EXIT

mkdir "$folder/repository" "$folder/logs"
# The published settings with the paths of the trial.
sed -e "s|^repo1-path=.*|repo1-path=$folder/repository|; s|^log-path=.*|log-path=$folder/logs|" \
  -e "s|^pg1-path=.*|pg1-path=$folder/data|; s|^pg1-port=.*|pg1-port=$port|; s|^pg1-socket-path=.*|pg1-socket-path=$folder|" \
  "$settings" >"$folder/pgbackrest.conf"
chown -R postgres "$folder"
rest() { as pgbackrest --config="$folder/pgbackrest.conf" --stanza=saude "$@"; }

as "$bin/initdb" -D "$folder/data" --auth=trust --data-checksums >>"$folder/log"
push="pgbackrest --config=$folder/pgbackrest.conf --stanza=saude --pg1-path=$folder/data archive-push %p"
cat >>"$folder/data/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$folder'
archive_mode = on
archive_timeout = 60s
archive_command = '$push'
CONF
server start -w
rest stanza-create
rest check
query "create table kept as select n, md5(n::text) from generate_series(1, 10000) n"
rest --type=full backup
query "insert into kept select n, 'after the backup' from generate_series(10001, 10500) n"
wanted=$(query "select count(*) || ' ' || md5(string_agg(kept::text, ',' order by n)) from kept")
sleep 1
moment=$(query "select clock_timestamp()")
sleep 1
query "delete from kept where n % 2 = 0"
query "select pg_switch_wal()" >/dev/null
for _ in $(seq 100); do
  [ "$(query "select count(*) from pg_ls_dir('pg_wal/archive_status') f where f like '%.ready'")" = 0 ] && break
  sleep 0.2
done
[ "$(query 'select failed_count from pg_stat_archiver')" = 0 ]

server stop -m immediate
rm -rf "$folder/data"
as mkdir -m 700 "$folder/data"
rest --type=time "--target=$moment" --target-action=promote restore
# The restored server must not write to the repository before somebody has looked at it, nor wait for a standby that
# does not exist.
server start -w -o "-c archive_mode=off -c synchronous_standby_names=''"
# pg_ctl returns before the promotion.
for _ in $(seq 100); do
  [ "$(query 'select pg_is_in_recovery()')" = f ] && break
  sleep 0.2
done
found=$(query "select count(*) || ' ' || md5(string_agg(kept::text, ',' order by n)) from kept")
[ "$(query 'select pg_is_in_recovery()')" = f ] || { echo 'The restored server was not promoted.'; exit 1; }
[ "$found" = "$wanted" ] || { echo "Restored $found, wanted $wanted"; exit 1; }
echo "pgBackRest $(pgbackrest version | cut -d' ' -f2): restored to $moment; all ${found%% *} rows are identical."
