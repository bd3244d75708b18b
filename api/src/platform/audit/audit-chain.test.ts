import { createLogger } from '@platform/server-kit/logging';
import { openTestDatabase, START_TIME } from '../../../test/support/test-api.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import type { Database } from '../db/database.ts';
import { createTransactions } from '../db/transaction.ts';
import { newId, type Id } from '../ids.ts';
import { createAuditChain, type AuditChain, type ChainHead } from './audit-chain.ts';
import { createAuditLog, type AuditLog } from './audit-log.ts';

const clock = createTestClock(START_TIME);
const logLines: string[] = [];

let database: Database;
let log: AuditLog;
let chain: AuditChain;
beforeEach(async () => {
  database = await openTestDatabase();
  const { connection } = database;
  log = createAuditLog(connection, clock, () => Promise.resolve(new Map()));
  const logger = createLogger('api', 'info', { write: (line) => void logLines.push(line) });
  chain = createAuditChain(connection, clock, logger);
  await database.ensureIndexes();
  clock.set(START_TIME);
  logLines.length = 0;
});
afterEach(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

const entries = () => database.connection.collection('audit_log');
const blocks = () => database.connection.collection<{ _id: number; entries: object[] }>('audit_blocks');

async function record(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const actor = { userId: newId(), requestId: `request-${index}` };
    await log.record(null, actor, {
      action: 'user_disabled',
      subjectId: newId(),
      userId: null,
      reason: 'Spam.',
    });
    clock.advance(1_000);
  }
}

const NOTHING = { blocks: 0, entries: 0, removed: 0, pending: 0, backdated: 0, problems: [] };

/** Makes three blocks of two entries each and returns the ids of the entries and the head. */
async function makeThreeBlocks(): Promise<{ ids: Id[]; head: ChainHead | undefined }> {
  for (let block = 0; block < 3; block += 1) {
    await record(2);
    clock.advance(60_000);
    await chain.extend();
  }
  const ids = (await entries().find().sort({ block: 1, _id: 1 }).toArray()).map(({ _id }) => _id);
  return { ids, head: await chain.head() };
}

test('chains the entries that are in no block, and verifies them', async () => {
  await record(2);
  expect(await chain.verify()).toEqual({ ...NOTHING, pending: 2 });
  expect(await chain.head()).toBeUndefined();

  await chain.extend();
  await chain.extend();
  await record(1);

  expect(await chain.verify(await chain.head())).toEqual({ ...NOTHING, blocks: 1, entries: 2, pending: 1 });
  const { hash } = (await chain.head()) ?? {};
  expect(logLines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ msg: 'audit chain extended', block: 1, hash, entries: 2 }),
  ]);
});

test('many entries of the same time get into several blocks', async () => {
  const of = { subject: 'user', action: 'user_disabled', by: null, subjectId: null, userId: null };
  const row = { ...of, at: clock.now(), reason: null, documentsViewed: null, requestId: null, block: null };
  await record(1);
  await entries().insertMany(Array.from({ length: 1_500 }, () => ({ ...row })));
  await record(1);

  await chain.extend();

  expect(await chain.verify()).toEqual({ ...NOTHING, blocks: 2, entries: 1_502 });
});

test.each([
  ['an hour', 3_600_000],
  ['a day', 86_400_000],
])('fits the log after the clock went back by %s, and forth', async (_name, stepMs) => {
  await makeThreeBlocks();
  for (const step of [-stepMs, stepMs, stepMs, -stepMs]) {
    clock.advance(step);
    await record(2);
    await chain.extend();
  }

  expect(await chain.verify()).toMatchObject({ blocks: 7, entries: 14, pending: 0, problems: [] });
});

