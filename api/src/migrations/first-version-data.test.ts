import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ACCOUNTS, KEYS, PASSWORD } from '../../test/first-version/accounts.ts';
import { unpackFirstVersion } from '../../test/first-version/unpack.ts';
import {
  databaseUri,
  runAudit,
  runMigrate,
  runReconcile,
  startApi,
  startEngine,
  type ChildService,
} from '../../test/support/processes.ts';
import { createTestClient, type TestClient } from '../../test/support/test-client.ts';
import { createClock } from '../platform/clock.ts';
import { createDigester } from '../platform/crypto/digester.ts';
import { createEncryptor } from '../platform/crypto/encryptor.ts';
import { EMBEDDED_DATABASE_NAME } from '../platform/db/connect-database.ts';
import { openDatabase, type Database } from '../platform/db/database.ts';
import { createMigrations } from './index.ts';

const key = { id: 'any', key: Buffer.alloc(32) };
const NUMBERS = createMigrations(createEncryptor([key]), createDigester([key]), createClock(0)).map(
  ({ number }) => number,
);

let dataDir: string;
let env: Record<string, string>;
let uri: string;
let engine: ChildService;
let database: Database;
const apis: ChildService[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(process.env.TEST_DATA ?? tmpdir(), 'first-version-'));
  env = { ...KEYS, DATA_DIR: dataDir };
  unpackFirstVersion(dataDir);
  engine = await startEngine(join(dataDir, 'db'));
  uri = databaseUri(engine.url, EMBEDDED_DATABASE_NAME);
  database = await openDatabase(uri);
});
afterEach(async () => {
  for (const api of apis.splice(0)) await api.kill('SIGTERM');
  await database.close();
  await engine.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<ChildService> {
  const api = await startApi(uri, env);
  apis.push(api);
  return api;
}

async function readNumbers(): Promise<unknown[]> {
  const records = await database.connection.collection('migrations').find().sort({ _id: 1 }).toArray();
  return records.map(({ _id }) => _id as unknown).filter((id) => id !== 'lock');
}

async function logIn({ url }: ChildService, username: string): Promise<TestClient> {
  const client = createTestClient(url);
  const { status } = await client.post('/api/auth/login', { username, password: PASSWORD });
  expect(status).toBe(200);
  return client;
}

const first = async (client: TestClient, path: string) => {
  const { status, body } = await client.get(path);
  expect(status).toBe(200);
  return body.items[0];
};

/** Checks what members and administrators read, and the money. */
async function expectWhole(api: ChildService): Promise<void> {
  const ada = await logIn(api, ACCOUNTS.ada.username);
  expect((await ada.get('/api/auth/me')).body).toMatchObject({ email: ACCOUNTS.ada.email, balance: 635 });
  // The approved purchase, which a migration has entered in the ledger.
  expect(await first(ada, '/api/user/statement')).toMatchObject({ amount: -1999.99 });
  expect(await first(ada, '/api/user/withdrawals')).toMatchObject({ ...ACCOUNTS.payment, status: 'pending' });
  expect(await first(ada, '/api/user/tickets')).toMatchObject({ subject: ACCOUNTS.ticket.subject });
  expect(await first(ada, '/api/user/submissions')).toBeUndefined();
  for (const path of ['blueprints', 'referrals', 'tasks', 'notices', 'payout-methods', 'sessions'])
    expect([path, (await ada.get(`/api/user/${path}`)).status]).toEqual([path, 200]);
  await logIn(api, ACCOUNTS.grace.username);

  const owner = await logIn(api, ACCOUNTS.administrator.username);
  const { id } = await first(owner, '/api/admin/verifications?status=active');
  const revealed = await owner.post(`/api/admin/verifications/${id}/reveal`);
  expect(revealed.body).toMatchObject({ identificationNumber: expect.stringMatching(/^(LOV|HOP)-/) });
  expect(await first(owner, '/api/admin/tickets')).toMatchObject({ subject: ACCOUNTS.ticket.subject });
  expect(await first(owner, '/api/admin/audit?action=user_sign_in_rejected')).toBeDefined();

  expect(await runReconcile(uri, env)).toEqual([0, expect.stringContaining('0 problems')]);
  expect(await runAudit(uri, env, 'verify')).toEqual([0, expect.stringContaining('0 problems')]);
}

test('the data folder of the first version is brought up to date, and everything in it is there', async () => {
  expect(await readNumbers()).toEqual([]);

  expect(await runMigrate(uri, env)).toEqual([0, '']);

  expect(await readNumbers()).toEqual(NUMBERS);
  await expectWhole(await start());
});

test('a process that is killed in the middle is continued by one of two others, while the second waits', async () => {
  // A write of a transaction that is open holds up the migration of the ticket.
  const session = await database.connection.startSession();
  session.startTransaction();
  const tickets = database.connection.collection('tickets');
  await tickets.updateOne({}, { $set: { subject: 'Held' } }, { session });
  const killed = startApi(uri, env, (child) => void killWhenHeldUp(child));
  await expect(killed).rejects.toThrow('exited before it was ready');
  expect(await readNumbers()).toEqual([1, 2]);
  await session.abortTransaction();
  await session.endSession();

  const [one] = await Promise.all([start(), start()]);

  expect(await readNumbers()).toEqual(NUMBERS);
  await expectWhole(one);
});

async function killWhenHeldUp(child: Pick<ChildService, 'signal'>): Promise<void> {
  while ((await readNumbers()).length < 2) await delay(20);
  // The next migration has begun at the latest when its lock was extended once more.
  await delay(500);
  child.signal('SIGKILL');
}

test('a database of a later version is not opened, and not changed', async () => {
  await database.connection
    .collection<{ _id: number }>('migrations')
    .insertOne({ _id: 9_999, name: 'of a later version', finishedAt: new Date() } as never);

  const [code, output] = await runMigrate(uri, env);

  expect([code, output]).toEqual([1, expect.stringContaining('migration 9999, which only a later version')]);
  await expect(start()).rejects.toThrow('exited before it was ready');
  expect(await readNumbers()).toEqual([9_999]);
  expect(await database.connection.collection('identity_papers').countDocuments()).toBe(2);
});
