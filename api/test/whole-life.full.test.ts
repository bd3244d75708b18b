/*
 * A whole life on one database, of the platform and of its members, as far as the database matters: what is written,
 * found, sorted, moved and removed, by the API, its jobs and the tools of operators. `npm run proof -- mongodb` runs it
 * on the server of MONGODB_URI, where each step that fails is a difference between that server and the embedded
 * database.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../src/platform/clock.ts';
import {
  PAID,
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  newIdentityDocuments,
  PASSWORD,
  submitIdentityDocuments,
  type LoggedInClient,
} from './support/factories.ts';
import { databaseUri, runAudit, runDb, runMigrate, runReconcile } from './support/processes.ts';
import { openTestDatabase, startTestApi, testDatabaseUri, type TestApi } from './support/test-api.ts';
import type { TestClient } from './support/test-client.ts';
import { answerAll, startTask, submissionPath } from './support/work-answers.ts';
import { SUITE, WORK_BLUEPRINT_ID } from './support/work-tasks.ts';

const NAME = `life_${randomBytes(6).toString('hex')}`;
const COPY = `${NAME}_copy`;
const folder = mkdtempSync(join(tmpdir(), 'life-'));
const uriOf = (name: string): string => databaseUri(testDatabaseUri(), name);
/** The highest reward; four of its tasks are enough for a payout. */
const BLUEPRINT = { id: 10, tasks: 4, dollars: 600 };

