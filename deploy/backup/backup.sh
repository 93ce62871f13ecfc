#!/bin/sh
# Makes one backup: the database, and the folder of files where files are in a folder. Films are
# listed and not copied, nor are uploads that are under way: they are most of what the store holds.
#   DATABASE_URL   the server itself, not a pooler
#   BACKUP_DIR     where backups are kept, each in a folder named by its time (UTC)
#   FILES_DIR      the API's `files` folder; left out where files are in a bucket, which keeps
#                  versions of its own
#   KEEP_DAYS      older backups are removed (14)
# A backup is there whole or not at all. Prints its folder.
set -eu
: "${DATABASE_URL:?is needed}" "${BACKUP_DIR:?is needed}"
umask 077
name=$(date -u +%Y-%m-%dT%H%M%SZ)
draft=$BACKUP_DIR/.$name.draft
mkdir -p "$draft"
trap 'rm -rf "$draft"' EXIT

pg_dump --dbname="$DATABASE_URL" --format=custom --no-owner --no-privileges --file="$draft/database.dump"
# Files after rows: a row never names a file that the backup has not got, since a file is there
# before its row is.
ask() {
  psql --dbname="$DATABASE_URL" --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1"
}
films='select file_id from media_assets where file_id is not null
  union select file_id from media_renditions'
ask "select stored_name from files where id in ($films) order by 1" > "$draft/media-names.txt"
ask "
  select picture_file_path from users where picture_file_path is not null
  union select logo_file_path from schools where logo_file_path is not null
  union select stored_name from files where id not in ($films) order by 1
" > "$draft/file-names.txt"
if [ -n "${FILES_DIR:-}" ]; then
  mkdir -p "$FILES_DIR"
  tar -C "$FILES_DIR" --exclude='*.draft' --exclude=./parts \
    --exclude-from="$draft/media-names.txt" -cf "$draft/files.tar" .
fi
(cd "$draft" && sha256sum -- * > SHA256SUMS)
sync
mv "$draft" "$BACKUP_DIR/$name"
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mtime "+${KEEP_DAYS:-14}" -exec rm -rf {} +
echo "$BACKUP_DIR/$name"
