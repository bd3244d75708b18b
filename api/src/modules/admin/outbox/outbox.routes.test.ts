import { randomBytes } from 'node:crypto';
import type { MailRow } from '@platform/contracts';
import {
  createMember,
  createAdministrator,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
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

test('shows the full email without a mail server, so that an administrator can pass its link on', async () => {
  const [, row] = (await list('')).items as MailRow[];
  const { status, body } = await administrator.get(`${OUTBOX}/${row!.id}`);
  const token = /verify-email\?token=([\w-]+)/.exec(body.text as string)?.[1];

  expect(status).toBe(200);
  expect(body).toMatchObject(row!);
  expect((await api.client().post('/api/auth/verify-email', { token })).status).toBe(204);
});

test('hides the secret of an email from administrators if a mail server is set up', async () => {
  const sending = await startTestApi({
    smtpUrl: 'smtp://127.0.0.1:9',
    encryptionKeys: [{ id: 'test-1', key: randomBytes(32) }],
  });
  const viewer = await createAdministrator(sending);
  const [row] = (await viewer.get(OUTBOX)).body.items as MailRow[];
  const { body } = await viewer.get(`${OUTBOX}/${row!.id}`);

  expect(row!.state).toBe('queued');
  expect(body.text).toContain('verify-email?token=••••••••');
  await sending.stop();
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
