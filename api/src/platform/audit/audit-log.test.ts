import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@platform/contracts';
import { START, openTestDatabase } from '../../testing/test-api.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createTransactions } from '../db/transaction.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import { PLATFORM } from './actor.ts';
import { createAuditLog, type AuditLog } from './audit-log.ts';

const [ada, bob] = [newId(), newId()];
const NAMES = new Map([
  [ada.toHexString(), 'ada'],
  [bob.toHexString(), 'bob'],
]);
const clock = createTestClock(START);

let database: Database;
let log: AuditLog;
beforeAll(async () => {
  database = await openTestDatabase();
  log = createAuditLog(database.connection, clock, () => Promise.resolve(NAMES));
  await database.ensureIndexes();
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

const byAda = { userId: ada, requestId: 'request-1' };

test('tells the life of a record in order, by name, with reasons', async () => {
  const subjectId = newId();
  const about = { subjectId, userId: bob };
  await log.record(null, { userId: bob, requestId: 'request-0' }, { action: 'purchase_requested', ...about });
  await log.record(null, byAda, { action: 'purchase_rejected', ...about, reason: 'No payment came.' });
  clock.advance(1_000);
  await log.record(null, PLATFORM, { action: 'purchase_cancelled', ...about });
  await log.record(null, byAda, { action: 'user_disabled', ...about });

  expect(await log.timelineOf('purchase', subjectId)).toEqual([
    { at: START, action: 'purchase_requested', by: 'bob', reason: null },
    { at: START, action: 'purchase_rejected', by: 'ada', reason: 'No payment came.' },
    { at: '2026-03-10T12:00:01.000Z', action: 'purchase_cancelled', by: null, reason: null },
  ]);
});

test('leaves sign-ins out of the life of an account, and knows the last one', async () => {
  const userId = newId();
  const about = { subjectId: userId, userId };
  await log.record(null, byAda, { action: 'user_registered', ...about });
  await log.record(null, byAda, { action: 'user_signed_in', ...about });
  clock.advance(1_000);
  await log.record(null, byAda, { action: 'user_signed_in', ...about });

  expect((await log.timelineOf('user', userId)).map(({ action }) => action)).toEqual(['user_registered']);
  expect(await log.lastTime('user_signed_in', userId)).toEqual(clock.now());
  expect(await log.lastTime('user_disabled', userId)).toBeUndefined();
});

test('says nothing of what was undone', async () => {
  const subjectId = newId();
  const withTransaction = createTransactions(database.connection);
  const undone = withTransaction(async (tx) => {
    await log.record(tx, byAda, { action: 'ticket_closed', subjectId, userId: null });
    throw new Error('undone');
  });

  await expect(undone).rejects.toThrow('undone');
  expect(await log.timelineOf('ticket', subjectId)).toEqual([]);
});

test('cannot be changed', async () => {
  const entries = database.connection.model('AuditEntry');
  await log.record(null, byAda, { action: 'list_exported', subjectId: null, userId: null });
  const before = await entries.find().lean();

  for (const change of [
    () => entries.updateOne({}, { $set: { reason: 'another' } }),
    () => entries.updateMany({}, { $set: { reason: 'another' } }),
    () => entries.findOneAndUpdate({}, { $set: { reason: 'another' } }),
    () => entries.replaceOne({}, {}),
    () => entries.deleteOne({}),
    () => entries.deleteMany({}),
    () => entries.findOneAndDelete({}),
    () => entries.findOneAndReplace({}, {}),
    () => entries.bulkWrite([{ deleteMany: { filter: {} } }]),
  ])
    await expect(change()).rejects.toThrow('never changed');
  expect(await entries.find().lean()).toEqual(before);
});

test.each(AUDIT_ACTIONS)('%s begins with what it is about', (action) => {
  expect(AUDIT_SUBJECTS).toContain(action.split('_')[0]);
});
