import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEngine } from '@platform/embedded-mongo';
import { findFreePorts } from '@platform/server-kit/node-utils';
import { ROOT } from '../../deploy/launcher/src/workspaces.ts';
import { type PublicPorts, type ServerPorts, type Site, SITES } from './proxy.ts';

/** One process of the platform, by the name of what it runs and its number. */
export type Member = { readonly kind: 'api' | Site; readonly index: 0 | 1 };

const KINDS = ['api', 'shell', 'mf-marketing', 'mf-dashboard', 'mf-admin'] as const;
export const MEMBERS: readonly Member[] = KINDS.flatMap((kind) => [
  { kind, index: 0 },
  { kind, index: 1 },
]);

/** On a busy machine, the database may respond too late for a start. */
const START_ATTEMPTS = 5;
/** Longer than the proxies take to notice it, and than their intervals. */
const DRAIN_SECONDS = '3';
const REMOTE_SCRIPT = 'deploy/page-server/src/serve-remote.ts';
const PORT_SETTINGS = {
  api: 'API_PORT',
  shell: 'SHELL_PORT',
  'mf-marketing': 'MARKETING_PORT',
  'mf-dashboard': 'DASHBOARD_PORT',
  'mf-admin': 'ADMIN_PORT',
} as const;

/** Two processes of each kind on one database and one release store, as plain processes: docs/operations.md. */
export class Topology {
  readonly folder: string;
  readonly servers: ServerPorts;
  readonly #apiPorts: readonly [number, number];
  readonly #env: Readonly<Record<string, string>>;
  readonly #engine: Awaited<ReturnType<typeof connectEngine>>;
  readonly #children = new Map<Member, ChildProcess>();

  private constructor(
    folder: string,
    engine: Awaited<ReturnType<typeof connectEngine>>,
    ports: Record<'api' | Site, readonly [number, number]>,
    { https }: PublicPorts,
  ) {
    this.folder = folder;
    this.#engine = engine;
    const { api, ...servers } = ports;
    this.servers = servers;
    this.#apiPorts = api;
    const origin = (site: Site): string => `https://${SITES[site].host}:${https}`;
    this.#env = {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      DATA_DIR: folder,
      MONGODB_URI: engine.uri,
      FORWARDER_SECRET: randomBytes(32).toString('hex'),
      API_ORIGIN: api.map((port) => `http://127.0.0.1:${port}`).join(','),
      SHELL_ORIGIN: origin('shell'),
      MARKETING_ORIGIN: origin('mf-marketing'),
      DASHBOARD_ORIGIN: origin('mf-dashboard'),
      ADMIN_ORIGIN: origin('mf-admin'),
      TRUST_PROXY: '1',
      DRAIN_SECONDS,
      LOG_LEVEL: 'warn',
    };
  }

  static async create(publicPorts: PublicPorts): Promise<Topology> {
    const folder = mkdtempSync(join(tmpdir(), 'proxies-'));
    const names = MEMBERS.map(({ kind, index }) => `${kind} ${index}`);
    const found: Record<string, string> = await findFreePorts(names);
    const pair = (kind: Member['kind']) => [Number(found[`${kind} 0`]), Number(found[`${kind} 1`])] as const;
    const ports = Object.fromEntries(KINDS.map((kind) => [kind, pair(kind)])) as Record<
      Member['kind'],
      readonly [number, number]
    >;
    return new Topology(folder, await connectEngine(join(folder, 'db')), ports, publicPorts);
  }

  /** Builds the front ends, makes them live, and starts all processes. */
  async start(): Promise<void> {
    const builds = join(this.folder, 'builds');
    for (const args of [
      ['build', builds],
      ['deploy', builds],
    ]) {
      const { status } = spawnSync(process.execPath, [join(ROOT, 'deploy/launcher/release.mjs'), ...args], {
        env: this.#env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (status !== 0) throw new Error(`The command release ${args[0]} failed.`);
    }
    // One after the other: the first API creates the secrets that the second one needs.
    for (const member of MEMBERS) await this.startMember(member);
  }

  /** Starts a process and waits until it accepts requests. Like a supervisor, it tries again. */
  async startMember(member: Member, attempts = START_ATTEMPTS): Promise<void> {
    try {
      await this.#spawn(member);
    } catch (error) {
      if (attempts <= 1) throw error;
      await this.startMember(member, attempts - 1);
    }
  }

  async #spawn(member: Member): Promise<void> {
    const { kind, index } = member;
    const port = kind === 'api' ? this.#apiPorts[index] : this.servers[kind][index];
    const script =
      kind === 'api' ? 'api/src/main.ts' : kind === 'shell' ? 'shell/src/server/main.ts' : REMOTE_SCRIPT;
    const log = join(this.folder, `${kind}-${index}.log`);
    const output = openSync(log, 'a');
    const child = spawn(process.execPath, [join(ROOT, script), ...(script === REMOTE_SCRIPT ? [kind] : [])], {
      env: { ...this.#env, [PORT_SETTINGS[kind]]: String(port) },
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    this.#children.set(member, child);
    const ended = once(child, 'exit').then(() => {
      const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-3);
      throw new Error(`${kind} ${index} does not start: ${lines.join('\n')}`);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
  }

  /** Stops a process and waits until it is gone. Returns its exit code, or the signal that ended it. */
  async stopMember(member: Member, signal: NodeJS.Signals): Promise<number | string> {
    const child = this.#children.get(member);
    if (!child || child.exitCode !== null || child.signalCode !== null) return 'not running';
    const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    child.kill(signal);
    const [code, endedBy] = await exited;
    return code ?? endedBy ?? '';
  }

  async remove(): Promise<void> {
    await Promise.all(MEMBERS.map((member) => this.stopMember(member, 'SIGKILL')));
    await this.#engine.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
