# Restores the database from the backups into an empty directory and proves that the shop works with it.
# As postgres, on a host with /etc/pgbackrest.conf and a built release:
#   sh restore.sh --to DIRECTORY [--target '2026-11-18 09:30:00+08'] [--repo 2] [--release /srv/sirkito] [--verify]
# Without --target, up to the newest archived change. With --verify it also orders, then deletes the copy.
set -eu
# Longest time of one step, in seconds: loading the backup and replaying the WAL depend on their size.
long=21600
short=600
api_port=14999

fail() {
  echo "✗ $1" >&2
  echo "  → $2" >&2
  exit 1
}
usage='sh restore.sh --to DIRECTORY [--target TIME] [--repo NUMBER] [--release DIRECTORY] [--verify]'
directory='' target='' repo='' verify='' release=/srv/sirkito
while [ $# -gt 0 ]; do
  case $1 in
    --verify) verify=yes; shift; continue ;;
    --to | --target | --repo | --release) [ $# -ge 2 ] || fail "$1 needs a value" "$usage" ;;
    *) fail "Unknown argument: $1" "$usage" ;;
  esac
  case $1 in
    --to) directory=$2 ;;
    --target) target=$2 ;;
    --repo) repo=$2 ;;
    --release) release=$2 ;;
  esac
  shift 2
done
case $directory in /*) ;; *) fail '--to must be an absolute path' "$usage" ;; esac
[ "$(id -un)" = postgres ] || fail 'It must run as postgres' "setpriv --reuid postgres --regid postgres --init-groups $usage"
commands=$release/apps/api/build/main
[ -f "$commands/http.js" ] || fail "$release has no built release" 'build one, or name another with --release'
mkdir -p "$directory" || fail "$directory can't be created" 'create it for postgres'
[ -z "$(ls -A "$directory")" ] || fail "$directory isn't empty" 'name an empty or new directory'
chmod 700 "$directory"

work=$(mktemp -d /tmp/sirkito-restore.XXXXXX)
bin=/usr/lib/postgresql/15/bin
api=''
clean_up() {
  result=$?
  trap - EXIT
  if [ -n "$api" ]; then
    kill "$api" 2>/dev/null || true
    wait "$api" || true
  fi
  if [ -f "$directory/postmaster.pid" ]; then
    "$bin/pg_ctl" -D "$directory" -m fast -t "$short" stop >/dev/null ||
      "$bin/pg_ctl" -D "$directory" -m immediate stop >/dev/null || true
  fi
  if [ "$result" -ne 0 ]; then
    tail -n 20 "$work"/*.log >&2 2>/dev/null || true
    [ -n "$verify" ] || echo "  What was restored is in $directory; remove it before the next try." >&2
  fi
  [ -z "$verify" ] || rm -rf "$directory"
  rm -rf "$work"
  exit "$result"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

started=$(date +%s)
step_started=$started
report_step() {
  now=$(date +%s)
  printf '✓ %-10s %4s s  %s\n' "$1" "$((now - step_started))" "$2"
  step_started=$now
}

set --
[ -z "$repo" ] || set -- "--repo=$repo"
if [ -n "$target" ]; then
  type="--type=time --target-action=promote"
  set -- "$@" "--target=$target"
else
  type=--type=default
fi
# $type is words.
timeout "$long" pgbackrest --stanza=sirkito --pg1-path="$directory" $type "$@" restore > "$work/pgbackrest.log" 2>&1 ||
  fail 'pgBackRest could not restore' 'pgbackrest --stanza=sirkito info shows the backups; a backup must have ended before the target'
report_step restore "${target:-newest}"

# A server of its own: reachable through $work only, without archiving and replication.
echo 'local all all trust' > "$work/pg_hba.conf"
: > "$work/pg_ident.conf"
options="-c listen_addresses= -c port=5432 -c unix_socket_directories=$work -c hba_file=$work/pg_hba.conf
  -c ident_file=$work/pg_ident.conf -c hot_standby=off -c archive_mode=off -c max_wal_senders=0
  -c primary_conninfo= -c primary_slot_name= -c synchronous_standby_names= -c logging_collector=off
  -c log_destination=stderr"
fail_replay() {
  ! grep -q 'recovery ended before configured recovery target' "$work/postgres.log" ||
    fail "The archive ends before $target" 'wait a minute until more is archived, or leave --target out'
  fail 'PostgreSQL does not start on the restored directory' 'read its messages below'
}
"$bin/pg_ctl" -D "$directory" -l "$work/postgres.log" -t "$short" -o "$(echo $options)" start >/dev/null 2>&1 || fail_replay
query() { psql -XAt -h "$work" -U postgres -d sirkito -v ON_ERROR_STOP=1 -c "$1"; }
until [ "$(query 'select pg_is_in_recovery()' 2>/dev/null)" = f ]; do
  "$bin/pg_ctl" -D "$directory" status >/dev/null || fail_replay
  [ "$(($(date +%s) - step_started))" -lt "$long" ] || fail "PostgreSQL has replayed for $long s" 'raise "long" in this script'
  sleep 1
done
report_step replay "newest order: $(query "select coalesce((select number || ' of ' || created_at from customer_order order by created_at desc limit 1), 'none')")"

# A release that is older than the database may not work with it, and would replace its functions.
applied=$(query 'select name from migration order by name') ||
  fail 'The restored database has no table "migration"' 'choose a later --target'
unknown=''
for name in $applied; do
  [ -f "$release/apps/api/migrations/$name" ] || unknown="$unknown $name"
done
[ -z "$unknown" ] || fail "The database has migrations that $release lacks:$unknown" 'use the newest release that has migrated it, or a later one (--release)'

# No setting of the shop is used: the copy sends no email, and reaches no Redis and no payment provider.
exec_shop() {
  seconds=$1
  shift
  exec timeout --kill-after=20 "$seconds" env --ignore-environment --chdir="$release" \
    PATH="$release/node_modules/.bin:$PATH" NODE_ENV=production LOG_LEVEL=warn SHOP_MODE=demo \
    REDIS_URL=redis://127.0.0.1:1 SMTP_URL=smtp://127.0.0.1:1 PAYMONGO_URL=http://127.0.0.1:1 \
    IMAGES_DIR="$work/images" API_PORT="$api_port" \
    DATABASE_URL="postgres://sirkito_app@localhost:5432/sirkito?host=$work" \
    DATABASE_OWNER_URL="postgres://sirkito_owner@localhost:5432/sirkito?host=$work" node "$@"
}
shop() { (exec_shop "$@"); }
shop "$long" "$commands/commands/migrate.js" > "$work/migrate.log" 2>&1 ||
  fail 'The migrations of the release fail' 'use the release that ran at that time (--release)'
report_step migrate ''

lists=0
for number in $(sed -n 's/^repo\([0-9]*\)-path=.*/\1/p' /etc/pgbackrest.conf); do
  if pgbackrest --repo="$number" --raw repo-get erased-accounts.txt >> "$work/erased" 2>> "$work/erased.log"; then
    lists=$((lists + 1))
  fi
