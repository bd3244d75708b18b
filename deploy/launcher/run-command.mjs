import { spawn } from 'node:child_process';

const MAX_OUTPUT_LINES = 60;

/** A command that failed. The message ends with the last lines of its output. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {string} output all that the command has printed
   */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a command without showing its output unless it fails. With a `signal`, the command gets its own process group,
 * so an abort also ends the processes that it started.
 *
 * @param {string} command
 * @param {readonly string[]} args
 *
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options]
 * @returns {Promise<string>} its output
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
            `\`${command} ${args.join(' ')}\` failed with ${killedBy ?? `code ${code}`}:\n${tail(output)}`,
            output,
          ),
        );
    });
  });
}

/** @param {string} text */
function tail(text) {
  return text.trimEnd().split('\n').slice(-MAX_OUTPUT_LINES).join('\n');
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error; // The group has already exited.
  }
}
