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
 *
 * Every package needs an `integrity`, so that an install gets what was locked. `--write` asks npm for those that are
 * missing, except the packages that `lock-exceptions.json` names with a reason. With a complete registry, empty that list
 * first. The same file says why each package with an install script may run it, or why `allowScripts` of package.json
 * forbids that.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const lock = readJson('../package-lock.json');
const { installScripts, withoutIntegrity } = readJson('lock-exceptions.json');
const exceptions = withoutIntegrity.flatMap(({ packages }) => packages);
const missing = missingOptionalPackages(lock.packages);
const addressed = Object.entries(lock.packages).filter(([, entry]) => /^\w+:/.test(entry.resolved ?? ''));

if (process.argv.includes('--write')) {
  for (const { path, name, version } of missing) lock.packages[path] = entryFor(name, version);
  for (const [, entry] of addressed) delete entry.resolved;
  const completed = addIntegrities(lock.packages);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json: ${missing.length} entries and ${completed} integrities added, ${addressed.length} addresses removed`,
  );
  findIntegrityProblems(lock.packages, exceptions).forEach((problem) => console.error(problem));
} else {
  const problems = [
    ...missing.map(({ path, version }) => `package-lock.json lacks ${path}@${version}`),
    ...addressed.map(([path]) => `package-lock.json names the address of ${path}`),
    ...findIntegrityProblems(lock.packages, exceptions),
    ...findScriptProblems(lock.packages),
    ...findUnlistedPeers(lock.packages),
  ];
  problems.forEach((problem) => console.error(problem));
  if (problems.length > 0) {
    console.error('Run `npm run lock`, list what it cannot add, and commit the result.');
    process.exit(1);
  }
  console.log(
    `package-lock.json: ${Object.keys(lock.packages).length} entries, complete; ${exceptions.length} without integrity`,
  );
}

/** Names of the locked packages without `integrity`, as `name@version`. Workspaces and their links have none. */
function listWithoutIntegrity(packages) {
  return Object.entries(packages).flatMap(([path, { version, integrity, link, inBundle }]) => {
    const name = path.split('node_modules/').at(-1);
    return !path.includes('node_modules/') || integrity || link || inBundle ? [] : [{ path, name, version }];
  });
}

/** Asks npm for the missing integrities. @returns how many it has added */
function addIntegrities(packages) {
  let count = 0;
  for (const { path, name, version } of listWithoutIntegrity(packages)) {
    if (exceptions.includes(`${name}@${version}`)) continue;
    const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      encoding: 'utf8',
    });
    const integrity = stdout.trim();
    if (!/^sha512-[\w+/]{86}==$/.test(integrity)) continue;
    packages[path].integrity = integrity;
    count += 1;
  }
  return count;
}

function findIntegrityProblems(packages, exceptions) {
  const without = new Map(
    listWithoutIntegrity(packages).map(({ path, name, version }) => [`${name}@${version}`, packages[path]]),
  );
  // Only packages that npm skips on other platforms may be exceptions.
  const unlisted = [...without].filter(
    ([id, entry]) => !(exceptions.includes(id) && entry.optional && (entry.os || entry.cpu)),
  );
  return [
    ...unlisted.map(([id]) => `package-lock.json has no integrity of ${id}`),
    ...exceptions
      .filter((id) => !without.has(id))
      .map((id) => `.ci/lock-exceptions.json lists ${id}, which needs no exception`),
  ];
}

/** Compares the packages with an install script with what package.json allows, and with the reasons. */
function findScriptProblems(packages) {
  const { allowScripts } = readJson('../package.json');
  const withScript = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.split('node_modules/').at(-1)] : [],
  );
  const { runs, doesNotRun } = installScripts;
  const names = new Set([...withScript, ...Object.keys({ ...allowScripts, ...runs, ...doesNotRun })]);
  return [...names].flatMap((name) => {
    if (!withScript.includes(name)) return [`${name} is listed, but has no install script`];
    const reason = allowScripts[name] ? runs[name] : doesNotRun[name];
    const isDecided = name in allowScripts && reason && !(name in runs && name in doesNotRun);
    return isDecided
      ? []
      : [`${name} has an install script: decide in allowScripts, and say why in .ci/lock-exceptions.json`];
  });
}

/** `.npmrc` leaves out what is only a peer of another package: all but the unused bundler has to be listed. */
function findUnlistedPeers(packages) {
  return Object.entries(packages)
    .filter(([path, { peer }]) => peer && !path.includes('/@rspack/'))
    .map(([path]) => `${path} is a peer that no package.json lists: list it, or npm leaves it out`);
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
