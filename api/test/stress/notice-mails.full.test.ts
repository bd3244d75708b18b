import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MailRecord } from '../../src/platform/outbox/outbox.model.ts';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { newId, type Id } from '../../src/platform/ids.ts';
import { databaseUri, startApi, startEngine, type ChildService } from '../support/processes.ts';
import { RetryingClient } from '../support/retrying-client.ts';
import { createRandom, seeds, STRESS } from './stress-parameters.ts';

/** Emails about notices while the processes that write them are killed. */

const MEMBERS = STRESS.isLong ? 60 : 25;
const NOTICES_EACH = 3;
const KILLS = STRESS.isLong ? 8 : 3;

let folder: string;
let engine: ChildService;
let apis: ChildService[] = [];
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'notice-mails-'));
  engine = await startEngine(join(folder, 'db'));
});
afterEach(async () => {
  for (const api of apis) await api.kill('SIGKILL');
  await database.close();
  await engine.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Writes notices that wait for an email which is due. */
async function insertWaiting(userId: Id): Promise<string[]> {
  const createdAt = new Date();
  const notices = Array.from({ length: NOTICES_EACH }, () => {
    const _id = newId();
    const name = _id.toHexString();
    const content = {
      kind: 'support_answers',
      topic: 'support',
      text: `Notice ${name}.`,
      path: '/dashboard',
    };
    return { _id, userId, key: name, ...content, createdAt, readAt: null, awaitsMail: true };
  });
  const { connection } = database;
  await connection.collection('notices').insertMany(notices);
  const due = { nextMailAt: createdAt, digestAt: null, lastMailAt: null, waiting: NOTICES_EACH };
  const mailing = { times: {}, timeZone: null, unsubscribedAt: null, ...due };
  await connection
    .collection<{ _id: Id }>('notice_mailing')
    .updateOne({ _id: userId }, { $set: mailing }, { upsert: true });
  return notices.map(({ text }) => text);
}

/** Starts two processes at once; both run the job as soon as they are ready, because no lease is left. */
async function startTwo(uri: string): Promise<void> {
  await database.connection.collection('job_leases').deleteMany({});
  apis = await Promise.all([1, 2].map(() => startApi(uri, { DATA_DIR: folder })));
}

const countDue = () =>
  database.connection.collection('notice_mailing').countDocuments({ nextMailAt: { $ne: null } });

test.each(seeds())(
  'each notice is in exactly one email although processes are killed, seed %d',
  async (seed) => {
    const random = createRandom(seed);
    const uri = databaseUri(engine.url, `notice_mails_${seed}_${newId().toHexString()}`);
    database = await openDatabase(uri);
    await startTwo(uri);
    const members = Array.from({ length: MEMBERS }, (_, index) => new RetryingClient(`notice-${index}`));
    for (const member of members) {
      member.connectTo(apis[0]!.url);
      await member.register();
    }
    for (const api of apis) await api.kill('SIGKILL');
    const users = await database.connection.collection('users').find().project({ _id: 1 }).toArray();
    const texts = (await Promise.all(users.map(({ _id }) => insertWaiting(_id as Id)))).flat();

    for (let kill = 0; kill < KILLS; kill += 1) {
      await startTwo(uri);
      await delay(random() * 60);
      await Promise.all(apis.map((api) => api.kill('SIGKILL')));
    }
    await startTwo(uri);
    while ((await countDue()) > 0) await delay(50);

    const mails = await database.connection.collection<MailRecord>('outbox').find().toArray();
    const mentioned = mails.flatMap(({ text }) => text.match(/Notice \w+\./g) ?? []);
    expect(mentioned.sort()).toEqual(texts.sort());
  },
  180_000,
);
