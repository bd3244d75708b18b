import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { createAdministrator, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { answerQuestion, chooseNoticeMail, findNoticeMails } from '../../../test/support/notice-mails.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

/** Emails about notices, and the preferences that hold them back. */

const MINUTE_MS = 60_000;

const PREFERENCES = '/api/user/notice-preferences';

let api: TestApi;

let secondApi: TestApi;

let administrator: LoggedInClient;

beforeAll(async () => {
  api = await startTestApi();
  secondApi = await api.startSecondInstance();
  administrator = await createAdministrator(api);
});

beforeEach(() => {
  api.clock.set(START_TIME);
});

afterAll(async () => {
  await secondApi.stop();
  await api.stop();
});

const answer = (member: LoggedInClient, subject: string) =>
  answerQuestion(api, administrator, member, subject);
/** Runs the job in two processes at once. */
const sendDue = () => Promise.all([api, secondApi].map(({ app }) => app.jobs.runNow('send-notice-mails')));

async function advance(minutes: number): Promise<void> {
  api.clock.advance(minutes * MINUTE_MS);
  secondApi.clock.set(api.clock.now().toISOString());
  await sendDue();
}

const mailsOf = (member: LoggedInClient) => findNoticeMails(api, member);

const subjectsOf = async (member: LoggedInClient) => (await mailsOf(member)).map(({ subject }) => subject);

test('are sent at once, and then at most once an hour with all that came meanwhile', async () => {
  const member = await createMember(api);
  await answer(member, 'first');
  await advance(1);
  expect(await subjectsOf(member)).toEqual([expect.stringMatching(/^Re: first/)]);

  await answer(member, 'second');
  await answer(member, 'third');
  await advance(57);
  expect(await mailsOf(member)).toHaveLength(1);

  await advance(1);
  await advance(120);
  const [, summary, ...others] = await mailsOf(member);
  expect(others).toEqual([]);
  expect(summary!.subject).toBe('2 new notices in your account');
  expect(summary!.text).toMatch(
    /has answered: second\nhttp.*\/dashboard\/support\/\w+\n\n.*answered: third\n/,
  );
});

test('leave out what was read in the app meanwhile', async () => {
  const member = await createMember(api);
  for (const subject of ['first', 'second']) await answer(member, subject);
  await member.post('/api/user/notices/read', { until: api.clock.now().toISOString() });
  await answer(member, 'third');
  await advance(61);
  const [, summary] = await mailsOf(member);
  expect(summary!.text).toContain('third');
  expect(summary!.text).not.toContain('second');
});

test('are not sent for a kind that is turned off, which stays in the app', async () => {
  const member = await createMember(api);
  await chooseNoticeMail(member, 'off');
  await answer(member, 'first');
  await advance(24 * 60);
  expect(await mailsOf(member)).toEqual([]);
  const { body } = await member.get('/api/user/notices');
  expect(body.items.map(({ text }: { text: string }) => text)).toEqual(['Support has answered: first']);
});

describe('preferences', () => {
  test('list the kinds of a member, and which are always emailed', async () => {
    const member = await createMember(api);
    const { body } = await member.get(PREFERENCES);
    expect(body).toMatchObject({ timeZone: 'UTC', isTimeZoneAssumed: true });
    expect(body.kinds).toContainEqual({ kind: 'withdrawals', mail: 'always' });
    expect(body.kinds).toContainEqual({ kind: 'support_answers', mail: 'now' });
    expect(JSON.stringify(body)).not.toMatch(/admin_roles|second_approvals/);
  });

  test('change one kind, and remember the time zone', async () => {
    const member = await createMember(api);
    await chooseNoticeMail(member, 'daily', 'support_answers', 'Europe/Berlin');
    const body = await chooseNoticeMail(member, 'off', 'referral_rewards');
    expect(body).toMatchObject({ timeZone: 'Europe/Berlin', isTimeZoneAssumed: false });
    expect(body.kinds).toContainEqual({ kind: 'support_answers', mail: 'daily' });
    expect(body.kinds).toContainEqual({ kind: 'referral_rewards', mail: 'off' });
    expect(body.kinds).toContainEqual({ kind: 'work_approvals', mail: 'now' });
  });

  test.each(['Etc/Unknown', 'Europe/Atlantis', '', null, undefined])(
    'change one kind from a browser whose time zone is %j, and keep the time zone',
    async (timeZone) => {
      const member = await createMember(api);
      await chooseNoticeMail(member, 'daily', 'support_answers', 'Europe/Berlin');

      const choice = { kind: 'referral_rewards', mail: 'off', timeZone };
      const { status, body } = await member.post(PREFERENCES, choice);

      expect([status, body.timeZone]).toEqual([200, 'Europe/Berlin']);
      expect(body.kinds).toContainEqual({ kind: 'referral_rewards', mail: 'off' });
    },
  );

  test.each(['account_security', 'withdrawals', 'work_rejections', 'appeals', 'identity_verification'])(
    'cannot turn off %s',
    async (kind) => {
      const member = await createMember(api);
      const { status, body } = await member.post(PREFERENCES, { kind, mail: 'off' });
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      expect(body.details).toEqual([{ path: 'kind', message: 'This email cannot be turned off' }]);
    },
  );
});

describe('the link to unsubscribe', () => {
  const tokenIn = (text: string) => /\/unsubscribe\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

  test('turns off the optional emails of its account only, without a session, and as often as it is used', async () => {
    const [member, other] = [await createMember(api), await createMember(api)];
    for (const each of [member, other]) await answer(each, 'first');
    const [mail] = await mailsOf(member);
    const visitor = api.client();
    for (let count = 0; count < 2; count += 1)
      expect((await visitor.post('/api/unsubscribe', { token: tokenIn(mail!.text) })).status).toBe(204);

    for (const each of [member, other]) await answer(each, 'second');
    await advance(61);
    expect(await mailsOf(member)).toHaveLength(1);
    expect(await mailsOf(other)).toHaveLength(2);
    const { body } = await member.get(PREFERENCES);
    expect(body.kinds).toContainEqual({ kind: 'support_answers', mail: 'off' });
    expect(body.kinds).toContainEqual({ kind: 'withdrawals', mail: 'always' });
    expect((await chooseNoticeMail(member, 'now')).kinds).toContainEqual({
      kind: 'support_answers',
      mail: 'now',
    });
  });

  test('is in no email that cannot be turned off', async () => {
    const member = await createMember(api);
    const methods = { paymentMethod: 'paypal', paymentDetails: 'payout@example.org' };
    await member.post('/api/user/payout-methods', methods);
    const mails = await findMailsTo(api, member.user.email);
    expect(mails.map(({ subject }) => subject)).toContain('A payout method was saved');
    for (const { text } of mails) expect(tokenIn(text)).toBe('');
  });
});

test('wait an hour after an email about several notices too', async () => {
  const member = await createMember(api);
  for (const subject of ['first', 'second']) await answer(member, subject);
  await advance(60);
  await answer(member, 'third');
  await advance(59);
  expect(await mailsOf(member)).toHaveLength(2);
  await advance(1);
  expect((await mailsOf(member)).slice(1).map(({ subject }) => subject)).toEqual([
    'A new notice in your account',
    'A new notice in your account',
  ]);
});

test.each([
  ['UTC', undefined, '2026-03-11T08:00:00.000Z'],
  ['the time zone of the member', 'America/New_York', '2026-03-11T12:00:00.000Z'],
  ['a time zone with minutes', 'Asia/Kathmandu', '2026-03-11T02:15:00.000Z'],
])('come once a day at eight in %s, if the member chose so', async (_name, timeZone, expected) => {
  const member = await createMember(api);
  await chooseNoticeMail(member, 'daily', 'support_answers', timeZone);
  for (const subject of ['first', 'second']) await answer(member, subject);
  const minutes = (Date.parse(expected) - api.clock.now().getTime()) / MINUTE_MS;
  await advance(minutes - 1);
  expect(await mailsOf(member)).toEqual([]);
  await advance(1);
  await advance(24 * 60);
  expect(await subjectsOf(member)).toEqual(['2 new notices in your account']);
});

test.each([
  ['another notice', (member: LoggedInClient) => answer(member, 'second'), '2 new notices in your account'],
  [
    'a choice about another kind',
    (member: LoggedInClient) => chooseNoticeMail(member, 'off', 'referral_rewards'),
    'A new notice in your account',
  ],
])('come on the day although %s came just before', async (_name, come, expected) => {
  const member = await createMember(api);
  await chooseNoticeMail(member, 'daily');
  await answer(member, 'first');
  api.clock.set('2026-03-11T08:00:30.000Z');
  await come(member);
  await advance(1);
  expect(await subjectsOf(member)).toEqual([expected]);
});

test('follow a choice that is made while notices wait', async () => {
  const [sooner, never] = [await createMember(api), await createMember(api)];
  for (const member of [sooner, never]) {
    await chooseNoticeMail(member, 'daily');
    await answer(member, 'first');
  }
  await chooseNoticeMail(sooner, 'now');
  await chooseNoticeMail(never, 'off');
  await advance(24 * 60);
  expect(await subjectsOf(sooner)).toEqual(['A new notice in your account']);
  expect(await mailsOf(never)).toEqual([]);
});

test('are written once, also if the member gets several notices at once from two processes', async () => {
  const member = await createMember(api);
  await chooseNoticeMail(member, 'now', 'available_rewards');
  const tickets = await Promise.all(
    [1, 2, 3, 4].map((count) => member.post('/api/user/tickets', { subject: `Q${count}`, message: 'Why?' })),
  );
  await Promise.all([
    ...tickets.map(({ body }) =>
      administrator.post(`/api/admin/tickets/${body.id}/answer`, { text: 'So.', messagesRead: 1 }),
    ),
    sendDue(),
  ]);
  await advance(61);
  await advance(61);
  const mentioned = (await mailsOf(member)).flatMap(({ subject, text }) =>
    [...`${subject}\n${text}`.matchAll(/(?:Re|answered): (Q\d)/g)].map(([, name]) => name!),
  );
  expect(mentioned.sort()).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
});

describe('preferences', () => {
  test('list those of administrators for them', async () => {
    const { body } = await administrator.get(PREFERENCES);
    expect(body.kinds).toContainEqual({ kind: 'admin_roles', mail: 'always' });
    expect(body.kinds).toContainEqual({ kind: 'second_approvals', mail: 'now' });
  });
});

describe('the link to unsubscribe', () => {
  const tokenIn = (text: string) => /\/unsubscribe\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

  test('works years later, and not for another account or with another signature', async () => {
    const [member, other] = [await createMember(api), await createMember(api)];
    await answer(member, 'first');
    const [mail] = await mailsOf(member);
    const token = tokenIn(mail!.text);
    const [id, signature] = token.split('.') as [string, string];
    const forged = [`${other.user.id}.${signature}`, `${id}.${signature.slice(0, -1)}`, `${id}.`, id, 'x.y'];
    for (const each of forged) {
      const { status, body } = await api.client().post('/api/unsubscribe', { token: each });
      expect([each, status, body.code]).toEqual([each, 404, 'not_found']);
    }
    api.clock.advance(5 * 365 * 24 * 60 * MINUTE_MS);
    expect((await api.client().post('/api/unsubscribe', { token })).status).toBe(204);
  });
});
