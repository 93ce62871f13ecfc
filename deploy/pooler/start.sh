#!/bin/sh
# Writes pgbouncer's settings from the environment and starts it. Transactions share connections:
# 2,000 clients need 20 connections of the server.
#   SERVER_HOST, SERVER_PORT      the PostgreSQL server
#   DATABASE_USER, DATABASE_PASSWORD   who comes in, and goes on to the server under the same name
#   POOL_SIZE                     connections to the server (20)
#   PREPARED_STATEMENTS           kept for clients (200); 0 for a pgbouncer before 1.21
#   LISTEN_ADDRESS, LISTEN_PORT, FOLDER
set -eu
folder=${FOLDER:-/tmp}
umask 077
printf '"%s" "%s"\n' "$DATABASE_USER" "$DATABASE_PASSWORD" > "$folder/users.txt"
cat > "$folder/pgbouncer.ini" <<END
[databases]
; What the API sets on a connection of its own: no statement takes longer.
* = host=$SERVER_HOST port=${SERVER_PORT:-5432} connect_query='set statement_timeout = 30000'

[pgbouncer]
listen_addr = ${LISTEN_ADDRESS:-0.0.0.0}
listen_port = ${LISTEN_PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $folder/users.txt
pool_mode = transaction
default_pool_size = ${POOL_SIZE:-20}
max_client_conn = 2000
ignore_startup_parameters = extra_float_digits
log_connections = 0
log_disconnections = 0
END
if [ "${PREPARED_STATEMENTS:-200}" != 0 ]; then
  echo "max_prepared_statements = ${PREPARED_STATEMENTS:-200}" >> "$folder/pgbouncer.ini"
fi
exec pgbouncer "$folder/pgbouncer.ini"
