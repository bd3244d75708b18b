import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEngine } from '@platform/embedded-mongo';
import { withDatabase } from './database-address.ts';
import { compare } from './measure.ts';
import { freePort, startProcess, stopProcess } from './processes.ts';

/**
 * `npm run bench -- api`: the API's process beside bare Express and driver routes that do the same database work, on one
 * database in one run. With `MONGODB_URI` it runs on that server, in a database of its own.
 */
const HERE = import.meta.dirname;
const DATABASE = `bench_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
const engine = process.env.MONGODB_URI ? undefined : await connectEngine(join(folder, 'db'));
const uri = withDatabase(engine?.uri ?? process.env.MONGODB_URI ?? '', DATABASE);
const [apiPort, barePort] = [await freePort(), await freePort()];
const api = await startProcess(join(HERE, '../src/main.ts'), [], {
  MONGODB_URI: uri,
  DATA_DIR: folder,
  API_PORT: String(apiPort),
  LOG_LEVEL: 'info',
});
const bare = await startProcess(join(HERE, 'bare-server.ts'), [uri, DATABASE, String(barePort)], {});

try {
  const cookie = await signUp();
  await compare({
    name: 'session read (GET /api/auth/me)',
    api: { url: `http://127.0.0.1:${apiPort}/api/auth/me`, headers: { cookie } },
    bare: { url: `http://127.0.0.1:${barePort}/api/auth/me`, headers: { cookie } },
  });
} finally {
  await stopProcess(api);
  await stopProcess(bare);
  await engine?.stop();
  rmSync(folder, { recursive: true });
}

/** A member who has earned something, so that every read finds a record. */
async function signUp(): Promise<string> {
  const base = `http://127.0.0.1:${apiPort}/api`;
  const person = { username: 'bench', email: 'bench@example.com', password: 'measure-twice-cut-once' };
  const { headers } = await post(`${base}/auth/register`, person);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await post(`${base}/user/tasks`, { taskId: 'free-browser-detection' }, { cookie });
  return cookie;
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}
