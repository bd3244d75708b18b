/**
 * Brings node_modules to what package-lock.json says, if it is not there yet. Runs on any Node that npm runs on and
 * imports nothing that has to be installed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The Node that the repository brings; everything after the installation runs on it. */
export const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

const LEAST_NODE = [20, 11];
const POLL_MS = 500;

/** A fault of the surroundings, in words for a person. */
export class InstallError extends Error {}

export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
    throw new InstallError(
      `Node ${LEAST_NODE.join('.')} or newer is needed to begin; this is ${process.version}.`,
    );
  }
  if (isInstalled()) return;
  const release = await takeTurn();
  try {
    if (!isInstalled())
      await step('Installing packages (once after each change of package-lock.json)', install);
  } finally {
    release();
  }
}

/** With development packages whatever NODE_ENV says: the builds need them. */
async function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm that started us, if one did: the one in the path may be another.
  const { npm_execpath: npm = '' } = process.env;
  const [command, ...first] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  await runCommand(command, [...first, ...args], { cwd: ROOT });
  if (!isInstalled()) {
    throw new InstallError(
      `npm ended well, yet ${NODE} is not there. Does npm run install scripts (ignore-scripts)?`,
    );
  }
}

/** npm notes what it installed in node_modules/.package-lock.json, at the very end: compared with the lock, entry by entry. */
function isInstalled() {
  const note = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(note) || !existsSync(NODE)) return false;
  const installed = readPackages(note);
  return Object.entries(readPackages(join(ROOT, 'package-lock.json')))
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .every(([path, { version }]) => installed[path] && installed[path].version === version);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Two at once (a start and a test on a fresh clone) would pull the folder from under each other: one waits. */
async function takeTurn() {
  const file = join(ROOT, '.cache/install.pid');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  for (let said = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw new InstallError(`Cannot write to ${ROOT}: ${error.message}`);
    }
    const holder = readHolder(file);
    if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
    if (!said && holder !== undefined)
      console.log(`Process ${holder} is installing packages; waiting for it ...`);
    said = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function readHolder(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text ? Number(text) : undefined;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
