#!/usr/bin/env bash
# The health check of the database. mongosh keeps a log of each call in its home folder, which in this image is the folder
# of the data: 20 MB a day.
set -euo pipefail
HOME=$(mktemp -d)
export HOME
trap 'rm -rf "$HOME"' EXIT
mongosh --quiet --nodb /database/check.js
