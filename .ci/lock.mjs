#!/usr/bin/env node
/**
 * Keeps package-lock.json usable everywhere.
 *
 *   node .ci/lock.mjs           checks, exit code 1 with a list of what is wrong
 *   node .ci/lock.mjs --write   completes the lock in place (`npm run lock`)
 *
 * A partial npm mirror leaves the optional packages of other platforms out of the lock, and `npm ci` then refuses it
 * ("Missing: @swc/core-darwin-arm64@... from lock file", npm/cli#4828). Each missing one is exact in its parent's
 * `optionalDependencies`, and its platform stands in its name, so the entry can be written without the registry. The
 * address of a registry must never be in the lock: it would tie every install to the host it was made on.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionalPackages(lock.packages);
const addressed = Object.entries(lock.packages).filter(([, entry]) => /^\w+:/.test(entry.resolved ?? ''));

if (process.argv.includes('--write')) {
  for (const { path, name, version } of missing) lock.packages[path] = entryFor(name, version);
  for (const [, entry] of addressed) delete entry.resolved;
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} entries added, ${addressed.length} addresses removed`);
} else if (missing.length || addressed.length) {
  for (const { path, version } of missing) console.error(`package-lock.json lacks ${path}@${version}`);
  for (const [path] of addressed) console.error(`package-lock.json names the address of ${path}`);
  console.error('Run `npm run lock` and commit the result.');
  process.exit(1);
} else {
  console.log(`package-lock.json: ${Object.keys(lock.packages).length} entries, complete`);
}

/** The optional packages that a locked package names and that node's module resolution would not find in the lock. */
function missingOptionalPackages(packages) {
  const found = new Map();
  for (const [parent, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (resolves(packages, parent, name)) continue;
      if (!/^\d+\.\d+\.\d+[\w.+-]*$/.test(version))
        throw new Error(`${parent} wants ${name}@${version}: not an exact version`);
      const path = `node_modules/${name}`;
      found.set(path, { path, name, version });
    }
  }
  return [...found.values()];
}

function resolves(packages, parent, name) {
  for (let base = parent; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

/** A lock entry of a platform package, e.g. `@swc/core-linux-arm-gnueabihf` -> os linux, cpu arm, libc glibc. */
function entryFor(name, version) {
  const parts = name.split('/').at(-1).split('-');
  const os = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].find((word) =>
    parts.includes(word),
  );
  const cpu = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'].find((word) =>
    parts.includes(word),
  );
  if (!cpu) throw new Error(`${name}: no processor in its name`);
  const libc = os !== 'linux' ? undefined : parts.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return { version, cpu: [cpu], ...(libc && { libc: [libc] }), optional: true, ...(os && { os: [os] }) };
}