let api: TestApi;
let administrator: LoggedInClient;
let member: LoggedInClient;
let friend: LoggedInClient;
/** The settings of the tools of operators, which have the keys of this API. */
let env: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi({}, undefined, undefined, NAME);
  const keys = api.settings.encryptionKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`);
  env = { DATA_DIR: folder, PII_KEYS: keys.join(',') };
  administrator = await createAdministrator(api);
  member = await createMember(api, { username: 'life-maria' });
  friend = await createMember(api, { referralCode: member.user.referralCode });
});
afterAll(async () => {
  await api.stop();
  for (const name of [COPY, `${NAME}_new`]) {
    const database = await openTestDatabase(name);
    await database.connection.dropDatabase();
    await database.close();
  }
  rmSync(folder, { recursive: true });
});

/** Sends what has to succeed. Returns the body. */
async function post(client: TestClient, path: string, body?: object) {
  const { status, body: response } = await client.post(path, body);
  expect([path, status < 300, response.code]).toEqual([path, true, undefined]);
  return response;
}

/** Reads what has to be there. */
async function get(client: TestClient, path: string) {
  const { status, body } = await client.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

const idsOf = ({ items }: { items: { id: string }[] }): string[] => items.map(({ id }) => id);

test('an empty database is prepared, and a second time there is nothing left to do', async () => {
  const prepare = () => runMigrate(uriOf(`${NAME}_new`), env);
  expect(await prepare()).toEqual([0, '']);
  expect(await prepare()).toEqual([0, '']);
});

test('a key counts once for calls at once', async () => {
  const headers = { 'idempotency-key': 'life-bonus' };
  const calls = Array.from({ length: 8 }, () =>
    member.post('/api/user/claim-signup-bonus', undefined, { headers }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
  expect((await get(member, '/api/auth/me')).balance).toBe(50);
});

test('members are verified at the second attempt', async () => {
  for (const client of [member, friend]) {
    const first = await submitIdentityDocuments(client);
    const reason = 'The name differs from the document.';
    await post(administrator, `/api/admin/verifications/${first}/reject`, { reason });
    const second = await submitIdentityDocuments(client);
    await post(administrator, `/api/admin/approve-verification/${second}`);
  }
  await makePayable(api, member, friend);
  expect((await get(member, '/api/user/referrals')).items).toHaveLength(1);
});

test('an identity that another account has is noticed', async () => {
  const { identificationNumber } = newIdentityDocuments();
  const [first, second] = [await createMember(api), await createMember(api)];
  await submitIdentityDocuments(first, { identificationNumber });
  const id = await submitIdentityDocuments(second, { identificationNumber });
  expect((await get(administrator, `/api/admin/verifications/${id}`)).duplicates).not.toEqual([]);
});

test('a blueprint is bought, and its tasks are paid once', async () => {
  const { id } = await post(member, '/api/user/blueprints', { blueprintId: BLUEPRINT.id });
  await post(administrator, `/api/admin/purchases/${id}/approve`, PAID);
  for (const taskId of await insertTasks(api, BLUEPRINT.id, BLUEPRINT.tasks)) {
    const attempts = [1, 2, 3].map(() => member.post('/api/user/tasks', { taskId }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  }
  expect((await get(member, '/api/auth/me')).lockedBalance).toBe(BLUEPRINT.dollars);
});

test('work is handed in, sent back, handed in again and approved', async () => {
  await post(
    administrator,
    `/api/admin/purchases/${(await post(friend, '/api/user/blueprints', { blueprintId: WORK_BLUEPRINT_ID })).id}/approve`,
    PAID,
  );
  const handIn = async (submission: Parameters<typeof answerAll>[1]): Promise<void> => {
    const version = await answerAll(friend, submission);
    await post(friend, submissionPath(submission, '/submit'), {
      version,
      assistance: { used: false, tools: '' },
    });
  };
  const started = await startTask(friend, SUITE.id);
  await handIn(started);
  const path = `/api/admin/reviews/${started.id}`;
  await post(administrator, `${path}/claim`);
  const itemId = started.items[0]!.id;
  const comment = { itemId, part: 'animal', target: 'option:cat', span: null, text: 'Does this one purr?' };
  await post(administrator, `${path}/request-revision`, {
    criteria: {},
    comments: [comment],
    text: 'One question.',
  });
  await handIn(await get(friend, submissionPath(started)));
  await post(administrator, `${path}/claim`);
  const criteria = { care: 'high', sense: 'high', style: 'fair' };
  await post(administrator, `${path}/approve`, { criteria, comments: [], text: '', fixes: [] });
  expect((await get(friend, submissionPath(started))).state).toBe('approved');
});

test('rewards unlock, and a payout is rejected, requested again and paid', async () => {
  api.clock.advance(16 * DAY_MS);
  await api.app.jobs.runNow('release-due-rewards');
  const request = async (): Promise<string> => {
    const body = { amount: 60, paymentMethod: 'paypal', paymentDetails: 'life-maria@example.com' };
    const path = `/api/admin/withdrawals/${(await post(member, '/api/user/withdrawals', body)).id}`;
    // Longer than any pause of a new destination.
    api.clock.advance(4 * DAY_MS);
    return path;
  };
  await post(administrator, `${await request()}/reject`, { reason: 'The account has another name.' });
  const path = await request();
  await post(administrator, `${path}/approve`);
  await post(administrator, `${path}/process`, { transactionReference: 'TX-LIFE' });
  expect((await get(member, '/api/auth/me')).totalWithdrawn).toBe(60);
});

test('a conversation with support is found by its reference, and closed', async () => {
  const ticket = { name: 'Maria', subject: 'My payout', message: 'Has it been sent?' };
  const { id, reference } = await post(member, '/api/support/tickets', {
    ...ticket,
    email: member.user.email,
  });
  expect(idsOf(await get(administrator, `/api/admin/tickets?q=${reference}`))).toEqual([id]);
  await post(administrator, `/api/admin/tickets/${id}/answer`, { text: 'Yes.', messagesRead: 1 });
  await post(administrator, `/api/admin/tickets/${id}/close`, { messagesRead: 2 });
});

test('a member is found by the beginning of the name, in any letter case', async () => {
  for (const q of ['life-m', 'LIFE-MARIA'])
    expect(idsOf(await get(administrator, `/api/admin/users?q=${q}`))).toEqual([member.user.id]);
  expect((await get(administrator, '/api/admin/withdrawals?q=life-m')).items).toHaveLength(2);
});

test.each(['users', 'withdrawals', 'purchases', 'verifications', 'tickets', 'audit', 'outbox'])(
  'the list of %s has each record once, page by page, in both orders',
  async (list) => {
    const read = async (order: string): Promise<string[]> => {
      const ids: string[] = [];
      for (let next: string | null = ''; next !== null;) {
        const cursor = next && `&cursor=${encodeURIComponent(next)}`;
        const page = await get(administrator, `/api/admin/${list}?limit=2&sort=${order}${cursor}`);
        ids.push(...idsOf(page));
        next = page.next as string | null;
      }
      return ids;
    };
    // The sign-in of the reader is older than both reads, and a read is in no list.
    const [newest, oldest] = [await read('newest'), await read('oldest')];
    expect(newest.length).toBeGreaterThan(0);
    expect(new Set(newest).size).toBe(newest.length);
    expect(newest).toEqual(oldest.toReversed());
  },
);

test('the audit log is found by person and time', async () => {
  const path = `/api/admin/audit?userId=${member.user.id}`;
  const { items } = await get(administrator, `${path}&limit=100`);
  expect(items.length).toBeGreaterThan(5);
  const [{ at }] = items as [{ at: string }];
  const until = await get(administrator, `${path}&limit=100&to=${at}`);
  expect(
    until.items.every(
      (item: { at: string; userId: string }) => item.at < at && item.userId === member.user.id,
    ),
  ).toBe(true);
});

test('each job runs', async () => {
  for (const { name } of await api.app.jobs.readAges()) await api.app.jobs.runNow(name);
});

test('a member gets a copy of the data, and deletes the account', async () => {
  await post(friend, '/api/auth/login', { username: friend.user.username, password: PASSWORD });
  await post(friend, '/api/user/data-export', {});
  await api.app.jobs.runNow('make-data-exports');
  expect((await get(friend, '/api/user/data-export')).state).toBe('ready');
  await post(friend, '/api/user/deletion', { givesUpBalance: true });
  for (const ms of [15 * DAY_MS, 60_000, 60_000]) {
    api.clock.advance(ms);
    await api.app.jobs.runNow('delete-accounts');
  }
  expect((await friend.get('/api/auth/me')).status).toBe(401);
});

test('the books are in order, and the audit log fits its chain', async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  expect(await runReconcile(uriOf(NAME), env)).toEqual([0, expect.stringMatching(/ 0 problems\n$/)]);
  await api.app.jobs.runNow('extend-audit-chain');
  expect(await runAudit(uriOf(NAME), env, 'verify')).toEqual([0, expect.stringContaining(': 0 problems')]);
});

test('what is exported can be imported elsewhere, and proves the same books', async () => {
  const files = join(folder, 'export');
  const exported = await runDb({ ...env, MONGODB_URI: uriOf(NAME) }, 'export', files);
  expect(exported).toEqual([0, expect.stringContaining('Exported ')]);
  expect(await runDb({ ...env, MONGODB_URI: uriOf(COPY) }, 'import', files)).toEqual([
    0,
    expect.stringContaining('Imported '),
  ]);
  expect(await runReconcile(uriOf(COPY), env)).toEqual(await runReconcile(uriOf(NAME), env));
  expect(await runAudit(uriOf(COPY), env, 'verify')).toEqual(await runAudit(uriOf(NAME), env, 'verify'));
});
