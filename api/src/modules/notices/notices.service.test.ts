import { randomBytes } from 'node:crypto';
import { SAMPLE_OPERATOR } from '@platform/contracts';
import { createLogger } from '@platform/server-kit/logging';
import { openTestDatabase } from '../../../test/support/test-api.ts';
import type { Database } from '../../platform/db/database.ts';
import { createTransactions } from '../../platform/db/transaction.ts';
import { createEncryptor } from '../../platform/crypto/encryptor.ts';
import { newId } from '../../platform/ids.ts';
import { createOutbox } from '../../platform/outbox/outbox.ts';
import { createNotices, type NewNotice } from './notices.service.ts';

const logger = createLogger('test', 'silent');
const clock = { now: () => new Date('2026-03-10T12:00:00.000Z') };
let database: Database;
let other: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  other = await openTestDatabase(database.connection.name);
  for (const { connection } of [database, other]) createTestNotices(connection);
  await database.ensureIndexes();
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
  await other.close();
});

function createTestNotices(connection: Database['connection']) {
  const encryptor = createEncryptor([{ id: 'test-1', key: randomBytes(32) }]);
  const options = { connection, encryptor, clock, mailer: undefined, operator: SAMPLE_OPERATOR };
  const outbox = createOutbox(options);
  const inTransaction = createTransactions(connection);
  const settings = { sessionSecret: 'a secret of the tests', shellOrigin: 'https://example.org' };
  return {
    notices: createNotices({ connection, clock, outbox, settings, withTransaction: inTransaction, logger }),
    inTransaction,
  };
}

function createEvent(): NewNotice {
  const userId = newId();
  const mail = { to: `${userId.toHexString()}@example.com`, userId, subject: 'It happened', text: 'Hello' };
  return {
    userId,
    kind: 'withdrawals',
    text: 'It happened',
    path: '/dashboard',
    key: 'event-1',
    mails: [mail],
  };
}

const count = (name: string, { userId }: NewNotice) =>
  database.connection.collection(name).countDocuments({ userId });

test('writes an event once and mails it once, also if two processes announce it at once', async () => {
  const event = createEvent();
  const processes = [database, other].map(({ connection }) => createTestNotices(connection));
  await Promise.all(
    [...processes, ...processes].map(({ notices, inTransaction }) =>
      inTransaction((tx) => notices.notify(tx, event)),
    ),
  );
  expect([await count('notices', event), await count('outbox', event)]).toEqual([1, 1]);
});

test('neither writes nor mails an event whose transaction fails', async () => {
  const event = createEvent();
  const { notices, inTransaction } = createTestNotices(database.connection);
  const failing = inTransaction(async (tx) => {
    await notices.notify(tx, event);
    throw new Error('The event did not happen.');
  });
  await expect(failing).rejects.toThrow('did not happen');
  expect([await count('notices', event), await count('outbox', event)]).toEqual([0, 0]);
});
