import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts } from '@platform/server-kit/node-utils';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
/** The first start builds everything; later ones use cached builds. */
const START_TIMEOUT_MS = 420_000;
export const PORTS = ['SHELL_PORT', 'MARKETING_PORT', 'DASHBOARD_PORT', 'ADMIN_PORT', 'API_PORT'] as const;

/** A second administrator beside the demo's, for two at one record. */
export const SECOND_ADMINISTRATOR = { username: 'kate', password: 'a-second-pair-of-eyes' };

export type ServiceName = 'shell' | 'mf-marketing' | 'mf-dashboard' | 'mf-admin' | 'api';

type PlatformFile = {
  readonly pid: number;
  readonly services: Readonly<Record<ServiceName, { readonly pid: number; readonly address: string }>>;
};

/** A running platform whose services can be stopped and resumed. */
export type Platform = {
  readonly dataFolder: string;
  address(name: ServiceName): string;
  /** Stops a service; it stays down. */
  stop(name: ServiceName): Promise<void>;
  /** Restarts a stopped service and waits until it responds. */
  resume(name: ServiceName): Promise<void>;
};

type StartOptions = {
  /** An existing folder keeps its data. A new one is created by default. */
  readonly dataFolder?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Of `npm start`; by default those that leave the demo out. */
  readonly args?: readonly string[];
};

/**
 * A platform that a test started. Its `settings` contain the ports, so that it can be started again at the same URLs.
 */
export type StartedPlatform = {
  readonly dataFolder: string;
  readonly launcher: ChildProcess;
  readonly settings: Readonly<Record<string, string>>;
};

/** Starts the launcher on free ports and waits until every service responds. */
export async function startPlatform(options: StartOptions = {}): Promise<StartedPlatform> {
  const { dataFolder = mkdtempSync(join(tmpdir(), 'platform-e2e-')) } = options;
  const settings = {
    ...(await findFreePorts(PORTS)),
    // Which documents are measured is random.
    VITALS_PERCENT: '0',
    ADMIN_USERNAME: SECOND_ADMINISTRATOR.username,
    ADMIN_EMAIL: `${SECOND_ADMINISTRATOR.username}@example.org`,
    ADMIN_PASSWORD: SECOND_ADMINISTRATOR.password,
    ...options.settings,
  };
  const launcher = spawn(process.execPath, ['deploy/launcher/start.mjs', ...(options.args ?? ['--empty'])], {
    cwd: REPOSITORY,
    env: { ...process.env, DATA_DIR: dataFolder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilReady(launcher);
  return { dataFolder, launcher, settings };
}

/** Stops a platform like Ctrl-C; its data stays. */
export async function stopPlatform({ launcher }: StartedPlatform): Promise<void> {
  const ended = new Promise((done) => launcher.once('exit', done));
  launcher.kill('SIGTERM');
  await ended;
}

/** Returns the platform that runs in a data folder. */
export function connectPlatform(dataFolder: string): Platform {
  const file = () => JSON.parse(readFileSync(join(dataFolder, 'platform.json'), 'utf8')) as PlatformFile;
  const address = (name: ServiceName) => file().services[name].address;
  return {
    dataFolder,
    address,
    async stop(name) {
      const { pid } = file().services[name];
      process.kill(pid, 'SIGTERM');
      // A service that is stopping still responds on open connections.
      while (isAlive(pid)) await pause(50);
    },
    async resume(name) {
      do {
        process.kill(file().pid, 'SIGUSR2'); // Repeated, because the launcher may not have noticed the exit yet.
        await pause(200);
      } while (!(await isAnswering(address(name))));
    },
  };
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // No such process.
  }
}

async function isAnswering(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Waits for the launcher's last line, which names the API. @throws Error with its output if it exits before. */
export async function waitUntilReady(launcher: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((done, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`the platform did not start in time:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/^API\s/m.test(output)) return;
      clearTimeout(timer);
      done();
    };
    launcher.stdout?.on('data', listen);
    launcher.stderr?.on('data', listen);
    launcher.once('exit', (code) => fail(new Error(`the launcher ended with ${code}:\n${output}`)));
  });
}
