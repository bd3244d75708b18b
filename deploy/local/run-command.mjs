import { spawn } from 'node:child_process';

const KEPT_LINES = 60;

/** A command that did not end with code 0; the message ends with the last lines it wrote. */
export class CommandError extends Error {}

/**
 * Runs a command to its end, quietly: what it writes is shown only if it fails. One that can be aborted leads a process
 * group of its own, so that the abort ends whatever it has started too.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options]
 * @returns {Promise<string>} what it wrote
 */
export function runCommand(command, args, { cwd, env = process.env, signal } = {}) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: signal !== undefined,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const abort = () => child.pid !== undefined && killGroup(child.pid);
    signal?.addEventListener('abort', abort, { once: true });
    child.once('error', reject);
    child.once('close', (code, killedBy) => {
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve(output);
      else
        reject(
          new CommandError(
            `\`${command} ${args.join(' ')}\` ended with ${killedBy ?? `code ${code}`}:\n${tail(output)}`,
          ),
        );
    });
  });
}

/** @param {string} text */
function tail(text) {
  return text.trimEnd().split('\n').slice(-KEPT_LINES).join('\n');
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error; // Gone already: as wished.
  }
}
