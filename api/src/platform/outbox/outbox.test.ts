import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { SAMPLE_OPERATOR } from '@platform/contracts';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { START_TIME, openTestDatabase } from '../../../test/support/test-api.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createEncryptor } from '../crypto/encryptor.ts';
import type { Database } from '../db/database.ts';
import { createTransactions, type WithTransaction } from '../db/transaction.ts';
import { emailTemplate } from './email-template.ts';
import type { MailRecord } from './outbox.model.ts';
import { createOutbox, type NewMail, type Outbox } from './outbox.ts';
import { createMailer, type Mailer } from './mailer.ts';

const clock = createTestClock(START_TIME);
const OPERATOR = {
  ...{ name: 'Skill Works Ltd', address: '5 Market Street, Leeds', email: 'office@skill-works.example' },
  register: 'Companies House 01234567',
  retentionDays: SAMPLE_OPERATOR.retentionDays,
};
/** What every mail ends with. */
const SENDER = `

--${' '}
Skill Works Ltd
5 Market Street, Leeds
Companies House 01234567
office@skill-works.example`;
const encryptor = createEncryptor([{ id: 'test-1', key: randomBytes(32) }]);
const MAIL: NewMail = {
  to: 'ada@example.com',
  userId: null,
  subject: 'Your link',
  text: emailTemplate('ada', [
    'Open it:',
    'https://example.org/?token=the-token',
    'Übrigens: it is good once.',
  ]),
  secret: 'the-token',
};

let database: Database;
let withTransaction: WithTransaction;
let server: SMTPServer;
let smtpUrl: string;
/** The emails that the test server received. */
let received: { to: string[]; mail: Email }[];
/** The SMTP error code that the test server responds with; `undefined` to accept mails. */
let errorCode: number | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
  withTransaction = createTransactions(database.connection);
  server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      done(
        errorCode ? Object.assign(new Error(`<${address}> is rejected`), { responseCode: errorCode }) : null,
      );
    },
    onData(stream, session, done) {
      void PostalMime.parse(Readable.toWeb(stream) as ReadableStream).then((mail) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
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
  received = [];
  errorCode = undefined;
  await database.connection.collection('outbox').deleteMany({});
});

const createTestMailer = () => createMailer(smtpUrl, 'no-reply@example.org');
const createTestOutbox = (mailer: Mailer | undefined): Outbox => {
  database.connection.deleteModel(/^Mail$/);
  return createOutbox({ connection: database.connection, encryptor, clock, mailer, operator: OPERATOR });
};
const queue = (outbox: Outbox, change: Partial<NewMail> = {}) =>
  withTransaction((tx) => outbox.queue(tx, { ...MAIL, ...change }));
const mails = () => database.connection.collection<MailRecord>('outbox');
const findOnlyMail = async (): Promise<MailRecord> => (await mails().findOne({}))!;
/** Makes queued emails due, as if the retry delay or the lease of a crashed process had expired. */
const expireDelays = () => mails().updateMany({ state: 'queued' }, { $set: { nextAttemptAt: new Date(0) } });

test('keeps mails for administrators if no mail server is configured, with a secret that can be revealed', async () => {
  const outbox = createTestOutbox(undefined);
  await queue(outbox);
  await outbox.deliver();
  const mail = await findOnlyMail();

  expect(mail).toMatchObject({ state: 'kept', attempts: 0, nextAttemptAt: null });
  expect(JSON.stringify(mail)).not.toContain('the-token');
  expect(outbox.isRevealable(mail)).toBe(true);
  expect(outbox.revealText(mail)).toBe(MAIL.text + SENDER);
});

test('keeps a mail whose key this process does not have, until one that has it sends it', async () => {
  const outbox = createTestOutbox(createTestMailer());
  await queue(outbox);
  const { encryptedSecret } = await findOnlyMail();
  const ofNewKey = `new${encryptedSecret!.slice(encryptedSecret!.indexOf('.'))}`;
  await mails().updateMany({}, { $set: { encryptedSecret: ofNewKey } });
  await outbox.deliver();
  expect(await findOnlyMail()).toMatchObject({ state: 'queued', encryptedSecret: ofNewKey });

  await mails().updateMany({}, { $set: { encryptedSecret } });
  await expireDelays();
  await outbox.deliver();
  expect(received).toHaveLength(1);
});

test('masks the token of a link pasted into a message', async () => {
  const outbox = createTestOutbox(undefined);
  const link = 'https://www.example.org/reset-password?token=a-token';
  await queue(outbox, {
    text: `This does not work: ${link}\nAnd https://shop.example/?token=7.`,
    secret: undefined,
  });
  const mail = await findOnlyMail();

  expect(mail.text).toBe(
    `This does not work: https://www.example.org/reset-password?token=••••••••\nAnd https://shop.example/?token=7.${SENDER}`,
  );
  expect(outbox.isRevealable(mail)).toBe(false);
});

test('sends a mail to its recipient once, with the name and address of the operator, and deletes its secret', async () => {
  const outbox = createTestOutbox(createTestMailer());
  await queue(outbox);
  const queued = await findOnlyMail();
  await outbox.deliver();
  await outbox.deliver();
  const sent = await findOnlyMail();

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    to: ['ada@example.com'],
    mail: {
      from: { name: 'AI Skill', address: 'no-reply@example.org' },
      subject: 'Your link',
      messageId: `<${sent._id.toHexString()}@example.org>`,
      text: `${MAIL.text}${SENDER}\n`,
    },
  });
  expect(sent).toMatchObject({ state: 'sent', attempts: 1, sentAt: clock.now(), encryptedSecret: null });
  for (const mail of [queued, sent]) {
    expect(mail.text).not.toContain('the-token');
    expect(outbox.isRevealable(mail)).toBe(false);
  }
});

