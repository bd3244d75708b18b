#!/usr/bin/env node
/**
 * Keeps package-lock.json complete for every platform.
 *
 *   node .ci/lock.mjs           checks; exits with 1 and a list of problems
 *   node .ci/lock.mjs --write   fixes the lock file in place (`npm run lock`)
 *
 * npm leaves the optional packages of other platforms out of the lock file when a registry mirror is partial, and
 * `npm ci` then rejects the file ("Missing: @swc/core-darwin-arm64@... from lock file", npm/cli#4828). Their versions
 * are exact in the parent's `optionalDependencies` and their platform is part of their name, so entries can be written
 * without a registry. Registry addresses are removed: they would tie every install to the host the lock file was made
 * on.
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

/** Optional packages named by a locked package that Node's module resolution would not find in the lock file. */
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

/**
 * Builds the lock entry of a platform package, e.g. `@swc/core-linux-arm-gnueabihf` -> os linux, cpu arm, libc glibc.
 */
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
