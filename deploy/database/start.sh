#!/usr/bin/env bash
# Starts MongoDB as a replica set with accounts. Its members trust each other by a key, and one that has a key demands an
# account of every client. The file of the key has to belong to the server's user and to be readable for no other, which a
# mounted file is not.
set -euo pipefail
install -m 400 -o mongodb -g mongodb /dev/stdin /etc/mongodb.key <<< "${DATABASE_KEY:?run npm run db -- secrets}"
exec docker-entrypoint.sh mongod --replSet rs0 --bind_ip_all --keyFile /etc/mongodb.key
