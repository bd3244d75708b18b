import { randomBytes } from 'node:crypto';
import type { MailRow } from '@platform/contracts';
import {
  createMember,
  createAdministrator,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { findMailedToken } from '../../../../test/support/captured-mails.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../platform/clock.ts';

let api: TestApi;
let administrator: LoggedInClient;
let member: LoggedInClient;
let range: string;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api, 'console');
  api.clock.advance(DAY_MS);
  range = `from=${api.clock.now().toISOString()}`;
  member = await createMember(api, { username: 'mailed-member' });
  api.clock.advance(1_000);
  await member.post('/api/user/referrals', { email: 'friend@example.com' });
});
afterAll(() => api.stop());

const OUTBOX = '/api/admin/outbox';
const list = async (query: string) => (await administrator.get(`${OUTBOX}?${range}&${query}`)).body;
const recipientsOf = async (query: string): Promise<string[]> =>
  ((await list(query)).items as MailRow[]).map(({ to }) => to);

test('lists every email with its state and a masked address, newest first', async () => {
  const { items, next } = await list('');

  expect(next).toBeNull();
  expect(items).toEqual([
    {
      id: expect.any(String),
      to: 'f••••@e••••',
      userId: null,
      username: null,
      subject: expect.any(String),
      state: 'kept',
      createdAt: api.clock.now().toISOString(),
      sentAt: null,
      attempts: 0,
      lastError: null,
      nextAttemptAt: null,
    },
    expect.objectContaining({ to: 'm••••@e••••', userId: member.user.id, username: 'mailed-member' }),
  ]);
});

describe('a link with a secret', () => {
  const read = async (id: string) => (await administrator.get(`${OUTBOX}/${id}`)).body;
  const reveal = (id: string, by = administrator) => by.post(`${OUTBOX}/${id}/reveal`);
  const findReveals = async () =>
    (await administrator.get('/api/admin/audit?action=mail_revealed')).body.items;

  test('is masked until an administrator reveals it, which is recorded each time', async () => {
    const [invitation, confirmation] = (await list('')).items as MailRow[];
    const masked = await read(confirmation!.id);

    expect(masked).toMatchObject({ ...confirmation, revealable: true });
    expect(masked.text).toContain('verify-email?token=••••••••\n');
    expect(await read(invitation!.id)).toMatchObject({ revealable: false });
    expect(await findReveals()).toEqual([]);

    const [first, second] = [await reveal(confirmation!.id), await reveal(confirmation!.id)];
    const token = /verify-email\?token=([\w-]+)/.exec(first.body.text as string)?.[1];

    expect([first.status, second.body]).toEqual([200, first.body]);
    const entry = {
      by: administrator.user.username,
      subjectId: confirmation!.id,
      userId: member.user.id,
      username: 'mailed-member',
    };
    expect(await findReveals()).toMatchObject([entry, entry]);
    expect((await api.client().post('/api/auth/verify-email', { token })).status).toBe(204);
  });

  test('appears in no list and no export, for a password reset either', async () => {
    await api.client().post('/api/auth/forgot-password', { email: member.user.email });
    await api.app.jobs.runNow('answer-reset-requests');
    const token = await findMailedToken(api, member.user.email, '/reset-password');
    const { items } = (await administrator.get(`${OUTBOX}?userId=${member.user.id}`)).body as {
      items: MailRow[];
    };
    const details = await Promise.all(items.map(({ id }) => read(id)));
    const file = await administrator.get(`${OUTBOX}.csv?userId=${member.user.id}`);

    expect(items.map(({ subject }) => subject)).toContain('Set a new password');
    expect(JSON.stringify([items, details, file.body])).not.toContain(token);
    await api.database.connection.collection('outbox').deleteMany({ subject: 'Set a new password' });
  });

  test('is not revealed by an email without one', async () => {
    const [invitation] = (await list('')).items as MailRow[];
    const before = await findReveals();
    const { status, body } = await reveal(invitation!.id);

    expect([status, body.code]).toEqual([409, 'wrong_state']);
    expect(await findReveals()).toEqual(before);
  });

  test('stays hidden from administrators if a mail server is set up', async () => {
    const sending = await startTestApi({
      smtpUrl: 'smtp://127.0.0.1:9',
      encryptionKeys: [{ id: 'test-1', key: randomBytes(32) }],
    });
    const viewer = await createAdministrator(sending);
    const rows = (await viewer.get(OUTBOX)).body.items as MailRow[];
    const row = rows.find(({ subject }) => subject.startsWith('Confirm'));
    const { body } = await viewer.get(`${OUTBOX}/${row!.id}`);

    expect(row!.state).toBe('queued');
    expect(body.text).toContain('verify-email?token=••••••••');
    expect((await reveal(row!.id, viewer)).body.code).toBe('wrong_state');
    await sending.stop();
  });
});

test('shows the error of the mail server for a failed email', async () => {
  const failed = { state: 'failed', attempts: 8, lastError: '550 no such mailbox' };
  await api.database.connection
    .collection('outbox')
    .updateOne({ to: 'friend@example.com' }, { $set: failed });

  expect((await list('state=failed')).items).toMatchObject([{ to: 'f••••@e••••', ...failed }]);
  expect(await recipientsOf('state=kept')).toEqual(['m••••@e••••']);
  expect(await recipientsOf('state=sent')).toEqual([]);
});

test('filters by user and searches by username or id', async () => {
  const [newest] = (await list('')).items as MailRow[];

  expect(await recipientsOf(`userId=${member.user.id}`)).toEqual(['m••••@e••••']);
  expect(await recipientsOf('q=mailed')).toEqual(['m••••@e••••']);
  expect(await recipientsOf(`q=${newest!.id}`)).toEqual(['f••••@e••••']);
  expect(await recipientsOf('q=unknown')).toEqual([]);
  expect(await recipientsOf('sort=oldest')).toEqual(['m••••@e••••', 'f••••@e••••']);
});

test('paginates', async () => {
  const first = await list('limit=1');
  const second = await list(`limit=1&cursor=${first.next}`);

  expect([...first.items, ...second.items]).toEqual((await list('')).items);
  expect(second.next).toBeNull();
});

test.each(['state=lost', 'sort=to', 'q[$ne]=1', 'color=red', 'cursor=abc'])('rejects %s', async (query) => {
  expect((await administrator.get(`${OUTBOX}?${query}`)).body.code).toBe('invalid_request');
});

test.each(['1', 'f'.repeat(24), '%24ne'])('responds with 404 to the email id %s', async (id) => {
  expect((await administrator.get(`${OUTBOX}/${id}`)).body.code).toBe('not_found');
  expect((await administrator.post(`${OUTBOX}/${id}/reveal`)).body.code).toBe('not_found');
});

test('exports a masked CSV file and records the export in the audit log', async () => {
  const { body } = await administrator.get(`${OUTBOX}.csv?${range}&sort=oldest`);

  expect((body as string).trim().split('\r\n')).toHaveLength(3);
  expect(body).not.toContain('@example.com');
  const [entry] = (await administrator.get('/api/admin/audit?action=list_exported')).body.items;
  expect(entry).toMatchObject({
    by: administrator.user.username,
    reason: expect.stringMatching(/^outbox\.csv/),
  });
});
