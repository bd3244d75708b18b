import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * Deadline of a job, in seconds of processor time, which the kernel enforces: on a busy machine a job takes longer,
 * but hardly uses more of it. Node and the shell took 0.4 s when measured and a release 0.6 s, on a slow machine three
 * times as long.
 */
export const MAX_CPU_S = 5;

/** Only a machine that stands still takes so long: a job that waits ends itself sooner (`child/main.ts`). */
export const MAX_DURATION_MS = 60_000;

/** Limits the objects of a job. `MAX_DATA_KB` limits all memory, with buffers and Node itself, on Linux. */
const MAX_HEAP_MB = 256;
const MAX_DATA_KB = 1_500_000;

const MAX_RESULT_BYTES = 64 * 1024 ** 2;

/** Ends a message to a process, and those of one that does many jobs; JSON does not contain it. */
export const END_OF_MESSAGE = '\0';

const ENTRY = createRequire(import.meta.url).resolve('@platform/releases/sandbox-process');

/** Has all code of the process but its program. */
export const SANDBOX_FOLDER = dirname(ENTRY);

/**
 * Limits the process to its first argument, in seconds, and then becomes that of the other arguments: without a network
 * where Linux lets this user make a namespace for it.
 */
const RUN_LIMITED = `
ulimit -c 0; ulimit -S -t "$1"; ulimit -d ${MAX_DATA_KB}; shift
for alone in "unshare --net" "unshare --map-current-user --net"; do
  if $alone true 2>/dev/null; then exec $alone "$@"; fi
done
exec "$@"`;

/** A command as `execFile` and `spawnSync` take it. */
type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: { readonly cwd: string; readonly env: Record<string, never>; readonly maxBuffer: number };
};

/** A message of a process: the result of its program, or the error that a bundle threw. */
type Reply<Result> = { readonly result: Result } | { readonly error: string };

/**
 * Returns the command of a process that evaluates releases. Its environment is empty, and Node denies it other files
 * than its own, child processes, workers, addons, and code in strings.
 *
 * @param program path of a module that exports a `SandboxProgram` and imports nothing else at run time
 * @param jobs whether the process does one job and ends, or many, each of which it answers with a message
 */
export function createSandboxCommand(
  program: string,
  maxCpuS = MAX_CPU_S,
  jobs: 'one' | 'many' = 'one',
): Command {
  const node = [
    process.execPath,
    '--permission',
    `--allow-fs-read=${SANDBOX_FOLDER}`,
    `--allow-fs-read=${program}`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${MAX_HEAP_MB}`,
    ENTRY,
    program,
    jobs,
  ];
  return {
    file: '/bin/sh',
    args: ['-c', RUN_LIMITED, 'sh', String(maxCpuS), ...node],
    options: { cwd: '/', env: {}, maxBuffer: MAX_RESULT_BYTES },
  };
}

/** Formats what a process reads: the bundle of a shell, and then the job. */
export function formatMessage(message: unknown): string {
  return JSON.stringify(message) + END_OF_MESSAGE;
}

/** Parses what a process has written. */
export function parseReply<Result>(output: string): Reply<Result> {
  return JSON.parse(output) as Reply<Result>;
}

/** Says why a process ended without a reply. */
export function describeEnd(
  end: {
    readonly signal?: string | null | undefined;
    readonly code?: string | number | null | undefined;
    /** Whether it was ended at `MAX_DURATION_MS`. */
    readonly killed?: boolean | undefined;
    readonly stderr?: string | undefined;
  },
  maxCpuS = MAX_CPU_S,
): string {
  const { signal, code, killed = false, stderr = '' } = end;
  if (signal === 'SIGXCPU') return `it used more than ${maxCpuS} s of processor time`;
  if (stderr.includes('out of memory')) return 'it used too much memory';
  if (String(code) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'its pages are too large';
  if (killed) return `it did not end within ${MAX_DURATION_MS / 1000} s`;
  return `its process ended with ${signal ?? `code ${code}`}`;
}
