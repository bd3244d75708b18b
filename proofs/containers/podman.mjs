import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** A build takes the longest. */
const TIMEOUT_MS = 30 * 60_000;
const MAX_OUTPUT_BYTES = 64 * 1024 ** 2;
const MAX_ERROR_CHARS = 2_000;

let interruption = new AbortController();

/** Ends the program that runs, and whatever is begun afterwards, with an error. */
export function interrupt() {
  interruption.abort(new Error('interrupted'));
}

/** Lets programs run again after an interruption, to clean up. */
export function resume() {
  interruption = new AbortController();
}

/** Runs a program. Returns what it prints; an error has the end of it. */
export async function execute(program, args, options = {}) {
  try {
    const { stdout } = await run(program, args, {
      timeout: TIMEOUT_MS,
      signal: interruption.signal,
      maxBuffer: MAX_OUTPUT_BYTES,
      ...options,
    });
    return stdout.trim();
  } catch (error) {
    const output = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim().slice(-MAX_ERROR_CHARS);
    throw new Error(`${program} ${args.join(' ')}: ${output || error.message}`, { cause: error });
  }
}

export const podman = (...args) => execute('podman', args);

/** Waits until a check returns something true, and returns it. An error counts as false. */
export async function until(check, what, timeoutMs = 180_000) {
  const deadlineMs = Date.now() + timeoutMs;
  let problem = '';
  while (Date.now() < deadlineMs) {
    interruption.signal.throwIfAborted();
    try {
      const result = await check();
      if (result) return result;
    } catch (error) {
      problem = `: ${error.message}`;
    }
    await delay(250);
  }
  throw new Error(`waited ${timeoutMs / 1_000} s for ${what}${problem}`);
}
