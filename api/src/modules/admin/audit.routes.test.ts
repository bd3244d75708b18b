import type { AuditEntry } from '@platform/contracts';
import { aMember, anAdministrator, sendPapers, type SignedIn } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

let api: TestApi;
let administrator: SignedIn;
let other: SignedIn;
let member: SignedIn;
let verification: string;
let span: string;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
  other = await anAdministrator(api);
  member = await aMember(api, { username: 'audited-member' });
  // From here on it is known what the log has to say.
  api.clock.advance(DAY_MS);
  span = `from=${api.clock.now().toISOString()}`;
  verification = await sendPapers(member);
  api.clock.advance(1_000);
  await administrator.post(`/api/admin/verifications/${verification}/reveal`);
  api.clock.advance(1_000);
  const why = { reason: 'The papers cannot be read.' };
  await other.post(`/api/admin/verifications/${verification}/reject`, why);
  api.clock.advance(1_000);
  await api.client().post('/api/auth/login', { username: 'nobody-knows', password: 'a password' });
});
afterAll(() => api.stop());

const AUDIT = '/api/admin/audit';
const list = async (query: string) => (await administrator.get(`${AUDIT}?${span}&${query}`)).body;
const actionsOf = async (query: string): Promise<string[]> =>
  ((await list(query)).items as AuditEntry[]).map(({ action }) => action);

const SUBMITTED = 'verification_submitted';
const REVEALED = 'verification_revealed';
const REJECTED = 'verification_rejected';
const REFUSED = 'user_sign_in_refused';

test('tells who did what to whom, and why, the newest first', async () => {
  const { items, next } = await list('');
  const about = { userId: member.user.id, username: 'audited-member', subjectId: verification };

  expect(next).toBeNull();
  expect(items).toMatchObject([
    { action: REFUSED, by: null, subjectId: null, userId: null, username: null },
    {
      ...about,
      action: REJECTED,
      by: other.user.username,
      reason: 'The papers cannot be read.',
      at: '2026-03-11T12:00:02.000Z',
    },
    { ...about, action: REVEALED, by: administrator.user.username, reason: null },
    { ...about, action: SUBMITTED, by: 'audited-member', reason: null },
  ]);
});

test('tells nothing of what was typed at a sign-in that failed', async () => {
  expect(JSON.stringify(await list(''))).not.toContain('nobody-knows');
});

test('is narrowed by action, subject, whoever did it, and whose record it is', async () => {
  expect(await actionsOf(`action=${REJECTED}`)).toEqual([REJECTED]);
  expect(await actionsOf('subject=user')).toEqual([REFUSED]);
  expect(await actionsOf('subject=verification&sort=oldest')).toEqual([SUBMITTED, REVEALED, REJECTED]);
  expect(await actionsOf(`by=${other.user.username.toUpperCase()}`)).toEqual([REJECTED]);
  expect(await actionsOf('by=audited')).toEqual([SUBMITTED]);
  expect(await actionsOf('by=nobody-knows')).toEqual([]);
  expect(await actionsOf(`userId=${member.user.id}`)).toEqual([REJECTED, REVEALED, SUBMITTED]);
  expect(await actionsOf('userId=somebody')).toEqual([]);
  expect(await actionsOf(`by=audited&userId=${member.user.id}&subject=verification`)).toEqual([SUBMITTED]);
  expect(await actionsOf(`by=audited&action=${REJECTED}`)).toEqual([]);
});

test('is searched by the beginning of a name, by a record and by an entry', async () => {
  const [newest] = (await list('')).items as AuditEntry[];

  expect(await actionsOf('q=audited')).toEqual([REJECTED, REVEALED, SUBMITTED]);
  expect(await actionsOf(`q=${verification}`)).toEqual([REJECTED, REVEALED, SUBMITTED]);
  expect(await actionsOf(`q=${member.user.id}`)).toEqual([REJECTED, REVEALED, SUBMITTED]);
  expect(await actionsOf(`q=${newest!.id}`)).toEqual([REFUSED]);
  expect(await actionsOf('q=.*')).toEqual([]);
});

test('ends before the last moment of a span, and comes page by page', async () => {
  const { items } = (await administrator.get(`${AUDIT}?from=${START}&to=${span.slice(5)}`)).body;
  expect(items.some(({ action }: AuditEntry) => action === SUBMITTED)).toBe(false);

  const first = await list('limit=3');
  const second = await list(`limit=3&cursor=${first.next}`);
  expect([...first.items, ...second.items].map(({ action }: AuditEntry) => action)).toEqual(
    await actionsOf(''),
  );
  expect(second.next).toBeNull();
});

test.each(['action=user_eaten', 'subject=mail', 'sort=action', 'by[$ne]=x', 'color=red', 'to=tomorrow'])(
  'refuses %s',
  async (query) => {
    expect((await administrator.get(`${AUDIT}?${query}`)).body.code).toBe('invalid_request');
  },
);

test('is also a file; that it was taken is its own newest entry', async () => {
  const { body } = await administrator.get(`${AUDIT}.csv?${span}&sort=oldest&subject=verification`);
  const lines = (body as string).trim().split('\r\n');

  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(
    `,${SUBMITTED},audited-member,${verification},${member.user.id},audited-member,`,
  );
  expect((await list('limit=1')).items[0]).toMatchObject({
    action: 'list_exported',
    by: administrator.user.username,
    reason: expect.stringMatching(/^audit\.csv .*subject=verification/),
  });
});