test('tells mail programs where to unsubscribe with one click, and masks the link in the database', async () => {
  const outbox = createTestOutbox(createTestMailer());
  const unsubscribeUrl = 'https://example.org/unsubscribe?token=the-token';
  await queue(outbox, { unsubscribeUrl });
  expect(JSON.stringify(await findOnlyMail())).not.toContain('the-token');
  await outbox.deliver();
  await queue(outbox);
  await outbox.deliver();

  const headers = received.map(({ mail }) =>
    mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
  );
  expect(headers).toEqual([
    [
      ['list-unsubscribe', `<${unsubscribeUrl}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ],
    [],
  ]);
});

test('queues no mail if the transaction is rolled back', async () => {
  const outbox = createTestOutbox(createTestMailer());
  const transaction = withTransaction(async (tx) => {
    await outbox.queue(tx, MAIL);
    throw new Error('rolled back');
  });

  await expect(transaction).rejects.toThrow('rolled back');
  expect(await mails().countDocuments()).toBe(0);
});

test('sends each mail once even with several processes', async () => {
  const outboxes = Array.from({ length: 4 }, () => createTestOutbox(createTestMailer()));
  for (let count = 0; count < 12; count += 1)
    await queue(outboxes[0]!, { to: `reader-${count}@example.com` });

  await Promise.all(outboxes.map((outbox) => outbox.deliver()));

  expect(received.map(({ to }) => to[0]).sort()).toEqual(
    Array.from({ length: 12 }, (_, count) => `reader-${count}@example.com`).sort(),
  );
  expect(await mails().countDocuments({ state: 'sent' })).toBe(12);
});

test('retries a mail under the same message id if a process dies while sending it', async () => {
  const { promise: never } = Promise.withResolvers<never>();
  const mailer = createTestMailer();
  const dying = createTestOutbox({ send: async (mail) => mailer.send(mail).then(() => never) });
  await queue(dying);
  void dying.deliver();
  const successor = createTestOutbox(mailer);
  while (received.length === 0) await successor.deliver();
  expect(received).toHaveLength(1);

  await expireDelays();
  await successor.deliver();

  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect(await findOnlyMail()).toMatchObject({ state: 'sent', attempts: 2 });
});

test('sends what waits for longer than it can, because the clock was set back', async () => {
  const outbox = createTestOutbox(createTestMailer());
  for (const attempts of [0, 1, 3]) {
    const to = `reader-${attempts}@example.com`;
    await queue(outbox, { to });
    const inAnHour = new Date(Date.now() + 3_600_000);
    await mails().updateOne({ to }, { $set: { attempts, nextAttemptAt: inAnHour } });
  }
  // The fourth delay of a mail is an hour, so that this one waits as it has to.
  await queue(outbox, { to: 'reader-4@example.com' });
  const change = { attempts: 4, nextAttemptAt: new Date(Date.now() + 3_600_000) };
  await mails().updateOne({ to: 'reader-4@example.com' }, { $set: change });

  await outbox.deliver();

  expect(received.map(({ to }) => to[0]).sort()).toEqual([0, 1, 3].map((n) => `reader-${n}@example.com`));
});

test('retries a deferred mail with increasing delays and finally marks it as failed', async () => {
  errorCode = 451;
  const outbox = createTestOutbox(createTestMailer());
  await queue(outbox);
  const delaysMinutes: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const startedAtMs = Date.now();
    await outbox.deliver();
    const { state, nextAttemptAt } = await findOnlyMail();
    if (state === 'queued') delaysMinutes.push(Math.floor((nextAttemptAt!.getTime() - startedAtMs) / 60_000));
    await expireDelays();
  }

  expect(delaysMinutes).toEqual([1, 5, 15, 60, 240, 720, 1_440]);
  expect(await findOnlyMail()).toMatchObject({ state: 'failed', attempts: 8, encryptedSecret: null });
});

test('does not retry a permanently rejected mail and masks the address in the stored error', async () => {
  errorCode = 550;
  const outbox = createTestOutbox(createTestMailer());
  await queue(outbox);
  await outbox.deliver();

  const { state, lastError } = await findOnlyMail();
  expect(state).toBe('failed');
  expect(lastError).toContain('550');
  expect(lastError).not.toContain('ada@example.com');
});

test('stops after one attempt if the mail server is unreachable and sends all mails once it is back', async () => {
  const unreachable = createTestOutbox(createMailer('smtp://127.0.0.1:9', 'no-reply@example.org'));
  await queue(unreachable);
  await queue(unreachable, { to: 'bob@example.com' });
  await unreachable.deliver();
  expect(await mails().countDocuments({ lastError: null, state: 'queued' })).toBe(1);
  expect(await mails().countDocuments({ lastError: { $ne: null }, state: 'queued' })).toBe(1);

  await expireDelays();
  await createTestOutbox(createTestMailer()).deliver();

  expect(received).toHaveLength(2);
});

test('cannot be tricked into adding headers or recipients through a subject or an address', async () => {
  const outbox = createTestOutbox(createTestMailer());
  await queue(outbox, { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nMore' });
  await queue(outbox, { to: 'ada@example.com, eve@example.com' });
  await outbox.deliver();

  expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  const [first] = received;
  expect(first!.to).toEqual(['ada@example.com']);
  expect(first!.mail.bcc).toBeUndefined();
  expect(first!.mail.subject).toContain('Hello');
});
