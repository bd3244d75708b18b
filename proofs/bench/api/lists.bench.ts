import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { connectEngine } from '@platform/embedded-mongo';
import { findFreePort } from '@platform/server-kit/node-utils';
import { withDatabase } from './database-uri.ts';
import { insertRows, ENCRYPTION_KEY } from './list-rows.ts';
import { startProcess, stopProcess } from './processes.ts';

/**
 * `npm run proof -- bench lists`: measures the administrators' lists with 100 and with 100,000 rows, sending requests
 * one after the other as an administrator would. If `MONGODB_URI` is set, it uses a separate database on that server.
 */
const SIZES = [100, 100_000] as const;
const REQUESTS = 60;
const WARM_UP = 10;
const BATCH = 5_000;
const DATABASE = `bench_lists_${process.pid}`;
const ADMINISTRATOR = { username: 'bench', password: 'measure-twice-cut-once' };

/** For each list: the first page, a filtered and sorted one, and a search for one member. */
const QUERIES = [
  'pending-verifications?',
  'verifications?status=active&sort=newest',
  'verifications?q=name-7',
  'purchases?sort=highest',
  'withdrawals/pending?',
  'withdrawals?status=completed&paymentMethod=btc&sort=lowest',
  'users?sort=balance',
  'users?q=name-7',
  'tickets?status=open&sort=oldest',
  'outbox?state=failed',
  'audit?by=bench',
  'audit?',
];

const folder = mkdtempSync(join(tmpdir(), 'lists-bench-'));
const engine = process.env.MONGODB_URI ? undefined : await connectEngine(join(folder, 'db'));
const uri = withDatabase(engine?.uri ?? process.env.MONGODB_URI ?? '', DATABASE);
const port = await findFreePort();
const api = await startProcess(join(import.meta.dirname, '../../../api/src/main.ts'), [], {
  MONGODB_URI: uri,
  DATA_DIR: folder,
  API_PORT: String(port),
  LOG_LEVEL: 'warn',
  PII_KEYS: `bench:${ENCRYPTION_KEY.toString('base64')}`,
  VERIFICATION_AUTO_APPROVE_HOURS: '0',
  ADMIN_USERNAME: ADMINISTRATOR.username,
  ADMIN_EMAIL: 'bench@example.com',
  ADMIN_PASSWORD: ADMINISTRATOR.password,
});
const client = await mongo.MongoClient.connect(uri);
const database = client.db(DATABASE);

try {
  const cookie = await logIn();
  const administrator = await database.collection('users').findOne({ username: ADMINISTRATOR.username });
  if (!administrator) throw new Error('The administrator is missing.');
  const medians = new Map<string, number[]>();
  let filled = 0;
  for (const size of SIZES) {
    while (filled < size) {
      const to = Math.min(filled + BATCH, size);
      await insertRows(database, administrator._id, filled, to);
      filled = to;
    }
    for (const query of [...QUERIES, 'counters?']) {
      medians.set(query, [...(medians.get(query) ?? []), await medianMs(query, cookie)]);
    }
  }
  for (const [query, [small = NaN, large = NaN]] of medians) {
    console.log(
      `${query.padEnd(60)} ${small.toFixed(1)} ms with ${SIZES[0]} rows, ${large.toFixed(1)} ms with ${SIZES[1]}`,
    );
  }
} finally {
  if (!engine) await database.dropDatabase();
  await client.close();
  await stopProcess(api);
  await engine?.stop();
  rmSync(folder, { recursive: true });
}

/**
 * Measures the second page of a query if there is one, so that a cursor is included. Returns the median in
 * milliseconds.
 */
async function medianMs(query: string, cookie: string): Promise<number> {
  const url = `http://127.0.0.1:${port}/api/admin/${query}`;
  const { next } = (await fetchJson(url, cookie)) as { next?: string | null };
  const paged = next ? `${url}&cursor=${encodeURIComponent(next)}` : url;
  const times: number[] = [];
  for (let request = 0; request < WARM_UP + REQUESTS; request++) {
    const startedAtMs = performance.now();
    await fetchJson(paged, cookie);
    if (request >= WARM_UP) times.push(performance.now() - startedAtMs);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

async function fetchJson(url: string, cookie: string): Promise<unknown> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function logIn(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  });
  if (!response.ok) throw new Error(`The login failed: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
