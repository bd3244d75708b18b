#!/usr/bin/env node
/**
 * Checks the licence of every package that is locked: one that is not allowed, or that says none, ends it with code 1.
 * Allowed is what may be built into a closed product and asks for no more than to be named; tools that only help to
 * build and test may also ask that changes of their own files are published.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
const ALLOWED_IN_TOOLS = new Set([...ALLOWED, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0']);

/** Their package.json says none, or not in the common way; read in the packages themselves. */
const READ_BY_HAND = {
  'passport-local@1.0.0': 'MIT',
  'passport-strategy@1.0.0': 'MIT',
  'pause@0.0.1': 'MIT',
};

const { packages } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8'),
);
const installed = Object.entries(packages).filter(
  // A binary for another platform is locked without its facts; it has the licence of the package that it belongs to.
  ([path, entry]) => path.includes('node_modules/') && !entry.link && (entry.license || !isBinary(path)),
);
const refused = installed.flatMap(([path, { version, license, dev, devOptional }]) => {
  const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
  const said = license ?? READ_BY_HAND[name];
  return isAllowed(said, dev || devOptional ? ALLOWED_IN_TOOLS : ALLOWED)
    ? []
    : [`${name}: ${said ?? 'none'}`];
});

for (const one of refused) console.error(`Not an allowed licence: ${one}`);
if (refused.length) process.exitCode = 1;
else console.log(`${installed.length} packages, each with an allowed licence`);

/** `A OR B` leaves the choice; `A AND B` asks for both. */
function isAllowed(expression, allowed) {
  if (!expression) return false;
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((licence) => allowed.has(licence)));
}

function isBinary(path) {
  return /-(android|darwin|freebsd|linux|openharmony|wasm32|win32)\b/.test(path);
}