test('an entry whose transaction is committed late gets into the next block', async () => {
  const withTransaction = createTransactions(database.connection);
  const actor = { userId: null, requestId: null };
  const event = { action: 'user_disabled', subjectId: newId(), userId: null } as const;
  await withTransaction(async (tx) => {
    await log.record(tx, actor, event);
    clock.advance(3_600_000);
    await record(2);
    await chain.extend();
  });
  await chain.extend();

  expect(await chain.verify()).toEqual({ ...NOTHING, blocks: 2, entries: 3, backdated: 1 });
});

test('several processes that extend it at once make one chain', async () => {
  await record(3);

  await Promise.all([chain.extend(), chain.extend(), chain.extend()]);

  expect(await chain.verify()).toEqual({ ...NOTHING, blocks: 1, entries: 3 });
});

test('names an entry that was changed', async () => {
  const { ids } = await makeThreeBlocks();
  await entries().updateOne({ _id: ids[2] }, { $set: { reason: 'Another reason.' } });

  expect((await chain.verify()).problems).toEqual([
    `Entry ${String(ids[2])} of 2026-03-10T12:01:02.000Z in block 2 was changed`,
  ]);
});

test('names an entry that was removed', async () => {
  const { ids } = await makeThreeBlocks();
  await entries().deleteOne({ _id: ids[3] });

  expect((await chain.verify()).problems).toEqual([`Entry ${String(ids[3])} in block 2 was removed`]);
});

test('names an entry that was inserted later', async () => {
  const { ids } = await makeThreeBlocks();
  const [first] = await entries().find({ _id: ids[0] }).toArray();
  const _id = newId();
  await entries().insertOne({ ...first, _id });

  expect((await chain.verify()).problems).toEqual([
    `Entry ${String(_id)} of 2026-03-10T12:00:00.000Z in block 1 was inserted later`,
  ]);
});

test('counts an entry that was written later with an earlier time, and chains it', async () => {
  const { ids } = await makeThreeBlocks();
  const [first] = await entries().find({ _id: ids[0] }).toArray();
  clock.advance(3_600_000);
  await record(1);
  await chain.extend();
  await entries().insertOne({ ...first, _id: newId(), block: null });
  await chain.extend();

  expect(await chain.verify()).toMatchObject({ blocks: 5, backdated: 1, problems: [] });
});

test.each([9, 0, 1.5, 'none'])(
  'names an entry that would stay out of the chain, in block %p',
  async (block) => {
    const { ids } = await makeThreeBlocks();
    const [first] = await entries().find({ _id: ids[0] }).toArray();
    const _id = newId();
    await entries().insertOne({ ...first, _id, block });
    await chain.extend();

    expect((await chain.verify()).problems).toEqual([
      `Entry ${String(_id)} of 2026-03-10T12:00:00.000Z names block ${block}, which does not have it`,
    ]);
  },
);

test('notices an entry that was changed together with its block', async () => {
  const { ids } = await makeThreeBlocks();
  await entries().deleteOne({ _id: ids[3] });
  const block = await blocks().findOne({ _id: 2 });
  await blocks().updateOne({ _id: 2 }, { $set: { entries: block?.entries.slice(0, 1) ?? [] } });

  expect((await chain.verify()).problems).toEqual(['Block 2 was changed']);
});

test('notices a removed block', async () => {
  await makeThreeBlocks();
  await blocks().deleteOne({ _id: 2 });

  expect((await chain.verify()).problems).toEqual(['Block 2 was removed']);
});

test('a head kept outside shows that the end of the chain was removed, or all of it made anew', async () => {
  const { ids, head } = await makeThreeBlocks();
  await blocks().deleteOne({ _id: 3 });
  await entries().deleteOne({ _id: ids[5] });
  await entries().updateOne({ _id: ids[4] }, { $set: { block: null } });

  expect((await chain.verify()).problems).toEqual([]);
  expect((await chain.verify(head)).problems).toEqual(['Block 3 of the given head is missing']);

  await chain.extend();
  expect((await chain.verify(head)).problems).toEqual(['Block 3 is not the one of the given head']);
});
