import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { connectEngine } from '@platform/embedded-mongo';
import { createLogger } from '@platform/server-kit/logging';
import { findFreePort } from '@platform/server-kit/node-utils';
import { readPageServerSettings, startPageServer } from '@platform/page-server';
import { openReleaseStore } from '@platform/releases';
import { ROOT } from './workspaces.ts';

/** On a busy machine, three processes of the API take long to start. */
const START_TIMEOUT_MS = 180_000;

const cleanupSteps: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanupSteps.splice(0).reverse()) await step();
});

/** Starts an API process and waits until it is ready. */
async function startApi(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'api/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  cleanupSteps.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  await once(child, 'message');
  return child;
}

/** Sends one request after another until it is told to stop. Returns the statuses, and the errors of connections. */
async function sendUntil(isDone: () => boolean, origin: string, options: http.RequestOptions, content = '') {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: (number | string | undefined)[] = [];
  while (!isDone()) {
    // A little load: on a busy machine, much of it would fail for want of processors.
    await delay(10);
    try {
      const request = http.request(origin, { ...options, agent }).end(content);
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      const body = await text(response);
      outcomes.push(response.statusCode === 503 ? body : response.statusCode);
    } catch (error) {
      outcomes.push(String(error));
    }
  }
  agent.destroy();
  return outcomes;
}

it(
  'stops two of three API processes under load without a failed request',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rolling-'));
    cleanupSteps.push(() => rmSync(folder, { recursive: true, force: true }));
    const engine = await connectEngine(join(folder, 'db'));
    cleanupSteps.push(() => engine.stop());
    const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
    const envs = ports.map((port) => ({
      API_PORT: String(port),
      DATA_DIR: folder,
      MONGODB_URI: engine.uri,
      DRAIN_SECONDS: '1',
    }));
    const [first = {}, ...others] = envs;
    // The first creates the secrets that all share, and the database.
    const apis = [await startApi(first), ...(await Promise.all(others.map(startApi)))];

    writeFileSync(join(folder, 'registry.json'), JSON.stringify({ revision: 1, apps: {} }));
    const log = createLogger('shell', 'silent');
    const API_ORIGIN = ports.map((port) => `http://127.0.0.1:${port}`).join(',');
    const server = await startPageServer({
      settings: readPageServerSettings('shell', { SHELL_PORT: '0', DATA_DIR: folder, API_ORIGIN }),
      log,
      files: { releases: openReleaseStore(folder, log), app: 'shell', prefix: '/assets/' },
      pages: () => undefined,
    });
    cleanupSteps.push(() => server.stop());

    let isDone = false;
    const read = () => sendUntil(() => isDone, server.address, { path: '/api/blueprints' });
    const headers = { 'content-type': 'application/json' };
    const reports = { path: '/api/reports', method: 'POST', headers };
    const write = sendUntil(() => isDone, server.address, reports, '[]');
    const load = Promise.all([read(), read(), read(), write]);
    for (const api of apis.slice(0, 2)) {
      const exited = once(api, 'exit');
      api.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    }
    isDone = true;

    const [writes = [], ...reads] = (await load).reverse();
    expect(new Set(reads.flat())).toEqual(new Set([200]));
    expect(reads.flat().length).toBeGreaterThan(20);
    // 429 are too many reports.
    expect(writes.filter((outcome) => outcome !== 204 && outcome !== 429)).toEqual([]);
  },
  START_TIMEOUT_MS,
);