done
[ "$lists" -gt 0 ] || fail 'No repository has a list of erased accounts' 'sh /etc/sirkito/copy-erasures.sh on the primary, then again'
sort -u "$work/erased" > "$work/erased-once"
erased=$(shop "$long" "$commands/commands/erase-again.js" "$work/erased-once" 2> "$work/erase.log") ||
  fail 'Erased people could not be erased again' 'do not open the shop with this copy; report the error below'
report_step erase "$erased"

differences=$(shop "$long" "$commands/commands/reconcile.js" 2> "$work/reconcile.log") || {
  echo "$differences" > "$work/reconcile.log"
  fail 'reconcile found differences' 'docs/runbook.md, "Reconciliation mismatches"'
}
report_step reconcile "$(echo "$differences" | tail -n 1)"

health=http://127.0.0.1:$api_port/healthz
! curl --silent --max-time 5 --output /dev/null "$health" || fail "Port $api_port is in use" 'end what uses it, or change "api_port" in this script'
exec_shop "$short" "$commands/http.js" > "$work/api.log" 2>&1 &
api=$!
until curl --silent --fail --max-time 5 --output /dev/null "$health"; do
  kill -0 "$api" 2>/dev/null || fail 'The API does not start on the restored database' 'read its log below'
  [ "$(($(date +%s) - step_started))" -lt 120 ] || fail 'The API is not up after 120 s' 'read its log below'
  sleep 1
done
tested=$(shop "$short" "$commands/commands/smoke-test.js" "http://127.0.0.1:$api_port" ${verify:+--order} 2> "$work/smoke.log") ||
  fail 'The shop does not work with the restored database' 'read the log below'
kill "$api"
wait "$api" || true
api=''
report_step shop "$(echo "$tested" | paste -sd';' | sed 's|;|; |g')"

# Otherwise the next start would look for the target again.
sed -i '/^restore_command\|^recovery_target/d' "$directory/postgresql.auto.conf"
"$bin/pg_ctl" -D "$directory" -m fast -t "$short" stop >/dev/null
report_step stop ''
echo "Restored and checked in $(($(date +%s) - started)) s"
[ -n "$verify" ] || echo "To open the shop with $directory: docs/runbook.md, \"Attach the restored database\""
