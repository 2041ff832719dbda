# Backs the primary up to every repository: all of it on Sundays in Manila, otherwise what changed
# since. On standbys it does nothing.
set -u
in_recovery=$(psql -XAt -c 'select pg_is_in_recovery()') || exit 1
[ "$in_recovery" = f ] || exit 0
type=diff
# POSIX for UTC+8, whatever the host's time zone is.
[ "$(TZ=UTC-8 date +%u)" != 7 ] || type=full
result=0
for repo in $(sed -n 's/^repo\([0-9]*\)-path=.*/\1/p' /etc/pgbackrest.conf); do
  timeout 6h pgbackrest --stanza=sirkito --repo="$repo" --type="$type" backup || {
    echo "The $type backup to repository $repo failed" >&2
    result=1
  }
done
exit "$result"
