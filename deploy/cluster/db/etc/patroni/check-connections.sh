# Patroni asks PostgreSQL on a connection it already has, so it doesn't notice a server that answers no
# new ones. After three tries without any answer this kills such a primary, and Patroni fails over.
set -u
pid_file=/var/lib/postgresql/15/sirkito/postmaster.pid
failures=0
while sleep 2; do
  pid=$(head -n 1 "$pid_file" 2>/dev/null) || continue
  # A server without free connections answers too: 0. One that starts: 1.
  pg_isready --quiet --timeout=3 --host=${ADDRESS}
  if [ $? -ne 2 ] || ! kill -0 "$pid" 2>/dev/null; then failures=0; continue; fi
  failures=$((failures + 1))
  if [ "$failures" -ge 3 ]; then
    echo "PostgreSQL (process $pid) answers no new connection: killing it"
    kill -KILL "$pid"
    failures=0
  fi
done
