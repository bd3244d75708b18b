import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { openDatabase, type Database } from '../platform/db/database.ts';
import { newId, requireId } from '../platform/ids.ts';
import { PASSWORD, aPerson, activeRow, taskRows } from '../testing/factories.ts';
import { databaseAt, reconcile, startApi, startEngine, type RealProcess } from '../testing/processes.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { DAY_MS } from '../testing/test-clock.ts';

/** Two processes of the API on one database, and a mail server: what one does, the other knows. */

const folder = mkdtempSync(join(tmpdir(), 'api-two-'));
const TASKS = taskRows(10, 10);
let engine: RealProcess | undefined;
let uri: string;
let database: Database;
let mailServer: SMTPServer;
let settings: Record<string, string>;
let processes: [RealProcess, RealProcess];
/** The ids of the mails as they arrive. */
const arrived: string[] = [];

beforeAll(async () => {
  if (!process.env.MONGODB_URI) engine = await startEngine(join(folder, 'db'));
  uri = databaseAt(process.env.MONGODB_URI ?? engine!.at, `two_${newId().toHexString()}`);
  settings = { DATA_DIR: folder, SMTP_URL: await startMailServer() };
  processes = await startBoth(0);
  database = await openDatabase(uri);
  await database.connection.collection('tasks').insertMany(TASKS as never[]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill('SIGTERM')));
  await database.connection.dropDatabase();
  await database.close();
  await engine?.kill('SIGTERM');
  await new Promise<void>((resolve) => mailServer.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Each stands in another part of the world. */
async function startBoth(days: number): Promise<[RealProcess, RealProcess]> {
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
        arrived.push(/^Message-ID: (.+)$/im.exec(text)?.[1] ?? '');
        done();
      });
    },
  });
  // A process that ends in the midst of a mail leaves a broken connection behind; the mail is tried again.
  mailServer.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  const listening = mailServer.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

/** A browser whose cookies are those of another one, by now. */
function follow(from: TestClient, to: TestClient): void {
  to.cookies.clear();
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
}

async function aMember(): Promise<{ one: TestClient; other: TestClient; username: string }> {
  const [one, other] = processes.map(({ at }) => createTestClient(at)) as [TestClient, TestClient];
  const person = aPerson();
  expect((await one.post('/api/auth/register', person)).status).toBe(201);
  follow(one, other);
  return { one, other, username: person.username };
}

/** Resolves when something has come true, and fails with what it still is. */
async function eventually(look: () => unknown, wanted: unknown): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  while (JSON.stringify(await look()) !== JSON.stringify(wanted) && Date.now() < giveUpAt) await delay(50);
  expect(await look()).toEqual(wanted);
}

test('a session of one is a session of the other, and ends in both', async () => {
  const { one, other, username } = await aMember();
  expect((await other.get('/api/auth/me')).body.username).toBe(username);

  await other.post('/api/auth/logout');

  expect((await one.get('/api/auth/me')).status).toBe(401);
});

test('a password changed in one ends the sessions in the other', async () => {
  const { one, username } = await aMember();
  const stolen = createTestClient(processes[1].at);
  await stolen.post('/api/auth/login', { username, password: PASSWORD });
  expect((await stolen.get('/api/auth/me')).status).toBe(200);

  await one.post('/api/user/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` });

  expect((await stolen.get('/api/auth/me')).status).toBe(401);
});

test('guesses are counted together', async () => {
  const { username } = await aMember();
  const guess = (place: 0 | 1, password: string) =>
    createTestClient(processes[place].at).post('/api/auth/login', { username, password });
  for (let count = 0; count < 5; count += 1) {
    expect((await guess(0, 'a wrong guess')).status).toBe(401);
    expect((await guess(1, 'a wrong guess')).status).toBe(401);
  }

  expect((await guess(0, PASSWORD)).status).toBe(429);
  expect((await guess(1, PASSWORD)).status).toBe(429);
});

test('a key of one is known to the other, and the day ends for both at midnight UTC', async () => {
  const { one, other } = await aMember();
  const send = (client: TestClient) =>
    client.post(
      '/api/user/tasks',
      { taskId: 'free-browser-detection' },
      { headers: { 'idempotency-key': 'in-both' } },
    );

  const answers = [await send(one), await send(other)];
  const days = [await one.get('/api/auth/me'), await other.get('/api/auth/me')].map(
    ({ body }) => body.tasksToday,
  );

  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]!.body).toEqual(answers[0]!.body);
  expect(days[0]).toEqual(days[1]);
  expect(days[0]).toMatchObject({ completed: 1, resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) });
});

test('each mail is sent once, whoever sends it', async () => {
  const mails = database.connection.collection('outbox');
  await Promise.all(Array.from({ length: 12 }, () => aMember()));

  await eventually(() => mails.countDocuments({ state: { $ne: 'sent' } }), 0);

  expect(arrived).toHaveLength(await mails.countDocuments());
  expect(new Set(arrived).size).toBe(arrived.length);
});

test('locks that are due when both start are ended once each, and by one when the other dies', async () => {
  const locks = database.connection.collection('locks');
  const unlocked = () =>
    database.connection.collection('journals').countDocuments({ template: 'reward_unlocked' });
  const complete = async (taskIds: readonly string[]): Promise<void> => {
    const { one } = await aMember();
    const userId = requireId((await one.get('/api/auth/me')).body.id as string);
    await database.connection.collection('user_blueprints').insertOne(activeRow(userId, 10, new Date()));
    for (const taskId of taskIds) expect((await one.post('/api/user/tasks', { taskId })).status).toBe(201);
  };
  await complete(TASKS.slice(0, 5).map(({ _id }) => _id));
  await complete(TASKS.map(({ _id }) => _id));

  await Promise.all(processes.map((one) => one.kill('SIGTERM')));
  // The leases of those that have ended, which last for a minute at most.
  await database.connection.collection('job_leases').deleteMany({});
  processes = await startBoth(15);
  await eventually(() => locks.countDocuments({ released: false }), 0);
  expect(await unlocked()).toBe(await locks.countDocuments());

  // Whoever is left goes on with what both did.
  await processes[0].kill('SIGKILL');
  const before = arrived.length;
  await createTestClient(processes[1].at).post('/api/auth/register', aPerson());
  await eventually(() => arrived.length, before + 1);
  expect(await reconcile(uri, settings)).toEqual([0, expect.stringMatching(/ 0 problems\n$/)]);
});
