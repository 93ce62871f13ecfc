#!/bin/sh
# Brings a backup back. usage: restore.sh <folder of the backup>
#   DATABASE_URL   an empty database on the server itself, not a pooler; no API process may run
#   FILES_DIR      where the API's files go, if the backup has any
# Films are in no backup: bring them into FILES_DIR from where they are kept besides, before or after.
# Nothing is changed when the backup is damaged or the database is not empty; the database is
# filled in one transaction.
set -eu
: "${DATABASE_URL:?is needed}" "${1:?the folder of a backup is needed}"
cd "$1"
sha256sum --check --quiet SHA256SUMS >&2
ask() {
  psql --dbname="$DATABASE_URL" --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1"
}
if [ "$(ask "select count(*) from pg_tables where schemaname = 'public'")" != 0 ]; then
  echo 'The database is not empty: make a new one for the restore.' >&2
  exit 1
fi
pg_restore --dbname="$DATABASE_URL" --no-owner --no-privileges --exit-on-error --single-transaction database.dump
ask analyze > /dev/null
if [ -f files.tar ]; then
  : "${FILES_DIR:?is needed: the backup has files}"
  mkdir -p "$FILES_DIR"
  tar -C "$FILES_DIR" -xf files.tar
  while IFS= read -r name; do
    [ -f "$FILES_DIR/$name" ] || echo "A file is missing: $name" >&2
  done < file-names.txt
  # Backups of before have no such list; films were among the files then.
  if [ -f media-names.txt ]; then
    while IFS= read -r name; do
      [ -f "$FILES_DIR/$name" ] || echo "A film is missing: $name" >&2
    done < media-names.txt
  fi
  # What had come of a file that was under way is in no backup: it begins anew.
  ask 'delete from uploads where file_id is null' > /dev/null
fi
echo "Restored: $(ask 'select count(*) from users') accounts, $(ask 'select count(*) from attempts') answers"
