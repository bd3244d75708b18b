import { execFile, type ExecFileException } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseRenderResult } from './parse-render-result.ts';
import { ReleaseError } from './release-error.ts';
import type { Bundle, RenderJob, RenderMessage, RenderResult } from './render-job.ts';

/**
 * Deadline of a job, in seconds of processor time: on a busy machine a job takes longer, but uses no more of it. The
 * kernel enforces it. One second is for Node and the shell (0.4 s when measured), two are for the release (0.6 s).
 */
const MAX_CPU_S = 3;

/** Only a machine that stands still takes so long: a job that waits ends itself sooner (`child/main.ts`). */
const MAX_DURATION_MS = 60_000;

/** Limits the objects of a job. `MAX_DATA_KB` limits all memory, with buffers and Node itself, on Linux. */
const MAX_HEAP_MB = 256;
const MAX_DATA_KB = 1_500_000;

/** Ends a message to a process; JSON does not contain it. */
const END_OF_MESSAGE = '\0';

const MAX_RESULT_BYTES = 64 * 1024 ** 2;

const CHILD_FOLDER = join(import.meta.dirname, 'child');

/** Limits the shell's process, which then becomes that of its arguments. */
const RUN_LIMITED = `ulimit -c 0; ulimit -S -t ${MAX_CPU_S}; ulimit -d ${MAX_DATA_KB}; exec "$@"`;

/** Denies other files than its own, child processes, workers, addons, and code in strings. */
const NODE_COMMAND = [
  process.execPath,
  '--permission',
  `--allow-fs-read=${CHILD_FOLDER}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${MAX_HEAP_MB}`,
  join(CHILD_FOLDER, 'main.ts'),
];

const run = promisify(execFile);

/** A process that has evaluated a shell, or is about to, and can do one job. */
export type RenderProcess = {
  isAlive(): boolean;
  /**
   * Evaluates and renders a release, and ends the process.
   *
   * @throws ReleaseError if the release is broken.
   */
  run(job: RenderJob): Promise<RenderResult>;
  stop(): void;
};

/** Starts a process with an empty environment. It ends with its parent, and keeps no parent alive that has no job. */
export function startRenderProcess(shell: Bundle): RenderProcess {
  const running = run('/bin/sh', ['-c', RUN_LIMITED, 'sh', ...NODE_COMMAND], {
    cwd: '/',
    env: {},
    maxBuffer: MAX_RESULT_BYTES,
  });
  const { child } = running;
  running.catch(() => undefined); // `run` handles it.
  child.stdin?.on('error', () => undefined); // The process has ended; `running` says why.
  send(shell);
  forEachHandle((handle) => handle.unref());

  function send(message: Bundle | RenderJob): void {
    child.stdin?.write(JSON.stringify(message) + END_OF_MESSAGE);
  }

  function forEachHandle(change: (handle: { ref: () => unknown; unref: () => unknown }) => void): void {
    for (const handle of [child, child.stdin, child.stdout, child.stderr]) change(handle as Socket);
  }

  return {
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async run(job) {
      forEachHandle((handle) => handle.ref());
      const timer = setTimeout(() => child.kill('SIGKILL'), MAX_DURATION_MS);
      try {
        send(job);
        return readResult((await running).stdout);
      } catch (error) {
        throw error instanceof ReleaseError ? error : describeExit(error as ExecFileException);
      } finally {
        clearTimeout(timer);
      }
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

function readResult(output: string): RenderResult {
  const message = JSON.parse(output) as RenderMessage;
  if ('error' in message) throw new ReleaseError('its code failed', { cause: new Error(message.error) });
  return parseRenderResult(message.result);
}

/** Says why a process ended without a result. */
function describeExit(error: ExecFileException & { readonly stderr?: string }): ReleaseError {
  const { signal, code, killed, stderr = '' } = error;
  const describe = (): string => {
    if (signal === 'SIGXCPU') return `it used more than ${MAX_CPU_S} s of processor time`;
    if (stderr.includes('out of memory')) return 'it used too much memory';
    if (String(code) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'its pages are too large';
    if (killed) return `it did not end within ${MAX_DURATION_MS / 1000} s`;
    return `its process ended with ${signal ?? `code ${code}`}`;
  };
  // The error itself contains the whole output.
  return new ReleaseError(describe(), { cause: new Error(stderr.slice(0, MAX_LOGGED_LENGTH)) });
}

const MAX_LOGGED_LENGTH = 4_000;
