/**
 * The first stage of every command: runs on whatever Node is there, installs, and goes on with the Node that the
 * repository brings.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, InstallError, NODE, ROOT } from './install.mjs';
import { red } from './progress.mjs';
import { CommandError } from './run-command.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SAME_KEY_MS = 300;

/**
 * Runs a TypeScript file as this command's second stage, in a process group of its own: a Ctrl-C in the terminal reaches
 * this stage (from the terminal, and again through npm) and is passed on once. The stage ends when this one is gone.
 *
 * @param {string} script relative to the repository
 */
export async function goOnWith(script) {
  try {
    await ensureInstalled();
  } catch (error) {
    if (!(error instanceof InstallError || error instanceof CommandError)) throw error;
    console.error(red(error.message));
    process.exit(1);
  }
  const child = spawn(NODE, [`${ROOT}${script}`, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    // Compiled sources are kept, so that a second start does not strip the types of every file again.
    env: { NODE_COMPILE_CACHE: `${ROOT}.cache/node`, ...process.env },
  });
  child.on('error', (error) => {
    console.error(red(`Cannot run ${NODE} (${error.message}). Delete node_modules and start again.`));
    process.exit(1);
  });
  let lastAtMs = -Infinity;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const nowMs = performance.now();
      if (nowMs - lastAtMs > SAME_KEY_MS) child.kill(signal);
      lastAtMs = nowMs;
    });
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}
