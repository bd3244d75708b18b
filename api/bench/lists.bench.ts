import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { connectEngine } from '@platform/embedded-mongo';
import { withDatabase } from './database-address.ts';
import { insertRows, SEAL_KEY } from './list-rows.ts';
import { freePort, startProcess, stopProcess } from './processes.ts';

/**
 * `npm run bench -- lists`: the administrators' lists with 100 rows and with 100,000, asked one after the other as an
 * administrator does. With `MONGODB_URI` it runs on that server, in a database of its own.
 */
const SIZES = [100, 100_000] as const;
const REQUESTS = 60;
const WARM_UP = 10;
const BATCH = 5_000;
const DATABASE = `bench_lists_${process.pid}`;
const ADMINISTRATOR = { username: 'bench', password: 'measure-twice-cut-once' };

/** Asked of each list: its first page, one that is narrowed and far on, and one member's. */
const QUESTIONS = [
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
const port = await freePort();
const api = await startProcess(join(import.meta.dirname, '../src/main.ts'), [], {
  MONGODB_URI: uri,
  DATA_DIR: folder,
  API_PORT: String(port),
  LOG_LEVEL: 'warn',
  PII_KEYS: `bench:${SEAL_KEY.toString('base64')}`,
  VERIFICATION_AUTO_APPROVE_HOURS: '0',
  ADMIN_USERNAME: ADMINISTRATOR.username,
  ADMIN_EMAIL: 'bench@example.com',
  ADMIN_PASSWORD: ADMINISTRATOR.password,
});
const client = await mongo.MongoClient.connect(uri);
const database = client.db(DATABASE);

try {
  const cookie = await signIn();
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
    for (const question of [...QUESTIONS, 'counters?']) {
      medians.set(question, [...(medians.get(question) ?? []), await medianMs(question, cookie)]);
    }
  }
  for (const [question, [few = NaN, many = NaN]] of medians) {
    console.log(
      `${question.padEnd(60)} ${few.toFixed(1)} ms with ${SIZES[0]} rows, ${many.toFixed(1)} ms with ${SIZES[1]}`,
    );
  }
} finally {
  if (!engine) await database.dropDatabase();
  await client.close();
  await stopProcess(api);
  await engine?.stop();
  rmSync(folder, { recursive: true });
}

/** The second page of the question where there is one, so that a cursor is in it. */
async function medianMs(question: string, cookie: string): Promise<number> {
  const url = `http://127.0.0.1:${port}/api/admin/${question}`;
  const { next } = (await ask(url, cookie)) as { next?: string | null };
  const paged = next ? `${url}&cursor=${encodeURIComponent(next)}` : url;
  const times: number[] = [];
  for (let request = 0; request < WARM_UP + REQUESTS; request++) {
    const startedAtMs = performance.now();
    await ask(paged, cookie);
    if (request >= WARM_UP) times.push(performance.now() - startedAtMs);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

async function ask(url: string, cookie: string): Promise<unknown> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function signIn(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  });
  if (!response.ok) throw new Error(`The sign-in failed: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
