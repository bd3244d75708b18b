import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { newId, requireId } from '../../src/platform/ids.ts';
import { PASSWORD } from '../support/factories.ts';
import { listenForNotices } from '../support/notice-stream.ts';
import { databaseUri, startApi, startEngine, type ChildService } from '../support/processes.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { STRESS } from './stress-parameters.ts';

/** A page that listens for notices while the process that it is connected to is killed. */

const ROUNDS = STRESS.isLong ? 6 : 2;
const NOTICES_EACH = 20;

let folder: string;
let engine: ChildService;
let apis: ChildService[] = [];
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'notice-streams-'));
  engine = await startEngine(join(folder, 'db'));
});
afterEach(async () => {
  for (const api of apis) await api.kill('SIGKILL');
  await database.close();
  await engine.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function register(url: string): Promise<{ client: TestClient; userId: string }> {
  const client = createTestClient(url);
  const account = { username: 'listener', email: 'listener@example.com', password: PASSWORD };
  const { status, body } = await client.post('/api/auth/register', account);
  expect(status).toBe(201);
  return { client, userId: body.id as string };
}

/** Writes a notice as a process does whose event has just been committed. */
async function insertNotice(userId: string): Promise<string> {
  const _id = newId();
  const id = _id.toHexString();
  const content = { kind: 'withdrawals', topic: 'money', text: `Notice ${id}`, path: '/dashboard' };
  const notice = { _id, userId: requireId(userId), key: id, ...content, createdAt: new Date(), readAt: null };
  await database.connection.collection('notices').insertOne(notice);
  return id;
}

test('gets each notice once although its process is killed', async () => {
  const uri = databaseUri(engine.url, `notice_streams_${newId().toHexString()}`);
  database = await openDatabase(uri);
  const start = () => startApi(uri, { DATA_DIR: folder });
  apis = [await start(), await start()];
  const { client, userId } = await register(apis[0]!.url);
  const written: string[] = [];
  const received: string[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const [connected, other] = apis as [ChildService, ChildService];
    const lastEventId = received.at(-1);
    const stream = await listenForNotices(connected.url, client.cookies, {
      ...(lastEventId !== undefined && { lastEventId }),
    });
    expect(stream.status).toBe(200);
    for (let count = 0; count < NOTICES_EACH; count += 1) written.push(await insertNotice(userId));
    await stream.waitFor(1);
    await connected.kill('SIGKILL');
    await stream.ended;
    received.push(...stream.ids);
    // What comes while the page is not connected.
    written.push(await insertNotice(userId));
    apis = [other, await start()];
  }
  const lastEventId = received.at(-1)!;
  const stream = await listenForNotices(apis[0]!.url, client.cookies, { lastEventId });
  await stream.waitFor(written.length - received.length);
  stream.close();

  expect([...received, ...stream.ids]).toEqual(written);
});
