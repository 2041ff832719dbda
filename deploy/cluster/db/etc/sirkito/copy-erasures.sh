# Adds the ids of erased accounts to a list beside the backups, from which restore.sh erases them again.
# Nothing is ever removed from it. On standbys it does nothing.
set -eu
[ "$(psql -XAt -c 'select pg_is_in_recovery()')" = f ] || exit 0
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
psql -XAt -d sirkito -c 'select account_id from erased_account' > "$folder/erased"

# Unencrypted (raw): the account of an id no longer exists.
add_to() {
  pgbackrest --repo="$1" repo-ls > "$folder/files" || return
  : > "$folder/list"
  if grep -qx erased-accounts.txt "$folder/files"; then
    pgbackrest --repo="$1" --raw repo-get erased-accounts.txt > "$folder/list" || return
  fi
  sort -u "$folder/list" "$folder/erased" > "$folder/merged" || return
  pgbackrest --repo="$1" --raw repo-put erased-accounts.txt < "$folder/merged"
}
result=0
for repo in $(sed -n 's/^repo\([0-9]*\)-path=.*/\1/p' /etc/pgbackrest.conf); do
  add_to "$repo" || result=1
done
exit "$result"
