#!/usr/bin/env node
/**
 * Checks the license of every locked package; exits with 1 if one is missing or not allowed. Shipped packages may only
 * ask for attribution. Development tools may also ask that changes to their own files are published.
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
const ALLOWED_IN_TOOLS = new Set([...ALLOWED, 'CC-BY-3.0', 'CC-BY-4.0', 'CC BY-SA 4.0', 'MPL-2.0', 'WTFPL']);

/** Packages whose package.json does not name an SPDX license; read from their license files. */
const VERIFIED_BY_HAND = {
  'passport-strategy@1.0.0': 'MIT',
  'pause@0.0.1': 'MIT',
};

const { packages } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8'),
);
const installed = Object.entries(packages).filter(
  // Lock entries of other platforms' binaries have no metadata; they carry the license of their parent package.
  ([path, entry]) => path.includes('node_modules/') && !entry.link && (entry.license || !isBinary(path)),
);
const rejected = installed.flatMap(([path, { version, license, dev, devOptional }]) => {
  const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
  const declared = license ?? VERIFIED_BY_HAND[name];
  return isAllowed(declared, dev || devOptional ? ALLOWED_IN_TOOLS : ALLOWED)
    ? []
    : [`${name}: ${declared ?? 'none'}`];
});

for (const entry of rejected) console.error(`License not allowed: ${entry}`);
if (rejected.length) process.exitCode = 1;
else console.log(`${installed.length} packages, all licenses allowed`);

/** In SPDX, `A OR B` needs one allowed license, `A AND B` needs both. */
function isAllowed(expression, allowed) {
  if (!expression) return false;
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ or /i)
    .some((alternative) => alternative.split(/ and /i).every((license) => allowed.has(license)));
}

function isBinary(path) {
  return /-(android|darwin|freebsd|linux|openharmony|wasm32|win32)\b/.test(path);
}
