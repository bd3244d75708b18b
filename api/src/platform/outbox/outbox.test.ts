import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { START, openTestDatabase } from '../../testing/test-api.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createSealer } from '../crypto/sealer.ts';
import type { Database } from '../db/database.ts';
import { createTransactions, type WithTransaction } from '../db/transaction.ts';
import { letter } from './letter.ts';
import type { MailRecord } from './outbox.model.ts';
import { createOutbox, type NewMail, type Outbox } from './outbox.ts';
import { createPostman, type Postman } from './postman.ts';

const clock = createTestClock(START);
const sealer = createSealer([{ id: 'test-1', key: randomBytes(32) }]);
const MAIL: NewMail = {
  to: 'ada@example.com',
  userId: null,
  subject: 'Your link',
  text: letter('ada', ['Open it:', 'https://example.org/?token=the-token', 'Übrigens: it is good once.']),
  secret: 'the-token',
};

let database: Database;
let withTransaction: WithTransaction;
let server: SMTPServer;
let smtpUrl: string;
/** What the mail server got, and what it is to say: an error's code, or nothing for yes. */
let arrived: { to: string[]; mail: Email }[];
let says: number | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
  withTransaction = createTransactions(database.connection);
  server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      done(says ? Object.assign(new Error(`<${address}> is not taken`), { responseCode: says }) : null);
    },
    onData(stream, session, done) {
      void PostalMime.parse(Readable.toWeb(stream)).then((mail) => {
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await database.connection.dropDatabase();
  await database.close();
});
beforeEach(async () => {
  arrived = [];
  says = undefined;
  await database.connection.collection('outbox').deleteMany({});
});

const sending = () => createPostman(smtpUrl, 'no-reply@example.org');
const outboxWith = (postman: Postman | undefined): Outbox => {
  database.connection.deleteModel(/^Mail$/);
  return createOutbox({ connection: database.connection, sealer, clock, postman });
};
const queue = (outbox: Outbox, change: Partial<NewMail> = {}) =>
  withTransaction((tx) => outbox.queue(tx, { ...MAIL, ...change }));
const mails = () => database.connection.collection<MailRecord>('outbox');
const only = async (): Promise<MailRecord> => (await mails().findOne({}))!;
/** As when the wait after an attempt, or the lease of whoever died in one, is over. */
const waitOver = () => mails().updateMany({ state: 'queued' }, { $set: { nextAttemptAt: new Date(0) } });

test('without a mail server a mail is kept for administrators, all of it', async () => {
  const outbox = outboxWith(undefined);
  await queue(outbox);
  await outbox.deliver();
  const mail = await only();

  expect(mail).toMatchObject({ state: 'kept', attempts: 0, nextAttemptAt: null });
  expect(JSON.stringify(mail)).not.toContain('the-token');
  expect(outbox.wordsOf(mail)).toBe(MAIL.text);
});

test('a mail is brought to its reader and no more, and its secret is gone', async () => {
  const outbox = outboxWith(sending());
  await queue(outbox);
  const queued = await only();
  await outbox.deliver();
  await outbox.deliver();
  const sent = await only();

  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({
    to: ['ada@example.com'],
    mail: {
      from: { name: 'AI Skill', address: 'no-reply@example.org' },
      subject: 'Your link',
      messageId: `<${sent._id.toHexString()}@example.org>`,
      text: `${MAIL.text}\n`,
    },
  });
  expect(sent).toMatchObject({ state: 'sent', attempts: 1, sentAt: clock.now(), sealedSecret: null });
  for (const mail of [queued, sent]) expect(outbox.wordsOf(mail)).not.toContain('the-token');
});

test('a mail of something that was undone does not exist', async () => {
  const outbox = outboxWith(sending());
  const undone = withTransaction(async (tx) => {
    await outbox.queue(tx, MAIL);
    throw new Error('undone');
  });

  await expect(undone).rejects.toThrow('undone');
  expect(await mails().countDocuments()).toBe(0);
});

test('many processes at once send each mail once', async () => {
  const outboxes = Array.from({ length: 4 }, () => outboxWith(sending()));
  for (let count = 0; count < 12; count += 1)
    await queue(outboxes[0]!, { to: `reader-${count}@example.com` });

  await Promise.all(outboxes.map((outbox) => outbox.deliver()));

  expect(arrived.map(({ to }) => to[0]).sort()).toEqual(
    Array.from({ length: 12 }, (_, count) => `reader-${count}@example.com`).sort(),
  );
  expect(await mails().countDocuments({ state: 'sent' })).toBe(12);
});

test('a process that dies while it sends leaves the mail to another, under the same id', async () => {
  const { promise: never } = Promise.withResolvers<never>();
  const real = sending();
  const dying = outboxWith({ send: async (mail) => real.send(mail).then(() => never) });
  await queue(dying);
  void dying.deliver();
  const heir = outboxWith(real);
  while (arrived.length === 0) await heir.deliver();
  expect(arrived).toHaveLength(1);

  await waitOver();
  await heir.deliver();

  expect(arrived).toHaveLength(2);
  expect(new Set(arrived.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect(await only()).toMatchObject({ state: 'sent', attempts: 2 });
});

test('what is refused for now is tried again, later and later, and has failed in the end', async () => {
  says = 451;
  const outbox = outboxWith(sending());
  await queue(outbox);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const beganAtMs = Date.now();
    await outbox.deliver();
    const { state, nextAttemptAt } = await only();
    if (state === 'queued') waits.push(Math.floor((nextAttemptAt!.getTime() - beganAtMs) / 60_000));
    await waitOver();
  }

  expect(waits).toEqual([1, 5, 15, 60, 240, 720, 1_440]);
  expect(await only()).toMatchObject({ state: 'failed', attempts: 8, sealedSecret: null });
});

test('what is refused for good is not tried again; the address stays masked', async () => {
  says = 550;
  const outbox = outboxWith(sending());
  await queue(outbox);
  await outbox.deliver();

  const { state, lastError } = await only();
  expect(state).toBe('failed');
  expect(lastError).toContain('550');
  expect(lastError).not.toContain('ada@example.com');
});

test('a mail server that is away costs one attempt at a time, and gets the mail when it is back', async () => {
  const away = outboxWith(createPostman('smtp://127.0.0.1:9', 'no-reply@example.org'));
  await queue(away);
  await queue(away, { to: 'bob@example.com' });
  await away.deliver();
  expect(await mails().countDocuments({ attempts: 0, state: 'queued' })).toBe(1);
  expect(await mails().countDocuments({ attempts: 1, state: 'queued' })).toBe(1);

  await waitOver();
  await outboxWith(sending()).deliver();

  expect(arrived).toHaveLength(2);
});

test('neither a subject nor an address can add a header or a reader', async () => {
  const outbox = outboxWith(sending());
  await queue(outbox, { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nMore' });
  await queue(outbox, { to: 'ada@example.com, eve@example.com' });
  await outbox.deliver();

  expect(arrived.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  const [first] = arrived;
  expect(first!.to).toEqual(['ada@example.com']);
  expect(first!.mail.bcc).toBeUndefined();
  expect(first!.mail.subject).toContain('Hello');
});
