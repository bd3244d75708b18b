import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts } from '@platform/node-utils';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
/** The first start builds everything; later ones find the builds in the cache. */
const START_TIMEOUT_MS = 420_000;
export const PORTS = ['SHELL_PORT', 'MARKETING_PORT', 'DASHBOARD_PORT', 'ADMIN_PORT', 'API_PORT'] as const;

/** The administrator that the settings name, beside the one of the demo: two can meet over one record. */
export const SECOND_ADMINISTRATOR = { username: 'kate', password: 'a-second-pair-of-eyes' };

export type ServiceName = 'shell' | 'mf-marketing' | 'mf-dashboard' | 'mf-admin' | 'api';

type PlatformFile = {
  readonly pid: number;
  readonly services: Readonly<Record<ServiceName, { readonly pid: number; readonly address: string }>>;
};

/** A platform that runs: where its parts are, and how to take one away and bring it back. */
export type Platform = {
  readonly dataFolder: string;
  address(name: ServiceName): string;
  /** Ends a service; it stays down. */
  stop(name: ServiceName): Promise<void>;
  /** Brings back what was stopped. */
  resume(name: ServiceName): Promise<void>;
};

/** Where and with which settings a platform starts. */
type StartOptions = {
  /** One that was used before starts with what it has; without it a new one is made. */
  readonly dataFolder?: string;
  readonly settings?: Readonly<Record<string, string>>;
};

/** A platform of our own that runs, and the settings with which it comes back to the same addresses. */
export type StartedPlatform = {
  readonly dataFolder: string;
  readonly launcher: ChildProcess;
  readonly settings: Readonly<Record<string, string>>;
};

/** Starts the launcher in a data folder of its own and waits until everything answers. */
export async function startPlatform(options: StartOptions = {}): Promise<StartedPlatform> {
  const { dataFolder = mkdtempSync(join(tmpdir(), 'platform-e2e-')) } = options;
  const settings = {
    ...(await findFreePorts(PORTS)),
    ADMIN_USERNAME: SECOND_ADMINISTRATOR.username,
    ADMIN_EMAIL: `${SECOND_ADMINISTRATOR.username}@example.org`,
    ADMIN_PASSWORD: SECOND_ADMINISTRATOR.password,
    ...options.settings,
  };
  const launcher = spawn(process.execPath, ['deploy/launcher/start.mjs'], {
    cwd: REPOSITORY,
    env: { ...process.env, DATA_DIR: dataFolder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(launcher);
  return { dataFolder, launcher, settings };
}

/** Ends a platform of our own as Ctrl-C would; its data stays. */
export async function stopPlatform({ launcher }: StartedPlatform): Promise<void> {
  const ended = new Promise((done) => launcher.once('exit', done));
  launcher.kill('SIGTERM');
  await ended;
}

/** The platform of a data folder, as its launcher describes it. */
export function connectPlatform(dataFolder: string): Platform {
  const file = () => JSON.parse(readFileSync(join(dataFolder, 'platform.json'), 'utf8')) as PlatformFile;
  const address = (name: ServiceName) => file().services[name].address;
  return {
    dataFolder,
    address,
    async stop(name) {
      const { pid } = file().services[name];
      process.kill(pid, 'SIGTERM');
      // Until it has ended: it answers on connections that are open while it comes to its end.
      while (isAlive(pid)) await pause(50);
    },
    async resume(name) {
      do {
        process.kill(file().pid, 'SIGUSR2'); // Again, if the launcher had not noticed the end yet.
        await pause(200);
      } while (!(await isAnswering(address(name))));
    },
  };
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // No such process any more.
  }
}

async function isAnswering(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The launcher's last line names the API. What it says is shown if it ends before. */
export async function untilReady(launcher: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((done, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`the platform did not start in time:\n${said}`)),
      START_TIMEOUT_MS,
    );
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!/^API\s/m.test(said)) return;
      clearTimeout(timer);
      done();
    };
    launcher.stdout?.on('data', listen);
    launcher.stderr?.on('data', listen);
    launcher.once('exit', (code) => fail(new Error(`the launcher ended with ${code}:\n${said}`)));
  });
}
