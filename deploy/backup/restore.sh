#!/usr/bin/env bash
# Restores a backup of back-up.sh to an empty MongoDB replica set.
#   BACKUP_URI=mongodb://... restore.sh FILE
# The user of the address needs the role `root` or `restore`, and one with `anyAction` on any resource to replay the oplog.
set -euo pipefail
umask 077

file=${1:?name a backup}
# Also for the log of mongosh, which would be among the data, or in a folder that cannot be written.
HOME=$(mktemp -d)
export HOME
trap 'rm -rf "$HOME"' EXIT
config=$HOME/config.yaml
printf 'uri: "%s"\n' "${BACKUP_URI:?is the address of the database}" > "$config"

gzip --test < "$file"
# mongorestore adds to what is there and replaces nothing, so both would be mixed.
databases=$(mongosh --nodb --quiet --eval '
  const { databases } = connect(process.env.BACKUP_URI).adminCommand({ listDatabases: 1, nameOnly: true });
  print(databases.map(({ name }) => name).filter((name) => !["admin", "config", "local"].includes(name)).join(" "));
')
if [ -n "$databases" ]; then
  echo "The server has data: $databases. Restore to an empty one." >&2
  exit 1
fi

mongorestore --config="$config" --oplogReplay --stopOnError --gzip --archive="$file"
echo "Restored $file. Run the migrations, then prove the ledger."
