# Kills a PostgreSQL that Patroni no longer controls or doesn't know to be broken, so that Patroni fails
# over, or starts a standby again:
# - Patroni asks PostgreSQL on a connection it already has, so it doesn't notice a server that answers no
#   new ones.
# - While Patroni itself hangs, a primary goes on. What it still sends to one standby and not to the next
#   primary would have to be undone there first, which takes long.
set -u
data=/var/lib/postgresql/15/sirkito
refused=0
silent=0
while sleep 0.5; do
  pid=$(head -n 1 "$data/postmaster.pid" 2>/dev/null) || continue
  # One that starts or stops may answer nobody yet.
  if ! kill -0 "$pid" 2>/dev/null || ! grep -q '^ready' "$data/postmaster.pid"; then
    refused=0; silent=0; continue
  fi

  # A server without free connections answers too: 0.
  pg_isready --quiet --timeout=2 --host=${ADDRESS}
  if [ $? -eq 2 ]; then refused=$((refused + 1)); else refused=0; fi

  # 28: no answer in time. Patroni that isn't there is started again and finds its server.
  curl --silent --max-time 1 --output /dev/null http://${ADDRESS}:8008/liveness
  if [ $? -eq 28 ] && [ ! -e "$data/standby.signal" ]; then silent=$((silent + 1)); else silent=0; fi

  if [ "$refused" -ge 2 ] || [ "$silent" -ge 3 ]; then
    echo "PostgreSQL (process $pid) answers no new connection, or Patroni doesn't answer: killing it"
    kill -KILL "$pid"
    refused=0
    silent=0
  fi
done
