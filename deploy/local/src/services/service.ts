import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../workspaces.ts';
import type { ServiceLog } from './service-log.ts';

/** A process of the platform. */
export type ServiceSpec = {
  readonly name: string;
  /** Relative to the repository; run by this Node. */
  readonly script: string;
  readonly args: readonly string[];
  /** Where it runs, relative to the repository; the repository itself by default. */
  readonly folder?: string;
  /** Where it answers, for people. */
  readonly address: string;
  readonly env: NodeJS.ProcessEnv;
  /** How long it may take until it answers (default one minute). */
  readonly readyLimitMs?: number;
};

/** How a run of the process went. */
export type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** One run of a service's process. */
export type ServiceRun = {
  readonly pid: number | undefined;
  /** True when it says that it answers, false when it ended or stayed silent before. */
  readonly ready: Promise<boolean>;
  readonly ended: Promise<Ending>;
  /** Asks it to end, and makes it end after ten seconds. */
  stop(): Promise<void>;
  kill(): void;
};

const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/**
 * Starts the process in a group of its own, so that Ctrl-C in a terminal reaches the launcher alone, which stops things
 * in order. It says `{ type: 'ready' }` over the channel to the launcher, and ends by itself when the channel closes.
 */
export function runService(spec: ServiceSpec, log: ServiceLog): ServiceRun {
  const child = spawn(process.execPath, [join(ROOT, spec.script), ...spec.args], {
    cwd: join(ROOT, spec.folder ?? ''),
    env: spec.env,
    stdio: ['ignore', log.descriptor, log.descriptor, 'ipc'],
    detached: true,
  });
  const ended = new Promise<Ending>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  return {
    pid: child.pid,
    ready: Promise.race([readyMessage(child, spec.readyLimitMs), ended.then(() => false)]),
    ended,
    async stop() {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(force);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function readyMessage(child: ChildProcess, limitMs = READY_LIMIT_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), limitMs);
    child.once('exit', () => clearTimeout(limit));
    child.on('message', (message) => {
      if ((message as { type?: unknown } | null)?.type !== 'ready') return;
      clearTimeout(limit);
      resolve(true);
    });
  });
}
