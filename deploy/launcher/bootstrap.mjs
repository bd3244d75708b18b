/**
 * Entry point of every command. Runs on whatever Node is installed, installs the packages, then hands over to the Node
 * that ships with the repository.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, InstallError, NODE, ROOT } from './install.mjs';
import { red } from './progress.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Signals closer together than this come from the same key press. */
const SAME_KEY_PRESS_MS = 300;

/**
 * Runs a TypeScript file with the bundled Node, in its own process group. A Ctrl-C in the terminal therefore reaches
 * only this process (from the terminal, and again through npm), which forwards it once. The child exits when this
 * process disappears.
 *
 * @param {string} script relative to the repository
 * @param {string[]} args by default those of this process
 */
export async function runWithBundledNode(script, args = process.argv.slice(2)) {
  try {
    await ensureInstalled();
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    console.error(red(error.message));
    process.exit(1);
  }
  const child = spawn(NODE, [`${ROOT}${script}`, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    // Caches compiled sources, so the next start does not strip the types of every file again.
    env: { NODE_COMPILE_CACHE: `${ROOT}.cache/node`, ...process.env },
  });
  child.on('error', (error) => {
    console.error(red(`Cannot run ${NODE} (${error.message}). Delete node_modules and start again.`));
    process.exit(1);
  });
  let lastSignalAtMs = -Infinity;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const nowMs = performance.now();
      if (nowMs - lastSignalAtMs > SAME_KEY_PRESS_MS) child.kill(signal);
      lastSignalAtMs = nowMs;
    });
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}
