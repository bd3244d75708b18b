import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { newId, requireId } from '../../src/platform/ids.ts';
import { PASSWORD, newRegistration, activeOwnershipRecord, taskRecords } from '../support/factories.ts';
import { databaseUri, runReconcile, startApi, startEngine, type ChildService } from '../support/processes.ts';
import { WORK_BLUEPRINT, insertWorkTask } from '../support/submitted-work.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { DAY_MS } from '../../src/platform/clock.ts';

/** Two API processes share service database and service mail server. */

const folder = mkdtempSync(join(tmpdir(), 'api-two-'));
const TASKS = taskRecords(10, 10);
/** How many members do each batch of a limited task. */
const OVERLAP = 3;
let engine: ChildService | undefined;
let uri: string;
let database: Database;
let mailServer: SMTPServer;
let settings: Record<string, string>;
let processes: [ChildService, ChildService];
/** The message ids of received mails. */
const receivedIds: string[] = [];

beforeAll(async () => {
  if (!process.env.MONGODB_URI) engine = await startEngine(join(folder, 'db'));
  uri = databaseUri(process.env.MONGODB_URI ?? engine!.url, `two_${newId().toHexString()}`);
  settings = { DATA_DIR: folder, SMTP_URL: await startMailServer() };
  processes = await startBoth(0);
  database = await openDatabase(uri);
  await database.connection.collection('tasks').insertMany(TASKS as never[]);
});
afterAll(async () => {
  await Promise.all(processes.map((service) => service.kill('SIGTERM')));
  await database.connection.dropDatabase();
  await database.close();
  await engine?.kill('SIGTERM');
  await new Promise<void>((resolve) => mailServer.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Starts both processes in different time zones, which must not affect business rules. */
async function startBoth(days: number): Promise<[ChildService, ChildService]> {
  const offset = { CLOCK_OFFSET_MS: String(days * DAY_MS) };
  return Promise.all([
    startApi(uri, { ...settings, ...offset, TZ: 'Pacific/Kiritimati' }),
    startApi(uri, { ...settings, ...offset, TZ: 'America/New_York' }),
  ]);
}

async function startMailServer(): Promise<string> {
  mailServer = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        receivedIds.push(/^Message-ID: (.+)$/im.exec(text)?.[1] ?? '');
        done();
      });
    },
  });
  // A process that is killed while sending an email leaves a broken connection. The email is retried.
  mailServer.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  const listening = mailServer.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

/** Replaces a client's cookies with those of another client. */
function copyCookies(from: TestClient, to: TestClient): void {
  to.cookies.clear();
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
}

async function createMember(): Promise<{ first: TestClient; second: TestClient; username: string }> {
  const [first, second] = processes.map(({ url }) => createTestClient(url)) as [TestClient, TestClient];
  const registration = newRegistration();
  expect((await first.post('/api/auth/register', registration)).status).toBe(201);
  copyCookies(first, second);
  return { first, second, username: registration.username };
}

/** Makes a member the owner of the blueprint that the tasks of these tests belong to. */
async function activate(member: TestClient): Promise<void> {
  const userId = requireId((await member.get('/api/auth/me')).body.id as string);
  const record = activeOwnershipRecord(userId, WORK_BLUEPRINT.id, new Date());
  await database.connection.collection('user_blueprints').insertOne(record);
}

/** Inserts a limited work task with one item per batch and three places for each. Returns its id. */
async function insertPlaces(count: number): Promise<string> {
  const taskId = await insertWorkTask({ database });
  const { connection } = database;
  const batches = Math.ceil(count / OVERLAP);
  const collection = (name: string) => connection.collection<{ _id: string }>(name);
  const { _id, ...item } = (await collection('work_items').findOne({ taskId }))!;
  await collection('work_items').deleteMany({ taskId });
  await collection('work_items').insertMany(
    Array.from({ length: batches }, (_, batch) => ({ ...item, _id: `${_id}-${batch}`, batch })),
  );
  const change = { $set: { itemCount: 1, places: { batches, overlap: OVERLAP } } };
  await collection('work_definitions').updateOne({ _id: taskId }, change);
  await collection('work_slots').insertMany(
    Array.from({ length: count }, (_, n) => ({
      ...{ _id: `${taskId}:${n}`, taskId, n, batch: Math.floor(n / OVERLAP) },
      ...{ userId: null, submissionId: null, until: null },
    })),
  );
  return taskId;
}

/** Starts a task, again if conflicts with other starts lasted too long. */
async function startWork(client: TestClient, taskId: string) {
  const start = () => client.post(`/api/tasks/${taskId}/work/start`);
  let response = await start();
  for (let attempt = 1; response.status === 503 && attempt < 5; attempt += 1) response = await start();
  return response;
}

/** Waits until a value equals the expected one; fails after 20 seconds. */
async function expectEventually(read: () => unknown, expected: unknown): Promise<void> {
  const deadlineMs = Date.now() + 20_000;
  while (JSON.stringify(await read()) !== JSON.stringify(expected) && Date.now() < deadlineMs)
    await delay(50);
  expect(await read()).toEqual(expected);
}

