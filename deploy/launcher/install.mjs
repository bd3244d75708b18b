/**
 * Installs packages when node_modules does not match package-lock.json. Runs on any Node that npm supports, so it
 * imports nothing that has to be installed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withProgress } from './progress.mjs';
import { CommandError, runCommand } from './run-command.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The Node that ships with the repository; everything after the installation runs on it. */
export const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

const INSTALLED_LOCK = join(ROOT, 'node_modules/.package-lock.json');
const MIN_NODE_VERSION = [20, 11];
const POLL_INTERVAL_MS = 500;

/** A problem with the environment. The message tells the user what to do. */
export class InstallError extends Error {}

/** Installs packages unless they are up to date. @throws InstallError if that fails. */
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
  await runCommand(command, [...commandArgs, ...args], { cwd: ROOT }).catch((error) => {
    throw error instanceof CommandError ? new InstallError(explainFailure(error.output)) : error;
  });
  if (!existsSync(NODE)) {
    throw new InstallError(
      `npm succeeded, but ${NODE} is missing. Allow npm to run install scripts (unset ignore-scripts) and try again.`,
    );
  }
  const [missing] = missingPackages();
  if (missing) {
    throw new InstallError(
      `No package.json asks for ${missing} of package-lock.json. Run \`npm install\`, then \`npm run lock\`, and commit package-lock.json.`,
    );
  }
}

/** What to do about a failure of `npm ci`, by npm's code or by what it says. */
const ADVICE = [
  [
    /code EUSAGE|in sync/,
    'package-lock.json does not fit a package.json. Run `npm install`, then `npm run lock`, and commit package-lock.json.',
  ],
  [
    /code EJSONPARSE|Invalid package-lock/,
    'package-lock.json cannot be read, perhaps after a merge. Take the one of main, then run `npm install` and `npm run lock`.',
  ],
  [
    /code EINTEGRITY/,
    'A package is not the one that package-lock.json names. Run `npm cache clean --force` and try again; if it fails again, do not install it.',
  ],
  [
    /code (ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ERR_SOCKET_TIMEOUT)/,
    'npm cannot reach its registry. Check the network, the proxy and `npm config get registry`, then try again.',
  ],
  [
    /code (E404|ETARGET)/,
    'The registry lacks a package that package-lock.json names. Check `npm config get registry`.',
  ],
  [/code ENOSPC|no space left/, 'The disk is full. Free some space and try again.'],
  [
    /code (EACCES|EPERM)/,
    'npm may not write here. Check who owns node_modules and the npm cache, then try again.',
  ],
];
const MAX_REASONS = 10;

/**
 * Says what to do about a failed installation, then what npm said about it, without its usage and stacks.
 *
 * @param {string} output
 */
function explainFailure(output) {
  const [, advice = 'npm could not install the packages.'] =
    ADVICE.find(([pattern]) => pattern.test(output)) ?? [];
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!):?\s?/, ''));
  const end = lines.findIndex((line) => /^(Clean install a project|Usage:|A complete log)/.test(line));
  const reasons = lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => line.trim() && !/^(code|errno|syscall|\s+at) ?/.test(line));
  return [advice, ...reasons.slice(0, MAX_REASONS).map((line) => `  ${line}`)].join('\n');
}

/**
 * Compares package-lock.json, entry by entry, with node_modules/.package-lock.json: npm writes that file at the very
 * end of an installation.
 */
function isInstalled() {
  return existsSync(INSTALLED_LOCK) && existsSync(NODE) && missingPackages().length === 0;
}

/** The folders of packages that package-lock.json requires and the last installation did not put there. */
function missingPackages() {
  const installed = readPackages(INSTALLED_LOCK);
  return Object.entries(readPackages(join(ROOT, 'package-lock.json')))
    .filter(([path, { optional, peer }]) => path.includes('node_modules/') && !optional && !peer)
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path);
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
