import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../workspaces.ts';
import type { ServiceLog } from './service-log.ts';

/** How to start a process of the platform. */
export type ServiceSpec = {
  readonly name: string;
  /** Script to run with the current Node, relative to the repository. */
  readonly script: string;
  readonly args: readonly string[];
  /** Working directory, relative to the repository; the repository itself by default. */
  readonly folder?: string;
  /** Public address, used in messages. */
  readonly address: string;
  readonly env: NodeJS.ProcessEnv;
  /** How long it may take to become ready (default one minute). */
  readonly readyTimeoutMs?: number;
};

/** How a process exited. */
export type ExitStatus = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** One run of a service's process. */
export type ServiceRun = {
  readonly pid: number | undefined;
  /** True once the process reports that it is ready; false if it exits or times out first. */
  readonly ready: Promise<boolean>;
  readonly exited: Promise<ExitStatus>;
  /** Sends SIGTERM, then SIGKILL after ten seconds. */
  stop(): Promise<void>;
  kill(): void;
};

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;

/**
 * Starts a process in its own process group, so that Ctrl-C in a terminal reaches only the launcher, which stops
 * services in order. The process sends `{ type: 'ready' }` over IPC, and exits by itself when the channel closes.
 */
export function runService(spec: ServiceSpec, log: ServiceLog): ServiceRun {
  const child = spawn(process.execPath, [join(ROOT, spec.script), ...spec.args], {
    cwd: join(ROOT, spec.folder ?? ''),
    env: spec.env,
    stdio: ['ignore', log.descriptor, log.descriptor, 'ipc'],
    detached: true,
  });
  const exited = new Promise<ExitStatus>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  return {
    pid: child.pid,
    ready: Promise.race([waitForReady(child, spec.readyTimeoutMs), exited.then(() => false)]),
    exited,
    async stop() {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(force);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function waitForReady(child: ChildProcess, timeoutMs = READY_TIMEOUT_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    child.once('exit', () => clearTimeout(timer));
    child.on('message', (message) => {
      if ((message as { type?: unknown } | null)?.type !== 'ready') return;
      clearTimeout(timer);
      resolve(true);
    });
  });
}