test('a session works with both processes, and logging out ends it in both', async () => {
  const { first, second, username } = await createMember();
  expect((await second.get('/api/auth/me')).body.username).toBe(username);

  await second.post('/api/auth/logout');

  expect((await first.get('/api/auth/me')).status).toBe(401);
});

test('changing the password through one process ends the sessions in the other', async () => {
  const { first, username } = await createMember();
  const otherSession = createTestClient(processes[1].url);
  await otherSession.post('/api/auth/login', { username, password: PASSWORD });
  expect((await otherSession.get('/api/auth/me')).status).toBe(200);

  await first.post('/api/user/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` });

  expect((await otherSession.get('/api/auth/me')).status).toBe(401);
});

test('failed logins count against one limit across processes', async () => {
  const { username } = await createMember();
  const guess = (index: 0 | 1, password: string) =>
    createTestClient(processes[index].url).post('/api/auth/login', { username, password });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await guess(0, 'a wrong guess')).status).toBe(401);
    expect((await guess(1, 'a wrong guess')).status).toBe(401);
  }

  expect((await guess(0, PASSWORD)).status).toBe(429);
  expect((await guess(1, PASSWORD)).status).toBe(429);
});

test('processes share idempotency keys, and the task day ends at midnight UTC in both', async () => {
  const { first, second } = await createMember();
  const send = (client: TestClient) =>
    client.post(
      '/api/user/tasks',
      { taskId: 'free-browser-detection' },
      { headers: { 'idempotency-key': 'in-both' } },
    );

  const responses = [await send(first), await send(second)];
  const days = [await first.get('/api/auth/me'), await second.get('/api/auth/me')].map(
    ({ body }) => body.tasksToday,
  );

  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(responses[1]!.body).toEqual(responses[0]!.body);
  expect(days[0]).toEqual(days[1]);
  expect(days[0]).toMatchObject({ completed: 1, resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) });
});

test('each mail is sent once although both processes send mails', async () => {
  const mails = database.connection.collection('outbox');
  await Promise.all(Array.from({ length: 12 }, () => createMember()));

  await expectEventually(() => mails.countDocuments({ state: { $ne: 'sent' } }), 0);

  expect(receivedIds).toHaveLength(await mails.countDocuments());
  expect(new Set(receivedIds).size).toBe(receivedIds.length);
});

test('40 members who start at once in two processes take 40 of 100 places, at most three of a batch', async () => {
  const taskId = await insertPlaces(100);
  const members = await Promise.all(Array.from({ length: 40 }, () => createMember()));
  for (const { first } of members) await activate(first);

  // The first ten start in both processes: one start makes the submission, the other goes on with it.
  const starts = members.flatMap(({ first, second }, index) =>
    index < 10 ? [first, second] : [index % 2 === 0 ? first : second],
  );
  const responses = await Promise.all(starts.map((client) => startWork(client, taskId)));

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(40);
  const taken = await database.connection
    .collection('work_slots')
    .find({ taskId, userId: { $ne: null } })
    .toArray();
  expect(taken).toHaveLength(40);
  expect(new Set(taken.map(({ userId }) => String(userId))).size).toBe(40);
  const batches = Map.groupBy(taken, ({ batch }) => batch as number);
  expect(Math.max(...[...batches.values()].map(({ length }) => length))).toBeLessThanOrEqual(OVERLAP);
  expect(await runReconcile(uri, settings)).toEqual([0, expect.stringMatching(/ 0 problems\n$/)]);
});

test('due rewards are unlocked once although both processes start together, and one carries on if the other dies', async () => {
  const locks = database.connection.collection('locks');
  const unlocked = () =>
    database.connection.collection('journals').countDocuments({ template: 'reward_unlocked' });
  const complete = async (taskIds: readonly string[]): Promise<void> => {
    const { first } = await createMember();
    await activate(first);
    for (const taskId of taskIds) expect((await first.post('/api/user/tasks', { taskId })).status).toBe(201);
  };
  await complete(TASKS.slice(0, 5).map(({ _id }) => _id));
  await complete(TASKS.map(({ _id }) => _id));

  await Promise.all(processes.map((service) => service.kill('SIGTERM')));
  // Drop the job leases of the stopped processes, which would otherwise delay the jobs by up to a minute.
  await database.connection.collection('job_leases').deleteMany({});
  processes = await startBoth(15);
  await expectEventually(() => locks.countDocuments({ released: false }), 0);
  expect(await unlocked()).toBe(await locks.countDocuments());

  // The remaining process carries on alone.
  await processes[0].kill('SIGKILL');
  const before = receivedIds.length;
  await createTestClient(processes[1].url).post('/api/auth/register', newRegistration());
  await expectEventually(() => receivedIds.length, before + 1);
  expect(await runReconcile(uri, settings)).toEqual([0, expect.stringMatching(/ 0 problems\n$/)]);
});
