/*
 * The demo that a first start makes: what people find in it, and that it obeys every rule of the platform. The page
 * `docs/tour.md` promises what is asserted here.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_NEWCOMER, DEMO_TEAM } from '@platform/contracts';
import { newId } from '../src/platform/ids.ts';
import { databaseUri, runAudit, runReconcile, startApi, type ChildService } from './support/processes.ts';
import { openTestDatabase, testDatabaseUri } from './support/test-api.ts';
import { createTestClient, type TestClient } from './support/test-client.ts';

const NAME = `demo_${newId().toHexString()}`;
const uri = databaseUri(testDatabaseUri(), NAME);
const folder = mkdtempSync(join(tmpdir(), 'demo-'));
const settings = { DATA_DIR: folder, DEMO: 'on', TZ: 'Pacific/Kiritimati' };

/** The demo is some hundred transactions. */
const PATIENCE_MS = 300_000;

let api: ChildService;
let member: TestClient;
let administrator: TestClient;
beforeAll(async () => {
  api = await startApi(uri, settings);
  const [demo, admin] = DEMO_ACCOUNTS;
  member = await logIn(demo);
  administrator = await logIn(admin);
}, PATIENCE_MS);
afterAll(async () => {
  await api.kill('SIGTERM');
  const database = await openTestDatabase(NAME);
  await database.connection.dropDatabase();
  await database.close();
  rmSync(folder, { recursive: true });
});

async function logIn({ username, password }: { username: string; password: string }): Promise<TestClient> {
  const client = createTestClient(api.url);
  const { status } = await client.post('/api/auth/login', { username, password });
  expect([username, status]).toEqual([username, 200]);
  return client;
}

/** Reads what has to be there. */
async function get(client: TestClient, path: string) {
  const { status, body } = await client.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

const countBy = (rows: Record<string, unknown>[], field: string): Record<string, number> => {
  const groups = Map.groupBy(rows, (row) => String(row[field]));
  return Object.fromEntries([...groups].map(([value, { length }]) => [value, length]));
};

test('every published account can log in, each with its role', async () => {
  for (const [role, account] of Object.entries(DEMO_TEAM))
    expect((await get(await logIn(account), '/api/auth/me')).adminRoles).toEqual([role]);
  const { balance, lockedBalance } = await get(await logIn(DEMO_NEWCOMER), '/api/auth/me');
  expect([balance, lockedBalance]).toEqual([0, 0]);
});

test('the ledger adds up, and the audit log can be verified', async () => {
  expect(await runReconcile(uri, settings)).toEqual([0, expect.stringContaining(' 0 problems')]);
  const [code, output] = await runAudit(uri, settings, 'verify');
  expect([code, output]).toEqual([0, expect.stringContaining(' 0 problems')]);
});

test('the member has blueprints and payments in every state', async () => {
  const { items } = await get(member, '/api/user/blueprints');
  const states = items.map((row: { blueprintId: number; status: string; payment: string }) => [
    row.blueprintId,
    row.status,
    row.payment,
  ]);
  expect(states.toSorted((a: number[], b: number[]) => a[0]! - b[0]!)).toEqual([
    [1, 'active', null],
    [2, 'active', null],
    [6, 'active', null],
    [8, 'pending', 'awaiting'],
    [9, 'pending', 'reported'],
    [10, 'rejected', null],
  ]);
});

test('the member has done 44 clicks, and has work in every state', async () => {
  const { items } = await get(member, '/api/user/tasks');
  expect(items.filter(({ taskId }: { taskId: string }) => !taskId.startsWith('w'))).toHaveLength(44);
  const { items: work } = await get(member, '/api/user/submissions?limit=100');
  expect(countBy(work, 'state')).toEqual({
    ...{ draft: 1, submitted: 1, revision: 1, approved: 1, appealed: 1 },
  });
});

test('the member has read a part of the course, passed at the second attempt, and has something to practice', async () => {
  const { items } = await get(member, '/api/user/courses');
  expect(items[0].lessons).toHaveLength(4);
  expect(items[0].certificate.state).toBe('valid');
  expect(items[0].due).toBeGreaterThan(0);
  const { attempts } = await get(member, '/api/user/courses/1/test');
  expect(countBy(attempts, 'state')).toEqual({ passed: 1, failed: 1 });
});

test('the member has friends and payouts in every state, and what is left is enough for the next payout', async () => {
  const referrals = await get(member, '/api/user/referrals');
  expect(countBy(referrals.items, 'status')).toEqual({ pending: 1, active: 1, paid: 1 });
  const { items } = await get(member, '/api/user/withdrawals');
  expect(countBy(items, 'status')).toEqual({ completed: 1, bounced: 1, processing: 1 });
  expect((await get(member, '/api/user/payout-methods')).items).toHaveLength(2);
  const { balance, heldBalance, totalWithdrawn } = await get(member, '/api/auth/me');
  // The table in the README of the demo.
  expect([balance, heldBalance, totalWithdrawn]).toEqual([703, 150, 200]);
});

test('the member has an answered message, and notices that are read and that are not', async () => {
  expect(countBy((await get(member, '/api/user/tickets')).items, 'status')).toEqual({ answered: 1 });
  const { items } = await get(member, '/api/user/notices?limit=100');
  const { true: unread = 0, false: read = 0 } = countBy(items, 'unread');
  expect([unread > 0, read > 20]).toEqual([true, true]);
});

test("the administrators find a morning's work", async () => {
  const counters = await get(administrator, '/api/admin/counters');
  expect(counters).toMatchObject({
    ...{ verifications: 8, withdrawals: 5, reviews: 9, appeals: 2, tickets: 6, secondFactorResets: 1 },
    // One of them is not paid yet.
    purchases: 6,
  });
  const { items: users } = await get(administrator, '/api/admin/users?limit=100');
  expect(users.length).toBeGreaterThanOrEqual(66);
  expect(users.filter(({ disabled }: { disabled: boolean }) => disabled)).toHaveLength(1);
  const { items: reports } = await get(administrator, '/api/admin/item-reports');
  expect(countBy(reports, 'status')).toEqual({ accepted: 1 });
});

test('two of the waiting identities gave the same number', async () => {
  const { items } = await get(administrator, '/api/admin/verifications?status=pending&limit=100');
  const details = await Promise.all(
    items.map(({ id }: { id: string }) => get(administrator, `/api/admin/verifications/${id}`)),
  );
  expect(details.filter(({ repeats }) => repeats.length > 0)).toHaveLength(2);
});

test('every address is of a domain for examples, and no email is sent', async () => {
  const database = await openTestDatabase(NAME);
  const collection = (name: string) => database.connection.collection(name);
  const addresses = await collection('outbox').distinct('to');
  // Old ones are masked by now.
  expect(addresses.filter((address) => !/@(example\.com|e•+)$/.test(address))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(20);
  const states = await collection('outbox').distinct('state');
  expect(states).toEqual(['kept']);
  await database.close();
});

test('one account is about to be deleted', async () => {
  const database = await openTestDatabase(NAME);
  const waiting = { 'deletion.state': 'requested' };
  expect(await database.connection.collection('users').countDocuments(waiting)).toBe(1);
  await database.close();
});

test('another start changes nothing', async () => {
  const count = async () => (await get(administrator, '/api/admin/users?limit=100')).items.length;
  const before = await count();
  const again = await startApi(uri, settings);
  await again.kill('SIGTERM');
  expect(await count()).toBe(before);
});
