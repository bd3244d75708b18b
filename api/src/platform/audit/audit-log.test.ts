import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@platform/contracts';
import { START_TIME, openTestDatabase } from '../../../test/support/test-api.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTransactions } from '../db/transaction.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import { SYSTEM_ACTOR } from './actor.ts';
import { createAuditLog, type AuditLog } from './audit-log.ts';

const [ada, bob] = [newId(), newId()];
const USERNAMES = new Map([
  [ada.toHexString(), 'ada'],
  [bob.toHexString(), 'bob'],
]);
const clock = createTestClock(START_TIME);

let database: Database;
let log: AuditLog;
beforeAll(async () => {
  database = await openTestDatabase();
  log = createAuditLog(database.connection, clock, () => Promise.resolve(USERNAMES));
  await database.ensureIndexes();
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

const byAda = { userId: ada, requestId: 'request-1' };

test('returns the timeline of a record in order, with usernames and reasons', async () => {
  const subjectId = newId();
  const about = { subjectId, userId: bob };
  await log.record(null, { userId: bob, requestId: 'request-0' }, { action: 'purchase_requested', ...about });
  await log.record(null, byAda, { action: 'purchase_rejected', ...about, reason: 'No payment came.' });
  clock.advance(1_000);
  await log.record(null, SYSTEM_ACTOR, { action: 'purchase_cancelled', ...about });
  await log.record(null, byAda, { action: 'user_disabled', ...about });

  expect(await log.getTimeline('purchase', subjectId)).toEqual([
    { at: START_TIME, action: 'purchase_requested', by: 'bob', reason: null, documentsViewed: null },
    {
      at: START_TIME,
      action: 'purchase_rejected',
      by: 'ada',
      reason: 'No payment came.',
      documentsViewed: null,
    },
    {
      at: '2026-03-10T12:00:01.000Z',
      action: 'purchase_cancelled',
      by: null,
      reason: null,
      documentsViewed: null,
    },
  ]);
});

test('omits sign-ins from the timeline of an account but returns the time of the last one', async () => {
  const userId = newId();
  const about = { subjectId: userId, userId };
  await log.record(null, byAda, { action: 'user_registered', ...about });
  await log.record(null, byAda, { action: 'user_signed_in', ...about });
  clock.advance(1_000);
  await log.record(null, byAda, { action: 'user_signed_in', ...about });

  expect((await log.getTimeline('user', userId)).map(({ action }) => action)).toEqual(['user_registered']);
  expect(await log.findLastSignIn(userId)).toEqual(clock.now());
});

test('counts a sign-up as a sign-in, but not an account that the platform creates', async () => {
  const [member, predefined] = [newId(), newId()];
  const record = (by: typeof byAda | typeof SYSTEM_ACTOR, id: typeof member) =>
    log.record(null, by, { action: 'user_registered', subjectId: id, userId: id });
  await record({ userId: member, requestId: 'request-1' }, member);
  await record(SYSTEM_ACTOR, predefined);

  expect(await log.findLastSignIn(member)).toEqual(clock.now());
  expect(await log.findLastSignIn(predefined)).toBeUndefined();
});

test('keeps no entry of a transaction that is rolled back', async () => {
  const subjectId = newId();
  const withTransaction = createTransactions(database.connection);
  const transaction = withTransaction(async (tx) => {
    await log.record(tx, byAda, { action: 'ticket_closed', subjectId, userId: null });
    throw new Error('rolled back');
  });

  await expect(transaction).rejects.toThrow('rolled back');
  expect(await log.getTimeline('ticket', subjectId)).toEqual([]);
});

test('rejects every update and delete', async () => {
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
    await expect(change()).rejects.toThrow('append-only');
  expect(await entries.find().lean()).toEqual(before);
});

test.each(AUDIT_ACTIONS)('the action %s begins with its subject', (action) => {
  expect(AUDIT_SUBJECTS).toContain(action.split('_')[0]);
});
