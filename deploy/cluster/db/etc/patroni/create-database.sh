# Patroni runs this once, on the first primary, with its URL.
# No standby exists yet that could confirm a commit.
export PGOPTIONS='-c synchronous_commit=local'
exec psql --no-psqlrc -v ON_ERROR_STOP=1 "$1" <<'SQL'
create role health_check login connection limit 20;
create role sirkito_owner login createrole password '${OWNER_PASSWORD}';
create database sirkito owner sirkito_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
SQL
