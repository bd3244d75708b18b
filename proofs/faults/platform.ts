import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_PORTS } from '@platform/contracts';
import { findFreePorts, getErrorMessage } from '@platform/server-kit/node-utils';
import { ROOT } from '../../deploy/launcher/src/workspaces.ts';

export const SERVICES = ['api', 'shell', 'mf-marketing', 'mf-dashboard', 'mf-admin'] as const;
type Ports = Record<keyof typeof DEFAULT_PORTS, string>;

const DISK_SIZE = '96m';
const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 30_000;

/** What `platform.json` says of the running processes. */
type PlatformStatus = { pid: number; services: Record<string, { pid?: number } | undefined> };

/** A platform of its own: `npm start` on a temporary data folder and free ports. */
export class FaultPlatform {
  readonly #root = mkdtempSync(join(tmpdir(), 'faults-'));
  readonly ports: Ports;
  /** The disk of the data folder: a small one of its own if this process may mount it, else a folder. */
  readonly disk = join(this.#root, 'disk');
  readonly isDiskMounted: boolean;
  readonly dataDir = join(this.disk, 'data');
  readonly database = join(this.dataDir, 'db');
  #launcher: ChildProcess | undefined;

  constructor(ports: Ports) {
    this.ports = ports;
    mkdirSync(this.disk);
    this.isDiskMounted = runs('mount', '-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', this.disk);
  }

  static async create(): Promise<FaultPlatform> {
    return new FaultPlatform(
      await findFreePorts(Object.keys(DEFAULT_PORTS) as (keyof typeof DEFAULT_PORTS)[]),
    );
  }

  get dataFile(): string {
    return join(this.database, 'data', 'data.mdb');
  }

  get isRunning(): boolean {
    return (
      this.#launcher !== undefined && this.#launcher.exitCode === null && this.#launcher.signalCode === null
    );
  }

  address(port: keyof Ports): string {
    return `http://127.0.0.1:${this.ports[port]}`;
  }

  /** Starts everything. Returns what the launcher printed if it ended instead, `undefined` once all is ready. */
  async start(env: Record<string, string> = {}): Promise<string | undefined> {
    const output = join(this.#root, 'output.txt');
    const descriptor = openSync(output, 'w');
    const launcher = spawn(process.execPath, [join(ROOT, 'deploy/launcher/start.mjs'), '--empty'], {
      cwd: ROOT,
      env: { ...process.env, ...this.#env(), ...env },
      stdio: ['ignore', descriptor, descriptor],
    });
    closeSync(descriptor);
    this.#launcher = launcher;
    const deadlineMs = performance.now() + START_TIMEOUT_MS;
    while (performance.now() < deadlineMs) {
      const text = readFileSync(output, 'utf8');
      if (/^API\s/m.test(text)) return undefined;
      if (!this.isRunning) return text;
      await delay(100);
    }
    throw new Error('npm start did not get ready.');
  }

  async stop(): Promise<void> {
    const launcher = this.#launcher;
    if (!launcher || !this.isRunning) return;
    launcher.kill('SIGTERM');
    const force = setTimeout(() => void this.killAll(), STOP_TIMEOUT_MS);
    await once(launcher, 'exit');
    clearTimeout(force);
  }

  /** Ends every process of the platform at once, like a power cut. */
  async killAll(): Promise<void> {
    const processIds = [
      this.#readStatus()?.pid,
      this.pidOf('engine'),
      ...SERVICES.map((name) => this.pidOf(name)),
    ];
    for (const pid of processIds) signal(pid, 'SIGKILL');
    const launcher = this.#launcher;
    if (!launcher || !this.isRunning) return;
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
  }

  pidOf(name: (typeof SERVICES)[number] | 'engine'): number | undefined {
    if (name !== 'engine') return this.#readStatus()?.services[name]?.pid;
    const engine = readJson(join(this.database, 'engine.json')) as { pid: number } | undefined;
    return engine?.pid;
  }

  /** Runs `npm run reconcile`. Returns its problems, or an empty text. */
  reconcile(): string {
    try {
      execFileSync(process.execPath, [join(ROOT, 'api/src/tools/reconcile.ts')], {
        env: { ...process.env, ...this.#env() },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return '';
    } catch (error) {
      return getErrorMessage(error);
    }
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.killAll();
    if (this.isDiskMounted) runs('umount', '--lazy', this.disk);
    rmSync(this.#root, { recursive: true, force: true });
  }

  #env(): Record<string, string> {
    // The releases are on another disk: this one has room for data and logs only.
    return {
      ...this.ports,
      DATA_DIR: this.dataDir,
      RELEASE_STORE: join(this.#root, 'releases'),
      HOST: '127.0.0.1',
      // The disk is smaller than what has to be free of a real one.
      MIN_FREE_DISK_MB: '0',
    };
  }

  #readStatus(): PlatformStatus | undefined {
    return readJson(join(this.dataDir, 'platform.json')) as PlatformStatus | undefined;
  }
}

/** Sends a signal to a process, if it exists. */
export function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

/** Runs a command. Returns whether it succeeded; it may be missing or not be allowed. */
export function runs(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const sizeOf = (file: string): number => statSync(file).size;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
