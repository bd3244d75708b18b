import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { pickEnvironment } from '@platform/server-kit/node-utils';
import { DAMAGE_ADVICE } from '../storage/data-file.ts';

const MAIN_MODULE = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A parent's question whether the engine's process responds, and its answer. */
export const PING = 'ping';
export const PONG = 'pong';

/** The first message that the engine's process sends its parent, after its start. */
export type StartReport =
  | { kind: 'ready'; uri: string; databaseId: string }
  | { kind: 'in-use'; message: string }
  | { kind: 'failed'; message: string };

export type EngineExit = {
  /** Whether it was stopped on purpose. */
  isClean: boolean;
  /** What a person can do, after an end that restarts may not help against. */
  advice: string | undefined;
};

/** A child process that runs the engine of one folder. */
export type EngineProcess = {
  readonly pid: number | undefined;
  report: StartReport;
  /** Resolves when the process has ended. */
  exited: Promise<EngineExit>;
  /** Resolves when the process responds. @throws when the signal is aborted or the process is not connected */
  readonly ping: (signal: AbortSignal) => Promise<void>;
  stop(): Promise<void>;
  kill(): void;
};

type ProcessOptions = {
  readonly collectLog?: ((output: Readable) => void) | undefined;
  readonly ttlIntervalMs?: number | undefined;
};

/** Signals of the kernel to a process that reads a damaged, truncated or unreadable file through its memory. */
const DAMAGE_SIGNALS: ReadonlySet<string | null> = new Set([
  'SIGBUS',
  'SIGSEGV',
  'SIGABRT',
  'SIGILL',
  'SIGFPE',
]);

/**
 * Starts an engine process and waits for its report. The child gets its own process group, so that Ctrl-C in the
 * terminal reaches only its parent, which may still need the database to shut down. The child stops when the IPC
 * channel closes. It has no settings, so it gets none of its parent's.
 *
 * @param databaseId the database that has to be there; without it, one is created if there is none
 * @param options.collectLog reads its log; without it, the log goes to standard error of this process
 * @param options.ttlIntervalMs interval between removals of expired documents; by default a minute
 */
export async function startEngineProcess(
  folder: string,
  databaseId: string | undefined,
  { collectLog, ttlIntervalMs }: ProcessOptions,
): Promise<EngineProcess> {
  const expectation = databaseId === undefined ? [] : [`--database-id=${databaseId}`];
  const interval = ttlIntervalMs === undefined ? [] : [`--ttl-interval-ms=${ttlIntervalMs}`];
  const child = fork(MAIN_MODULE, [folder, ...expectation, ...interval], {
    detached: true,
    env: pickEnvironment(process.env),
    execArgv: [],
    stdio: ['ignore', 'ignore', collectLog ? 'pipe' : 'inherit', 'ipc'],
  });
  if (child.stderr) collectLog?.(child.stderr);
  const exited = new Promise<EngineExit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ isClean: code === 0, advice: getAdvice(folder, signal) }));
  });
  const report = await waitForReport(child, folder);
  return {
    pid: child.pid,
    report,
    exited,
    async ping(signal) {
      const answered = once(child, 'message', { signal });
      child.send(PING, () => undefined);
      await answered;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function waitForReport(child: ChildProcess, folder: string): Promise<StartReport> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as StartReport));
    child.once('error', reject);
    // `exit` may precede the report of a process that reported and ended at once; `close` follows the end of the
    // channel.
    child.once('close', (code, signal) => {
      const status = `The database engine exited during startup (${signal ?? `code ${code}`}).`;
      const advice = getAdvice(folder, signal);
      resolve({ kind: 'failed', message: advice === undefined ? status : `${status} ${advice}` });
    });
  });
}

function getAdvice(folder: string, signal: NodeJS.Signals | null): string | undefined {
  if (!DAMAGE_SIGNALS.has(signal)) return undefined;
  return (
    `It was ended by ${signal}, so its data file ${join(folder, 'data', 'data.mdb')} may be damaged or unreadable. ` +
    `If this happens again, stop the platform and check the disk. ${DAMAGE_ADVICE}`
  );
}
