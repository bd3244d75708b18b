/**
 * Installs packages when node_modules does not match package-lock.json. Runs on any Node that npm supports, so it
 * imports nothing that has to be installed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withProgress } from './progress.mjs';
import { runCommand } from './run-command.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The Node that ships with the repository; everything after the installation runs on it. */
export const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

const MIN_NODE_VERSION = [20, 11];
const POLL_INTERVAL_MS = 500;

/** A problem with the environment. The message tells the user what to do. */
export class InstallError extends Error {}

/** Installs packages unless they are up to date. @throws InstallError | CommandError if that fails. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [minMajor, minMinor] = MIN_NODE_VERSION;
  if (major < minMajor || (major === minMajor && minor < minMinor)) {
    throw new InstallError(
      `Node ${MIN_NODE_VERSION.join('.')} or newer is required; this is ${process.version}. Install a newer Node and try again.`,
    );
  }
  if (isInstalled()) return;
  const releaseLock = await acquireInstallLock();
  try {
    if (!isInstalled())
      await withProgress('Installing packages (needed after each change to package-lock.json)', install);
  } finally {
    releaseLock();
  }
}

/** Includes development packages whatever NODE_ENV says, because the builds need them. */
async function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Prefers the npm that started this command: the one on the PATH may be a different version.
  const { npm_execpath: npm = '' } = process.env;
  const [command, ...commandArgs] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  await runCommand(command, [...commandArgs, ...args], { cwd: ROOT });
  if (!isInstalled()) {
    throw new InstallError(
      `npm succeeded, but ${NODE} is missing. Allow npm to run install scripts (unset ignore-scripts) and try again.`,
    );
  }
}

/**
 * Compares package-lock.json, entry by entry, with node_modules/.package-lock.json: npm writes that file at the very
 * end of an installation.
 */
function isInstalled() {
  const installedLock = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock) || !existsSync(NODE)) return false;
  const installed = readPackages(installedLock);
  return Object.entries(readPackages(join(ROOT, 'package-lock.json')))
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .every(([path, { version }]) => installed[path] && installed[path].version === version);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Waits until no other process is installing, then takes the lock. Two concurrent installations (a start and a test run
 * on a fresh clone) would delete each other's files.
 */
async function acquireInstallLock() {
  const file = join(ROOT, '.cache/install.pid');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  for (let hasLogged = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw new InstallError(`Cannot write to ${ROOT}: ${error.message}`);
    }
    const holder = readHolder(file);
    if (holder !== undefined && !isProcessAlive(holder)) rmSync(file, { force: true });
    if (!hasLogged && holder !== undefined)
      console.log(`Process ${holder} is installing packages; waiting for it ...`);
    hasLogged = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

function readHolder(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text ? Number(text) : undefined;
}

function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
