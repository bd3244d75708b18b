#!/usr/bin/env bash
# Makes a backup of a MongoDB replica set as of one point in time, while the platform runs, and keeps the newest ones.
#   BACKUP_URI=mongodb://... BACKUP_DATABASE=platform back-up.sh FOLDER
# The address names no database, because an oplog is one of all of them; its user needs the role `backup`. BACKUP_KEEP is
# how many backups stay, 14 by default. BACKUP_DATABASE is the database of the platform: there the time of the backup is
# recorded, which the alerts BackupIsOld and NoBackup read. Ends with 3 if all that is missing is that record: another
# attempt would make another archive, and so remove an older one.
set -euo pipefail
umask 077

folder=${1:?name a folder for the backups}
started_at=$(date -u +%Y-%m-%dT%H:%M:%SZ)
name=${started_at//:/-}.archive.gz
# Also for the log of mongosh, which would be among the data, or in a folder that cannot be written.
HOME=$(mktemp -d)
export HOME
# Arguments of a process are no place for a password: every other process can read them.
config=$HOME/config.yaml
trap 'rm -rf "$HOME" "$folder/$name.part"' EXIT
printf 'uri: "%s"\n' "${BACKUP_URI:?is the address of the database}" > "$config"

mongodump --config="$config" --oplog --gzip --archive="$folder/$name.part"
# What was cut off by a full disk does not count as a backup.
gzip --test < "$folder/$name.part"
mv "$folder/$name.part" "$folder/$name"
echo "Backed up to $folder/$name"

# Their names begin with the time.
find "$folder" -maxdepth 1 -name '*.archive.gz' | sort -r | tail -n "+$((${BACKUP_KEEP:-14} + 1))" | while read -r old; do
  rm "$old"
  echo "Removed $old"
done

[ -n "${BACKUP_DATABASE:-}" ] || exit 0
# The same as api/src/platform/db/last-backup.ts does.
STARTED_AT=$started_at mongosh --nodb --quiet --eval '
  const { BACKUP_URI, BACKUP_DATABASE, STARTED_AT } = process.env;
  connect(BACKUP_URI).getSiblingDB(BACKUP_DATABASE).getCollection("installation").updateOne(
    { _id: "last-backup" },
    { $set: { at: new Date(STARTED_AT) } },
    { upsert: true },
  );
' > "$HOME/output" || {
  cat "$HOME/output" >&2
  echo "The backup is complete, but its time is not recorded, so that an alert will tell of no backup." >&2
  exit 3
}
