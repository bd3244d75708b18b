#!/usr/bin/env bash
# Makes a backup of a MongoDB replica set as of one point in time, while the platform runs, and keeps the newest ones.
#   BACKUP_URI=mongodb://... back-up.sh FOLDER
# The address names no database, because an oplog is one of all of them; its user needs the role `backup`. BACKUP_KEEP is
# how many backups stay, 14 by default.
set -euo pipefail
umask 077

folder=${1:?name a folder for the backups}
name=$(date -u +%Y-%m-%dT%H-%M-%SZ).archive.gz
# Arguments of a process are no place for a password: every other process can read them.
config=$(mktemp)
trap 'rm -f "$config" "$folder/$name.part"' EXIT
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
