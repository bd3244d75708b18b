import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from '@platform/server-kit/node-utils';
import { ROOT } from './workspaces.ts';

/** On a busy machine, a process of the API takes long to start. */
const START_TIMEOUT_MS = 180_000;
const LEVELS = [20, 30, 40, 50, 60];
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Line = Record<string, unknown> & { service: string; requestId?: string };

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-lines-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process. Everything that it and its children write is collected. */
function start(args: readonly string[], env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    args.map((arg, index) => (index === 0 ? join(ROOT, arg) : arg)),
    {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'debug', DATA_DIR: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  children.push(child);
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const output = Promise.all(streams.map((stream) => text(stream))).then((texts) => texts.join(''));
  // What ends before it is ready has said why.
  const ended = output.then((written) => Promise.reject(new Error(written)));
  const ready = Promise.race([once(child, 'message'), ended]);
  for (const promise of [ended, ready]) promise.catch(() => undefined);
  return {
    ready,
    stop() {
      child.kill('SIGTERM');
      return output;
    },
    output,
  };
}

/** Writes a store in which mf-dashboard is live. */
function writeStore(): void {
  const store = join(folder, 'releases');
  mkdirSync(join(store, 'mf-dashboard/1.0.0-aaaa0000/browser'), { recursive: true });
  const apps = { 'mf-dashboard': { version: '1.0.0-aaaa0000' } };
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ revision: 1, apps }));
  const section = { title: 'x', visibility: 'members', ownedPaths: ['/dashboard/*'] };
  const builtAt = '2026-01-01T00:00:00Z';
  const release = { app: 'mf-dashboard', version: '1.0.0-aaaa0000', contract: 1, builtAt, section };
  writeFileSync(join(store, 'mf-dashboard/1.0.0-aaaa0000/release.json'), JSON.stringify(release));
}

/** Kills the database and waits until another process of it runs and the API has it. */
async function restartDatabase(apiPort: string): Promise<void> {
  const file = join(folder, 'db/engine.json');
  const readPid = () =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid : undefined;
  const killed = readPid();
  if (killed === undefined) throw new Error('The database does not run.');
  process.kill(killed, 'SIGKILL');
  const isReady = () => fetch(`http://127.0.0.1:${apiPort}/readyz`).then(({ ok }) => ok);
  while ([killed, undefined].includes(readPid()) || !(await isReady())) await delay(50);
}

const parse = (output: string): Line[] =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Describes what is wrong about a line; undefined if nothing is. */
function findProblem(line: Line): string | undefined {
  const [level, time, service] = Object.keys(line);
  const { requestId } = line;
  const err = line.err as Record<string, unknown> | undefined;
  const isGood =
    [level, time, service].join() === 'level,time,service' &&
    LEVELS.includes(Number(line.level)) &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(line.time)) &&
    typeof line.msg === 'string' &&
    (requestId === undefined || ID.test(requestId)) &&
    (err === undefined || (typeof err.type === 'string' && typeof err.message === 'string'));
  return isGood ? undefined : JSON.stringify(line);
}

it(
  'has one format in all processes, one id for each call, and no secret',
  async () => {
    writeStore();
    const { API_PORT, DASHBOARD_PORT } = await findFreePorts(['API_PORT', 'DASHBOARD_PORT']);
    const env = { API_PORT, DASHBOARD_PORT, FORWARDER_SECRET: randomUUID().repeat(2) };
    const migrate = start(['api/src/tools/db.ts', 'migrate'], env);
    const migrated = await migrate.output;
    const api = start(['api/src/main.ts'], env);
    await api.ready;
    const page = start(['deploy/page-server/src/serve-remote.ts', 'mf-dashboard'], env);
    await page.ready;

    const origin = `http://127.0.0.1:${DASHBOARD_PORT}`;
    const [password, token] = [randomUUID(), randomUUID()];
    const headers = { 'content-type': 'application/json', cookie: `sid=${token}` };
    const login = await fetch(`${origin}/api/auth/login?token=${token}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ usernameOrEmail: 'ada@example.org', password }),
    });
    expect(login.status).toBeGreaterThanOrEqual(400);
    // The live release has no page, so this one cannot be sent.
    const failed = await fetch(`${origin}/dashboard?token=${token}`);
    expect(failed.status).toBe(500);
    await restartDatabase(API_PORT);

    const output = [migrated, await page.stop(), await api.stop()].join('');
    const lines = parse(output);
    expect(lines.map(findProblem).filter((problem) => problem !== undefined)).toEqual([]);
    expect([...new Set(lines.map(({ service }) => service))].sort()).toEqual([
      'api',
      'embedded-mongo',
      'mf-dashboard',
      'migrate',
    ]);
    const servicesOf = (response: Response) =>
      new Set(
        lines
          .filter(({ requestId }) => requestId === response.headers.get('x-request-id'))
          .map(({ service }) => service),
      );
    expect(servicesOf(login)).toEqual(new Set(['api', 'mf-dashboard']));
    expect(servicesOf(failed)).toEqual(new Set(['mf-dashboard']));
    for (const secret of [password, token, env.FORWARDER_SECRET, 'ada@example.org'])
      expect(output).not.toContain(secret);
  },
  START_TIMEOUT_MS,
);
