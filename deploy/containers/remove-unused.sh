#!/bin/sh
# Removes from installed packages what no process reads: two thirds of their size.
set -eu
cd node_modules
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.?ts' -o -name '*.md' \) -delete
# Variants for bundlers, for other versions of Node and for another C library.
rm -rf @opentelemetry/*/build/esm @opentelemetry/*/build/esnext
rm -f @lmdb/*/node.abi*.node @lmdb/*/*.musl.node
rm -f ../package-lock.json
