import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createActivityMeter, getErrorMessage, measureSilence } from '@platform/server-kit/node-utils';
import { ROOT } from '../workspaces.ts';
import type { ServiceLog } from './service-log.ts';

/** How to start a process of the platform. */
export type ServiceSpec = {
  readonly name: string;
  /** Script to run with the current Node, relative to the repository. */
  readonly script: string;
  readonly args: readonly string[];
  /** Options of Node itself; none by default. */
  readonly nodeOptions?: readonly string[];
  /** Working directory, relative to the repository; the repository itself by default. */
  readonly folder?: string;
  /** Public address, used in messages. */
  readonly address: string;
  readonly env: NodeJS.ProcessEnv;
  /** How long it may take to become ready without being active (default one minute); five times as long in all. */
  readonly readyTimeoutMs?: number;
  /** Address that the launcher asks every second whether the process responds; without it a hang goes unnoticed. */
  readonly healthAddress?: string;
};

/** How a process exited. */
export type ExitStatus = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** One run of a service's process. */
export type ServiceRun = {
  readonly pid: number | undefined;
  /** True once the process reports that it is ready; false if it exits or times out first. */
  readonly ready: Promise<boolean>;
  readonly exited: Promise<ExitStatus>;
  /** Resolves once the log has all output of an exited process. */
  readonly drained: Promise<void>;
  /** Sends SIGTERM, then SIGKILL after ten seconds. Resolves once the process has exited and the log has its output. */
  stop(): Promise<void>;
  kill(): void;
};

const READY_TIMEOUT_MS = 60_000;
/** A start that goes on, e.g. a migration on a busy machine, is not ended, because the next one would begin again. */
const ACTIVE_TIMEOUT_FACTOR = 5;
const STOP_TIMEOUT_MS = 10_000;
/** How long output is waited for that a process of the service's own may still hold open. */
const DRAIN_TIMEOUT_MS = 1_000;

/**
 * Starts a process in its own process group, so that Ctrl-C in a terminal reaches only the launcher, which stops
 * services in order. The process sends `{ type: 'ready' }` over IPC, `{ type: 'notice', text }` for the user, and exits
 * by itself when the channel closes.
 */
export function runService(
  spec: ServiceSpec,
  log: ServiceLog,
  notify: (message: string) => void,
): ServiceRun {
  const { nodeOptions = [], script, args } = spec;
  const child = spawn(process.execPath, [...nodeOptions, join(ROOT, script), ...args], {
    cwd: join(ROOT, spec.folder ?? ''),
    env: spec.env,
    // Not the log file itself: the launcher replaces it while it grows, and a full disk must not affect the service.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  for (const output of [child.stdout, child.stderr]) if (output) log.collect(output);
  child.on('message', (message: { type?: unknown; text?: unknown } | null) => {
    if (message?.type === 'notice') notify(String(message.text));
  });
  const exited = new Promise<ExitStatus>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    // A process that cannot be started, e.g. because the system has no room for more, has exited too.
    child.on('error', (error) => {
      log.write(`${getErrorMessage(error)}\n`);
      if (child.pid === undefined) resolve({ code: null, signal: null });
    });
  });
  const drained = waitUntilDrained(child);
  return {
    pid: child.pid,
    ready: waitForReady(child, exited, spec.readyTimeoutMs),
    exited,
    drained,
    async stop() {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(force);
      await drained;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function waitUntilDrained(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    child.once('exit', () => (timer = setTimeout(resolve, DRAIN_TIMEOUT_MS)));
    child.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function waitForReady(
  child: ChildProcess,
  exited: Promise<unknown>,
  inactiveMs = READY_TIMEOUT_MS,
): Promise<boolean> {
  const isReady = new Promise<boolean>((resolve) => {
    child.on('message', (message) => {
      if ((message as { type?: unknown } | null)?.type === 'ready') resolve(true);
    });
    void exited.then(() => resolve(false));
  });
  const watched = { check: () => isReady, isActive: createActivityMeter(child.pid) };
  const silentMs = await measureSilence(watched, { inactiveMs, maxMs: inactiveMs * ACTIVE_TIMEOUT_FACTOR });
  return silentMs === undefined && isReady;
}
