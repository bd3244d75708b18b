import { randomBytes } from 'node:crypto';
import type { MailRow } from '@platform/contracts';
import { aMember, anAdministrator, type SignedIn } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

let api: TestApi;
let administrator: SignedIn;
let member: SignedIn;
let span: string;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api, 'console');
  api.clock.advance(DAY_MS);
  span = `from=${api.clock.now().toISOString()}`;
  member = await aMember(api, { username: 'mailed-member' });
  api.clock.advance(1_000);
  await member.post('/api/user/referrals', { email: 'friend@example.com' });
});
afterAll(() => api.stop());

const OUTBOX = '/api/admin/outbox';
const list = async (query: string) => (await administrator.get(`${OUTBOX}?${span}&${query}`)).body;
const readersOf = async (query: string): Promise<string[]> =>
  ((await list(query)).items as MailRow[]).map(({ to }) => to);

test('lists every mail with its state and a masked address, the newest first', async () => {
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

test('without a mail server an administrator reads a mail whole, so that its link can be passed on', async () => {
  const [, row] = (await list('')).items as MailRow[];
  const { status, body } = await administrator.get(`${OUTBOX}/${row!.id}`);
  const token = /verify-email\?token=([\w-]+)/.exec(body.text as string)?.[1];

  expect(status).toBe(200);
  expect(body).toMatchObject(row!);
  expect((await api.client().post('/api/auth/verify-email', { token })).status).toBe(204);
});

test('with a mail server nobody but its reader sees the secret of a mail', async () => {
  const sending = await startTestApi({
    smtpUrl: 'smtp://127.0.0.1:9',
    sealKeys: [{ id: 'test-1', key: randomBytes(32) }],
  });
  const reader = await anAdministrator(sending);
  const [row] = (await reader.get(OUTBOX)).body.items as MailRow[];
  const { body } = await reader.get(`${OUTBOX}/${row!.id}`);

  expect(row!.state).toBe('queued');
  expect(body.text).toContain('verify-email?token=••••••••');
  await sending.stop();
});

test('tells of a mail that failed what the mail server said', async () => {
  const failed = { state: 'failed', attempts: 8, lastError: '550 no such mailbox' };
  await api.database.connection
    .collection('outbox')
    .updateOne({ to: 'friend@example.com' }, { $set: failed });

  expect((await list('state=failed')).items).toMatchObject([{ to: 'f••••@e••••', ...failed }]);
  expect(await readersOf('state=kept')).toEqual(['m••••@e••••']);
  expect(await readersOf('state=sent')).toEqual([]);
});

test('is narrowed by user and searched by name or id', async () => {
  const [newest] = (await list('')).items as MailRow[];

  expect(await readersOf(`userId=${member.user.id}`)).toEqual(['m••••@e••••']);
  expect(await readersOf('q=mailed')).toEqual(['m••••@e••••']);
  expect(await readersOf(`q=${newest!.id}`)).toEqual(['f••••@e••••']);
  expect(await readersOf('q=nobody')).toEqual([]);
  expect(await readersOf('sort=oldest')).toEqual(['m••••@e••••', 'f••••@e••••']);
});

test('comes page by page', async () => {
  const first = await list('limit=1');
  const second = await list(`limit=1&cursor=${first.next}`);

  expect([...first.items, ...second.items]).toEqual((await list('')).items);
  expect(second.next).toBeNull();
});

test.each(['state=lost', 'sort=to', 'q[$ne]=1', 'color=red', 'cursor=abc'])('refuses %s', async (query) => {
  expect((await administrator.get(`${OUTBOX}?${query}`)).body.code).toBe('invalid_request');
});

test.each(['1', 'f'.repeat(24), '%24ne'])('a mail %s does not exist', async (id) => {
  expect((await administrator.get(`${OUTBOX}/${id}`)).body.code).toBe('not_found');
});

test('is also a file, masked, and whoever takes it is in the log', async () => {
  const { body } = await administrator.get(`${OUTBOX}.csv?${span}&sort=oldest`);

  expect((body as string).trim().split('\r\n')).toHaveLength(3);
  expect(body).not.toContain('@example.com');
  const [entry] = (await administrator.get('/api/admin/audit?action=list_exported')).body.items;
  expect(entry).toMatchObject({
    by: administrator.user.username,
    reason: expect.stringMatching(/^outbox\.csv/),
  });
});
