import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '@platform/server-kit/node-utils';
import { createMember } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { MailRecord } from './outbox.model.ts';

const HOURS = 48;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let port: number;
let api: TestApi;
let server: SMTPServer | undefined;
/** What the mail server has accepted. */
let received: { to: string | undefined; content: string }[];
beforeEach(async () => {
  received = [];
  port = await findFreePort();
  api = await startTestApi({ smtpUrl: `smtp://user:secret@127.0.0.1:${port}` });
});
afterEach(async () => {
  await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  server = undefined;
  await api.stop();
});

/**
 * Starts the mail server.
 *
 * @param knowsUser whether it takes the user of SMTP_URL
 * @param defers whether it defers all emails
 */
async function startMailServer(knowsUser = true, defers = false): Promise<void> {
  server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(knowsUser ? null : new Error('Invalid user'), { user: 'user' }),
    onRcptTo: (_address, _session, done) =>
      done(defers ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
    onData(stream, { envelope }, done) {
      void text(Readable.from(stream)).then((content) => {
        received.push({ to: envelope.rcptTo[0]?.address, content });
        done();
      });
    },
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
}

async function stopMailServer(): Promise<void> {
  await new Promise<void>((resolve) => server?.close(resolve));
  server = undefined;
}

const mails = () => api.database.connection.collection<MailRecord>('outbox');
/** Lets the delays of queued emails pass, and sends what is due. */
async function sendMails(): Promise<void> {
  await mails().updateMany({ state: 'queued' }, { $set: { nextAttemptAt: new Date(0) } });
  await api.app.jobs.runNow('send-mails');
}

/** Reads the metrics of the alert as another process reports them; those of this one are cached for some seconds. */
async function readMetrics() {
  const second = await api.startSecondInstance();
  const metrics = await second.readMetrics();
  await second.stop();
  const read = (series: string): number =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(series))
        ?.split(' ')[1],
    );
  return {
    waiting: read('platform_queue_waiting{queue="mails"'),
    oldestSeconds: read('platform_queue_oldest_seconds{queue="mails"'),
    failed: read('platform_mails_failed{'),
    deferred: read('platform_mails_deferred{'),
  };
}

test.each([
  ['is down', () => Promise.resolve()],
  ['rejects the user of SMTP_URL', () => startMailServer(false)],
])(
  'while the mail server %s for two days no mail is lost, and afterwards each is sent once',
  async (_problem, begin) => {
    await begin();
    const members = [];
    for (let count = 0; count < 3; count += 1) members.push(await createMember(api));
    const addresses = members.map(({ user }) => user.email);
    const ages: number[] = [];
    for (let hour = 1; hour <= HOURS; hour += 1) {
      api.clock.advance(HOUR_MS);
      await sendMails();
      if (hour % 24 === 1) ages.push((await readMetrics()).oldestSeconds);
    }

    // The alert `MailsAreStuck` begins at half an hour.
    expect(ages).toEqual([3_600, 25 * 3_600]);
    expect(await readMetrics()).toEqual({ waiting: 3, oldestSeconds: HOURS * 3_600, failed: 0, deferred: 0 });
    for (const member of members) expect((await member.get('/api/auth/me')).status).toBe(200);
    expect(received).toEqual([]);
    // However long it took, each email is due within a minute.
    const dueBefore = new Date(Date.now() + MINUTE_MS);
    expect(await mails().countDocuments({ state: 'queued', nextAttemptAt: { $lte: dueBefore } })).toBe(3);

    if (server) await stopMailServer();
    await startMailServer();
    await sendMails();
    await sendMails();

    expect(received.map(({ to }) => to).sort()).toEqual(addresses.sort());
    for (const { content } of received) expect(content).toMatch(/verify-email\?token=3?D?[\w-]{10}/);
    expect(await readMetrics()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0, deferred: 0 });
  },
);

test('a mail server that is away longer than a mail is deferred costs the mail no attempt', async () => {
  await createMember(api);
  for (let attempt = 0; attempt < 20; attempt += 1) await sendMails();

  expect(await mails().findOne({})).toMatchObject({ state: 'queued', attempts: 0 });
});

test('a mail that the mail server defers does not count as stuck, but as deferred', async () => {
  await startMailServer(true, true);
  await createMember(api);
  await sendMails();
  await sendMails();
  api.clock.advance(HOUR_MS);
  expect(await readMetrics()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0, deferred: 0 });
  await sendMails();
  expect(await readMetrics()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0, deferred: 1 });

  // Others are stuck as soon as no server is reached.
  await stopMailServer();
  await createMember(api);
  await sendMails();
  api.clock.advance(HOUR_MS);
  expect(await readMetrics()).toEqual({ waiting: 1, oldestSeconds: 3_600, failed: 0, deferred: 1 });
});
